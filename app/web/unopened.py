"""Logs in words, and what the page of a game says that can't be opened: why, and what can be seen and done."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from app.engine.errors import GameError
from app.tables.access import Role
from app.tables.bare import bare_table
from app.tables.frames import LogLine
from app.tables.model import Table, TableCode
from app.tables.ports import TableStore
from app.texts import Texts

ABOUT_A_KIND = ("seat_asked", "seat_granted", "seat_given")
"""Entries whose words depend on what was proposed."""


class ToldEntry(msgspec.Struct, frozen=True):
    """An entry of the log in sentences; `undone` if an undo took it back."""

    seq: int
    at: str
    undone: bool
    sentences: list[str]


class UnopenedTable(msgspec.Struct, frozen=True):
    """All that the page tells, field by field. `entry` is the damaged one, `seq` that of the view; 0 if none is."""

    code: TableCode
    title: str
    game: str
    reason: str
    entry: int
    can_close: bool
    players: list[str]
    seq: int
    view: Any
    log: list[ToldEntry]


async def unopened(store: TableStore, table: Table, role: Role, error: GameError, words: Texts) -> UnopenedTable:
    bare = await bare_table(store, table, role)
    return UnopenedTable(
        code=table.code,
        title=table.title,
        game=game_name(table, words),
        reason=words.refuse(table.title, error.code, error.params),
        entry=error.params.get("entry", 0),
        can_close=table.status not in ("over", "closed") and (role.seat is not None or role.host),
        players=[seat.name for seat in table.seats],
        seq=bare.seq,
        view=bare.view,
        log=tell_log(table, bare.log, words, role.seat),
    )


def game_name(table: Table, words: Texts) -> str:
    key = f"{table.title}-title"
    return words.say(key if words.has(key) else "tables-unknown-game")


def tell_log(table: Table, log: Sequence[LogLine], words: Texts, reader: int | None = None) -> list[ToldEntry]:
    names = [seat.name for seat in table.seats]
    undone = undone_in(log)
    return [
        ToldEntry(
            seq=line.seq,
            at=datetime.fromtimestamp(line.at, UTC).strftime("%Y-%m-%d %H:%M"),
            undone=line.seq in undone,
            sentences=[
                *preamble(line, words, names, reader),
                *(words.tell(table.title, event.key, event.params, names, reader) for event in line.events),
            ],
        )
        for line in log
    ]


def undone_in(log: Sequence[LogLine]) -> set[int]:
    return {
        line.seq
        for undo in log
        if undo.kind == "undo" and undo.to is not None
        for line in log
        if line.kind == "move" and undo.to < line.seq < undo.seq
    }


def preamble(line: LogLine, words: Texts, names: Sequence[str], reader: int | None) -> list[str]:
    """Return what an entry says besides its events: that somebody went back, or lets a bot play."""
    if line.kind in ("start", "move"):
        return []
    key = f"log-{line.kind}"
    if line.kind == "driver":
        alone = f"log-driver-{line.driver}" if line.by is None else "log-driver-stand-in"
        key = "log-driver-vote" if line.what else alone
    elif line.kind == "holiday":
        key = "log-holiday" if line.until else "log-holiday-over"
    elif line.kind == "paused" and (line.seat is None or line.during):
        key = "log-asleep" if line.seat is None else "log-paused-later"
    elif line.kind in ABOUT_A_KIND:
        own = line.kind == "seat_asked" and line.seat == line.of and line.what != "end_early"
        key = f"log-{line.kind}-{'self' if own else line.what}"
    roles = {"seat": line.seat, "by": line.by, "of": line.of}
    you = next((role for role, seat in roles.items() if seat is not None and seat == reader), "none")
    until = datetime.fromtimestamp(line.until or 0, UTC).strftime("%Y-%m-%d")
    said = {"you": you, "name": name_of(line.seat, names), "was": line.was or "", "until": until}
    told = words.say(key, said | ({} if line.by is None else {"by": name_of(line.by, names)}))
    return [words.say("log-paused-reason", {"said": told, "reason": line.reason}) if line.reason else told]


def name_of(seat: int | None, names: Sequence[str]) -> str:
    return names[seat] if seat is not None and seat < len(names) else ""


def log_text(table: Table, log: Sequence[LogLine], words: Texts) -> str:
    """Return the log as a text: a paragraph per entry, what was undone in brackets."""
    head = f"{game_name(table, words)} · {table.code}"
    told = [f"{each.seq}. {each.at}\n{sentences_of(each)}" for each in tell_log(table, log, words)]
    return "\n\n".join([head, *told]) + "\n"


def sentences_of(entry: ToldEntry) -> str:
    lines = [f"   {sentence}" for sentence in entry.sentences]
    return "\n".join(f"   [{line.strip()}]" if entry.undone else line for line in lines)
