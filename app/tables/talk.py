"""The chat of a table, across processes."""

import asyncio
import time
from collections.abc import Callable

from app.engine.errors import Malformed
from app.people.person import PersonId
from app.tables import frames
from app.tables.access import seat_of
from app.tables.model import ChatLine, Table
from app.tables.notices import mentioned
from app.tables.ports import Stores
from app.tables.public import Subscriber

NEWEST = 50
"""Number of messages sent to a new subscriber."""


class Talk:
    """Stores chat messages and broadcasts them to this process's subscribers, each once and in order."""

    def __init__(self, subscribers: set[Subscriber], stores: Stores, table: Callable[[], Table]) -> None:
        self.heard = 0
        """Number of the last message broadcast."""
        self._code = table().code
        self._subscribers = subscribers
        self._stores = stores
        self._table = table
        self._lock = asyncio.Lock()

    async def load(self) -> None:
        """Skip existing messages: new subscribers are sent the newest ones anyway."""
        said = await self._stores.tables.said(self._code, 0, 1)
        self.heard = said[-1].number if said else 0

    async def newest(self) -> list[bytes]:
        return [self._frame(said) for said in await self._stores.tables.said(self._code, 0, NEWEST)]

    async def say(self, person: PersonId, name: str, text: str, client_id: str) -> int:
        """Store and broadcast a message; return its number. Idempotent by `client_id`."""
        notices = mentioned(self._table(), person, text)
        said = await self._stores.tables.say(self._code, person, name, text, time.time(), client_id, notices)
        if said.number > self.heard:
            await self.hear()
            await self._stores.bus.publish(self._code, 0)
        return said.number

    async def hear(self) -> None:
        """Broadcast the messages stored since the last broadcast, by this process or another."""
        async with self._lock:
            for said in await self._stores.tables.said(self._code, self.heard, NEWEST):
                self.heard = said.number
                for each in self._subscribers:
                    each.send(self._frame(said))

    def _frame(self, said: ChatLine) -> bytes:
        line = frames.Chat(
            number=said.number, seat=seat_of(self._table(), said.person), name=said.name, text=said.text, at=said.at
        )
        return frames.encode(line)


def clean_line(text: str) -> str:
    """Strip unprintable characters from a message; raise Malformed if nothing is left."""
    line = "".join(sign for sign in text if sign.isprintable()).strip()
    if not line:
        raise Malformed("unreadable_frame")
    return line
