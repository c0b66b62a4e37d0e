"""Appends to the logs with group commit: all pending entries share a transaction, and callers resume after its commit.

    append ─▶ pending ─▶ batch ─▶ lock the tables' rows ─▶ insert entries ─▶ update the rows ─▶ commit ─▶ resolve

While one batch is being written the next one accumulates, so batches grow with the load and no entry waits for others.
An entry is written only if it directly follows its table's last one. One that lost a race is rejected without affecting
the rest of its batch.
"""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

import structlog
from sqlalchemy import Connection, and_, bindparam, case, exc, insert, or_, select, update

from app.store.database import Database, check_open
from app.store.models import moves, tables
from app.store.outbox import add_notices
from app.store.rows import entry_row
from app.store.table_store import add_snapshots, change_table
from app.tables.model import Entry, Notice, Snapshot, Table, TableCode
from app.tables.ports import StorageUnavailable

log = structlog.get_logger(__name__)

MAX_BATCH = 128
"""Maximum number of entries per commit, to bound the latency of each."""

Result = bool | Exception
"""True if the entry was written, False if it lost a race, or the error to raise."""


class PendingEntry(NamedTuple):
    """An entry to be written, with what goes with it, and the future of its caller."""

    code: TableCode
    entry: Entry
    row: dict[str, Any]
    table_row: dict[str, Any]
    snapshot: Snapshot | None
    changed: Table | None
    notices: Sequence[Notice]
    done: "asyncio.Future[bool]"


class GroupJournal:
    def __init__(self, database: Database, *, notice_grace: float | None = None) -> None:
        """With a `notice_grace`, the notices of entries are stored with them, and due after that time."""
        self._database = database
        self._grace = notice_grace
        self._pending: deque[PendingEntry] = deque()
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

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
        """Commit the entry; return False if it does not follow the table's last one or its client id is taken.

        A changed table is stored with it; if its revision is outdated, neither is, and the answer is False.

        Raises StorageUnavailable if the database can't be reached, LookupError if there is no such table, ValueError or
        TypeError if the entry can't be encoded.
        """
        check_open(self._closed)
        table_row = {
            "table": code,
            "last_seq": entry.seq,
            "moved_at": entry.at,
            "updated_at": entry.at,
            "awaited": awaited,
            "bot_to_move": bot_to_move and not over,
            "due_at": None if over else due_at,
            "over": over,
        }
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        row = entry_row(code, entry)
        self._pending.append(PendingEntry(code, entry, row, table_row, snapshot, changed, notices, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        return await done

    async def close(self) -> None:
        """Write the pending entries and accept no more."""
        self._closed = True
        if self._writer is not None:
            await self._writer

    async def _write_all(self) -> None:
        try:
            while batch := self._next_batch():
                await self._write(batch)
        finally:
            self._writer = None

    def _next_batch(self) -> list[PendingEntry]:
        """Take pending entries up to the size of a batch, skipping cancelled ones."""
        batch: list[PendingEntry] = []
        while self._pending and len(batch) < MAX_BATCH:
            pending = self._pending.popleft()
            if not pending.done.cancelled():
                batch.append(pending)
        return batch

    async def _write(self, batch: Sequence[PendingEntry], retry: bool = False) -> None:
        """Write a batch and resolve its callers' futures in any case.

        If the connection breaks, the commit may or may not have happened, or still be under way. So the batch is
        retried once: locking the tables' rows waits for the broken transaction, and entries that are in the log by then
        count as written. If the database rejects a batch, its entries are written one by one to isolate the bad one.
        """
        try:
            results = await self._database.write(partial(write_batch, entries=batch, retry=retry, grace=self._grace))
        except StorageUnavailable as error:
            if retry:
                _resolve(batch, [StorageUnavailable(*error.args) for _ in batch])
            else:
                await self._write(batch, retry=True)
        except Exception as error:
            if len(batch) == 1:
                _resolve(batch, [False if isinstance(error, exc.IntegrityError) else error])
            else:
                log.warning("batch_failed", entries=len(batch), error=type(error).__name__)
                for pending in batch:
                    await self._write([pending], retry)
        else:
            _resolve(batch, results)


def _resolve(batch: Iterable[PendingEntry], results: Iterable[Result]) -> None:
    for pending, result in zip(batch, results, strict=True):
        if pending.done.done():
            continue
        if isinstance(result, bool):
            pending.done.set_result(result)
        else:
            pending.done.set_exception(result)


# Ordered, so that two processes can't deadlock.
_LOCK_TABLES = (
    select(tables.c.code, tables.c.last_seq)
    .where(tables.c.code.in_(bindparam("codes", expanding=True)))
    .order_by(tables.c.code)
    .with_for_update(key_share=True)
)
_INSERT_MOVES = insert(moves)
_UPDATE_TABLES = (
    update(tables)
    .where(tables.c.code == bindparam("table"))
    .values(status=case((bindparam("over", type_=tables.c.bot_to_move.type), "over"), else_=tables.c.status))
)


def write_batch(
    connection: Connection, entries: Sequence[PendingEntry], retry: bool, grace: float | None
) -> list[Result]:
    """Insert the entries that follow their table's last one; on a retry, entries already in the log count as written.

    The row locks keep other processes from appending until the transaction ends. A duplicate client id fails the whole
    batch, which is rare: rooms check for it first.

    A table is changed before the entry about it is inserted, and in the same transaction.
    """
    last: dict[str, int] = dict(
        connection.execute(_LOCK_TABLES, {"codes": {pending.code for pending in entries}}).all()
    )
    present = _present(connection, entries) if retry else set()
    results: list[Result] = []
    fresh: list[PendingEntry] = []
    for pending in entries:
        if pending.code not in last:
            results.append(LookupError("no such table"))
        elif (pending.code, pending.entry.seq, pending.entry.client_id, pending.entry.hash) in present:
            results.append(True)
        elif pending.entry.seq == last[pending.code] + 1 and (
            pending.changed is None or change_table(connection, pending.changed)
        ):
            results.append(True)
            last[pending.code] += 1
            fresh.append(pending)
        else:
            results.append(False)
    if fresh:
        connection.execute(_INSERT_MOVES, [pending.row for pending in fresh])
        connection.execute(_UPDATE_TABLES, [pending.table_row for pending in fresh])
    if taken := [(pending.code, pending.snapshot) for pending in fresh if pending.snapshot is not None]:
        add_snapshots(connection, taken)
    notices = [(pending.code, notice) for pending in fresh for notice in pending.notices]
    if notices and grace is not None:
        add_notices(connection, notices, max(pending.entry.at for pending in fresh), grace)
    return results


def _present(connection: Connection, entries: Sequence[PendingEntry]) -> set[tuple[str, int, str, str]]:
    """Return the stored entries with the same table and seq as these: table, seq, client id, hash."""
    # Not a list of row values: SQLite would scan the whole table.
    places = (and_(moves.c.table_code == pending.code, moves.c.seq == pending.entry.seq) for pending in entries)
    query = select(moves.c.table_code, moves.c.seq, moves.c.client_id, moves.c.hash).where(or_(*places))
    return {tuple(row) for row in connection.execute(query)}
