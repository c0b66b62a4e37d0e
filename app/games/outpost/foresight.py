"""Previews of what an action would bring or waste, for the page to show before it is taken."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

import msgspec

from app.engine.choices import Amount, Choose
from app.engine.codec import decode, encode
from app.engine.decisions import Action, Alike, EffectWire, Entry, Foresee, Offer
from app.engine.events import Seat
from app.games.outpost.actions import (
    Assign,
    Bid,
    BuyColonists,
    BuyFactories,
    BuyRobots,
    EndTurn,
    FirstTurnWater,
    OpenAuction,
)
from app.games.outpost.colony import box, do_build, do_gain, factories_built, hand_limit, robot_limit
from app.games.outpost.components import AVERAGE, WATER, Resource, UpgradeId
from app.games.outpost.editions import Rules
from app.games.outpost.hand import hand_count, hand_total
from app.games.outpost.operators import COLONIST, crews_of, manned, suggested
from app.games.outpost.payment import purse_of
from app.games.outpost.production import cards_due, income
from app.games.outpost.purchase import colonist_offers, factory_offers, robot_offers
from app.games.outpost.scoring import vp
from app.games.outpost.state import Player, State

Against = Literal["misplaced", "unstaffed", "jobless", "excess"]


class Mend(msgspec.Struct, frozen=True):
    """An action that helps against something that would go to waste. What it does not say, the page proposes."""

    against: Against
    action: str
    fields: Mapping[str, Any]


class EndTurnEffect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What goes to waste; in 1991 the idle still find work after the turns."""

    jobless: int = 0
    """Colonists without a factory to work in."""
    unstaffed: int = 0
    """Factories without an operator."""
    excess: int = 0
    """Cards beyond the hand limit when it is next looked at."""
    better: int = 0
    """The average income with the same operators in better factories, where that gives no fewer points."""
    mends: tuple[Mend, ...] = ()
    """At most one against each."""


class FirstTurnWaterEffect(msgspec.Struct, frozen=True):
    """What is given for the factory, and what it usually costs."""

    gives: int
    cost: int | None


class IncomeEffect(msgspec.Struct, frozen=True):
    """The average income of the next production with one such thing, and everybody where they are best placed."""

    income: int


def foresee(state: State, seat: Seat) -> Foresee:
    rules, player = state.rules, state.players[seat]

    def one_more(offer: Offer) -> EffectWire:
        """Foresee what one more of what is offered brings."""
        fields = named(offer)
        gained = with_one_more(rules, player, offer.action, **fields)
        return EffectWire(fields, IncomeEffect(best_income(rules, gained)))

    def won(_offer: Offer) -> EffectWire:
        """Foresee what winning the running auction brings."""
        assert state.auction is not None
        gained = with_one_more(rules, player, Bid, upgrade=state.auction.upgrade)
        return EffectWire({}, IncomeEffect(best_income(rules, gained)))

    return {
        EndTurn: lambda _action: end_turn_effect(state, seat),
        FirstTurnWater: lambda _action: FirstTurnWaterEffect(hand_total(player), box(rules).factories[WATER].cost),
        **dict.fromkeys((OpenAuction, BuyFactories, BuyColonists, BuyRobots), Alike(one_more)),
        Bid: Alike(won),
    }


def with_one_more(rules: Rules, player: Player, action: type[Action], upgrade: str = "", factory: str = "") -> Player:
    """Return the player with one of what the action acquires."""
    gained = decode(encode(player), Player)
    if upgrade:
        row = box(rules).upgrades[UpgradeId(upgrade)]
        do_gain(gained, row.id)
        gained.robots += row.robots
        factory = row.factory or ""
    if factory:
        do_build(gained, Resource(factory))
    gained.colonists += action is BuyColonists
    gained.robots += action is BuyRobots
    return gained


def best_income(rules: Rules, player: Player) -> int:
    """Return the average income with all operators where they are best placed."""
    return income(rules, msgspec.structs.replace(player, factories=manned(player, suggested(rules, player))))


def end_turn_effect(state: State, seat: Seat) -> EndTurnEffect:
    rules, player = state.rules, state.players[seat]
    best = suggested(rules, player)
    crews = (best if rules.late_assignment else crews_of(player.factories)).values()
    moved = msgspec.structs.replace(player, factories=manned(player, best))
    earned = income(rules, moved)
    gains = earned > income(rules, player) and vp(rules, moved) >= vp(rules, player)
    effect = EndTurnEffect(
        jobless=player.colonists - sum(crew[COLONIST] for crew in crews),
        unstaffed=factories_built(player) - sum(sum(crew.values()) for crew in crews),
        excess=0 if rules.money else expected_excess(rules, player),
        better=earned if gains and not rules.late_assignment else 0,
    )
    return msgspec.structs.replace(effect, mends=tuple(mends(state, seat, effect)))


def expected_excess(rules: Rules, player: Player) -> int:
    """Return how many cards are too many after the next production, or in 1991 after the turns; 0 without any now."""
    held = hand_count(rules, player)
    due = {} if rules.late_discard else cards_due(rules, player)
    coming = sum(count for resource, count in due.items() if resource not in rules.exempt)
    return max(0, held + coming - hand_limit(rules, player)) if held else 0


# --- mends -------------------------------------------------------------------------------------------------------


def mends(state: State, seat: Seat, effect: EndTurnEffect) -> Iterator[Mend]:
    """Iterate over what could be done at once against what would go to waste, as far as the player can."""
    rules, player = state.rules, state.players[seat]
    purse = purse_of(rules, player)
    if effect.better:
        yield Mend("misplaced", Assign.tag(), {"crews": suggested(rules, player)})
    if effect.unstaffed:
        robots = robot_offers(state, seat, purse) if player.robots < robot_limit(rules, player) else ()
        for offer in open_among((*colonist_offers(state, seat, purse), *robots))[:1]:
            count = min(effect.unstaffed, most(offer))
            yield Mend("unstaffed", offer.action.tag(), {"count": count})
    if effect.excess or (effect.jobless and not effect.unstaffed):
        for offer in sorted(open_among(factory_offers(state, seat, purse)), key=average)[-1:]:
            against: Against = "excess" if effect.unstaffed or not effect.jobless else "jobless"
            yield Mend(against, offer.action.tag(), {"factory": named(offer)["factory"], "count": 1})


def open_among(entries: Iterable[Entry]) -> list[Offer]:
    return [entry for entry in entries if isinstance(entry, Offer)]


def most(offer: Offer) -> int:
    """Return how many can be bought."""
    count = offer.fields["count"]
    assert isinstance(count, Amount)
    return count.high


def named(offer: Offer) -> dict[str, str]:
    """Return what tells the offer from others of its kind."""
    return {name: str(spec.items[0]) for name, spec in offer.fields.items() if isinstance(spec, Choose)}


def average(offer: Offer) -> int:
    """Return what a card of the factory is worth on average."""
    return AVERAGE[Resource(named(offer)["factory"])]
