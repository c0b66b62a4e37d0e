"""Rate limits per person or address, counted in this process."""

import time
from collections import Counter

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


class Limits:
    """The rate limits from the settings, by name: `act` for `rate_act`."""

    def __init__(self, settings: Settings) -> None:
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
