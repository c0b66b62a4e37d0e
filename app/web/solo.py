"""Tables of one person against bots, open at once: a game, or the lesson of a title."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field

from app.people.person import Person
from app.tables.public import PublicTable, public_table
from app.texts import texts
from app.web.api import SESSION, Options, RequestBody, Text
from app.web.context import OptionalPerson, Services, ServicesDep
from app.web.cookies import device_in, set_session
from app.web.errors import Problem, language_of
from app.web.responses import TableInfo

router = APIRouter(
    prefix="/api", responses={status: {"model": Problem} for status in (400, 401, 403, 404, 409, 410, 422, 429, 503)}
)


class PlayRequest(RequestBody):
    game: Text
    options: Options = Field(default_factory=dict)
    """Options by key; those left out keep their defaults."""
    seats: Annotated[int, Field(ge=1, le=20)] = 4
    """Number of seats, the caller's included; bots take the others."""
    kind: Text | None = None
    """Kind of the bots: one of the game's `bots`, by default the first."""


class LearnRequest(RequestBody):
    game: Text


async def new_guest(request: Request, response: Response, services: Services) -> Person:
    """Create a guest without a name of their own, and sign them in."""
    person, token = await services.guests.create_guest(
        texts(language_of(request)).say("guest-name"), device_in(request)
    )
    set_session(response, services, token)
    return person


@router.post("/play", response_model=TableInfo, dependencies=[SESSION])
async def play(
    body: PlayRequest,
    request: Request,
    response: Response,
    services: ServicesDep,
    person: OptionalPerson,
) -> PublicTable:
    """Create and start a table against bots. A caller without a session is signed in as a new guest."""
    request.state.title = body.game
    person = person or await new_guest(request, response, services)
    return public_table(await services.tables.play(person, body.game, body.options, body.seats, body.kind))


@router.post("/learn", response_model=TableInfo, dependencies=[SESSION])
async def learn(
    body: LearnRequest, request: Request, response: Response, services: ServicesDep, person: OptionalPerson
) -> PublicTable:
    """Begin the lesson of a game, or return the caller's unfinished one. Without a session, signs in a new guest."""
    request.state.title = body.game
    person = person or await new_guest(request, response, services)
    return public_table(await services.tables.learn(person, body.game))
