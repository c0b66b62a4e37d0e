"""Limits per person or address, counted in this process: how often something is done, and how often at once."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from app.settings import Settings
from app.web.errors import RateLimited

SECONDS = {"second": 1, "minute": 60, "hour": 3600}


class Rate:
    """A fixed-window rate limit, written as `30/minute`.

    All keys share one window and are dropped when it ends, so memory stays bounded.
    """

    def __init__(self, text: str) -> None:
        count, _, unit = text.partition("/")
        self._most = int(count)
        self._seconds = SECONDS[unit]
        self._counts: Counter[str] = Counter()
        self._ends_at = 0.0

    def hit(self, who: str) -> bool:
        """Count a hit; return whether it is within the limit."""
        now = time.monotonic()
        if now >= self._ends_at:
            self._ends_at = now + self._seconds
            self._counts.clear()
        self._counts[who] += 1
        return self._counts[who] <= self._most


class AtOnce:
    """A limit of what each person or address does at the same time."""

    def __init__(self, most: int, refusal: Callable[[], RateLimited]) -> None:
        self._most = most
        self._refusal = refusal
        self._counts: Counter[str] = Counter()

    @contextmanager
    def hold(self, who: str) -> Iterator[None]:
        """Count one more while the context lasts; raise the refusal if there are too many."""
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
    """The rate limits from the settings, by name (`act` for `rate_act`), and the limits of what happens at once."""

    def __init__(self, settings: Settings) -> None:
        self.requests = AtOnce(settings.max_per_address, lambda: RateLimited("too_many_requests"))
        self.sockets = AtOnce(settings.max_sockets, lambda: RateLimited("too_many_sockets"))
        self._rates = {
            name.removeprefix("rate_"): Rate(value)
            for name, value in settings.model_dump().items()
            if name.startswith("rate_")
        }

    def allow(self, what: str, who: str) -> bool:
        """Count a hit; return whether it is within the limit."""
        return self._rates[what].hit(who)

    def check(self, what: str, who: str) -> None:
        """Count a hit; raise RateLimited if it is beyond the limit."""
        if not self.allow(what, who):
            raise RateLimited("too_often")
