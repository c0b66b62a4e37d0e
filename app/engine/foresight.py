"""Previews: an action is performed on a copy until its outcome depends on chance or on hidden information.

Used to show the effects of an action before it is taken (`Decision.foresee`), and by bots that look ahead.
"""

from collections.abc import Callable, MutableSequence
from typing import Any, NoReturn

from app.engine.events import Event
from app.engine.rng import Rng, RngState
from app.engine.turn import Turn


class Unforeseen(Exception):
    """The rest of the outcome depends on chance or on hidden information."""


class _NoChance(Rng):
    def die(self, label: str, sides: int) -> NoReturn:
        raise Unforeseen

    def shuffle(self, label: str, things: MutableSequence[Any]) -> NoReturn:
        raise Unforeseen


class Foresight(Turn):
    """A turn that stops at the first random draw or reveal. Rules must call `reveal` before they use a secret."""

    def __init__(self) -> None:
        super().__init__(RngState(""))
        self.rng = _NoChance(self.rng.state)

    def reveal(self) -> NoReturn:
        raise Unforeseen


def foreseen(act: Callable[[Turn], None]) -> tuple[list[Event], bool]:
    """Run `act` as far as it can be foreseen; return its events, and whether it ran to the end."""
    turn = Foresight()
    try:
        act(turn)
    except Unforeseen:
        return turn.events, False
    return turn.events, True
