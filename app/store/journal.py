"""The log is written here: whatever waits is written in one transaction, and nobody is told before it is committed.

    append ─▶ waiting ─▶ batch ─▶ one statement writes what follows, and commits ─▶ answer
                                        │ the rest
                                        ▼
              lock the tables' rows ─▶ insert what fits ─▶ update the rows ─▶ commit ─▶ answer

While one batch is written the next one gathers, so the busier it is the more entries share a commit; nothing waits for
company. An entry fits if it follows its table's last one; what loses a race is told so and leaves no trace, and the
others of its batch go through. Nearly always all of them follow, so that is tried first, in hope; what is left then, or
may be there already because a connection broke, is written with care.
"""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

import structlog

from app.store.batches import Given, Log
from app.store.database import Database, check_open
from app.store.models import entry_row, moves, snapshots
from app.tables.model import Entry, Snapshot, TableCode
from app.tables.ports import StorageUnavailable

log = structlog.get_logger(__name__)

BATCH = 128
"""As many entries share a commit at most, so that nobody waits long for others' entries."""

Verdict = bool | LookupError
"""What becomes of a line: written, lost to another, or meant for a table that does not exist."""


class Line(NamedTuple):
    """An entry on its way into the log."""

    code: TableCode
    seq: int
    at: float
    client_id: str
    hash: str
    row: tuple[Any, ...]
    snapshot: Snapshot | None
    awaited: int
    bot_to_move: bool
    over: bool
    done: "asyncio.Future[bool]"

    @property
    def given(self) -> Given:
        """The entry with all that is stored together with it."""
        snapshot = (None, None) if self.snapshot is None else (self.snapshot.seq, self.snapshot.data)
        return (*self.row, self.awaited, self.bot_to_move, self.over, *snapshot)


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
        row = entry_row(code, entry)
        bot_to_move = bot_to_move and not over
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(
            Line(
                code, entry.seq, entry.at, entry.client_id, entry.hash, row, snapshot, awaited, bot_to_move, over, done
            )
        )
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        return await done

    async def close(self) -> None:
        """Write what waits, and take no more."""
        self._closed = True
        if self._writer is not None:
            await self._writer

    async def _write_all(self) -> None:
        """Write batch after batch until nothing waits."""
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

    async def _write(self, batch: Sequence[Line]) -> None:
        """Write a batch and answer its callers, whatever happens: in hope, then what is left with care.

        Where the connection broke, the statement may have been carried out.
        """
        try:
            written = await self._database.log(partial(write_following, lines=batch))
        except StorageUnavailable:
            await self._write_with_care(batch, again=True)
        except Exception:
            await self._write_with_care(batch)
        else:
            _answer([batch[index] for index in written], [True] * len(written))
            if len(written) < len(batch):
                there = set(written)
                await self._write_with_care([line for index, line in enumerate(batch) if index not in there])

    async def _write_with_care(self, batch: Sequence[Line], again: bool = False) -> None:
        """Write a batch and answer its callers; where the connection broke, look on a new one what is there.

        The broken connection's commit may have been carried out. If it is still under way, it holds the tables' rows,
        and the second look waits for it.
        """
        try:
            verdicts = await self._database.log(partial(write_batch, lines=batch, again=again))
        except StorageUnavailable as error:
            if again:
                _answer(batch, [StorageUnavailable(*error.args) for _ in batch])
            else:
                await self._write_with_care(batch, again=True)
        except Exception as error:
            log.warning("batch_failed", entries=len(batch), error=type(error).__name__)
            if len(batch) == 1:
                _answer(batch, [error])
            else:
                for line in batch:
                    await self._write_with_care([line], again)
        else:
            _answer(batch, verdicts)


def _answer(batch: Iterable[Line], verdicts: Iterable[Verdict | Exception]) -> None:
    """Tell the callers who still wait."""
    for line, verdict in zip(batch, verdicts, strict=True):
        if line.done.done():
            continue
        if isinstance(verdict, bool):
            line.done.set_result(verdict)
        else:
            line.done.set_exception(verdict)


async def write_following(logs: Log, lines: Sequence[Line]) -> Sequence[int]:
    """Write lines that follow their table's last entry, in one statement; return which."""
    return await logs.write_following([line.given for line in lines])


async def write_batch(logs: Log, lines: Sequence[Line], again: bool = False) -> list[Verdict]:
    """Write the lines that fit and say which did; `again` counts lines that are there already as written."""
    async with logs.transaction():
        return await _write_what_fits(logs, lines, again)


async def _write_what_fits(logs: Log, lines: Sequence[Line], again: bool) -> list[Verdict]:
    """Write the lines that fit, one of each table at a time."""
    last = await logs.lock_tables({line.code for line in lines})
    verdicts: list[Verdict] = [_unknown() if line.code not in last else False for line in lines]
    there = await _already_there(logs, lines) if again else set()
    queues: dict[str, deque[int]] = {}
    for index, line in enumerate(lines):
        if index in there:
            verdicts[index] = True
        elif line.code in last:
            queues.setdefault(line.code, deque()).append(index)
    while wave := _next_wave(lines, queues, last):
        written = await logs.insert_new(moves, [lines[index].row for index in wave])
        for index in wave:
            if (key := (lines[index].code, lines[index].seq)) in written:
                verdicts[index] = True
                last[key[0]] = key[1]
    await _note(logs, [line for index, line in enumerate(lines) if verdicts[index] is True and index not in there])
    return verdicts


def _unknown() -> LookupError:
    """Return what to tell whoever writes to a table that does not exist."""
    return LookupError("no such table")


async def _already_there(logs: Log, lines: Sequence[Line]) -> set[int]:
    """Return which of the lines are in the log as they stand here."""
    found = await logs.entries_at([(line.code, line.seq) for line in lines])
    return {index for index, line in enumerate(lines) if (line.code, line.seq, line.client_id, line.hash) in found}


def _next_wave(lines: Sequence[Line], queues: dict[str, deque[int]], last: dict[str, int]) -> list[int]:
    """Take from each table's queue the first line that follows the table's last entry; those before it don't fit."""
    wave = []
    for code, queue in queues.items():
        while queue:
            index = queue.popleft()
            if lines[index].seq == last[code] + 1:
                wave.append(index)
                break
    return wave


async def _note(logs: Log, lines: Sequence[Line]) -> None:
    """Bring the tables' rows up to date with the lines just written, and store their snapshots."""
    if not lines:
        return
    newest = {line.code: line for line in lines}
    await logs.advance([(line.code, line.seq, line.at, line.awaited, line.bot_to_move) for line in newest.values()])
    if over := [line.code for line in lines if line.over]:
        await logs.end(over)
    if taken := [(line.code, line.snapshot.seq, line.snapshot.data) for line in lines if line.snapshot is not None]:
        await logs.insert(snapshots, taken)
