"""Paying with production cards, without change (spec §11)."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from app.engine.choices import Pay
from app.engine.events import Seat
from app.engine.game import Turn
from app.games.outpost.colony import box, hand, weight
from app.games.outpost.components import RESEARCH, CardId, card
from app.games.outpost.editions import Rules
from app.games.outpost.state import Player, State

Chain = tuple[str, Any] | None
"""Cards one behind the other: quicker to lengthen than a list is to copy."""


class Purse(msgspec.Struct, frozen=True):
    """A hand seen as money: what each card is worth, and all of them together."""

    values: Mapping[str, int]
    total: int

    def price(self, due: int, per: str = "", including: tuple[str, ...] = ()) -> Pay:
        """Return what a payment from this hand must be: any cards worth at least what is due."""
        return Pay(self.values, due, per=per, including=including, lacking="needs_research_card")


def purse(player: Player) -> Purse:
    """Return the player's hand as money."""
    values: dict[str, int] = {name: card(name).value for name in player.hand}
    return Purse(values, sum(values.values()))


def do_pay(state: State, seat: Seat, cards: Sequence[str], due: int, turn: Turn) -> None:
    """Take the cards from the hand, open them, and count a purchase. What they are worth beyond the price is lost."""
    names = [CardId(name) for name in cards]
    do_give_up(state, seat, names, turn)
    state.players[seat].purchases += 1
    turn.tell("outpost-paid", seat=seat, cards=names, total=sum(card(name).value for name in names), due=due)


def do_give_up(state: State, seat: Seat, cards: Sequence[CardId], turn: Turn) -> None:
    """Put normal cards face up on their discard piles; mega cards go back to the supply, notes vanish."""
    player = state.players[seat]
    for name in cards:
        player.hand.remove(name)
        spent = card(name)
        if spent.kind == "normal":
            turn.reveal()
            state.decks[spent.resource].discard.append(box(state.rules).numbers[name])


def cheapest_payment(rules: Rules, player: Player, due: int) -> list[str]:
    """Return cards that meet the price with the least lost: the proposal of §11.

    Among those, the cards that free most of the hand limit, then those with the fewest Research cards. The search goes
    over all sums that the hand can make.
    """
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
