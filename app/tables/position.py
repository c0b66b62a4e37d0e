"""The position at the end of a table's log: the state of the game, and the moves that can be undone."""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
import structlog

from app.engine.codec import fingerprint, read_action
from app.engine.decisions import Decision
from app.engine.driver import free_undo, start, stop, submit
from app.engine.events import Event, Seat, Spectator
from app.engine.game import Game, Setup, Step
from app.engine.rng import commitment
from app.tables.model import Entry, EntryKind, Snapshot, Table
from app.tables.ports import DamagedEntry, DamagedTable, TableStore

log = structlog.get_logger()

TAIL = 200
"""Maximum number of moves that an undo request may go back."""


PLAYED: tuple[EntryKind, ...] = ("move", "ended")
"""Entries that lead to a new state, other than by going back to an earlier one."""


class Done(msgspec.Struct, frozen=True):
    """A move that has not been undone."""

    seq: int
    seat: Seat
    reversible: bool
    since: int
    """The entry that led to the state before the move."""
    foregone: bool = False
    """Whether nobody was asked: undoing this move alone would lead to it again."""
    events: Sequence[Event] = ()


class UndoRequest(msgspec.Struct, frozen=True):
    """A request to undo more than is free, which needs the consent of the others."""

    to: int
    by: Seat
    agreed: tuple[Seat, ...]

    def waiting(self, table: Table) -> list[Seat]:
        """Return the persons' seats that have not agreed yet."""
        return [seat for seat in table.persons_beside(self.by) if seat not in self.agreed]


class Evaluated(msgspec.Struct, frozen=True):
    """A state, its encoding, and its open decisions."""

    state: Any
    data: bytes
    opened: Mapping[Seat, Decision]

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended: there is no open decision."""
        return not self.opened

    @property
    def awaited(self) -> list[Seat]:
        return [seat for seat, decision in self.opened.items() if decision.awaited]


def mask_of(seats: Iterable[Seat]) -> int:
    return sum(1 << seat for seat in seats)


def seats_in(mask: int) -> list[Seat]:
    return [Seat(seat) for seat in range(mask.bit_length()) if mask >> seat & 1]


def evaluate(game: Game[Any], state: Any, data: bytes) -> Evaluated:
    asked = (each for each in game.pending(state) if not game.course.has_sealed_unasked(state, each.seat))
    return Evaluated(state, data, {decision.seat: decision for decision in asked})


def public_view(game: Game[Any], at: Evaluated) -> bytes:
    """Return what a spectator sees, as it is stored with a snapshot."""
    return msgspec.json.encode(game.view_for(at.state, Spectator()))


def is_paused(table: Table, state: Any) -> bool:
    """Return whether nobody may act. A pause that begins after a stage does so as soon as the game has left it."""
    return table.pause is not None and table.pause.during != state.now


def awaited_persons(table: Table, at: Evaluated) -> int:
    """Return the seats that are to move and are played by their persons, as a bit mask; none during a pause."""
    if is_paused(table, at.state):
        return 0
    return mask_of(at.awaited) & ~mask_of(table.bot_seats)


def is_bot_to_move(table: Table, at: Evaluated) -> bool:
    if is_paused(table, at.state):
        return False
    bots = table.bot_seats
    return any(seat in bots or at.opened[seat].foregone for seat in at.awaited)


class Position(msgspec.Struct):
    """The game after entry `seq` of the log."""

    seq: int
    at: Evaluated
    tail: deque[Done]
    since: int
    """The entry that led to the present state."""
    request: UndoRequest | None = None
    practice: bool = False
    """Whether a move that had revealed something has ever been undone without asking."""

    @property
    def state(self) -> Any:
        return self.at.state

    @property
    def hash(self) -> str:
        return fingerprint(self.at.data)

    def free_undo_for(self, seat: Seat) -> int | None:
        """Return the earliest entry that the seat may go back to without consent; None if there is none."""
        count = free_undo(self.tail, seat)
        return self.tail[-count].seq - 1 if count else None

    def last_move_of(self, seat: Seat) -> Done | None:
        """Return the last move that the seat was asked for."""
        return next((done for done in reversed(self.tail) if done.seat == seat and not done.foregone), None)

    def last_seq_of(self, seat: Seat) -> int:
        """Return the entry of the seat's last move; 0 if there is none."""
        return next((done.seq for done in reversed(self.tail) if done.seat == seat), 0)

    def is_reachable(self, to: int) -> bool:
        """Return whether an undo to this entry may be requested: one right before a move that was not undone.

        Moves that were undone are out of reach: only their author can make them again.
        """
        return any(done.since <= to < done.seq for done in self.tail)

    def undone_by(self, to: int) -> list[Done]:
        """Return the moves that would be undone by going back to this entry, in order."""
        return [done for done in self.tail if done.seq > to]

    def has_shown_since(self, to: int) -> bool:
        """Return whether a move after this entry drew or revealed something."""
        return any(not done.reversible for done in self.undone_by(to))

    def took(self, entry: Entry, at: Evaluated) -> None:
        """Advance by one entry, which has led to `at`."""
        self.seq, self.at, self.request = entry.seq, at, self.request_after(entry, at)
        match entry.kind:
            case "move":
                assert entry.seat is not None
                foregone = entry.body.get("foregone", False)
                self.tail.append(Done(entry.seq, entry.seat, entry.reversible, self.since, foregone, entry.events))
                self.since = entry.seq
            case "undo":
                while self.tail and self.tail[-1].seq > goal_of(entry):
                    self.tail.pop()
                self.since = entry.seq
                self.practice = self.practice or "practice" in entry.body

    def request_after(self, entry: Entry, at: Evaluated) -> UndoRequest | None:
        """Return the request that is open after the next entry, which leads to `at`. No bot's move ends one."""
        match entry.kind:
            case "undo_asked":
                assert entry.seat is not None
                return UndoRequest(goal_of(entry), entry.seat, ())
            case "undo_agreed" if self.request and entry.seat is not None:
                return msgspec.structs.replace(self.request, agreed=(*self.request.agreed, entry.seat))
            case "undo" | "undo_declined" | "undo_withdrawn" | "seat_given" | "ended":
                return None
            case "move" if at.is_over or decides_request(entry):
                return None
        return self.request


