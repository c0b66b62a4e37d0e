"""Frames from a page, as JSON. What pages are sent is in `frames.py`, the description of both in `docs/protocol.md`."""

from typing import Annotated, Any, Literal

import msgspec

from app.engine.errors import Malformed

MOST_BYTES = 8192
"""The longest frame that a client may send."""

ID_PATTERN = r"^[A-Za-z0-9._:-]{1,64}$"
ClientId = Annotated[str, msgspec.Meta(pattern=ID_PATTERN)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class Inbound(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A frame from a client. `id` is the client's own name for it: resending the same one does nothing twice."""


class Act(Inbound, frozen=True, tag="act"):
    """Answer a decision."""

    id: ClientId
    decision: Annotated[str, msgspec.Meta(max_length=80)]
    action: dict[str, Any]


class Undo(Inbound, frozen=True, tag="undo"):
    """Go back to how the table was after entry `to`: at once where that is free, else with everybody's consent."""

    id: ClientId
    to: Version


class Undraft(Inbound, frozen=True, tag="undraft"):
    """Take back all but the first `keep` actions of one's draft."""

    id: ClientId
    keep: Annotated[int, msgspec.Meta(ge=0, le=999)]


class UndoAnswer(Inbound, frozen=True, tag="undo_answer"):
    """Agree to going back, or not."""

    id: ClientId
    agree: bool


class Drive(Inbound, frozen=True, tag="drive"):
    """Let a bot play one's own seat, or take it back."""

    id: ClientId
    driver: Literal["person", "bot"]


class StandIn(Inbound, frozen=True, tag="stand_in"):
    """Let a bot play for somebody who has been away for a while, so that the others can play on."""

    id: ClientId
    seat: Annotated[int, msgspec.Meta(ge=0, le=99)]


class Sync(Inbound, frozen=True, tag="sync"):
    """Ask for all anew; `have` is the last version that was understood."""

    have: Version


class Chat(Inbound, frozen=True, tag="chat"):
    """Say something to everybody at the table."""

    id: ClientId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Ping(Inbound, frozen=True, tag="ping"):
    """Ask whether anybody is there."""


Request = Act | Undo | Undraft | UndoAnswer | Drive | StandIn | Sync | Chat | Ping

_decoder = msgspec.json.Decoder(Request)


def read_frame(data: bytes | str) -> Request:
    """Return the frame that a client sent; raise Malformed for anything else."""
    if len(data if isinstance(data, bytes) else data.encode("utf-8", "replace")) > MOST_BYTES:
        raise Malformed("too_long", where="$")
    try:
        request: Request = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Malformed("unreadable_frame") from None
    return request


def frame_schema() -> dict[str, Any]:
    _, kinds = msgspec.json.schema_components([Request])
    return {"anyOf": list(kinds.values())}
