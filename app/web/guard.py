"""Middleware for every HTTP request: rate limits, origin checks, security headers on the response."""

import structlog
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.settings import Settings
from app.tables.traces import trace_of
from app.web.context import address_of, services_of
from app.web.errors import problem
from app.web.security import is_own_origin

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MOST_BODY = 16 * 1024
"""Bytes."""
UNCOUNTED = ("/static/", "/healthz")
"""A page asks for many files at once, and a health check must always be answered."""

log = structlog.get_logger()


HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Middleware: refuses who asks too often and other sites' pages, and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        started = False
        size = 0

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = guarded(message["headers"])
            await send(message)

        async def receive_bounded() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > MOST_BODY:
                raise HTTPException(413)
            return message

        try:
            if not is_within_limit(HTTPConnection(scope)):
                await problem(Request(scope), "too_often", {}, 429)(scope, receive, send_guarded)
            elif scope["method"] in SAFE_METHODS or (is_own_origin(headers, self.settings) and is_json(headers)):
                await self.app(scope, receive_bounded, send_guarded)
            else:
                await problem(Request(scope), "wrong_origin", {}, 403)(scope, receive, send_guarded)
        except ClientDisconnect:
            pass  # who went away in the middle of asking wants no answer
        except Exception as error:
            log.error("bug", path=scope["path"], error=trace_of(error))
            if not started:
                await problem(Request(scope), "our_fault", {}, 500)(scope, receive, send_guarded)


def is_within_limit(connection: HTTPConnection) -> bool:
    """Count a request for its address and tell whether it is within the limit; files are not counted."""
    if connection.scope["path"].startswith(UNCOUNTED):
        return True
    return services_of(connection).limits.allow("http", address_of(connection))


def is_json(headers: Headers) -> bool:
    """Tell whether the body is JSON: no form of another site can send that."""
    return headers.get("content-type", "").split(";")[0].strip() == "application/json"


def guarded(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Add the security headers; a response without a `cache-control` of its own must not be stored."""
    named = dict(HEADERS)
    if not any(name.lower() == b"cache-control" for name, _ in headers):
        named["cache-control"] = "no-store"
    return [*headers, *((name.encode(), value.encode()) for name, value in named.items())]