def decides_request(entry: Entry) -> bool:
    """Return whether this entry says if a request to go back is open, whatever was before it."""
    if entry.kind == "move":
        return not (entry.by_bot or entry.body.get("foregone"))
    return entry.kind in ("undo_asked", "undo", "undo_declined", "undo_withdrawn", "seat_given", "ended")


def setup_of(table: Table) -> Setup:
    return Setup(len(table.seats), table.seed, table.options, table.version)


def check_set_up(game: Game[Any], table: Table, first: Entry) -> None:
    """Raise DamagedTable unless the table's row leads to the initial state whose hash is in the log."""
    try:
        noted = fingerprint(start(game, setup_of(table)).data)
    except Exception as error:  # damaged options can make the rules fail in any way
        raise DamagedTable(table.code) from error
    if noted != first.hash or commitment(table.seed) != table.commitment:
        raise DamagedTable(table.code)


def play_entry(game: Game[Any], state: Any, data: bytes, entry: Entry) -> Step[Any]:
    """Return the step that a move of the log, or the early end of its game, leads to.

    Raise DamagedEntry if the move is not legal, or leads to another hash.
    """
    try:
        if entry.kind == "ended":
            step = stop(game, state)
            check_noted(step.data, entry)
            return step
        assert entry.seat is not None
        raws = (entry.body["action"], *entry.body.get("draft", ()))
        action, *draft = (read_action(raw, game.action_type) for raw in raws)
        step = submit(game, state, entry.seat, entry.body["decision"], action, data, draft=draft)
    except Exception as error:  # a damaged body can make the rules fail in any way
        raise DamagedEntry(entry.seq, "illegal") from error
    check_noted(step.data, entry)
    return step


def check_noted(data: bytes, entry: Entry) -> None:
    """Raise DamagedEntry if the state does not have the hash that is stored with the entry."""
    if fingerprint(data) != entry.hash:
        raise DamagedEntry(entry.seq, "diverged")


def goal_of(entry: Entry) -> int:
    """Return the entry that an undo goes back to."""
    return int(entry.body["to"])


def check_complete(entries: Sequence[Entry], after: int, up_to: int) -> None:
    """Raise DamagedEntry unless these are all entries with `after` < seq ≤ `up_to`."""
    there = {entry.seq for entry in entries}
    for seq in range(after + 1, up_to + 1):
        if seq not in there:
            raise DamagedEntry(seq, "missing")


def empty_tail() -> deque[Done]:
    return deque(maxlen=TAIL)


async def state_at(store: TableStore, game: Game[Any], table: Table, seq: int) -> bytes:
    """Return the state after an entry of the log; rewrite snapshots that turn out to be damaged."""
    data, broken = await _follow_log(store, game, table, seq)
    for each in sorted(broken):
        sound, _ = await _follow_log(store, game, table, each)
        await store.keep(table.code, Snapshot(each, sound))
        log.warning("table.snapshot_mended", code=table.code, entry=each)
    return data


async def _follow_log(store: TableStore, game: Game[Any], table: Table, seq: int) -> tuple[bytes, set[int]]:
    """Return the state after an entry, from the snapshot before it and the moves since that count; and broken ones.

    The log is read backwards, so that only the last undo counts, and those before the entry that it went back to:
    however many undos there are, no move is replayed twice.
    """
    moves: list[Entry] = []
    broken: set[int] = set()
    wanted: Entry | None = None
    while True:
        loaded = await store.load(table.code, up_to=seq)
        assert loaded is not None
        check_complete(loaded.entries, loaded.snapshot.seq if loaded.snapshot else 0, seq)
        broken |= set(loaded.broken)
        known = loaded.snapshot.seq if loaded.snapshot else 1
        if wanted is None and loaded.entries:
            wanted = loaded.entries[-1]
        for entry in reversed(loaded.entries):
            if entry.seq > seq:
                continue  # taken back by a later undo
            if entry.kind in PLAYED:
                moves.append(entry)
            elif entry.kind == "undo":
                seq = goal_of(entry)
                if seq < known:
                    break
        if seq >= known:
            break
    if loaded.snapshot:
        data = loaded.snapshot.data
    else:
        data = start(game, setup_of(table)).data
        check_noted(data, loaded.entries[0])
    for entry in reversed(moves):
        data = play_entry(game, game.read(data), data, entry).data
    if wanted is not None:
        check_noted(data, wanted)
    return data, broken


async def load_position(store: TableStore, game: Game[Any], table: Table, recent: list[Entry]) -> Position:
    """Return the position at the end of the log; `recent` are its last entries."""
    data = await state_at(store, game, table, recent[-1].seq)
    at = evaluate(game, game.read(data), data)
    first = max(1, recent[0].seq - 1)
    position = Position(first, at, empty_tail(), first, practice=await store.is_practice(table.code))
    for entry in recent:
        position.took(entry, at)
    return position
