"""Who is at a table now, through whatever process."""

import time
from functools import reduce
from operator import or_

from app.engine.events import Seat
from app.tables import frames
from app.tables.model import TableCode
from app.tables.ports import Bus, Here
from app.tables.public import Subscriber

CALL_SECONDS = 15.0
"""Whoever plays over plain requests counts as here for so long after each of them."""


class Presence:
    """Those who look through this process, and what the other processes last said of theirs."""

    def __init__(self, code: TableCode, subscribers: set[Subscriber], bus: Bus) -> None:
        self._code = code
        self._subscribers = subscribers
        self._bus = bus
        self._elsewhere: dict[str, tuple[Here, float]] = {}
        self._called: dict[Seat, float] = {}
        """The seats that play over plain requests, and when they asked last."""
        self._told = 0
        """Who was here when that was last told, as bits."""
        self._left_at: dict[Seat, float] = {}
        self._since = time.monotonic()

    def has_been_away(self, seat: Seat, seconds: float) -> bool:
        """Tell whether nobody has been here for a seat for so long, as far as this process can know."""
        is_here = self._seats() >> seat & 1
        return not is_here and time.monotonic() - self._left_at.get(seat, self._since) >= seconds

    def call(self, seat: Seat | None) -> None:
        """Count a seat as here that has no socket."""
        if seat is not None:
            is_new = seat not in self._called
            self._called[seat] = time.monotonic()
            if is_new:
                self.announce()

    def announce(self) -> None:
        """Tell everybody here who is at the table, and the other processes who is here."""
        self._tell()
        self._bus.show(self._code, self._local())

    def hear(self, told: Here) -> None:
        """Take over what another process says of its people."""
        is_new = told.process not in self._elsewhere
        known, _ = self._elsewhere.get(told.process, (Here(told.process), 0.0))
        self._elsewhere[told.process] = (told, time.monotonic())
        if told != known:
            self._tell()
        if is_new:
            self._bus.show(self._code, self._local())

    def look_again(self, forget_after: float) -> None:
        """Say again who is here, for who missed it, and forget processes that have fallen silent."""
        now = time.monotonic()
        silent = [process for process, (_, heard_at) in self._elsewhere.items() if heard_at < now - forget_after]
        gone = [seat for seat, called_at in self._called.items() if called_at < now - CALL_SECONDS]
        for process in silent:
            del self._elsewhere[process]
        for seat in gone:
            del self._called[seat]
        if silent or gone:
            self._tell()
        self._bus.show(self._code, self._local())

    def _local(self) -> Here:
        seats = {each.role.seat for each in self._subscribers if each.role.seat is not None} | self._called.keys()
        return Here("", sum(1 << seat for seat in seats), sum(each.role.seat is None for each in self._subscribers))

    def _everywhere(self) -> list[Here]:
        return [self._local(), *(told for told, _ in self._elsewhere.values())]

    def _seats(self) -> int:
        """Return the seats that are here through any process, as bits."""
        return reduce(or_, (each.seats for each in self._everywhere()))

    def frame(self) -> bytes:
        spectators = sum(each.spectators for each in self._everywhere())
        return frames.encode(frames.Presence(seats=numbers_of(self._seats()), spectators=spectators))

    def _tell(self) -> None:
        before, self._told = self._told, self._seats()
        for seat in numbers_of(before & ~self._told):
            self._left_at[seat] = time.monotonic()
        present = self.frame()
        for subscriber in self._subscribers:
            subscriber.send(present)


def numbers_of(bits: int) -> list[Seat]:
    return [Seat(seat) for seat in range(bits.bit_length()) if bits >> seat & 1]
