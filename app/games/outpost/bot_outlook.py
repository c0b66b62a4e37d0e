"""What the standard bot assumes about the course of a game, and its forecast for the rest of the current one."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from app.engine.codec import decode, encode
from app.games.outpost.bot_estate import POINTS, crews_of, estate_of
from app.games.outpost.components import UpgradeId
from app.games.outpost.sections import ColonyView, ComponentsView, OutpostView
from app.games.outpost.view import components_view

if TYPE_CHECKING:
    from app.games.outpost.bot_values import Economy


class Rate(msgspec.Struct, frozen=True):
    """What a credit typically buys at auctions: income per round, and points; `most` is the limit per round."""

    income: float
    points: float
    most: float


class Beliefs(msgspec.Struct, frozen=True):
    """The bot's parameters, tuned by letting bots with different ones play each other.

    They depend on each other: if upgrades are assumed to be cheap later, nothing is worth much now, so the rates are
    also what keeps the bot from bidding too high.
    """

    rounds_by_lead: tuple[tuple[int, float], ...] = (
        (3, 15),
        (6, 12.5),
        (10, 9),
        (14, 7.2),
        (18, 6),
        (22, 5),
        (26, 4),
        (30, 3.4),
        (38, 2.2),
        (46, 1.4),
        (58, 1),
    )
    """Measured number of remaining rounds by the leader's points; interpolated linearly."""
    rates: tuple[Rate, ...] = (Rate(0.15, 0.05, 25), Rate(0.15, 0.05, 70), Rate(0.15, 0.07, 200))
    """What money buys at auctions in eras I, II and III."""
    era_2_rounds: int = 9
    era_3_rounds: int = 2
    """Number of rounds before the end at which the eras are expected to begin."""
    credits_per_point: float = 12.0
    """Price per missing point for a player who can end the game now."""
    thrift: float = 0.95
    """Share of the income that is not lost as change."""
    last_credit: float = 0.04
    """Points per credit left at the expected end: about what it would have bought in factories."""
    credit_too_late: float = 0.01
    """Points per credit left in what seems to be the last round, in case it is not."""
    lost_beyond_room: float = 0.8
    """Share of the money above the hand limit that is lost; the rest is spent in time."""
    hand_room: float = 0.02
    """Points per card that the hand limit leaves room for: saving gives more choice."""
    discount_use: float = 0.5
    """Share of the available discounts that is used before the game ends."""
    payback: int = 4
    """Number of rounds in which a factory must pay for itself, if that many remain."""
    point_price: float = 8.0
    """Credits that each of a factory's points is worth."""
    mega_income: int = 60
    """Minimum income for taking mega cards; below it, low cards for exact payments matter more."""
    reluctance: float = 0.05
    """Points that winning must gain per credit above the printed cost: there will be other upgrades."""
    plans: int = 5
    """Number of plans for the last round that are continued at a time; with none, it buys one thing after another."""
    fondness: float = 0.0
    """Points that every running factory counts beyond what it earns and scores."""
    bluff: float = 0.0
    """Up to which share of what a rival is expected to pay the bot raises beyond its limit."""
    leap: float = 0.0
    """How far an opening bid goes from the printed cost to the limit."""


class Outlook(msgspec.Struct, frozen=True):
    """Forecast of the rest of the game, from public information."""

    rounds: int
    """Number of rounds, and so of productions, after this one."""
    era: int
    beliefs: Beliefs
    supply: Mapping[UpgradeId, float]
    """Remaining copies of each upgrade per player, at most 1."""
    printed: ComponentsView
    economies: dict[bytes, "Economy"] = {}
    """Economies of estates that were evaluated before, by the encoding of the estate."""

    def rate(self, ahead: int) -> Rate:
        """Return what money buys at auctions this many rounds from now."""
        left = self.rounds - ahead
        era = 3 if left <= self.beliefs.era_3_rounds else 2 if left <= self.beliefs.era_2_rounds else 1
        return self.beliefs.rates[max(self.era, era if ahead else 1) - 1]


def outlook_of(view: OutpostView, beliefs: Beliefs) -> Outlook:
    left = dict(view.stock)
    for offer in view.market:
        left[offer.upgrade] = left.get(offer.upgrade, 0) + 1
    rules = encode(view.facts.rules)
    return outlook(rounds_left(view, beliefs), view.table.era, beliefs, encode(left), view.table.players, rules)


@lru_cache(maxsize=256)
def outlook(rounds: int, era: int, beliefs: Beliefs, left: bytes, players: int, rules: bytes) -> Outlook:
    """Return an outlook; it is cached for the sake of the economies that were evaluated with it."""
    supply = {name: min(1.0, copies / players) for name, copies in decode(left, dict[UpgradeId, int]).items()}
    return Outlook(rounds, era, beliefs, supply, components_view(rules))


def rounds_left(view: OutpostView, beliefs: Beliefs) -> int:
    """Return the expected number of further rounds: 0 if a player seems able to end the game now.

    If the game is coming to a standstill, the number is public (§14).
    """
    standings = [standing(colony, view) for colony in view.colonies]
    if any(may_finish(colony, points, view, beliefs) for colony, points in zip(view.colonies, standings, strict=True)):
        return 0
    if view.table.ending is not None:
        return view.table.ending.rounds - 1
    return max(1, round(interpolate(beliefs.rounds_by_lead, max(standings))))


def standing(colony: ColonyView, view: OutpostView) -> int:
    """Return a colony's points, where operators are assigned after all turns as if they had been."""
    if not view.facts.rules.late_assignment:
        return colony.vp
    running = sum(POINTS[kind] * crew.operated for kind, crew in colony.factories.items())
    return colony.vp - running + sum(POINTS[kind] for kind in crews_of(estate_of(colony, view.components)).running)


def may_finish(colony: ColonyView, points: int, view: OutpostView, beliefs: Beliefs) -> bool:
    """Return whether a colony with an average hand could still buy its missing points this round."""
    money = 0.0 if colony.step == "done" else expected_hand_worth(colony, view)
    return points + money / beliefs.credits_per_point >= view.table.victory_vp


def expected_hand_worth(colony: ColonyView, view: OutpostView) -> float:
    """Return the expected value of a hand; one round's income if money is hidden."""
    return colony.income if view.components.money else (colony.worth_low + colony.worth_high) / 2


def interpolate(line: Sequence[tuple[int, float]], at: int) -> float:
    """Interpolate linearly between points; constant beyond both ends."""
    left, low = line[0]
    for right, high in line:
        if at <= right:
            return high if right == left else low + (high - low) * (at - left) / (right - left)
        left, low = right, high
    return low
