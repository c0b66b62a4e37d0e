"""What was: the log of a table, every position of it for who may see that, and the page that goes through them."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from msgspec.structs import asdict

from app.engine.errors import BadRecord
from app.tables.access import NotAllowed, check_status
from app.tables.model import TableCode
from app.tables.replays import history, verify, view_at, viewer_as
from app.web.answers import NotVerified, Verified
from app.web.api import Code, visit
from app.web.context import Json, OptionalPerson, RateLimit, ServicesDep, enter
from app.web.errors import Problem
from app.web.openapi import HISTORY, PAST_VIEW, StructResponse, answers
from app.web.pages import page

router = APIRouter(responses={status: {"model": Problem} for status in (400, 403, 404, 422, 429, 503)})

MOST_ENTRIES = 200
"""As many lines of a log are sent at once."""
LAST = 2**31 - 1

As = Annotated[str, Query(alias="as", pattern=r"^(seat:[0-9]{1,2}|spectator|open)?$")]
Seq = Annotated[int, Path(ge=1, le=LAST)]


@router.get("/api/tables/{code}/history", openapi_extra=answers(HISTORY))
async def table_history(
    code: Code,
    services: ServicesDep,
    person: OptionalPerson,
    after: Annotated[int, Query(ge=0, le=LAST)] = 0,
    limit: Annotated[int, Query(ge=1, le=MOST_ENTRIES)] = MOST_ENTRIES,
    wanted: As = "",
) -> Response:
    """Return a page of the log as one may read it: by default as the table shows it to oneself."""
    room, role = await enter(services, TableCode(code), person)
    found = await history(services.stores.tables, room, viewer_as(wanted, role, room), after, limit)
    return StructResponse(found)


@router.get(
    "/api/tables/{code}/history/{seq}", dependencies=[Depends(RateLimit("history"))], openapi_extra=answers(PAST_VIEW)
)
async def position(code: Code, seq: Seq, services: ServicesDep, person: OptionalPerson, wanted: As = "") -> Response:
    """Return what one saw after an entry of the log; when the game is over, what anybody saw, or everything."""
    room, role = await enter(services, TableCode(code), person)
    found = await view_at(services.stores.tables, room, viewer_as(wanted, role, room), seq)
    return StructResponse(found)


@router.get(
    "/api/tables/{code}/verify",
    dependencies=[Depends(RateLimit("verify"))],
    response_model=Verified | NotVerified,
)
async def verified(code: Code, services: ServicesDep, person: OptionalPerson) -> Json:
    """Go through a finished game again and tell whether all of it follows from its seed and its moves."""
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
    """Return the page that goes through a game step by step."""
    table, _ = await visit(code, services, person)
    check_status(table, "playing", "over")
    return page(request, "replay.html", code=table.code, title=table.title, person=person.name if person else "")
