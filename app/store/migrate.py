"""Runs the Alembic migrations in `migrations/`, up or down, and generates new ones."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import make_url

_alembic = Lock()
"""Alembic uses global state, so commands must not run concurrently."""

MIGRATIONS = Path(__file__).resolve().parents[2] / "migrations"


def upgrade(database_url: str, revision: str = "head") -> None:
    """Upgrade the schema to a revision; idempotent, and safe to call from several processes at once."""
    _in_thread(command.upgrade, database_url, revision)


def downgrade(database_url: str, revision: str = "base") -> None:
    """Downgrade the schema to a revision; data it has no place for is lost."""
    _in_thread(command.downgrade, database_url, revision)


def new_migration(message: str) -> Path:
    """Generate a migration from the newest one to the schema of `models.py`; return its file, to be reviewed."""
    number = f"{int(revisions()[0]) + 1:04}"
    with TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/newest.sqlite3"
        upgrade(url)
        _in_thread(command.revision, url, message, autogenerate=True, rev_id=number)
    (written,) = MIGRATIONS.glob(f"versions/{number}_*.py")
    return written


def revisions() -> list[str]:
    """Return the revisions of all migrations, newest first."""
    return [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


def _in_thread(what: Any, database_url: str, *arguments: str, **options: Any) -> None:
    """Run an Alembic command in a thread without an event loop, since it starts its own."""
    url = make_url(database_url)
    if url.get_backend_name() == "sqlite" and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    config = Config(attributes={"database_url": database_url})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("file_template", "%%(rev)s_%%(slug)s")
    with _alembic, ThreadPoolExecutor(1) as pool:
        pool.submit(what, config, *arguments, **options).result()
