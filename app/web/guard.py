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
MAX_BODY_BYTES = 16 * 1024
"""Maximum size of a request body in bytes."""
UNLIMITED_PATHS = ("/static/", "/healthz")
"""Paths without a rate limit: a page loads many files at once, and health checks must always succeed."""

log = structlog.get_logger()


SECURITY_HEADERS = {
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
    """ASGI middleware that applies the rate limit, rejects cross-origin writes and adds the security headers."""

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
                message["headers"] = with_security_headers(message["headers"])
            await send(message)

        async def receive_bounded() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > MAX_BODY_BYTES:
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
            pass  # the client is gone, so there is no response to send
        except Exception as error:
            log.error("bug", path=scope["path"], error=trace_of(error))
            if not started:
                await problem(Request(scope), "our_fault", {}, 500)(scope, receive, send_guarded)


def is_within_limit(connection: HTTPConnection) -> bool:
    """Count a request against its address's limit; return whether it is within it."""
    if connection.scope["path"].startswith(UNLIMITED_PATHS):
        return True
    return services_of(connection).limits.allow("http", address_of(connection))


def is_json(headers: Headers) -> bool:
    """Return whether the body is declared as JSON, which HTML forms of other sites can't send."""
    return headers.get("content-type", "").split(";")[0].strip() == "application/json"


def with_security_headers(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Add the security headers, and `no-store` to responses without their own `cache-control`."""
    named = dict(SECURITY_HEADERS)
    if not any(name.lower() == b"cache-control" for name, _ in headers):
        named["cache-control"] = "no-store"
    return [*headers, *((name.encode(), value.encode()) for name, value in named.items())]
