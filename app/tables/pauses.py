"""How long bots wait before they answer: by chance and by what everybody knows, never by what they see or think."""

from collections.abc import Sequence
from itertools import takewhile
from random import SystemRandom

import msgspec

from app.engine.bots import split_kind
from app.tables.model import Entry

MIN_FACTOR = 0.3

_chance = SystemRandom()


class Pauses(msgspec.Struct, frozen=True):
    """The settings of pauses, in seconds (see `app/settings.py`)."""

    low: float
    high: float
    haste: float
    master: float

    def draw(self) -> float:
        return _chance.uniform(self.low, self.high)

    def before_bot(self, kind: str, log: Sequence[Entry]) -> float:
        """Return the pause before a kind of bot answers at the end of this log.

        A master's pause is not shorter than its thoughts, or their length would show how hard it finds what it alone
        can see.
        """
        pause = self.draw() * pause_factor(self.haste, moves_without_people(log))
        return max(pause, self.master) if split_kind(kind)[0] == "master" else pause


def pause_factor(haste: float, consecutive: int) -> float:
    """Return the factor on a bot's pause after `consecutive` bot moves in a row.

    Long exchanges between bots speed up. Their number is public, so the pause still reveals nothing.
    """
    return max(MIN_FACTOR, haste**consecutive)


def moves_without_people(log: Sequence[Entry]) -> int:
    """Return how many of the last moves no person was asked for."""
    return sum(1 for _ in takewhile(lambda entry: entry.by_bot or "foregone" in entry.body, reversed(log)))
