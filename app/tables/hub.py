"""The rooms in this process's memory: loaded on demand, evicted when idle, kept up to date with other processes."""

import asyncio
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Protocol

import structlog

from app.engine.bots import Title
from app.engine.errors import GameError, UnknownRules
from app.engine.lessons import Lesson
from app.tables.clocks import Span
from app.tables.frames import encode
from app.tables.lessons import Guide
from app.tables.model import Table, TableCode
from app.tables.ports import DamagedEntry, DamagedTable, ProcessPresence, StorageUnavailable, Stores
from app.tables.room import Room
from app.traces import trace_of

log = structlog.get_logger()


class NoSuchTable(GameError):
    """There is no table with this code."""


class BrokenTable(GameError):
    """The table's data is damaged; other tables are not affected."""


@contextmanager
def isolate_failures(code: TableCode) -> Iterator[None]:
    """Convert unexpected errors into BrokenTable, so that a damaged table affects no other.

    Its parameter `entry` is the number of the first damaged entry of the log, where it is that.
    """
    try:
        yield
    except (StorageUnavailable, NoSuchTable, UnknownRules):
        raise
    except DamagedEntry as error:
        log.error("table.broken", code=code, entry=error.seq, fault=error.fault)
        raise BrokenTable("table_broken", entry=error.seq) from error
    except Exception as error:
        log.error("table.broken", code=code, error=type(error).__name__)
        raise BrokenTable("table_broken") from error


class StepListener(Protocol):
    """Called after a room was loaded, changed or took a step, in this process or another. Must not block."""

    @property
    def name(self) -> str:
        """Identifies the listener in the server's log."""
        ...

    def after_step(self, room: Room) -> None: ...


def lesson_of(title: Title, table: Table) -> Lesson | None:
    """Return the lesson that the table was dealt for; None if there is none, or another one by now."""
    lesson = title.lesson
    return lesson if lesson is not None and table.lesson and table.seed == lesson.seed else None


