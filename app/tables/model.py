"""What a table is, apart from the game on it: who sits where, how it was set up, and its log."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Literal, NewType

import msgspec

from app.engine.events import Event, Seat
from app.people.person import PersonId

TableCode = NewType("TableCode", str)

NAMELESS = PersonId("")
"""Stands for everybody whom nobody knows."""

Status = Literal["lobby", "playing", "over", "closed"]
"""A table's life: people gather, play, and look back; a lobby that nobody wants is closed.

    lobby ──start──▶ playing ──the game ends──▶ over
      └──close──▶ closed
"""

Driver = Literal["person", "bot"]
"""Who answers for a seat."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A place at the table: taken by a person, by a bot of some kind, or free.

    `driver` says who plays it now: somebody who is away may let a bot play the own seat for a while.
    """

    person: PersonId | None = None
    name: str = ""
    bot: str = ""
    driver: Driver = "person"
    ready: bool = False
    """Whoever sits here has said that the game may begin."""

    @property
    def is_free(self) -> bool:
        return self.person is None and not self.bot


class Table(msgspec.Struct, frozen=True, dict=True):
    """A table as it is stored. The seed is a secret of the server until the game is over."""

    code: TableCode
    title: str
    options: Mapping[str, Any]
    host: PersonId
    seats: tuple[SeatInfo, ...]
    private: bool
    spectators: bool
    status: Status
    seed: str
    commitment: str
    version: int
    """Of the title's rules, when the game was begun."""
    revision: int
    """Counts changes of the table itself: whoever changes it must have seen the last one."""
    last_seq: int
    """The newest entry of the log, as far as this row knows."""
    created_at: float
    updated_at: float
    rematch: TableCode | None = None
    awaited: int = 0
    """The seats that the game waits for, as far as this row knows: bit n stands for seat n."""
    barred: tuple[PersonId, ...] = ()
    """Whom the host removed; `NAMELESS` for all who gave no name."""

    @cached_property
    def bot_seats(self) -> list[Seat]:
        return [Seat(n) for n, seat in enumerate(self.seats) if seat.bot or seat.driver == "bot"]

    def persons_beside(self, seat: Seat) -> list[Seat]:
        """Return the other seats that persons play: those whose consent counts."""
        bots = self.bot_seats
        return [Seat(n) for n in range(len(self.seats)) if n != seat and n not in bots]


EntryKind = Literal["start", "move", "undo", "undo_asked", "undo_agreed", "undo_declined", "driver"]


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log, never changed once written. `seq` counts from 1 without gaps; 1 is the start.

    `body` is, by kind: start {} · move {decision, action} · undo {to} · undo_asked {to} · undo_agreed {to} ·
    undo_declined {to} · driver {driver, by: whose wish it was if not the seat's own}. `client_id` is the client's own
    name for its message: the same one sent twice is answered from here. `hash` is that of the state after the entry.
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


class Snapshot(msgspec.Struct, frozen=True):
    """A state with all its secrets as it was after an entry of the log."""

    seq: int
    data: bytes


class ChatLine(msgspec.Struct, frozen=True):
    """Something somebody said; apart from the log."""

    number: int
    person: PersonId
    name: str
    text: str
    at: float
