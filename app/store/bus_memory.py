"""The bus of a single process: there is nobody else to tell."""

import asyncio
from collections.abc import AsyncIterator

from app.tables.model import TableCode
from app.tables.ports import Hint, ProcessPresence

_NOTHING: tuple[Hint, ...] = ()


class MemoryBus:
    """Tells nobody, hears nothing."""

    def __init__(self) -> None:
        self._closed = asyncio.Event()

    async def publish(self, code: TableCode, seq: int) -> None:
        """Do nothing: this process knows already."""

    def publish_presence(self, code: TableCode, presence: ProcessPresence) -> None:
        """Do nothing: nobody looks through another process."""

    async def listen(self) -> AsyncIterator[Hint]:
        """Wait until the bus is closed; nothing ever comes."""
        await self._closed.wait()
        for hint in _NOTHING:
            yield hint

    async def close(self) -> None:
        """Let the listeners go."""
        self._closed.set()
