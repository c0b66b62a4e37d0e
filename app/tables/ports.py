"""What tables need of the outside: storage, word from other processes, time. `app/store` provides it."""

from collections.abc import AsyncIterator, Collection
from typing import Literal, Protocol

import msgspec

from app.people.person import PersonId, PersonStore
from app.tables.model import ChatLine, Entry, Snapshot, Table, TableCode


class StorageUnavailable(Exception):
    """The storage can't be reached right now: nothing was written, and the same may be tried again."""


Unready = Literal["unreachable", "read_only", "disk_full", "schema_missing", "schema_behind", "schema_ahead", "failed"]
"""Why nothing can be stored; the schema is compared with the one that this code was written for."""


class NotReady(StorageUnavailable):
    """Nothing can be stored until somebody, or time, mends it; `detail` is for the log."""

    def __init__(self, reason: Unready, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail


class Loaded(msgspec.Struct, frozen=True):
    """A table with the newest snapshot at or before a wanted entry, and the entries after that snapshot."""

    table: Table
    snapshot: Snapshot | None
    entries: tuple[Entry, ...]


class Newest(msgspec.Struct, frozen=True):
    """How far a table has come: its revision, the last entry of its log, the last line of its chat."""

    revision: int
    seq: int
    said: int

    def is_ahead_of(self, other: "Newest") -> bool:
        return self.revision > other.revision or self.seq > other.seq or self.said > other.said


class Here(msgspec.Struct, frozen=True):
    """Who looks at a table through one process: seats as bits (bit n stands for seat n), and how many spectators."""

    process: str
    seats: int = 0
    spectators: int = 0


Hint = tuple[TableCode, int | Here]
"""What one process tells the others of a table: how far its log has come (0: the table changed), or who looks."""


class TableStore(Protocol):
    """Keeps tables, their logs and what is said at them. Every call is one short transaction."""

    async def create(self, table: Table) -> bool:
        """Store a new table; False if its code is taken."""
        ...

    async def find(self, code: TableCode) -> Table | None: ...

    async def newest(self, codes: Collection[TableCode]) -> dict[TableCode, Newest]: ...

    async def change(self, table: Table) -> bool:
        """Store a changed table with `revision` + 1; False, changing nothing, if somebody else changed it meanwhile.

        `seed` and `commitment` never change; `last_seq` is the journal's affair and is left as it is.
        """
        ...

    async def load(self, code: TableCode, up_to: int | None = None) -> Loaded | None:
        """Return the table with its newest snapshot (not beyond `up_to`) and the entries after it (not beyond)."""
        ...

    async def entries(self, code: TableCode, after: int, up_to: int | None = None) -> list[Entry]:
        """Return the entries with `after` < seq ≤ `up_to`, in order."""
        ...

    async def keep(self, code: TableCode, snapshot: Snapshot) -> None:
        """Store a snapshot of an entry that is in the log already, unless there is one."""
        ...

    async def entry_of(self, code: TableCode, client_id: str) -> Entry | None: ...

    async def of_person(self, person: PersonId, limit: int) -> list[Table]:
        """Return the tables where the person sits or that they host, the newest first."""
        ...

    async def listed(self, limit: int) -> list[Table]:
        """Return public tables in the lobby or at play that allow spectators or have a free seat, the newest first."""
        ...

    async def with_bots_to_move(self, now: float, idle_seconds: float, limit: int) -> list[TableCode]:
        """Return tables at play in which a bot is to move, but for those where something happened just now.

        An entry of the future counts as an old one: a clock has been set back since, or was wrong.
        """
        ...

    async def say(self, code: TableCode, person: PersonId, name: str, text: str, at: float, client_id: str) -> ChatLine:
        """Store a line of chat; it gets the next number of its table. Return the old line if it was said already."""
        ...

    async def said(self, code: TableCode, after: int, limit: int) -> list[ChatLine]:
        """Return lines of chat with a number above `after`: the newest `limit` of them, in order."""
        ...


class Journal(Protocol):
    """Writes the log. Entries of many tables share one commit."""

    async def append(
        self, code: TableCode, entry: Entry, snapshot: Snapshot | None, *, awaited: int, bot_to_move: bool, over: bool
    ) -> bool:
        """Store the entry for good; False if this seq (or this client_id) of the table is taken already.

        True means committed. The table's `last_seq`, `updated_at`, status (`over`), the seats that are awaited and
        whether a bot is to move are stored with it. After StorageUnavailable the entry may be tried again.
        """
        ...


class Bus(Protocol):
    """Tells other processes that a table's log has grown. A hint and no more: the log is the truth."""

    async def publish(self, code: TableCode, seq: int) -> None:
        """Say that the log has reached this entry; never raises."""
        ...

    def show(self, code: TableCode, here: Here) -> None:
        """Say who looks at a table through this process; never raises."""
        ...

    def listen(self) -> AsyncIterator[Hint]:
        """Go through what other processes said; reconnects by itself, and may miss some."""
        ...


class Stores(Protocol):
    @property
    def tables(self) -> TableStore: ...

    @property
    def people(self) -> PersonStore: ...

    @property
    def journal(self) -> Journal: ...

    @property
    def bus(self) -> Bus: ...

    async def check(self) -> None:
        """Return if the database has our schema and stores what is written to it; raise NotReady if not."""
        ...

    async def close(self) -> None:
        """Write what is still to be written, then let go of the database."""
        ...
