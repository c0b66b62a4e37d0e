"""Checks stored games by replaying their logs, and derives what a repair writes."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from app.engine.bots import Title
from app.engine.driver import start
from app.engine.game import Game
from app.engine.rng import commitment, is_seed
from app.tables.model import Entry, Snapshot, Table, TableCode
from app.tables.ports import DamagedEntry, EntryFault, TableStore
from app.tables.position import (
    PLAYED,
    Evaluated,
    awaited_persons,
    check_complete,
    check_noted,
    evaluate,
    goal_of,
    is_bot_to_move,
    play_entry,
    public_view,
    setup_of,
)

TableFault = Literal["unreadable_table", "unknown_title", "unknown_version", "wrong_commitment", "wrong_summary"]
Fault = TableFault | EntryFault
"""Why a game can't be played on. `wrong_summary`: the table's row contradicts the log."""


class Health(msgspec.Struct, frozen=True):
    """The result of a check. `entry` is the first damaged one; all before it are sound."""

    code: TableCode
    title: str = ""
    version: int = 0
    status: str = ""
    last_seq: int = 0
    fault: Fault | None = None
    entry: int | None = None

    @property
    def is_sound(self) -> bool:
        return self.fault is None


class Mended(msgspec.Struct, frozen=True):
    """What follows from a log: the snapshots, the summary in the table's row, and the options that lead to it."""

    last_seq: int
    moved_at: float
    awaited: int
    bot_to_move: bool
    over: bool
    options: Mapping[str, Any]
    snapshots: list[Snapshot]


def replayed(game: Game[Any], table: Table, entries: Sequence[Entry]) -> list[bytes]:
    """Return the state after every entry; raise DamagedEntry at the first that has another hash than stored."""
    try:
        step = start(game, setup_of(table))
    except Exception as error:  # damaged options can make the rules fail in any way
        raise DamagedEntry(1, "illegal") from error
    state, states = step.state, list[bytes]()
    for entry in entries:
        data = states[-1] if states else step.data
        if entry.kind in PLAYED:
            played = play_entry(game, state, data, entry)
            state, data = played.state, played.data
        elif entry.kind == "undo":
            data = states[goal_of(entry) - 1]
            state = game.read(data)
        check_noted(data, entry)
        states.append(data)
    return states


def check_log(game: Game[Any], table: Table, entries: Sequence[Entry]) -> bool:
    """Replay a whole log; raise DamagedEntry at the first entry that is missing or wrong.

    Return whether the summary in the table's row is right. A game that was started, but not begun, has no log yet.
    """
    check_complete(entries, 0, max(table.last_seq, entries[-1].seq if entries else 0))
    states = replayed(game, table, entries)
    is_over = bool(states) and game.is_over(game.read(states[-1]))
    return len(entries) == table.last_seq and is_over == (table.status == "over")


async def examine(store: TableStore, titles: Mapping[str, Title], code: TableCode) -> Health:
    """Replay the whole log of a game and compare every hash."""
    table = await store.find_even_damaged(code)
    assert table is not None
    known = Health(code, table.title, table.version, table.status, table.last_seq)
    fault, entry = await find_fault(store, titles, table)
    return msgspec.structs.replace(known, fault="unreadable_table" if table.damaged else fault, entry=entry)


async def find_fault(store: TableStore, titles: Mapping[str, Title], table: Table) -> tuple[Fault | None, int | None]:
    """Return what is wrong with a game and, if that is in its log, the entry."""
    if table.title not in titles:
        return "unknown_title", None
    if table.status not in ("playing", "over"):
        return None, None
    game = titles[table.title].game
    if not game.meta.knows(table.version):
        return "unknown_version", None
    if not is_seed(table.seed) or commitment(table.seed) != table.commitment:
        return "wrong_commitment", None
    try:
        entries = await store.entries(table.code, 0)
        is_summary_right = await asyncio.to_thread(check_log, game, table, entries)
    except DamagedEntry as error:
        return error.fault, error.seq
    return None if is_summary_right else "wrong_summary", None


def mended(game: Game[Any], table: Table, entries: Sequence[Entry], snapshot_every: int) -> Mended:
    """Return what is derived from a sound log."""
    states, last = replayed(game, table, entries), len(entries)
    kept = sorted({1, last, *range(snapshot_every, last, snapshot_every)})
    at = evaluated(game, states[-1])
    return Mended(
        last_seq=last,
        moved_at=entries[-1].at,
        awaited=awaited_persons(table, at),
        bot_to_move=is_bot_to_move(table, at),
        over=at.is_over,
        options=table.options,
        snapshots=[Snapshot(seq, states[seq - 1], public_view(game, at) if seq == last else b"") for seq in kept],
    )


def evaluated(game: Game[Any], data: bytes) -> Evaluated:
    return evaluate(game, game.read(data), data)
