"""What the journal says to the database, each statement for a whole batch, in the fastest way that each database has.

This is the hottest path to the database, so it goes past SQLAlchemy's statements: they cost more than the databases do.
The text is made from the schema, once. Postgres takes a list per column (`unnest`), whatever their length, straight
through asyncpg. SQLite takes the rows one after the other, in the thread of its writer; every call into it hands
Python's lock over and takes it back, for which that thread may wait long, so there is one call for what is usual.
"""

import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Boolean, String, Table
from sqlalchemy.dialects import postgresql
from sqlalchemy.types import TypeEngine

from app.store.models import moves, snapshots, tables

Place = tuple[str, int]
"""A table's code and a number in its log."""

Advance = tuple[str, int, float, int, bool]
"""A table's code, its last entry, when that was written, who is awaited, and whether a bot is to move."""

Given = tuple[Any, ...]
"""An entry with all that is stored together with it: a value for each name in `GIVEN`."""

GIVEN: dict[str, TypeEngine[Any]] = {
    **{column.name: column.type for column in moves.columns},
    "awaited": tables.c.awaited.type,
    "bot_to_move": tables.c.bot_to_move.type,
    "over": Boolean(),
    "snapshot_seq": snapshots.c.seq.type,
    "snapshot": snapshots.c.data.type,
}

_ADVANCED = {
    "last_seq": "seq",
    "moved_at": "at",
    "updated_at": "at",
    "awaited": "awaited",
    "bot_to_move": "bot_to_move",
}
"""What a table's row learns from an entry, and what that is called in `GIVEN`."""
_TOLD = ("table_code", "seq", "client_id", "hash")
_dialect = postgresql.dialect()  # type: ignore[no-untyped-call]


class Log(Protocol):
    """The logs of all tables. Each call is a transaction of its own, or part of one that is under way."""

    async def write_following(self, lines: Sequence[Given]) -> Sequence[int]:
        """Write the lines that follow their table's last entry, if it can be done at once; return which were written.

        The others have left no trace, but may be fit to be written all the same. Not for use within a transaction.
        """
        ...

    def transaction(self) -> AbstractAsyncContextManager[None]:
        """Commit what is done in here together, or nothing of it."""
        ...

    async def lock_tables(self, codes: Iterable[str]) -> dict[str, int]:
        """Return the tables' last entries; nobody else can add one before this transaction ends."""
        ...

    async def insert(self, table: Table, rows: Sequence[tuple[Any, ...]]) -> None:
        """Insert the rows whose keys are free, each with a value for every column."""
        ...

    async def insert_new(self, table: Table, rows: Sequence[tuple[Any, ...]]) -> set[Place]:
        """Insert the rows whose keys are free, each with a value for every column; return the places of those."""
        ...

    async def advance(self, rows: Sequence[Advance]) -> None:
        """Store how far the logs have come."""
        ...

    async def end(self, codes: Sequence[str]) -> None:
        """Store that these games are over."""
        ...

    async def entries_at(self, places: Sequence[Place]) -> set[tuple[str, int, str, str]]:
        """Return the entries at these places: table, number, client id, hash."""
        ...


class SqliteLog:
    """The logs in SQLite. The writer is alone, so nothing needs to be locked; nothing here ever waits for the loop."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self._run = connection.execute
        self._is_prepared = False

    async def write_following(self, lines: Sequence[Given]) -> Sequence[int]:
        """Write all lines in one call if each follows its table's last entry, else none."""
        if not self._is_prepared:
            self._prepare()
        try:
            self._run(_sqlite_given(len(lines)), [value for line in lines for value in line])
        except sqlite3.IntegrityError:
            return ()
        return range(len(lines))

    def _prepare(self) -> None:
        """Teach the connection what writing a line entails."""
        for statement in _sqlite_lines():
            self._run(statement)
        self._is_prepared = True

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Commit what is done in here together, or nothing of it."""
        with self.connection:
            self._run("BEGIN IMMEDIATE")
            yield

    async def lock_tables(self, codes: Iterable[str]) -> dict[str, int]:
        """Return the tables' last entries."""
        wanted = tuple(codes)
        return dict(self._run(f"SELECT code, last_seq FROM tables WHERE code IN {_marks(len(wanted))}", wanted))

    async def insert(self, table: Table, rows: Sequence[tuple[Any, ...]]) -> None:
        """Insert the rows whose keys are free."""
        self._run(_sqlite_insert(table, len(rows)), [value for row in rows for value in row])

    async def insert_new(self, table: Table, rows: Sequence[tuple[Any, ...]]) -> set[Place]:
        """Insert the rows whose keys are free; return the places of those."""
        insert = f"{_sqlite_insert(table, len(rows))} RETURNING table_code, seq"
        return set(self._run(insert, [value for row in rows for value in row]))

    async def advance(self, rows: Sequence[Advance]) -> None:
        """Store how far the logs have come."""
        sets = ", ".join(f"{name} = ?" for name in _ADVANCED)
        values = [(seq, at, at, awaited, bot, code) for code, seq, at, awaited, bot in rows]
        self.connection.executemany(f"UPDATE tables SET {sets} WHERE code = ?", values)

    async def end(self, codes: Sequence[str]) -> None:
        """Store that these games are over."""
        self._run(f"UPDATE tables SET status = 'over' WHERE code IN {_marks(len(codes))}", codes)

    async def entries_at(self, places: Sequence[Place]) -> set[tuple[str, int, str, str]]:
        """Return the entries at these places."""
        query = f"SELECT {', '.join(_TOLD)} FROM moves WHERE table_code = ? AND seq = ?"
        return {row for place in places for row in self._run(query, place)}


