"""Turns and phases: who is on turn, which worker may go where (spec §5, §6)."""

import pytest

from app.engine.events import Seat
from app.games.red_outpost.actions import Decline, Visit
from app.games.red_outpost.components import LOCATIONS, REGULAR, WORKERS, Phase
from app.games.red_outpost.state import State, reserve
from app.games.red_outpost.visit import destinations
from tests.games.red_outpost.positions import (
    asks,
    decision,
    moods,
    pass_on,
    play,
    position,
    refused,
    send,
    visits,
    worker,
)


def first_morning() -> State:
    """Return the first choice of the rulebook's example: the beer house is open."""
    state = position(2, "morning")
    state.morning = ["spaceship", "palace", "administration"]
    return state


def test_in_the_morning_every_worker_may_go_to_every_open_regular_location() -> None:
    """TV-02."""
    state = first_morning()
    assert len(visits(state)) == 42
    assert {place for _, place in visits(state)} == set(REGULAR) - set(state.morning)
    assert refused(state, Visit("miner", "barracks")) == "barracks_only_in_evening"
    assert refused(state, Visit("miner", "field_kitchen")) == "kitchen_only_at_lunch"
    for place in state.morning:
        assert refused(state, Visit("miner", place)) == "blocked_morning"


def test_a_visit_places_a_disk_and_changes_the_mood() -> None:
    """TV-03."""
    state = play(send(first_morning(), "bureaucrat", "beer_house"), Decline())
    found = state.workers["bureaucrat"]
    assert (found.place, found.upright, found.mood, found.disks) == ("beer_house", False, 2, [1, 0])
    assert state.players[0].crystals == 1
    assert reserve(state, Seat(0)) == 8
    assert state.active == 1


def test_the_second_player_finds_one_worker_and_one_location_less() -> None:
    """TV-04."""
    state = play(send(first_morning(), "bureaucrat", "beer_house"), Decline())
    assert len(visits(state)) == 30
    assert refused(state, Visit("bureaucrat", "mine")) == "worker_tired"
    assert refused(state, Visit("miner", "beer_house")) == "occupied"


def test_who_is_in_bed_at_the_end_of_the_morning_cheers_up_and_the_token_passes() -> None:
    """TV-06."""
    state = send(play(send(first_morning(), "bureaucrat", "beer_house"), Decline()), "miner", "mine")
    assert moods(state, "shepherd", "farmer", "fisherman", "commissar") == [1, 1, 1, 1]
    assert moods(state, "bureaucrat", "miner") == [2, 0]
    assert all(each.upright for each in state.workers.values())
    assert (state.workers["miner"].place, state.phase) == ("mine", "day_1")
    assert (state.first, state.active) == (1, 1)


