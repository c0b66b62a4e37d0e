"""Stops a step that never ends: the rules run on the event loop, where one endless loop would hold up every table."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import FrameType

MOST_SECONDS = 2.0
"""No step takes a hundredth of this. It is the processor's time that counts: a busy machine is no reason to stop."""


class Endless(Exception):
    """The rules did not come to an end."""


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise Endless


@cache
def _listen() -> None:
    """Have the timer's signal stop what runs: once, for this is done with every move."""
    signal.signal(signal.SIGVTALRM, _stop)


@contextmanager
def never_endless() -> Iterator[None]:
    """Raise Endless in the middle of the block once it has taken too long.

    Only the main thread can be interrupted; that is where a server's event loop runs.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    _listen()
    signal.setitimer(signal.ITIMER_VIRTUAL, MOST_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
