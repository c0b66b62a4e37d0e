"""One encoding for everything a state is used for: clone, snapshot and hash are the same bytes."""

from functools import cache
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from app.engine.errors import Malformed

T = TypeVar("T")

_encoder = msgspec.msgpack.Encoder()
_decoders: dict[Any, msgspec.msgpack.Decoder[Any]] = {}

# How msgspec's messages begin, and what each of them means to us. tests/engine/test_codec.py pins every row.
_MALFORMED = (
    ("Object contains unknown field", "unknown_field"),
    ("Object missing required field", "missing_field"),
    ("Invalid value", "unknown_action"),
    ("Invalid enum value", "unknown_name"),
    ("Expected `array` of length", "too_long"),
    ("Expected `object` of length", "too_long"),
    ("Expected `str` of length", "too_long"),
    ("Expected `int` <=", "out_of_range"),
    ("Expected `int` >=", "out_of_range"),
    ("Integer value out of range", "out_of_range"),
    ("Expected ", "wrong_type"),
)


def encode(state: Any) -> bytes:
    """Return a state, or a part of one, as bytes; equal states played alike have equal bytes."""
    return _encoder.encode(state)


def decode(data: bytes, kind: type[T]) -> T:
    decoder = _decoders.get(kind)
    if decoder is None:
        decoder = _decoders[kind] = msgspec.msgpack.Decoder(kind)
    state: T = decoder.decode(data)
    return state


def preload_types(*kinds: Any) -> None:
    """Make msgspec analyse these types before there are threads.

    It analyses a Struct when it first decodes one, and a second thread that decodes it meanwhile crashes the process.
    """
    for kind in kinds:
        msgspec.msgpack.Decoder(kind)


def fingerprint(data: bytes) -> str:
    """Return the hash of an encoded state: 128 bits in hexadecimal."""
    return blake2b(data, digest_size=16, person=b"frontier/state/1").hexdigest()


@cache
def holder(kinds: Any) -> Any:
    """Return a Struct with one action in it: msgspec learns a Struct once, but a bare union anew each time."""
    return msgspec.defstruct("Holder", [("action", kinds)])


def read_action(raw: Any, kinds: Any) -> Any:
    """Return the action that a raw object (as JSON gives it) spells; raise Malformed for all else.

    `kinds` is the title's union of actions. Nothing unknown passes: no field, no type, no oversized list.
    """
    if not isinstance(raw, dict):
        raise Malformed("wrong_type", where="$")
    if not isinstance(raw.get("type"), str):
        raise Malformed("missing_field" if "type" not in raw else "wrong_type", where="$.type")
    try:
        return msgspec.convert({"action": raw}, holder(kinds), strict=True).action
    except UnicodeEncodeError:
        raise Malformed("wrong_type", where="$") from None
    except msgspec.ValidationError as error:
        message = str(error)
        where = message.rpartition(" - at `")[2].rstrip("`").replace("$.action", "$", 1)
        code = next(code for start, code in _MALFORMED if message.startswith(start))
        raise Malformed(code, where=where[:100]) from None
