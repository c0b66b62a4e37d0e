"""What leads a person from table to table: which ones wait, and what they keep to themselves at each."""

import time
from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from app.people.person import Person
from app.tables.access import check_seat, is_awaited, role_at
from app.tables.memos import MAX_NOTES
from app.tables.model import TableCode
from app.web.api import Code, RequestBody
from app.web.context import CurrentPerson, Json, Services, ServicesDep
from app.web.errors import Problem
from app.web.responses import Done, MemoInfo, WaitingTables

router = APIRouter(
    prefix="/api", responses={status: {"model": Problem} for status in (400, 401, 403, 404, 409, 422, 429, 503)}
)


class NotesRequest(RequestBody):
    notes: Annotated[str, Field(max_length=MAX_NOTES)]


@router.get("/waiting", response_model=WaitingTables)
async def waiting(services: ServicesDep, person: CurrentPerson) -> Json:
    """Return the codes of the tables that wait for the caller, always in the same order."""
    found = await services.stores.tables.live_tables(person.id)
    can_play = services.tables.is_playable
    return {"tables": sorted(table.code for table in found if can_play(table) and is_awaited(table, person.id))}


@router.get("/tables/{code}/memo", response_model=MemoInfo)
async def memo(code: Code, services: ServicesDep, person: CurrentPerson) -> Json:
    """Return the caller's own notes, and how far they had seen the game when they left the table (players only)."""
    await check_player(services, TableCode(code), person)
    found = await services.stores.memos.memo(person.id, TableCode(code))
    away = None if found.seen_at is None else max(0.0, time.time() - found.seen_at)
    return {"notes": found.notes, "seen": found.seen, "away": away}


@router.post("/tables/{code}/memo", response_model=Done)
async def write_memo(code: Code, body: NotesRequest, services: ServicesDep, person: CurrentPerson) -> Json:
    """Replace the caller's notes, which nobody else can read (players only)."""
    await check_player(services, TableCode(code), person)
    await services.stores.memos.write_notes(person.id, TableCode(code), body.notes)
    return {"ok": True}


async def check_player(services: Services, code: TableCode, person: Person) -> None:
    check_seat(role_at(await services.tables.see(code), person.id))
