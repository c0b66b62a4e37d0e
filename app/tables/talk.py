"""What is said at a table, through whatever process."""

import asyncio
import time
from collections.abc import Callable

from app.engine.errors import Malformed
from app.engine.events import Seat
from app.people.person import PersonId
from app.tables import frames
from app.tables.model import ChatLine, TableCode
from app.tables.ports import Stores
from app.tables.public import Subscriber

NEWEST = 50
"""Lines of chat sent to a new subscriber."""


class Talk:
    """Passes on what is said to everybody who looks through this process: each line once, in order."""

    def __init__(
        self, code: TableCode, subscribers: set[Subscriber], stores: Stores, seat_of: Callable[[PersonId], Seat | None]
    ) -> None:
        self.heard = 0
        """The last line that was passed on."""
        self._code = code
        self._subscribers = subscribers
        self._stores = stores
        self._seat_of = seat_of
        self._hearing = asyncio.Lock()

    async def load(self) -> None:
        """Note how far the talk has come: whoever looks is shown the newest lines anyway."""
        said = await self._stores.tables.said(self._code, 0, 1)
        self.heard = said[-1].number if said else 0

    async def newest(self) -> list[bytes]:
        return [self._frame(said) for said in await self._stores.tables.said(self._code, 0, NEWEST)]

    async def say(self, person: PersonId, name: str, text: str, client_id: str) -> int:
        """Store what somebody says, then pass it on; the same message is said once. Return the line's number."""
        said = await self._stores.tables.say(self._code, person, name, text, time.time(), client_id)
        if said.number > self.heard:
            await self.hear()
            await self._stores.bus.publish(self._code, 0)
        return said.number

    async def hear(self) -> None:
        """Pass on what was said since, here and to other processes."""
        async with self._hearing:
            for said in await self._stores.tables.said(self._code, self.heard, NEWEST):
                self.heard = said.number
                for each in self._subscribers:
                    each.send(self._frame(said))

    def _frame(self, said: ChatLine) -> bytes:
        """Return a line as everybody may read it: names can be alike, seats cannot."""
        line = frames.Chat(
            number=said.number, seat=self._seat_of(said.person), name=said.name, text=said.text, at=said.at
        )
        return frames.encode(line)


def clean_line(text: str) -> str:
    """Return a line of chat fit to be shown and stored: printable characters only, and at least one."""
    line = "".join(sign for sign in text if sign.isprintable()).strip()
    if not line:
        raise Malformed("unreadable_frame")
    return line
