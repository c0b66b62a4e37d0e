"""The schema goes up, down and up again on both databases, and is the one that the code means."""

import asyncio
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Column, Connection, Integer, MetaData, Table, inspect, select
from sqlalchemy.ext.asyncio import create_async_engine

from app.store import migrate
from app.store.migrate import MIGRATIONS, downgrade, upgrade
from app.store.models import metadata

ALL = {table.name for table in metadata.sorted_tables}


def look(url: str, at: Any) -> Any:
    async def run() -> Any:
        engine = create_async_engine(url)
        async with engine.connect() as connection:
            found = await connection.run_sync(at)
        await engine.dispose()
        return found

    return asyncio.run(run())


def names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, metadata))


def test_the_schema_goes_up_and_down_and_up_again(empty_database_url: str) -> None:
    upgrade(empty_database_url)
    assert look(empty_database_url, names) == ALL
    downgrade(empty_database_url)
    assert look(empty_database_url, names) == set()
    upgrade(empty_database_url)
    assert look(empty_database_url, names) == ALL


def a_row(table: Table) -> dict[str, Any]:
    """Return a row with something in every column; all names are the same, so that rows refer to each other."""
    values: dict[type, Any] = {str: "x", int: 7, float: 1.5, bool: True, bytes: b"x"}
    return {column.name: values[column.type.python_type] for column in table.columns}


def put_rows(connection: Connection) -> None:
    for table in metadata.sorted_tables:
        connection.execute(table.insert().values(a_row(table)))
    connection.commit()


def all_rows(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    """Return what the database holds, in the columns that it has now."""
    schema = MetaData()
    schema.reflect(connection)
    return {
        table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for table in schema.sorted_tables
        if table.name != "alembic_version"
    }


def test_rows_are_kept_on_the_way_down_and_up_again(empty_database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade(empty_database_url)
    look(empty_database_url, put_rows)
    newest = {table.name: [a_row(table)] for table in metadata.sorted_tables}
    assert look(empty_database_url, all_rows) == newest
    added: dict[str, dict[str, Any]] = {
        "seats": {"ready": False, "former": None, "holiday_until": 0.0, "holiday_days": 0, "coach": "never"},
        "tables": {
            "awaited": 0,
            "pace": "live",
            "stand_in": "away",
            "away_minutes": 5,
            "terms_version": 0,
            "terms_before": None,
            "proposal": None,
            "barred": "[]",
            "lesson": False,
            "pause": None,
            "ended_early": False,
            "decision_hours": 0,
            "when_late": "remind",
            "weekends": True,
            "quiet_from": 0,
            "quiet_to": 0,
            "time_zone": "UTC",
            "bank_minutes": 0,
            "increment_seconds": 0,
            "evening_end": "",
            "due_at": None,
            "coach": "bots",
            "open_hands": False,
        },
        "chat": {"client_id": None},
        "sessions": {"used_at": 5.0, "device": "/"},
    }
    lost = {
        "drafts",
        "orders",
        "views",
        "seat_links",
        "recovery_codes",
        "passkeys",
        "challenges",
        "channels",
        "notice_choices",
        "notice_times",
        "outbox",
        "uptime",
        "outages",
        "tokens",
        "memos",
    }  # as the migrations say
    downgrade(empty_database_url, "0001")
    kept = {name: row for name, [row] in newest.items() if name not in lost}
    first = {name: [{key: row[key] for key in row if key not in added.get(name, {})}] for name, row in kept.items()}
    assert look(empty_database_url, all_rows) == first
    monkeypatch.setattr(time, "time", lambda: 5.0)
    upgrade(empty_database_url)
    again = {name: [row | added.get(name, {})] for name, row in kept.items()}
    assert look(empty_database_url, all_rows) == again | {name: [] for name in lost}


def test_upgrading_again_changes_nothing(database_url: str) -> None:
    upgrade(database_url)
    assert look(database_url, names) == ALL


def test_the_migrated_schema_is_the_one_of_the_models(database_url: str) -> None:
    assert look(database_url, differences) == []


def test_the_schema_can_be_brought_up_from_under_a_running_loop(empty_database_url: str) -> None:
    asyncio.run(asyncio.to_thread(upgrade, empty_database_url))
    assert look(empty_database_url, names) == ALL


def test_the_next_migration_has_what_the_models_have_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, empty_database_url: str
) -> None:
    shutil.copytree(MIGRATIONS, tmp_path / "migrations")
    monkeypatch.setattr(migrate, "MIGRATIONS", tmp_path / "migrations")
    newest = migrate.revisions()[0]
    more = Table("more", metadata, Column("id", Integer, primary_key=True))
    try:
        written = migrate.new_migration("More to store")
        upgrade(empty_database_url)
        assert look(empty_database_url, differences) == []
    finally:
        metadata.remove(more)
    assert written.name == f"{int(newest) + 1:04}_more_to_store.py"
    assert '"""More to store."""' in written.read_text()
    downgrade(empty_database_url, newest)
    assert look(empty_database_url, differences) == []


def test_two_processes_that_start_together_migrate_one_after_the_other(empty_database_url: str) -> None:
    code = f"from app.store.migrate import upgrade; upgrade({empty_database_url!r})"
    both = [subprocess.Popen([sys.executable, "-c", code], cwd=MIGRATIONS.parent) for _ in range(2)]
    assert [process.wait(60) for process in both] == [0, 0]
    assert look(empty_database_url, names) == ALL
