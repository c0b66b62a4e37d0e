"""Where the rate limits are counted: in this process, by its event loop alone.

The library's own storage in memory starts a thread every hundredth of a second to forget what has passed, which makes
counting a frame dearer than playing its move. Here whoever counts sweeps up, once a second.
"""

import time

from limits.storage import Storage

SWEEP_SECONDS = 1.0


class Windows(Storage):
    """Counts hits in windows of time; what has passed is forgotten."""

    STORAGE_SCHEME = None

    def __init__(self) -> None:
        super().__init__()
        self._counts: dict[str, int] = {}
        self._ends: dict[str, float] = {}
        self._next_sweep = 0.0

    @property
    def base_exceptions(self) -> type[Exception]:
        """Return what may go wrong here: nothing beyond wrong use."""
        return ValueError

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Return how many there are with this one in the key's window; the first one opens it for `expiry` seconds."""
        now = time.monotonic()
        if now >= self._next_sweep:
            self._sweep(now)
        if self._ends.get(key, now) <= now:
            self._counts[key] = 0
            self._ends[key] = now + expiry
        self._counts[key] += amount
        return self._counts[key]

    def _sweep(self, now: float) -> None:
        self._next_sweep = now + SWEEP_SECONDS
        for key in [key for key, end in self._ends.items() if end <= now]:
            self.clear(key)

    def get(self, key: str) -> int:
        """Return how many there are in the key's window."""
        return self._counts.get(key, 0) if self._ends.get(key, 0.0) > time.monotonic() else 0

    def get_expiry(self, key: str) -> float:
        """Return when the key's window closes, as the clock on the wall has it."""
        return time.time() + max(0.0, self._ends.get(key, 0.0) - time.monotonic())

    def clear(self, key: str) -> None:
        """Forget a key."""
        self._counts.pop(key, None)
        self._ends.pop(key, None)

    def reset(self) -> int:
        """Forget everybody; return how many keys there were."""
        known = len(self._counts)
        self._counts.clear()
        self._ends.clear()
        return known

    def check(self) -> bool:
        """Tell that it works: it always does."""
        return True
