"""Writes the log: whatever waits is written in one transaction, and nobody is answered before it is committed.

    append ─▶ waiting ─▶ batch ─▶ lock the tables' rows ─▶ insert what follows ─▶ update the rows ─▶ commit ─▶ answer

While one batch is written the next one gathers, so the busier it is the more entries share a commit; nothing waits for
company. An entry is written if it follows its table's last one; an entry that lost a race is refused and leaves no
trace, and the others of its batch go through.
"""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

import structlog
from sqlalchemy import Connection, and_, bindparam, case, exc, insert, or_, select, update

from app.store.database import Database, check_open, insert_new
from app.store.models import entry_row, moves, snapshots, tables
from app.tables.model import Entry, Snapshot, TableCode
from app.tables.ports import StorageUnavailable

log = structlog.get_logger(__name__)

BATCH = 128
"""The most entries that share a commit, so that nobody waits long for others' entries."""

Verdict = bool | Exception
"""What becomes of a line: written, lost to another, or impossible."""


class Line(NamedTuple):
    """An entry on its way into the log, with what is stored together with it."""

    code: TableCode
    entry: Entry
    row: dict[str, Any]
    table_row: dict[str, Any]
    snapshot: Snapshot | None
    done: "asyncio.Future[bool]"


class GroupJournal:
    """Writes entries of many tables with one commit."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[Line] = deque()
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    async def append(
        self, code: TableCode, entry: Entry, snapshot: Snapshot | None, *, awaited: int, bot_to_move: bool, over: bool
    ) -> bool:
        """Store the entry for good; False if its place or its client id is taken, or the entry before it is missing.

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
            "over": over,
        }
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Line(code, entry, entry_row(code, entry), table_row, snapshot, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        return await done

    async def close(self) -> None:
        """Write what waits, and take no more."""
        self._closed = True
        if self._writer is not None:
            await self._writer

    async def _write_all(self) -> None:
        try:
            while batch := self._next_batch():
                await self._write(batch)
        finally:
            self._writer = None

    def _next_batch(self) -> list[Line]:
        """Take what waits, up to a batch, without those whose callers have gone."""
        batch: list[Line] = []
        while self._waiting and len(batch) < BATCH:
            line = self._waiting.popleft()
            if not line.done.cancelled():
                batch.append(line)
        return batch

    async def _write(self, batch: Sequence[Line], retry: bool = False) -> None:
        """Write a batch and answer its callers, whatever happens.

        If the connection breaks, the commit may have been carried out or still be under way. So the batch is tried once
        more: locking the tables' rows waits for the broken transaction, and what is in the log then counts as written.
        If the database refuses a batch, its lines are written one by one, so that a bad one harms no other.
        """
        try:
            verdicts = await self._database.write(partial(write_batch, lines=batch, retry=retry))
        except StorageUnavailable as error:
            if retry:
                _answer(batch, [StorageUnavailable(*error.args) for _ in batch])
            else:
                await self._write(batch, retry=True)
        except Exception as error:
            if len(batch) == 1:
                _answer(batch, [False if isinstance(error, exc.IntegrityError) else error])
            else:
                log.warning("batch_failed", entries=len(batch), error=type(error).__name__)
                for line in batch:
                    await self._write([line], retry)
        else:
            _answer(batch, verdicts)


def _answer(batch: Iterable[Line], verdicts: Iterable[Verdict]) -> None:
    """Tell the callers who still wait."""
    for line, verdict in zip(batch, verdicts, strict=True):
        if line.done.done():
            continue
        if isinstance(verdict, bool):
            line.done.set_result(verdict)
        else:
            line.done.set_exception(verdict)


# The order keeps two processes from waiting for each other.
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


def write_batch(connection: Connection, lines: Sequence[Line], retry: bool) -> list[Verdict]:
    """Write the lines that follow their table's last entry; on a retry, lines that are in the log count as written.

    Nobody else can add to these tables' logs before the transaction ends. A client id that is taken fails the batch as
    a whole, which is rare: rooms look for it first.
    """
    last: dict[str, int] = dict(connection.execute(_LOCK_TABLES, {"codes": {line.code for line in lines}}).all())
    present = _present(connection, lines) if retry else set()
    verdicts: list[Verdict] = []
    fresh: list[Line] = []
    for line in lines:
        if line.code not in last:
            verdicts.append(LookupError("no such table"))
        elif (line.code, line.entry.seq, line.entry.client_id, line.entry.hash) in present:
            verdicts.append(True)
        elif line.entry.seq == last[line.code] + 1:
            verdicts.append(True)
            last[line.code] += 1
            fresh.append(line)
        else:
            verdicts.append(False)
    if fresh:
        connection.execute(_INSERT_MOVES, [line.row for line in fresh])
        connection.execute(_UPDATE_TABLES, [line.table_row for line in fresh])
    if taken := [(line.code, line.snapshot) for line in fresh if line.snapshot is not None]:
        rows = [{"table_code": code, "seq": snapshot.seq, "data": snapshot.data} for code, snapshot in taken]
        connection.execute(insert_new(connection, snapshots), rows)
    return verdicts


def _present(connection: Connection, lines: Sequence[Line]) -> set[tuple[str, int, str, str]]:
    """Return what is in the log at these lines' places: table, seq, client id, hash."""
    # Not a list of pairs: SQLite would read the whole table for it.
    places = (and_(moves.c.table_code == line.code, moves.c.seq == line.entry.seq) for line in lines)
    query = select(moves.c.table_code, moves.c.seq, moves.c.client_id, moves.c.hash).where(or_(*places))
    return {tuple(row) for row in connection.execute(query)}
