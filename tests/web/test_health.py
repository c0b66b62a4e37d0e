"""`/readyz` is red while nothing can be stored, says why, and recovers by itself; `/healthz` only says that we live."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import URL, Connection, make_url, select, text
from structlog.testing import capture_logs

from app.people.person import Person, PersonId
from app.store.health import PROBE_BYTES
from app.store.migrate import upgrade
from app.store.models import users
from app.store.session import AppStores
from app.tables.ports import StorageUnavailable
from app.web import readiness
from tests.databases import new_database, new_sqlite_url, run_on
from tests.web.server import Guest, Server, quick, serving

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _looks_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "CACHE_SECONDS", 0.0)


def stores_of(server: Server) -> AppStores:
    found = server.inside.stores
    assert isinstance(found, AppStores)
    return found


async def run_in(server: Server, statement: str) -> None:
    """Run a statement on the connection that writes."""
    await stores_of(server)._database.write(lambda connection: connection.execute(text(statement)) and None)


async def check_unready(anybody: Guest, reason: str) -> None:
    with capture_logs() as logs:
        answer = await anybody.get("/readyz")
    found: dict[str, Any] = answer.json()
    assert (answer.status_code, found["code"], found["params"]) == (503, "not_ready", {"reason": reason})
    assert [(line["event"], line["reason"]) for line in logs if "reason" in line] == [("not_ready", reason)]
    assert (await anybody.get("/readyz")).status_code == 503
    assert (await anybody.get("/healthz")).status_code == 200


async def check_ready_again(anybody: Guest) -> None:
    with capture_logs() as logs:
        assert (await anybody.get("/readyz")).json() == {"ok": True}
    assert "ready_again" in [line["event"] for line in logs]


async def test_who_asks_whether_we_are_ready_leaves_nothing_behind(server: Server) -> None:
    anybody = await server.stranger()
    for _ in range(3):
        assert (await anybody.get("/readyz")).status_code == 200

    def count(connection: Connection) -> int:
        return len(connection.execute(select(users)).all())

    assert await stores_of(server)._database.read(count) == 0


async def test_however_many_ask_the_database_is_looked_at_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "CACHE_SECONDS", 3600.0)
    looks = []
    check = server.inside.stores.check

    async def counted() -> None:
        looks.append(1)
        await check()

    monkeypatch.setattr(server.inside.stores, "check", counted)
    anybody = await server.stranger()
    answers = await asyncio.gather(*(anybody.get("/readyz") for _ in range(60)))
    assert {answer.status_code for answer in answers} == {200}
    assert len(looks) == 1


async def test_a_database_that_does_not_answer_in_time_is_not_ready(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PROBE_SECONDS", 0.01)
    monkeypatch.setattr(server.inside.stores, "check", asyncio.Event().wait)
    await check_unready(await server.stranger(), "unreachable")


async def test_a_schema_that_is_not_ours_is_not_ready_until_it_is_migrated(empty_database_url: str) -> None:
    async with serving(quick(empty_database_url)) as server:
        anybody = await server.stranger()
        await check_unready(anybody, "schema_missing")
        await asyncio.to_thread(upgrade, empty_database_url, "0001")
        await check_unready(anybody, "schema_behind")
        assert (await anybody.post("/api/tables", {"game": "outpost", "seats": 2})).status_code in (401, 503)
        await asyncio.to_thread(upgrade, empty_database_url)
        await check_ready_again(anybody)
        await run_in(server, "UPDATE alembic_version SET version_num = 'later'")
        await check_unready(anybody, "schema_ahead")


async def test_a_full_disk_is_not_ready_until_there_is_room(request: pytest.FixtureRequest) -> None:
    async with serving(quick(new_sqlite_url(request))) as server:
        anybody = await server.stranger()
        await run_in(server, "PRAGMA max_page_count = 100")
        with pytest.raises(StorageUnavailable):  # noqa: PT012
            for number in range(100):
                filler = Person(PersonId(str(number)), "x" * PROBE_BYTES)
                await server.inside.stores.people.create(filler, str(number), 1.0)
        await check_unready(anybody, "disk_full")
        await run_in(server, "PRAGMA max_page_count = 1000000")
        await check_ready_again(anybody)
        assert await anybody.do("/api/session", {"name": "Ada"}) == {"name": "Ada"}


@pytest.fixture
def own_database(postgres_server: URL) -> Iterator[URL]:
    """A migrated database whose settings this test may change."""
    with new_database(postgres_server) as address:
        upgrade(address)
        yield make_url(address)


async def test_a_read_only_server_is_not_ready_until_it_takes_writes_again(own_database: URL) -> None:
    async def set_read_only(value: str) -> None:
        change = f"ALTER DATABASE {own_database.database} SET default_transaction_read_only = {value}"
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"
        wanted = [change, cut] if value == "on" else [change]
        await asyncio.to_thread(run_on, own_database, "SET default_transaction_read_only = off", *wanted)

    async with serving(quick(own_database.render_as_string(hide_password=False))) as server:
        ada = await server.guest("Ada")
        await set_read_only("on")
        await check_unready(ada, "read_only")
        refused = await ada.post("/api/tables", {"game": "outpost", "seats": 2})
        assert (refused.status_code, refused.json()["code"]) == (503, "trying_again")
        await set_read_only("off")
        await check_ready_again(ada)
        await ada.open_table()
