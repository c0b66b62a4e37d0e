"""Origin checks."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from app.settings import Settings


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Return whether the request's Origin is its own host or an allowed origin.

    Programs other than browsers send no Origin and pass; browsers send one wherever it matters.
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
