"""Automated clients that play over sockets, reconnect when one breaks, and resend what was not acknowledged."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from app.engine.rng import Stream, seed_from
from tests.faults.processes import PATIENCE, Server, eventually
from tests.web.player import Mirror, random_answer

RESEND_SECONDS = 2.0
"""Seconds to wait for an acknowledgement before resending."""
PAUSE = 0.05
BROKEN = (OSError, websockets.WebSocketException, TimeoutError)


class Guest:
    """Somebody in one seat of one table. `acknowledged` are the messages that a server promised to have stored.

    `servers` are tried in turn, beginning with the first, whenever the socket breaks.
    """

    def __init__(self, name: str, cookie: str) -> None:
        self.name, self.cookie = name, cookie
        self.code = ""
        self.servers: Sequence[Server] = ()
        self.mirror = Mirror()
        self.acknowledged: dict[str, int] = {}
        self.refusals: list[str] = []
        self.visits = 0
        self.may_move: Callable[[], bool] = lambda: True
        self.is_restless = False
        """Whether the guest also undoes moves, answers undo requests and hands over to a bot."""
        self.dice = Stream(seed_from(name))
        self._count = 0
        self._unanswered: dict[str, Any] | None = None
        self._answered = ""

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": self.cookie}

    @property
    def is_settled(self) -> bool:
        """Return whether every message was acknowledged or refused."""
        return self._unanswered is None

    def come_to(self, server: Server) -> connect:
        """Open a socket at the table."""
        return connect(
            f"ws://{server.address}/ws/tables/{self.code}",
            additional_headers={**self.headers, "Origin": server.url},
            max_size=None,
            compression=None,
            open_timeout=5,
            close_timeout=1,
        )

    async def play(self) -> None:
        """Play until cancelled; after the end of the game, just stay connected."""
        attempt = 0
        while True:
            server = self.servers[attempt % len(self.servers)]
            attempt += 1
            with suppress(*BROKEN):
                async with self.come_to(server) as socket:
                    await self._stay(socket)
            await asyncio.sleep(PAUSE)

    async def _stay(self, socket: ClientConnection) -> None:
        self.visits += 1
        while True:
            try:
                async with asyncio.timeout(RESEND_SECONDS):  # wait_for may swallow a cancellation
                    data = await socket.recv()
            except TimeoutError:
                await self._say_again(socket)
            else:
                await self._hear(socket, msgspec.json.decode(data))

    async def _hear(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        gaps = self.mirror.gaps
        self.mirror.take(frame)
        if self.mirror.gaps > gaps:
            await self._send(socket, {"type": "sync", "have": max(0, self.mirror.version)})
        if frame["type"] == "snapshot" or frame.get("kind") == "undo":
            self._answered = ""  # the same question may be open again
        match frame["type"]:
            case "snapshot":
                await self._say_again(socket)
            case "ack":
                self._settle(frame["id"], frame["v"])
            case "refused":
                await self._refused(socket, frame)
        await self._move(socket)

    def _settle(self, client_id: str, version: int) -> None:
        """Record an acknowledgement; assert that a message is always acknowledged as the same entry."""
        assert self.acknowledged.setdefault(client_id, version) == version
        if self._unanswered and self._unanswered["id"] == client_id:
            self._answered, self._unanswered = self._unanswered.get("decision", self._answered), None

    async def _refused(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        self.refusals.append(frame["code"])
        if frame["code"] == "trying_again":
            await asyncio.sleep(PAUSE)
            await self._say_again(socket)
        elif self._unanswered and frame["id"] == self._unanswered["id"]:
            assert frame["id"] not in self.acknowledged
            self._unanswered = None
            await self._send(socket, {"type": "sync", "have": max(0, self.mirror.version)})

    async def _say_again(self, socket: ClientConnection) -> None:
        if self._unanswered:
            await self._send(socket, self._unanswered)

    async def _move(self, socket: ClientConnection) -> None:
        is_behind = self.mirror.version < max(self.acknowledged.values(), default=0)  # an answer comes before its step
        if self._unanswered or is_behind or not self.may_move():
            return
        wish = (self._whim() if self.is_restless else None) or self._answer()
        if wish is not None:
            self._count += 1
            self._unanswered = {"id": f"{self.name}.{self._count}", **wish}
            await self._send(socket, self._unanswered)

    def _answer(self) -> dict[str, Any] | None:
        """Return a move, if the game waits for one."""
        decision = self.mirror.decision
        if not decision or not decision["awaited"] or decision["id"] == self._answered:
            return None
        return {"type": "act", "decision": decision["id"], "action": random_answer(decision, self.dice)}

    def _whim(self) -> dict[str, Any] | None:
        """Return from time to time a frame other than a move."""
        mirror, chance = self.mirror, self.dice.below
        if mirror.is_over or mirror.version < 2:
            return None
        if mirror.table["seats"][mirror.you["seat"]]["driver"] == "bot":
            return {"type": "drive", "driver": "person"} if chance(3) == 0 else None
        if mirror.undo["request"] and chance(2):
            return {"type": "undo_answer", "agree": chance(3) > 0}
        if chance(5 if mirror.free is not None else 40) == 0:
            return {"type": "undo", "to": mirror.version - 1}
        return {"type": "drive", "driver": "bot"} if chance(30) == 0 else None

    async def _send(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(frame).decode())


class Group:
    """The people of one table, each in their seat."""

    def __init__(self, code: str, guests: list[Guest]) -> None:
        self.code, self.guests = code, guests
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def moves(self) -> int:
        """The number of acknowledged moves."""
        return sum(len(guest.acknowledged) for guest in self.guests)

    @property
    def is_over(self) -> bool:
        """Return whether every guest has seen the end."""
        return all(guest.mirror.is_over for guest in self.guests)

    @property
    def seen(self) -> int:
        """The last log entry that any guest has seen."""
        return max(guest.mirror.version for guest in self.guests)

    def begin(self, *servers: Server, restless: bool = False) -> None:
        """Start playing, with the guests spread over the servers."""
        for number, guest in enumerate(self.guests):
            guest.is_restless = restless
            own = number % len(servers)
            guest.servers = [*servers[own:], *servers[:own]]
            self._tasks.append(asyncio.create_task(guest.play()))

    async def pause(self) -> None:
        """Stop making moves, and wait until all are acknowledged and all guests are at the same version."""
        for guest in self.guests:
            guest.may_move = lambda: False

        def is_still() -> bool:
            self.check()
            versions = {guest.mirror.version for guest in self.guests}
            return all(guest.is_settled for guest in self.guests) and len(versions) == 1

        await eventually(is_still, "nobody waits for an answer")

    def check(self) -> None:
        """Raise the error of any guest's task."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def end(self) -> None:
        """Cancel all guests' tasks."""
        for task in self._tasks:
            task.cancel()
        for result in await asyncio.gather(*self._tasks, return_exceptions=True):
            assert isinstance(result, asyncio.CancelledError), result
        self._tasks.clear()


