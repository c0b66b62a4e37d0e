"""The coach of a seat: switched on and off, and asked for advice."""

from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import Field

from app.tables.access import check_seat
from app.tables.model import TableCode
from app.tables.public import PublicTable, public_table
from app.web.api import Code, RequestBody
from app.web.context import CurrentPerson, ServicesDep, enter
from app.web.errors import Problem
from app.web.openapi import ADVICE, StructResponse, json_response
from app.web.responses import TableInfo

router = APIRouter(
    prefix="/api/tables/{code}",
    responses={status: {"model": Problem} for status in (400, 401, 403, 404, 409, 422, 429, 503)},
)


class CoachRequest(RequestBody):
    on: bool


class AdviceRequest(RequestBody):
    decision: Annotated[str, Field(max_length=80)]
    """Id of the caller's open decision."""


@router.post("/coach", response_model=TableInfo)
async def switch(code: Code, body: CoachRequest, services: ServicesDep, person: CurrentPerson) -> PublicTable:
    """Switch the caller's coach on or off; everybody sees it."""
    return public_table(await services.coaches.switch(TableCode(code), person, body.on))


@router.post("/advice", openapi_extra=json_response(ADVICE))
async def advice(code: Code, body: AdviceRequest, services: ServicesDep, person: CurrentPerson) -> Response:
    """Return what the caller's coach suggests for the caller's open decision, from the caller's view alone.

    Answered when the coach has thought, in a second or so, unless the decision is answered meanwhile.
    """
    room, role = await enter(services, TableCode(code), person)
    seat = check_seat(role)
    services.limits.check("advice", person.id)
    return StructResponse(await services.coaches.advise(room, seat, body.decision))
