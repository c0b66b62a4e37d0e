"""How many may be connected, and for how long without asking anything: nobody keeps others out by doing nothing.

uvicorn has no limits of this kind, but can be told which classes to make for its connections: ours are the usual ones
with a `Doorkeeper` in front, which needs no more of them than that they are asyncio's protocols. What a connection is
doing, it learns from the application (`Guard`), by the address and port of the other side.
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
from app.web.addresses import TrustedProxies, household

log = structlog.get_logger()

BACKLOG = 128
"""So many connections may be made before we have looked at the first of them."""
OTHER_FILES = 100
"""What the process opens besides connections: the database, its own files."""
MOST_WAITING_BYTES = 128 * 1024
"""More than any header and body that we take."""
SWEEP_SECONDS = 0.5

Peer = tuple[str, int]


class Visit:
    """One connection: whether it is still to say what it wants, and by when it must have come further."""

    def __init__(self, transport: asyncio.Transport | None = None, peer: Peer = ("", 0)) -> None:
        self.transport = transport
        self.peer = peer
        self.address = household(peer[0])
        self.is_waiting = True
        self.until = math.inf
        self.received = 0


class Doors:
    """All connections of this process. Who says nothing makes room first when there are too many."""

    def __init__(self, settings: Settings) -> None:
        self._most = most_open(settings.most_connections)
        self._most_each = settings.most_per_address
        self._request_seconds = settings.request_seconds
        self._answer_seconds = settings.answer_seconds
        self._proxies = TrustedProxies(settings.trusted_proxies)
        self._visits: dict[Peer, Visit] = {}
        self._counts: Counter[str] = Counter()
        self._is_sweeping = False

    def admit(self, transport: asyncio.Transport) -> Visit | None:
        """Count a new connection, or return None if there is no room for it."""
        peer: Peer = tuple((transport.get_extra_info("peername") or ("", 0))[:2])
        if peer in self._visits:
            return self._visits[peer]  # it has become a WebSocket
        visit = Visit(transport, peer)
        own = None if peer[0] in self._proxies else visit.address
        if own is not None and self._counts[own] >= self._most_each and not self._make_room(own):
            return None
        if len(self._visits) >= self._most and not self._make_room(None):
            return None
        self._visits[peer] = visit
        self._counts[visit.address] += 1
        self.expect(visit)
        self._sweep_soon()
        return visit

    def release(self, visit: Visit) -> None:
        if self._visits.pop(visit.peer, None) is not None:
            self._counts[visit.address] -= 1
            if not self._counts[visit.address]:
                del self._counts[visit.address]

    def visit_of(self, scope: Scope) -> Visit:
        """Return the connection of a request; one that nobody counts if it came another way."""
        return self._visits.get(tuple(scope.get("client") or ())) or Visit()

    def expect(self, visit: Visit) -> None:
        """Expect a request, or the rest of it, whole and soon."""
        visit.is_waiting, visit.received = True, 0
        visit.until = time.monotonic() + self._request_seconds

    def serve(self, visit: Visit) -> None:
        """Note that a request has come whole: its answer must be taken in a reasonable time."""
        visit.is_waiting = False
        visit.until = time.monotonic() + self._answer_seconds

    def rest(self, visit: Visit) -> None:
        """Note that the answer is on its way, and expect nothing in particular: uvicorn closes what stays idle."""
        visit.is_waiting, visit.received = True, 0
        visit.until = time.monotonic() + self._answer_seconds

    def keep(self, visit: Visit) -> None:
        """Note that this is a WebSocket now, which stays for as long as it answers pings."""
        visit.is_waiting, visit.until = False, math.inf

    def check_length(self, visit: Visit, size: int) -> None:
        """Drop who sends on and on without coming to an end."""
        visit.received += size
        if visit.is_waiting and visit.received > MOST_WAITING_BYTES:
            self._drop(visit)

    def _make_room(self, address: str | None) -> bool:
        """Drop whoever has been waiting longest, at this address or at any; False if all are being served."""
        waiting = [each for each in self._visits.values() if each.is_waiting and address in (None, each.address)]
        if not waiting:
            log.warning("doors.full", address=address, open=len(self._visits))
            return False
        self._drop(min(waiting, key=lambda each: each.until))
        return True

    def _drop(self, visit: Visit) -> None:
        self.release(visit)
        if visit.transport is not None:
            visit.transport.abort()

    def _sweep_soon(self) -> None:
        if not self._is_sweeping and self._visits:
            self._is_sweeping = True
            asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)

    def _sweep(self) -> None:
        """Drop all whose time is up, as long as anybody is connected."""
        now = time.monotonic()
        for visit in [each for each in self._visits.values() if each.until < now]:
            self._drop(visit)
        self._is_sweeping = False
        self._sweep_soon()


def most_open(wanted: int) -> int:
    """Return how many connections there may be at once: never so many that the process runs out of files."""
    if sys.platform == "win32":
        return wanted
    import resource  # noqa: PLC0415

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if files == resource.RLIM_INFINITY else max(1, min(wanted, files - BACKLOG - OTHER_FILES))


class Doorkeeper(asyncio.Protocol):
    """Stands before a protocol: counts its connections, and turns away those for which there is no room."""

    doors: ClassVar[Doors]
    visit: Visit | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.visit = self.doors.admit(cast("asyncio.Transport", transport))
        if self.visit is None:
            cast("asyncio.Transport", transport).set_protocol(asyncio.Protocol())
            cast("asyncio.Transport", transport).abort()
        else:
            super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self.visit is not None:
            self.doors.check_length(self.visit, len(data))
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.visit is not None:
            self.doors.release(self.visit)
        super().connection_lost(exc)


class GuardedConfig(uvicorn.Config):
    """uvicorn's configuration with a doorkeeper before every connection."""

    def __init__(self, app: Any, doors: Doors, **options: Any) -> None:
        super().__init__(app, backlog=BACKLOG, **options)
        self._doors = doors

    def load(self) -> None:
        super().load()
        self.http_protocol_class = self._guarded(self.http_protocol_class)
        assert self.ws_protocol_class is not None
        self.ws_protocol_class = self._guarded(self.ws_protocol_class)

    def _guarded(self, protocol: type[asyncio.Protocol]) -> type[asyncio.Protocol]:
        return type("Guarded", (Doorkeeper, protocol), {"doors": self._doors})
