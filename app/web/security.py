"""Who may talk to us and how often: origins, headers, rate limits."""

from secrets import token_urlsafe
from urllib.parse import urlsplit

import structlog
from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.settings import Settings
from app.tables.traces import trace_of
from app.web.errors import problem

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MOST_BODY = 16 * 1024
"""No request of ours is longer."""

log = structlog.get_logger()


def content_policy(nonce: str) -> str:
    """Return the content security policy: our own files only, and the one import map that carries the nonce."""
    return (
        "default-src 'none'; script-src 'self' 'nonce-" + nonce + "'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    )


HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


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


class Guard:
    """Middleware: refuses requests from other sites' pages, and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through if it is ours."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})["nonce"] = nonce = token_urlsafe(16)
        headers = Headers(scope=scope)

        started = False
        size = 0

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = guarded(message["headers"], nonce)
            await send(message)

        async def receive_bounded() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > MOST_BODY:
                raise HTTPException(413)
            return message

        try:
            if scope["method"] in SAFE_METHODS or (is_own_origin(headers, self.settings) and is_json(headers)):
                await self.app(scope, receive_bounded, send_guarded)
            else:
                await problem(Request(scope), "wrong_origin", {}, 403)(scope, receive, send_guarded)
        except Exception as error:
            log.error("bug", path=scope["path"], error=trace_of(error))
            if not started:
                await problem(Request(scope), "our_fault", {}, 500)(scope, receive, send_guarded)


def is_json(headers: Headers) -> bool:
    """Tell whether the body is JSON: no form of another site can send that."""
    return headers.get("content-type", "").split(";")[0].strip() == "application/json"


def guarded(headers: list[tuple[bytes, bytes]], nonce: str) -> list[tuple[bytes, bytes]]:
    """Return the headers of an answer with ours added; nothing is kept that does not say it may be."""
    named = {**HEADERS, "content-security-policy": content_policy(nonce)}
    if not any(name.lower() == b"cache-control" for name, _ in headers):
        named["cache-control"] = "no-store"
    return [*headers, *((name.encode(), value.encode()) for name, value in named.items())]


class Limits:
    """How often somebody may do something; kept in this process."""

    def __init__(self, settings: Settings) -> None:
        # A moving window would remember everybody who ever came.
        self._windows = FixedWindowRateLimiter(MemoryStorage())
        self._rates = {
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
