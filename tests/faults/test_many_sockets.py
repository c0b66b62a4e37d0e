"""Many open sockets: none of them holds a connection to the database."""

import asyncio
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import make_url

from app.bench.swarm_client import Client, connect
from tests.faults.people import gather_at
from tests.faults.processes import Server, eventually, running

pytestmark = pytest.mark.anyio

SOCKETS = 200
AT_REST = 7
"""What a server keeps at most when nothing happens: its pool (5), the journal's connection, and the one for hints."""


async def postgres_connections(url: str) -> tuple[int, int]:
    """Return how many connections to a database there are, and how many of them are at work."""
    options = make_url(url)
    connection = await asyncpg.connect(**options.get_dialect()().create_connect_args(options)[1])
    try:
        row = await connection.fetchrow(
            "SELECT count(*), count(*) FILTER (WHERE state <> 'idle') FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        return row[0], row[1]
    finally:
        await connection.close()


def sqlite_handles(server: Server) -> int:
    """Return how often a server has the database's file open."""
    found = [link.readlink() for link in Path(f"/proc/{server.pid}/fd").iterdir() if link.is_symlink()]
    return sum(str(target).endswith(".sqlite3") for target in found)


async def test_two_hundred_sockets_hold_no_connection(database_url: str) -> None:
    async def is_at_rest() -> bool:
        if database_url.startswith("sqlite"):
            return sqlite_handles(server) <= AT_REST
        count, busy = await postgres_connections(database_url)
        return count <= AT_REST and busy == 0

    came = set[Client]()

    def hear(client: Client, payload: bytes) -> None:
        if b'"type":"snapshot"' in payload[:30]:
            came.add(client)

    async with running(database_url, poll_seconds="60") as [server]:
        group = await gather_at(server, "crowd", seats=2)
        cookies = [*(guest.cookie for guest in group.guests), *([""] * (SOCKETS - 2))]
        clients = [await connect(server.address, f"/ws/tables/{group.code}", cookie, hear) for cookie in cookies]
        await eventually(lambda: len(came) == SOCKETS, "everybody sees the table")
        await eventually(is_at_rest, "the sockets leave the database alone")
        async with server.client() as client:
            answers = await asyncio.gather(*(client.get(f"/api/tables/{group.code}") for _ in range(50)))
            assert {answer.status_code for answer in answers} == {200}
            gauge = next(
                line for line in (await client.get("/metrics")).text.splitlines() if line.startswith("frontier_sockets")
            )
            assert float(gauge.split()[1]) == SOCKETS
        await eventually(is_at_rest, "the database is left alone again")
        for each in clients:
            each.close()
