import os
import zlib
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
    "bots": "test_explain test_honest test_pool test_search test_training",
    "browser": "*",
    "faults": "*",
    "cli": "test_bench_auctions test_export",
    "games": "*_bot",
    "notices": "test_mail test_notices test_push",
    "releases": "*",
    "store": "test_batches test_faults test_processes",
    "texts": "test_homesteaders test_telling",
    "upkeep": "*",
    "web": "test_about test_bad_frames test_consent test_crowd test_guard test_drafts test_endless test_fading"
    " test_files test_floods test_foregone test_health test_history test_image test_lessons test_live_play"
    " test_openapi test_orders* test_outpost_drafts test_own_tables test_pages test_pauses test_permissions"
    " test_rooms test_secrets test_stand_ins test_table_data test_tables test_thinking test_undo"
    " test_whole_games test_example_bot",
}
"""What `make quick` leaves out, by folder: whatever needs a browser, kills servers, or plays whole games."""

DATABASES = ("sqlite", "postgres")
ON_ONE_DATABASE = (
    "test_about test_bad_frames test_guard test_drafts test_endless test_fading test_files test_foregone test_history"
    " test_lobby test_openapi test_outpost_drafts test_pages test_people test_permissions test_proposals test_refusals"
    " test_roles test_rooms test_rulings test_secrets test_stand_ins test_table_data test_tables test_thinking"
    " test_undo test_whole_games test_tokens test_example_bot test_mail test_notices test_push"
)
"""Modules whose tests run on one database each, half of them on Postgres: both would take too long.

With ALL_DATABASES=1 they run on both.
"""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deal databases; mark what is slow by its place, and all that runs on Postgres. Other tests say it themselves."""
    if not os.environ.get("ALL_DATABASES"):
        left_out = set(dealt_another_database(items))
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
    for item in items:
        folder, part = place_of(item)
        by_place = any(fnmatch(part, pattern) for pattern in SLOW.get(folder, "").split())
        if by_place or "postgres" in item.name or "postgres_url" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)


def place_of(item: pytest.Item) -> tuple[str, str]:
    """Return the folder and the module or subfolder that a test is in."""
    folder, part = item.path.relative_to(Path(__file__).parent).with_suffix("").parts[:2]
    return folder, part


def dealt_another_database(items: list[pytest.Item]) -> list[pytest.Item]:
    """Return the tests of these modules whose twin on the other database is the one to run."""
    names = {item.nodeid for item in items}
    found = []
    for item in items:
        folder, module = place_of(item)
        dealt, other = DATABASES if zlib.crc32(item.name.split("[")[0].encode()) % 2 else reversed(DATABASES)
        if folder in ("web", "notices") and module in ON_ONE_DATABASE.split() and other in item.nodeid:
            found += [item] if item.nodeid.replace(other, dealt) in names else []
    return found
