"""Tables on which players attack each other."""

from typing import Any

from app.games.outpost.actions import Attack
from app.games.outpost.state import State
from tests.games.outpost.positions import cards, colony, play, position

FIFTY = "moon_ore/50"


def war(*hands: str, **options: Any) -> State:
    """Return a table with these hands on which players may attack each other; seat 0 is at it."""
    state = position(len(hands), space_terrorism="on", **options)
    for seat, hand in enumerate(hands):
        colony(state, seat, hand=hand)
    return state


def attack(state: State, asset: str, faces: str, seat: int = 0, owner: int = 1) -> State:
    """Let a seat attack another with cards of these faces."""
    return play(state, seat, Attack(owner, asset, cards(state, seat, faces), 0))
