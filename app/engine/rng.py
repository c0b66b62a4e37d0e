"""Randomness: labelled streams derived from one secret seed, and a commitment to that seed.

Every draw is a keyed hash of its label and of a counter per label. So the streams are independent (one more roll for
the market leaves every deck as it was), the generator's state is the seed and a few counters, and draws reveal nothing
about other draws.

The *commitment* is published before the game, the seed afterwards. Commitment and draws are domain-separated hashes:
nothing published during the game is computed the way a draw is.
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
"""Words below this need no rejection test, for any number of sides up to 2³²."""
_EIGHT_WORDS = Struct(">8Q")
_FIRST_WORD = Struct(">Q")


class RngState(msgspec.Struct):
    """The seed (hexadecimal; secret until the game is over) and the counter of each label."""

    seed: str
    drawn: dict[str, int] = {}


class Draw(msgspec.Struct, frozen=True):
    """A recorded draw: a roll from 1 to `sides`, or the permutation of a shuffle."""

    label: str
    sides: int
    result: int | list[int]


class Dice(Protocol):
    """A source of randomness for samplers and bots, apart from the game's own."""

    def below(self, sides: int) -> int:
        """Return a uniform integer from 0 to `sides` − 1."""
        ...


@lru_cache(maxsize=1024)
def commitment(seed: str) -> str:
    """Return a hash of the seed that is published before the game, to check the seed against afterwards."""
    return sha256(b"frontier/commitment/1\n" + bytes.fromhex(seed)).hexdigest()


def is_seed(text: str) -> bool:
    try:
        return len(bytes.fromhex(text)) == SEED_BYTES and len(text) == 2 * SEED_BYTES
    except ValueError:
        return False


def seed_from(text: str) -> str:
    """Derive a seed from any text, for reproducible simulations and tests."""
    return sha256(b"frontier/named seed\n" + text.encode()).hexdigest()


@lru_cache(maxsize=1024)
def _source(seed: str) -> blake2b:
    """Return the hash object keyed with the seed, to be copied for each draw."""
    return blake2b(digest_size=64, key=bytes.fromhex(seed), person=b"frontier/draw/1")


def _block(seed: str, label: str, count: int) -> tuple[int, ...]:
    """Return the label's block number `count`: eight 64-bit words."""
    digest = _source(seed).copy()
    digest.update(f"{label}/{count}".encode())
    return _EIGHT_WORDS.unpack(digest.digest())


class Rng:
    """The generator for one step: advances the counters in the state and records the draws."""

    def __init__(self, state: RngState) -> None:
        self.state = state
        self.draws: list[Draw] = []

    def _words(self, label: str) -> Iterator[int]:
        """Iterate over random 64-bit words; the label's counter advances once per block of eight."""
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
    """Return a uniform integer below `sides`, by rejection sampling."""
    while (word := next(words)) >= _SURE and word >= _WORD - _WORD % sides:
        pass
    return word % sides


class Stream:
    """Dice for samplers and bots, independent of any game's draws."""

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


def shuffled(dice: Dice, things: Iterable[T]) -> list[T]:
    rest = list(things)
    return [rest.pop(dice.below(len(rest))) for _ in range(len(rest))]
