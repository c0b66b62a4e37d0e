"""Who may talk to us and how often: origins and rate limits. `guard.py` holds every request to them."""

from urllib.parse import urlsplit

from limits import parse
from limits.strategies import FixedWindowRateLimiter
from starlette.datastructures import Headers

from app.settings import Settings
from app.web.windows import Windows


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Tell whether a request comes from a page of ours: its Origin is the host it was sent to, or one that is named.

    Other programs send no Origin; a browser always does where it matters.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if origin in settings.origins:
        return True
    try:
        return bool(origin) and urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


class Limits:
    """How often somebody may do something; kept in this process."""

    def __init__(self, settings: Settings) -> None:
        # A moving window would remember everybody who ever came.
        self._windows = FixedWindowRateLimiter(Windows())
        self._rates = {
            "frame": parse(settings.rate_frame),
            "act": parse(settings.rate_act),
            "chat": parse(settings.rate_chat),
            "sync": parse(settings.rate_sync),
            "http": parse(settings.rate_http),
            "session": parse(settings.rate_session),
            "history": parse(settings.rate_history),
            "verify": parse(settings.rate_verify),
        }

    def allow(self, what: str, who: str) -> bool:
        """Count one more and tell whether it is within the limit."""
        return self._windows.hit(self._rates[what], what, who)
