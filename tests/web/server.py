"""A real server in the test's own event loop, on a free port, and clients that use it over real sockets."""

import asyncio
import json
import socket
import ssl
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import count
from typing import Any

import httpx
import pytest
import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect

from app.bots import TITLES
from app.engine.bots import Title
from app.engine.rng import Dice, Stream, seed_from
from app.main import create_app
from app.settings import Settings
from app.tables import service
from app.tables.messages import MAX_FRAME_BYTES
from app.tables.model import Entry, TableCode
from app.tables.room import Room
from app.web.connections import LimitedConfig
from app.web.context import Services
from tests.web.player import Mirror, random_answer

DEADLINE = 20.0
"""Timeout in seconds for anything that is awaited."""

Frame = dict[str, Any]

_numbers = count(1)
_TLS = ssl.create_default_context()  # nobody here speaks TLS, but a client makes one of its own, slowly


def quick(database_url: str, **changed: Any) -> Settings:
    """Return settings for tests: no pauses of bots, no limits."""
    chosen: dict[str, Any] = {
        "database_url": database_url,
        "passkey_domain": "localhost",
        "bot_pause_low": 0.0,
        "bot_pause_high": 0.001,
        "bot_pause_master": 0.0,
        "bot_workers": 0,
        "rate_frame": "100000/second",
        "rate_act": "100000/second",
        "rate_chat": "100000/second",
        "rate_sync": "100000/second",
        "rate_http": "100000/second",
        "rate_session": "100000/second",
        "rate_code": "100000/second",
        "rate_code_total": "100000/second",
        "rate_history": "100000/second",
        "rate_verify": "100000/second",
        "rate_advice": "100000/second",
        "metrics": True,
        "max_per_address": 1000,
        "max_sockets": 1000,
        "request_seconds": 3600.0,
        "answer_seconds": 3600.0,
        **changed,
    }
    return Settings(**chosen)


class Line:
    """A client's socket at a table, with all frames it received, raw and applied to a `Mirror`."""

    def __init__(self, connection: ClientConnection, dice: Dice) -> None:
        self.connection = connection
        self.mirror = Mirror()
        self.raw: list[bytes] = []
        self._dice = dice

    async def send(self, content: Mapping[str, Any] | str | bytes) -> None:
        """Send a frame, or raw data."""
        await self.connection.send(content if isinstance(content, str | bytes) else json.dumps(content))

    async def receive(self) -> Frame:
        data = await asyncio.wait_for(self.connection.recv(decode=False), DEADLINE)
        self.raw.append(data)
        found: Frame = json.loads(data)
        self.mirror.take(found)
        return found

    async def until(self, is_wanted: Callable[[Frame], bool]) -> Frame:
        """Receive frames until one matches."""
        while not is_wanted(found := await self.receive()):
            pass
        return found

    async def get(self, kind: str) -> Frame:
        """Receive frames until one is of this kind."""
        return await self.until(lambda found: found["type"] == kind)

    async def ask(self, **content: Any) -> Frame:
        """Send a frame with an id (a new one unless given); return the `ack` or `refused` frame."""
        request_id = content.setdefault("id", f"m{next(_numbers)}")
        await self.send(content)
        return await self.until(lambda found: found["type"] in ("ack", "refused") and found["id"] == request_id)

    async def code(self, **content: Any) -> str:
        """Send a frame that is refused; return the error code."""
        answer = await self.ask(**content)
        assert answer["type"] == "refused", answer
        return str(answer["code"])

    async def echo(self) -> list[Frame]:
        """Return all frames that are still in flight."""
        await self.send({"type": "ping"})
        before = len(self.raw)
        await self.get("pong")
        return [json.loads(data) for data in self.raw[before:-1]]

    async def reach(self, version: int) -> None:
        """Receive frames until this log entry has arrived."""
        while self.mirror.version < version:
            await self.receive()

    @property
    def is_asked(self) -> bool:
        """Return whether the game waits for this client."""
        return self.mirror.decision is not None and bool(self.mirror.decision["awaited"])

    def random_act(self) -> Frame:
        """Return an `act` frame with a random answer to the open decision."""
        decision = self.mirror.decision
        assert decision is not None
        action = random_answer(decision, self._dice)
        return {"type": "act", "id": f"m{next(_numbers)}", "decision": decision["id"], "action": action}

    async def act(self, **action: Any) -> int:
        """Answer the open decision, or draft something for it; return the newest entry, once all of it has come."""
        decision = self.mirror.decision
        assert decision is not None
        return await self._acted({"type": "act", "decision": decision["id"], "action": action})

    async def move(self) -> int:
        """Answer the open decision at random, or draft something for it; return the newest entry."""
        return await self._acted(self.random_act())

    async def _acted(self, frame: Frame) -> int:
        before = self.mirror.version
        answer = await self.ask(**frame)
        assert answer["type"] == "ack", answer
        if answer["v"] <= before:
            await self.get("snapshot")  # it was a draft
        await self.reach(answer["v"])
        return int(answer["v"])

    async def close(self) -> None:
        await self.connection.close()


