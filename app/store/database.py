"""Database access: work is a function of a connection, run in one short transaction without blocking the event loop.

The same functions run on both databases. On SQLite they run in threads, a single one for all writes; on Postgres they
run on asyncpg through SQLAlchemy's `run_sync`. Connection problems are raised as `StorageUnavailable`.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    ExceptionContext,
    QueuePool,
    Table,
    create_engine,
    event,
    exc,
    make_url,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from app.tables.ports import StorageUnavailable

T = TypeVar("T")
Work = Callable[[Connection], T]

READERS = 4
CONNECT_SECONDS = 5
TIMEOUTS = {"timeout": CONNECT_SECONDS, "command_timeout": 15}
"""asyncpg's timeouts, in seconds."""
BUSY_MILLISECONDS = 10_000

_READ_ONLY, _DISK_FULL = "25006", "53100"

# SQLSTATEs, or their classes, of retryable errors: connection, transaction rollback, insufficient resources, operator
# intervention, system error, read-only for now, and a table or column that is still to be migrated.
_UNAVAILABLE = ("08", "40", "53", "57", "58", _READ_ONLY, "42P01", "42703")


def is_unavailable(error: BaseException) -> bool:
    """Return whether the database was temporarily unavailable, as opposed to an error in the statement."""
    if isinstance(error, exc.DBAPIError):
        return not _is_bad_value(error.orig and error.orig.__cause__) and (
            error.connection_invalidated
            or isinstance(error, exc.OperationalError | exc.InterfaceError)
            or _state_of(error.orig).startswith(_UNAVAILABLE)
        )
    if isinstance(error, asyncpg.PostgresError):
        return _state_of(error).startswith(_UNAVAILABLE)
    unreachable = exc.TimeoutError | asyncpg.InterfaceError | asyncpg.InternalClientError | OSError
    return isinstance(error, unreachable) and not _is_bad_value(error)


def _is_bad_value(error: BaseException | None) -> bool:
    """Return whether asyncpg rejected a value: some of these errors derive from its connection errors."""
    return isinstance(error, asyncpg.DataError | ValueError)


def _state_of(error: BaseException | None) -> str:
    """Return an error's SQLSTATE; empty if it has none."""
    return str(getattr(error, "sqlstate", None) or "")


def is_read_only(error: BaseException | None) -> bool:
    """Return whether a driver's error says that the database is read-only."""
    return _state_of(error) == _READ_ONLY or _sqlite_code_of(error) == sqlite3.SQLITE_READONLY


def is_disk_full(error: BaseException | None) -> bool:
    """Return whether a driver's error says that the disk is full."""
    return _state_of(error) == _DISK_FULL or _sqlite_code_of(error) == sqlite3.SQLITE_FULL


def _sqlite_code_of(error: BaseException | None) -> int:
    """Return the primary code of an SQLite error, or 0."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _reconnect_if_read_only(context: ExceptionContext) -> None:
    """Make the pool reconnect: a connection opened read-only stays so after the database has become writable."""
    if is_read_only(context.original_exception):
        context.is_disconnect = True


@contextmanager
def storage_errors() -> Iterator[None]:
    """Convert errors of an unavailable database into StorageUnavailable; others propagate."""
    try:
        yield
    except Exception as error:
        if is_unavailable(error):
            raise StorageUnavailable(type(error).__name__) from error
        raise


def check_open(closed: bool) -> None:
    """Raise StorageUnavailable after closing: late calls must not reconnect."""
    if closed:
        raise StorageUnavailable("closed")


class Database(Protocol):
    """Runs work, each call in its own transaction."""

    async def read(self, work: Work[T]) -> T:
        """Run work in a read-only transaction on a consistent snapshot."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Run work and commit; an error rolls everything back."""
        ...

    async def close(self) -> None: ...


