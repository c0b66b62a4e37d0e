"""The data model of a table: its seats, settings and log, without the game's state."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Literal, NewType

import msgspec

from app.engine.errors import Refusal
from app.engine.events import Event, Seat
from app.people.person import PersonId

TableCode = NewType("TableCode", str)

NAMELESS = PersonId("")
"""Stands for everybody without a session."""

Status = Literal["lobby", "playing", "over", "closed"]
"""The life cycle of a table:

    lobby ──start──▶ playing ──the game ends──▶ over
      └──close──▶ closed ◀──close──┘

A game at play is closed only if it can't be opened any more, or by whoever runs the server.
"""

Driver = Literal["person", "bot"]
"""Whether the seat's person or a bot currently plays it."""

Pace = Literal["live", "days"]
"""Whether people sit at the table together, or look in when they have time."""

StandIn = Literal["nobody", "away", "vote"]
"""Who may let a bot play for somebody else: nobody, any player once they have been away for a while, or all others."""

WhenLate = Literal["remind", "bot"]
"""What happens when somebody's time is up: they are reminded, or a bot answers that one decision."""

USUAL_STAND_IN: Mapping[Pace, StandIn] = {"live": "away", "days": "nobody"}
MIN_AWAY, DEFAULT_AWAY, MAX_AWAY = 2, 5, 60
"""How many minutes of absence count as being away."""


CoachRule = Literal["nobody", "bots", "all"]
"""Who may have a coach: nobody, a person who is alone among bots, or everybody."""


class TableSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What a host decides about a table besides the options of its game. Everybody sees it, and a rematch keeps it.

    A new setting is a field here and in `SettingsRequest`, a column of `tables`, and its words in the catalogues.
    """

    private: bool = True
    """Whether the table is left out of the public lobby."""
    spectators: bool = True
    """Whether people without a seat may watch."""
    pace: Pace = "live"
    stand_in: StandIn = "away"
    away_minutes: int = DEFAULT_AWAY
    """Disconnected people count as away after this time."""
    decision_hours: int = 0
    """Over days: how long every decision may take; 0 for as long as people like."""
    when_late: WhenLate = "remind"
    """Over days: what happens when the time is up. Live, a bot answers."""
    weekends: bool = True
    """Over days: whether weekends count."""
    quiet_from: int = 0
    quiet_to: int = 0
    """Over days: the hours of the day between which time does not count; none if they are equal."""
    time_zone: str = "UTC"
    """Of weekends, quiet hours and `evening_end`."""
    bank_minutes: int = 0
    """Live: how long everybody may think in the whole game; 0 for as long as they like."""
    increment_seconds: int = 0
    """Live: how much every answer adds to that."""
    evening_end: str = ""
    """Live: when the evening should be over, as HH:MM; the page tells whether the game is on pace."""
    coach: CoachRule = "bots"
    open_hands: bool = False
    """Whether everybody sees what any seat sees, and undoes their own last move without asking: to teach the game."""


def settings_of(table: TableSettings) -> dict[str, Any]:
    """Return the settings alone, by name."""
    return {name: getattr(table, name) for name in TableSettings.__struct_fields__}


class Terms(msgspec.Struct, frozen=True):
    """All that a host may change about the coming game, and the others agree to by being ready."""

    options: Mapping[str, Any]
    settings: TableSettings
    seats: int


Coached = Literal["never", "on", "off"]
"""Whether a seat has a coach; `off` if it only had one earlier in the game."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat: taken by a person, taken by a bot of kind `bot`, or free.

    `driver` is "bot" also while a bot plays for the seat's absent person.
    """

    person: PersonId | None = None
    name: str = ""
    bot: str = ""
    driver: Driver = "person"
    ready: bool = False
    """Whether the person is ready to start."""
    former: PersonId | None = None
    """Whose seat it was until it was given to somebody else during the game."""
    holiday_until: float = 0.0
    """The seat's clock stands still until then."""
    holiday_days: int = 0
    """How many days off its person has taken in this game."""
    coach: Coached = "never"

    @property
    def is_free(self) -> bool:
        return self.person is None and not self.bot


ProposalKind = Literal["stand_in", "new_link", "substitute", "end_early"]
"""What a table may decide: a bot plays a seat, its person gets a new link, another person takes it, or the game ends.

A proposal to end the game is about the seat that makes it.
"""


class Proposal(msgspec.Struct, frozen=True):
    """What somebody proposed to do about a seat. One that was granted waits for the link to be used."""

    id: str
    kind: ProposalKind
    seat: Seat
    by: Seat
    at: float
    agreed: tuple[Seat, ...] = ()
    granted: bool = False


MAX_REASON = 120
"""Length of the reason for a pause."""


class Pause(msgspec.Struct, frozen=True):
    """While a table is paused, nobody acts: no person, bot or order.

    `by` is the seat that paused it; None if the table was put to sleep. A pause with `during` begins once the game has
    left that stage or step.
    """

    by: Seat | None
    at: float
    reason: str = ""
    during: str = ""


