"""The cards in a player's hand: what they are worth, and how much of the hand limit they take up (spec §2.7, §9).

A hand stays the same for some moves: what is said of each card in it is put together once.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from app.games.outpost.components import HIGHEST, PRINTED, Card, CardNumber, Resource, card
from app.games.outpost.editions import Rules
from app.games.outpost.state import Player

MEGA_WEIGHT = 4

VALUES = tuple(each.value for each in PRINTED)
HIGHEST_VALUES = tuple(HIGHEST[each.resource] for each in PRINTED)
"""By number, what a card is worth, and the most that its back allows."""


def hand(player: Player) -> tuple[Card, ...]:
    """Return the cards in hand."""
    return cards_of(player.cards, player.open_cards)


@lru_cache(maxsize=1024)
def cards_of(secret: bytes, shown: tuple[CardNumber, ...]) -> tuple[Card, ...]:
    """Return a hand of these printed cards, and these mega cards and notes."""
    return tuple([card(number) for number in (*secret, *shown)])


def do_take(player: Player, taken: Iterable[Card]) -> None:
    """Put cards into the hand."""
    for each in taken:
        if each.kind == "normal":
            player.cards += bytes((each.number,))
        else:
            player.open_cards += (each.number,)


def do_part_with(player: Player, given: Sequence[Card]) -> None:
    """Take cards out of the hand."""
    secret = bytes([each.number for each in given if each.kind == "normal"])
    player.cards = player.cards.translate(None, secret)
    if len(secret) < len(given):
        gone = [each.number for each in given]
        player.open_cards = tuple([number for number in player.open_cards if number not in gone])


def hand_total(player: Player) -> int:
    """Return what the whole hand is worth, in cards or in money. Only its owner may know."""
    return player.cash + sum(map(VALUES.__getitem__, player.cards)) + open_total(player)


def highest_possible_total(player: Player) -> int:
    """Return the most that the hand can be worth for somebody who sees only the cards' backs (§17.4)."""
    return sum(map(HIGHEST_VALUES.__getitem__, player.cards)) + open_total(player)


def open_total(player: Player) -> int:
    """Return what the mega cards and notes in hand are worth."""
    return sum([card(number).value for number in player.open_cards])


# --- the hand limit ----------------------------------------------------------------------------------------------


def weight(rules: Rules, held: Card) -> int:
    """Return how much of the hand limit a card takes up."""
    return _weight(rules.exempt, held)


def _weight(exempt: tuple[Resource, ...], held: Card) -> int:
    if held.kind == "mega":
        return MEGA_WEIGHT
    return 0 if held.resource in exempt else 1


def weights(rules: Rules, player: Player) -> Mapping[str, int]:
    """Return how much of the hand limit each card in hand takes up, by name."""
    return _weights(rules.exempt, player.cards, player.open_cards)


@lru_cache(maxsize=1024)
def _weights(exempt: tuple[Resource, ...], secret: bytes, shown: tuple[CardNumber, ...]) -> Mapping[str, int]:
    return {held.id: _weight(exempt, held) for held in cards_of(secret, shown)}


def hand_count(rules: Rules, player: Player) -> int:
    """Return how much of the hand limit is taken up."""
    return _count(rules.exempt, player.cards, player.open_cards)


@lru_cache(maxsize=1024)
def _count(exempt: tuple[Resource, ...], secret: bytes, shown: tuple[CardNumber, ...]) -> int:
    counted = len(secret.translate(None, _printed_of(exempt)))
    return counted + sum([_weight(exempt, card(number)) for number in shown])


@lru_cache(maxsize=16)
def _printed_of(resources: tuple[Resource, ...]) -> bytes:
    return bytes(each.number for each in PRINTED if each.resource in resources)
