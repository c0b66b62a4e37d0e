"""What goes over the wire, for every title: a viewer's frames are the same bytes in worlds that differ in secrets only.

The contract suite compares views and events; here it is the frames themselves, as the table sends them: the snapshot of
who comes, the step of a move, and the step of its being taken back.
"""

from itertools import islice
from typing import Any, cast

import msgspec
import pytest

from app.engine.codec import encode, fingerprint
from app.engine.driver import submit
from app.engine.errors import IllegalAction
from app.engine.events import Archive, Event, Player, Seat, Spectator, Viewer
from app.engine.rng import Dice, commitment
from app.people.person import PersonId
from app.tables import frames
from app.tables.drafts import Drafts
from app.tables.model import Entry, EntryKind, SeatInfo, Table, TableCode
from app.tables.orders import Orders
from app.tables.ports import TableStore
from app.tables.position import Position, empty_tail, evaluate
from app.tables.projection import Projection
from app.tables.public import RolePayload
from tests.games.contract.harness import CASES, Case, Played, QuickDice, random_play, viewers

case_by_case = pytest.mark.parametrize("case", [case for case in CASES if case.players == 3], ids=str)
title_by_title = pytest.mark.parametrize(
    "case", [case for case in CASES if case.players == 3 and not case.options], ids=str
)

MOVES, EVERY = 240, 8
"""Frames are compared up to this move of a game, at every eighth one."""


def table_of(case: Case, state: Any) -> Table:
    """Return the table on which the game is played, all seats taken by persons."""
    seats = tuple(SeatInfo(PersonId(f"person {seat}"), f"Player {seat}") for seat in range(case.players))
    seed = state.rng.seed
    return Table(
        code=TableCode("abcdefghjkmn"),
        title=case.title,
        options=case.options,
        host=PersonId("person 0"),
        seats=seats,
        private=True,
        spectators=True,
        status="playing",
        seed=seed,
        commitment=commitment(seed),
        version=case.listed.game.meta.version,
        revision=1,
        last_seq=1,
        created_at=0.0,
        updated_at=0.0,
    )


class Wire:
    """A table as one viewer hears of it: the frames that this viewer was sent."""

    def __init__(self, case: Case, state: Any, viewer: Viewer) -> None:
        self._game, self._viewer = case.listed.game, viewer
        self._table = table_of(case, state)
        self._position = Position(1, evaluate(self._game, state, encode(state)), empty_tail(), 1)
        self._drafts = Drafts(self._table.code, self._game, cast("TableStore", None))
        self._drafts.move_to(self._position)
        orders = Orders(self._table.code, self._game, cast("TableStore", None))
        self._projection = Projection(self._game, self._position, self._drafts, orders)
        you = RolePayload(None, host=False, name="")
        self.frames = [frames.encode(self._projection.snapshot(self._table, viewer, [], you))]

    def step(self, kind: EntryKind, seat: Seat, state: Any, body: Any, events: tuple[Event, ...] = ()) -> None:
        """Go on by one entry of the log."""
        data = encode(state)
        seq = self._position.seq + 1
        entry = Entry(seq, kind, seat, body, f"id {seq}", fingerprint(data), True, False, events, 0.0)
        self._position.took(entry, evaluate(self._game, state, data))
        self._drafts.move_to(self._position)
        self._projection.move_to(self._position)
        self.frames.append(frames.encode(self._projection.step(self._table, self._viewer, entry)))

    @property
    def told(self) -> list[str]:
        """Return the frames without the promise of the seed and the ends of ids, which say nothing without the seed."""
        return [frame.replace(self._table.commitment.encode(), b"").decode() for frame in self.frames]


def other_world(case: Case, state: Any, viewer: Viewer, dice: Dice) -> Any:
    """Return a state that the viewer must not be able to tell from this one; chance has gone another way in it, too."""
    other = case.redeal(state, viewer, dice)
    other.rng.drawn = {label: count + 1 + dice.below(9) for label, count in other.rng.drawn.items()}
    return other


def play(case: Case, wire: Wire, state: Any, played: Played) -> bool:
    """Make the move in this world and take it back; tell whether it could be made and showed nothing."""
    decision = case.listed.game.decision_for(state, played.decision.seat)
    assert decision is not None
    try:
        after = submit(case.listed.game, state, decision.seat, decision.id, played.action, draft=played.draft)
    except IllegalAction:
        return False
    body = {"decision": decision.id, "action": msgspec.to_builtins(played.action)}
    wire.step("move", decision.seat, after.state, body, after.events)
    wire.step("undo", decision.seat, state, {"to": 1})
    return after.reversible


@case_by_case
def test_a_viewers_frames_are_the_same_whatever_is_hidden(case: Case) -> None:
    dice = QuickDice(f"wire {case}")
    moves = 0
    for number, played in enumerate(islice(random_play(case, "wire"), 0, MOVES, EVERY)):
        viewer = viewers(case)[number % (case.players + 1)]
        worlds = [played.before.state, other_world(case, played.before.state, viewer, dice)]
        wires = [Wire(case, state, viewer) for state in worlds]
        assert wires[0].told == wires[1].told
        quiet = [play(case, wire, state, played) for wire, state in zip(wires, worlds, strict=True)]
        if all(quiet):
            assert wires[0].told == wires[1].told
            moves += 1
    assert moves > 5


@title_by_title
def test_whoever_is_nobody_sees_what_a_spectator_sees(case: Case) -> None:
    """What is hidden is shown to who is named, not hidden from who is: a viewer that somebody forgot sees nothing."""
    game = case.listed.game
    for played in islice(random_play(case, "nobody"), 0, MOVES, 10 * EVERY):
        state = played.before.state
        open_to_all = game.view_for(state, Spectator())
        for forgotten in (None, Seat(0), "seat:0", {"seat": 0}, Archive, Player):
            assert game.view_for(state, cast("Viewer", forgotten)) == open_to_all
