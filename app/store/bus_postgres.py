"""Word between processes through LISTEN and NOTIFY, on one connection of its own.

What is said while the last word is still on its way goes out in one statement, the newest entry of each table only, and
many words in one notification: each comes back to ourselves too, and to every other process.
Hints that meet no connection are lost: the log is the truth, and whoever listens also looks from time to time.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from secrets import token_hex

import asyncpg  # type: ignore[import-untyped]
import structlog
from sqlalchemy import URL

from app.store.database import connect_postgres, part_from
from app.tables.model import TableCode
from app.tables.ports import Here, Hint

log = structlog.get_logger(__name__)

CHANNEL = "frontier"
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 5.0
ALIVE_SECONDS = 30.0
"""An idle connection is tried this often: a dead one may not say so itself."""
HEARD = 10_000
"""As many hints wait for a listener at most; the rest is lost."""


TOGETHER = 150
"""As many words go into one notification, which may hold 8,000 bytes."""

_WORD = re.compile(r"(?P<code>\w{1,32}):(?P<number>[0-9]+)(\+(?P<spectators>[0-9]+))?").fullmatch
"""A word is `code:seq`, or `code:seats+spectators`. What is said is whose words these are, and the words."""


class PostgresBus:
    """Tells other processes on the same database that logs have grown, and hears them."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._me = token_hex(8)
        self._unsaid: dict[TableCode, int] = {}
        self._unshown: dict[TableCode, Here] = {}
        self._to_say = asyncio.Event()
        self._listeners: set[asyncio.Queue[Hint | None]] = set()
        self._closed = False
        self.connected = asyncio.Event()
        """Set while this process hears the others."""
        self._task = asyncio.create_task(self._stay_connected())

    async def publish(self, code: TableCode, seq: int) -> None:
        """Say that the log has reached this entry, as soon as the connection is free; never raises."""
        if self.connected.is_set():
            self._unsaid[code] = max(seq, self._unsaid.get(code, 0))
            self._to_say.set()

    def show(self, code: TableCode, here: Here) -> None:
        if self.connected.is_set():
            self._unshown[code] = here
            self._to_say.set()

    def listen(self) -> AsyncIterator[Hint]:
        """Go through what other processes say from now on, until the bus is closed."""
        heard: asyncio.Queue[Hint | None] = asyncio.Queue(HEARD)
        if self._closed:
            heard.put_nowait(None)
        else:
            self._listeners.add(heard)
        return self._hear(heard)

    async def close(self) -> None:
        """Fall silent and let the listeners go."""
        self._closed = True
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        for heard in self._listeners:
            if heard.full():
                heard.get_nowait()
            heard.put_nowait(None)

    async def _hear(self, heard: asyncio.Queue[Hint | None]) -> AsyncIterator[Hint]:
        """Go through one listener's hints."""
        try:
            while (hint := await heard.get()) is not None:
                yield hint
        finally:
            self._listeners.discard(heard)

    async def _stay_connected(self) -> None:
        """Connect, talk until the connection breaks, and connect again after a pause that grows."""
        pause = FIRST_PAUSE
        while True:
            try:
                connection = await connect_postgres(self._url)
            except Exception as error:
                log.warning("bus_unreachable", error=type(error).__name__, pause=pause)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            pause = FIRST_PAUSE
            try:
                await self._talk(connection)
            except Exception as error:
                log.warning("bus_interrupted", error=type(error).__name__)
                await asyncio.sleep(pause)
            finally:
                self.connected.clear()
                self._unsaid.clear()
                self._unshown.clear()
                await part_from(connection)

    async def _talk(self, connection: asyncpg.Connection) -> None:
        """Hear others and say what is to be said; ends with an error when the connection does."""
        connection.add_termination_listener(lambda _connection: self._to_say.set())
        await connection.add_listener(CHANNEL, self._heard)
        self.connected.set()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._to_say.wait(), ALIVE_SECONDS)
            self._to_say.clear()
            words = [f"{code}:{seq}" for code, seq in self._unsaid.items()]
            words += [f"{code}:{each.seats}+{each.spectators}" for code, each in self._unshown.items()]
            self._unsaid.clear()
            self._unshown.clear()
            said = [" ".join([self._me, *words[n : n + TOGETHER]]) for n in range(0, len(words), TOGETHER)]
            await connection.execute("SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said", CHANNEL, said)

    def _heard(self, _connection: object, _pid: int, _channel: str, said: object) -> None:
        """Pass hints on to the listeners, unless they are our own or make no sense."""
        whose, *words = str(said).split(" ")
        if whose == self._me:
            return
        for word in words:
            if (match := _WORD(word)) is None:
                continue
            number, spectators = int(match["number"]), match["spectators"]
            what = number if spectators is None else Here(whose, number, int(spectators))
            for heard in self._listeners:
                with suppress(asyncio.QueueFull):
                    heard.put_nowait((TableCode(match["code"]), what))
