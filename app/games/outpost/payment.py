"""Paying with production cards, without change (spec §11)."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from app.engine.choices import Pay, Pick
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.components import CARDS, RESEARCH, CardNumber, numbers_named, worth
from app.games.outpost.editions import Rules
from app.games.outpost.hand import do_part_with, hand, hand_total, weight
from app.games.outpost.money import NO_CARDS, do_pay_exactly
from app.games.outpost.state import Player, State

Chain = tuple[str, Any] | None
"""Cards one behind the other: quicker to lengthen than a list is to copy."""


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

    def price(self, due: int, per: str = "", including: tuple[str, ...] = ()) -> Pay | Pick:
        """Return what a payment from this hand must be: cards worth at least what is due; none, if it is money."""
        if self.money:
            return NO_CARDS
        return Pay(self.values, due, per=per, including=including, lacking="needs_research_card")


def purse_of(rules: Rules, player: Player) -> Purse:
    cards = hand(player)
    values: dict[str, int] = {held.id: held.value for held in cards}
    research = tuple([held.id for held in cards if held.resource == RESEARCH])
    return Purse(rules.money, values, hand_total(player), research, player.tokens)


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


def cheapest_payment(rules: Rules, player: Player, due: int) -> list[str]:
    """Return cards that meet the price with the least lost: the proposal of §11. Money needs none.

    Among those, the cards that free most of the hand limit, then those with the fewest Research cards. The search goes
    over all sums that the hand can make.
    """
    if rules.money:
        return []
    best: dict[int, tuple[int, int, Chain]] = {0: (0, 0, None)}
    for held in hand(player):
        freed, research = weight(rules.exempt, held), int(held.resource == RESEARCH)
        for total, (weighing, spared, chosen) in list(best.items()):
            reached = total + held.value
            found = (weighing - freed, spared + research, (held.id, chosen))
            if total < due and (reached not in best or found[:2] < best[reached][:2]):
                best[reached] = found
    chain = best[min(total for total in best if total >= due)][2]
    cards: list[str] = []
    while chain is not None:
        card_name, chain = chain
        cards.append(card_name)
    return cards[::-1]
