"""The readiness probe of the database: its schema is that of this code, and it stores what is written to it."""

from functools import cache
from secrets import token_hex

from alembic.migration import MigrationContext
from sqlalchemy import Connection, delete, insert

from app.store.database import Database, is_disk_full, is_read_only
from app.store.migrate import revisions
from app.store.models import users
from app.tables.ports import NotReady, StorageUnavailable, Unready

PROBE_BYTES = 16 * 1024
"""Size of the probe's row: several pages of a file, so that a full disk is noticed."""

known_revisions = cache(revisions)


async def check_ready(database: Database) -> None:
    """Write a row and delete it again; raise NotReady if that is not possible."""
    try:
        await database.read(check_schema)
        await database.write(write_and_delete)
    except NotReady:
        raise
    except StorageUnavailable as error:
        driver_error = getattr(error.__cause__, "orig", error.__cause__)
        raise NotReady(reason_of(driver_error), describe(driver_error)) from error
    except Exception as error:
        raise NotReady("failed", type(error).__name__) from error


def check_schema(connection: Connection) -> None:
    """Raise NotReady unless the newest migration of this code is the last one applied."""
    newest, *older = known_revisions()
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        raise NotReady("schema_missing", f"nothing instead of {newest}")
    if found != newest:
        raise NotReady("schema_behind" if found in older else "schema_ahead", f"{found} instead of {newest}")


def write_and_delete(connection: Connection) -> None:
    """Insert a user and delete it in the same transaction: nobody sees it, yet the commit writes to the disk."""
    nobody = f"probe:{token_hex(8)}"
    connection.execute(insert(users).values(id=nobody, name=token_hex(PROBE_BYTES // 2), created_at=0.0))
    connection.execute(delete(users).where(users.c.id == nobody))


def reason_of(error: BaseException | None) -> Unready:
    if is_read_only(error):
        return "read_only"
    return "disk_full" if is_disk_full(error) else "unreachable"


def describe(error: BaseException | None) -> str:
    """Return the driver's name for its error."""
    return str(getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None) or type(error).__name__)
