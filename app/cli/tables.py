"""`frontier tables list · show · repair · close · delete · export`: lets a host see tables, and mend them."""

import argparse
import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Any, get_args

import msgspec

from app.bots import TITLES
from app.cli.checks import fault_of
from app.cli.export import add_export
from app.settings import Settings
from app.store.session import AppStores, open_stores
from app.store.upkeep import TableRow
from app.tables.bare import sound_entries
from app.tables.health import Health, examine, mended
from app.tables.hub import NoSuchTable
from app.tables.model import Status, TableCode

DAY = 24 * 3600

Work = Callable[[AppStores, argparse.Namespace], Awaitable[int]]


def add_commands(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("tables", help="list, show, repair, close, delete, export")
    actions = parser.add_subparsers(dest="action", required=True)
    listing = actions.add_parser("list", help="list tables, the newest first")
    listing.add_argument("--status", choices=get_args(Status), help="only these")
    listing.add_argument("--title", choices=list(TITLES), help="only tables of this game")
    listing.add_argument(
        "--idle", type=float, metavar="DAYS", help="only tables where nothing has happened for so long"
    )
    listing.add_argument("--json", action="store_true", help="print one JSON array")
    listing.set_defaults(run=with_stores(list_tables))
    show = with_code(actions, "show", "show a table, and whether it is sound", show_table)
    show.add_argument("--json", action="store_true", help="print one JSON object")
    repair = with_code(actions, "repair", "write anew what follows from a table's log", repair_table)
    repair.add_argument("--back-to", type=int, metavar="ENTRY", help="delete all entries of the log after this one")
    close = with_code(actions, "close", "close a table for everybody; nothing is deleted", close_table)
    delete = with_code(actions, "delete", "delete a table for good, with its log and chat", delete_table)
    for asking in (repair, close, delete):
        asking.add_argument("--yes", action="store_true", help="do not ask")
    add_export(actions)


def with_code(actions: Any, name: str, about: str, work: Work) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(name, help=about)
    parser.add_argument("code", type=TableCode, help="code of the table, as in its link")
    parser.set_defaults(run=with_stores(work))
    return parser


def with_stores(work: Work) -> Callable[[argparse.Namespace], int]:
    """Return a command that opens the database for its work."""

    async def run(given: argparse.Namespace) -> int:
        stores = await open_stores(Settings().database_url)
        try:
            return await work(stores, given)
        finally:
            await stores.close()

    return lambda given: asyncio.run(run(given))


async def list_tables(stores: AppStores, given: argparse.Namespace) -> int:
    before = None if given.idle is None else time.time() - given.idle * DAY
    rows = await stores.upkeep.rows(*([given.status] if given.status else []), title=given.title or "", before=before)
    if given.json:
        print(json.dumps(msgspec.to_builtins(rows)))
    else:
        cells = [[row.code, row.title, row.status, *numbers_of(row), ", ".join(row.players)] for row in rows]
        print(in_columns([["code", "game", "status", "version", "entries", "last change", "players"], *cells]))
    return 0


def numbers_of(row: TableRow) -> list[str]:
    return [str(row.version), str(row.last_seq), moment(row.updated_at)]


def moment(at: float) -> str:
    try:
        return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
    except (TypeError, ValueError, OverflowError):  # damaged
        return "?"


def in_columns(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


async def find_row(stores: AppStores, code: TableCode) -> TableRow:
    row = await stores.upkeep.row(code)
    if row is None:
        raise NoSuchTable("no_such_table")
    return row


async def show_table(stores: AppStores, given: argparse.Namespace) -> int:
    row = await find_row(stores, given.code)
    health = await examine(stores.tables, TITLES, given.code)
    seats = await seats_of(stores, given.code)
    if given.json:
        print(json.dumps({**msgspec.to_builtins(row), "seats": seats, "health": msgspec.to_builtins(health)}))
    else:
        facts = {
            "game": f"{row.title}, version {row.version}",
            "status": row.status,
            "opened": moment(row.created_at),
            "last change": moment(row.updated_at),
            "last entry": str(row.last_seq),
            **{f"seat {number}": described for number, described in enumerate(seats, 1)},
            "health": fault_of(health),
        }
        print(in_columns([["code", row.code], *map(list, facts.items())]))
    return 0 if health.is_sound else 1


async def seats_of(stores: AppStores, code: TableCode) -> list[str]:
    table = await stores.tables.find_even_damaged(code)
    assert table is not None
    return [
        "free" if seat.is_free else f"{seat.name} ({seat.bot or 'person'}, played by a {seat.driver})"
        for seat in table.seats
    ]


async def repair_table(stores: AppStores, given: argparse.Namespace) -> int:
    row = await find_row(stores, given.code)
    health = await examine(stores.tables, TITLES, given.code)
    if health.status not in ("playing", "over") or health.fault in ("unknown_title", "unknown_version"):
        print(f"{row.code}: there is nothing to repair here: {fault_of(health)}, {row.status}.")
        return 0 if health.is_sound else 1
    if health.entry == 1 or (health.entry is not None and given.back_to is None):
        print(f"{row.code}: {fault_of(health)}.")
        if health.entry > 1:
            lost = row.last_seq - health.entry + 1
            print(f"Everything before it is sound: --back-to {health.entry - 1} would delete the last {lost} entries.")
        return 1
    return await mend(stores, given, health)


async def mend(stores: AppStores, given: argparse.Namespace, health: Health) -> int:
    table = await stores.tables.find_even_damaged(given.code)
    assert table is not None
    entries = await sound_entries(stores.tables, table) if health.entry else await stores.tables.entries(given.code, 0)
    sound = (health.entry or len(entries) + 1) - 1
    keep = sound if given.back_to is None else given.back_to
    if not 1 <= keep <= sound:
        print(f"{given.code}: the log can be cut after entry 1 to {sound}.")
        return 2
    cut = given.back_to is not None
    if cut and not is_sure(given, f"Delete all entries of {given.code} after entry {keep}?"):
        return 1
    found = mended(TITLES[table.title].game, table, entries[:keep], Settings().snapshot_every)
    await stores.upkeep.mend(given.code, found, cut=cut)
    health = await examine(stores.tables, TITLES, given.code)
    if not health.is_sound:
        print(f"{given.code}: {fault_of(health)}.")
        return 1
    print(f"{given.code}: mended; the log has {keep} entries.")
    return 0


async def close_table(stores: AppStores, given: argparse.Namespace) -> int:
    row = await find_row(stores, given.code)
    if row.status == "over":
        print(f"{row.code}: the game is over; there is nothing to close.")
        return 1
    if not is_sure(given, f"Close {row.code} ({row.title}, {', '.join(row.players)})? It cannot be played on."):
        return 1
    await stores.tables.close_table(row.code)
    print(f"{row.code}: closed.")
    return 0


async def delete_table(stores: AppStores, given: argparse.Namespace) -> int:
    row = await find_row(stores, given.code)
    if not is_sure(given, f"Delete {row.code} ({row.title}, {', '.join(row.players)}) for good?"):
        return 1
    await stores.upkeep.delete(row.code)
    print(f"{row.code}: deleted.")
    return 0


def is_sure(given: argparse.Namespace, question: str) -> bool:
    """Ask, unless told not to; where nobody can answer, the answer is no."""
    if given.yes:
        return True
    try:
        return input(f"{question} [y/N] ").strip().lower() in ("y", "yes")
    except EOFError:
        print("Nobody is there to answer: use --yes.")
        return False