ORDERS = {
    2: ["01", "101010", "01", "101010", "01", "10", "010101", "10", "010101", "10"],
    3: ["012", "120120", "201", "012012", "120", "201", "012012", "120", "201201", "012"],
    4: ["0123", "123012", "2301", "301230", "0123", "1230", "230123", "3012", "012301", "1230"],
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turns_of_a_whole_game_go_by_the_token_that_passes_from_its_holder(players: int) -> None:
    """TV-08, TV-50 and the tables of §5.3."""
    state = position(players, "morning", first_player="first_seat")
    phases: dict[tuple[int, Phase], str] = {}
    while asks(state):
        key = (state.round, state.phase)
        phases[key] = phases.get(key, "") + str(state.active)
        found = decision(state)
        assert found.default is not None
        state = play(state, found.default)
        while asks(state) not in ("visit", ""):
            found = decision(state)
            assert found.default is not None
            state = play(state, found.default)
    assert list(phases.values()) == ORDERS[players]


def test_every_disk_is_placed_by_the_end_of_a_round_with_four_players() -> None:
    """TV-08, §5.4: whoever acts twice on Day 1 acts once on Day 2."""
    state = position(4, "morning")
    while state.round == 1:
        left = [reserve(state, Seat(seat)) for seat in range(4)]
        last = state.active
        found = decision(state)
        assert found.default is not None
        state = play(state, found.default)
    assert (sum(left), left[last]) == (1, 1)
    assert [reserve(state, Seat(seat)) for seat in range(4)] == [6] * 4


def test_a_worker_must_move() -> None:
    """TV-20."""
    state = position()
    worker(state, "shepherd", "mine")
    assert refused(state, Visit("shepherd", "mine")) == "same_location"


def test_an_upright_worker_blocks_a_location_until_it_goes() -> None:
    """TV-21."""
    state = position()
    worker(state, "farmer", "palace")
    assert refused(state, Visit("miner", "palace")) == "occupied"
    state = send(state, "farmer", "mine")
    assert ("miner", "palace") in visits(state)


def test_at_lunch_everybody_goes_to_the_field_kitchen() -> None:
    """TV-22."""
    state = position(2, "lunch")
    for name, place in zip(WORKERS, REGULAR, strict=False):
        worker(state, name, place)
    assert visits(state) == [(name, "field_kitchen") for name in WORKERS]
    assert refused(state, Visit("miner", "pasture")) == "only_kitchen_at_lunch"
    assert refused(state, Visit("miner", "barracks")) == "only_kitchen_at_lunch"
    state = send(state, "miner", "field_kitchen")
    assert (state.active, moods(state, "miner")) == (1, [1])
    state = send(state, "farmer", "field_kitchen")
    assert (state.phase, moods(state, "farmer")) == ("day_2", [1])


def test_after_lunch_one_leaves_the_field_kitchen_and_nobody_enters_it() -> None:
    """TV-23."""
    state = position(2, "day_2")
    worker(state, "miner", "field_kitchen")
    worker(state, "farmer", "mine")
    assert {place for name, place in visits(state) if name == "miner"} == set(REGULAR) - {"mine"}
    assert refused(state, Visit("shepherd", "field_kitchen")) == "kitchen_only_at_lunch"


def evening() -> State:
    """Return the start of an Evening: everybody has been at work."""
    state = position(3, "evening")
    for name, place in zip(WORKERS, ("farm", "palace", "mine", "storehouse", "administration", "lake"), strict=True):
        worker(state, name, place)  # type: ignore[arg-type]
    return state


def test_in_the_evening_open_locations_and_the_barracks_take_workers() -> None:
    """TV-24, E11, E12."""
    state = evening()
    assert refused(state, Visit("miner", "pasture")) == "blocked_evening"
    assert refused(state, Visit("miner", "farm")) == "blocked_evening"
    assert {place for name, place in visits(state) if name == "miner"} == {
        "beer_house",
        "spaceship",
        "labor_camp",
        "barracks",
    }
    state = send(send(state, "shepherd", "barracks"), "farmer", "barracks")
    assert moods(state, "shepherd", "farmer") == [1, 1]
    assert ("miner", "barracks") in visits(state)


def test_tokens_do_nothing_on_days_and_at_lunch() -> None:
    """E10."""
    for phase in ("day_1", "day_2"):
        state = position(2, phase)
        assert {place for _, place in visits(state)} == set(REGULAR)


def test_an_evening_in_the_barracks_gives_its_own_step_only() -> None:
    """E39."""
    state = position(2, "evening")
    worker(state, "miner", "mine", disks=[1, 0])
    worker(state, "farmer", "farm")
    state = send(send(state, "miner", "barracks"), "farmer", "barracks")
    assert state.round == 2
    assert state.players[0].points.moods_1 == 1


def test_a_day_ends_when_all_six_are_flat() -> None:
    state = position(4, "day_1")
    for name, place in zip(WORKERS, ("beer_house", "storehouse", "palace", "mine", "farm"), strict=False):
        assert state.phase == "day_1"
        state = pass_on(send(state, name, place))  # type: ignore[arg-type]
    assert [name for name, each in state.workers.items() if each.upright] == ["bureaucrat"]
    state = send(state, "bureaucrat", "pasture")
    assert state.phase == "lunch"


@pytest.mark.parametrize("phase", ["morning", "day_1", "lunch", "day_2", "evening"])
def test_there_is_always_somewhere_to_go(phase: Phase) -> None:
    """§12: in the tightest case that the rules allow."""
    state = position(4, phase)
    if phase != "morning":
        for name, place in zip(WORKERS, REGULAR, strict=False):
            worker(state, name, place, upright=name == "bureaucrat")
    assert all(destinations(state, Seat(0)).values())


def test_what_may_be_done_agrees_with_what_is_refused() -> None:
    """Every pair of worker and location is either offered or has a reason of its own."""
    for state in (first_morning(), evening(), position(2, "lunch"), position(3, "day_2")):
        possible = visits(state)
        for name in WORKERS:
            for place in LOCATIONS:
                if (name, place) not in possible:
                    assert refused(state, Visit(name, place)) != "not_offered"


def test_no_stored_disk_can_be_added_without_its_card() -> None:
    assert refused(position(), Visit("miner", "mine", 1)) == "no_stored_disk"


def test_who_does_not_answer_sends_a_worker_where_the_mood_is_best() -> None:
    assert decision(position()).default == Visit("shepherd", "beer_house")