class Sqlite:
    """An SQLite file with a pool of reader threads and one writer thread."""

    def __init__(self, url: URL) -> None:
        if not url.database or url.database == ":memory:":
            raise ValueError("SQLite needs a file: sqlite+aiosqlite:///path")
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        self._reader = _sqlite_engine(url, READERS, "BEGIN")
        self._writer = _sqlite_engine(url, 1, "BEGIN IMMEDIATE")
        self._reading = ThreadPoolExecutor(READERS, "sqlite-read")
        self._writing = ThreadPoolExecutor(1, "sqlite-write")
        self._closed = False

    async def read(self, work: Work[T]) -> T:
        check_open(self._closed)
        return await _in_thread(self._reading, self._reader, work)

    async def write(self, work: Work[T]) -> T:
        check_open(self._closed)
        return await _in_thread(self._writing, self._writer, work)

    async def close(self) -> None:
        """Wait for running work, then close the file."""
        self._closed = True
        for pool, engine in ((self._reading, self._reader), (self._writing, self._writer)):
            await asyncio.to_thread(pool.shutdown)
            await asyncio.to_thread(engine.dispose)


def _sqlite_engine(url: URL, size: int, begin: str) -> Engine:
    """Return an engine that begins transactions with the given statement instead of the driver's implicit ones."""
    engine = create_engine(
        url.set(drivername="sqlite+pysqlite"),
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        connect_args={"isolation_level": None, "check_same_thread": False},
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "handle_error", _reconnect_if_read_only)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Make commits durable, let readers and the writer run concurrently, and tolerate invalid UTF-8."""
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    for setting in (
        f"busy_timeout={BUSY_MILLISECONDS}",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {setting}").close()


async def _in_thread(pool: ThreadPoolExecutor, engine: Engine, work: Work[T]) -> T:
    with storage_errors():
        return await asyncio.get_running_loop().run_in_executor(pool, _transact, engine, work)


def _transact(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


class Postgres:
    """A Postgres server behind a small connection pool."""

    def __init__(self, url: URL) -> None:
        self._pool = create_async_engine(
            url,
            pool_size=5,
            max_overflow=5,
            pool_timeout=CONNECT_SECONDS,
            pool_pre_ping=True,
            connect_args=TIMEOUTS,
        )
        event.listen(self._pool.sync_engine, "handle_error", _reconnect_if_read_only)
        self._reader = self._pool.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._closed = False

    async def read(self, work: Work[T]) -> T:
        check_open(self._closed)
        return await _on_loop(self._reader, work)

    async def write(self, work: Work[T]) -> T:
        check_open(self._closed)
        return await _on_loop(self._pool, work)

    async def close(self) -> None:
        self._closed = True
        await self._pool.dispose()


async def connect_postgres(url: URL) -> asyncpg.Connection:
    """Return a dedicated asyncpg connection, outside SQLAlchemy's pool."""
    return await asyncpg.connect(**url.get_dialect()().create_connect_args(url)[1], **TIMEOUTS)


async def _on_loop(engine: AsyncEngine, work: Work[T]) -> T:
    with storage_errors():
        async with engine.begin() as connection:
            return await connection.run_sync(work)


def open_database(database_url: str) -> Database:
    """Return the database for a URL, without connecting yet."""
    url = make_url(database_url)
    match url.get_backend_name():
        case "sqlite":
            return Sqlite(url)
        case "postgresql":
            return Postgres(url)
        case other:
            raise ValueError(f"no store for {other}: use sqlite+aiosqlite or postgresql+asyncpg")


def insert_ignore(connection: Connection, table: Table) -> Any:
    """Return an INSERT … ON CONFLICT DO NOTHING statement."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).on_conflict_do_nothing()


def insert_or_replace(connection: Connection, table: Table) -> Any:
    """Return a statement that inserts rows, replacing those with the same keys."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    statement = dialect.insert(table)
    others = {column.name: statement.excluded[column.name] for column in table.c if not column.primary_key}
    return statement.on_conflict_do_update(index_elements=table.primary_key.columns, set_=others)