class PostgresLog:
    """The logs in Postgres."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self.connection = connection

    async def write_following(self, lines: Sequence[Given]) -> Sequence[int]:
        """Write the first line of each table if it follows the table's last entry, in one statement.

        If a client's id is taken nothing is written.
        """
        first: dict[str, int] = {}
        for index, line in enumerate(lines):
            first.setdefault(line[0], index)
        columns = zip(*(lines[index] for index in first.values()), strict=True)
        try:
            written = await self.connection.fetch(_postgres_following(), *map(list, columns))
        except asyncpg.IntegrityConstraintViolationError:
            return ()
        return [first[row[0]] for row in written]

    def transaction(self) -> AbstractAsyncContextManager[None]:
        """Commit what is done in here together, or nothing of it."""
        begun: AbstractAsyncContextManager[None] = self.connection.transaction()
        return begun

    async def lock_tables(self, codes: Iterable[str]) -> dict[str, int]:
        """Return the tables' last entries, locked; the order keeps two processes from waiting for each other."""
        return {row[0]: row[1] for row in await self.connection.fetch(_LOCK_TABLES, list(codes))}

    async def insert(self, table: Table, rows: Sequence[tuple[Any, ...]]) -> None:
        """Insert the rows whose keys are free."""
        await self.connection.fetch(_postgres_insert(table), *map(list, zip(*rows, strict=True)))

    async def insert_new(self, table: Table, rows: Sequence[tuple[Any, ...]]) -> set[Place]:
        """Insert the rows whose keys are free; return the places of those."""
        insert = f"{_postgres_insert(table)} RETURNING table_code, seq"
        return {(row[0], row[1]) for row in await self.connection.fetch(insert, *map(list, zip(*rows, strict=True)))}

    async def advance(self, rows: Sequence[Advance]) -> None:
        """Store how far the logs have come."""
        codes, seqs, times, awaited, bots = map(list, zip(*rows, strict=True))
        await self.connection.fetch(_postgres_advance(), seqs, times, times, awaited, bots, codes)

    async def end(self, codes: Sequence[str]) -> None:
        """Store that these games are over."""
        change = "UPDATE tables SET status = 'over' WHERE code = ANY($1::text[])"
        await self.connection.execute(change, list(codes))

    async def entries_at(self, places: Sequence[Place]) -> set[tuple[str, int, str, str]]:
        """Return the entries at these places."""
        wanted = _unnested(moves.columns[name].type for name in _TOLD[:2])
        query = f"SELECT {', '.join(_TOLD)} FROM moves WHERE (table_code, seq) IN (SELECT * FROM {wanted})"
        return {tuple(row) for row in await self.connection.fetch(query, *map(list, zip(*places, strict=True)))}


# --- SQLite's statements -----------------------------------------------------------------------------------------


@cache
def _marks(count: int) -> str:
    """Return the place of so many values."""
    return f"({', '.join('?' * count)})"


@cache
def _sqlite_insert(table: Table, count: int) -> str:
    """Return the statement that inserts so many rows."""
    rows = ", ".join([_marks(len(table.columns))] * count)
    return f"INSERT INTO {table.name} ({_names(table)}) VALUES {rows} ON CONFLICT DO NOTHING"


