"""Protocols for storage, inter-process messaging (in `app/store`) and the thinking of bots (in `app/bots`)."""

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from typing import Any, Literal, Protocol

import msgspec

from app.bots.coach import Advice
from app.engine.decisions import Action, Decision
from app.engine.events import Seat
from app.people.passkeys import PasskeyStore
from app.people.person import PersonId, PersonStore
from app.tables.clocks import Span
from app.tables.memos import MemoStore
from app.tables.model import ChatLine, Draft, Entry, Notice, Snapshot, StandingOrder, Table, TableCode


class StorageUnavailable(Exception):
    """The database can't be reached. Nothing was written, and the operation may be retried."""


EntryFault = Literal["unreadable", "missing", "illegal", "diverged"]
"""What is wrong with an entry: its row is damaged or gone, the rules refuse it, or it leads to another hash."""


class DamagedEntry(Exception):
    """A table's log can't be followed beyond the entry before this one."""

    def __init__(self, seq: int, fault: EntryFault) -> None:
        super().__init__(f"entry {seq}: {fault}")
        self.seq = seq
        self.fault = fault


class DamagedTable(Exception):
    """A table's own row can't be read, or contradicts its log."""


Unready = Literal["unreachable", "read_only", "disk_full", "schema_missing", "schema_behind", "schema_ahead", "failed"]
"""Why nothing can be stored. The schema is compared with the newest migration of this code."""


