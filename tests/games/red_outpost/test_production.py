"""Producing, the wheel and exports (spec §7.2 to §7.4)."""

import pytest

from app.games.red_outpost.actions import StorehouseBuy
from app.games.red_outpost.components import LocationId, Resource, WorkerId
from app.games.red_outpost.state import crystals_left, cubes_left
from tests.games.red_outpost.positions import (
    crystals,
    cubes,
    in_store,
    moods,
    play,
    player,
    position,
    send,
    track,
    vp,
)


@pytest.mark.parametrize(
    ("name", "place", "made"),
    [
        ("miner", "pasture", {"wool": 1}),
        ("shepherd", "pasture", {"wool": 1}),
        ("farmer", "farm", {"wheat": 1}),
        ("miner", "mine", {"coal": 2}),
        ("farmer", "mine", {"coal": 1}),
        ("farmer", "labor_camp", {"wheat": 1, "wool": 1, "fish": 1}),
    ],
)
def test_a_location_produces_what_its_row_says(name: WorkerId, place: LocationId, made: dict[Resource, int]) -> None:
    """§2.5; every cube moves the wheel."""
    state = send(position(), name, place)
    assert {kind: count for kind, count in state.storehouse.items() if count} == made
    assert state.players[0].wheel == sum(made.values())


@pytest.mark.parametrize(("held", "wheel"), [(0, 2), (1, 3)])
def test_the_miner_at_the_mine_exports_and_passes_the_reward(held: int, wheel: int) -> None:
    """TV-05."""
    state = position(2, "morning", active=1)
    state.round = 2
    cubes(state, coal=2)
    track(state, coal=held)
    player(state, 1, wheel=wheel)
    state = send(state, "miner", "mine")
    miner = state.workers["miner"]
    assert (miner.disks, miner.mood) == ([0, 1], 0)
    assert state.players[1].wheel == (wheel + 2) % 4
    assert (vp(state), crystals(state)) == ([5, 5 + 5], [1, 2])
    assert (in_store(state, "coal"), state.exported["coal"]) == ([1], held + 1)
    assert (state.players[1].points.exports, state.players[1].points.wheel) == (3, 2)


def test_added_cubes_are_exported_but_do_not_move_the_wheel() -> None:
    """TV-09."""
    state = position()
    cubes(state, wool=2)
    player(state, 0, wheel=3)
    state = play(send(state, "miner", "storehouse"), StorehouseBuy("wool"))
    assert (crystals(state), vp(state)) == ([0, 1], [8, 5])
    assert (in_store(state, "wool"), state.exported["wool"], state.players[0].wheel) == ([0], 1, 3)


def test_the_question_mark_space_is_used_again_and_again() -> None:
    """TV-10."""
    state = position()
    track(state, coal=2)
    cubes(state, coal=2)
    assert cubes_left(state, "coal") == 2
    state = send(state, "farmer", "mine")
    assert (vp(state), in_store(state, "coal"), state.exported["coal"]) == ([7, 5], [0], 2)
    assert cubes_left(state, "coal") == 4


def test_a_track_of_the_question_mark_alone_keeps_no_cube() -> None:
    state = position(2, data={"export_coal": [4]})
    cubes(state, coal=2)
    state = send(state, "farmer", "mine")
    assert (vp(state), state.exported["coal"], cubes_left(state, "coal")) == ([9, 5], 0, 6)


def test_the_labor_camp_can_complete_three_exports_and_the_wheel() -> None:
    """TV-25."""
    state = position()
    cubes(state, wheat=2, wool=2, fish=2)
    player(state, 0, wheel=2)
    state = send(state, "farmer", "labor_camp")
    assert moods(state, "farmer") == [-2]
    assert (vp(state), crystals(state)) == ([5 + 11, 5], [2, 1])
    assert (in_store(state, "wheat", "wool", "fish"), state.players[0].wheel) == ([0, 0, 0], 1)


def test_exports_score_for_the_active_player_only() -> None:
    """E7."""
    state = position(2, active=1)
    cubes(state, coal=2)
    assert vp(send(state, "farmer", "mine")) == [5, 8]


def test_a_wheel_of_another_size_rewards_past_its_last_space() -> None:
    """§3, wheel_spaces and wheel_start."""
    state = position(2, data={"wheel_spaces": [2], "wheel_start": [1]})
    state = send(state, "farmer", "labor_camp")
    assert (state.players[0].wheel, state.players[0].points.wheel, crystals(state)) == (0, 4, [3, 1])


def test_without_a_cube_in_the_supply_nothing_is_produced_at_all() -> None:
    """§7.2; only a host's table lets it happen."""
    state = position(2, data={"cubes": [3]})
    track(state, coal=2)
    cubes(state, coal=1)
    state = send(state, "miner", "mine")
    assert (in_store(state, "coal"), state.players[0].wheel) == ([1], 0)


def test_crystals_are_gained_as_far_as_the_supply_has_them() -> None:
    """§7.6."""
    state = position(2, data={"crystals": [4]})
    player(state, 1, crystals=3)
    assert crystals_left(state) == 0
    player(state, 0, wheel=3)
    state = send(state, "farmer", "mine")
    assert (crystals(state), state.players[0].points.wheel) == ([1, 3], 2)