@cache
def _sqlite_given(count: int) -> str:
    """Return the statement that writes so many lines; it fails, and nothing is written, if one does not fit."""
    return f"INSERT INTO journal VALUES {', '.join([_marks(len(GIVEN))] * count)}"


def _sqlite_lines() -> tuple[str, str]:
    """Return what makes one statement of all that a line entails: it is inserted into a view that exists nowhere else.

    Both belong to the connection, not to the schema.
    """
    return (
        f"CREATE TEMP VIEW journal AS SELECT {', '.join(f'NULL AS {name}' for name in GIVEN)}",
        f"CREATE TEMP TRIGGER write_line INSTEAD OF INSERT ON journal BEGIN {'; '.join(sqlite_steps())}; END",
    )


def sqlite_steps() -> tuple[str, ...]:
    """Return what is done for each line (`NEW`) in turn: a line that does not follow takes back the whole statement."""
    sets = ", ".join(f"{name} = NEW.{given}" for name, given in _ADVANCED.items())
    return (
        f"UPDATE tables SET {sets} WHERE code = NEW.table_code AND last_seq = NEW.seq - 1",
        "SELECT RAISE(ABORT, 'does not follow') WHERE changes() = 0",
        "UPDATE tables SET status = 'over' WHERE NEW.over AND code = NEW.table_code",
        f"INSERT INTO moves ({_names(moves)}) VALUES ({', '.join(f'NEW.{each.name}' for each in moves.columns)})",
        f"INSERT INTO snapshots ({_names(snapshots)}) SELECT NEW.table_code, NEW.snapshot_seq, NEW.snapshot"
        " WHERE NEW.snapshot_seq IS NOT NULL ON CONFLICT DO NOTHING",
    )


# --- Postgres's statements ---------------------------------------------------------------------------------------

_LOCK_TABLES = "SELECT code, last_seq FROM tables WHERE code = ANY($1::text[]) ORDER BY code FOR NO KEY UPDATE"


@cache
def _postgres_following() -> str:
    """Return the statement that writes any number of lines, each of another table, if they follow.

    The rows are locked first, in the order of their codes: the change joins the locked rows, so it can't run ahead.
    Who waits for a row reads it as it is then.
    """
    sets = ", ".join(f"{name} = given.{given}" for name, given in _ADVANCED.items())
    return f"""
        WITH held AS MATERIALIZED ({_LOCK_TABLES}),
        advanced AS (
            UPDATE tables SET {sets}, status = CASE WHEN given.over THEN 'over' ELSE status END
            FROM {_unnested(GIVEN.values())} AS given ({", ".join(GIVEN)})
            JOIN held ON held.code = given.table_code AND held.last_seq = given.seq - 1
            WHERE tables.code = held.code
            RETURNING given.*
        ),
        kept AS (
            INSERT INTO snapshots ({_names(snapshots)})
            SELECT table_code, snapshot_seq, snapshot FROM advanced WHERE snapshot_seq IS NOT NULL
            ON CONFLICT DO NOTHING
        )
        INSERT INTO moves ({_names(moves)}) SELECT {_names(moves)} FROM advanced RETURNING table_code"""


@cache
def _postgres_insert(table: Table) -> str:
    """Return the statement that inserts any number of rows."""
    rows = f"SELECT * FROM {_unnested(column.type for column in table.columns)}"
    return f"INSERT INTO {table.name} ({_names(table)}) {rows} ON CONFLICT DO NOTHING"


@cache
def _postgres_advance() -> str:
    """Return the statement that brings any number of tables up to date."""
    names = (*_ADVANCED, "code")
    sets = ", ".join(f"{name} = new.{name}" for name in _ADVANCED)
    rows = f"{_unnested(tables.columns[name].type for name in names)} AS new ({', '.join(names)})"
    return f"UPDATE tables SET {sets} FROM {rows} WHERE tables.code = new.code"


def _names(table: Table) -> str:
    """Return the names of all columns of a table."""
    return ", ".join(column.name for column in table.columns)


def _unnested(kinds: Iterable[TypeEngine[Any]]) -> str:
    """Return lists of values of these kinds as rows; text is not cut to a column's length."""
    names = ("TEXT" if isinstance(kind, String) else kind.compile(_dialect) for kind in kinds)
    return f"unnest({', '.join(f'${number}::{name}[]' for number, name in enumerate(names, 1))})"
