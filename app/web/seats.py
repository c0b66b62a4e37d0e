"""What happens to the seats of people who are away: the rules of the table for it."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from app.tables.model import LEAST_AWAY, MOST_AWAY, USUAL_AWAY, Pace, StandIn, TableCode
from app.tables.public import PublicTable, public_table
from app.web.api import Code, RequestBody
from app.web.context import CurrentPerson, ServicesDep
from app.web.errors import Problem
from app.web.responses import TableInfo

router = APIRouter(
    prefix="/api", responses={status: {"model": Problem} for status in (400, 401, 403, 404, 409, 410, 422, 429, 503)}
)


class AbsenceRequest(RequestBody):
    pace: Pace
    """Whether people sit at the table together, or play over days."""
    stand_in: StandIn | None = None
    """Who may let a bot play for somebody else; by default as is usual at this pace."""
    away_minutes: Annotated[int, Field(ge=LEAST_AWAY, le=MOST_AWAY)] = USUAL_AWAY
    """Minutes of absence after which somebody counts as away."""


@router.post("/tables/{code}/absence", response_model=TableInfo)
async def absence(code: Code, body: AbsenceRequest, services: ServicesDep, person: CurrentPerson) -> PublicTable:
    """Set the pace of the game, and what happens when somebody is away (host only)."""
    found = await services.tables.set_absence(TableCode(code), person, body.pace, body.stand_in, body.away_minutes)
    return public_table(found)
