"""Which seats and how many spectators are connected to a table, across processes."""

import time
from functools import reduce
from operator import or_

from app.engine.events import Seat
from app.people.person import PersonId
from app.tables import frames
from app.tables.model import TableCode
from app.tables.ports import Bus, ProcessPresence
from app.tables.position import seats_in
from app.tables.public import Subscriber

POLLING_SECONDS = 15.0
"""How long a polling client counts as connected after each request."""


class Presence:
    """The presence at one table: this process's subscribers, and the last report of every other process."""

    def __init__(self, code: TableCode, subscribers: set[Subscriber], bus: Bus) -> None:
        self._code = code
        self._subscribers = subscribers
        self._bus = bus
        self._reports: dict[str, tuple[ProcessPresence, float]] = {}
        """Other processes' reports, and when they arrived."""
        self._polled_at: dict[Seat, float] = {}
        """Time of the last request of each seat that polls instead of using a socket."""
        self._polling_spectators: dict[PersonId | None, tuple[str, float]] = {}
        """Names of the spectators that poll, and the time of their last request."""
        self._announced = 0
        """Connected seats when they were last broadcast, as a bit mask."""
        self._left_at: dict[Seat, float] = {}
        self._seen: set[PersonId] = set()
        self._since = time.monotonic()

    def look(self, client: Subscriber, visible: bool = True) -> None:
        """Record whether a client's page is visible, and if so, that its person has been here."""
        client.looking = visible
        if client.person is not None and visible:
            self._seen.add(client.person)

    def seen(self) -> set[PersonId]:
        """Return who is here with a visible page, or has been since the last call."""
        seen, self._seen = self._seen, set()
        return seen | {each.person for each in self._subscribers if each.person is not None and each.looking}

    def has_been_away(self, seat: Seat, seconds: float) -> bool:
        """Return whether the seat has been disconnected for so long, as far as this process knows."""
        is_here = self._seats() >> seat & 1
        return not is_here and time.monotonic() - self._left_at.get(seat, self._since) >= seconds

    def touch(self, client: Subscriber) -> None:
        """Count a polling client as connected."""
        self.look(client)
        seat, now = client.role.seat, time.monotonic()
        is_new = client.person not in self._polling_spectators if seat is None else seat not in self._polled_at
        if seat is None:
            self._polling_spectators[client.person] = (client.name, now)
        else:
            self._polled_at[seat] = now
            self._polling_spectators.pop(client.person, None)
        if is_new:
            self.announce()

    def spectators(self) -> dict[PersonId | None, str]:
        """Return who watches through this process, and their names."""
        polling = {person: name for person, (name, _) in self._polling_spectators.items()}
        return polling | {each.person: each.name for each in self._subscribers if each.role.seat is None}

    def announce(self) -> None:
        """Broadcast the presence to the subscribers, and report this process's part to the others."""
        self._broadcast()
        self._report()

    def receive(self, report: ProcessPresence) -> None:
        """Record another process's report."""
        is_new = report.process not in self._reports
        known, _ = self._reports.get(report.process, (ProcessPresence(report.process), 0.0))
        self._reports[report.process] = (report, time.monotonic())
        if report != known:
            self._broadcast()
        if is_new:
            self._report()

    def heartbeat(self, expire_after: float) -> None:
        """Repeat this process's report, in case one was lost, and expire silent processes and polling seats."""
        now = time.monotonic()
        silent = [process for process, (_, arrived_at) in self._reports.items() if arrived_at < now - expire_after]
        gone = [seat for seat, polled_at in self._polled_at.items() if polled_at < now - POLLING_SECONDS]
        for process in silent:
            del self._reports[process]
        for seat in gone:
            del self._polled_at[seat]
        left = [who for who, (_, polled_at) in self._polling_spectators.items() if polled_at < now - POLLING_SECONDS]
        for who in left:
            del self._polling_spectators[who]
        if silent or gone or left:
            self._broadcast()
        self._report()

    def _report(self) -> None:
        self._bus.publish_presence(self._code, self._local())

    def _local(self) -> ProcessPresence:
        seats = {each.role.seat for each in self._subscribers if each.role.seat is not None} | self._polled_at.keys()
        watching = [each.person for each in self._subscribers if each.role.seat is None]
        spectators = len(watching) + len(self._polling_spectators.keys() - set(watching))
        return ProcessPresence("", sum(1 << seat for seat in seats), spectators)

    def _all(self) -> list[ProcessPresence]:
        return [self._local(), *(report for report, _ in self._reports.values())]

    def _seats(self) -> int:
        """Return the connected seats as a bit mask."""
        return reduce(or_, (each.seats for each in self._all()))

    def frame(self) -> bytes:
        spectators = sum(each.spectators for each in self._all())
        return frames.encode(frames.Presence(seats=seats_in(self._seats()), spectators=spectators))

    def _broadcast(self) -> None:
        before, self._announced = self._announced, self._seats()
        for seat in seats_in(before & ~self._announced):
            self._left_at[seat] = time.monotonic()
        present = self.frame()
        for subscriber in self._subscribers:
            subscriber.send(present)
