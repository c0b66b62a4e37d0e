"""The log of a running table and its current position, in sync with what every process writes."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, get_args

import msgspec

from app.engine.driver import start, stop
from app.engine.errors import GameError
from app.engine.events import Event, Seat
from app.engine.game import Game
from app.engine.stages import TakeBack
from app.tables.access import WRONG_TIME, NotAllowed
from app.tables.clocks import Clocks, Span, advanced, first_due, late_seats, noted, read_clocks
from app.tables.lessons import Guide
from app.tables.model import Entry, EntryKind, Notice, Snapshot, Table, TableEntryKind
from app.tables.notices import notices_of
from app.tables.ports import DamagedTable, StorageUnavailable, Stores
from app.tables.position import (
    PLAYED,
    Evaluated,
    Position,
    awaited_persons,
    check_complete,
    check_noted,
    check_set_up,
    decides_request,
    empty_tail,
    evaluate,
    goal_of,
    is_bot_to_move,
    is_paused,
    load_position,
    mask_of,
    play_entry,
    public_view,
    seats_in,
    setup_of,
    state_at,
)

RECENT = 60
"""Entries of the log cached for the snapshot of a new subscriber."""

ABOUT_THE_TABLE: frozenset[EntryKind] = frozenset(get_args(TableEntryKind))

Plan = tuple[Entry, Evaluated]
"""An entry to be stored, with the state that results from it."""

Acknowledge = Callable[[int], None]
"""Called with an entry's number as soon as it is stored, before anybody is shown what it changed."""


Json = dict[str, Any]


def no_ack(_seq: int) -> None:
    """Do nothing: the default where no client waits for an acknowledgement."""