async def welcome(client: httpx.AsyncClient, name: str, guests: type[Guest] = Guest) -> Guest:
    """Return a new guest."""
    client.cookies.clear()
    answer = await client.post("/api/session", json={"name": name[:24]})
    assert answer.status_code == 200, answer.text
    cookie = "; ".join(f"{key}={value}" for key, value in answer.cookies.items())
    client.cookies.clear()
    return guests(name, cookie)


async def gather_at(server: Server, name: str, seats: int = 3, guests: type[Guest] = Guest, **table: Any) -> Group:
    """Return the guests of a new, running table of Outpost."""
    async with server.client() as client:
        people = [await welcome(client, f"{name}-{seat}", guests) for seat in range(seats)]
        wanted = {"game": "outpost", "seats": seats, **table}
        answer = await client.post("/api/tables", json=wanted, headers=people[0].headers)
        code = answer.json()["code"]
        for guest in people:
            guest.code = code
            joined = await client.post(f"/api/tables/{code}/join", json={}, headers=guest.headers)
            assert joined.status_code == 200, joined.text
        begun = await client.post(f"/api/tables/{code}/start", json={}, headers=people[0].headers)
        assert begun.status_code == 200, begun.text
    return Group(code, people)


async def moved_on(groups: Sequence[Group], moves: int) -> None:
    """Wait until this many more moves were acknowledged at every table, or its game is over."""
    wanted = {group.code: group.moves + moves for group in groups}

    def is_so() -> bool:
        for group in groups:
            group.check()
        return all(group.is_over or group.moves >= wanted[group.code] for group in groups)

    await eventually(is_so, f"{moves} more moves at every table")


async def all_over(groups: Sequence[Group]) -> None:
    """Wait until all games are over."""

    def is_so() -> bool:
        for group in groups:
            group.check()
        return all(group.is_over for group in groups)

    await eventually(is_so, "everybody has seen the end", 2 * PATIENCE)
