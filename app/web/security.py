"""Origin checks."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from app.settings import Settings


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
