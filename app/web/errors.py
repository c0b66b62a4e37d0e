"""Exception handlers: every error becomes a code, its parameters, and a message in the person's language."""

import json
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ConfigDict
from starlette.exceptions import HTTPException
from starlette.responses import Response

from app.engine.errors import BadSetup, GameError, IllegalAction, Malformed, NotYours, Stale, UnknownRules
from app.notices.service import ChannelRefused, NoSuchChannel
from app.people.guests import LinkExpired, NoSuchDevice, SeatsAtRisk, SignedInAlready, SignInRefused
from app.people.names import BadName
from app.people.tokens import TooManyTokens
from app.tables.access import NotAllowed
from app.tables.coaching import NoAdvice
from app.tables.hub import BrokenTable, NoSuchTable
from app.tables.ports import DamagedEntry, StorageUnavailable
from app.tables.replays import NoSuchPosition
from app.texts import LANGUAGES, texts


class NotAuthenticated(GameError):
    """The request has no valid session."""


class RateLimited(GameError):
    """A rate limit was exceeded."""


STATUS: dict[type[GameError], int] = {
    Malformed: 400,
    BadName: 400,
    LinkExpired: 410,
    SignInRefused: 403,
    SignedInAlready: 409,
    SeatsAtRisk: 409,
    NoSuchDevice: 404,
    TooManyTokens: 409,
    NoSuchChannel: 404,
    ChannelRefused: 409,
    BadSetup: 400,
    NotAuthenticated: 401,
    NotYours: 403,
    NotAllowed: 403,
    NoSuchTable: 404,
    NoSuchPosition: 404,
    Stale: 409,
    IllegalAction: 409,
    RateLimited: 429,
    UnknownRules: 409,
    BrokenTable: 503,
    NoAdvice: 503,
}


class Problem(BaseModel):
    """An error."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    code: str
    """Machine-readable error code."""
    params: dict[str, Any]
    """Parameters of the message."""
    text: str
    """Error message in the caller's language."""


def language_of(request: Request) -> str:
    """Return the language chosen by cookie, else by the Accept-Language header."""
    chosen = request.cookies.get("language", "")
    if chosen in LANGUAGES:
        return chosen
    for part in request.headers.get("accept-language", "")[:200].split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def problem(request: Request, code: str, params: dict[str, Any], status: int) -> Response:
    """Return an error in the person's language: as JSON, or as a page to a browser that asked for HTML.

    `request.state.title`, if set, names the game whose messages are used.
    """
    text = texts(language_of(request)).refuse(getattr(request.state, "title", ""), code, params)
    if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api"):
        shown: Response = request.app.state.error_page(request, text, status)
        return shown
    content = json.dumps({"code": code, "params": params, "text": text})  # in ASCII: UTF-8 has no lone surrogates
    return Response(content, status, media_type="application/json")


def add_handlers(app: FastAPI) -> None:
    @app.exception_handler(GameError)
    async def _refused(request: Request, error: GameError) -> Response:
        status = next((number for kind, number in STATUS.items() if isinstance(error, kind)), 400)
        return problem(request, error.code, error.params, status)

    @app.exception_handler(DamagedEntry)
    async def _damaged(request: Request, error: DamagedEntry) -> Response:
        return problem(request, "table_broken", {"entry": error.seq}, STATUS[BrokenTable])

    @app.exception_handler(StorageUnavailable)
    async def _unavailable(request: Request, _error: StorageUnavailable) -> Response:
        return problem(request, "trying_again", {}, 503)

    @app.exception_handler(RequestValidationError)
    async def _invalid(request: Request, error: RequestValidationError) -> Response:
        if any(fault.get("loc") == ("path", "code") for fault in error.errors()):
            return problem(request, "no_such_table", {}, 404)  # a mistyped link is a 404, not a 422
        where = ".".join(str(part) for part in error.errors()[0].get("loc", ()))[:100] if error.errors() else "$"
        return problem(request, "wrong_type", {"where": where}, 422)

    @app.exception_handler(HTTPException)
    async def _http(request: Request, error: HTTPException) -> Response:
        if error.status_code == 413:
            return problem(request, "too_long", {"where": "$"}, 413)
        code = "no_such_page" if error.status_code in (404, 405) else "unreadable_frame"
        return problem(request, code, {}, error.status_code)
