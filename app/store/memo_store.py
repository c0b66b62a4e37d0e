"""Memos: a person's notes at a table, and when they were last there."""

from typing import Any

from sqlalchemy import Connection, select, update

from app.people.person import PersonId
from app.store.database import Database, insert_ignore
from app.store.models import memos
from app.store.rows import check_text
from app.tables.memos import Memo
from app.tables.model import TableCode


class SqlMemoStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def memo(self, person: PersonId, code: TableCode) -> Memo:
        query = select(memos).where(memos.c.person == person, memos.c.table_code == code)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return Memo(row.notes, row.seen, row.seen_at) if row else Memo()

    async def write_notes(self, person: PersonId, code: TableCode, notes: str) -> None:
        check_text(notes)
        await self._change(person, code, notes=notes)

    async def leave(self, person: PersonId, code: TableCode, seen: int, at: float) -> None:
        await self._change(person, code, seen=seen, seen_at=at)

    async def _change(self, person: PersonId, code: TableCode, **values: Any) -> None:
        own = {"person": person, "table_code": code}

        def work(connection: Connection) -> None:
            connection.execute(insert_ignore(connection, memos), {**own, "notes": ""})
            there = update(memos).where(memos.c.person == person, memos.c.table_code == code)
            connection.execute(there.values(values))

        await self._database.write(work)