class Guest:
    """A browser with its own cookies."""

    def __init__(self, server: "Server", name: str, client: httpx.AsyncClient) -> None:
        self.server = server
        self.name = name
        self.http = client
        self.answers: list[bytes] = []

    async def get(self, path: str, **more: Any) -> httpx.Response:
        answer = await self.http.get(path, **more)
        self.answers.append(answer.content)
        return answer

    async def post(self, path: str, content: Any = None, **more: Any) -> httpx.Response:
        """Post JSON."""
        answer = await self.http.post(path, json={} if content is None else content, **more)
        self.answers.append(answer.content)
        return answer

    async def do(self, path: str, content: Any = None) -> Any:
        """Post JSON, expecting success; return the decoded response."""
        answer = await self.post(path, content)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def see(self, path: str) -> Any:
        """Get JSON, expecting success."""
        answer = await self.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def open_table(self, seats: int = 3, **more: Any) -> str:
        """Create a table; return its code."""
        found = await self.do("/api/tables", {"game": "outpost", "seats": seats, **more})
        return str(found["code"])

    def cookies(self) -> str:
        """Return the Cookie header of this browser."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    async def dial(self, code: str, **headers: str) -> Line:
        """Open a socket to a table without receiving anything yet."""
        sent = {"Cookie": self.cookies(), **headers}
        address = f"{self.server.address.replace('http', 'ws')}/ws/tables/{code}"
        connection = await connect(
            address,
            additional_headers={name: value for name, value in sent.items() if value},
            compression=None,
            max_queue=None,
            open_timeout=60,
        )
        self.server.stack.push_async_callback(connection.close)
        return Line(connection, Stream(seed_from(self.name)))

    async def sit_at(self, code: str) -> Line:
        """Open a socket to a table and receive the first frame."""
        line = await self.dial(code)
        await line.until(lambda found: found["type"] in ("snapshot", "lobby", "refused"))
        return line


class Server:
    """A running server, with access to its internals."""

    def __init__(self, app: FastAPI, address: str, stack: AsyncExitStack) -> None:
        self.app = app
        self.address = address
        self.stack = stack

    @property
    def inside(self) -> Services:
        found: Services = self.app.state.services
        return found

    async def stranger(self, **more: Any) -> Guest:
        """Return a browser without a session."""
        client = httpx.AsyncClient(base_url=self.address, timeout=DEADLINE, verify=_TLS, **more)
        await self.stack.enter_async_context(client)
        return Guest(self, "", client)

    async def guest(self, name: str) -> Guest:
        """Return a browser with a guest's session."""
        found = await self.stranger()
        found.name = name
        await found.do("/api/session", {"name": name})
        return found

    async def guests(self, *names: str) -> list[Guest]:
        return [await self.guest(name) for name in names]

    async def gathered(self, *people: Guest, **more: Any) -> str:
        """Return the code of a table in the lobby, where all these people have seats and the first one is the host."""
        code = await people[0].open_table(len(people), **more)
        for person in people[1:]:
            await person.do(f"/api/tables/{code}/join")
        return code

    async def started(self, *people: Guest, **more: Any) -> str:
        """Return the code of a running table with these people."""
        code = await self.gathered(*people, **more)
        await people[0].do(f"/api/tables/{code}/start")
        return code

    async def finished(self, *people: Guest, **more: Any) -> str:
        """Return the code of a finished table with these people, played by bots."""
        code = await self.started(*people, **more)
        for person in people:
            await person.do(f"/api/tables/{code}/leave")
        room = await self.room(code)
        await wait_for(lambda: room.is_over, 3 * DEADLINE)
        return code

    async def room(self, code: str) -> Room:
        """Return the server's room of a table, secrets included."""
        return await self.inside.hub.room(TableCode(code))

    async def settled(self, code: str) -> int:
        """Return the newest entry of a table once all that was a foregone conclusion has happened."""
        position = (await self.room(code)).position
        assert position is not None
        await wait_for(lambda: not any(decision.foregone for decision in position.at.opened.values()))
        return position.seq

    async def log(self, code: str) -> list[Entry]:
        """Return a table's log from the database."""
        return await self.inside.stores.tables.entries(TableCode(code), 0)


