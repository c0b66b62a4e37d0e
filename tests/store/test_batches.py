"""Entries of many tables share a commit; one that does not fit leaves no trace and harms no other."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import make_url

from app.store import database
from app.store.database import Sqlite, connect_postgres
from app.store.session import AppStores, open_stores
from app.tables.model import Entry, Snapshot, TableCode
from app.tables.ports import StorageUnavailable
from tests.store.build import CODE, append, entry, last_seq, people, seqs, table

pytestmark = pytest.mark.anyio

CODES = [f"T{number:02}" for number in range(20)]


class Watched:
    """Counts the journal's batches and how many of them were written again after a failure of the connection."""

    def __init__(self, stores: AppStores) -> None:
        self.inner, self.batches, self.retries = stores._database, 0, 0
        stores._journal._database = self  # type: ignore[assignment]

    async def write(self, work: Any) -> object:
        self.batches += 1
        self.retries += work.keywords["retry"]
        return await self.inner.write(work)


@pytest.fixture
async def many(playing: AppStores) -> AppStores:
    """Stores with many tables at play."""
    for code in CODES:
        assert await playing.tables.create(table(code))
    return playing


async def test_entries_that_wait_together_share_a_commit(many: AppStores) -> None:
    watched = Watched(many)
    assert all(await asyncio.gather(*(append(many, entry(1), code=code) for code in CODES)))
    assert watched.batches == 1


async def test_what_belongs_to_an_entry_is_written_with_it(many: AppStores) -> None:
    watched = Watched(many)
    await asyncio.gather(
        append(many, entry(1), code="T00", awaited=0b101, bot_to_move=True),
        append(many, entry(1), code="T01", state=b"state"),
        append(many, entry(1), code="T02", state=b"end", awaited=0b1, bot_to_move=True, over=True),
    )
    assert watched.batches == 1
    moved, kept, ended = [await many.tables.load(TableCode(code)) for code in CODES[:3]]
    assert moved is not None
    assert kept is not None
    assert ended is not None
    assert (moved.table.awaited, moved.table.status, moved.table.last_seq) == (0b101, "playing", 1)
    assert (moved.table.updated_at, moved.snapshot, moved.entries) == (1001.0, None, (entry(1),))
    assert (kept.table.status, kept.snapshot) == ("playing", Snapshot(1, b"state"))
    assert (ended.table.awaited, ended.table.status, ended.snapshot) == (0b1, "over", Snapshot(1, b"end"))
    assert await many.tables.with_bots_to_move(2000.0, 0.0, 9) == ["T00"]


async def test_a_snapshot_that_is_there_already_is_no_hindrance(many: AppStores) -> None:
    await many.tables.keep(CODE, Snapshot(1, b"left over"))
    assert await append(many, entry(1), state=b"new")
    loaded = await many.tables.load(CODE)
    assert loaded is not None
    assert loaded.snapshot == Snapshot(1, b"new")


@pytest.mark.parametrize(
    ("code", "line", "answer"),
    [
        ("T05", entry(2), False),
        ("T05", entry(4), False),
        ("T05", entry(3, "message-1"), False),
        ("NONE", entry(1), LookupError),
        ("A" * 33, entry(1), LookupError),
        ("T05", entry(3, seat=2**70), Exception),
    ],
    ids=["its place is taken", "none before it", "its id is taken", "no table", "no name of a table", "no number"],
)
async def test_who_does_not_fit_leaves_no_trace_and_keeps_nobody_from_being_written(
    many: AppStores, code: str, line: Entry, answer: bool | type[Exception]
) -> None:
    for written in (1, 2):
        assert await append(many, entry(written), code="T05")
    await many.tables.create(table("A" * 32))
    watched = Watched(many)
    answers = await asyncio.gather(
        *(append(many, entry(1), code=each) for each in CODES[:5]),
        append(many, line, code=code, state=b"lost", awaited=0b11, bot_to_move=True, over=True),
        *(append(many, entry(1), code=each, state=b"kept") for each in CODES[6:]),
        return_exceptions=True,
    )
    lost = answers.pop(5)
    assert lost is answer if isinstance(answer, bool) else isinstance(lost, answer)
    assert not isinstance(lost, StorageUnavailable)
    assert answers == [True] * 19
    assert not watched.retries
    loaded = await many.tables.load(TableCode("T05"))
    assert loaded is not None
    assert loaded.entries == (entry(1), entry(2))
    assert (loaded.snapshot, loaded.table.status, loaded.table.awaited) == (None, "playing", 0)
    assert await many.tables.with_bots_to_move(2000.0, 0.0, 9) == []
    assert await seqs(many, "A" * 32) == []
    for each in CODES[:5] + CODES[6:]:
        assert (await seqs(many, each), await last_seq(many, each)) == ([1], 1)


