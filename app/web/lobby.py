"""The lobby over HTTP: seats, terms, being ready, handing the table on, the start."""

from typing import Annotated

import segno
from fastapi import APIRouter, Request, Response
from pydantic import Field

from app.tables.model import TableCode
from app.tables.public import PublicTable, public_table
from app.web.api import Code, Options, RequestBody, Seat, SettingsRequest, Text, table_and_role
from app.web.context import CurrentPerson, CurrentPlayer, Json, OptionalPerson, ServicesDep, Titles
from app.web.errors import Problem, language_of
from app.web.pages import rules_link, rules_of
from app.web.responses import RulesPage, TableInfo
from app.web.security import origin_of

router = APIRouter(
    prefix="/api", responses={status: {"model": Problem} for status in (400, 401, 403, 404, 409, 422, 429, 503)}
)

Terms = Annotated[int, Field(ge=0)] | None


class ReadyRequest(RequestBody):
    ready: bool
    terms: Terms = None
    """The `terms_version` that the caller agrees to; others are refused. By default the present one."""


class StartRequest(RequestBody):
    terms: Terms = None
    """The `terms_version` that the caller starts the game with; others are refused. By default the present one."""


class TermsRequest(SettingsRequest):
    options: Options | None = None
    """All options by key: of those left out, the defaults. By default they stay as they are."""


class SeatsRequest(RequestBody):
    seats: Annotated[int, Field(ge=1, le=20)]
    """New number of seats."""


class SeatRequest(RequestBody):
    seat: Seat


class BotRequest(RequestBody):
    seat: Seat
    kind: Text = "standard"
    """One of the game's `bots`."""


class ArrangeRequest(RequestBody):
    order: Annotated[list[Seat], Field(max_length=20)] | None = None
    """Current seat numbers in their new order; omit it to shuffle the seats."""


@router.post("/tables/{code}/start", response_model=TableInfo)
async def start(
    code: Code, services: ServicesDep, person: CurrentPlayer, body: StartRequest | None = None
) -> PublicTable:
    """Start the game (host only)."""
    return public_table(await services.tables.start(TableCode(code), person, body.terms if body else None))


@router.post("/tables/{code}/ready", response_model=TableInfo)
async def ready(code: Code, body: ReadyRequest, services: ServicesDep, person: CurrentPlayer) -> PublicTable:
    """Set whether the caller is ready to start."""
    return public_table(await services.tables.set_ready(TableCode(code), person, body.ready, body.terms))


@router.post("/tables/{code}/seats", response_model=TableInfo)
async def seats(code: Code, body: SeatsRequest, services: ServicesDep, person: CurrentPlayer) -> PublicTable:
    """Change the number of seats (host only)."""
    return public_table(await services.tables.resize(TableCode(code), person, body.seats))


@router.post("/tables/{code}/kick", response_model=TableInfo)
async def kick(code: Code, body: SeatRequest, services: ServicesDep, person: CurrentPerson) -> PublicTable:
    """Remove a guest or bot from a seat (host only). A guest can't return to the table."""
    return public_table(await services.tables.kick(TableCode(code), person, body.seat))


@router.post("/tables/{code}/bot", response_model=TableInfo)
async def bot(code: Code, body: BotRequest, services: ServicesDep, person: CurrentPlayer) -> PublicTable:
    """Put a bot into a free seat, or change the kind of one that is there (host only)."""
    return public_table(await services.tables.put_bot(TableCode(code), person, body.seat, body.kind))


@router.post("/tables/{code}/arrange", response_model=TableInfo)
async def arrange(code: Code, body: ArrangeRequest, services: ServicesDep, person: CurrentPlayer) -> PublicTable:
    """Reorder or shuffle the seats (host only)."""
    return public_table(await services.tables.arrange(TableCode(code), person, body.order))


@router.post("/tables/{code}/terms", response_model=TableInfo)
async def terms(
    code: Code, body: TermsRequest, request: Request, services: ServicesDep, person: CurrentPlayer
) -> PublicTable:
    """Change options and settings (host only). Whoever was ready has to say so again."""
    request.state.title = (await services.tables.see(TableCode(code))).title
    return public_table(await services.tables.set_terms(TableCode(code), person, body.options, body.settings()))


@router.post("/tables/{code}/host", response_model=TableInfo)
async def host(code: Code, body: SeatRequest, services: ServicesDep, person: CurrentPerson) -> PublicTable:
    """Make the person in a seat the host (host only)."""
    return public_table(await services.tables.hand_on(TableCode(code), person, body.seat))


@router.get("/tables/{code}/rules", response_model=RulesPage)
async def rules(request: Request, code: Code, services: ServicesDep, titles: Titles, person: OptionalPerson) -> Json:
    """Return the URL of the rules with the present options of a table."""
    table, _ = await table_and_role(code, services, person)
    told = table.title in titles and rules_of(table.title, language_of(request))
    return {"url": rules_link(titles[table.title].game.meta, table.options, table.version) if told else ""}


@router.get("/tables/{code}/qr", include_in_schema=False)
async def qr(request: Request, code: Code, services: ServicesDep, person: OptionalPerson) -> Response:
    """Return the QR code of the link to a table, as SVG."""
    table, _ = await table_and_role(code, services, person)
    link = f"{origin_of(request, services.settings)}/t/{table.code}"
    drawn: str = segno.make(link, error="m").svg_inline(scale=4, border=3, light="#fff", omitsize=True)
    return Response(drawn, media_type="image/svg+xml")
