"""Paying with production cards, without change (spec §11)."""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from app.engine.choices import Amount, Pay, Spec
from app.engine.decisions import Action, Alike, EffectOf, Offer, OfferWire
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.components import CARDS, RESEARCH, Card, CardNumber, Resource, numbers_named, worth
from app.games.outpost.editions import Rules
from app.games.outpost.hand import do_part_with, hand, hand_total, weight
from app.games.outpost.money import NO_CARDS, do_pay_exactly
from app.games.outpost.state import Player, State

Price = tuple[int, int]
"""What is due, and how many Research cards must be among the payment."""

Chain = tuple[str, Any] | None
"""Cards one behind the other: quicker to lengthen than a list is to copy."""

Ways = dict[tuple[int, int], tuple[int, int, Chain]]
"""By their worth and how many are Research cards: less the room they free, what those are worth, and the cards."""


class ProposedPay(Pay, frozen=True, gc=False, tag_field="spec", tag="pay"):
    """A payment as a page reads it, with the cards that are proposed for one thing, two things, and so on (§11)."""

    proposals: Sequence[Sequence[str]] = ()


class PaidOffer(Offer, frozen=True, gc=False):
    """An offer of something for a price. The proposals are worked out for pages only: bots and judges need none."""

    proposals: Callable[[], Sequence[Sequence[str]]] = tuple

    def wire(self, effect_of: EffectOf | Alike | None) -> OfferWire:
        told = Offer.wire(self, effect_of)
        proposed = ProposedPay(**msgspec.structs.asdict(self.fields["cards"]), proposals=self.proposals())
        return OfferWire(told.action, {**told.fields, "cards": proposed}, told.effects)


class Purse(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A hand seen as money."""

    money: bool
    """Whether it is credits, instead of cards."""
    values: Mapping[str, int]
    """What each card is worth."""
    total: int
    """What all of them are worth together, or how many credits there are."""
    research: tuple[str, ...]
    """The Research cards; a note for one is as good."""
    tokens: int
    """The tokens that stand for Research cards at a table that plays with money."""
    best: Callable[[Sequence[Price]], list[list[str]]]
    """Returns the payments that are proposed for these prices."""

    def offer(self, action: type[Action], price: int, fields: Mapping[str, Spec] = {}, research: int = 0) -> Offer:
        """Offer something for cards worth at least a price, with those that are proposed for it; money needs none.

        Where the fields have a `count`, the price is for each, and so is the number of Research cards it takes.
        """
        if self.money:
            return Offer(action, {**fields, "cards": NO_CARDS})
        count = fields.get("count")
        including = self.research if research else ()
        cards = Pay(self.values, price, "count" if count else "", including, lacking="needs_research_card")
        most = count.high if isinstance(count, Amount) else 1
        prices = [(price * number, research * number) for number in range(1, most + 1)]
        return PaidOffer(action, {**fields, "cards": cards}, partial(self.best, prices))


def purse_of(rules: Rules, player: Player) -> Purse:
    cards = hand(player)
    values: dict[str, int] = {held.id: held.value for held in cards}
    research = tuple([held.id for held in cards if held.resource == RESEARCH])
    return Purse(
        rules.money, values, hand_total(player), research, player.tokens, partial(best_payments, rules.exempt, cards)
    )


def do_pay(state: State, seat: Seat, cards: Sequence[str], due: int, turn: Turn) -> None:
    """Take the cards from the hand, open them, and count a purchase. What they are worth beyond the price is lost."""
    if state.rules.money and due:
        do_pay_exactly(state, seat, due, turn)
        return
    paid = numbers_named(cards)
    do_give_up(state, seat, paid, turn)
    state.players[seat].purchases += 1
    turn.tell("outpost-paid", seat=seat, cards=list(cards), total=worth(paid), due=due)


def do_give_up(state: State, seat: Seat, given: Sequence[CardNumber], turn: Turn) -> None:
    """Put printed cards face up on their discard piles; mega cards go back to the supply, notes vanish."""
    do_part_with(state.players[seat], given)
    for opened in (CARDS[number] for number in given):
        if opened.kind == "normal":
            state.decks[opened.resource].discard.append(opened.number)
            turn.reveal()
        state.known.pop(opened.number, None)


# --- what is proposed --------------------------------------------------------------------------------------------


def cheapest_payment(rules: Rules, player: Player, due: int) -> list[str]:
    """Return the payment that is proposed for a price. Money needs none."""
    return [] if rules.money else best_payments(rules.exempt, hand(player), [(due, 0)])[0]


def best_payments(exempt: tuple[Resource, ...], cards: Sequence[Card], prices: Sequence[Price]) -> list[list[str]]:
    """Return for each price the cards that pay it with the least lost (§11).

    Among those, the cards that free most of the hand limit, then those with the fewest Research cards, and the lowest.
    """
    ways = ways_to_pay(exempt, cards, *map(max, zip(*prices, strict=True)))
    ranked = sorted((total, freed, research, value) for (total, research), (freed, value, _) in ways.items())
    proposed = []
    for due, required in prices:
        start = bisect_left(ranked, (due,))
        total, _, research, _ = next(way for way in ranked[start:] if way[2] >= required)
        proposed.append(listed(ways[total, research][2]))
    return proposed


def ways_to_pay(exempt: tuple[Resource, ...], cards: Sequence[Card], due: int, required: int) -> Ways:
    """Return the best cards for each sum and number of Research cards, up to a price and a number that it requires.

    The search goes over all sums that the hand can make.
    """
    ways: Ways = {(0, 0): (0, 0, None)}
    for held in cards:
        freed, research = weight(exempt, held), int(held.resource == RESEARCH)
        spent = held.value * research
        for (total, inside), (weighing, value, chosen) in list(ways.items()):
            if total < due or inside < required:
                reached = total + held.value, inside + research
                found = weighing - freed, value + spent
                if reached not in ways or found < ways[reached][:2]:
                    ways[reached] = (*found, (held.id, chosen))
    return ways


def listed(chain: Chain) -> list[str]:
    """Return the cards of a chain, the first one first."""
    cards: list[str] = []
    while chain is not None:
        name, chain = chain
        cards.append(name)
    return cards[::-1]
