"""The HTTP API. It uses the same services as the socket and is documented with OpenAPI."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from msgspec.structs import asdict
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from app.engine.bots import Title
from app.engine.errors import Malformed
from app.people.person import Person
from app.tables.access import NotAllowed, Role, check_seat, former_seat_of, is_awaited, role_at, seat_of
from app.tables.clocks import is_time_zone
from app.tables.messages import ID_PATTERN, MAX_FRAME_BYTES
from app.tables.model import MAX_AWAY, MIN_AWAY, CoachRule, Pace, StandIn, Table, TableCode, TableSettings, WhenLate
from app.tables.public import PublicTable, public_table
from app.tables.replays import export_game
from app.tables.service import CODE_ALPHABET, CODE_LENGTH
from app.tables.terms import with_settings
from app.web.context import (
    MOVES,
    CurrentPerson,
    CurrentPlayer,
    Json,
    OptionalPerson,
    OptionalPlayer,
    RateLimit,
    Services,
    ServicesDep,
    Titles,
    enter,
)
from app.web.cookies import device_in, may_sign_in, set_session, switch_browser
from app.web.errors import Problem
from app.web.openapi import FIRST_FRAME, StructResponse, json_response
from app.web.responses import (
    ActionResult,
    CurrentGuest,
    DeviceLink,
    FinishedTables,
    GameInfo,
    LinkClaimed,
    SpectatorInfo,
    TableDetails,
    TableInfo,
    TableLists,
)

router = APIRouter(
    prefix="/api", responses={status: {"model": Problem} for status in (400, 401, 403, 404, 409, 410, 422, 429, 503)}
)

CODE_PATTERN = f"^[{CODE_ALPHABET}]{{{CODE_LENGTH}}}$"
Code = Annotated[str, Path(pattern=CODE_PATTERN)]
After = Annotated[str | None, Query(pattern=CODE_PATTERN)]
FINISHED_PER_PAGE = 20
Seat = Annotated[int, Field(ge=0, le=20)]
Text = Annotated[str, Field(max_length=40)]
SESSION = Depends(RateLimit("session"))
Data = Annotated[dict[Text, Annotated[list[int], Field(max_length=40)]], Field(max_length=60)]
"""Value of an option that is a table of numbers."""
Options = Annotated[dict[Text, Text | Data], Field(max_length=30)]


DayHour = Annotated[int, Field(ge=0, le=23)]
MAX_HOURS, MAX_BANK, MAX_INCREMENT = 336, 600, 600


def known_zone(name: str) -> str:
    if not is_time_zone(name):
        raise ValueError("unknown time zone")
    return name


class RequestBody(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


class SessionRequest(RequestBody):
    name: str
    """Display name."""


class SettingsRequest(RequestBody):
    """What the host decides besides the options: the fields of `TableSettings`. Those left out stay as they are."""

    private: bool | None = None
    """Leave the table out of the public lobby; so it is at first."""
    spectators: bool | None = None
    """Let people without a seat watch; so it is at first."""
    pace: Pace | None = None
    """Whether people sit at the table together (at first), or play over days."""
    stand_in: StandIn | None = None
    """Who may let a bot play for somebody else; by default what suits the pace."""
    coach: CoachRule | None = None
    """Who may have a coach."""
    open_hands: bool | None = None
    """Show everybody all hands, and let them undo their own last move without asking, to teach the game."""
    away_minutes: Annotated[int, Field(ge=MIN_AWAY, le=MAX_AWAY)] | None = None
    """Minutes of absence after which somebody counts as away."""
    decision_hours: Annotated[int, Field(ge=0, le=MAX_HOURS)] | None = None
    """Over days: hours for every decision; 0 for no limit."""
    when_late: WhenLate | None = None
    """Over days: whether people are reminded when their time is up, or a bot answers that one decision."""
    weekends: bool | None = None
    """Over days: whether weekends count; so it is at first."""
    quiet_from: DayHour | None = None
    quiet_to: DayHour | None = None
    """Over days: hours of the day between which time does not count; none if they are equal."""
    time_zone: Annotated[str, Field(max_length=64), AfterValidator(known_zone)] | None = None
    """Of weekends and hours, such as `Europe/Paris`."""
    bank_minutes: Annotated[int, Field(ge=0, le=MAX_BANK)] | None = None
    """Live: minutes for everybody in the whole game; 0 for no limit."""
    increment_seconds: Annotated[int, Field(ge=0, le=MAX_INCREMENT)] | None = None
    """Live: seconds that every answer adds."""
    evening_end: Annotated[str, Field(pattern=r"^(([01]\d|2[0-3]):[0-5]\d)?$")] | None = None
    """Live: when the evening should be over, as HH:MM; empty for no such time."""

    def settings(self) -> Json:
        """Return the settings that are given."""
        return self.model_dump(include=set(TableSettings.__struct_fields__), exclude_none=True)


class TableRequest(SettingsRequest):
    game: Text
    options: Options = Field(default_factory=dict)
    """Options by key; those left out keep their defaults."""
    seats: Annotated[int, Field(ge=1, le=20)]
    """Number of seats, the host's included."""


