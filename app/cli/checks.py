"""`frontier check-tables`: whether this version can play on every stored game, before it is deployed."""

import argparse
import asyncio
import json
import sys
from collections.abc import Mapping
from typing import Any

import msgspec
from tqdm import tqdm

from app.bots import TITLES
from app.engine.bots import Title
from app.settings import Settings
from app.store.session import AppStores, open_stores
from app.tables.health import Fault, Health, examine

FAULTS: dict[Fault, str] = {
    "unreadable_table": "the table's own row cannot be read",
    "unknown_title": "this server has no such game",
    "unknown_version": "this server does not know version {version} of the rules",
    "wrong_commitment": "the seed is not the one that was promised",
    "wrong_summary": "the table's row does not say what its log says",
    "unreadable": "entry {entry} of the log cannot be read",
    "missing": "entry {entry} of the log is missing",
    "illegal": "entry {entry} of the log is against the rules",
    "diverged": "entry {entry} of the log leads to another state than was noted",
}


def add_commands(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser(
        "check-tables", help="check that every stored game can be played on (read only)"
    )
    parser.add_argument("--all", action="store_true", help="finished games too")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    found = asyncio.run(checked_tables(Settings().database_url, every=given.all))
    broken = [health for health in found if not health.is_sound]
    if given.json:
        print(json.dumps({"checked": len(found), "broken": msgspec.to_builtins(broken)}))
    else:
        for health in broken:
            print(describe(health))
        print(f"Games checked: {len(found)}. Cannot be played on: {len(broken)}.")
    return 1 if broken else 0


def describe(health: Health) -> str:
    return f"{health.code}  {health.title or '?'}: {fault_of(health)}"


def fault_of(health: Health) -> str:
    """Return what is wrong with a table in words; "sound" if nothing is."""
    if health.fault is None:
        return "sound"
    return FAULTS[health.fault].format(version=health.version, entry=health.entry)


async def checked_tables(database_url: str, *, every: bool) -> list[Health]:
    stores = await open_stores(database_url)
    try:
        return await check_tables(stores, TITLES, every=every)
    finally:
        await stores.close()


async def check_tables(stores: AppStores, titles: Mapping[str, Title], *, every: bool) -> list[Health]:
    """Follow the log of every running game, or of finished ones too, with a progress bar on a terminal."""
    rows = await stores.upkeep.rows("playing", *(["over"] if every else []))
    bar = tqdm(rows, unit="game", disable=not sys.stderr.isatty())
    return [await examine(stores.tables, titles, row.code) for row in bar]
