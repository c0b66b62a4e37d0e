"""Connections that say nothing, or half of something: they are bounded, time out, and keep nobody out."""

import asyncio
import resource
import socket
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from tests.databases import new_sqlite_url
from tests.faults.people import gather_at
from tests.faults.processes import Server, eventually, serve

pytestmark = pytest.mark.anyio

FILES = 400
"""As many files the server may have open: far fewer than others want to be connections."""
CROWD = 600


def serve_with_few_files(environment: Mapping[str, str], arguments: Sequence[str]) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    serve(environment, arguments)


class SmallServer(Server):
    target = staticmethod(serve_with_few_files)

    @property
    def files(self) -> int:
        """How many files the process has open."""
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))


@asynccontextmanager
async def small_server(database_url: str, **settings: str) -> AsyncIterator[SmallServer]:
    server = SmallServer(database_url, **settings)
    try:
        await server.start()
        yield server
    finally:
        server.ensure_gone()


class Silent:
    """A connection from some address of this machine that sends what it is given, and no more."""

    def __init__(self, server: Server, address: str, said: bytes) -> None:
        self.socket = socket.socket()
        self.socket.bind((address, 0))
        self.socket.connect(("127.0.0.1", server.port))
        self.socket.sendall(said)
        self.socket.setblocking(False)

    @property
    def is_cut_off(self) -> bool:
        try:
            return self.socket.recv(1 << 16, socket.MSG_PEEK) == b""
        except BlockingIOError:
            return False
        except OSError:
            return True


@pytest.fixture
def connect() -> Iterator[Callable[..., Silent]]:
    """Opens connections, and closes them in the end."""
    opened: list[Silent] = []

    def make(server: Server, address: str, said: bytes) -> Silent:
        opened.append(Silent(server, address, said))
        return opened[-1]

    yield make
    for each in opened:
        each.socket.close()


async def test_a_crowd_that_asks_nothing_keeps_nobody_out_and_is_sent_away(
    database_url: str, connect: Callable[..., Silent]
) -> None:
    async with small_server(database_url, request_seconds="5") as server:
        crowd = []
        for number in range(CROWD):
            said = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: " if number % 3 else b""
            crowd.append(await asyncio.to_thread(connect, server, f"127.0.0.{2 + number % 50}", said))
            if number % 50 == 0:
                assert server.files < FILES
        assert any(each.is_cut_off for each in crowd), "there is no room for all of them"
        assert not all(each.is_cut_off for each in crowd)
        await gather_at(server, "through", seats=2)
        assert server.files < FILES
        await eventually(lambda: all(each.is_cut_off for each in crowd), "nobody is left waiting")
        await gather_at(server, "after", seats=2)


@pytest.fixture
def file_url(request: pytest.FixtureRequest) -> str:
    """SQLite alone: the database has no part in what follows."""
    return new_sqlite_url(request)


async def test_one_address_has_so_many_connections_and_no_more(file_url: str, connect: Callable[..., Silent]) -> None:
    async with small_server(file_url, request_seconds="600", max_per_address="20") as server:
        crowd = [await asyncio.to_thread(connect, server, "127.0.0.2", b"GET") for _ in range(100)]
        other = [await asyncio.to_thread(connect, server, "127.0.0.3", b"GET") for _ in range(20)]
        await eventually(lambda: sum(not each.is_cut_off for each in crowd) == 20, "twenty remain")
        assert not any(each.is_cut_off for each in other)
        asking = await asyncio.to_thread(connect, server, "127.0.0.2", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        await eventually(lambda: is_answered(asking), "who asks at the same address is answered")


def is_answered(connection: Silent) -> bool:
    try:
        return connection.socket.recv(1 << 16, socket.MSG_PEEK).startswith(b"HTTP/1.1 200")
    except BlockingIOError:
        return False


HEAD = b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize(
    "said",
    [HEAD + b'{"name"', HEAD, WHOLE + b"GET / HTTP/1.1\r\nHost:", WHOLE],
    ids=["half a body", "no body", "half of the second request", "nothing more"],
)
async def test_what_stops_in_the_middle_is_dropped(file_url: str, said: bytes, connect: Callable[..., Silent]) -> None:
    async with small_server(file_url, request_seconds="1", answer_seconds="2") as server:
        stopped = await asyncio.to_thread(connect, server, "127.0.0.1", said)
        if said.startswith(WHOLE):
            await eventually(lambda: is_answered(stopped), "the whole request is answered")
            stopped.socket.recv(1 << 16)
        await eventually(lambda: stopped.is_cut_off, "it is cut off")
        await gather_at(server, "on", seats=2)


async def test_a_header_without_end_is_dropped(file_url: str, connect: Callable[..., Silent]) -> None:
    async with small_server(file_url, request_seconds="600") as server:
        endless = await asyncio.to_thread(connect, server, "127.0.0.1", b"GET / HTTP/1.1\r\nX-Long: ")

        def is_dropped() -> bool:
            try:
                endless.socket.send(b"x" * 10_000)
            except BlockingIOError:
                return False
            except OSError:
                return True
            return endless.is_cut_off

        await eventually(is_dropped, "it is cut off")
        await gather_at(server, "on", seats=2)


SOCKET = (
    b"GET /ws/tables/%s HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: b25lIHdobyBpcyByYXcheA==\r\n\r\n"
)
MESSAGE = b"\x81\x8f\0\0\0\0" + b'{"type":"ping"}'
PINGS = 1000 * (b"\x89\xfd\0\0\0\0" + b"x" * 125)
FIRST_FRAGMENT, EMPTY_FRAGMENTS = b"\x01\x81\0\0\0\0{", 20_000 * b"\x00\x80\0\0\0\0"
MOST_SENT = 32_000_000
"""More than the system's buffers hold."""


async def test_what_a_socket_sends_without_end_is_kept_nowhere(file_url: str, connect: Callable[..., Silent]) -> None:
    def sent(said: bytes, again: bytes) -> int:
        endless, count = connect(server, "127.0.0.2", said), 0
        endless.socket.setblocking(True)
        with suppress(ConnectionError):
            while count < MOST_SENT:
                endless.socket.sendall(again)
                count += len(again)
        return count

    async with small_server(file_url) as server:
        group = await gather_at(server, "on", seats=2)
        hello = SOCKET % group.code.encode()
        assert await asyncio.to_thread(sent, hello + FIRST_FRAGMENT, EMPTY_FRAGMENTS) < MOST_SENT, "one message"
        assert await asyncio.to_thread(sent, hello, MESSAGE + PINGS) < MOST_SENT, "the answers are never read"
