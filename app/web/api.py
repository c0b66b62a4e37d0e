"""The HTTP API: the same services as behind the socket, documented by OpenAPI."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response
from msgspec.structs import asdict
from pydantic import BaseModel, ConfigDict, Field

from app.engine.bots import Title
from app.engine.errors import Malformed
from app.people.person import Person
from app.tables.access import NotAllowed, Role, check_seat, is_awaited, role_at
from app.tables.messages import ID_PATTERN, MOST_BYTES
from app.tables.model import Table, TableCode
from app.tables.public import PublicTable, public_table
from app.tables.replays import exported
from app.tables.service import CODE_LENGTH, LETTERS
from app.texts import texts
from app.web.answers import Claimed, GameInfo, Link, Me, SpectatorShown, Stored, TableLists, TableShown, TableVisited
from app.web.context import CurrentPerson, Json, OptionalPerson, RateLimit, Services, ServicesDep, Titles, enter
from app.web.errors import Problem, language_of
from app.web.openapi import FIRST_FRAME, StructResponse, answers

router = APIRouter(
    prefix="/api", responses={status: {"model": Problem} for status in (400, 401, 403, 404, 409, 410, 422, 429, 503)}
)

Code = Annotated[str, Path(pattern=f"^[{LETTERS}]{{{CODE_LENGTH}}}$")]
Seat = Annotated[int, Field(ge=0, le=20)]
Text = Annotated[str, Field(max_length=40)]
SESSION = Depends(RateLimit("session"))
Data = Annotated[dict[Text, Annotated[list[int], Field(max_length=40)]], Field(max_length=60)]
"""An option that is a table of numbers."""


class Body(BaseModel):
    """A request's body: nothing unknown passes."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NameBody(Body):
    """Who somebody wants to be."""

    name: str


class TableBody(Body):
    """A table to be opened."""

    game: Text
    options: dict[Text, Text | Data] = Field(default_factory=dict, max_length=30)
    seats: Annotated[int, Field(ge=1, le=20)]
    private: bool = True
    spectators: bool = True


class PlayBody(Body):
    """A table against bots, at once."""

    game: Text
    options: dict[Text, Text] = Field(default_factory=dict, max_length=30)
    seats: Annotated[int, Field(ge=1, le=20)] = 4


class SeatBody(Body):
    """One seat."""

    seat: Seat


class ReadyBody(Body):
    """Whether the game may begin as far as one is concerned."""

    ready: bool


class SeatsBody(Body):
    """How many seats a table has."""

    seats: Annotated[int, Field(ge=1, le=20)]


class BotBody(Body):
    """A bot for a seat."""

    seat: Seat
    kind: Text = "standard"


class SpectatorBody(Body):
    """One of those who watch."""

    spectator: Text


class OrderBody(Body):
    """The seats in a new order; a random one if there is none."""

    order: Annotated[list[Seat], Field(max_length=20)] | None = None


class ActionBody(Body):
    """An answer to a decision."""

    id: Annotated[str, Field(pattern=ID_PATTERN)]
    decision: Annotated[str, Field(max_length=80)]
    action: dict[str, Any]


class LinkBody(Body):
    """The secret of a link."""

    token: Annotated[str, Field(max_length=100)]


@router.get("/games", response_model=list[GameInfo])
async def games(titles: Titles) -> list[Json]:
    """Return the titles and what a host may choose for each."""
    return [game_info(name, title) for name, title in titles.items()]


def game_info(name: str, title: Title) -> Json:
    """Return what a lobby needs to know of a title."""
    meta = title.game.meta
    return {
        "title": name,
        "least_players": meta.least_players,
        "most_players": meta.most_players,
        "options": [option.wire() for option in meta.options],
        "presets": [{"key": preset.key, "options": dict(preset.options)} for preset in meta.presets],
        "bots": list(title.bots),
    }


# --- people ------------------------------------------------------------------------------------------------------


@router.post("/session", response_model=Me, dependencies=[SESSION])
async def session(body: NameBody, response: Response, services: ServicesDep, person: OptionalPerson) -> Json:
    """Give oneself a name: a new guest, or another name for a known one."""
    if person is not None:
        renamed = await services.guests.rename(person, body.name)
        await services.tables.rename(renamed)
        return {"name": renamed.name}
    welcomed, token = await services.guests.welcome(body.name)
    set_session(response, services, token)
    return {"name": welcomed.name}


