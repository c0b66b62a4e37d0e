"""Middleware for every request: limits, origin checks, security headers on the response."""

from contextlib import AbstractContextManager, nullcontext

import structlog
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.settings import Settings
from app.traces import trace_of
from app.web.connections import Connections, OpenConnection
from app.web.context import address_of, is_https, services_of
from app.web.errors import RateLimited, problem
from app.web.security import is_own_origin

FORM_PATHS = ("/stop/", "/confirm/")
"""Paths of forms without a session: the secret in the path is all they need. Mail programs send them, too."""
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
FILE_HEADERS = {name: SECURITY_HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")}
"""Sent with the files of pages. The others concern documents; with every file they would add up to 5 KiB per visit."""
HTTPS_ONLY = {"strict-transport-security": "max-age=31536000"}
"""Sent over HTTPS: browsers never use plain HTTP again."""


class Guard:
    """ASGI middleware that applies the rate limit, rejects cross-origin writes and adds the security headers."""

    def __init__(self, app: ASGIApp, settings: Settings, connections: Connections) -> None:
        self.app = app
        self.settings = settings
        self.connections = connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        opened = self.connections.find(scope)
        try:
            if scope["type"] == "http":
                await self._answer(opened, scope, receive, send)
            else:
                self.connections.keep_open(opened)
                await self.app(scope, self._counted(opened, receive), send)
        finally:
            self.connections.end_response(opened)

    def _counted(self, opened: OpenConnection, receive: Receive) -> Receive:
        """Tell the connection of every message on a WebSocket."""

        async def receive_counted() -> Message:
            message = await receive()
            self.connections.keep_open(opened)
            return message

        return receive_counted

    async def _answer(self, opened: OpenConnection, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        connection = HTTPConnection(scope)
        is_safe = scope["method"] in SAFE_METHODS
        started = False
        size = 0

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                named = FILE_HEADERS if is_page_file(scope["path"], message["headers"]) else SECURITY_HEADERS
                message["headers"] = with_security_headers(message["headers"], named, is_https(connection))
            await send(message)

        async def receive_bounded() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > MAX_BODY_BYTES:
                raise HTTPException(413)
            if not message.get("more_body", False):
                self.connections.begin_response(opened)
            return message

        if is_safe:
            self.connections.begin_response(opened)
        else:
            self.connections.await_request(opened)
        try:
            with held(connection):
                if not is_within_limit(connection):
                    await problem(Request(scope), "too_often", {}, 429)(scope, receive, send_guarded)
                elif is_safe or (is_own_origin(headers, self.settings) and is_readable(scope["path"], headers)):
                    await self.app(scope, receive_bounded, send_guarded)
                else:
                    await problem(Request(scope), "wrong_origin", {}, 403)(scope, receive, send_guarded)
        except RateLimited as error:
            await problem(Request(scope), error.code, {}, 429)(scope, receive, send_guarded)
        except ClientDisconnect:
            pass  # the client is gone, so there is no response to send
        except Exception as error:
            log.error("bug", path=scope["path"], error=trace_of(error))
            if not started:
                await problem(Request(scope), "our_fault", {}, 500)(scope, receive, send_guarded)


def held(connection: HTTPConnection) -> AbstractContextManager[None]:
    """Count a request as one of its address while it is handled; raise RateLimited if there are too many."""
    if connection.scope["path"].startswith(UNLIMITED_PATHS):
        return nullcontext()
    return services_of(connection).limits.requests.hold(address_of(connection))


def is_within_limit(connection: HTTPConnection) -> bool:
    """Count a request against its address's limit; return whether it is within it."""
    if connection.scope["path"].startswith(UNLIMITED_PATHS):
        return True
    return services_of(connection).limits.allow("http", address_of(connection))


def is_readable(path: str, headers: Headers) -> bool:
    """Return whether the body is declared as JSON, which HTML forms of other sites can't send, where that matters."""
    return path.startswith(FORM_PATHS) or headers.get("content-type", "").split(";")[0].strip() == "application/json"


def is_page_file(path: str, headers: list[tuple[bytes, bytes]]) -> bool:
    """Return whether the response is a file that a page loads, and not a document if opened by itself."""
    kind = next((value for name, value in headers if name.lower() == b"content-type"), b"")
    return path.startswith("/static/") and not kind.startswith((b"image/svg", b"application/"))


def with_security_headers(
    headers: list[tuple[bytes, bytes]], wanted: dict[str, str], is_secure: bool
) -> list[tuple[bytes, bytes]]:
    """Add the security headers, and `no-store` to responses without their own `cache-control`."""
    named = wanted | HTTPS_ONLY if is_secure else dict(wanted)
    if not any(name.lower() == b"cache-control" for name, _ in headers):
        named["cache-control"] = "no-store"
    return [*headers, *((name.encode(), value.encode()) for name, value in named.items())]
