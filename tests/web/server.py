"""The real server in the test's own event loop, on a free port, and people who use it over real sockets."""

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

from app.engine.bots import Title
from app.engine.rng import Dice, Stream, seed_from
from app.games import TITLES
from app.main import create_app
from app.settings import Settings
from app.tables import service
from app.tables.messages import MOST_BYTES
from app.tables.model import Entry, TableCode
from app.tables.room import Room
from app.web.context import Services
from app.web.doors import GuardedConfig
from tests.web.player import Mirror, random_answer

DEADLINE = 20.0
"""Nothing here takes as many seconds, unless it never comes."""

Frame = dict[str, Any]

_numbers = count(1)
_TLS = ssl.create_default_context()  # nobody here speaks TLS, but a client makes one of its own, slowly


def quick(database_url: str, **changed: Any) -> Settings:
    """Return settings for tests: bots answer at once, and nobody is ever told to slow down or is cut off."""
    chosen: dict[str, Any] = {
        "database_url": database_url,
        "bot_pause_low": 0.0,
        "bot_pause_high": 0.001,
        "rate_frame": "100000/second",
        "rate_act": "100000/second",
        "rate_chat": "100000/second",
        "rate_sync": "100000/second",
        "rate_http": "100000/second",
        "rate_session": "100000/second",
        "rate_history": "100000/second",
        "rate_verify": "100000/second",
        "metrics": True,
        "most_per_address": 1000,
        "most_sockets": 1000,
        "request_seconds": 3600.0,
        "answer_seconds": 3600.0,
        **changed,
    }
    return Settings(**chosen)


class Line:
    """One socket at a table: what it was sent, as bytes and as a page would understand it."""

    def __init__(self, connection: ClientConnection, dice: Dice) -> None:
        self.connection = connection
        self.mirror = Mirror()
        self.raw: list[bytes] = []
        self._dice = dice

    async def send(self, content: Mapping[str, Any] | str | bytes) -> None:
        """Send a frame: a proper one, or just what is given."""
        await self.connection.send(content if isinstance(content, str | bytes) else json.dumps(content))

    async def receive(self) -> Frame:
        """Return the next frame."""
        data = await asyncio.wait_for(self.connection.recv(decode=False), DEADLINE)
        self.raw.append(data)
        found: Frame = json.loads(data)
        self.mirror.take(found)
        return found

    async def until(self, is_wanted: Callable[[Frame], bool]) -> Frame:
        """Read on until a frame is the one that is waited for."""
        while not is_wanted(found := await self.receive()):
            pass
        return found

    async def get(self, kind: str) -> Frame:
        """Read on until a frame of this kind comes."""
        return await self.until(lambda found: found["type"] == kind)

    async def ask(self, **content: Any) -> Frame:
        """Send a request with an id (a new one unless it is given) and return what came of it: an ack or a refusal."""
        request_id = content.setdefault("id", f"m{next(_numbers)}")
        await self.send(content)
        return await self.until(lambda found: found["type"] in ("ack", "refused") and found["id"] == request_id)

    async def code(self, **content: Any) -> str:
        """Send a request that is refused, and return with which code."""
        answer = await self.ask(**content)
        assert answer["type"] == "refused", answer
        return str(answer["code"])

    async def echo(self) -> list[Frame]:
        """Return everything that is still on its way."""
        await self.send({"type": "ping"})
        before = len(self.raw)
        await self.get("pong")
        return [json.loads(data) for data in self.raw[before:-1]]

    async def reach(self, version: int) -> None:
        """Read on until this entry of the log has come."""
        while self.mirror.version < version:
            await self.receive()

    @property
    def is_asked(self) -> bool:
        """Tell whether the game waits for this one."""
        return self.mirror.decision is not None and bool(self.mirror.decision["awaited"])

    def random_act(self) -> Frame:
        """Return a frame with a random answer to the open decision."""
        decision = self.mirror.decision
        assert decision is not None
        action = random_answer(decision, self._dice)
        return {"type": "act", "id": f"m{next(_numbers)}", "decision": decision["id"], "action": action}

    async def move(self) -> int:
        """Answer the open decision at random; return the entry that it led to."""
        answer = await self.ask(**self.random_act())
        assert answer["type"] == "ack", answer
        await self.reach(int(answer["v"]))
        return int(answer["v"])

    async def close(self) -> None:
        """Go away."""
        await self.connection.close()


