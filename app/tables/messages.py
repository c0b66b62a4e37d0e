"""Incoming frames, decoded from JSON. `frames.py` has the outgoing ones, `docs/protocol.md` describes both."""

from typing import Annotated, Any, Literal

import msgspec

from app.engine.errors import Malformed
from app.tables.model import MAX_REASON, ProposalKind

MAX_FRAME_BYTES = 8192
"""Maximum size of an incoming frame."""

ID_PATTERN = r"^[A-Za-z0-9._:-]{1,64}$"
ClientId = Annotated[str, msgspec.Meta(pattern=ID_PATTERN)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class Inbound(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A frame from a client. `id` is an idempotency key chosen by the client: a resent frame takes effect once."""


class Act(Inbound, frozen=True, tag="act"):
    """Answer a decision."""

    id: ClientId
    decision: Annotated[str, msgspec.Meta(max_length=80)]
    action: dict[str, Any]


class Undo(Inbound, frozen=True, tag="undo"):
    """Restore the state after log entry `to`: at once if the undo is free, else once all other players agree."""

    id: ClientId
    to: Version


class Undraft(Inbound, frozen=True, tag="undraft"):
    """Take back all but the first `keep` actions of one's draft."""

    id: ClientId
    keep: Annotated[int, msgspec.Meta(ge=0, le=999)]


class GiveOrder(Inbound, frozen=True, tag="give_order"):
    """Give a standing order, replacing one about the same thing; `id` becomes its id."""

    id: ClientId
    order: dict[str, Any]


class WithdrawOrder(Inbound, frozen=True, tag="withdraw_order"):
    """Withdraw the standing order with this id."""

    id: ClientId
    order: ClientId


class WakeOrder(Inbound, frozen=True, tag="wake_order"):
    """Reactivate a standing order that has been asleep since its moves were undone."""

    id: ClientId
    order: ClientId


class UndoAnswer(Inbound, frozen=True, tag="undo_answer"):
    """Accept or decline an undo request; declining one's own withdraws it."""

    id: ClientId
    agree: bool


class Drive(Inbound, frozen=True, tag="drive"):
    """Hand the sender's seat to a bot, or take it back."""

    id: ClientId
    driver: Literal["person", "bot"]


class StandIn(Inbound, frozen=True, tag="stand_in"):
    """Hand the seat of an absent player to a bot, so that the game can go on."""

    id: ClientId
    seat: Annotated[int, msgspec.Meta(ge=0, le=99)]


class Propose(Inbound, frozen=True, tag="propose"):
    """Propose that a bot plays for somebody who is away, that they get a new link, that another takes their seat, or
    that the game ends with the standing scores; `seat` is then one's own.
    """

    id: ClientId
    kind: ProposalKind
    seat: Annotated[int, msgspec.Meta(ge=0, le=99)]


class ProposalAnswer(Inbound, frozen=True, tag="proposal_answer"):
    """Agree to a proposal or decline it; declining one's own withdraws it."""

    id: ClientId
    proposal: Annotated[str, msgspec.Meta(max_length=32)]
    agree: bool


class Pause(Inbound, frozen=True, tag="pause"):
    """Pause the game: at once, or when it leaves the stage at hand, such as an auction."""

    id: ClientId
    reason: Annotated[str, msgspec.Meta(max_length=MAX_REASON)] = ""
    later: bool = False


class Resume(Inbound, frozen=True, tag="resume"):
    """Let a paused game go on."""

    id: ClientId


class Holiday(Inbound, frozen=True, tag="holiday"):
    """Stop one's clock until a time, in seconds since 1970; one in the past ends the holiday."""

    id: ClientId
    until: Annotated[float, msgspec.Meta(ge=0, le=2**40)]


class Sync(Inbound, frozen=True, tag="sync"):
    """Request a new snapshot; `have` is the last version received."""

    have: Version


class Chat(Inbound, frozen=True, tag="chat"):
    """Send a chat message to the table."""

    id: ClientId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Look(Inbound, frozen=True, tag="look"):
    """Say whether the page is visible, which it is unless it says otherwise. Not answered."""

    visible: bool


class Ping(Inbound, frozen=True, tag="ping"):
    """Check the connection; answered by `pong`."""


Orders = GiveOrder | WithdrawOrder | WakeOrder
AboutTheTable = Drive | StandIn | Propose | ProposalAnswer | Pause | Resume | Holiday
Request = Act | Undo | Undraft | Orders | UndoAnswer | AboutTheTable | Sync | Chat | Look | Ping

_decoder = msgspec.json.Decoder(Request)


def read_frame(data: bytes | str) -> Request:
    """Decode a frame; raise Malformed if it is too long or invalid."""
    if len(data if isinstance(data, bytes) else data.encode("utf-8", "replace")) > MAX_FRAME_BYTES:
        raise Malformed("too_long", where="$")
    try:
        request: Request = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Malformed("unreadable_frame") from None
    return request


def frame_schema() -> dict[str, Any]:
    _, kinds = msgspec.json.schema_components([Request])
    return {"anyOf": list(kinds.values())}
