"""Games that outlive upgrades: how a game begun by an earlier version of its title is played on.

A game keeps the version it was begun with for good; `State.version` has it. Whatever a later version does differently
is a switch in the title's rules, which an earlier version has off. Whatever a later version's states hold differently
is a `Reshape`: states in memory always have today's shape, and bytes (snapshots, and what hashes are made of) always
have the shape of the version that their game was begun with. So the hash of an old move can be checked for ever.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from app.engine.codec import decode, encode

Raw = list[Any]
"""A state as plain lists, its fields in order."""


class Reshape(NamedTuple):
    """What changed in the shape of a title's states with a version: how to get there, and back again."""

    version: int
    lift: Callable[[Raw], Raw]
    """Returns a state of the version before in the new shape."""
    lower: Callable[[Raw], Raw]
    """Returns a state in the shape of the version before; it undoes `lift`."""


class Begun(msgspec.Struct, array_like=True):
    """The beginning of every state, by which its version is known before it is read."""

    version: int


def version_of(data: bytes) -> int:
    """Return the version that the game of a state was begun with."""
    return decode(data, Begun).version


def lifted(data: bytes, reshapes: Iterable[Reshape]) -> bytes:
    """Return a state of an earlier version in today's shape."""
    version, raw = version_of(data), msgspec.msgpack.decode(data)
    for reshape in reshapes:
        if reshape.version > version:
            raw = reshape.lift(raw)
    return encode(raw)


def lowered(data: bytes, reshapes: Iterable[Reshape]) -> bytes:
    """Return a state in the shape of the version that its game was begun with."""
    version, raw = version_of(data), msgspec.msgpack.decode(data)
    for reshape in reversed(list(reshapes)):
        if reshape.version > version:
            raw = reshape.lower(raw)
    return encode(raw)