class Table(TableSettings, frozen=True, dict=True):
    """A table as stored. The seed must not leave the server until the game is over."""

    code: TableCode
    title: str
    options: Mapping[str, Any]
    host: PersonId
    seats: tuple[SeatInfo, ...]
    status: Status
    seed: str
    commitment: str
    version: int
    """Version of the title's rules when the game started."""
    revision: int
    """Incremented by every change of the table, for optimistic locking."""
    last_seq: int
    """Newest log entry when the table was read."""
    created_at: float
    updated_at: float
    rematch: TableCode | None = None
    awaited: int = 0
    """Persons' seats that were to move, or to answer a request to go back, when the table was read: bit n is seat n."""
    terms_version: int = 0
    """Incremented when the host changes the terms, so that nobody agrees to others than they saw."""
    terms_before: Terms | None = None
    """What people had agreed to before the host changed it, until all are ready again."""
    proposal: Proposal | None = None
    barred: tuple[PersonId, ...] = ()
    """People whom the host removed; `NAMELESS` stands for everybody without a session."""
    lesson: bool = False
    """Whether it is a guided first game: its deal is no secret."""
    pause: Pause | None = None
    ended_early: bool = False
    """Whether the players ended the game before its end, with the standing scores."""
    damaged: bool = False
    """Whether its row can't be read. What could not be is empty here: it can be listed and closed, never played."""

    @cached_property
    def bot_seats(self) -> list[Seat]:
        return [Seat(n) for n, seat in enumerate(self.seats) if seat.bot or seat.driver == "bot"]

    def persons_beside(self, seat: Seat) -> list[Seat]:
        """Return the other persons' seats, whose consent to an undo is needed, whoever drives them at the moment."""
        return [Seat(n) for n, other in enumerate(self.seats) if other.person is not None and n != seat]


GameEntryKind = Literal[
    "start",
    "move",
    "undo",
    "undo_asked",
    "undo_agreed",
    "undo_declined",
    "undo_withdrawn",
]

TableEntryKind = Literal[
    "driver",
    "seat_asked",
    "seat_agreed",
    "seat_granted",
    "seat_declined",
    "seat_withdrawn",
    "seat_given",
    "paused",
    "resumed",
    "ended",
    "holiday",
    "late",
]
"""Entries that are stored together with a change of the table's row."""

EntryKind = GameEntryKind | TableEntryKind


class Entry(msgspec.Struct, frozen=True):
    """An entry of a table's append-only log. `seq` counts from 1 without gaps; entry 1 is the start.

    `body` by kind: start {} · move {decision, action, draft: the actions of the seat's draft, foregone: whether nobody
    was asked} · undo {to, practice: whether what had shown something was taken back without asking} ·
    undo_asked, undo_agreed, undo_declined, undo_withdrawn {to} · driver {driver, by: the seat that requested it, if
    another, what: "stand_in" if all agreed} · seat_asked, seat_agreed, seat_granted, seat_declined, seat_withdrawn
    {what: the kind of the proposal, of: its seat, was: that one's name} · seat_given {what, was: the former name} ·
    paused {reason, during: the stage after which it begins}; without a seat, the table was put to sleep · resumed {} ·
    holiday {until} · late {}: the seat's time is up, and its person is reminded · ended {}: the
    players agreed to end the game; the state after it is over.

    Where time is limited, every body has `clocks` (see `clocks.py`), and a move that was made because its time was up
    `late`.

    `client_id` is the client's idempotency key: a resent message is answered from the log.
    `hash` is that of the state after the entry.
    """

    seq: int
    kind: EntryKind
    seat: Seat | None
    body: Mapping[str, Any]
    client_id: str
    hash: str
    reversible: bool
    by_bot: bool
    events: tuple[Event, ...]
    at: float


class DraftMove(msgspec.Struct, frozen=True):
    """Something done behind a screen; `client_id` as in an entry of the log."""

    action: Mapping[str, Any]
    client_id: str


class Draft(msgspec.Struct, frozen=True):
    """What a seat has done behind its screen before it answers a decision."""

    decision: str
    moves: tuple[DraftMove, ...]


class StandingOrder(msgspec.Struct, frozen=True, omit_defaults=True):
    """An order that a person has given for a seat. One that is asleep or `ended` does not act."""

    id: str
    person: PersonId
    order: Mapping[str, Any]
    asleep: bool = False
    """Whether what it had done was taken back."""
    ended: Refusal | None = None
    """Why it could not act any more."""
    told: bool = False
    """Whether its person has moved since the page said why the order is over: it is said once."""

    @property
    def is_awake(self) -> bool:
        return not self.asleep and self.ended is None


class Snapshot(msgspec.Struct, frozen=True):
    """The encoded state after a log entry, secrets included.

    `view` is what a spectator sees of it, as JSON. It can be shown without the rules; of each table the last is kept.
    """

    seq: int
    data: bytes
    view: bytes = b""


NoticeKind = Literal["outbid", "consent", "waits", "seat", "ended", "asleep", "mention"]
"""What a notice is about: the person's order is used up, others ask for consent, the table waits for the person, a seat
is offered, the game is over, it fell asleep, or the person was mentioned. Of several, the first one is told."""


class Notice(msgspec.Struct, frozen=True):
    """A notice says that there is something, never what: it leaves the server, and others may read it."""

    person: PersonId
    kind: NoticeKind
    again: bool = False
    """Whether it is told again to somebody who has been told and has not come."""


class ChatLine(msgspec.Struct, frozen=True):
    """A chat message. Chat is stored apart from the game's log."""

    number: int
    person: PersonId
    name: str
    text: str
    at: float
