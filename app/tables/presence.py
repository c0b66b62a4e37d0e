"""Who is at a table now, through whatever process."""

import time

from app.tables.messages import frame
from app.tables.model import TableCode
from app.tables.ports import Bus, Here
from app.tables.shown import Listener


class Presence:
    """Those who look through this process, and what the other processes last said of theirs."""

    def __init__(self, code: TableCode, listeners: set[Listener], bus: Bus) -> None:
        self._code = code
        self._listeners = listeners
        self._bus = bus
        self._elsewhere: dict[str, tuple[Here, float]] = {}

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
        limit = time.monotonic() - forget_after
        silent = [process for process, (_, heard_at) in self._elsewhere.items() if heard_at < limit]
        for process in silent:
            del self._elsewhere[process]
        if silent:
            self._tell()
        self._bus.show(self._code, self._local())

    def _local(self) -> Here:
        seats = {each.role.seat for each in self._listeners if each.role.seat is not None}
        return Here("", sum(1 << seat for seat in seats), sum(each.role.seat is None for each in self._listeners))

    def _tell(self) -> None:
        everywhere = [self._local(), *(told for told, _ in self._elsewhere.values())]
        bits = 0
        for each in everywhere:
            bits |= each.seats
        present = frame(
            "presence",
            seats=[seat for seat in range(bits.bit_length()) if bits >> seat & 1],
            spectators=sum(each.spectators for each in everywhere),
        )
        for listener in self._listeners:
            listener.send(present)