async def wait_for(condition: Callable[[], bool], seconds: float = DEADLINE) -> None:
    """Wait until the condition holds; fail after the timeout."""
    limit = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < limit, "this never came true"
        await asyncio.sleep(0.005)


async def play_on(lines: list[Line], watching: list[Line] | None = None, moves: int | None = None) -> None:
    """Play at random until the game is over, or for a number of moves, with every client receiving each of them."""
    everybody = [*lines, *(watching or [])]
    numbers: Iterator[int] = iter(range(moves)) if moves is not None else count()
    for _ in numbers:
        if lines[0].mirror.is_over:
            return
        version = await next(line for line in lines if line.is_asked).move()
        for line in everybody:
            await line.reach(version)
        while not (lines[0].mirror.is_over or any(line.is_asked for line in lines)):
            version += 1  # what comes next is a foregone conclusion
            for line in everybody:
                await line.reach(version)


class PromptUvicorn(uvicorn.Server):
    """A uvicorn server that stops at once, instead of polling ten times a second."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.told_to_end = asyncio.Event()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self.told_to_end.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Shut down at once if no client is connected, else as usual."""
        held = self.server_state
        with suppress(TimeoutError):
            async with asyncio.timeout(0.2):
                while held.connections or held.tasks:
                    await asyncio.sleep(0.001)
        if held.connections or held.tasks:
            await super().shutdown(sockets)
        else:
            for each in self.servers:
                each.close()
            await self.lifespan.shutdown()


@asynccontextmanager
async def serving(settings: Settings, titles: Mapping[str, Title] = TITLES) -> AsyncIterator[Server]:
    """Run a server for the duration of the block."""
    app = create_app(settings, titles)
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # so named, it does not dawdle
    listening.bind(("127.0.0.1", 0))
    config = LimitedConfig(
        app,
        app.state.connections,
        log_level="error",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws="websockets-sansio",
        ws_max_size=2 * MAX_FRAME_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=3600,  # a client must never reuse a connection at the moment it is closed
    )
    running = PromptUvicorn(config)
    task = asyncio.create_task(running.serve(sockets=[listening]))
    try:
        await wait_for(lambda: running.started or task.done())
        assert running.started
        async with AsyncExitStack() as stack:
            yield Server(app, f"http://127.0.0.1:{listening.getsockname()[1]}", stack)
    finally:
        running.told_to_end.set()
        await task
        listening.close()


@pytest.fixture
def fixed_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the cards be the same every time."""
    seeds = count(1)
    monkeypatch.setattr(service, "token_hex", lambda _bytes: seed_from(f"table {next(seeds)}"))


@pytest.fixture
async def server(database_url: str, fixed_seeds: None) -> AsyncIterator[Server]:
    """A server with its own database."""
    async with serving(quick(database_url)) as found:
        yield found
