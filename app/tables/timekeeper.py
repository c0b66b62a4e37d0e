"""Keeps the time of tables: wakes them when a clock runs out, and puts those to sleep on which nobody acts any more."""

import asyncio
import time
from contextlib import suppress

import structlog

from app.engine.errors import GameError
from app.tables.clocks import first_due
from app.tables.hub import Hub
from app.tables.model import TableCode
from app.tables.pausing import ASLEEP_AFTER, Pausing
from app.tables.ports import StorageUnavailable
from app.tables.room import Room
from app.traces import trace_of

log = structlog.get_logger()

BEAT_SECONDS = 10.0
"""Interval at which a process says that it runs, and looks for tables to wake, whichever process had them open."""

AT_ONCE = 20
"""Maximum number of tables that are woken or put to sleep per interval."""


class Timekeeper:
    """A step listener that calls again when the next clock of a table runs out."""

    name = "clocks"

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._pausing = Pausing(hub.stores, hub)
        self._alarms: dict[TableCode, asyncio.TimerHandle] = {}

    def after_step(self, room: Room) -> None:
        code = room.table.code
        if (alarm := self._alarms.pop(code, None)) is not None:
            alarm.cancel()
        next_due = None if room.is_over else first_due(room.table, room.clocks, room.outages)
        if next_due is not None and (wait := next_due - time.time()) > 0:
            self._alarms[code] = asyncio.get_running_loop().call_later(wait, self._ring, room)

    def _ring(self, room: Room) -> None:
        self._alarms.pop(room.table.code, None)
        if self._hub.rooms.get(room.table.code) is room:
            self._hub.notify(room)

    async def run(self) -> None:
        while True:
            with suppress(StorageUnavailable):
                await self._beat(time.time())
            await asyncio.sleep(BEAT_SECONDS)

    async def _beat(self, now: float) -> None:
        store = self._hub.stores
        self._hub.outages[:] = await store.uptime.beat(now)
        for code in await store.tables.with_time_up(now, AT_ONCE):
            await self._wake(code)
        for code in await store.tables.idle(now - ASLEEP_AFTER, AT_ONCE):
            await self._put_to_sleep(code, now)

    async def _wake(self, code: TableCode) -> None:
        try:
            if code not in self._hub.rooms:
                self._hub.notify(await self._hub.room(code))
        except StorageUnavailable:
            log.warning("clocks.wake_later", code=code)
        except Exception as error:  # whatever is wrong with one table, the others are looked after
            log.warning("clocks.given_up", code=code, error=trace_of(error))

    async def _put_to_sleep(self, code: TableCode, now: float) -> None:
        try:
            await self._pausing.put_to_sleep(code, now)
        except (GameError, StorageUnavailable) as error:
            log.warning("tables.not_put_to_sleep", code=code, error=type(error).__name__)

    def stop(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
