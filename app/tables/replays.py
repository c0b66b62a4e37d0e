"""History, export and verification of games, from their logs."""

import asyncio
from typing import Any

import msgspec

from app.engine.driver import Move, replay, stop
from app.engine.errors import BadRecord, BadSetup, GameError
from app.engine.events import Archive, Open, Player, Seat, Spectator, Viewer
from app.engine.game import Game, Step
from app.engine.record import record, write_record
from app.engine.rng import commitment
from app.tables.access import NotAllowed, Role
from app.tables.frames import LogLine
from app.tables.model import Entry, Table
from app.tables.ports import TableStore
from app.tables.position import setup_of, state_at
from app.tables.projection import chapter_begun, line
from app.tables.room import Room


class NoSuchPosition(GameError):
    """The table's log has no such entry."""


class History(msgspec.Struct, frozen=True, rename={"viewer": "as"}):
    """A page of the log as the viewer `as` may read it; `last` is the log's newest entry."""

    viewer: str
    over: bool
    last: int
    entries: list[LogLine]


class PastView(msgspec.Struct, frozen=True, rename={"viewer": "as"}):
    """The view of the viewer `as` after a log entry."""

    viewer: str
    seq: int
    view: Any


class Verdict(msgspec.Struct, frozen=True):
    """The result of a verification: the numbers of replayed moves, of random draws and of undone moves."""

    moves: int
    draws: int
    taken_back: int


def parse_viewer(wanted: str, role: Role, room: Room) -> Viewer:
    """Return the viewer named by `wanted`; raise NotAllowed if this role may not use it.

    `wanted` is `seat:3`, `spectator`, `open`, or empty for the role's own viewer. While the game runs only the role's
    own seat and `spectator` are allowed, and `open` where hands are; afterwards all are.
    """
    if wanted == "spectator":
        return Spectator()
    if not wanted:
        return Archive() if room.is_over else role.viewer_at(room.table)
    if wanted == "open":
        if not room.is_over and not room.table.open_hands:
            raise NotAllowed("not_over_yet")
        return Archive() if room.is_over else role.viewer_at(room.table)
    seat = Seat(int(wanted.removeprefix("seat:")))
    if seat >= len(room.table.seats):
        raise BadSetup("no_such_seat")
    if not room.is_over and seat != role.seat:
        raise NotAllowed("not_over_yet")
    return Player(seat)


def viewer_name(viewer: Viewer) -> str:
    """Return the name of a viewer: the inverse of `parse_viewer`."""
    match viewer:
        case Player(seat):
            return f"seat:{seat}"
        case Archive() | Open():
            return "open"
        case Spectator():
            return "spectator"


async def history(store: TableStore, room: Room, viewer: Viewer, after: int, limit: int) -> History:
    """Return a page of the log as the viewer may read it. It includes undone moves, which everybody saw."""
    last = last_seq_of(room)
    entries = await store.entries(room.table.code, after, min(after + limit, last))
    begun = await chapter_start(store, room, entries)
    lines = [line(entry, room.table, viewer, is_faded=entry.seq < begun) for entry in entries]
    return History(viewer_name(viewer), room.is_over, last, lines)


async def chapter_start(store: TableStore, room: Room, entries: list[Entry]) -> int:
    """Return the last entry that closed a chapter; 0 if none of these entries can have faded."""
    if room.is_over or not any(event.fading for entry in entries for event in entry.events):
        return 0
    return chapter_begun(room.recent) or chapter_begun(await store.entries(room.table.code, entries[0].seq))


async def view_at(store: TableStore, room: Room, viewer: Viewer, seq: int) -> PastView:
    """Return the viewer's view after a log entry, built by the same function as during the game."""
    last = last_seq_of(room)
    if not 1 <= seq <= last:
        raise NoSuchPosition("no_such_position", high=last)
    if room.position is not None and room.position.seq == seq:
        state = room.position.state
    else:
        state = room.game.read(await state_at(store, room.game, room.table, seq))
    return PastView(viewer_name(viewer), seq, room.game.view_for(state, viewer))


def last_seq_of(room: Room) -> int:
    """Return the number of the newest entry; raise NotAllowed if the game has not started."""
    if room.position is None:
        raise NotAllowed("table_is_lobby")
    return room.position.seq


def effective_moves(entries: list[Entry]) -> list[Entry]:
    standing: list[Entry] = []
    for entry in entries:
        if entry.kind == "move":
            standing.append(entry)
        elif entry.kind == "undo":
            standing = [move for move in standing if move.seq <= entry.body["to"]]
    return standing


async def replayed_steps(store: TableStore, game: Game[Any], table: Table) -> list[tuple[Move | None, Step[Any]]]:
    """Replay a whole game without its undone moves, in a thread."""
    log = [as_move(entry) for entry in effective_moves(await store.entries(table.code, 0))]
    steps = await asyncio.to_thread(lambda: list(replay(game, setup_of(table), log)))
    return list(zip([None, *log], steps, strict=True))


async def export_game(store: TableStore, game: Game[Any], table: Table) -> tuple[str, bytes]:
    """Return a game as a verifiable file, secrets included: its name and its content."""
    found = record(game, setup_of(table), await replayed_steps(store, game, table), stopped=table.ended_early)
    found = msgspec.structs.replace(found, practice=await store.is_practice(table.code), lesson=table.lesson)
    found = msgspec.structs.replace(found, open_hands=table.open_hands)
    return f"{table.title}-{table.code}.json", write_record(found)


async def verify(store: TableStore, game: Game[Any], table: Table) -> Verdict:
    """Replay the stored game in a thread; raise BadRecord if it does not follow from its seed and moves."""
    entries = await store.entries(table.code, 0)
    return await asyncio.to_thread(check_game, game, table, entries)


def check_game(game: Game[Any], table: Table, entries: list[Entry]) -> Verdict:
    """Check the commitment to the seed, the legality of every move and the hash of every state."""
    if not game.meta.knows(table.version):
        raise BadRecord("wrong_version", version=table.version, known=game.meta.version)
    if commitment(table.seed) != table.commitment:
        raise BadRecord("wrong_commitment")
    moves = effective_moves(entries)
    noted = [entries[0].hash, *(entry.hash for entry in moves)]
    steps = replay(game, setup_of(table), [as_move(entry) for entry in moves])
    draws = 0
    for number, expected in enumerate(noted):
        try:
            step = next(steps)
        except GameError as error:
            raise BadRecord("illegal_move", move=number, reason=error.code) from None
        if step.hash != expected:
            raise BadRecord("wrong_hash", move=number)
        draws += len(step.draws)
    if entries[-1].kind == "ended" and stop(game, step.state).hash != entries[-1].hash:
        raise BadRecord("wrong_hash", move=len(moves))
    taken_back = sum(entry.kind == "move" for entry in entries) - len(moves)
    return Verdict(len(moves), draws, taken_back)


def as_move(entry: Entry) -> Move:
    assert entry.seat is not None
    return Move(entry.seat, entry.body["decision"], dict(entry.body["action"]), tuple(entry.body.get("draft", ())))
