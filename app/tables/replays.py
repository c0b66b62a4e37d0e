"""Games gone through again from their logs."""

from typing import Any

from app.engine.driver import Move, replay
from app.engine.game import Game, Step
from app.tables.model import Entry, Table
from app.tables.ports import TableStore
from app.tables.position import setup_of


def moves_that_stand(entries: list[Entry]) -> list[Entry]:
    """Return the moves of a log that were not taken back."""
    standing: list[Entry] = []
    for entry in entries:
        if entry.kind == "move":
            standing.append(entry)
        elif entry.kind == "undo":
            standing = [move for move in standing if move.seq <= entry.body["to"]]
    return standing


async def played_through(store: TableStore, game: Game[Any], table: Table) -> list[tuple[Move | None, Step[Any]]]:
    """Return a whole game step by step, without what was taken back."""
    log = [
        Move(entry.seat, entry.body["decision"], entry.body["action"])
        for entry in moves_that_stand(await store.entries(table.code, 0))
        if entry.seat is not None
    ]
    return list(zip([None, *log], replay(game, setup_of(table), log), strict=True))
