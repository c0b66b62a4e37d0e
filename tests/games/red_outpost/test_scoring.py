"""The end of a round and of the game (spec §8, §9)."""

import pytest

from app.engine.events import Seat, Spectator
from app.games.red_outpost.components import WORKERS
from app.games.red_outpost.scoring import outcome, palace_points
from app.games.red_outpost.state import State, crystals_left, reserve
from tests.games.red_outpost.positions import (
    GAME,
    asks,
    cubes,
    lake,
    moods,
    player,
    position,
    run,
    send,
    track,
    vp,
    worker,
)


def test_the_leaders_of_each_worker_score_its_mood_be_it_a_gain_or_a_loss() -> None:
    """TV-07: A is seat 0 (two disks on the bureaucrat), B seat 1."""
    state = position(2, "evening")
    worker(state, "bureaucrat", disks=[2, 1], mood=3)
    worker(state, "commissar", disks=[1, 1], mood=-2)
    state, events = run(state, "round_end")
    assert vp(state) == [5 + 3 - 2, 5 - 2]
    assert [reserve(state, Seat(seat)) for seat in (0, 1)] == [9, 9]
    assert moods(state, *WORKERS) == [0] * 6
    assert [event.public for event in events if event.key == "red_outpost-mood_scored"] == [
        {"worker": "commissar", "mood": -2, "seats": [0, 1], "points": -2},
        {"worker": "bureaucrat", "mood": 3, "seats": [0], "points": 3},
    ]


def test_nobody_scores_a_worker_without_influence() -> None:
    """TV-30."""
    state = position(2, "evening")
    worker(state, "farmer", mood=4)
    assert vp(run(state, "round_end")[0]) == [5, 5]


def test_a_tie_pays_everybody_in_full() -> None:
    """TV-31."""
    state = position(3, "evening")
    worker(state, "farmer", mood=4, disks=[1, 1, 1])
    assert vp(run(state, "round_end")[0]) == [9, 9, 9]


def test_a_host_may_have_moods_pay_otherwise() -> None:
    state = position(2, "evening", data={"mood_happy": [1, 1, 9]})
    worker(state, "farmer", mood=3, disks=[1, 0])
    assert vp(run(state, "round_end")[0]) == [14, 5]


def test_points_may_fall_below_zero() -> None:
    """E20."""
    state = position(2, "evening")
    worker(state, "farmer", mood=-6, disks=[1, 0])
    worker(state, "miner", mood=-6, disks=[1, 0])
    assert vp(run(state, "round_end")[0]) == [-7, 5]


def test_goods_decks_wheels_and_crystals_stay_for_the_second_round() -> None:
    """§8, E37."""
    state = position(2, "evening")
    cubes(state, wool=2)
    track(state, coal=1)
    lake(state, "one_fish one_fish two_fish blank", "blank blank")
    player(state, 0, wheel=3, crystals=4, palace=2)
    state, _ = run(state, "round_end")
    assert (state.round, state.phase, asks(state)) == (2, "morning", "visit")
    assert (state.storehouse["wool"], state.exported["coal"], len(state.lake.discard)) == (2, 1, 2)
    first = state.players[0]
    assert (first.wheel, first.crystals, first.palace) == (3, 4, 2)
    assert all(each.place == "barracks" and each.upright for each in state.workers.values())


def test_the_token_passes_after_the_evening_too() -> None:
    """E38."""
    state = position(2, "evening")
    worker(state, "miner", "mine")
    worker(state, "farmer", "farm")
    state = send(send(state, "miner", "barracks"), "farmer", "barracks")
    assert (state.round, state.first, state.active) == (2, 1, 1)


def test_moods_of_the_rounds_are_told_apart() -> None:
    state = position(2, "evening")
    state.round = 2
    worker(state, "farmer", mood=2, disks=[1, 0])
    state, _ = run(state, "round_end")
    points = state.players[0].points
    assert (points.moods_1, points.moods_2) == (0, 2)


# --- the end of the game -----------------------------------------------------------------------------------------


def ended(palace: list[int], crystals: list[int]) -> State:
    state = position(len(palace), "evening")
    state.round = 2
    for seat, (given, kept) in enumerate(zip(palace, crystals, strict=True)):
        player(state, seat, palace=given, crystals=kept)
    return run(state, "round_end")[0]


