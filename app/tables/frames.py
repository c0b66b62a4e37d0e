"""Outgoing frames, one Struct each, encoded as JSON. `messages.py` has the incoming ones, `docs/protocol.md` both."""

from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from app.engine.decisions import DecisionWire, OfferWire
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.views import Update
from app.tables.lessons import LessonPlace
from app.tables.model import Driver, EntryKind, ProposalKind
from app.tables.public import PublicTable, RolePayload


class EventLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as the viewer may read it; for `fading` and `closes` see `app/engine/events.py`."""

    key: str
    params: Mapping[str, Any]
    fading: tuple[str, ...] = ()
    closes: bool = False


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A log entry as the viewer may read it."""

    seq: int
    kind: EntryKind
    seat: Seat | None
    """The acting seat; null for the start."""
    bot: bool
    to: int | None
    """Undo entries: the entry to go back to."""
    driver: Driver | None
    by: Seat | None
    """Driver changes: the seat that requested it, if another."""
    at: float
    events: list[EventLine]
    practice: bool = False
    """Undo entries: the only person at the table took back what had shown something."""
    what: ProposalKind | None = None
    """Entries about a proposal: its kind."""
    of: Seat | None = None
    """Entries about a proposal: its seat."""
    was: str | None = None
    """Entries about a proposal or a seat that was given away: the name of whose it was."""
    reason: str = ""
    """Pauses: why, in the words of whoever paused the game."""
    during: str = ""
    """Pauses: the stage after which they begin; empty if at once."""
    until: float | None = None
    """Holidays: when they end; 0 if they have."""
    late: bool = False
    """Moves: a bot made it, because the seat's time was up."""
    ordered: bool = False
    """Moves: made by a standing order. Sent to the order's own person, and to everybody after the end."""


class GivenOrder(msgspec.Struct, frozen=True):
    """A standing order: `order` is what was given."""

    id: str
    seat: Seat
    order: Mapping[str, Any]
    asleep: bool
    """Whether what it had done was taken back; a `wake_order` frame lets it act again."""
    ended: Refusal | None
    """Why it is over: its answer was not legal, or what it was about has gone."""


class ClocksWire(msgspec.Struct, frozen=True):
    """What the clocks show at the server's time `now`: by seat the seconds left, and when a running one is up."""

    now: float
    left: list[float]
    due: list[float | None]


class OrdersWire(msgspec.Struct, frozen=True):
    """What the viewer has ordered and may order; of a finished game what everybody had ordered."""

    given: list[GivenOrder]
    offers: list[OfferWire]
    due: bool
    """Whether one of them is about to answer the viewer's decision."""


class UndoRequest(msgspec.Struct, frozen=True):
    """An open request for an undo to the entry `to`, by a seat; the seats in `waiting` have not answered yet."""

    to: int
    by: Seat
    agreed: list[Seat]
    waiting: list[Seat]
    moves: list[int]
    """The entries of the moves that would be undone."""
    revealed: list[EventLine]
    """What everybody has seen in these moves and could not unsee."""


class Undo(msgspec.Struct, frozen=True):
    """How far the viewer may undo. `step`, `start` and `ask` are values for the `to` of an `undo` frame."""

    step: int | None = None
    """Undoes the viewer's last move without asking."""
    start: int | None = None
    """Undoes as many moves as possible without asking, if more than one."""
    ask: int | None = None
    """Undoes the viewer's last move if all other players agree."""
    draft: int | None = None
    """The `keep` of an `undraft` that takes back the last action of the viewer's draft."""
    request: UndoRequest | None = None
    """The open request for an undo."""


class Frame(msgspec.Struct, frozen=True, tag_field="type"):
    """An outgoing frame."""


class Lobby(Frame, frozen=True, tag="lobby"):
    """The table before the game has started."""

    table: PublicTable
    you: RolePayload
    v: int = 0


class Snapshot(Frame, frozen=True, tag="snapshot"):
    """Everything the viewer may see of a running or finished game."""

    v: int
    view: Any
    decision: DecisionWire | None
    """The viewer's own open decision."""
    undo: Undo
    draft: list[EventLine]
    """What the viewer has done behind the screen: open to nobody else yet."""
    orders: OrdersWire | None
    """The viewer's own; null for spectators."""
    log: list[LogLine]
    table: PublicTable
    you: RolePayload
    over: bool
    practice: bool
    """Whether the only person at the table has ever taken back what had shown something."""
    lesson: LessonPlace | None = None
    """Where the learner is in a lesson."""
    clocks: ClocksWire | None = None


class Step(LogLine, frozen=True, tag_field="type", tag="step", omit_defaults=True, kw_only=True):
    """A new log entry and the resulting changes of the viewer's view.

    `set`, `fields` and `rows` (see `app/engine/views.py`) are the same for all viewers; `own` has the same three for
    sections that differ between viewers.
    """

    v: int
    decision: DecisionWire | None
    undo: Undo
    draft: list[EventLine] = []
    orders: OrdersWire | None = None
    """The viewer's own, if they are not what they were."""
    lesson: LessonPlace | None = None
    clocks: ClocksWire | None = None
    set: Mapping[str, Any] = {}
    fields: Mapping[str, Any] = {}
    rows: Mapping[str, Any] = {}
    own: Update = {}


class TableChanged(Frame, frozen=True, tag="table"):
    """The table after a change, and the viewer's role there."""

    table: PublicTable
    you: RolePayload


class Presence(Frame, frozen=True, tag="presence"):
    """Connected seats, and the number of spectators."""

    seats: list[Seat]
    spectators: int


class Chat(Frame, frozen=True, tag="chat"):
    """A chat message. `seat` identifies the sender, since names need not be unique."""

    number: int
    seat: Seat | None
    name: str
    text: str
    at: float


class Ack(Frame, frozen=True, tag="ack"):
    """A frame was stored; `v` is its log entry or chat message."""

    id: str
    v: int


class Refused(Frame, frozen=True, tag="refused"):
    """A frame was rejected; without an `id`, the reason why the server closes the socket."""

    code: str
    params: Mapping[str, Any] = {}
    id: str = ""


class Pong(Frame, frozen=True, tag="pong"):
    """Reply to a ping with the newest log entry, so that a client notices missed frames."""

    v: int


Outbound = Lobby | Snapshot | Step | TableChanged | Presence | Chat | Ack | Refused | Pong
KINDS: tuple[type[msgspec.Struct], ...] = get_args(Outbound)

_encoder = msgspec.json.Encoder()


def encode(frame: Outbound) -> bytes:
    return _encoder.encode(frame)