class Ledger(ABC):
    """One position behind one lock: changes of a table are applied one at a time."""

    def __init__(self, table: Table, game: Game[Any], stores: Stores, snapshot_every: int) -> None:
        self.table = table
        self.game = game
        self.stores = stores
        self.lock = asyncio.Lock()
        self.position: Position | None = None
        self.recent: deque[Entry] = deque(maxlen=RECENT)
        self.guide: Guide | None = None
        """Follows the log of a lesson."""
        self._done: dict[str, int] = {}
        """Cache: the entry that each recent message led to, by client id."""
        self._snapshot_every = snapshot_every
        self.outages: Sequence[Span] = ()
        """When no server ran: that time counts for nobody."""
        self.clocks: Clocks | None = None

    @property
    def is_over(self) -> bool:
        return self.position is not None and self.position.at.is_over

    @property
    def is_paused(self) -> bool:
        return self.position is not None and is_paused(self.table, self.position.state)

    @property
    def stage(self) -> str:
        """The stage or step at hand."""
        return str(self._playing().state.now)

    @property
    def late_seats(self) -> list[Seat]:
        """The seats whose time is up."""
        return [] if self.clocks is None else late_seats(self.table, self.clocks, time.time(), self.outages)

    async def load(self) -> None:
        """Load the position at the end of the log; write the first entry of a game that has none."""
        async with self.lock:
            if self.table.status in ("playing", "over"):
                await self._load()

    async def _load(self) -> None:
        after, entries = await self._last_entries()
        if not entries and not self.table.last_seq and self.table.status == "playing":
            await self._begin()
            return
        check_complete(entries, after, self.table.last_seq)
        await self._check_row(entries)
        if self.guide is not None:
            for entry in await self.stores.tables.entries(self.table.code, 0, after):
                self.guide.take(entry)
        self.recent.clear()
        self._done.clear()
        await self._follow_table(entries)
        for entry in entries:
            self._note(entry)
        self.position = await load_position(self.stores.tables, self.game, self.table, list(entries))
        if (self.table.last_seq, self.table.status == "over") != (self.position.seq, self.is_over):
            await self._check_summary(self.position.seq)

    async def _last_entries(self) -> tuple[int, list[Entry]]:
        """Return the end of the log, back to where a request to go back may have been made, and the entry before it."""
        after = max(0, self.table.last_seq - RECENT)
        entries = await self.stores.tables.entries(self.table.code, after)
        may_ask = self.table.status == "playing" and sum(seat.person is not None for seat in self.table.seats) > 1
        while may_ask and after and not any(decides_request(entry) for entry in entries):
            up_to, after = after, max(0, after - RECENT)
            entries = [*await self.stores.tables.entries(self.table.code, after, up_to), *entries]
        return after, entries

    async def _check_row(self, entries: Sequence[Entry]) -> None:
        """Raise DamagedTable unless the table's row says what its game was begun with."""
        if not entries or entries[0].seq > 1:
            entries = await self.stores.tables.entries(self.table.code, 0, 1)
            check_complete(entries, 0, 1)
        check_set_up(self.game, self.table, entries[0])

    async def _check_summary(self, seq: int) -> None:
        """Raise DamagedTable if the row contradicts the log, which may have grown since the row was read."""
        table = await self.stores.tables.find(self.table.code)
        if table is None or table.last_seq < seq:
            raise DamagedTable(self.table.code)
        if table.last_seq == seq and (table.status == "over") != self.is_over:
            raise DamagedTable(self.table.code)

    async def _begin(self) -> None:
        """Write the first entry: the set-up, which is the same whichever process writes it."""
        step = start(self.game, setup_of(self.table))
        entry = self._entry("start", None, {}, "start", step.hash, step.events)
        at = evaluate(self.game, step.state, step.data)
        if (stored := await self._append(entry, at)) is not None:
            self._note(stored)
            self.position = Position(1, at, empty_tail(), 1)
        else:
            await self._load()

    async def put_away(self) -> None:
        """Store a snapshot of the position, so that loading the table again replays nothing."""
        async with self.lock:
            if self.position is not None and not self._has_snapshot(self.position.seq):
                await self.stores.tables.keep(self.table.code, self._snapshot(self.position.seq, self.position.at))

    def _snapshot(self, seq: int, at: Evaluated) -> Snapshot:
        return Snapshot(seq, at.data, public_view(self.game, at))

    def _has_snapshot(self, seq: int) -> bool:
        return seq % self._snapshot_every == 0 or seq == 1

    async def entry_of(self, client_id: str) -> int | None:
        async with self.lock:
            return self._done.get(client_id) or await self._stored(client_id)

    async def _store(
        self, client_id: str, plan: Callable[[Position], Awaitable[Plan]], acknowledge: Acknowledge
    ) -> int:
        """Store the entry that `plan` makes for the position, then broadcast it; return its number.

        Idempotent by `client_id`. If another process wrote first, `plan` is called again. Raise StorageUnavailable if
        the stored log has become shorter than ours, until the table has been reloaded.
        """
        async with self.lock:
            known = self._done.get(client_id)
            while known is None:
                try:
                    seq = self._playing().seq
                    entry, at = await plan(self._playing())
                except GameError:
                    known = await self._stored(client_id)
                    if known is None:
                        raise
                    break
                if (stored := await self._append(entry, at)) is not None:
                    acknowledge(stored.seq)
                    self._take(stored, at)
                    return stored.seq
                known = await self._stored(client_id)
                if known is None and self._playing().seq == seq:
                    raise StorageUnavailable("the log was cut")
            acknowledge(known)
            return known

    async def change(
        self,
        table: Table,
        kind: EntryKind,
        seat: Seat | None,
        body: Json,
        client_id: str,
        acknowledge: Acknowledge = no_ack,
    ) -> bool:
        """Store a changed table with an entry about it, then show both. The game stays as it is, unless it `ended`.

        Return False, storing neither, if the table or the log was outdated; the log is not any more.
        """
        async with self.lock:
            plan = self._stopping if kind == "ended" else self._staying
            entry, at = plan(self._playing(), kind, seat, body, client_id)
            stored = await self._append(entry, at, table)
            if stored is None:
                return False
            acknowledge(stored.seq)
            if self.table.revision <= table.revision:
                self.table_changed(msgspec.structs.replace(table, revision=table.revision + 1))
            self._take(stored, at)
            return True

    def _staying(self, position: Position, kind: EntryKind, seat: Seat | None, body: Json, client_id: str) -> Plan:
        return self._entry(kind, seat, body, client_id, position.hash), position.at

    def _stopping(self, position: Position, kind: EntryKind, seat: Seat | None, body: Json, client_id: str) -> Plan:
        step = stop(self.game, position.state)
        return self._entry(kind, seat, body, client_id, step.hash), evaluate(self.game, step.state, step.data)

    def _playing(self) -> Position:
        if self.position is None:
            raise NotAllowed(WRONG_TIME[self.table.status])
        return self.position

    def _note(self, entry: Entry) -> None:
        """Cache an entry, evicting the oldest, and let the guide of a lesson know."""
        if len(self.recent) == RECENT:
            self._done.pop(self.recent[0].client_id, None)
        self.recent.append(entry)
        self.clocks = read_clocks(entry)
        if self.guide is not None:
            self.guide.take(entry)
        self._done[entry.client_id] = entry.seq

    async def _stored(self, client_id: str) -> int | None:
        """Catch up, then return the number of the entry that this message led to, if any."""
        await self._catch_up()
        found = await self.stores.tables.entry_of(self.table.code, client_id)
        return found.seq if found else None

    def _entry(
        self,
        kind: EntryKind,
        seat: Seat | None,
        body: dict[str, Any],
        client_id: str,
        state_hash: str,
        events: tuple[Event, ...] = (),
        reversible: bool = False,
        by_bot: bool = False,
    ) -> Entry:
        seq = self.position.seq + 1 if self.position else 1
        return Entry(seq, kind, seat, body, client_id, state_hash, reversible, by_bot, events, time.time())

    async def _append(self, entry: Entry, at: Evaluated, changed: Table | None = None) -> Entry | None:
        """Commit an entry, and the table if it changes that; return it with the clocks that it notes.

        If others wrote first, catch up and return None.
        """
        table = changed or self.table
        clocks = self._clocks_after(table, entry, at)
        entry = msgspec.structs.replace(entry, body={**entry.body, **noted(clocks)})
        due = self._has_snapshot(entry.seq) or at.is_over
        snapshot = self._snapshot(entry.seq, at) if due else None
        stored = await self.stores.journal.append(
            self.table.code,
            entry,
            snapshot,
            awaited=awaited_persons(table, at) | self._asked_mask(table, entry, at),
            bot_to_move=self._acts_by_itself(table, at),
            over=at.is_over,
            due_at=first_due(table, clocks, self.outages),
            changed=changed,
            notices=self._notices(table, entry, at),
        )
        if stored:
            await self.stores.bus.publish(table.code, 0 if changed else entry.seq)
            return entry
        if self.position is not None:
            await self._catch_up()
        return None

    def _clocks_after(self, table: Table, entry: Entry, at: Evaluated) -> Clocks | None:
        """Return the clocks after an entry. A taken-back answer counts as undone, whichever way it is taken back."""
        answered, undone = list[Seat](), list[Seat]()
        if entry.kind == "undo" and self.position is not None:
            undone = [done.seat for done in self.position.undone_by(goal_of(entry)) if not done.foregone]
        elif entry.kind == "move" and entry.seat is not None and not entry.body.get("foregone"):
            (undone if entry.body["action"]["type"] == TakeBack.tag() else answered).append(entry.seat)
        awaited = seats_in(awaited_persons(table, at))
        return advanced(table, self.clocks, entry, awaited, self.outages, answered, undone)

    def _notices(self, table: Table, entry: Entry, at: Evaluated) -> list[Notice]:
        """Return what people are told of the entry who are not at the table."""
        before = self.position.at if self.position else None
        request = self.position.request_after(entry, at) if self.position else None
        return notices_of(table, entry, before, at, request, lambda seat: self._is_used_up(table, at, seat))

    def _is_used_up(self, table: Table, at: Evaluated, seat: Seat) -> bool:
        """Return whether an order of the seat goes no further."""
        return False

    def _acts_by_itself(self, table: Table, at: Evaluated) -> bool:
        """Return whether the table's next move needs no person: if this process ends, another one wakes it."""
        return is_bot_to_move(table, at)

    def _asked_mask(self, table: Table, entry: Entry, at: Evaluated) -> int:
        """Return the seats that must answer an undo request after this entry, as a bit mask."""
        request = self.position.request_after(entry, at) if self.position else None
        return mask_of(request.waiting(table)) if request else 0

    async def catch_up(self) -> None:
        """Apply the entries that other processes have written."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self.position is None:
            return
        entries = await self.stores.tables.entries(self.table.code, self.position.seq)
        await self._follow_table(entries)
        if self.table.status == "closed":
            return
        for entry in entries:
            at = self.position.at
            if entry.kind in PLAYED:
                step = play_entry(self.game, at.state, at.data, entry)
                at = evaluate(self.game, step.state, step.data)
            elif entry.kind == "undo":
                data = await state_at(self.stores.tables, self.game, self.table, goal_of(entry))
                check_noted(data, entry)
                at = evaluate(self.game, self.game.read(data), data)
            self._take(entry, at)

    async def _follow_table(self, entries: Sequence[Entry]) -> None:
        """Take over the table before entries that changed it, so that a person who lost a seat sees no more of it."""
        if any(entry.kind in ABOUT_THE_TABLE for entry in entries):
            table = await self.stores.tables.find(self.table.code)
            if table is not None and table.revision > self.table.revision:
                self.table_changed(table)

    @abstractmethod
    def table_changed(self, table: Table) -> None:
        """Called when the table's row has changed, also while its log is being read."""

    def _take(self, entry: Entry, at: Evaluated) -> None:
        if self.position is None:
            return  # closed meanwhile
        self.position.took(entry, at)
        self._note(entry)
        self._show(entry)

    @abstractmethod
    def _show(self, entry: Entry) -> None:
        """Called after every entry, whichever process wrote it, when the position is the one it led to."""
