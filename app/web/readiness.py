"""The readiness check behind `/readyz`: probes the database, and caches the result."""

import asyncio
import time

import structlog

from app.tables.ports import NotReady, Stores, Unready

log = structlog.get_logger()

CACHE_SECONDS = 3.0
"""How long a result is cached, however many requests come."""
PROBE_SECONDS = 5.0
"""Timeout of the probe."""


class Readiness:
    """The cached result of the last probe. Only changes are logged."""

    def __init__(self, stores: Stores) -> None:
        self._stores = stores
        self._lock = asyncio.Lock()
        self._expires_at = 0.0
        self._reason: Unready | None = None

    async def reason(self) -> Unready | None:
        """Return why this process is not ready, or None if it is."""
        async with self._lock:
            if time.monotonic() >= self._expires_at:
                await self._probe()
                self._expires_at = time.monotonic() + CACHE_SECONDS
            return self._reason

    async def _probe(self) -> None:
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
