"""Stops a step that never ends: the rules run on the event loop, where one endless loop would hold up every table."""

import signal
import threading
from functools import cache
from types import FrameType, TracebackType

STEP_SECONDS = 2.0
"""No step takes a hundredth of this. It is the processor's time that counts: a busy machine is no reason to stop."""


class Endless(Exception):
    """The rules did not come to an end."""


class StepWatchdog:
    """Raise Endless in the middle of a block that takes too long.

    The timer is set for the block alone: one that rang when Python shuts down would kill the process. Only the main
    thread can be interrupted; that is where a server's event loop runs.
    """

    def __enter__(self) -> None:
        self._is_armed = threading.current_thread() is threading.main_thread()
        if self._is_armed:
            install()
            signal.setitimer(signal.ITIMER_VIRTUAL, STEP_SECONDS)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._is_armed:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)


@cache
def install() -> None:
    """Set the handler, once and for good: that costs more than the timer, and without a timer it is never called."""
    signal.signal(signal.SIGVTALRM, stop)


def stop(_number: int, _frame: FrameType | None) -> None:
    raise Endless
