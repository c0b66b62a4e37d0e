"""Links with which somebody else takes the seat of a person who is away."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field

from app.tables.model import TableCode
from app.texts import texts
from app.web.api import SESSION, Code, RequestBody
from app.web.context import CurrentPerson, Json, OptionalPerson, ServicesDep
from app.web.cookies import set_session
from app.web.errors import Problem, language_of
from app.web.pages import page
from app.web.responses import SeatClaimed, SeatLink

router = APIRouter(responses={status: {"model": Problem} for status in (400, 401, 403, 404, 409, 410, 422, 429, 503)})


class SeatClaimRequest(RequestBody):
    token: Annotated[str, Field(max_length=100)]
    """Fragment of the link's URL."""
    name: str = ""
    """Display name of a caller without a session."""


@router.post("/api/tables/{code}/seat-link", response_model=SeatLink, dependencies=[SESSION])
async def make_seat_link(code: Code, services: ServicesDep, person: CurrentPerson) -> Json:
    """Create the one-time link to a seat that the table has agreed to give away (host, and who proposed it)."""
    return {"url": f"/seat#{await services.proposals.make_link(TableCode(code), person)}"}


@router.post("/api/seat/claim", response_model=SeatClaimed, dependencies=[SESSION])
async def claim_seat(
    body: SeatClaimRequest, request: Request, response: Response, services: ServicesDep, person: OptionalPerson
) -> Json:
    """Claim such a link: the seat passes to the caller, or to a new guest."""
    table, proposal = await services.proposals.linked(body.token)
    if person is None:
        name = body.name or texts(language_of(request)).say("guest-name")
        kept = table.seats[proposal.seat].name if proposal.kind == "new_link" else name
        person, token = await services.guests.create_guest(kept)
        set_session(response, services, token)
    return {"code": await services.proposals.claim(body.token, person)}


@router.get("/seat", include_in_schema=False)
async def seat_page(request: Request, person: OptionalPerson) -> Response:
    """Return the page that claims a link to a seat; its script reads the token from the URL's fragment."""
    return page(request, "seat.html", person=person.name if person else "")
