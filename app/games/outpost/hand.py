"""The cards in a player's hand: what they are worth, and how much of the hand limit they take up (spec §2.7, §9)."""

from collections.abc import Iterable, Sequence

from app.games.outpost.components import CARDS, HIGHEST, Card, CardNumber, Resource, worth
from app.games.outpost.editions import Rules
from app.games.outpost.state import Player

MEGA_WEIGHT = 4


def hand(player: Player) -> list[Card]:
    return [CARDS[number] for number in player.hand]


def do_part_with(player: Player, given: Sequence[CardNumber]) -> None:
    player.hand = [number for number in player.hand if number not in given]


def hand_total(player: Player) -> int:
    """Return what the whole hand is worth, in cards or in money. Only its owner may know."""
    return player.cash + worth(player.hand)


def has_empty_hand(rules: Rules, player: Player) -> bool:
    """Tell whether all see that the player has nothing to pay with; money is behind a screen."""
    return not rules.money and not player.hand


def highest_possible_total(player: Player) -> int:
    """Return the maximum value of the hand as far as the backs of its cards tell (§17.4)."""
    return sum(HIGHEST[held.resource] if held.kind == "normal" else held.value for held in hand(player))


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
    return sum(weight(rules.exempt, held) for held in hand(player))