class NotReady(StorageUnavailable):
    """Nothing can be stored until somebody fixes the database; `detail` is for the log."""

    def __init__(self, reason: Unready, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail


class Loaded(msgspec.Struct, frozen=True):
    """A table, its newest sound snapshot up to some entry, and the entries after that snapshot.

    `broken` are the entries whose snapshots were skipped because their hashes do not match the log.
    """

    table: Table
    snapshot: Snapshot | None
    entries: tuple[Entry, ...]
    broken: tuple[int, ...] = ()


class Newest(msgspec.Struct, frozen=True):
    """The version of a table: its revision, its last log entry and its last chat message."""

    revision: int
    seq: int
    said: int

    def is_ahead_of(self, other: "Newest") -> bool:
        return self.revision > other.revision or self.seq > other.seq or self.said > other.said


class ProcessPresence(msgspec.Struct, frozen=True):
    """The clients of a table that are connected to one process: seats as a bit mask, and the number of spectators."""

    process: str
    seats: int = 0
    spectators: int = 0


Hint = tuple[TableCode, int | ProcessPresence]
"""A notification about a table: its newest log entry (0 if the table itself changed), or a process's presence."""


ChangeOrders = Callable[[tuple[StandingOrder, ...]], tuple[StandingOrder, ...]]


class TableStore(Protocol):
    """Stores tables, their logs and their chat. Every call is one short transaction."""

    async def create(self, table: Table, notices: Sequence[Notice] = (), after: TableCode | None = None) -> bool:
        """Store a new table, with the notices about it; return False if its code is taken.

        The channels of the table that it comes `after` are its own from now on.
        """
        ...

    async def find(self, code: TableCode) -> Table | None:
        """Return the table; raise DamagedTable if its row is damaged."""
        ...

    async def find_even_damaged(self, code: TableCode) -> Table | None:
        """Return the table as far as it can be read, like lists do."""
        ...

    async def close_table(self, code: TableCode) -> bool:
        """Close a table, whatever its row says, unless its game is over; return whether there was one to close."""
        ...

    async def newest(self, codes: Collection[TableCode]) -> dict[TableCode, Newest | None]:
        """Return the versions of those tables that there are; None for one whose row can't be read."""
        ...

    async def change(self, table: Table, notices: Sequence[Notice] = ()) -> bool:
        """Store a changed table with `revision` + 1, and the notices about it.

        Return False, storing nothing, if its revision is outdated.

        `seed` and `commitment` never change; `last_seq` is written by the journal only.
        """
        ...

    async def load(self, code: TableCode, up_to: int | None = None) -> Loaded | None:
        """Return the table with its newest sound snapshot and the entries after it, both up to entry `up_to`."""
        ...

    async def entries(self, code: TableCode, after: int, up_to: int | None = None) -> list[Entry]:
        """Return the entries with `after` < seq ≤ `up_to`, in order; raise DamagedEntry if one can't be read."""
        ...

    async def keep(self, code: TableCode, snapshot: Snapshot) -> None:
        """Store a snapshot for an existing log entry, replacing any other for it."""
        ...

    async def last_view(self, code: TableCode) -> tuple[int, Any] | None:
        """Return the last stored public view as plain data, with its entry."""
        ...

    async def entry_of(self, code: TableCode, client_id: str) -> Entry | None: ...

    async def is_practice(self, code: TableCode) -> bool:
        """Return whether an undo in the log is marked as practice."""
        ...

    async def drafts(self, code: TableCode) -> dict[Seat, Draft]: ...

    async def save_draft(self, code: TableCode, seat: Seat, draft: Draft) -> None:
        """Store the draft, replacing the seat's last one."""
        ...

    async def orders(self, code: TableCode) -> dict[Seat, tuple[StandingOrder, ...]]: ...

    async def change_orders(
        self, code: TableCode, seat: Seat, change: ChangeOrders, *, to_act: bool
    ) -> tuple[StandingOrder, ...]:
        """Change the seat's orders as they are stored, and return them; several processes may do so at once.

        With `to_act`, the table is marked so that some process answers, even if this one ends.
        """
        ...

    async def live_tables(self, person: PersonId) -> list[Table]:
        """Return all tables in the lobby or at play where the person has or had a seat or is the host, newest first."""
        ...

    async def finished_tables(
        self, person: PersonId, limit: int, after: TableCode | None = None
    ) -> tuple[list[Table], TableCode | None]:
        """Return a page of the person's finished tables, newest first, and where the next page continues.

        The page continues after the given table.
        """
        ...

    async def count_finished(self, person: PersonId) -> int: ...

    async def listed(self, limit: int) -> list[Table]:
        """Return public tables that are not over and allow spectators or have a free seat, newest first."""
        ...

    async def with_bots_to_move(self, now: float, idle_seconds: float, limit: int) -> list[TableCode]:
        """Return running tables that have been waiting for a bot for more than `idle_seconds`.

        An entry with a future time counts as an old one: the clock was wrong, or has been set back since.
        """
        ...

    async def with_time_up(self, now: float, limit: int) -> list[TableCode]:
        """Return running tables of which a clock has run out, the longest ago first."""
        ...

    async def idle(self, since: float, limit: int) -> list[TableCode]:
        """Return running tables that are not paused and have not changed since then."""
        ...

    async def usual_length(self, title: str, players: int) -> int | None:
        """Return the median number of entries in the last such games that were played to their end."""
        ...

    async def add_seat_link(
        self, token_hash: str, code: TableCode, proposal: str, expires_at: float, at: float
    ) -> None:
        """Store a link for what the table has granted, replacing its last one; delete expired ones."""
        ...

    async def find_seat_link(self, token_hash: str, at: float) -> tuple[TableCode, str] | None:
        """Return the table and the proposal that a link is for; None if it is unknown or expired."""
        ...

    async def say(
        self,
        code: TableCode,
        person: PersonId,
        name: str,
        text: str,
        at: float,
        client_id: str,
        notices: Sequence[Notice] = (),
    ) -> ChatLine:
        """Store a chat message under the table's next number, with its notices. Idempotent by `client_id`."""
        ...

    async def said(self, code: TableCode, after: int, limit: int) -> list[ChatLine]:
        """Return the newest `limit` chat messages with a number above `after`, in order."""
        ...


class Journal(Protocol):
    """Appends to the logs. Entries of many tables share one commit."""

    async def append(
        self,
        code: TableCode,
        entry: Entry,
        snapshot: Snapshot | None,
        *,
        awaited: int,
        bot_to_move: bool,
        over: bool,
        due_at: float | None = None,
        changed: Table | None = None,
        notices: Sequence[Notice] = (),
    ) -> bool:
        """Commit the entry; return False if the table already has an entry with this seq or client_id.

        `notices` are stored in the same transaction, for whoever sends them.

        `changed` is the table as the entry leaves it: it is stored in the same transaction, as by `TableStore.change`;
        if its revision is outdated, nothing is stored and the answer is False, too.

        The table's `last_seq`, `updated_at`, status (`over`), awaited seats, `bot_to_move`, and when the first clock
        runs out (`due_at`) are updated in the same transaction. After StorageUnavailable the entry may be retried.
        """
        ...


class Uptime(Protocol):
    """Remembers when no server ran."""

    async def beat(self, now: float) -> list[Span]:
        """Record that a server runs; return the outages of late, the last one up to now if it is just over."""
        ...


class Bus(Protocol):
    """Notifies other processes of changes. Notifications are hints and may get lost: the log is authoritative."""

    async def publish(self, code: TableCode, seq: int) -> None:
        """Announce a log entry; never raises."""
        ...

    def publish_presence(self, code: TableCode, presence: ProcessPresence) -> None:
        """Announce the clients connected to this process; never raises."""
        ...

    def listen(self) -> AsyncIterator[Hint]:
        """Iterate over the hints of other processes; reconnects by itself, and may miss some."""
        ...


class Stores(Protocol):
    @property
    def tables(self) -> TableStore: ...

    @property
    def people(self) -> PersonStore: ...

    @property
    def passkeys(self) -> PasskeyStore: ...

    @property
    def memos(self) -> MemoStore: ...

    @property
    def journal(self) -> Journal: ...

    @property
    def uptime(self) -> Uptime: ...

    @property
    def bus(self) -> Bus: ...

    async def check(self) -> None:
        """Raise NotReady unless the database has the current schema and is writable."""
        ...

    async def close(self) -> None:
        """Finish pending writes, then disconnect."""
        ...


class Thinker(Protocol):
    """Where bots and coaches think. It is told what a seat sees, never the state."""

    async def answer(self, title: str, kind: str, view: Any, decision: Decision) -> Action:
        """Return the answer of a kind of bot; raise BotFailed if there is none. Does not block the event loop."""
        ...

    async def advise(self, title: str, view: Any, decision: Decision) -> Advice:
        """Return the coach's advice; raise BotFailed if there is none. Does not block the event loop."""
        ...

    async def close(self) -> None:
        """End what thinks; no answer is awaited any more."""
        ...
