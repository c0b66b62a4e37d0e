"""Chance: labelled streams of random numbers from one secret seed, and the promise that it was fixed beforehand.

Every draw is a keyed hash of its label and of how often that label was drawn before. So the streams do not
disturb each other (one more die rolled for the market leaves every deck as it was), the whole state of the
generator is a seed and a few counters, and knowing any number of draws tells nothing about the others.

The *commitment* is shown before the game, the seed after it. It is a hash in a domain of its own, so nothing that
is published during play is ever computed the way a draw is.
"""

from collections.abc import Iterable, Iterator, MutableSequence
from functools import lru_cache
from hashlib import blake2b, sha256
from itertools import chain
from struct import Struct
from typing import Any, Protocol, TypeVar

import msgspec

T = TypeVar("T")

SEED_BYTES = 32
_WORD = 1 << 64
_SURE = _WORD - (1 << 32)
"""Below this a word is never beyond the last full multiple of anything that is drawn here (at most 2³² sides)."""
_EIGHT_WORDS = Struct(">8Q")
_FIRST_WORD = Struct(">Q")


class RngState(msgspec.Struct):
    """The seed (hexadecimal; it leaves the server only after the end) and how often each label was drawn."""

    seed: str
    drawn: dict[str, int] = {}


class Draw(msgspec.Struct, frozen=True):
    """One act of chance as it is recorded: a roll of 1 to `sides`, or the order into which a shuffle put things."""

    label: str
    sides: int
    result: int | list[int]


class Dice(Protocol):
    """Anything that gives whole numbers from 0 to below `sides`; what samplers and bots are handed."""

    def below(self, sides: int) -> int:
        """Return a whole number from 0 to `sides` − 1, each as likely as the others."""
        ...


@lru_cache(maxsize=1024)
def commitment(seed: str) -> str:
    """Return what is shown of a seed before the game: enough to check it afterwards, useless for guessing it."""
    return sha256(b"frontier/commitment/1\n" + bytes.fromhex(seed)).hexdigest()


def is_seed(text: str) -> bool:
    try:
        return len(bytes.fromhex(text)) == SEED_BYTES and len(text) == 2 * SEED_BYTES
    except ValueError:
        return False


def seed_from(text: str) -> str:
    """Make a seed of any text: for simulations and tests, which want to name their games."""
    return sha256(b"frontier/named seed\n" + text.encode()).hexdigest()


@lru_cache(maxsize=1024)
def _source(seed: str) -> blake2b:
    """Return the hash that has taken in the seed as its key, and nothing else yet."""
    return blake2b(digest_size=64, key=bytes.fromhex(seed), person=b"frontier/draw/1")


def _block(seed: str, label: str, count: int) -> tuple[int, ...]:
    """Return the eight numbers of 64 bits that a label gives at its `count`-th turn."""
    digest = _source(seed).copy()
    digest.update(f"{label}/{count}".encode())
    return _EIGHT_WORDS.unpack(digest.digest())


class Rng:
    """The draws of one step; counts them in the state and keeps a record for whoever checks the game."""

    def __init__(self, state: RngState) -> None:
        self.state = state
        self.draws: list[Draw] = []

    def _words(self, label: str) -> Iterator[int]:
        """Go through random numbers of 64 bits; the label's counter moves on by one for every eight of them begun."""
        return chain.from_iterable(self._blocks(label))

    def _blocks(self, label: str) -> Iterator[tuple[int, ...]]:
        seed, drawn = self.state.seed, self.state.drawn
        while True:
            count = drawn.get(label, 0)
            drawn[label] = count + 1
            yield _block(seed, label, count)

    def die(self, label: str, sides: int) -> int:
        result = _below(self._words(label), sides) + 1
        self.draws.append(Draw(label, sides, result))
        return result

    def shuffle(self, label: str, things: MutableSequence[Any]) -> None:
        order, words = list(range(len(things))), self._words(label)
        for last, word in zip(range(len(order) - 1, 0, -1), words, strict=False):
            other = word % (last + 1) if word < _SURE else _below(chain((word,), words), last + 1)
            order[last], order[other] = order[other], order[last]
        things[:] = [things[index] for index in order]
        self.draws.append(Draw(label, len(order), order))


def _below(words: Iterator[int], sides: int) -> int:
    """Return a whole number below `sides`; words beyond its last full multiple would favour some and are skipped."""
    while (word := next(words)) >= _SURE and word >= _WORD - _WORD % sides:
        pass
    return word % sides


class Stream:
    """A stream of its own for samplers and bots, apart from any game's chance."""

    def __init__(self, seed: str, label: str = "stream") -> None:
        self._source = _source(seed)
        self._label = label
        self._count = 0

    def below(self, sides: int) -> int:
        self._count += 1
        digest = self._source.copy()
        digest.update(f"{self._label}/{self._count}".encode())
        word: int = _FIRST_WORD.unpack_from(digest.digest())[0]
        return word % sides


def pick(dice: Dice, things: Iterable[T]) -> T:
    options = list(things)
    return options[dice.below(len(options))]


def mixed(dice: Dice, things: Iterable[T]) -> list[T]:
    rest = list(things)
    return [rest.pop(dice.below(len(rest))) for _ in range(len(rest))]
