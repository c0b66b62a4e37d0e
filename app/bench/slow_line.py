"""A TCP proxy that adds latency and limits the bandwidth.

Chromium's own throttling affects neither new connections nor WebSocket frames.
"""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from threading import Thread
from typing import Any

ROUND_TRIP_MS = 100
BYTES_PER_SECOND = 10_000_000 / 8
"""10 Mbit/s in each direction."""


class Direction:
    """One direction of the line, shared by all connections."""

    def __init__(self, delay: float) -> None:
        self._delay = delay
        self._free_at = 0.0

    def send(self, size: int, arrive: Callable[..., object], *given: Any) -> None:
        """Call `arrive` when data of this size has been transmitted."""
        loop = asyncio.get_running_loop()
        self._free_at = max(self._free_at, loop.time()) + size / BYTES_PER_SECOND
        loop.call_at(self._free_at + self._delay, arrive, *given)


class End(asyncio.Protocol):
    """One end of a proxied connection: forwards received data to the other end."""

    transport: asyncio.Transport
    other: "End"

    def __init__(self, direction: Direction, is_open: "set[End]") -> None:
        self.direction = direction
        self.is_open = is_open

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self.is_open.add(self)

    def data_received(self, data: bytes) -> None:
        self.direction.send(len(data), self.other.transport.write, data)

    def connection_lost(self, _error: Exception | None) -> None:
        self.is_open.discard(self)
        self.direction.send(1, self.other.close)

    def close(self) -> None:
        if self in self.is_open:
            self.transport.close()


class Line:
    """All proxied connections to a local port."""

    def __init__(self, port: int, round_trip: float) -> None:
        self.port, self.round_trip = port, round_trip
        self.upstream, self.downstream = Direction(round_trip / 2), Direction(round_trip / 2)
        self.is_open: set[End] = set()

    async def connect(self, near: End) -> None:
        """Connect to the server after a round trip, the time of a TCP handshake."""
        near.transport.pause_reading()
        near.other = far = End(self.downstream, self.is_open)
        far.other = near
        await asyncio.sleep(self.round_trip)
        await asyncio.get_running_loop().create_connection(lambda: far, "127.0.0.1", self.port)
        near.transport.resume_reading()


class NearEnd(End):
    """The end that a browser connects to."""

    def __init__(self, line: Line) -> None:
        super().__init__(line.upstream, line.is_open)
        self.line = line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.connecting = asyncio.ensure_future(self.line.connect(self))


async def serve(port: int, round_trip: float, begun: "Future[tuple[int, Callable[[], object]]]") -> None:
    """Proxy a free port to this one; set the future to that port and a function that stops the proxy."""
    loop, done, line = asyncio.get_running_loop(), asyncio.Event(), Line(port, round_trip)
    async with await loop.create_server(lambda: NearEnd(line), "127.0.0.1", 0) as server:
        begun.set_result((server.sockets[0].getsockname()[1], lambda: loop.call_soon_threadsafe(done.set)))
        await done.wait()
    for end in tuple(line.is_open):
        end.transport.abort()
    await asyncio.sleep(0)


@contextmanager
def slow_line(port: int, round_trip_ms: int = ROUND_TRIP_MS) -> Iterator[int]:
    """Run a slow line to a local port; yield the port to connect to."""
    begun: Future[tuple[int, Callable[[], object]]] = Future()
    thread = Thread(target=lambda: asyncio.run(serve(port, round_trip_ms / 1000, begun)))
    thread.start()
    begins, end = begun.result()
    try:
        yield begins
    finally:
        end()
        thread.join()