class Guest:
    """A browser: its cookies, its requests, its sockets."""

    def __init__(self, server: "Server", name: str, client: httpx.AsyncClient) -> None:
        self.server = server
        self.name = name
        self.http = client
        self.answers: list[bytes] = []

    async def get(self, path: str, **more: Any) -> httpx.Response:
        """Get an address."""
        answer = await self.http.get(path, **more)
        self.answers.append(answer.content)
        return answer

    async def post(self, path: str, content: Any = None, **more: Any) -> httpx.Response:
        """Post JSON."""
        answer = await self.http.post(path, json={} if content is None else content, **more)
        self.answers.append(answer.content)
        return answer

    async def do(self, path: str, content: Any = None) -> Any:
        """Post JSON where that must succeed; return the answer."""
        answer = await self.post(path, content)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def see(self, path: str) -> Any:
        """Get JSON where that must succeed."""
        answer = await self.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def open_table(self, seats: int = 3, **more: Any) -> str:
        """Open a table and return its code."""
        found = await self.do("/api/tables", {"game": "outpost", "seats": seats, **more})
        return str(found["code"])

    def cookies(self) -> str:
        """Return the Cookie header of this browser."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    async def dial(self, code: str, **headers: str) -> Line:
        """Open a socket to a table without reading anything yet."""
        sent = {"Cookie": self.cookies(), **headers}
        address = f"{self.server.address.replace('http', 'ws')}/ws/tables/{code}"
        connection = await connect(
            address,
            additional_headers={name: value for name, value in sent.items() if value},
            compression=None,
            max_queue=None,
        )
        self.server.stack.push_async_callback(connection.close)
        return Line(connection, Stream(seed_from(self.name)))

    async def sit_at(self, code: str) -> Line:
        """Open a socket to a table and read its first frame."""
        line = await self.dial(code)
        await line.until(lambda found: found["type"] in ("snapshot", "lobby", "refused"))
        return line


class Server:
    """A running server, its inside, and how to get at it."""

    def __init__(self, app: FastAPI, address: str, stack: AsyncExitStack) -> None:
        self.app = app
        self.address = address
        self.stack = stack

    @property
    def inside(self) -> Services:
        """What the server itself knows."""
        found: Services = self.app.state.services
        return found

    async def stranger(self, **more: Any) -> Guest:
        """Return a browser that nobody knows."""
        client = httpx.AsyncClient(base_url=self.address, timeout=DEADLINE, verify=_TLS, **more)
        await self.stack.enter_async_context(client)
        return Guest(self, "", client)

    async def guest(self, name: str) -> Guest:
        """Return somebody who gave a name."""
        found = await self.stranger()
        found.name = name
        await found.do("/api/session", {"name": name})
        return found

    async def guests(self, *names: str) -> list[Guest]:
        """Return several people."""
        return [await self.guest(name) for name in names]

    async def gathered(self, *people: Guest, **more: Any) -> str:
        """Return the code of a table in its lobby: the first one hosts, all have sat down."""
        code = await people[0].open_table(len(people), **more)
        for person in people[1:]:
            await person.do(f"/api/tables/{code}/join")
        return code

    async def started(self, *people: Guest, **more: Any) -> str:
        """Return the code of a table at which these people play."""
        code = await self.gathered(*people, **more)
        await people[0].do(f"/api/tables/{code}/start")
        return code

    async def finished(self, *people: Guest, **more: Any) -> str:
        """Return the code of a table at which these people have played to the end (bots did it for them)."""
        code = await self.started(*people, **more)
        for person in people:
            await person.do(f"/api/tables/{code}/leave")
        room = await self.room(code)
        await wait_for(lambda: room.is_over, 3 * DEADLINE)
        return code

    async def room(self, code: str) -> Room:
        """Return the server's own room of a table, with all its secrets."""
        return await self.inside.hub.room(TableCode(code))

    async def log(self, code: str) -> list[Entry]:
        """Return a table's log as it is in the database."""
        return await self.inside.stores.tables.entries(TableCode(code), 0)


async def wait_for(condition: Callable[[], bool], seconds: float = DEADLINE) -> None:
    """Return once the condition holds; fail if it never does."""
    limit = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < limit, "this never came true"
        await asyncio.sleep(0.005)


async def play_on(lines: list[Line], watching: list[Line] | None = None, moves: int | None = None) -> None:
    """Have everybody answer at random until the game is over, or for a number of moves; all see every one of them."""
    everybody = [*lines, *(watching or [])]
    numbers: Iterator[int] = iter(range(moves)) if moves is not None else count()
    for _ in numbers:
        asked = next((line for line in lines if line.is_asked), None)
        if asked is None:
            assert lines[0].mirror.is_over
            return
        version = await asked.move()
        for line in everybody:
            await line.reach(version)


class PromptUvicorn(uvicorn.Server):
    """The web server, but it ends when it is told to and nobody is connected: uvicorn looks ten times a second."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.told_to_end = asyncio.Event()

    async def main_loop(self) -> None:
        """Return when the server is to end."""
        await self.on_tick(0)
        await self.told_to_end.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let the application go; who is still connected is shut out as always."""
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
    """Run a server until the test is done with it."""
    app = create_app(settings, titles)
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # so named, it does not dawdle
    listening.bind(("127.0.0.1", 0))
    config = GuardedConfig(
        app,
        app.state.doors,
        log_level="error",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws="websockets-sansio",
        ws_max_size=2 * MOST_BYTES,
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
async def server(database_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """The server on a database of its own. Its seeds are known, so the same cards come every time."""
    seeds = count(1)
    monkeypatch.setattr(service, "token_hex", lambda _bytes: seed_from(f"table {next(seeds)}"))
    async with serving(quick(database_url)) as found:
        yield found
