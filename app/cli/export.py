"""`frontier export`: writes a finished game from the database to a file for `replay` and `verify`."""

import argparse
import asyncio
from pathlib import Path
from typing import Any

from app.bots import TITLES
from app.settings import Settings
from app.store.session import open_stores
from app.tables.access import NotAllowed
from app.tables.hub import NoSuchTable, isolate_failures
from app.tables.model import TableCode
from app.tables.replays import export_game


def add_commands(commands: Any) -> None:
    add_export(commands)


def add_export(commands: Any) -> None:
    """Add the command, also to those of `frontier tables`."""
    export: argparse.ArgumentParser = commands.add_parser("export", help="write a finished game to a file")
    export.add_argument("code", help="code of the table, as in its link")
    export.add_argument("--folder", type=Path, default=Path(), help="where to write the file (default: here)")
    export.set_defaults(run=run_export)


def run_export(given: argparse.Namespace) -> int:
    name, content = asyncio.run(finished_game(Settings().database_url, TableCode(given.code)))
    given.folder.mkdir(parents=True, exist_ok=True)
    file: Path = given.folder / name
    file.write_bytes(content)
    print(file)
    return 0


async def finished_game(database_url: str, code: TableCode) -> tuple[str, bytes]:
    """Return the file's name and content; raise NotAllowed unless the game is over, since the file has its secrets."""
    stores = await open_stores(database_url)
    try:
        with isolate_failures(code):
            table = await stores.tables.find(code)
        if table is None or table.title not in TITLES:
            raise NoSuchTable("no_such_table")
        if table.status != "over":
            raise NotAllowed("not_over_yet")
        return await export_game(stores.tables, TITLES[table.title].game, table)
    finally:
        await stores.close()
