"""Whether the database can be served from, asked rarely however often somebody wants to know."""

import asyncio
import time

import structlog

from app.tables.ports import NotReady, Stores, Unready

log = structlog.get_logger()

KEEP_SECONDS = 3.0
"""An answer is good for so long, however many ask."""
PROBE_SECONDS = 5.0
"""A database that takes longer cannot be served from."""


class Readiness:
    """What the last look at the database said. Only a change is logged."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores
        self._looking = asyncio.Lock()
        self._look_again_at = 0.0
        self._reason: Unready | None = None

    async def reason(self) -> Unready | None:
        """Return why this process cannot serve, or None if it can."""
        async with self._looking:
            if time.monotonic() >= self._look_again_at:
                await self._look()
                self._look_again_at = time.monotonic() + KEEP_SECONDS
            return self._reason

    async def _look(self) -> None:
        before, self._reason = self._reason, None
        detail = ""
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await self._stores.check()
        except NotReady as error:
            self._reason, detail = error.reason, error.detail
        except TimeoutError:
            self._reason, detail = "unreachable", "timeout"
        if self._reason is None and before is not None:
            log.info("ready_again", after=before)
        elif self._reason != before:
            log.error("not_ready", reason=self._reason, detail=detail)
