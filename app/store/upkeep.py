"""Storage for the commands of whoever runs the server: lists unreadable tables, repairs their rows, deletes them."""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, select, update

from app.store.database import Database
from app.store.models import drafts, moves, orders, seats, snapshots, tables, views
from app.store.table_store import add_snapshots
from app.tables.health import Mended
from app.tables.model import TableCode


class TableRow(msgspec.Struct, frozen=True):
    """A table as its row says, whether or not it can be opened."""

    code: TableCode
    title: str
    status: str
    version: int
    last_seq: int
    created_at: float
    updated_at: float
    players: list[str]


class SqlUpkeep:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def rows(self, *statuses: str, title: str = "", before: float | None = None) -> list[TableRow]:
        """Return the tables with one of these statuses, of this title and idle since `before`; the newest first."""
        wanted: list[ColumnElement[bool]] = []
        if statuses:
            wanted.append(tables.c.status.in_(statuses))
        if title:
            wanted.append(tables.c.title == title)
        if before is not None:
            wanted.append(tables.c.updated_at < before)
        return await self._database.read(lambda connection: _rows(connection, wanted))

    async def row(self, code: TableCode) -> TableRow | None:
        found = await self._database.read(lambda connection: _rows(connection, [tables.c.code == code]))
        return found[0] if found else None

    async def mend(self, code: TableCode, found: Mended, *, cut: bool) -> None:
        """Rewrite what is derived from the log. With `cut`, delete everything after it, drafts included.

        Servers notice the new revision and reload the table.
        """
        await self._database.write(lambda connection: _mend(connection, code, found, cut))

    async def delete(self, code: TableCode) -> bool:
        """Delete a table with all that belongs to it; return whether there was one."""
        gone = delete(tables).where(tables.c.code == code)
        return await self._database.write(lambda connection: connection.execute(gone).rowcount > 0)


def _rows(connection: Connection, wanted: list[ColumnElement[bool]]) -> list[TableRow]:
    columns = [tables.c[name] for name in TableRow.__struct_fields__ if name != "players"]
    query = select(*columns).where(*wanted).order_by(tables.c.updated_at.desc(), tables.c.code)
    found = connection.execute(query).mappings().all()
    names: dict[str, list[str]] = {}
    sitting = select(seats.c.table_code, seats.c.name).join(tables).where(*wanted).order_by(seats.c.number)
    for code, name in connection.execute(sitting):
        names.setdefault(code, []).append(name)
    return [TableRow(**row, players=names.get(row["code"], [])) for row in found]


def _mend(connection: Connection, code: TableCode, found: Mended, cut: bool) -> None:
    connection.execute(select(tables.c.code).where(tables.c.code == code).with_for_update())
    if cut:
        connection.execute(delete(moves).where(moves.c.table_code == code, moves.c.seq > found.last_seq))
        for behind_screens in (drafts, orders):
            connection.execute(delete(behind_screens).where(behind_screens.c.table_code == code))
    newest: Any = connection.execute(select(func.max(moves.c.seq)).where(moves.c.table_code == code)).scalar()
    if newest != found.last_seq:
        raise LookupError("the log has grown meanwhile")
    for kind in (snapshots, views):
        connection.execute(delete(kind).where(kind.c.table_code == code))
    add_snapshots(connection, [(code, snapshot) for snapshot in found.snapshots])
    change = update(tables).where(tables.c.code == code)
    connection.execute(
        change.values(
            last_seq=found.last_seq,
            moved_at=found.moved_at,
            awaited=found.awaited,
            bot_to_move=found.bot_to_move and not found.over,
            options=msgspec.json.encode(found.options).decode(),
            status="over" if found.over else "playing",
            revision=tables.c.revision + 1,
        )
    )
