"""Who follows a table in this process, and the frames that they are sent."""

import time
from abc import abstractmethod
from typing import Any

import msgspec

from app.engine.events import Archive, Seat, Viewer
from app.engine.game import Game
from app.tables import frames
from app.tables.access import NotAllowed, role_at
from app.tables.drafts import Drafts
from app.tables.ledger import Ledger
from app.tables.model import Entry, Table
from app.tables.orders import Orders
from app.tables.ports import Newest, Stores
from app.tables.presence import Presence
from app.tables.projection import Projection, clocks_wire
from app.tables.public import Subscriber, public_table, role_payload
from app.tables.talk import Talk


class Audience(Ledger):
    """A ledger with subscribers."""

    def __init__(self, table: Table, game: Game[Any], stores: Stores, snapshot_every: int) -> None:
        super().__init__(table, game, stores, snapshot_every)
        self.subscribers: set[Subscriber] = set()
        self.here = Presence(table.code, self.subscribers, stores.bus)
        self.talk = Talk(self.subscribers, stores, lambda: self.table)
        self.last_used = time.monotonic()
        self.drafts = Drafts(table.code, game, stores.tables)
        self.orders = Orders(table.code, game, stores.tables)
        self._projection: Projection | None = None

    async def load(self) -> None:
        await self.talk.load()
        await super().load()
        if self.position is not None:
            await self.drafts.load(self.position)
            await self.orders.load()
            self._projection = Projection(self.game, self.position, self.drafts, self.orders, self.guide)

    @abstractmethod
    def _tell_listeners(self) -> None:
        """Called after a step, when everybody has been sent it."""

    def join(self, subscriber: Subscriber) -> None:
        """Add a subscriber, and broadcast the presence."""
        self.subscribers.add(subscriber)
        self.last_used = time.monotonic()
        self.here.announce()

    def leave(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self.here.look(subscriber, subscriber.looking)
        self.last_used = time.monotonic()
        self.here.announce()

    def viewer_of(self, subscriber: Subscriber) -> Viewer:
        """Return the viewer whose view a subscriber gets: after the end, the archive."""
        return Archive() if self.is_over else subscriber.role.viewer_at(self.table)

    @property
    def newest(self) -> Newest:
        return Newest(self.table.revision, self.position.seq if self.position else 0, self.talk.heard)

    def snapshot_for(self, subscriber: Subscriber) -> frames.Lobby | frames.Snapshot:
        you = role_payload(subscriber)
        if self._projection is None:
            return frames.Lobby(table=public_table(self.table), you=you)
        clocks = self._clocks_wire()
        return self._projection.snapshot(self.table, self.viewer_of(subscriber), self.recent, you, clocks)

    def _clocks_wire(self) -> frames.ClocksWire | None:
        return None if self.is_over else clocks_wire(self.table, self.clocks, self.outages, time.time())

    def table_changed(self, table: Table) -> None:
        """Take over a changed table and send it to all subscribers, each in their present role.

        A person who lost a seat must not be sent another frame with that seat's view. A closed table ends the game.
        """
        self.table = table
        if table.status == "closed":
            self.position = self._projection = None
        for each in list(self.subscribers):
            seat = each.role.seat
            try:
                each.role = role_at(table, each.person)
            except NotAllowed as error:
                self.subscribers.discard(each)
                each.dismiss(error.code)
                continue
            if each.role.seat == seat or self._projection is None:
                each.send(frames.encode(frames.TableChanged(table=public_table(table), you=role_payload(each))))
            else:
                each.send(frames.encode(self.snapshot_for(each)))
        self.here.announce()

    def _show(self, entry: Entry) -> None:
        """Send every subscriber what the last entry changed for them, then notify the listeners."""
        assert self.position is not None
        assert self._projection is not None
        self.last_used = time.monotonic()
        self.drafts.move_to(self.position)
        self._projection.move_to(self.position)
        steps: dict[Viewer, bytes] = {}
        for subscriber in self.subscribers:
            viewer = self.viewer_of(subscriber)
            if viewer not in steps:
                steps[viewer] = frames.encode(self._projection.step(self.table, viewer, entry, self._clocks_wire()))
            subscriber.send(steps[viewer])
        if self.is_over and self.table.status == "playing":
            self.table_changed(msgspec.structs.replace(self.table, status="over"))
        self._tell_listeners()

    def _show_own(self, seat: Seat) -> None:
        """Send a seat its draft and orders; nobody else is sent anything."""
        assert self._projection is not None
        self._projection.draft_changed(seat)
        for subscriber in self.subscribers:
            if subscriber.role.seat == seat:
                subscriber.send(frames.encode(self.snapshot_for(subscriber)))
