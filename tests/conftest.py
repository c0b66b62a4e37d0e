from hypothesis import settings

from tests.databases import (
    anyio_backend,
    database_url,
    empty_database_url,
    own_postgres,
    postgres_database,
    postgres_server,
    postgres_url,
    sqlite_template,
    stores,
)

__all__ = [
    "anyio_backend",
    "database_url",
    "empty_database_url",
    "own_postgres",
    "postgres_database",
    "postgres_server",
    "postgres_url",
    "sqlite_template",
    "stores",
]

# How long an example takes says how busy the machine is, not whether the code is right.
settings.register_profile("frontier", deadline=None)
settings.load_profile("frontier")
