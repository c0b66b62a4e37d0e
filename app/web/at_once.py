"""Carry on a coroutine without waiting for its turn: most of what is sent goes out at once and needs no task."""

from collections.abc import Coroutine, Generator
from typing import Any


class Rest:
    """What is left of a coroutine that was begun and now has to wait; await it to have it finished."""

    def __init__(self, work: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._work, self._waits_for = work, waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        try:
            yield self._waits_for
            yield from self._work.__await__()
        finally:
            self._work.close()


def at_once(work: Coroutine[Any, Any, None]) -> Rest | None:
    """Carry on the work until it has to wait; return what is left of it then, or None if it is done."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return Rest(work, waits_for)
