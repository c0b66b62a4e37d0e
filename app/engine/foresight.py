"""Looking ahead as far as anybody honestly can: an action is carried out on a copy until chance or a secret decides.

For titles that tell with a decision what its actions would do (`Decision.foresee`), and for bots that try things out.
"""

from collections.abc import Callable, MutableSequence
from typing import Any, NoReturn

from app.engine.events import Event
from app.engine.rng import Rng, RngState
from app.engine.turn import Turn


class Unforeseen(Exception):
    """From here on, chance or something hidden decides."""


class _NoChance(Rng):
    """Dice that nobody can throw."""

    def die(self, label: str, sides: int) -> NoReturn:
        raise Unforeseen

    def shuffle(self, label: str, things: MutableSequence[Any]) -> NoReturn:
        raise Unforeseen


class Foresight(Turn):
    """A turn that stops where chance would be needed or something hidden be shown.

    It asks of a title that it says `reveal` before it uses what was hidden.
    """

    def __init__(self) -> None:
        super().__init__(RngState(""))
        self.rng = _NoChance(self.rng.state)

    def reveal(self) -> NoReturn:
        raise Unforeseen


def foreseen(act: Callable[[Turn], None]) -> tuple[list[Event], bool]:
    """Let something happen as far as it can be foreseen; return what was told, and whether that is all of it."""
    turn = Foresight()
    try:
        act(turn)
    except Unforeseen:
        return turn.events, False
    return turn.events, True