class SpectatorRequest(RequestBody):
    spectator: Text
    """Key of a spectator, as listed by `spectators`."""


class ActionRequest(RequestBody):
    id: Annotated[str, Field(pattern=ID_PATTERN)]
    """Idempotency key chosen by the client."""
    decision: Annotated[str, Field(max_length=80)]
    """Id of the decision this action answers."""
    action: dict[str, Any]
    """`type` and fields of one of the actions that the decision offers."""


class LinkClaimRequest(RequestBody):
    token: Annotated[str, Field(max_length=100)]
    """Fragment of the link's URL."""
    replace: bool = False
    """Sign in even if the browser is signed in as somebody else, who can be switched back to."""


@router.get("/games", response_model=list[GameInfo])
async def games(titles: Titles) -> list[Json]:
    """List the games and their options."""
    return [game_info(name, title) for name, title in titles.items()]


def game_info(name: str, title: Title) -> Json:
    meta = title.game.meta
    return {
        "title": name,
        "least_players": meta.least_players,
        "most_players": meta.most_players,
        "options": [option.wire() for option in meta.options],
        "presets": [{"key": preset.key, "options": dict(preset.options)} for preset in meta.presets],
        "bots": list(title.bots),
        "lesson": title.lesson is not None,
    }


# --- people ------------------------------------------------------------------------------------------------------


@router.post("/session", response_model=CurrentGuest, dependencies=[SESSION])
async def session(
    body: SessionRequest, request: Request, response: Response, services: ServicesDep, person: OptionalPerson
) -> Json:
    """Sign in as a new guest, or rename the current one. Sets the session cookie."""
    if person is not None:
        renamed = await services.guests.rename(person, body.name)
        await services.tables.rename(renamed)
        return {"name": renamed.name}
    welcomed, token = await services.guests.create_guest(body.name, device_in(request))
    set_session(response, services, token)
    return {"name": welcomed.name}


@router.get("/me", response_model=CurrentGuest)
async def me(person: CurrentPerson) -> Json:
    """Return the authenticated guest."""
    return {"name": person.name}


@router.post("/link", response_model=DeviceLink)
async def make_link(person: CurrentPerson, services: ServicesDep) -> Json:
    """Create a one-time link that signs the caller in on another device."""
    return {"url": f"/link#{await services.guests.make_link(person)}"}


@router.post("/link/claim", response_model=LinkClaimed, dependencies=[SESSION])
async def claim_link(
    body: LinkClaimRequest, request: Request, response: Response, services: ServicesDep, person: OptionalPerson
) -> Json:
    """Claim a one-time link: signs this browser in as the person who created it.

    A browser that is signed in as somebody else is refused unless `replace` is set; the link then stays valid.
    """
    owner = await services.guests.owner_of_link(body.token)
    if await may_sign_in(services, person, owner, replace=body.replace):
        token = await services.guests.claim_link(body.token, device_in(request))
        switch_browser(request, response, services, token)
    return {"ok": True}


# --- tables ------------------------------------------------------------------------------------------------------


@router.post("/tables", response_model=TableInfo, dependencies=[SESSION])
async def create(body: TableRequest, request: Request, person: CurrentPlayer, services: ServicesDep) -> PublicTable:
    """Create a table with the caller as host in the first seat."""
    request.state.title = body.game
    settings = with_settings(TableSettings(), body.settings())
    return public_table(await services.tables.create(person, body.game, body.options, body.seats, settings))


@router.get("/tables", response_model=TableLists)
async def tables(services: ServicesDep, person: OptionalPlayer) -> Json:
    """List the caller's tables and those in the public lobby."""
    can_play = services.tables.is_playable
    listed = [public_table(table) for table in await services.stores.tables.listed(50) if can_play(table)]
    if person is None:
        return {"mine": [], "listed": listed, "finished": 0}
    mine = [my_table(table, person, can_play(table)) for table in await services.stores.tables.live_tables(person.id)]
    mine.sort(key=lambda table: not table["waiting"])
    return {"mine": mine, "listed": listed, "finished": await services.stores.tables.count_finished(person.id)}


@router.get("/finished", response_model=FinishedTables)
async def finished_tables(services: ServicesDep, person: CurrentPerson, after: After = None) -> Json:
    """List a page of the caller's finished tables, newest first; `after` is the `more` of the page before."""
    last = TableCode(after) if after else None
    found, more = await services.stores.tables.finished_tables(person.id, FINISHED_PER_PAGE, last)
    can_play = services.tables.is_playable
    return {
        "tables": [my_table(table, person, can_play(table)) for table in found],
        "more": more,
    }


