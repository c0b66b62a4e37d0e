"""The bus for a single process, where there are no others to notify."""

import asyncio
from collections.abc import AsyncIterator

from app.tables.model import TableCode
from app.tables.ports import Hint, ProcessPresence

_NOTHING: tuple[Hint, ...] = ()


class MemoryBus:
    """A bus that does nothing."""

    def __init__(self) -> None:
        self._closed = asyncio.Event()

    async def publish(self, code: TableCode, seq: int) -> None:
        """Do nothing: there are no other processes."""

    def publish_presence(self, code: TableCode, presence: ProcessPresence) -> None:
        """Do nothing: there are no other processes."""

    async def listen(self) -> AsyncIterator[Hint]:
        """Yield nothing, and end when the bus is closed."""
        await self._closed.wait()
        for hint in _NOTHING:
            yield hint

    async def close(self) -> None:
        """End the listeners' iterations."""
        self._closed.set()
