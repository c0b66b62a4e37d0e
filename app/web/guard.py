"""Middleware for every request: limits, origin checks, security headers on the response."""

from contextlib import AbstractContextManager, nullcontext

import structlog
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.settings import Settings
from app.tables.traces import trace_of
from app.web.context import address_of, is_https, services_of
from app.web.doors import Doors, Visit
from app.web.errors import TooMuch, problem
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
HTTPS_ONLY = {"strict-transport-security": "max-age=31536000"}
"""Where there is https: a browser never asks over plain http again."""


class Guard:
    """Middleware: refuses who asks too often and other sites' pages, and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings, doors: Doors) -> None:
        self.app = app
        self.settings = settings
        self.doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        visit = self.doors.visit_of(scope)
        try:
            if scope["type"] == "http":
                await self._answer(visit, scope, receive, send)
            else:
                self.doors.keep(visit)
                await self.app(scope, receive, send)
        finally:
            self.doors.rest(visit)

    async def _answer(self, visit: Visit, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        connection = HTTPConnection(scope)
        is_safe = scope["method"] in SAFE_METHODS
        started = False
        size = 0

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = guarded(message["headers"], is_https(connection))
            await send(message)

        async def receive_bounded() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > MOST_BODY:
                raise HTTPException(413)
            if not message.get("more_body", False):
                self.doors.serve(visit)
            return message

        if is_safe:
            self.doors.serve(visit)
        else:
            self.doors.expect(visit)
        try:
            with held(connection):
                if not is_within_limit(connection):
                    await problem(Request(scope), "too_often", {}, 429)(scope, receive, send_guarded)
                elif is_safe or (is_own_origin(headers, self.settings) and is_json(headers)):
                    await self.app(scope, receive_bounded, send_guarded)
                else:
                    await problem(Request(scope), "wrong_origin", {}, 403)(scope, receive, send_guarded)
        except TooMuch as error:
            await problem(Request(scope), error.code, {}, 429)(scope, receive, send_guarded)
        except ClientDisconnect:
            pass  # who went away in the middle of asking wants no answer
        except Exception as error:
            log.error("bug", path=scope["path"], error=trace_of(error))
            if not started:
                await problem(Request(scope), "our_fault", {}, 500)(scope, receive, send_guarded)


def held(connection: HTTPConnection) -> AbstractContextManager[None]:
    """Count a request for its address as long as it takes; files are not counted."""
    if connection.scope["path"].startswith(UNCOUNTED):
        return nullcontext()
    return services_of(connection).limits.requests.hold(address_of(connection))


def is_within_limit(connection: HTTPConnection) -> bool:
    """Count a request for its address and tell whether it is within the limit; files are not counted."""
    if connection.scope["path"].startswith(UNCOUNTED):
        return True
    return services_of(connection).limits.allow("http", address_of(connection))


def is_json(headers: Headers) -> bool:
    """Tell whether the body is JSON: no form of another site can send that."""
    return headers.get("content-type", "").split(";")[0].strip() == "application/json"


def guarded(headers: list[tuple[bytes, bytes]], is_secure: bool) -> list[tuple[bytes, bytes]]:
    """Add the security headers; a response without a `cache-control` of its own must not be stored."""
    named = HEADERS | HTTPS_ONLY if is_secure else dict(HEADERS)
    if not any(name.lower() == b"cache-control" for name, _ in headers):
        named["cache-control"] = "no-store"
    return [*headers, *((name.encode(), value.encode()) for name, value in named.items())]