class Hub:
    def __init__(
        self,
        stores: Stores,
        titles: Mapping[str, Title],
        *,
        snapshot_every: int = 20,
        poll_seconds: float = 3.0,
        idle_seconds: float = 300.0,
    ) -> None:
        self.stores = stores
        self.titles = titles
        self.rooms: dict[TableCode, Room] = {}
        self.listeners: list[StepListener] = []
        self.outages: list[Span] = []
        """When no server ran, shared with all rooms."""
        self._opening: dict[TableCode, asyncio.Lock] = {}
        self._broken: dict[TableCode, int] = {}
        """Revisions of tables that were found damaged. A repair increments the revision."""
        self._snapshot_every = snapshot_every
        self._poll_seconds = poll_seconds
        self._idle_seconds = idle_seconds
        self._tasks: list[asyncio.Task[None]] = []

    async def room(self, code: TableCode) -> Room:
        """Return the room of a table, loading it if necessary."""
        if code in self.rooms:
            return self.rooms[code]
        async with self._opening.setdefault(code, asyncio.Lock()):
            try:
                if code not in self.rooms:
                    self.rooms[code] = await self._open(code)
                return self.rooms[code]
            finally:
                self._opening.pop(code, None)

    async def find(self, code: TableCode) -> Table:
        """Return a table that can be read, of a game that is known here."""
        with isolate_failures(code):
            table = await self.stores.tables.find(code)
            if table is None:
                raise NoSuchTable("no_such_table")
            self.check_row(table)
            return table

    def check_row(self, table: Table) -> None:
        """Raise an error for a table that can't be read, or is of a game that is not known here."""
        if table.damaged:
            raise BrokenTable("table_broken")
        if table.title not in self.titles:
            raise UnknownRules("unknown_title", title=table.title[:40])

    async def _open(self, code: TableCode) -> Room:
        table = await self.find(code)
        with isolate_failures(code):
            game = self.titles[table.title].game
            if table.status in ("playing", "over"):
                game.meta.check_version(table.version)
            room = Room(table, game, self.stores, self._snapshot_every)
            room.after_step = self.notify
            room.outages = self.outages
            if (lesson := lesson_of(self.titles[table.title], table)) is not None:
                room.guide = Guide(game, lesson)
            try:
                await room.load()
            except StorageUnavailable:
                raise
            except Exception:
                self._broken[code] = table.revision
                raise
        self.notify(room)
        return room

    def is_broken(self, table: Table) -> bool:
        """Tell whether the table can't be read, or this process has tried to open it as it is and found it damaged."""
        return table.damaged or self._broken.get(table.code) == table.revision

    def notify(self, room: Room) -> None:
        """Call every listener; one that fails does not affect the others."""
        for listener in self.listeners:
            try:
                listener.after_step(room)
            except Exception as error:
                log.error("listener.failed", listener=listener.name, code=room.table.code, error=trace_of(error))

    async def refresh(self, table: Table) -> None:
        """Send a changed table to its subscribers, and notify other processes."""
        await self._apply_table(table)
        await self.stores.bus.publish(table.code, 0)

    async def reload(self, code: TableCode) -> None:
        """Make every process that has the table in memory reload it."""
        if (room := self.rooms.get(code)) is not None:
            await self._catch_up(room, table_too=True)
        await self.stores.bus.publish(code, 0)

    async def _apply_table(self, table: Table, known: int = 0) -> None:
        """Take over a changed table. If its log is shorter than was `known` before it was read, it has been cut."""
        room = self.rooms.get(table.code)
        if room is None or room.table.revision >= table.revision:
            return
        fixed = ("title", "seed", "commitment", *(("version", "options") if room.position else ()))
        if any(getattr(table, name) != getattr(room.table, name) for name in fixed):
            raise DamagedTable(table.code)
        begins = table.status == "playing" and (room.position is None or table.last_seq < known)
        room.table_changed(table)
        if begins:
            await room.load()
            for subscriber in list(room.subscribers):
                subscriber.send(encode(room.snapshot_for(subscriber)))
        self.notify(room)

    # --- other processes -----------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start following other processes and evicting idle rooms."""
        self._tasks = [asyncio.create_task(self._follow_hints()), asyncio.create_task(self._poll())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        for room in self.rooms.values():
            await self._evict(room)

    async def _evict(self, room: Room) -> None:
        """Store a snapshot of a room before it is dropped. Failing to is harmless: the log has everything."""
        try:
            await room.put_away()
        except StorageUnavailable:
            log.warning("table.not_kept", code=room.table.code)

    async def _follow_hints(self) -> None:
        async for code, hint in self.stores.bus.listen():
            if (room := self.rooms.get(code)) is None:
                continue
            if isinstance(hint, ProcessPresence):
                room.here.receive(hint)
            else:
                await self._catch_up(room, table_too=hint == 0)

    async def _poll(self) -> None:
        """Periodically evict idle rooms and check for changes whose hint was lost."""
        while True:
            await asyncio.sleep(self._poll_seconds)
            try:
                await self._evict_idle()
                await self._check_newest()
            except Exception as error:  # whatever is wrong with one table, the others are looked after
                log.error("tables.poll_failed", error=trace_of(error))

    async def _evict_idle(self) -> None:
        now = time.monotonic()
        for code, room in list(self.rooms.items()):
            if not room.subscribers and not room.lock.locked() and now - room.last_used > self._idle_seconds:
                del self.rooms[code]
                await self._evict(room)
            else:
                room.here.heartbeat(expire_after=3 * self._poll_seconds)

    async def _check_newest(self) -> None:
        """Query the versions of all loaded tables at once, and catch up where the database is ahead."""
        codes = list(self.rooms)
        try:
            newest = await self.stores.tables.newest(codes)
        except StorageUnavailable:
            log.warning("tables.look_later")
            return
        for code in set(codes) - newest.keys():
            if (room := self.rooms.get(code)) is not None:
                self._drop(room, "no_such_table")
        for code, found in newest.items():
            room = self.rooms.get(code)
            if room is not None and (found is None or found.is_ahead_of(room.newest)):
                await self._catch_up(room, table_too=True)

    async def _catch_up(self, room: Room, *, table_too: bool) -> None:
        """Apply new log entries. A storage failure is left to the next poll; a broken table is evicted on its own."""
        known = room.newest.seq
        try:
            with isolate_failures(room.table.code):
                if table_too and (table := await self.stores.tables.find(room.table.code)) is not None:
                    await self._apply_table(table, known)
                    await room.talk.hear()
                await room.catch_up()
                await room.follow_drafts()
        except StorageUnavailable:
            log.warning("table.catch_up_later", code=room.table.code)
        except GameError as error:
            self._drop(room, error.code)

    def _drop(self, room: Room, code: str) -> None:
        """Forget a room that can't be kept up with its table, and tell everybody who is looking."""
        self.rooms.pop(room.table.code, None)
        for subscriber in list(room.subscribers):
            subscriber.dismiss(code)
