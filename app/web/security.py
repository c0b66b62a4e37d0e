"""Origin checks, personal tokens in requests, and the site that passkeys belong to."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from app.people.passkeys import Site
from app.settings import Settings


def token_of(headers: Headers) -> str | None:
    """Return the personal token that a program sent instead of a cookie."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip()[:100] if scheme.lower() == "bearer" else None


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Return whether the request's Origin is its own host or an allowed origin.

    Programs other than browsers send no Origin and pass; browsers send one wherever it matters. A request with a
    personal token and no cookie passes, too: there is nothing in it that a browser adds by itself for another site.
    """
    if token_of(headers) is not None and "cookie" not in headers:
        return True
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if origin in settings.origins:
        return True
    try:
        return bool(origin) and urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def site_of(connection: HTTPConnection, settings: Settings) -> Site:
    """Return the site that passkeys of this request belong to, from the settings or else from the host's name.

    Where the domain is set, the Host header is not believed: anybody can send one.
    """
    if settings.passkey_domain:
        return Site(settings.passkey_domain, tuple(settings.origins) or (f"https://{settings.passkey_domain}",))
    host = connection.headers.get("host", "")
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        name = ""
    return Site("" if is_ip_address(name) else name, (origin_of(connection, settings), *settings.origins))


def origin_of(connection: HTTPConnection, settings: Settings) -> str:
    """Return the origin under which the client reaches this server."""
    scheme = "https" if settings.secure_cookies else connection.url.scheme
    return f"{scheme}://{connection.headers.get('host', '')}"


def is_ip_address(name: str) -> bool:
    try:
        return bool(ip_address(name))
    except ValueError:
        return False
