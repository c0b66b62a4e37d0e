"""How Alembic reaches the database: the address comes from `app.store.migrate`."""

import asyncio
from typing import Any

from alembic import context
from sqlalchemy import Connection, Engine, event, pool, text
from sqlalchemy.ext.asyncio import create_async_engine

from app.store.models import metadata

ONE_AT_A_TIME = 0x66726F6E
"""Key of the lock that serialises processes which migrate at the same time."""


def migrate(connection: Connection) -> None:
    """Run the migrations; all of them or none."""
    context.configure(
        connection=connection, target_metadata=metadata, transactional_ddl=True, compare_server_default=True
    )
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:name)"), {"name": ONE_AT_A_TIME})
        context.run_migrations()


def begin_explicitly(engine: Engine) -> None:
    """Make SQLite's transactions include schema changes, which its driver would leave out."""

    def disable_implicit_begin(connection: Any, _record: object) -> None:
        connection.isolation_level = None

    event.listen(engine, "connect", disable_implicit_begin)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))


async def connect_and_migrate() -> None:
    """Run the migrations on the database that the configuration names."""
    engine = create_async_engine(context.config.attributes["database_url"], poolclass=pool.NullPool)
    if engine.dialect.name == "sqlite":
        begin_explicitly(engine.sync_engine)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    await engine.dispose()


asyncio.run(connect_and_migrate())