def my_table(table: Table, person: Person, playable: bool) -> Json:
    seat = seat_of(table, person.id)
    return {
        **asdict(public_table(table)),
        "waiting": playable and is_awaited(table, person.id),
        "playable": playable,
        "driven": table.status == "playing" and seat is not None and table.seats[seat].driver == "bot",
        "lost": seat is None and former_seat_of(table, person.id) is not None,
    }


async def table_and_role(code: str, services: Services, person: Person | None) -> tuple[Table, Role]:
    """Return a table and the person's role there; raise NotAllowed for strangers if spectators are not allowed."""
    table = await services.tables.see(TableCode(code))
    return table, role_at(table, person.id if person else None)


@router.get("/tables/{code}", response_model=TableDetails)
async def table_info(code: Code, services: ServicesDep, person: OptionalPlayer) -> Json:
    """Return a table and the caller's role there."""
    table, role = await table_and_role(code, services, person)
    return {**asdict(public_table(table)), "you": {"seat": role.seat, "host": role.host}}


@router.post("/tables/{code}/join", response_model=TableInfo)
async def join(code: Code, services: ServicesDep, person: CurrentPlayer) -> PublicTable:
    """Take the first free seat."""
    return public_table(await services.tables.join(TableCode(code), person))


@router.post("/tables/{code}/leave", response_model=TableInfo)
async def leave(code: Code, services: ServicesDep, person: CurrentPlayer) -> PublicTable:
    """Leave the caller's seat. In a running game a bot takes over; a lobby passes to the next person or is closed."""
    return public_table(await services.tables.leave(TableCode(code), person))


@router.get("/tables/{code}/spectators", response_model=list[SpectatorInfo])
async def spectators(code: Code, services: ServicesDep, person: CurrentPerson) -> list[Json]:
    """List the spectators (host only). All guests without a name are one entry."""
    found = await services.tables.spectators(TableCode(code), person)
    return [{"spectator": key, "name": name} for key, name in found.items()]


@router.post("/tables/{code}/remove", response_model=TableInfo)
async def remove(code: Code, body: SpectatorRequest, services: ServicesDep, person: CurrentPerson) -> PublicTable:
    """Remove a spectator, who can't return to the table (host only)."""
    return public_table(await services.tables.remove(TableCode(code), person, body.spectator))


@router.post("/tables/{code}/close", response_model=TableInfo)
async def close(code: Code, services: ServicesDep, person: CurrentPlayer) -> PublicTable:
    """Close a lobby (host only), or a game that can't be opened any more (players only)."""
    return public_table(await services.tables.close(TableCode(code), person))


@router.post("/tables/{code}/rematch", response_model=TableInfo)
async def rematch(code: Code, services: ServicesDep, person: CurrentPlayer) -> PublicTable:
    """Create a table with the same people and options after a game, or return the one already created."""
    return public_table(await services.tables.rematch(TableCode(code), person))


# --- the game ----------------------------------------------------------------------------------------------------


class OneShotSubscriber:
    """A subscriber that takes a single snapshot and receives no frames."""

    def __init__(self, person: Person | None, role: Role) -> None:
        self.person = person.id if person else None
        self.role = role
        self.name = person.name if person else ""
        self.looking = False

    def send(self, data: bytes) -> None: ...

    def dismiss(self, code: str) -> None: ...


@router.get("/tables/{code}/view", openapi_extra=json_response(FIRST_FRAME))
async def view(code: Code, services: ServicesDep, person: OptionalPlayer) -> Response:
    """Return everything the caller may see of the table: the same as the first frame on a socket."""
    room, role = await enter(services, TableCode(code), person)
    return StructResponse(room.snapshot_for(OneShotSubscriber(person, role)))


@router.post("/tables/{code}/actions", response_model=ActionResult, dependencies=[MOVES])
async def act(code: Code, body: ActionRequest, request: Request, services: ServicesDep, person: CurrentPlayer) -> Json:
    """Answer a decision. Idempotent: resending an `id` returns the stored result."""
    if int(request.headers.get("content-length", MAX_FRAME_BYTES)) > MAX_FRAME_BYTES:
        raise Malformed("too_long", where="$")
    room, role = await enter(services, TableCode(code), person)
    seat = check_seat(role)
    request.state.title = room.table.title
    client_id = f"{person.id}:{body.id}"
    await services.stand_ins.resume(room, person, client_id)
    return {"id": body.id, "v": await room.act(seat, client_id, body.decision, body.action, person=person.id)}


@router.get(
    "/tables/{code}/export",
    dependencies=[Depends(RateLimit("verify"))],
    openapi_extra=json_response({"type": "object"}),
)
async def export(code: Code, services: ServicesDep, person: OptionalPlayer) -> Response:
    """Download a finished game as a file for `frontier verify`. It contains all secrets of the game."""
    room, _ = await enter(services, TableCode(code), person)
    if not room.is_over:
        raise NotAllowed("not_over_yet")
    name, content = await export_game(services.stores.tables, room.game, room.table)
    return Response(
        content,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
