"""Where a table's log has led: the state of the game, and what may be taken back."""

from collections import deque
from collections.abc import Mapping
from typing import Any

import msgspec

from app.engine.codec import fingerprint, read_action
from app.engine.decisions import Decision
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
    since: int
    """From this entry on the game stood as it did before the move."""
    foregone: bool = False
    """Nobody was asked: going back to before it alone would lead to it again."""


class UndoRequest(msgspec.Struct, frozen=True):
    """Somebody wants to go back further than is free; the others are being asked."""

    to: int
    by: Seat
    agreed: tuple[Seat, ...]


class Evaluated(msgspec.Struct, frozen=True):
    """A state that a log leads to, its bytes, and what is open in it."""

    state: Any
    data: bytes
    opened: Mapping[Seat, Decision]

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended: nobody has anything to decide."""
        return not self.opened

    @property
    def awaited(self) -> list[Seat]:
        return [seat for seat, decision in self.opened.items() if decision.awaited]


def evaluate(game: Game[Any], state: Any, data: bytes) -> Evaluated:
    return Evaluated(state, data, {decision.seat: decision for decision in game.pending(state)})


class Position(msgspec.Struct):
    """The game after entry `seq` of the log."""

    seq: int
    at: Evaluated
    tail: deque[Done]
    since: int
    """From this entry on the game has stood as it does now."""
    request: UndoRequest | None = None
    practice: bool = False
    """Whether the only person at the table has ever taken back what had shown something."""

    @property
    def state(self) -> Any:
        return self.at.state

    @property
    def hash(self) -> str:
        return fingerprint(self.at.data)

    def free_undo_for(self, seat: Seat) -> int | None:
        """Return the earliest entry that the seat may go back to without asking; None if there is none."""
        count = free_undo(self.tail, seat)
        return self.tail[-count].seq - 1 if count else None

    def last_move_of(self, seat: Seat) -> Done | None:
        """Return the last move that the seat was asked for."""
        return next((done for done in reversed(self.tail) if done.seat == seat and not done.foregone), None)

    def is_reachable(self, to: int) -> bool:
        """Tell whether one may ask to go back to this entry: one right before some move that stands.

        What was taken back cannot be gone back to, lest it come alive again without its author.
        """
        return any(done.since <= to < done.seq for done in self.tail)

    def has_shown_since(self, to: int) -> bool:
        """Return whether a move after this entry drew or revealed something."""
        return any(not done.reversible for done in self.tail if done.seq > to)

    def took(self, entry: Entry, at: Evaluated) -> None:
        """Follow the log by one entry, which has led here."""
        self.seq, self.at = entry.seq, at
        match entry.kind:
            case "move":
                assert entry.seat is not None
                foregone = entry.body.get("foregone", False)
                self.tail.append(Done(entry.seq, entry.seat, entry.reversible, self.since, foregone))
                self.since, self.request = entry.seq, None
            case "undo":
                while self.tail and self.tail[-1].seq > entry.body["to"]:
                    self.tail.pop()
                self.since, self.request = entry.seq, None
                self.practice = self.practice or "practice" in entry.body
            case "undo_asked":
                assert entry.seat is not None
                self.request = UndoRequest(entry.body["to"], entry.seat, ())
            case "undo_agreed" if self.request and entry.seat is not None:
                self.request = msgspec.structs.replace(self.request, agreed=(*self.request.agreed, entry.seat))
            case "undo_declined" | "undo_withdrawn" | "seat_given":
                self.request = None


def setup_of(table: Table) -> Setup:
    return Setup(len(table.seats), table.seed, table.options, table.version)


class Diverged(Exception):
    """The log does not lead to the state that was noted with it: it was damaged, or played by other rules."""


def play_move(game: Game[Any], state: Any, data: bytes, entry: Entry) -> Step[Any]:
    """Return the step that a move of the log leads to; raise Diverged if the log says otherwise."""
    assert entry.seat is not None
    raws = (entry.body["action"], *entry.body.get("draft", ()))
    action, *draft = (read_action(raw, game.action_type) for raw in raws)
    step = submit(game, state, entry.seat, entry.body["decision"], action, data, draft=draft)
    check_noted(step.data, entry)
    return step


def check_noted(data: bytes, entry: Entry) -> None:
    """Raise Diverged if this is not the state that the log noted with an entry."""
    if fingerprint(data) != entry.hash:
        raise Diverged


def empty_tail() -> deque[Done]:
    return deque(maxlen=TAIL)


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
        data = play_move(game, game.read(data), data, entry).data
    return data


async def load_position(store: TableStore, game: Game[Any], table: Table, recent: list[Entry]) -> Position:
    """Return the position at the end of the log; `recent` are its last entries."""
    data = await state_at(store, game, table, recent[-1].seq)
    check_noted(data, recent[-1])
    at = evaluate(game, game.read(data), data)
    first = max(1, recent[0].seq - 1)
    position = Position(first, at, empty_tail(), first, practice=await store.is_practice(table.code))
    for entry in recent:
        position.took(entry, at)
    return position