def last_evening() -> State:
    """Return the last visit of a game: the farmer may go to the Barracks; her mood and the stored disk are A's."""
    state = position(2, "evening", active=1)
    state.round, state.turns, state.first, state.active = 2, 1, Seat(0), Seat(1)
    player(state, 0, "c_administration c_farmer", stored=1)
    worker(state, "miner", "mine", upright=False, mood=-2, disks=[1, 2])
    worker(state, "farmer", "lake", mood=3, disks=[2, 1], crystals=[1, 0])
    return state


def test_the_end_position_stays_so_that_the_board_shows_why_moods_scored() -> None:
    state = send(last_evening(), "farmer", "barracks")
    assert (state.phase, vp(state)) == ("over", [5 + 4, 5 - 2])
    miner, farmer = state.workers["miner"], state.workers["farmer"]
    assert (miner.place, miner.mood, miner.disks) == ("mine", -2, [1, 2])
    assert (farmer.place, farmer.mood, farmer.disks, farmer.crystals) == ("barracks", 4, [2, 2], [1, 0])
    assert state.players[0].stored == 1
    seen = GAME.view_for(state, Spectator())
    assert [(row.points, row.leaders) for row in seen.workers if row.worker in ("miner", "farmer")] == [
        (4, [0]),
        (-2, [1]),
    ]


def test_after_the_first_evening_workers_moods_and_disks_go_back() -> None:
    state = last_evening()
    state.round = 1
    state = send(state, "farmer", "barracks")
    assert (state.round, state.phase, vp(state)) == (2, "morning", [5 + 4, 5 - 2])
    assert {each.place for each in state.workers.values()} == {"barracks"}
    assert moods(state, *WORKERS) == [0] * 6
    assert [reserve(state, Seat(seat)) for seat in (0, 1)] == [9, 9]
    assert state.players[0].stored == 0


def test_after_the_end_no_moods_are_still_to_come() -> None:
    before = last_evening()
    assert [each.outlook for each in GAME.view_for(before, Spectator()).players] == [3, -2]
    after = send(before, "farmer", "barracks")
    assert [each.outlook for each in GAME.view_for(after, Spectator()).players] == [None, None]


def test_the_palace_pays_the_highest_donations_and_crystals_pay_in_pairs() -> None:
    """TV-15."""
    state = ended([3, 3, 1, 0], [5, 2, 1, 0])
    assert [each.points.palace for each in state.players] == [4, 4, 2, 0]
    assert [each.points.crystals for each in state.players] == [2, 1, 0, 0]
    assert (state.phase, GAME.pending(state)) == ("over", ())


@pytest.mark.parametrize(
    ("donated", "points"),
    [
        ([4, 3, 2, 1], [4, 2, 1, 0]),
        ([2, 2, 2, 2], [4, 4, 4, 4]),
        ([5, 1, 1, 0], [4, 2, 2, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([0, 1], [0, 4]),
    ],
)
def test_ties_at_the_palace_are_paid_in_full_and_skip_no_rank(donated: list[int], points: list[int]) -> None:
    """E22."""
    assert palace_points(donated) == points


def test_crystals_break_a_tie_of_points() -> None:
    """TV-16."""
    state = ended([0, 0], [3, 2])
    assert vp(state) == [6, 6]
    found = GAME.outcome(state)
    assert found is not None
    assert (found.ranks, found.winners) == ((1, 2), (0,))


def test_who_is_equal_in_everything_shares_the_victory() -> None:
    """TV-16, E23."""
    found = outcome(ended([0, 0, 0], [3, 3, 1]))
    assert (found.ranks, found.winners) == ((1, 1, 3), (0, 1))


def test_the_result_tells_where_every_point_came_from() -> None:
    found = outcome(ended([1, 0], [4, 0]))
    assert found.sources[0] == {
        "start": 5,
        "exports": 0,
        "wheel": 0,
        "moods_1": 0,
        "moods_2": 0,
        "palace": 4,
        "crystals": 2,
    }
    assert found.scores == (11, 5)
    assert GAME.outcome(position()) is None


def test_crystals_on_portraits_go_back_to_the_supply() -> None:
    state = position(2, "evening")
    worker(state, "farmer", crystals=[1, 0], mood=1)
    assert crystals_left(state) == 21
    state, _ = run(state, "round_end")
    assert (crystals_left(state), vp(state)) == (22, [6, 5])
