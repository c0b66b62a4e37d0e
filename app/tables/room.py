"""A table at play, held in memory by this process: one lock, one position, and everybody who is looking."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from app.engine.codec import decode, fingerprint, read_action
from app.engine.driver import start, submit
from app.engine.errors import GameError, IllegalAction, Stale
from app.engine.events import Archive, Event, Seat, Viewer
from app.engine.game import Game
from app.tables import frames
from app.tables.access import WRONG_TIME, NotAllowed, role_at, seat_of
from app.tables.model import Entry, EntryKind, Snapshot, Table
from app.tables.ports import Newest, Stores
from app.tables.position import (
    Evaluated,
    Position,
    UndoRequest,
    check_noted,
    evaluate,
    load_position,
    no_moves,
    play_move,
    setup_of,
    state_at,
)
from app.tables.presence import Presence
from app.tables.projection import Projection
from app.tables.public import Subscriber, public_table, role_payload
from app.tables.talk import Talk
from app.tables.watchdog import StepWatchdog

RECENT = 60
"""As many entries of the log are at hand for whoever comes to the table."""


Plan = tuple[Entry, Evaluated]
"""An entry to be stored, with what it leads to."""

Acknowledge = Callable[[int], None]
"""Called with an entry's number as soon as it is stored, before anybody is shown what it changed."""


def unheard(_seq: int) -> None:
    """Acknowledge to nobody."""


