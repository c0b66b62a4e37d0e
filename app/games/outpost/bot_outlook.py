"""What the standard bot believes about the course of a game, and how the rest of one looks from here."""

from collections.abc import Mapping, Sequence

import msgspec

from app.games.outpost.components import UpgradeId
from app.games.outpost.sections import ColonyView, ComponentsView, OutpostView


class Rate(msgspec.Struct, frozen=True):
    """What a credit usually brings at auctions: income a round, and points; and the `most` to be spent in a round."""

    income: float
    points: float
    most: float


class Beliefs(msgspec.Struct, frozen=True):
    """What the bot takes for granted about the course of a game.

    The figures were found by letting bots with different beliefs play each other. They hang together: cheap upgrades
    later make everything dear now, so the rates are also what keeps the bot from bidding too high.
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
    """How many rounds follow this one when the leader has so many points, as measured; straight lines between."""
    rates: tuple[Rate, ...] = (Rate(0.15, 0.05, 25), Rate(0.15, 0.05, 70), Rate(0.15, 0.07, 200))
    """What money buys at auctions in eras I, II and III."""
    era_2_rounds: int = 9
    era_3_rounds: int = 2
    """How long before the end the eras are expected to have begun."""
    credits_per_point: float = 12.0
    """Price per missing point for a player who can end the game now."""
    thrift: float = 0.95
    """The part of the income that is not lost for want of change."""
    last_credit: float = 0.04
    """Points for a credit left over at the expected end: about what it would have bought in factories."""
    credit_too_late: float = 0.01
    """Points for a credit left over in what seems to be the last round; it may not be the last, after all."""
    lost_beyond_room: float = 0.8
    """The part of the money beyond the hand's room that is lost; the rest is spent in time."""
    hand_room: float = 0.02
    """Points for each card that can still be saved: saving gives more choice."""
    discount_use: float = 0.5
    """The part of the possible discounts that is used before the game ends."""
    payback: int = 4
    """In how many rounds a factory should have paid for itself, if so many are left."""
    point_price: float = 8.0
    """Credits that a factory's point may cost beyond its income."""
    mega_income: int = 60
    """From this income on there is change enough beside mega cards."""
    reluctance: float = 0.05
    """Points that each credit above the printed cost must gain besides: there will be other upgrades."""


class Outlook(msgspec.Struct, frozen=True):
    """How the rest of the game looks to everybody."""

    rounds: int
    """Rounds after this one: so often will everybody produce again."""
    era: int
    beliefs: Beliefs
    supply: Mapping[UpgradeId, float]
    """Copies of each upgrade still to be had, for each player; no more than one counts."""
    printed: ComponentsView

    def rate(self, ahead: int) -> Rate:
        """Return what money buys at auctions so many rounds from now."""
        left = self.rounds - ahead
        era = 3 if left <= self.beliefs.era_3_rounds else 2 if left <= self.beliefs.era_2_rounds else 1
        return self.beliefs.rates[max(self.era, era if ahead else 1) - 1]


def outlook_of(view: OutpostView, beliefs: Beliefs) -> Outlook:
    left = dict(view.stock)
    for offer in view.market:
        left[offer.upgrade] = left.get(offer.upgrade, 0) + 1
    supply = {name: min(1.0, copies / view.table.players) for name, copies in left.items()}
    return Outlook(rounds_left(view, beliefs), view.table.era, beliefs, supply, view.components)


def rounds_left(view: OutpostView, beliefs: Beliefs) -> int:
    """Return the expected number of further rounds: 0 if a player seems able to end the game now.

    If the game is coming to a standstill, everybody can see how many it will be (§14).
    """
    if any(may_finish(colony, view, beliefs) for colony in view.colonies):
        return 0
    if view.table.ending is not None:
        return view.table.ending.rounds - 1
    return max(1, round(height(beliefs.rounds_by_lead, max(colony.vp for colony in view.colonies))))


def may_finish(colony: ColonyView, view: OutpostView, beliefs: Beliefs) -> bool:
    """Tell whether the colony, its hand being of middling worth, might still buy the points it lacks this round."""
    money = 0.0 if colony.step == "done" else middling_worth(colony, view)
    return colony.vp + money / beliefs.credits_per_point >= view.table.victory_vp


def middling_worth(colony: ColonyView, view: OutpostView) -> float:
    """Return what a hand should be worth. Where nothing is seen of it, it is taken to hold what one round brings."""
    return colony.income if view.components.money else (colony.worth_low + colony.worth_high) / 2


def height(line: Sequence[tuple[int, float]], at: int) -> float:
    """Return how high the line through these points is at a place; it goes on level at both ends."""
    left, low = line[0]
    for right, high in line:
        if at <= right:
            return high if right == left else low + (high - low) * (at - left) / (right - left)
        left, low = right, high
    return low
