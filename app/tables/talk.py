"""What is said at a table, through whatever process."""

import time

from app.tables.model import ChatLine, PersonId, TableCode
from app.tables.ports import Stores
from app.tables.shown import Listener, chat_frame

NEWEST = 50
"""As many lines are shown to whoever comes."""


class Talk:
    """Passes on what is said to everybody who looks through this process."""

    def __init__(self, code: TableCode, listeners: set[Listener], stores: Stores) -> None:
        self.heard = 0
        """The last line that was passed on."""
        self._code = code
        self._listeners = listeners
        self._stores = stores
        self._done: dict[str, int] = {}
        """Which messages have led to which line, as long as the room is held."""

    async def load(self) -> None:
        """Note how far the talk has come: whoever looks is shown the newest lines anyway."""
        said = await self._stores.tables.said(self._code, 0, 1)
        self.heard = said[-1].number if said else 0

    async def newest(self) -> list[ChatLine]:
        """Return the newest lines."""
        return await self._stores.tables.said(self._code, 0, NEWEST)

    async def say(self, person: PersonId, name: str, text: str, client_id: str) -> int:
        """Store what somebody says, then pass it on; the same message is said once. Return the line's number."""
        if client_id not in self._done:
            said = await self._stores.tables.say(self._code, person, name, text, time.time())
            self._done[client_id] = said.number
            self._pass_on(said)
            await self._stores.bus.publish(self._code, 0)
        return self._done[client_id]

    async def hear(self) -> None:
        """Pass on what was said to other processes."""
        for said in await self._stores.tables.said(self._code, self.heard, NEWEST):
            self._pass_on(said)

    def _pass_on(self, said: ChatLine) -> None:
        self.heard = max(self.heard, said.number)
        for each in self._listeners:
            each.send(chat_frame(said))
