"""The encoding of states (MessagePack): the same bytes serve for cloning, snapshots and hashes."""

from functools import cache
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from app.engine.errors import Malformed

T = TypeVar("T")

_encoder = msgspec.msgpack.Encoder()
_decoders: dict[Any, msgspec.msgpack.Decoder[Any]] = {}

# Error codes by the beginning of msgspec's messages. tests/engine/test_codec.py pins every row.
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
    """Encode a state or a part of one. States reached by the same moves encode to the same bytes."""
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
def wrapper(kinds: Any) -> Any:
    """Return a Struct that wraps an action: msgspec caches its analysis of a Struct, but not of a bare union."""
    return msgspec.defstruct("Holder", [("action", kinds)])


def read_action(raw: Any, kinds: Any) -> Any:
    """Convert a JSON object into one of the title's union of actions; raise Malformed if it is invalid in any way."""
    if not isinstance(raw, dict):
        raise Malformed("wrong_type", where="$")
    if not isinstance(raw.get("type"), str):
        raise Malformed("missing_field" if "type" not in raw else "wrong_type", where="$.type")
    try:
        return msgspec.convert({"action": raw}, wrapper(kinds), strict=True).action
    except UnicodeEncodeError:
        raise Malformed("wrong_type", where="$") from None
    except msgspec.ValidationError as error:
        message = str(error)
        where = message.rpartition(" - at `")[2].rstrip("`").replace("$.action", "$", 1)
        code = next(code for start, code in _MALFORMED if message.startswith(start))
        raise Malformed(code, where=where[:100]) from None
