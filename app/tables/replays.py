"""Games gone through again from their logs: any position as a viewer saw it, and proof that all went by the rules."""

import asyncio
from typing import Any

import msgspec

from app.engine.codec import decode
from app.engine.driver import Move, replay
from app.engine.errors import BadRecord, BadSetup, GameError
from app.engine.events import Archive, Player, Seat, Spectator, Viewer
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
    """The log of the table does not reach there."""


class History(msgspec.Struct, frozen=True, rename={"viewer": "as"}):
    """A page of the log as `viewer` may read it; `last` is the log's newest entry."""

    viewer: str
    over: bool
    last: int
    entries: list[LogLine]


class PastView(msgspec.Struct, frozen=True, rename={"viewer": "as"}):
    """What `viewer` saw after an entry of the log."""

    viewer: str
    seq: int
    view: Any


class Verdict(msgspec.Struct, frozen=True):
    """What a look through a whole game found: so many moves by the rules, so many draws from the seed."""

    moves: int
    draws: int
    taken_back: int


def viewer_as(wanted: str, role: Role, room: Room) -> Viewer:
    """Return with whose eyes somebody looks back; refuse what they may not see.

    `wanted` is `seat:3`, `spectator`, `open`, or nothing for what is shown to this person now. While the game runs,
    everybody looks with their own eyes or as a spectator; when it is over, as they like.
    """
    if wanted == "spectator":
        return Spectator()
    if not wanted:
        return Archive() if room.is_over else role.viewer
    if wanted == "open":
        if not room.is_over:
            raise NotAllowed("not_over_yet")
        return Archive()
    seat = Seat(int(wanted.removeprefix("seat:")))
    if seat >= len(room.table.seats):
        raise BadSetup("no_such_seat")
    if not room.is_over and seat != role.seat:
        raise NotAllowed("not_over_yet")
    return Player(seat)


def name_of(viewer: Viewer) -> str:
    """Return a viewer as `viewer_as` reads it."""
    match viewer:
        case Player(seat):
            return f"seat:{seat}"
        case Archive():
            return "open"
        case Spectator():
            return "spectator"


async def history(store: TableStore, room: Room, viewer: Viewer, after: int, limit: int) -> History:
    """Return a page of the log as the viewer may read it, and where the log ends.

    What was taken back is there too, followed by the entry that took it back: everybody saw it happen.
    """
    last = last_of(room)
    entries = await store.entries(room.table.code, after, min(after + limit, last))
    begun = await chapter_after(store, room, entries)
    lines = [line(entry, viewer, is_faded=entry.seq < begun) for entry in entries]
    return History(name_of(viewer), room.is_over, last, lines)


async def chapter_after(store: TableStore, room: Room, entries: list[Entry]) -> int:
    """Return the entry that began the present chapter of the game; 0 if nothing of these entries can have faded."""
    if room.is_over or not any(event.fading for entry in entries for event in entry.events):
        return 0
    return chapter_begun(room.recent) or chapter_begun(await store.entries(room.table.code, entries[0].seq))


async def view_at(store: TableStore, room: Room, viewer: Viewer, seq: int) -> PastView:
    """Return what the viewer saw after an entry of the log: built by the same view as at that time."""
    last = last_of(room)
    if not 1 <= seq <= last:
        raise NoSuchPosition("no_such_position", high=last)
    if room.position is not None and room.position.seq == seq:
        state = room.position.state
    else:
        state = decode(await state_at(store, room.game, room.table, seq), room.game.state_type)
    return PastView(name_of(viewer), seq, room.game.view_for(state, viewer))


def last_of(room: Room) -> int:
    """Return the newest entry of a game; refuse a table whose game has not begun."""
    if room.position is None:
        raise NotAllowed("table_is_lobby")
    return room.position.seq


def moves_that_stand(entries: list[Entry]) -> list[Entry]:
    standing: list[Entry] = []
    for entry in entries:
        if entry.kind == "move":
            standing.append(entry)
        elif entry.kind == "undo":
            standing = [move for move in standing if move.seq <= entry.body["to"]]
    return standing


async def played_through(store: TableStore, game: Game[Any], table: Table) -> list[tuple[Move | None, Step[Any]]]:
    """Return a whole game step by step, without what was taken back; others are served meanwhile."""
    log = [as_move(entry) for entry in moves_that_stand(await store.entries(table.code, 0))]
    steps = await asyncio.to_thread(lambda: list(replay(game, setup_of(table), log)))
    return list(zip([None, *log], steps, strict=True))


async def exported(store: TableStore, game: Game[Any], table: Table) -> tuple[str, bytes]:
    """Return a whole game as a file that can be checked, its name and its content; it holds all secrets."""
    found = record(game, setup_of(table), await played_through(store, game, table))
    return f"{table.title}-{table.code}.json", write_record(found)


async def verify(store: TableStore, game: Game[Any], table: Table) -> Verdict:
    """Return what was checked if the stored game is what its seed and its moves lead to; raise BadRecord if not."""
    entries = await store.entries(table.code, 0)
    return await asyncio.to_thread(check_game, game, table, entries)


def check_game(game: Game[Any], table: Table, entries: list[Entry]) -> Verdict:
    """Go through a log move by move: the promised seed, legal moves, and the state that was noted after each."""
    if table.version != game.meta.version:
        raise BadRecord("wrong_version", version=table.version, known=game.meta.version)
    if commitment(table.seed) != table.commitment:
        raise BadRecord("wrong_commitment")
    moves = moves_that_stand(entries)
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
    taken_back = sum(entry.kind == "move" for entry in entries) - len(moves)
    return Verdict(len(moves), draws, taken_back)


def as_move(entry: Entry) -> Move:
    assert entry.seat is not None
    return Move(entry.seat, entry.body["decision"], dict(entry.body["action"]), tuple(entry.body.get("draft", ())))
