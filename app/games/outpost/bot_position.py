"""A decision as the standard bot sees it, and how the bot pays."""

from collections.abc import Iterator, Sequence
from copy import copy
from functools import cached_property

from app.engine.choices import Choose
from app.engine.decisions import Action, Decision, Offer
from app.games.outpost.bot_estate import Estate, estate_of, price
from app.games.outpost.bot_outlook import Beliefs, Outlook, outlook_of
from app.games.outpost.components import RESEARCH, Resource
from app.games.outpost.sections import CardView, ColonyView, OutpostView

COIN = "coin"


class Position:
    """A decision, and the view of its seat."""

    def __init__(self, view: OutpostView, decision: Decision, beliefs: Beliefs) -> None:
        self.view = view
        self.decision = decision
        self.beliefs = beliefs
        self.colony: ColonyView = view.colonies[decision.seat]
        self.money: int = view.hands[decision.seat].total

    @cached_property
    def estate(self) -> Estate:
        """Return the bot's own colony."""
        return estate_of(self.colony, self.view.components)

    @cached_property
    def outlook(self) -> Outlook:
        return outlook_of(self.view, self.beliefs)

    @cached_property
    def cards(self) -> list[CardView]:
        """Return the hand in spending order: low cards first, Research last. Money is a single divisible card."""
        if self.view.components.money:
            return [coin(self.money)]
        return sorted(
            self.view.hands[self.decision.seat].cards, key=lambda card: (card.resource == RESEARCH, card.value, card.id)
        )

    def after(self, estate: Estate, cards: Sequence[CardView]) -> "Position":
        """Return the position after a purchase that is only thought of."""
        later = copy(self)
        later.estate, later.cards, later.money = estate, list(cards), worth(cards)
        return later

    def offers(self, action: type[Action]) -> Iterator[Offer]:
        return (offer for offer in self.decision.offers if offer.action is action)


def only_choice(offer: Offer, field: str) -> str:
    """Return the value of a field that allows only one."""
    spec = offer.fields[field]
    assert isinstance(spec, Choose)
    return str(spec.items[0])


# --- paying ------------------------------------------------------------------------------------------------------


def coin(amount: int) -> CardView:
    """Return an amount of money as a card."""
    return CardView(COIN, Resource(COIN), COIN, amount, 0)


def is_money(cards: Sequence[CardView]) -> bool:
    return bool(cards) and cards[0].kind == COIN


def payment(cards: Sequence[CardView], due: int) -> list[CardView] | None:
    """Return the cards that pay with the least loss, preferring the first ones; None if all together are too few.

    The possible sums of the first n cards are the set bits of an integer; another card shifts them by its value.
    """
    if is_money(cards):
        return [coin(max(0, due))] if due <= worth(cards) else None
    sums = [1]
    for card in cards:
        sums.append(sums[-1] | sums[-1] << card.value)
    enough = sums[-1] >> max(0, due)
    if not enough:
        return None
    total = max(0, due) + (enough & -enough).bit_length() - 1
    paid: list[CardView] = []
    for card, sums_before in zip(reversed(cards), reversed(sums[:-1]), strict=True):
        if not sums_before >> total & 1:
            paid.append(card)
            total -= card.value
    return paid


def factory_payment(position: Position, kind: Resource, count: int) -> list[CardView] | None:
    """Return the payment for factories of a kind, including the lowest Research cards, or tokens, if required."""
    cards, printed = position.cards, position.view.components
    required = count * printed.factories[kind].research_cards
    if printed.money:
        return None if position.colony.tokens < required else payment(cards, count * price(printed, kind))
    research = [card for card in cards if card.resource == RESEARCH][:required]
    if len(research) < required:
        return None
    rest = payment(without(cards, research), count * price(printed, kind) - worth(research))
    return None if rest is None else research + rest


def worth(cards: Sequence[CardView]) -> int:
    return sum(card.value for card in cards)


def without(cards: Sequence[CardView], spent: Sequence[CardView]) -> list[CardView]:
    if is_money(cards):
        return [coin(worth(cards) - worth(spent))]
    gone = {card.id for card in spent}
    return [card for card in cards if card.id not in gone]


def names(cards: Sequence[CardView] | None) -> list[str]:
    """Return the cards' ids for an action; money has none."""
    return [card.id for card in cards or () if card.kind != COIN]


def coins(cards: Sequence[CardView]) -> int:
    return worth(cards) if is_money(cards) else 0
