"""Where a table's log has led: the state of the game, and what may be taken back."""

from typing import Any

import msgspec

from app.engine.codec import decode, fingerprint, read_action
from app.engine.driver import free_undo, start, submit
from app.engine.events import Seat
from app.engine.game import Game, Setup, Step
from app.tables.model import Entry, Table
from app.tables.ports import TableStore

TAIL = 200
"""How many moves back an undo may be asked for."""


class Done(msgspec.Struct, frozen=True):
    """A move that stands: not taken back."""

    seq: int
    seat: Seat
    reversible: bool


class UndoRequest(msgspec.Struct, frozen=True):
    """Somebody wants to go back further than is free; the others are being asked."""

    to: int
    by: Seat
    agreed: tuple[Seat, ...]


class Position(msgspec.Struct):
    """The game after entry `seq` of the log."""

    seq: int
    state: Any
    data: bytes
    tail: list[Done]
    request: UndoRequest | None = None

    @property
    def hash(self) -> str:
        """Return the state's hash."""
        return fingerprint(self.data)

    def free_undo_for(self, seat: Seat) -> int | None:
        """Return the earliest entry that the seat may go back to without asking; None if there is none."""
        last = self.tail[-1] if self.tail else None
        if last is None or last.seat != seat or not last.reversible:
            return None
        count = free_undo([(done.seat, done.reversible) for done in self.tail], seat)
        return self.tail[-count].seq - 1

    def is_reachable(self, to: int) -> bool:
        """Tell whether one may ask to go back to this entry: before some move that stands."""
        return 0 < to < self.seq and any(done.seq > to for done in self.tail)

    def took(self, entry: Entry, state: Any, data: bytes) -> None:
        """Follow the log by one entry, which has led to this state."""
        self.seq, self.state, self.data = entry.seq, state, data
        match entry.kind:
            case "move":
                assert entry.seat is not None
                self.tail = [*self.tail[1 - TAIL :], Done(entry.seq, entry.seat, entry.reversible)]
                self.request = None
            case "undo":
                self.tail = [done for done in self.tail if done.seq <= entry.body["to"]]
                self.request = None
            case "undo_asked":
                assert entry.seat is not None
                self.request = UndoRequest(entry.body["to"], entry.seat, ())
            case "undo_agreed" if self.request and entry.seat is not None:
                self.request = msgspec.structs.replace(self.request, agreed=(*self.request.agreed, entry.seat))
            case "undo_declined":
                self.request = None


def setup_of(table: Table) -> Setup:
    """Return how the table's game begins."""
    return Setup(len(table.seats), table.seed, table.options)


def play_move(game: Game[Any], state: Any, data: bytes, entry: Entry) -> Step[Any]:
    """Return the step that a move of the log leads to."""
    assert entry.seat is not None
    action = read_action(entry.body["action"], game.action_type)
    return submit(game, state, entry.seat, entry.body["decision"], action, data)


async def state_at(store: TableStore, game: Game[Any], table: Table, seq: int) -> bytes:
    """Return the state after an entry of the log: from the snapshot before it and the moves since that count.

    The log is read backwards, so that only the last undo matters, and those that it went back to: however often
    somebody went to and fro, no stretch of the log is played twice.
    """
    moves: list[Entry] = []
    while True:
        loaded = await store.load(table.code, up_to=seq)
        assert loaded is not None
        known = loaded.snapshot.seq if loaded.snapshot else 1
        for entry in reversed(loaded.entries):
            if entry.seq > seq:
                continue  # taken back by a later undo
            if entry.kind == "move":
                moves.append(entry)
            elif entry.kind == "undo":
                seq = entry.body["to"]
                if seq < known:
                    break
        if seq >= known:
            break
    data = loaded.snapshot.data if loaded.snapshot else start(game, setup_of(table)).data
    for entry in reversed(moves):
        data = play_move(game, decode(data, game.state_type), data, entry).data
    return data


async def load_position(store: TableStore, game: Game[Any], table: Table, recent: list[Entry]) -> Position:
    """Return the position at the end of the log; `recent` are its last entries."""
    data = await state_at(store, game, table, recent[-1].seq)
    state = decode(data, game.state_type)
    position = Position(recent[0].seq - 1, state, data, [])
    for entry in recent:
        position.took(entry, state, data)
    return position
