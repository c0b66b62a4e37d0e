"""Servers that send notices are killed while they do: nothing is lost, and what is sent again says so."""

from collections import Counter

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from sqlalchemy import make_url

from tests.faults.processes import Server, eventually, running
from tests.notices.receivers import KEY, SITE, Receiver, receiving

pytestmark = pytest.mark.anyio

TABLES = 3
SETTINGS = {
    "public_url": SITE,
    "secret_key": KEY,
    "notices_anywhere": "true",
    "notice_grace": "0",
    "notice_poll": "0.05",
    "rate_channel": "1000/second",
}


async def person(server: Server, name: str, hook: Receiver) -> dict[str, str]:
    """Return the headers of a new guest who is told of everything by this webhook."""
    async with server.client() as client:
        welcome = await client.post("/api/session", json={"name": name})
        headers = {"Cookie": welcome.headers["set-cookie"].split(";")[0]}
        added = await client.post("/api/notices/hooks", json={"form": "json", "url": hook.url}, headers=headers)
        assert added.status_code == 200, added.text
    return headers


async def started(client: httpx.AsyncClient, ada: dict[str, str], bob: dict[str, str]) -> None:
    """Start a table at which both are asked at once."""
    made = await client.post("/api/tables", json={"game": "homesteaders", "seats": 2}, headers=ada)
    code = made.json()["code"]
    await client.post(f"/api/tables/{code}/join", json={}, headers=bob)
    assert (await client.post(f"/api/tables/{code}/start", json={}, headers=ada)).status_code == 200


async def test_servers_that_are_killed_while_they_send_lose_no_notice(postgres_url: str) -> None:
    url = make_url(postgres_url)
    database = await asyncpg.connect(**url.get_dialect()().create_connect_args(url)[1])
    async with receiving() as hook, running(postgres_url, count=2, **SETTINGS) as [one, other]:
        pairs = [(await person(one, "Ada", hook), await person(other, "Bob", hook)) for _ in range(TABLES)]
        await other.kill()
        hook.requests.clear()
        hook.open.clear()
        async with one.client() as client:
            for ada, bob in pairs:
                await started(client, ada, bob)
        await eventually(lambda: len(hook.requests) >= 3, "some are being sent")
        await one.kill()
        unanswered = {request.json["id"]: request.json for request in hook.requests}
        assert await database.fetchval("SELECT count(*) FROM outbox WHERE due_at IS NULL") == 0
        await database.execute("UPDATE outbox SET due_at = 0")  # as if their leases had ended
        hook.requests.clear()
        hook.open.set()
        for server in (one, other):
            await server.start()

        async def all_told() -> bool:
            return not await database.fetchval("SELECT count(*) FROM outbox WHERE due_at IS NOT NULL")

        await eventually(all_told, "all are told")
        expected = {row["message"] for row in await database.fetch("SELECT message FROM outbox")}
        again = Counter(request.json["id"] for request in hook.requests)
        assert set(again) == expected
        assert set(again.values()) == {1}
        assert len(expected) == 2 * TABLES
        repeated = {request.json["id"]: request.json for request in hook.requests}
        assert all(repeated[key] == content for key, content in unanswered.items())
    await database.close()
