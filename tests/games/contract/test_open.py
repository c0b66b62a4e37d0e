"""Open hands: everybody sees what any seat sees, and nothing that no seat sees."""

from itertools import islice
from typing import Any

import msgspec
import pytest

from app.engine.events import Event, Open, Player, Seat, Viewer
from app.engine.views import sections
from tests.games.contract.harness import CASES, Case, QuickDice, random_play
from tests.games.contract.test_frames import EVERY, MOVES, Wire, other_world, play

SECRETIVE = ("outpost", "homesteaders", "sealed_bids")
"""Titles in which a seat knows what others do not."""

case_by_case = pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=str(case), marks=pytest.mark.slow if case.options else ())
        for case in CASES
        if case.players == 3
    ],
)


def openly(case: Case, number: int) -> Open:
    """Return a viewer, another at every step: a player, or a spectator."""
    return Open([*map(Seat, range(case.players)), None][number % (case.players + 1)])


def seen(case: Case, state: Any, viewer: Viewer) -> dict[str, Any]:
    """Return a view as data; the commitment tells nothing without the seed."""
    view = sections(case.listed.game.view_for(state, viewer))
    view["game"].pop("commitment")
    return view


@case_by_case
def test_open_hands_show_no_deck_and_no_seed(case: Case) -> None:
    """Non-interference: whatever chance has in store, the view is the same."""
    dice = QuickDice(f"open {case}")
    for number, played in enumerate(islice(random_play(case, "open"), 0, 2 * MOVES, EVERY)):
        viewer, state = openly(case, number), played.before.state
        view = seen(case, state, viewer)
        assert view == seen(case, case.redeal(state, viewer, dice), viewer)
        assert view.get("archive") is None
        assert view["game"]["seed"] is None
        assert state.rng.seed.encode() not in msgspec.json.encode(view)


@case_by_case
def test_open_hands_show_what_any_seat_sees(case: Case) -> None:
    """If a seat can tell two worlds apart, so can everybody."""
    dice = QuickDice(f"hands {case}")
    told_apart = 0
    for number, played in enumerate(islice(random_play(case, "hands"), 0, MOVES, EVERY)):
        seat, state = Seat(number % case.players), played.before.state
        for other in (case.redeal(state, Player(seat), dice), other_world(case, state, Player(seat), dice)):
            for knows in map(Seat, range(case.players)):
                if seen(case, state, Player(knows)) != seen(case, other, Player(knows)):
                    told_apart += 1
                    for viewer in (Open(seat), Open()):
                        assert seen(case, state, viewer) != seen(case, other, viewer)
    assert (told_apart > 0) == (case.title in SECRETIVE)


@case_by_case
def test_frames_of_open_hands_are_the_same_whatever_chance_has_in_store(case: Case) -> None:
    dice = QuickDice(f"open wire {case}")
    for number, played in enumerate(islice(random_play(case, "wire"), 0, MOVES, 2 * EVERY)):
        viewer = openly(case, number)
        worlds = [played.before.state, other_world(case, played.before.state, viewer, dice)]
        wires = [Wire(case, state, viewer) for state in worlds]
        assert wires[0].told == wires[1].told
        quiet = [play(case, wire, state, played) for wire, state in zip(wires, worlds, strict=True)]
        if all(quiet):
            assert wires[0].told == wires[1].told


def test_an_event_tells_open_hands_the_parts_of_all_seats() -> None:
    event = Event("drew", {"seat": 0, "count": 1}, {Seat(0): {"card": "ace"}}, fading=("count",))
    for viewer in (Open(Seat(1)), Open()):
        assert event.params_for(viewer) == {"seat": 0, "count": 1, "card": "ace"}
        assert event.faded_for(viewer) is event