async def test_of_several_lines_of_a_table_each_that_follows_is_written(many: AppStores) -> None:
    for seqs_given, answers in (
        ((1, 2, 3), [True, True, True]),
        ((4, 4), [True, False]),
        ((7, 5, 6), [False, True, True]),
    ):
        clients = [f"{seq}, {number}" for number, seq in enumerate(seqs_given)]
        lines = [append(many, entry(seq, client)) for seq, client in zip(seqs_given, clients, strict=True)]
        assert await asyncio.gather(*lines, append(many, entry(seqs_given[0]), code="T00")) is not None
        assert [await many.tables.entry_of(CODE, client) is not None for client in clients] == answers
    assert (await seqs(many), await last_seq(many)) == ([1, 2, 3, 4, 5, 6], 6)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have connections that are opened from now on wait a moment only."""
    monkeypatch.setattr(database, "BUSY_MILLISECONDS", 20)


@pytest.mark.usefixtures("impatient")
async def test_a_file_that_another_program_holds_is_trouble_until_it_lets_go(many: AppStores) -> None:
    inner = many._database
    if not isinstance(inner, Sqlite):
        return
    other = sqlite3.connect(inner._writer.url.database or "", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageUnavailable):
        await append(many, entry(1))
    other.execute("ROLLBACK")
    other.close()
    assert await append(many, entry(1))


# --- two processes on one Postgres -------------------------------------------------------------------------------

Pair = tuple[AppStores, AppStores]


@pytest.fixture
async def pair(postgres_url: str) -> AsyncIterator[Pair]:
    """The stores of two processes, with many tables at play."""
    one, other = await open_stores(postgres_url), await open_stores(postgres_url)
    await people(one)
    for code in CODES:
        assert await one.tables.create(table(code))
    yield one, other
    await one.close()
    await other.close()


@asynccontextmanager
async def held_by_another(url: str, change: str) -> AsyncIterator[None]:
    """Make a change that is not committed before somebody waits for it."""
    connection: asyncpg.Connection = await connect_postgres(make_url(url))
    async with connection.transaction():
        await connection.execute(change)
        yield
        while not await connection.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            await asyncio.sleep(0.01)
    await connection.close()


async def test_who_waits_for_a_row_goes_by_what_it_says_then(pair: Pair, postgres_url: str) -> None:
    assert await append(pair[0], entry(1), code="T03")
    async with held_by_another(postgres_url, "UPDATE tables SET last_seq = 1 WHERE code = 'T01'"):
        batch = asyncio.gather(append(pair[0], entry(2), code="T01", state=b"2"), append(pair[0], entry(1), code="T02"))
    assert tuple(await batch) == (True, True), "the entry before it was written while it waited"
    async with held_by_another(postgres_url, "UPDATE tables SET last_seq = 3 WHERE code = 'T01'"):
        batch = asyncio.gather(append(pair[0], entry(3), code="T01", state=b"3"), append(pair[0], entry(2), code="T02"))
    assert tuple(await batch) == (False, True), "another took its place while it waited"
    assert (await seqs(pair[1], "T01"), await seqs(pair[1], "T02")) == ([2], [1, 2])


async def test_a_change_of_the_table_meanwhile_is_kept(pair: Pair, postgres_url: str) -> None:
    change = "UPDATE tables SET revision = 7, private = true, status = 'over' WHERE code = 'T01'"
    async with held_by_another(postgres_url, change):
        written = asyncio.create_task(append(pair[0], entry(1), code="T01"))
    assert await written
    found = await pair[1].tables.find(TableCode("T01"))
    assert found is not None
    assert (found.revision, found.private, found.status, found.last_seq) == (7, True, "over", 1)


async def test_a_message_that_another_process_is_just_writing_is_written_once(pair: Pair, postgres_url: str) -> None:
    assert await append(pair[0], entry(1), code="T01")
    copy = "INSERT INTO moves SELECT table_code, 9, kind, seat, body, 'same', hash, reversible, by_bot, events, at"
    async with held_by_another(postgres_url, f"{copy} FROM moves"):
        batch = asyncio.gather(append(pair[0], entry(2, "same"), code="T01"), append(pair[0], entry(1), code="T02"))
    assert tuple(await batch) == (False, True)
    assert (await last_seq(pair[1], "T01"), await last_seq(pair[1], "T02")) == (1, 1)


async def test_two_processes_with_the_same_tables_in_opposite_orders_never_block_each_other(pair: Pair) -> None:
    watched = [Watched(stores) for stores in pair]
    for seq in range(1, 41):
        answers = await asyncio.gather(
            *(append(pair[0], entry(seq, f"{seq} by one"), code=code) for code in CODES),
            *(append(pair[1], entry(seq, f"{seq} by other"), code=code) for code in reversed(CODES)),
        )
        for mine, theirs in zip(answers[:20], reversed(answers[20:]), strict=True):
            assert mine != theirs, "one of them won"
    assert not any(each.retries for each in watched), "no deadlock"
    for code in CODES:
        assert await seqs(pair[0], code) == list(range(1, 41))


async def test_two_processes_with_overlapping_tables_write_each_others_successors(pair: Pair) -> None:
    async def play(stores: AppStores, codes: list[str], name: str) -> int:
        won, reached = 0, dict.fromkeys(codes, 0)
        while behind := [code for code in codes if reached[code] < 30]:
            lines = (append(stores, entry(reached[code] + 1, f"{name} {reached[code]}"), code=code) for code in behind)
            won += sum(await asyncio.gather(*lines))
            for code in behind:
                reached[code] = await last_seq(stores, code)
        return won

    watched = [Watched(stores) for stores in pair]
    won = await asyncio.gather(play(pair[0], CODES[:14], "one"), play(pair[1], CODES[:5:-1], "other"))
    assert sum(won) == 30 * len(CODES)
    assert not any(each.retries for each in watched)
    for code in CODES:
        assert await seqs(pair[0], code) == list(range(1, 31))
