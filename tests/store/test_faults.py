"""While a database can't be reached calls raise StorageUnavailable; afterwards nothing is lost, nothing there twice."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, exc

from app.people.person import Person
from app.store.database import Sqlite
from app.store.migrate import upgrade
from app.store.session import AppStores, open_stores
from app.tables.model import TableCode
from app.tables.ports import StorageUnavailable, Stores
from tests.databases import OwnPostgres
from tests.store.build import ANN, CODE, TABLE, Breaking, append, entry, last_seq, people, seqs, table

pytestmark = pytest.mark.anyio

CALLS: list[Callable[[Stores], Awaitable[object]]] = [
    lambda stores: stores.check(),
    lambda stores: stores.tables.create(TABLE),
    lambda stores: stores.tables.find(CODE),
    lambda stores: stores.tables.change(TABLE),
    lambda stores: stores.tables.load(CODE),
    lambda stores: stores.tables.entries(CODE, 0),
    lambda stores: stores.tables.entry_of(CODE, "x"),
    lambda stores: stores.tables.live_tables(ANN),
    lambda stores: stores.tables.finished_tables(ANN, 5),
    lambda stores: stores.tables.count_finished(ANN),
    lambda stores: stores.tables.listed(5),
    lambda stores: stores.tables.with_bots_to_move(1.0, 0.0, 5),
    lambda stores: stores.tables.say(CODE, ANN, "Ann", "hi", 1.0, "c"),
    lambda stores: stores.tables.said(CODE, 0, 5),
    lambda stores: stores.people.create(Person(ANN, "Ann"), "hash", 1.0),
    lambda stores: stores.people.authenticate("hash"),
    lambda stores: stores.people.rename(ANN, "Anne"),
    lambda stores: stores.people.add_link(ANN, "link", 1.0, 0.0),
    lambda stores: stores.people.use_link("link", "hash", 1.0),
    lambda stores: append(stores, entry(1)),
]


async def check_unavailable_everywhere(stores: Stores) -> None:
    for call in CALLS:
        with pytest.raises(StorageUnavailable):
            await call(stores)
    await stores.bus.publish(CODE, 1)


async def test_every_call_to_an_unreachable_server_is_trouble() -> None:
    stores = await open_stores("postgresql+asyncpg://nobody@127.0.0.1:1/nothing")
    await check_unavailable_everywhere(stores)
    await stores.close()


async def test_every_call_to_an_unreadable_file_is_trouble(tmp_path: Path) -> None:
    path = tmp_path / "frontier.sqlite3"
    path.mkdir()
    stores = await open_stores(f"sqlite+aiosqlite:///{path}")
    await check_unavailable_everywhere(stores)
    await stores.close()


async def test_the_address_must_be_one_of_the_two() -> None:
    for url in ("mysql://localhost/x", "sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:"):
        with pytest.raises(ValueError, match="sqlite"):
            await open_stores(url)


async def test_whoever_comes_after_closing_meets_trouble_and_opens_nothing_again(database_url: str) -> None:
    stores: Stores = await open_stores(database_url)
    await stores.check()
    await stores.close()
    for call in CALLS:
        with pytest.raises(StorageUnavailable):
            await call(stores)


async def test_callers_who_go_away_leave_the_connections_usable(playing: AppStores) -> None:
    for pause in (0, 0.001, 0.003):
        tasks = [asyncio.create_task(playing.tables.find(CODE)) for _ in range(30)]
        tasks += [asyncio.create_task(playing.tables.change(TABLE)) for _ in range(5)]  # type: ignore[arg-type]
        await asyncio.sleep(pause)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for found in await asyncio.gather(*(playing.tables.find(CODE) for _ in range(30))):
        assert found is not None
        assert msgspec.structs.replace(found, revision=0) == TABLE, "a change may still have been made, and whole"


@pytest.mark.parametrize("breaks", [["before"], ["after"]])
async def test_a_connection_that_breaks_off_once_is_not_noticed(playing: AppStores, breaks: list[str]) -> None:
    assert await playing.tables.create(table("LATE"))
    assert await append(playing, entry(1), code="LATE")
    Breaking(playing, breaks)
    answers: tuple[bool, ...] = await asyncio.gather(
        append(playing, entry(1), state=b"one"),
        append(playing, entry(2), bot_to_move=True),
        append(playing, entry(1, "theirs"), code="LATE"),
        append(playing, entry(2), code="LATE"),
    )
    assert tuple(answers) == (True, True, False, True)
    assert (await seqs(playing), await seqs(playing, "LATE")) == ([1, 2], [1, 2])
    assert (await last_seq(playing), await last_seq(playing, "LATE")) == (2, 2)
    loaded = await playing.tables.load(CODE, 1)
    assert loaded is not None
    assert loaded.snapshot is not None


@pytest.mark.parametrize("breaks", [["before", "before"], ["after", "before"], ["before", "after"]])
async def test_a_connection_that_stays_broken_is_trouble_and_may_be_tried_again(
    playing: AppStores, breaks: list[str]
) -> None:
    Breaking(playing, breaks)
    with pytest.raises(StorageUnavailable):
        await append(playing, entry(1))
    written = await append(playing, entry(1))
    assert written == ("after" not in breaks)
    assert await playing.tables.entries(CODE, 0) == [entry(1)]
    assert await playing.tables.entry_of(CODE, "message-1") == entry(1)


async def test_an_error_leaves_nothing_of_its_transaction(playing: AppStores) -> None:
    def work(connection: Connection) -> None:
        connection.exec_driver_sql("DELETE FROM seats")
        connection.exec_driver_sql("SELECT nothing FROM nowhere")

    with pytest.raises((StorageUnavailable, exc.ProgrammingError)):
        await playing._database.write(work)
    assert await playing.tables.find(CODE) == TABLE


async def test_a_commit_to_the_file_is_synchronous_and_keys_are_checked(playing: AppStores) -> None:
    if not isinstance(playing._database, Sqlite):
        return

    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]

    for run in (playing._database.read, playing._database.write):
        assert await run(settings) == ["wal", 2, 1, 10_000]


async def persist(stores: AppStores, code: str, stop: asyncio.Event, failures: list[int]) -> list[str]:
    """Play one table as a room does until told to stop, trying again after errors; return what was acknowledged."""
    acked: list[str] = []
    seq = 0
    while not stop.is_set():
        line = entry(seq + 1, f"{code}-{len(acked)}")
        try:
            if await append(stores, line, code=code):
                seq += 1
            elif await stores.tables.entry_of(TableCode(code), line.client_id) is None:
                raise AssertionError("refused, but nobody else plays here")
            else:
                seq += 1
            acked.append(line.client_id)
        except StorageUnavailable:
            failures.append(1)
            await asyncio.sleep(0.02)
    return acked


async def test_a_server_that_stops_and_starts_again_loses_and_doubles_nothing(own_postgres: OwnPostgres) -> None:
    url = own_postgres.url.render_as_string(hide_password=False)
    await asyncio.to_thread(upgrade, url)
    stores = await open_stores(url)
    await people(stores)
    codes = [f"T{number}" for number in range(8)]
    for code in codes:
        assert await stores.tables.create(table(code))
    stop, failures = asyncio.Event(), list[int]()
    players = [asyncio.create_task(persist(stores, code, stop, failures)) for code in codes]
    for _ in range(2):
        await asyncio.sleep(0.3)
        await asyncio.to_thread(own_postgres.stop)
        await check_unavailable_everywhere(stores)
        await asyncio.to_thread(own_postgres.start)
        await asyncio.sleep(0.3)
    stop.set()
    for code, acked in zip(codes, await asyncio.gather(*players), strict=True):
        stored = [line.client_id for line in await stores.tables.entries(TableCode(code), 0)]
        assert stored[: len(acked)] == acked
        assert len(stored) <= len(acked) + 1
        assert len(acked) > 10
        assert await last_seq(stores, code) == len(stored)
    assert failures
    await stores.close()
