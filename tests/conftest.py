from fnmatch import fnmatch
from pathlib import Path

import pytest
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

SLOW = {
    "browser": "*",
    "faults": "*",
    "cli": "test_export",
    "games": "*_bot",
    "releases": "*",
    "store": "test_batches test_faults test_processes",
    "texts": "test_homesteaders test_telling",
    "upkeep": "*",
    "web": "test_bad_frames test_crowd test_doors test_drafts test_endless test_fading test_files test_foregone"
    " test_history test_image test_live_play test_openapi test_pages test_pauses test_permissions test_rooms"
    " test_secrets test_stand_ins test_table_data test_tables test_undo test_whole_games",
}
"""What `make quick` leaves out, by folder: whatever needs a browser, kills servers, or plays whole games."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is slow by its place, and all that runs on Postgres; other tests say it themselves."""
    for item in items:
        folder, part = item.path.relative_to(Path(__file__).parent).with_suffix("").parts[:2]
        by_place = any(fnmatch(part, pattern) for pattern in SLOW.get(folder, "").split())
        if by_place or "postgres" in item.name or "postgres_url" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)
