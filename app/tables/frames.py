"""Frames to a page, as JSON: one Struct each, with all that leaves the server. `docs/protocol.md` describes them.

What pages send is in `messages.py`.
"""

from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from app.engine.decisions import DecisionWire
from app.engine.events import Seat
from app.engine.views import Update
from app.tables.model import Driver, EntryKind
from app.tables.position import UndoRequest
from app.tables.public import PublicTable, RolePayload


class EventLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as far as the viewer may know it, and what a page must know of its fading."""

    key: str
    params: Mapping[str, Any]
    fading: tuple[str, ...] = ()
    closes: bool = False


class LogLine(msgspec.Struct, frozen=True):
    """An entry of the log as the viewer may read it."""

    seq: int
    kind: EntryKind
    seat: Seat | None
    bot: bool
    to: int | None
    """Of an undo: the entry that it goes back to."""
    driver: Driver | None
    by: Seat | None
    """Of a change of driver: whose wish it was, if not the seat's own."""
    at: float
    events: list[EventLine]


class Undo(msgspec.Struct, frozen=True):
    """How far back the viewer may go: entries to go back to, for the `to` of an `undo`."""

    step: int | None = None
    """Before one's last move, at once."""
    start: int | None = None
    """As far as one may go at once, if that is further."""
    ask: int | None = None
    """Before one's last move, if everybody agrees."""
    draft: int | None = None
    """How much to keep of one's draft for the last of it to be taken back, for the `keep` of an `undraft`."""
    request: UndoRequest | None = None
    """What everybody is being asked."""


class Frame(msgspec.Struct, frozen=True, tag_field="type"):
    """A frame to a page."""


class Lobby(Frame, frozen=True, tag="lobby"):
    """The table before the game."""

    table: PublicTable
    you: RolePayload
    v: int = 0


class Snapshot(Frame, frozen=True, tag="snapshot"):
    """All that the viewer may see of a game."""

    v: int
    view: Any
    decision: DecisionWire | None
    """What the viewer is asked; nobody is told what others may answer."""
    undo: Undo
    draft: list[EventLine]
    """What the viewer has done behind the screen: open to nobody else yet."""
    log: list[LogLine]
    table: PublicTable
    you: RolePayload
    over: bool


class Step(LogLine, frozen=True, tag_field="type", tag="step", omit_defaults=True):
    """An entry of the log and what it changed in the viewer's view.

    `set`, `fields` and `rows` (see `app/engine/views.py`) are the same for everybody; `own` has the same three for what
    this viewer sees differently.
    """

    v: int
    decision: DecisionWire | None
    undo: Undo
    draft: list[EventLine] = []
    set: Mapping[str, Any] = {}
    fields: Mapping[str, Any] = {}
    rows: Mapping[str, Any] = {}
    own: Update = {}


class TableChanged(Frame, frozen=True, tag="table"):
    """The table after a change, and what one is at it now."""

    table: PublicTable
    you: RolePayload


class Presence(Frame, frozen=True, tag="presence"):
    """Who is here: seats, and how many spectators."""

    seats: list[Seat]
    spectators: int


class Chat(Frame, frozen=True, tag="chat"):
    """A line of chat. Names can be alike, seats cannot."""

    number: int
    seat: Seat | None
    name: str
    text: str
    at: float


class Ack(Frame, frozen=True, tag="ack"):
    """A message has been stored: `v` is its entry of the log, or its line of chat."""

    id: str
    v: int


class Refused(Frame, frozen=True, tag="refused"):
    """Why a message was not accepted; without an `id`, why the socket is closed."""

    code: str
    params: Mapping[str, Any] = {}
    id: str = ""


class Pong(Frame, frozen=True, tag="pong"):
    """The newest entry of the log, so that a page notices what it has missed."""

    v: int


Outbound = Lobby | Snapshot | Step | TableChanged | Presence | Chat | Ack | Refused | Pong
KINDS: tuple[type[msgspec.Struct], ...] = get_args(Outbound)

_encoder = msgspec.json.Encoder()


def encode(frame: Outbound) -> bytes:
    return _encoder.encode(frame)
