"""Two servers on one Postgres: any of them serves any table, and the log is the truth."""

import asyncio
from collections.abc import Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest
from sqlalchemy import make_url

from app.engine.record import check, read_record
from app.games import TITLES
from tests.faults.people import PAUSE, Group, Guest, all_over, gather_at, moved_on
from tests.faults.processes import PATIENCE, Server, running
from tests.faults.stored import check_kept
from tests.web.player import Mirror, random_answer

pytestmark = pytest.mark.anyio

TABLES = 2


async def check_ended(server: Server, groups: Sequence[Group]) -> None:
    """Check that all people of a table saw the same end, and that its record holds."""
    async with server.client() as client:
        for group in groups:
            results = [guest.mirror.view["game"]["result"] for guest in group.guests]
            assert all(result == results[0] for result in results)
            answer = await client.get(f"/api/tables/{group.code}/export", headers=group.guests[0].headers)
            assert answer.status_code == 200, answer.text
            assert sum(1 for _ in check(TITLES["outpost"].game, read_record(answer.content))) == group.seen


async def test_a_killed_process_leaves_its_people_to_the_other_and_the_games_end(postgres_url: str) -> None:
    async with running(postgres_url, count=2) as [one, other]:
        groups = [await gather_at(one, f"pair{number}", seats=4) for number in range(TABLES)]
        for group in groups:
            group.begin(one, other)
        await moved_on(groups, 20)
        await other.kill()
        await moved_on(groups, 20)
        await other.start()
        await one.kill()
        await all_over(groups)
        await check_ended(other, groups)
        for group in groups:
            await group.end()
        await check_kept(postgres_url, groups)


async def test_a_process_that_misses_every_hint_follows_by_looking(postgres_url: str) -> None:
    url = make_url(postgres_url)
    async with running(postgres_url, count=2, poll_seconds="0.2") as [one, other]:
        group = await gather_at(one, "deaf", seats=2)
        cut_off = list[int]()
        deafen = asyncio.create_task(cut_off_listeners(url.get_dialect()().create_connect_args(url)[1], cut_off))
        group.begin(one, other)
        await moved_on([group], 60)
        deafen.cancel()
        cuts = await asyncio.gather(deafen, return_exceptions=True)
        assert isinstance(cuts[0], asyncio.CancelledError), cuts
        assert len(set(cut_off)) >= 4, "each listener was to be cut off, and again when it came back"
        await group.end()
        await check_kept(postgres_url, [group])


async def cut_off_listeners(options: Any, cut_off: list[int]) -> None:
    """Break off every connection that listens to hints, again and again; note which."""
    connection = await asyncpg.connect(**options)
    try:
        while True:
            rows = await connection.fetch(
                "SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
                "AND datname = current_database() AND (query LIKE 'LISTEN%' OR query LIKE 'SELECT pg_notify%')"
            )
            cut_off += [row[0] for row in rows]
            await asyncio.sleep(0.005)
    finally:
        await connection.close()


async def test_the_same_move_through_both_processes_at_once_counts_once(postgres_url: str) -> None:
    async with running(postgres_url, count=2) as servers:
        group = await gather_at(servers[0], "twice", seats=2)
        both = [await TwoSockets(guest).open(servers) for guest in group.guests]
        for _ in range(30):
            await (await next_awaited(both)).move_twice_at_once()
        for each in both:
            await each.close()
        await check_kept(postgres_url, [group])


async def next_awaited(both: Sequence["TwoSockets"]) -> "TwoSockets":
    """Wait until somebody must move: a foregone answer is asked of nobody, and given by a server a moment later."""
    async with asyncio.timeout(PATIENCE):
        while not (awaited := [each for each in both if await each.is_awaited()]):
            await asyncio.sleep(PAUSE)
    return awaited[0]


class TwoSockets:
    """Somebody with a socket to each process who sends every move through both."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.mirrors = [Mirror(), Mirror()]

    async def open(self, servers: Sequence[Server]) -> "TwoSockets":
        """Come to the table through each process."""
        self.sockets = [await self.guest.come_to(server) for server in servers]
        for socket in self.sockets:
            assert '"type":"snapshot"' in str(await socket.recv())
        return self

    async def close(self) -> None:
        """Leave the table."""
        for socket in self.sockets:
            await socket.close()

    async def is_awaited(self) -> bool:
        """Hear both processes to the end of what they have to say, then tell whether it is our turn."""
        for socket, mirror in zip(self.sockets, self.mirrors, strict=True):
            await socket.send('{"type":"sync","have":0}')
            while True:
                frame = msgspec.json.decode(await socket.recv())
                mirror.take(frame)
                if frame["type"] == "snapshot":
                    break
        decision = max(self.mirrors, key=lambda mirror: mirror.version).decision
        return bool(decision and decision["awaited"])

    async def move_twice_at_once(self) -> None:
        """Send one move through both processes; both must acknowledge it as the same entry."""
        decision = max(self.mirrors, key=lambda mirror: mirror.version).decision
        assert decision is not None
        move = {
            "type": "act",
            "id": f"{self.guest.name}.{len(self.guest.acknowledged)}",
            "decision": decision["id"],
            "action": random_answer(decision, self.guest.dice),
        }
        await asyncio.gather(*(socket.send(msgspec.json.encode(move).decode()) for socket in self.sockets))
        answers = await asyncio.gather(*(self._answer_to(number, move["id"]) for number in range(2)))
        assert answers[0] == answers[1]
        self.guest.acknowledged[move["id"]] = answers[0]

    async def _answer_to(self, number: int, client_id: str) -> int:
        while True:
            frame = msgspec.json.decode(await asyncio.wait_for(self.sockets[number].recv(), PATIENCE))
            self.mirrors[number].take(frame)
            assert frame["type"] != "refused", frame
            if frame["type"] == "ack" and frame["id"] == client_id:
                version: int = frame["v"]
                return version