@router.get("/me", response_model=Me)
async def me(person: CurrentPerson) -> Json:
    """Return who one is."""
    return {"name": person.name}


@router.post("/link", response_model=Link)
async def make_link(person: CurrentPerson, services: ServicesDep) -> Json:
    """Return a one-time link that brings one's seats to another device; its secret never reaches a server's log."""
    return {"url": f"/link#{await services.guests.make_link(person)}"}


@router.post("/link/claim", response_model=Claimed, dependencies=[SESSION])
async def claim_link(body: LinkBody, response: Response, services: ServicesDep) -> Json:
    """Use a link up: this browser is now recognised as its person."""
    set_session(response, services, await services.guests.claim_link(body.token))
    return {"ok": True}


def set_session(response: Response, services: Services, token: str) -> None:
    """Have the browser keep the session's token where no script can read it."""
    response.set_cookie(
        services.cookie,
        token,
        max_age=400 * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
        path="/",
    )


# --- tables ------------------------------------------------------------------------------------------------------


@router.post("/tables", response_model=TableShown, dependencies=[SESSION])
async def create(body: TableBody, request: Request, person: CurrentPerson, services: ServicesDep) -> PublicTable:
    """Open a table."""
    request.state.title = body.game
    table = await services.tables.create(
        person, body.game, body.options, body.seats, private=body.private, spectators=body.spectators
    )
    return public_table(table)


@router.post("/play", response_model=TableShown, dependencies=[SESSION])
async def play(
    body: PlayBody, request: Request, response: Response, services: ServicesDep, titles: Titles, person: OptionalPerson
) -> PublicTable:
    """Sit down against bots at once; who is not known yet becomes a guest."""
    request.state.title = body.game
    if person is None:
        person, token = await services.guests.welcome(texts(language_of(request)).say("guest-name"))
        set_session(response, services, token)
    table = await services.tables.create(person, body.game, body.options, body.seats, private=True, spectators=True)
    for seat in range(1, body.seats):
        await services.tables.add_bot(table.code, person, seat, next(iter(titles[body.game].bots)))
    return public_table(await services.tables.start(table.code, person))


@router.get("/tables", response_model=TableLists)
async def tables(services: ServicesDep, person: OptionalPerson) -> Json:
    """Return one's own tables, those that wait for one first, and those that everybody may see."""
    listed = [public_table(table) for table in await services.stores.tables.listed(50)]
    if person is None:
        return {"mine": [], "listed": listed}
    mine = [(is_awaited(table, person.id), table) for table in await services.stores.tables.of_person(person.id, 50)]
    mine.sort(key=lambda found: not found[0])
    return {"mine": [{**asdict(public_table(table)), "waiting": waiting} for waiting, table in mine], "listed": listed}


async def visit(code: str, services: Services, person: Person | None) -> tuple[Table, Role]:
    """Return a table and the person's role there; refuse strangers where no spectators are allowed."""
    table = await services.tables.find(TableCode(code))
    return table, role_at(table, person.id if person else None)


@router.get("/tables/{code}", response_model=TableVisited)
async def table_info(code: Code, services: ServicesDep, person: OptionalPerson) -> Json:
    """Return a table as everybody there may see it."""
    table, role = await visit(code, services, person)
    return {**asdict(public_table(table)), "you": {"seat": role.seat, "host": role.host}}


@router.post("/tables/{code}/join", response_model=TableShown)
async def join(code: Code, services: ServicesDep, person: CurrentPerson) -> PublicTable:
    """Take a free seat."""
    return public_table(await services.tables.join(TableCode(code), person))


@router.post("/tables/{code}/leave", response_model=TableShown)
async def leave(code: Code, services: ServicesDep, person: CurrentPerson) -> PublicTable:
    """Give one's seat up; in a running game a bot plays on."""
    return public_table(await services.tables.leave(TableCode(code), person))


@router.post("/tables/{code}/start", response_model=TableShown)
async def start(code: Code, services: ServicesDep, person: CurrentPerson) -> PublicTable:
    """Begin the game."""
    return public_table(await services.tables.start(TableCode(code), person))


