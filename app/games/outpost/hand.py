"""The cards in a player's hand: what they are worth, and how much of the hand limit they take up (spec §2.7, §9).

A hand stays the same for some moves: what is said of each card in it is put together once.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from app.games.outpost.components import BEYOND, CARDS, HIGHEST, PRINTED, Card, CardNumber, Resource, worth
from app.games.outpost.editions import Rules
from app.games.outpost.state import Player

MEGA_WEIGHT = 4

FACE_VALUES = bytes(each.value for each in PRINTED).ljust(BEYOND, b"\0")
HIGHEST_VALUES = bytes(HIGHEST[each.resource] for each in PRINTED).ljust(BEYOND, b"\0")
"""By number, what a printed card is worth, and the most that it can be for all that its back tells."""


def hand(player: Player) -> tuple[Card, ...]:
    """Return the cards in hand."""
    return cards_of(player.cards, player.open_cards)


@lru_cache(maxsize=1024)
def cards_of(secret: bytes, shown: tuple[CardNumber, ...]) -> tuple[Card, ...]:
    """Return a hand of these printed cards, and these mega cards and notes."""
    return tuple(map(CARDS.__getitem__, (*secret, *shown)))


def do_take(player: Player, taken: Iterable[CardNumber]) -> None:
    """Put cards into the hand."""
    for number in taken:
        if number < BEYOND:
            player.cards += bytes((number,))
        else:
            player.open_cards += (number,)


def do_part_with(player: Player, given: Sequence[CardNumber]) -> bytes:
    """Take cards out of the hand; return those of them that are printed."""
    if not player.open_cards:
        printed = bytes(given)
    else:
        printed = bytes([number for number in given if number < BEYOND])
        if len(printed) < len(given):
            player.open_cards = tuple([number for number in player.open_cards if number not in given])
    player.cards = player.cards.translate(None, printed)
    return printed


def hand_total(player: Player) -> int:
    """Return what the whole hand is worth, in cards or in money. Only its owner may know."""
    return player.cash + sum(player.cards.translate(FACE_VALUES)) + worth(player.open_cards)


def highest_possible_total(player: Player) -> int:
    """Return the most that the hand can be worth for somebody who sees only the cards' backs (§17.4)."""
    return sum(player.cards.translate(HIGHEST_VALUES)) + worth(player.open_cards)


# --- the hand limit ----------------------------------------------------------------------------------------------


def weight(exempt: tuple[Resource, ...], held: Card) -> int:
    """Return how much of the hand limit a card takes up."""
    if held.kind == "mega":
        return MEGA_WEIGHT
    return 0 if held.resource in exempt else 1


def weights(exempt: tuple[Resource, ...], cards: Iterable[Card]) -> dict[str, int]:
    """Return how much of the hand limit each of these cards takes up, by name."""
    return {held.id: weight(exempt, held) for held in cards}


def hand_count(rules: Rules, player: Player) -> int:
    """Return how much of the hand limit is taken up."""
    return _count(rules.exempt, player.cards, player.open_cards)


@lru_cache(maxsize=1024)
def _count(exempt: tuple[Resource, ...], secret: bytes, shown: tuple[CardNumber, ...]) -> int:
    counted = len(secret.translate(None, _printed_of(exempt)))
    return counted + sum([weight(exempt, CARDS[number]) for number in shown])


@lru_cache(maxsize=16)
def _printed_of(resources: tuple[Resource, ...]) -> bytes:
    return bytes(each.number for each in PRINTED if each.resource in resources)
