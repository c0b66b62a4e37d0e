"""Hints between processes through Postgres LISTEN and NOTIFY, on a dedicated connection.

Hints that accumulate while a notification is being sent go out together, only the newest of each table. Hints are lost
while there is no connection: the log is authoritative, and listeners also poll.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from secrets import token_hex

import asyncpg  # type: ignore[import-untyped]
import structlog
from sqlalchemy import URL

from app.store.database import connect_postgres
from app.tables.model import TableCode
from app.tables.ports import Hint, ProcessPresence

log = structlog.get_logger(__name__)

CHANNEL = "frontier"
FIRST_RETRY = 0.1
LONGEST_RETRY = 5.0
KEEPALIVE_SECONDS = 30.0
"""Interval of queries on an idle connection, to detect a dead one."""
QUEUE_LENGTH = 10_000
"""Maximum number of hints queued per listener; further ones are dropped."""
CHUNK = 150
"""Maximum number of hints in one notification, whose payload is limited to 8,000 bytes."""

_HINT = re.compile(r"(?P<code>\w{1,32}):(?P<number>[0-9]+)(\+(?P<spectators>[0-9]+))?").fullmatch
"""A hint is `code:seq` or `code:seats+spectators`. A payload is the sender's id and hints, separated by spaces."""


class PostgresBus:
    """Exchanges hints with other processes on the same database."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._sender_id = token_hex(8)
        self._seqs: dict[TableCode, int] = {}
        self._presence: dict[TableCode, ProcessPresence] = {}
        self._wake = asyncio.Event()
        self._listeners: set[asyncio.Queue[Hint | None]] = set()
        self._closed = False
        self.connected = asyncio.Event()
        """Set while this process receives hints."""
        self._task = asyncio.create_task(self._stay_connected())

    async def publish(self, code: TableCode, seq: int) -> None:
        """Announce a log entry as soon as the connection is free; never raises."""
        if self.connected.is_set():
            self._seqs[code] = max(seq, self._seqs.get(code, 0))
            self._wake.set()

    def publish_presence(self, code: TableCode, presence: ProcessPresence) -> None:
        if self.connected.is_set():
            self._presence[code] = presence
            self._wake.set()

    def listen(self) -> AsyncIterator[Hint]:
        """Iterate over the hints of other processes from now on, until the bus is closed."""
        queue: asyncio.Queue[Hint | None] = asyncio.Queue(QUEUE_LENGTH)
        if self._closed:
            queue.put_nowait(None)
        else:
            self._listeners.add(queue)
        return self._hints(queue)

    async def close(self) -> None:
        """Disconnect and end the listeners' iterations."""
        self._closed = True
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        for queue in self._listeners:
            if queue.full():
                queue.get_nowait()
            queue.put_nowait(None)

    async def _hints(self, queue: asyncio.Queue[Hint | None]) -> AsyncIterator[Hint]:
        try:
            while (hint := await queue.get()) is not None:
                yield hint
        finally:
            self._listeners.discard(queue)

    async def _stay_connected(self) -> None:
        """Connect, exchange hints until the connection breaks, and reconnect with exponential backoff."""
        pause = FIRST_RETRY
        while True:
            try:
                connection = await connect_postgres(self._url)
            except Exception as error:
                log.warning("bus_unreachable", error=type(error).__name__, pause=pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_RETRY)
                continue
            pause = FIRST_RETRY
            try:
                await self._exchange(connection)
            except Exception as error:
                log.warning("bus_interrupted", error=type(error).__name__)
                await asyncio.sleep(pause)
            finally:
                self.connected.clear()
                self._seqs.clear()
                self._presence.clear()
                await _close(connection)

    async def _exchange(self, connection: asyncpg.Connection) -> None:
        """Send and receive hints; raises when the connection breaks."""
        connection.add_termination_listener(lambda _connection: self._wake.set())
        await connection.add_listener(CHANNEL, self._receive)
        self.connected.set()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), KEEPALIVE_SECONDS)
            self._wake.clear()
            hints = [f"{code}:{seq}" for code, seq in self._seqs.items()]
            hints += [f"{code}:{each.seats}+{each.spectators}" for code, each in self._presence.items()]
            self._seqs.clear()
            self._presence.clear()
            payloads = [" ".join([self._sender_id, *hints[n : n + CHUNK]]) for n in range(0, len(hints), CHUNK)]
            notify = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"
            await connection.execute(notify, CHANNEL, payloads)

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        """Queue hints for the listeners, except our own and malformed ones."""
        sender, *hints = str(payload).split(" ")
        if sender == self._sender_id:
            return
        for hint in hints:
            if (match := _HINT(hint)) is None:
                continue
            number, spectators = int(match["number"]), match["spectators"]
            what = number if spectators is None else ProcessPresence(sender, number, int(spectators))
            for queue in self._listeners:
                with suppress(asyncio.QueueFull):
                    queue.put_nowait((TableCode(match["code"]), what))


async def _close(connection: asyncpg.Connection) -> None:
    """Close a connection, gracefully if that takes less than a second."""
    try:
        with suppress(Exception):
            await connection.close(timeout=1)
    finally:
        if not connection.is_closed():
            connection.terminate()
