"""Interrupts a step that does not end: rules run on the event loop, where an endless loop would block every table."""

import signal
import threading
from functools import cache
from types import FrameType, TracebackType

STEP_SECONDS = 2.0
"""Over a hundred times what any step takes. CPU time, so that a busy machine triggers nothing."""


class StepTimeout(Exception):
    """The rules did not terminate in time."""


class StepWatchdog:
    """Context manager that raises StepTimeout inside its block after STEP_SECONDS of CPU time.

    The timer is armed for the block only: a signal during Python's shutdown would kill the process. Only the main
    thread, where a server's event loop runs, can be interrupted.
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
    """Set the handler, once per process: that is more expensive than the timer, without which it is never called."""
    signal.signal(signal.SIGVTALRM, stop)


def stop(_number: int, _frame: FrameType | None) -> None:
    raise StepTimeout
