"""Limits on the number of connections and on how long each may stay idle, so that idle clients keep nobody out.

uvicorn has no such limits, but its protocol classes can be replaced: `LimitedProtocol` wraps them, and relies only on
asyncio's protocol interface. The middleware (`Guard`) reports the state of each connection, which it finds by the
client's address and port.
"""

import asyncio
import math
import sys
import time
from collections import Counter
from typing import Any, ClassVar, cast

import structlog
import uvicorn
from starlette.types import Scope

from app.settings import Settings
from app.web.addresses import TrustedProxies, client_network

log = structlog.get_logger()

BACKLOG = 128
"""Maximum number of connections that the system queues before they are accepted."""
OTHER_FILES = 100
"""File descriptors reserved for everything but connections: the database, static files."""
MAX_PENDING_BYTES = 128 * 1024
"""Maximum size of a request that has not arrived completely; larger than any valid header and body."""
MAX_UNREAD_BYTES = 256 * 1024
"""Maximum number of bytes on a WebSocket between two messages: pings and fragments that never end count, too.

As large as what is read at once, in which there may be many messages.
"""
MAX_UNSENT_BYTES = 1024 * 1024
"""Maximum number of bytes that a client which goes on sending leaves unread."""
WARN_SECONDS = 60.0
"""Minimum time between two warnings that there are too many connections."""
SWEEP_SECONDS = 0.5

Peer = tuple[str, int]


class OpenConnection:
    """A connection, whether it is idle (no complete request has arrived), and when it is closed if that stays so."""

    def __init__(self, transport: asyncio.Transport | None = None, peer: Peer = ("", 0)) -> None:
        self.transport = transport
        self.peer = peer
        self.address = client_network(peer[0])
        self.is_idle = True
        self.deadline = math.inf
        self.received = 0


class Connections:
    """All open connections of this process. If there are too many, idle ones are closed first."""

    def __init__(self, settings: Settings) -> None:
        self._max_total = max_open(settings.max_connections)
        self._max_per_address = settings.max_per_address
        self._request_seconds = settings.request_seconds
        self._answer_seconds = settings.answer_seconds
        self._proxies = TrustedProxies(settings.trusted_proxies)
        self._open: dict[Peer, OpenConnection] = {}
        self._counts: Counter[str] = Counter()
        self._is_sweeping = False
        self._warn_at = 0.0

    def admit(self, transport: asyncio.Transport) -> OpenConnection | None:
        """Register a new connection; return None if it is refused."""
        peer: Peer = tuple((transport.get_extra_info("peername") or ("", 0))[:2])
        if peer in self._open:
            return self._open[peer]  # upgraded to a WebSocket
        connection = OpenConnection(transport, peer)
        own = None if peer[0] in self._proxies else connection.address
        if own is not None and self._counts[own] >= self._max_per_address and not self._make_room(own):
            return None
        if len(self._open) >= self._max_total and not self._make_room(None):
            return None
        self._open[peer] = connection
        self._counts[connection.address] += 1
        self.await_request(connection)
        self._sweep_soon()
        return connection

    def release(self, connection: OpenConnection) -> None:
        if self._open.pop(connection.peer, None) is not None:
            self._counts[connection.address] -= 1
            if not self._counts[connection.address]:
                del self._counts[connection.address]

    def find(self, scope: Scope) -> OpenConnection:
        """Return the connection of a request; an untracked one if it did not come through `LimitedProtocol`."""
        return self._open.get(tuple(scope.get("client") or ())) or OpenConnection()

    def await_request(self, connection: OpenConnection) -> None:
        """Start the time limit for receiving a complete request."""
        connection.is_idle, connection.received = True, 0
        connection.deadline = time.monotonic() + self._request_seconds

    def begin_response(self, connection: OpenConnection) -> None:
        """Start the time limit for the response: a complete request has arrived."""
        connection.is_idle = False
        connection.deadline = time.monotonic() + self._answer_seconds

    def end_response(self, connection: OpenConnection) -> None:
        """Leave time for the client to read the response; uvicorn closes connections that stay idle after it."""
        connection.is_idle, connection.received = True, 0
        connection.deadline = time.monotonic() + self._answer_seconds

    def keep_open(self, connection: OpenConnection) -> None:
        """Lift the time limit: a WebSocket stays open as long as it answers pings."""
        connection.is_idle, connection.received, connection.deadline = False, 0, math.inf

    def count_bytes(self, connection: OpenConnection, size: int) -> bool:
        """Count what a client sends. Drop it and return False if that grows too large, or it reads nothing."""
        connection.received += size
        most = MAX_PENDING_BYTES if connection.is_idle else MAX_UNREAD_BYTES
        unsent = connection.transport.get_write_buffer_size() if connection.transport is not None else 0
        if connection.received <= most and unsent <= MAX_UNSENT_BYTES:
            return True
        self._drop(connection)
        return False

    def _make_room(self, address: str | None) -> bool:
        """Drop the connection that has been idle longest, of this address or of any; return False if none is idle."""
        idle = [each for each in self._open.values() if each.is_idle and address in (None, each.address)]
        if not idle:
            if time.monotonic() >= self._warn_at:
                self._warn_at = time.monotonic() + WARN_SECONDS
                log.warning("connections.full", address=address, open=len(self._open))
            return False
        self._drop(min(idle, key=lambda each: each.deadline))
        return True

    def _drop(self, connection: OpenConnection) -> None:
        self.release(connection)
        if connection.transport is not None:
            connection.transport.abort()

    def _sweep_soon(self) -> None:
        if not self._is_sweeping and self._open:
            self._is_sweeping = True
            asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)

    def _sweep(self) -> None:
        """Drop the connections whose deadline has passed; repeat while any is open."""
        now = time.monotonic()
        for connection in [each for each in self._open.values() if each.deadline < now]:
            self._drop(connection)
        self._is_sweeping = False
        self._sweep_soon()


def max_open(wanted: int) -> int:
    """Return the wanted number of connections, or fewer if the process may not open that many files."""
    if sys.platform == "win32":
        return wanted
    import resource  # noqa: PLC0415

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if files == resource.RLIM_INFINITY else max(1, min(wanted, files - BACKLOG - OTHER_FILES))


class LimitedProtocol(asyncio.Protocol):
    """Mixin for a protocol: registers its connections, and aborts those that are refused.

    uvicorn's own protocols have attributes named `connections` and `transport`, which must not be hidden.
    """

    all_open: ClassVar[Connections]
    own: OpenConnection | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.own = self.all_open.admit(cast("asyncio.Transport", transport))
        if self.own is None:
            cast("asyncio.Transport", transport).set_protocol(asyncio.Protocol())
            cast("asyncio.Transport", transport).abort()
        else:
            super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self.own is None or self.all_open.count_bytes(self.own, len(data)):
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.own is not None:
            self.all_open.release(self.own)
        super().connection_lost(exc)


class LimitedConfig(uvicorn.Config):
    """uvicorn's configuration with limits on connections."""

    def __init__(self, app: Any, connections: Connections, **options: Any) -> None:
        super().__init__(app, backlog=BACKLOG, **options)
        self._connections = connections

    def load(self) -> None:
        super().load()
        self.http_protocol_class = self._limited(self.http_protocol_class)
        assert self.ws_protocol_class is not None
        self.ws_protocol_class = self._limited(self.ws_protocol_class)

    def _limited(self, protocol: type[asyncio.Protocol]) -> type[asyncio.Protocol]:
        return type("Limited", (LimitedProtocol, protocol), {"all_open": self._connections})
