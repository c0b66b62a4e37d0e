"""Keeps the time of tables: wakes them when a clock runs out, and puts those to sleep on which nobody acts any more."""

import asyncio
import time
from contextlib import suppress

import structlog

from app.engine.errors import GameError
from app.engine.events import Seat
from app.tables.changes import Note, TableChanges
from app.tables.clocks import first_due, is_answered_for
from app.tables.hub import Hub
from app.tables.ledger import no_ack
from app.tables.model import Table, TableCode
from app.tables.pausing import ASLEEP_AFTER, Pausing
from app.tables.ports import StorageUnavailable
from app.tables.room import Room
from app.traces import trace_of

log = structlog.get_logger()

BEAT_SECONDS = 10.0
"""Interval at which a process says that it runs, and looks for tables to wake, whichever process had them open."""

AT_ONCE = 20
"""Maximum number of tables that are woken or put to sleep per interval."""


class Reminders(TableChanges):
    async def remind(self, room: Room, seat: Seat, decision: str) -> None:
        """Record that the seat's time for a decision is up, and remind its person; once, whichever process does it."""

        def plan(table: Table, room: Room) -> tuple[Table, Note] | None:
            asked = room.position.at.opened.get(seat) if room.position else None
            is_due = asked is not None and asked.id == decision and seat in room.late_seats
            return (table, Note("late", seat, {})) if is_due else None

        await self._change_and_note(room.table.code, f"late:{decision}", plan, no_ack)


class Timekeeper:
    """A step listener that calls again when the next clock of a table runs out."""

    name = "clocks"

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._pausing = Pausing(hub.stores, hub)
        self._reminders = Reminders(hub.stores, hub)
        self._alarms: dict[TableCode, asyncio.TimerHandle] = {}
        self._reminding: dict[tuple[TableCode, str], asyncio.Task[None]] = {}

    def after_step(self, room: Room) -> None:
        code = room.table.code
        if (alarm := self._alarms.pop(code, None)) is not None:
            alarm.cancel()
        next_due = None if room.is_over else first_due(room.table, room.clocks, room.outages)
        if next_due is None:
            return
        if (wait := next_due - time.time()) > 0:
            self._alarms[code] = asyncio.get_running_loop().call_later(wait, self._ring, room)
        elif not is_answered_for(room.table):
            for seat in room.late_seats:
                self._remind(room, seat)

    def _remind(self, room: Room, seat: Seat) -> None:
        assert room.position is not None
        decision = room.position.at.opened[seat].id
        if (key := (room.table.code, decision)) not in self._reminding:
            task = self._reminding[key] = asyncio.create_task(self._try(room, seat, decision))
            task.add_done_callback(lambda _done: self._reminding.pop(key))

    async def _try(self, room: Room, seat: Seat, decision: str) -> None:
        try:
            await self._reminders.remind(room, seat, decision)
        except (GameError, StorageUnavailable) as error:  # the next beat tries again
            log.warning("clocks.remind_later", code=room.table.code, error=type(error).__name__)

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
        for task in self._reminding.values():
            task.cancel()
