"""History API: the log of a table, earlier positions, verification, and the replay page."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from msgspec.structs import asdict
from starlette.responses import PlainTextResponse

from app.engine.errors import BadRecord
from app.tables.access import NotAllowed, check_status
from app.tables.bare import bare_log
from app.tables.model import TableCode
from app.tables.replays import history, parse_viewer, verify, view_at
from app.texts import texts
from app.web.api import Code, table_and_role
from app.web.context import Json, OptionalPerson, OptionalPlayer, RateLimit, ServicesDep, enter
from app.web.errors import Problem, language_of
from app.web.openapi import HISTORY, PAST_VIEW, StructResponse, json_response
from app.web.pages import page
from app.web.responses import GameLength, NotVerified, Verified
from app.web.unopened import log_text

router = APIRouter(responses={status: {"model": Problem} for status in (400, 403, 404, 409, 422, 429, 503)})

MAX_PAGE_SIZE = 200
"""Maximum page size of the log."""
LAST = 2**31 - 1

As = Annotated[str, Query(alias="as", pattern=r"^(seat:[0-9]{1,2}|spectator|open)?$")]
Seq = Annotated[int, Path(ge=1, le=LAST)]


@router.get("/api/tables/{code}/history", openapi_extra=json_response(HISTORY))
async def table_history(
    code: Code,
    services: ServicesDep,
    person: OptionalPlayer,
    after: Annotated[int, Query(ge=0, le=LAST)] = 0,
    limit: Annotated[int, Query(ge=1, le=MAX_PAGE_SIZE)] = MAX_PAGE_SIZE,
    wanted: As = "",
) -> Response:
    """Return a page of the log, as seen by the viewer `as` (by default the caller)."""
    room, role = await enter(services, TableCode(code), person)
    found = await history(services.stores.tables, room, parse_viewer(wanted, role, room), after, limit)
    return StructResponse(found)


@router.get("/api/tables/{code}/length", response_model=GameLength)
async def length(code: Code, services: ServicesDep, person: OptionalPerson) -> Json:
    """Return how long games of this title with as many players have been here."""
    table, _ = await table_and_role(code, services, person)
    return {"moves": await services.stores.tables.usual_length(table.title, len(table.seats))}


@router.get(
    "/api/tables/{code}/history/{seq}",
    dependencies=[Depends(RateLimit("history"))],
    openapi_extra=json_response(PAST_VIEW),
)
async def position(code: Code, seq: Seq, services: ServicesDep, person: OptionalPlayer, wanted: As = "") -> Response:
    """Return the view after a log entry, as seen by the viewer `as` (by default the caller).

    During the game, `as` may be the caller's own seat or `spectator`; afterwards any seat, or `open` for everything.
    """
    room, role = await enter(services, TableCode(code), person)
    found = await view_at(services.stores.tables, room, parse_viewer(wanted, role, room), seq)
    return StructResponse(found)


@router.get(
    "/api/tables/{code}/verify",
    dependencies=[Depends(RateLimit("verify"))],
    response_model=Verified | NotVerified,
)
async def verified(code: Code, services: ServicesDep, person: OptionalPlayer) -> Json:
    """Replay a finished game and check that every stored state follows from its seed and moves."""
    room, _ = await enter(services, TableCode(code), person)
    if not room.is_over:
        raise NotAllowed("not_over_yet")
    try:
        verdict = await verify(services.stores.tables, room.game, room.table)
    except BadRecord as error:
        return {"ok": False, "code": error.code, "params": error.params}
    return {"ok": True, **asdict(verdict)}


@router.get("/replay/{code}", include_in_schema=False)
async def replay_page(request: Request, code: Code, services: ServicesDep, person: OptionalPerson) -> Response:
    room, _ = await enter(services, TableCode(code), person)
    table = room.table
    check_status(table, "playing", "over")
    return page(
        request,
        "replay.html",
        code=table.code,
        title=table.title,
        options=table.options,
        version=table.version,
        person=person.name if person else "",
    )


@router.get("/t/{code}/log", include_in_schema=False, dependencies=[Depends(RateLimit("history"))])
async def log_file(request: Request, code: Code, services: ServicesDep, person: OptionalPerson) -> Response:
    """Download the log in words, in the caller's language and as the caller may read it.

    It needs no rules, so it is there also for a game that can't be opened; then up to the first damaged entry.
    """
    table, role = await table_and_role(code, services, person)
    check_status(table, "playing", "over", "closed")
    text = log_text(table, await bare_log(services.stores.tables, table, role), texts(language_of(request)))
    name = f"{table.title}-{table.code}.txt"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})
