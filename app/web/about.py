"""The page about one table: how it was set up, where its numbers come from, and the commitment to the seed.

What a title lets its host choose or edit is told from its `Meta`; an option of a new title needs words, nothing here.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from app.engine.options import RULEBOOK, Meta, Rows, TableData, TableOption
from app.tables.access import role_at
from app.tables.model import Status, Table, TableCode, TableSettings, settings_of
from app.web.api import Code
from app.web.context import OptionalPerson, ServicesDep, Titles
from app.web.files import compressed
from app.web.pages import page

router = APIRouter(include_in_schema=False)


class Choice(msgspec.Struct, frozen=True):
    """A rule that the host chose."""

    key: str
    value: str
    usual: bool


class Numbers(msgspec.Struct, frozen=True):
    """A row of a table that the host may edit."""

    key: str
    numbers: Sequence[int]
    usual: Sequence[int]
    source: str

    @property
    def changed(self) -> bool:
        return list(self.numbers) != list(self.usual)

    @property
    def certain(self) -> bool:
        return self.source in ("", RULEBOOK)


class NumberTable(msgspec.Struct, frozen=True):
    """A table that the host may edit: the rows that were changed, and the others by the source of their numbers."""

    changed: list[Numbers]
    kept: Mapping[str, list[Numbers]]

    @property
    def uncertain(self) -> int:
        return sum(not row.certain for rows in self.kept.values() for row in rows)


class AboutTable(TableSettings, frozen=True):
    """All that the page tells, field by field. The seed is empty until the game is over."""

    code: TableCode
    title: str
    status: Status
    choices: list[Choice]
    tables: Mapping[str, NumberTable]
    commitment: str
    lesson: bool
    seed: str
    version: int


def about_table(table: Table, meta: Meta) -> AboutTable:
    """Return what everybody who may come to the table may know about it."""
    return AboutTable(
        code=table.code,
        title=table.title,
        status=table.status,
        choices=[
            choice(option, table.options)
            for option in meta.options
            if isinstance(option, TableOption) and len(option.values) > 1
        ],
        tables={
            option.key: number_table(option, table.options.get(option.key, {}))
            for option in meta.options
            if isinstance(option, TableData) and option.is_used(table.options)
        },
        commitment=table.commitment,
        lesson=table.lesson,
        seed=table.seed if table.status == "over" else "",
        version=table.version,
        **settings_of(table),
    )


def choice(option: TableOption, options: Mapping[str, Any]) -> Choice:
    value = options.get(option.key, option.default)
    return Choice(option.key, value, value == option.default)


def number_table(option: TableData, given: Rows) -> NumberTable:
    rows = [Numbers(row.key, given.get(row.key, row.default), row.default, row.source) for row in option.rows]
    kept: dict[str, list[Numbers]] = {}
    for row in rows:
        if not row.changed:
            kept.setdefault(row.source, []).append(row)
    return NumberTable([row for row in rows if row.changed], kept)


@router.get("/t/{code}/about")
async def about_page(
    request: Request, code: Code, services: ServicesDep, titles: Titles, person: OptionalPerson
) -> Response:
    """Return the page about a table, to anybody who may see the table."""
    table = await services.tables.see(TableCode(code))
    role_at(table, person.id if person else None)
    table = await services.tables.find(TableCode(code))
    told = about_table(table, titles[table.title].game.meta)
    return compressed(
        request,
        page(
            request,
            "about.html",
            title=table.title,
            table=told,
            options=table.options,
            settings=settings_of(table),
            person=person.name if person else "",
        ),
    )
