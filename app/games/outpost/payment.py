"""Paying with production cards, without change (spec §11)."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from app.engine.choices import Pay, Pick
from app.engine.events import Seat
from app.engine.game import Turn
from app.games.outpost.colony import box, hand, hand_total, weight
from app.games.outpost.components import RESEARCH, Card, CardNumber, card, number_of
from app.games.outpost.editions import Rules
from app.games.outpost.money import NO_CARDS, do_pay_exactly
from app.games.outpost.state import Player, State

Chain = tuple[str, Any] | None
"""Cards one behind the other: quicker to lengthen than a list is to copy."""


class Purse:
    """A hand seen as money; it is counted when somebody asks for the first time."""

    def __init__(self, rules: Rules, player: Player) -> None:
        self._rules = rules
        self._player = player

    @cached_property
    def values(self) -> Mapping[str, int]:
        """What each card is worth."""
        return {held.id: held.value for held in hand(self._player)}

    @cached_property
    def total(self) -> int:
        """What all of them are worth together."""
        return hand_total(self._player)

    def price(self, due: int, per: str = "", including: tuple[str, ...] = ()) -> Pay | Pick:
        """Return what a payment from this hand must be: cards worth at least what is due; none, if it is money."""
        if self._rules.money:
            return NO_CARDS
        return Pay(self.values, due, per=per, including=including, lacking="needs_research_card")


def do_pay(state: State, seat: Seat, cards: Sequence[str], due: int, turn: Turn) -> None:
    """Take the cards from the hand, open them, and count a purchase. What they are worth beyond the price is lost."""
    if state.rules.money and due:
        do_pay_exactly(state, seat, due, turn)
        return
    paid = do_give_up(state, seat, map(number_of, cards), turn)
    state.players[seat].purchases += 1
    total = sum(spent.value for spent in paid)
    turn.tell("outpost-paid", seat=seat, cards=[spent.id for spent in paid], total=total, due=due)


def do_give_up(state: State, seat: Seat, numbers: Iterable[CardNumber], turn: Turn) -> list[Card]:
    """Put normal cards face up on their discard piles; mega cards go back to the supply, notes vanish."""
    player = state.players[seat]
    given = []
    for number in numbers:
        player.hand.remove(number)
        state.known.pop(number, None)
        spent = card(number)
        given.append(spent)
        if spent.kind == "normal":
            turn.reveal()
            state.decks[spent.resource].discard.append(box(state.rules).numbers[spent.id])
    return given


def cheapest_payment(rules: Rules, player: Player, due: int) -> list[str]:
    """Return cards that meet the price with the least lost: the proposal of §11. Money needs none.

    Among those, the cards that free most of the hand limit, then those with the fewest Research cards. The search goes
    over all sums that the hand can make.
    """
    if rules.money:
        return []
    best: dict[int, tuple[int, int, Chain]] = {0: (0, 0, None)}
    for held in hand(player):
        freed, research = weight(rules, held), int(held.resource == RESEARCH)
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
