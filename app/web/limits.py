"""Limits: how often, and how often at once, a person or an address may do something, counted in this process."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from app.settings import Settings
from app.web.errors import TooMuch

SECONDS = {"second": 1, "minute": 60, "hour": 3600}


class Rate:
    """So many for each within a window of time, given as `30/minute`.

    All share one window: when it ends, everybody is forgotten, so nobody fills the memory.
    """

    def __init__(self, text: str) -> None:
        count, _, unit = text.partition("/")
        self._most = int(count)
        self._seconds = SECONDS[unit]
        self._counts: Counter[str] = Counter()
        self._ends_at = 0.0

    def hit(self, who: str) -> bool:
        """Count one more and tell whether it is within the limit."""
        now = time.monotonic()
        if now >= self._ends_at:
            self._ends_at = now + self._seconds
            self._counts.clear()
        self._counts[who] += 1
        return self._counts[who] <= self._most


class AtOnce:
    """So many for each at the same time."""

    def __init__(self, most: int, refusal: Callable[[], TooMuch]) -> None:
        self._most = most
        self._refusal = refusal
        self._counts: Counter[str] = Counter()

    @contextmanager
    def hold(self, who: str) -> Iterator[None]:
        """Count one more while this lasts; refuse what is beyond the limit."""
        if self._counts[who] >= self._most:
            raise self._refusal()
        self._counts[who] += 1
        try:
            yield
        finally:
            self._counts[who] -= 1
            if not self._counts[who]:
                del self._counts[who]


class Limits:
    """All rates, by the names that they have in the settings (`rate_…`), and what is limited at the same time."""

    def __init__(self, settings: Settings) -> None:
        self.requests = AtOnce(settings.most_per_address, lambda: TooMuch("too_many_requests"))
        self.sockets = AtOnce(settings.most_sockets, lambda: TooMuch("too_many_sockets"))
        self._rates = {
            name.removeprefix("rate_"): Rate(value)
            for name, value in settings.model_dump().items()
            if name.startswith("rate_")
        }

    def allow(self, what: str, who: str) -> bool:
        """Count one more and tell whether it is within the limit."""
        return self._rates[what].hit(who)

    def check(self, what: str, who: str) -> None:
        """Count one more; refuse what is beyond the limit."""
        if not self.allow(what, who):
            raise TooMuch("too_often")