class Room:
    """What happens at one table, one thing after the other."""

    def __init__(self, table: Table, game: Game[Any], stores: Stores, snapshot_every: int) -> None:
        self.table = table
        self.game = game
        self.stores = stores
        self.lock = asyncio.Lock()
        self.position: Position | None = None
        self.subscribers: set[Subscriber] = set()
        self.here = Presence(table.code, self.subscribers, stores.bus)
        self.talk = Talk(table.code, self.subscribers, stores, lambda person: seat_of(self.table, person))
        self.recent: deque[Entry] = deque(maxlen=RECENT)
        self._done: dict[str, int] = {}
        """Which messages have led to which entry, as far as is known without asking the store."""
        self.last_used = time.monotonic()
        self.after_step: Callable[[Room], None] = lambda _room: None
        self._snapshot_every = snapshot_every
        self._projection: Projection | None = None

    # --- loading -------------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Bring the room to the end of the table's log; a game that was started but not begun is begun."""
        async with self.lock:
            await self.talk.load()
            if self.table.status in ("playing", "over"):
                await self._load()

    async def _load(self) -> None:
        entries = await self.stores.tables.entries(self.table.code, max(0, self.table.last_seq - RECENT))
        if not entries:
            await self._begin()
            return
        for entry in entries:
            self._note(entry)
        self.position = await load_position(self.stores.tables, self.game, self.table, list(entries))
        self._projection = Projection(self.game, self.position)

    async def _begin(self) -> None:
        """Write the first entry: the set-up, which follows from the table alone, whoever writes it."""
        step = start(self.game, setup_of(self.table))
        entry = self._entry("start", None, {}, "start", step.hash, step.events)
        at = evaluate(self.game, step.state, step.data)
        if await self._append(entry, at):
            self._note(entry)
            self.position = Position(1, at, no_moves(), 1)
            self._projection = Projection(self.game, self.position)
        else:
            await self._load()

    async def put_away(self) -> None:
        """Leave a snapshot of where the table stands, so that whoever opens it next need not play anything again."""
        async with self.lock:
            if self.position is not None and not self._has_snapshot(self.position.seq):
                await self.stores.tables.keep(self.table.code, Snapshot(self.position.seq, self.position.at.data))

    def _has_snapshot(self, seq: int) -> bool:
        """Tell whether the journal stores a snapshot with this entry anyway."""
        return seq % self._snapshot_every == 0 or seq == 1

    # --- who is looking ------------------------------------------------------------------------------------------

    def join(self, subscriber: Subscriber) -> None:
        """Let somebody look, and tell the others that they are here."""
        self.subscribers.add(subscriber)
        self.last_used = time.monotonic()
        self.here.announce()

    def leave(self, subscriber: Subscriber) -> None:
        """Forget somebody who stopped looking."""
        self.subscribers.discard(subscriber)
        self.last_used = time.monotonic()
        self.here.announce()

    def viewer_of(self, subscriber: Subscriber) -> Viewer:
        """Return as whom a subscriber sees the game: after the end everything is open."""
        return Archive() if self.is_over else subscriber.role.viewer

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.position is not None and self.position.at.is_over

    @property
    def newest(self) -> Newest:
        """Return how far this process has followed the table."""
        return Newest(self.table.revision, self.position.seq if self.position else 0, self.talk.heard)

    def snapshot_for(self, subscriber: Subscriber) -> frames.Lobby | frames.Snapshot:
        """Return all that a subscriber may see now."""
        you = role_payload(subscriber)
        if self._projection is None:
            return frames.Lobby(table=public_table(self.table), you=you)
        return self._projection.snapshot(self.table, self.viewer_of(subscriber), self.recent, you)

    def table_changed(self, table: Table) -> None:
        """Take over a changed table and show it to everybody, each as what they are at it now.

        Who lost a seat must not see with its eyes any longer, not even once.
        """
        self.table = table
        for each in list(self.subscribers):
            try:
                each.role = role_at(table, each.person)
            except NotAllowed as error:
                self.subscribers.discard(each)
                each.dismiss(error.code)
                continue
            each.send(frames.encode(frames.TableChanged(table=public_table(table), you=role_payload(each))))
        self.here.announce()

    # --- moves ---------------------------------------------------------------------------------------------------

    async def act(
        self,
        seat: Seat,
        client_id: str,
        decision_id: str,
        raw: Any,
        *,
        by_bot: bool = False,
        acknowledge: Acknowledge = unheard,
    ) -> int:
        """Store a move and show what came of it; return its entry."""
        action = read_action(raw, self.game.action_type)

        async def plan(position: Position) -> Plan:
            at = position.at
            with StepWatchdog():
                step = submit(self.game, at.state, seat, decision_id, action, at.data, at.opened)
                after = evaluate(self.game, step.state, step.data)
            body = {"decision": decision_id, "action": raw}
            entry = self._entry("move", seat, body, client_id, step.hash, step.events, step.reversible, by_bot)
            return entry, after

        return await self._store(client_id, plan, acknowledge)

    async def undo(self, seat: Seat, client_id: str, to: int, *, acknowledge: Acknowledge = unheard) -> int:
        """Go back at once where that is free for the seat; else ask the others."""

        async def plan(position: Position) -> Plan:
            self._check_not_over()
            if not position.is_reachable(to):
                raise IllegalAction("undo_out_of_reach")
            free = position.free_undo_for(seat)
            if (free is not None and to >= free) or not self.table.persons_beside(seat):
                return await self._going_back(seat, client_id, to)
            if position.request is not None:
                raise IllegalAction("undo_already_asked")
            return self._staying(position, "undo_asked", seat, {"to": to}, client_id)

        return await self._store(client_id, plan, acknowledge)

    async def answer_undo(self, seat: Seat, client_id: str, agree: bool, *, acknowledge: Acknowledge = unheard) -> int:
        """Agree to going back, or not; when the last one agrees, it happens."""

        async def plan(position: Position) -> Plan:
            self._check_not_over()
            request = position.request
            if request is None:
                raise Stale("nothing_to_agree_to")
            if seat == request.by or seat in request.agreed:
                raise NotAllowed("already_agreed")
            if agree and self._unasked(request) <= {seat}:
                return await self._going_back(seat, client_id, request.to)
            kind: EntryKind = "undo_agreed" if agree else "undo_declined"
            return self._staying(position, kind, seat, {"to": request.to}, client_id)

        return await self._store(client_id, plan, acknowledge)

    async def note_driver(
        self, seat: Seat, client_id: str, change: Mapping[str, Any], *, acknowledge: Acknowledge = unheard
    ) -> int:
        """Write down that a bot plays the seat from now on (`by` another's wish, if so), or its person again.

        Bots are not asked whether one may go back: if only this seat was still to agree, it happens.
        """

        async def plan(position: Position) -> Plan:
            return self._staying(position, "driver", seat, dict(change), client_id)

        async def go_back(position: Position) -> Plan:
            if position.request is None or self._unasked(position.request):
                raise Stale("nothing_to_agree_to")
            return await self._going_back(seat, f"{client_id}:undo", position.request.to)

        seq = await self._store(client_id, plan, acknowledge)
        request = self._playing().request
        if request is not None and not self._unasked(request):
            with suppress(Stale):
                await self._store(f"{client_id}:undo", go_back, unheard)
        return seq

    def _unasked(self, request: UndoRequest) -> set[Seat]:
        """Return who must still agree to going back."""
        return set(self.table.persons_beside(request.by)) - set(request.agreed)

    async def entry_of(self, client_id: str) -> int | None:
        """Return the entry that a client's message has led to, if it has."""
        async with self.lock:
            return self._done.get(client_id) or await self._stored(client_id)

    async def _store(
        self, client_id: str, plan: Callable[[Position], Awaitable[Plan]], acknowledge: Acknowledge
    ) -> int:
        """Store the entry that the plan makes of the position, then show it; return its number.

        The same `client_id` does nothing twice. If another process was quicker, the plan is made anew.
        """
        async with self.lock:
            known = self._done.get(client_id)
            while known is None:
                try:
                    entry, at = await plan(self._playing())
                except GameError:
                    known = await self._stored(client_id)
                    if known is None:
                        raise
                    break
                if await self._append(entry, at):
                    acknowledge(entry.seq)
                    self._take(entry, at)
                    return entry.seq
                known = await self._stored(client_id)
            acknowledge(known)
            return known

    def _staying(self, position: Position, kind: EntryKind, seat: Seat, body: dict[str, Any], client_id: str) -> Plan:
        """Return an entry that leaves the game as it is."""
        return self._entry(kind, seat, body, client_id, position.hash), position.at

    async def _going_back(self, seat: Seat, client_id: str, to: int) -> Plan:
        """Return an entry that leads back to an earlier state."""
        data = await state_at(self.stores.tables, self.game, self.table, to)
        entry = self._entry("undo", seat, {"to": to}, client_id, fingerprint(data))
        return entry, evaluate(self.game, decode(data, self.game.state_type), data)

    def _check_not_over(self) -> None:
        """Refuse to go back when everything has been opened."""
        if self.is_over:
            raise NotAllowed("table_is_over")

    # --- the log -------------------------------------------------------------------------------------------------

    def _playing(self) -> Position:
        if self.position is None:
            raise NotAllowed(WRONG_TIME[self.table.status])
        return self.position

    def _note(self, entry: Entry) -> None:
        """Keep an entry at hand; the oldest makes room."""
        if len(self.recent) == RECENT:
            self._done.pop(self.recent[0].client_id, None)
        self.recent.append(entry)
        self._done[entry.client_id] = entry.seq

    async def _stored(self, client_id: str) -> int | None:
        """Return the entry that this message has led to, after a look at the whole log."""
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
        """Return the entry that would follow the last one now."""
        seq = self.position.seq + 1 if self.position else 1
        return Entry(seq, kind, seat, body, client_id, state_hash, reversible, by_bot, events, time.time())

    async def _append(self, entry: Entry, at: Evaluated) -> bool:
        """Store an entry for good; if another process was quicker, follow it and return False."""
        due = self._has_snapshot(entry.seq) or at.is_over
        snapshot = Snapshot(entry.seq, at.data) if due else None
        bots, seats = self.table.bot_seats, at.awaited
        stored = await self.stores.journal.append(
            self.table.code,
            entry,
            snapshot,
            awaited=sum(1 << seat for seat in seats),
            bot_to_move=any(seat in bots for seat in seats),
            over=at.is_over,
        )
        if stored:
            await self.stores.bus.publish(self.table.code, entry.seq)
            return True
        if self.position is not None:
            await self._catch_up()
        return False

    async def catch_up(self) -> None:
        """Follow what other processes have written."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self.position is None:
            return
        for entry in await self.stores.tables.entries(self.table.code, self.position.seq):
            at = self.position.at
            if entry.kind == "move":
                step = play_move(self.game, at.state, at.data, entry)
                at = evaluate(self.game, step.state, step.data)
            elif entry.kind == "undo":
                data = await state_at(self.stores.tables, self.game, self.table, entry.body["to"])
                check_noted(data, entry)
                at = evaluate(self.game, decode(data, self.game.state_type), data)
            self._take(entry, at)

    def _take(self, entry: Entry, at: Evaluated) -> None:
        """Move on by an entry that is stored, and show everybody what it changed for them."""
        assert self.position is not None
        assert self._projection is not None
        self.position.took(entry, at)
        self._note(entry)
        self.last_used = time.monotonic()
        self._projection.move_to(self.position)
        steps: dict[Viewer, bytes] = {}
        for subscriber in self.subscribers:
            viewer = self.viewer_of(subscriber)
            if viewer not in steps:
                steps[viewer] = frames.encode(self._projection.step(self.table, viewer, entry))
            subscriber.send(steps[viewer])
        if at.is_over and self.table.status == "playing":
            self.table_changed(msgspec.structs.replace(self.table, status="over"))
        self.after_step(self)