@router.post("/tables/{code}/ready", response_model=TableShown)
async def ready(code: Code, body: ReadyBody, services: ServicesDep, person: CurrentPerson) -> PublicTable:
    """Say that the game may begin as far as one is concerned, or not yet."""
    return public_table(await services.tables.be_ready(TableCode(code), person, body.ready))


@router.post("/tables/{code}/seats", response_model=TableShown)
async def seats(code: Code, body: SeatsBody, services: ServicesDep, person: CurrentPerson) -> PublicTable:
    """Have more free seats, or fewer."""
    return public_table(await services.tables.resize(TableCode(code), person, body.seats))


@router.post("/tables/{code}/kick", response_model=TableShown)
async def kick(code: Code, body: SeatBody, services: ServicesDep, person: CurrentPerson) -> PublicTable:
    """Free a seat; who sat there is removed from the table."""
    return public_table(await services.tables.kick(TableCode(code), person, body.seat))


@router.get("/tables/{code}/spectators", response_model=list[SpectatorShown])
async def spectators(code: Code, services: ServicesDep, person: CurrentPerson) -> list[Json]:
    """Return who watches, for the host; all who gave no name are one, without a name."""
    found = await services.tables.spectators(TableCode(code), person)
    return [{"spectator": key, "name": name} for key, name in found.items()]


@router.post("/tables/{code}/remove", response_model=TableShown)
async def remove(code: Code, body: SpectatorBody, services: ServicesDep, person: CurrentPerson) -> PublicTable:
    """Have a spectator go and not come back."""
    return public_table(await services.tables.remove(TableCode(code), person, body.spectator))


@router.post("/tables/{code}/bot", response_model=TableShown)
async def bot(code: Code, body: BotBody, services: ServicesDep, person: CurrentPerson) -> PublicTable:
    """Put a bot into a free seat."""
    return public_table(await services.tables.add_bot(TableCode(code), person, body.seat, body.kind))


@router.post("/tables/{code}/arrange", response_model=TableShown)
async def arrange(code: Code, body: OrderBody, services: ServicesDep, person: CurrentPerson) -> PublicTable:
    """Reorder or shuffle the seats."""
    return public_table(await services.tables.arrange(TableCode(code), person, body.order))


@router.post("/tables/{code}/rematch", response_model=TableShown)
async def rematch(code: Code, services: ServicesDep, person: CurrentPerson) -> PublicTable:
    """Open the same table again."""
    return public_table(await services.tables.rematch(TableCode(code), person))


# --- the game ----------------------------------------------------------------------------------------------------


class OneShotSubscriber:
    """A subscriber for one snapshot: it is gone before any frame could be sent to it."""

    def __init__(self, person: Person | None, role: Role) -> None:
        self.person = person.id if person else None
        self.role = role
        self.name = person.name if person else ""

    def send(self, data: bytes) -> None: ...

    def dismiss(self, code: str) -> None: ...


@router.get("/tables/{code}/view", openapi_extra=answers(FIRST_FRAME))
async def view(code: Code, services: ServicesDep, person: OptionalPerson) -> Response:
    """Return all that one may see of the game now: the same as a socket's first frame."""
    room, role = await enter(services, TableCode(code), person)
    return StructResponse(room.snapshot_for(OneShotSubscriber(person, role)))


@router.post("/tables/{code}/actions", response_model=Stored)
async def act(code: Code, body: ActionBody, request: Request, services: ServicesDep, person: CurrentPerson) -> Json:
    """Answer a decision; the same `id` does nothing twice."""
    if int(request.headers.get("content-length", MOST_BYTES)) > MOST_BYTES:
        raise Malformed("too_long", where="$")
    services.limits.check("act", person.id)
    room, role = await enter(services, TableCode(code), person)
    seat = check_seat(role)
    request.state.title = room.table.title
    return {"id": body.id, "v": await room.act(seat, f"{person.id}:{body.id}", body.decision, body.action)}


@router.get(
    "/tables/{code}/export", dependencies=[Depends(RateLimit("verify"))], openapi_extra=answers({"type": "object"})
)
async def export(code: Code, services: ServicesDep, person: OptionalPerson) -> Response:
    """Return the whole game as a file that `verify` checks; only after the end, for it holds all secrets."""
    room, _ = await enter(services, TableCode(code), person)
    if not room.is_over:
        raise NotAllowed("not_over_yet")
    name, content = await exported(services.stores.tables, room.game, room.table)
    return Response(
        content,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
