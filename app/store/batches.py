"""What the journal says to the database, each statement for a whole batch, in the fastest way that each database has.

This is the hottest path to the database, so it goes past SQLAlchemy's statements: on Postgres they cost twice the time.
The text is made from the schema, once. Postgres takes a list per column (`unnest`), whatever their length, straight
through asyncpg; SQLite takes the rows one after the other, in the thread of its writer.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql

from app.store.models import moves, tables

Place = tuple[str, int]
"""A table's code and a number in its log."""

Advance = tuple[str, int, float, int, bool]
"""A table's code, its last entry, when that was written, who is awaited, and whether a bot is to move."""

_ADVANCED = ("last_seq", "moved_at", "updated_at", "awaited", "bot_to_move", "code")
_TOLD = ("table_code", "seq", "client_id", "hash")
_dialect = postgresql.dialect()  # type: ignore[no-untyped-call]


class Log(Protocol):
    """The logs of all tables, within a transaction."""

    async def lock_tables(self, codes: Iterable[str]) -> dict[str, int]:
        """Return the tables' last entries; nobody else can add one before this transaction ends."""
        ...

    async def insert_new(self, table: Table, rows: Sequence[tuple[Any, ...]]) -> set[Place]:
        """Insert the rows whose keys are free, each with a value for every column; return the places of those."""
        ...

    async def advance(self, rows: Sequence[Advance]) -> None:
        """Store how far the logs have come."""
        ...

    async def end(self, codes: Sequence[str]) -> None:
        """Store that these games are over: nobody is to move."""
        ...

    async def entries_at(self, places: Sequence[Place]) -> set[tuple[str, int, str, str]]:
        """Return the entries at these places: table, number, client id, hash."""
        ...


class SqliteLog:
    """The logs in SQLite. The writer is alone, so nothing needs to be locked; nothing here ever waits for the loop."""

    def __init__(self, connection: Connection) -> None:
        self._run = connection.exec_driver_sql

    async def lock_tables(self, codes: Iterable[str]) -> dict[str, int]:
        """Return the tables' last entries."""
        wanted = tuple(codes)
        rows = self._run(f"SELECT code, last_seq FROM tables WHERE code IN {_marks(len(wanted))}", wanted)
        return {row[0]: row[1] for row in rows}

    async def insert_new(self, table: Table, rows: Sequence[tuple[Any, ...]]) -> set[Place]:
        """Insert the rows whose keys are free; return the places of those."""
        flat = tuple(value for row in rows for value in row)
        return {(row[0], row[1]) for row in self._run(_sqlite_insert(table, len(rows)), flat)}

    async def advance(self, rows: Sequence[Advance]) -> None:
        """Store how far the logs have come."""
        sets = ", ".join(f"{name} = ?" for name in _ADVANCED[:-1])
        values = [(seq, at, at, awaited, bot, code) for code, seq, at, awaited, bot in rows]
        self._run(f"UPDATE tables SET {sets} WHERE code = ?", values)

    async def end(self, codes: Sequence[str]) -> None:
        """Store that these games are over."""
        self._run(
            f"UPDATE tables SET status = 'over', bot_to_move = 0 WHERE code IN {_marks(len(codes))}", tuple(codes)
        )

    async def entries_at(self, places: Sequence[Place]) -> set[tuple[str, int, str, str]]:
        """Return the entries at these places."""
        query = f"SELECT {', '.join(_TOLD)} FROM moves WHERE table_code = ? AND seq = ?"
        return {tuple(row) for place in places for row in self._run(query, place)}


class PostgresLog:
    """The logs in Postgres."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection

    async def lock_tables(self, codes: Iterable[str]) -> dict[str, int]:
        """Return the tables' last entries, locked; the order keeps two processes from waiting for each other."""
        query = "SELECT code, last_seq FROM tables WHERE code = ANY($1::text[]) ORDER BY code FOR NO KEY UPDATE"
        return {row[0]: row[1] for row in await self._connection.fetch(query, list(codes))}

    async def insert_new(self, table: Table, rows: Sequence[tuple[Any, ...]]) -> set[Place]:
        """Insert the rows whose keys are free; return the places of those."""
        inserted = await self._connection.fetch(_postgres_insert(table), *map(list, zip(*rows, strict=True)))
        return {(row[0], row[1]) for row in inserted}

    async def advance(self, rows: Sequence[Advance]) -> None:
        """Store how far the logs have come."""
        codes, seqs, times, awaited, bots = map(list, zip(*rows, strict=True))
        await self._connection.fetch(_postgres_advance(), seqs, times, times, awaited, bots, codes)

    async def end(self, codes: Sequence[str]) -> None:
        """Store that these games are over."""
        change = "UPDATE tables SET status = 'over', bot_to_move = false WHERE code = ANY($1::text[])"
        await self._connection.execute(change, list(codes))

    async def entries_at(self, places: Sequence[Place]) -> set[tuple[str, int, str, str]]:
        """Return the entries at these places."""
        wanted = _unnested(_TOLD[:2], moves)
        query = f"SELECT {', '.join(_TOLD)} FROM moves WHERE (table_code, seq) IN (SELECT * FROM {wanted})"
        return {tuple(row) for row in await self._connection.fetch(query, *map(list, zip(*places, strict=True)))}


@cache
def _marks(count: int) -> str:
    """Return the place of so many values."""
    return f"({', '.join('?' * count)})"


@cache
def _sqlite_insert(table: Table, count: int) -> str:
    """Return the statement that inserts so many rows."""
    rows = ", ".join([_marks(len(table.columns))] * count)
    return f"INSERT INTO {table.name} ({_names(table)}) VALUES {rows} ON CONFLICT DO NOTHING RETURNING table_code, seq"


@cache
def _postgres_insert(table: Table) -> str:
    """Return the statement that inserts any number of rows."""
    rows = f"SELECT * FROM {_unnested(table.columns.keys(), table)}"
    return f"INSERT INTO {table.name} ({_names(table)}) {rows} ON CONFLICT DO NOTHING RETURNING table_code, seq"


@cache
def _postgres_advance() -> str:
    """Return the statement that brings any number of tables up to date."""
    sets = ", ".join(f"{name} = new.{name}" for name in _ADVANCED[:-1])
    rows = f"{_unnested(_ADVANCED, tables)} AS new ({', '.join(_ADVANCED)})"
    return f"UPDATE tables SET {sets} FROM {rows} WHERE tables.code = new.code"


def _names(table: Table) -> str:
    """Return the names of all columns of a table."""
    return ", ".join(column.name for column in table.columns)


def _unnested(names: Sequence[str], table: Table) -> str:
    """Return lists of values, one for each of these columns, as rows."""
    kinds = (table.columns[name].type.compile(_dialect) for name in names)
    return f"unnest({', '.join(f'${number}::{kind}[]' for number, kind in enumerate(kinds, 1))})"
