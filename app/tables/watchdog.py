"""Stops a step that never ends: the rules run on the event loop, where one endless loop would hold up every table.

A timer rings now and then, and whatever step is under way for the second time is stopped. It is set once: setting it
with every move would cost more than some moves do.
"""

import signal
import threading
from functools import lru_cache
from types import FrameType, TracebackType

RING_SECONDS = 1.0
"""No step takes a hundredth of this. It is the processor's time that counts: a busy machine is no reason to stop."""


class Endless(Exception):
    """The rules did not come to an end."""


class NeverEndless:
    """Raise Endless in the middle of the block once the timer has rung twice in it.

    Only the main thread can be interrupted; that is where a server's event loop runs.
    """

    under_way: "NeverEndless | None" = None
    at_last_ring: "NeverEndless | None" = None

    def __enter__(self) -> None:
        if threading.current_thread() is threading.main_thread():
            set_timer(RING_SECONDS)
            NeverEndless.under_way = self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if NeverEndless.under_way is self:
            NeverEndless.under_way = None


@lru_cache(maxsize=1)
def set_timer(seconds: float) -> None:
    """Have the timer ring again and again; nothing is done where it does already."""
    signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, seconds)


def ring(_number: int, _frame: FrameType | None) -> None:
    """Stop the step that was under way at the last ring, if it still is."""
    step, NeverEndless.at_last_ring = NeverEndless.at_last_ring, NeverEndless.under_way
    if step is not None and step is NeverEndless.under_way:
        raise Endless
