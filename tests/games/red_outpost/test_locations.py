"""What the locations do (spec §2.4, §7.1)."""

import pytest

from app.games.red_outpost.actions import Beer, Decline, Donate, Honour, MoveDisk
from app.games.red_outpost.components import LOCATIONS, WORKERS, LocationId
from tests.games.red_outpost.positions import (
    asks,
    crystals,
    decision,
    moods,
    play,
    player,
    position,
    refused,
    send,
    worker,
)

MOODS: dict[LocationId, list[int]] = {
    "pasture": [0, -1, -1, -1, -1, -1],
    "palace": [1, 1, 1, 1, 0, 1],
    "farm": [-1, 0, -1, -1, -1, -1],
    "beer_house": [2, 2, 2, 2, -1, 2],
    "storehouse": [0] * 6,
    "administration": [0] * 6,
    "spaceship": [-1] * 6,
    "mine": [-2, -2, -2, 0, -2, -2],
    "field_kitchen": [1] * 6,
    "lake": [-1, -1, 0, -1, -1, -1],
    "labor_camp": [-2] * 6,
    "barracks": [1] * 6,
}


@pytest.mark.parametrize("place", LOCATIONS)
def test_the_mood_of_every_visitor_changes_as_printed(place: LocationId) -> None:
    """§2.4."""
    assert [LOCATIONS[place].mood_of(name) for name in WORKERS] == MOODS[place]


def test_a_visit_to_the_palace_cheers_the_commissar_up_unless_she_comes_herself() -> None:
    """TV-13."""
    state = send(position(), "shepherd", "palace")
    assert (moods(state, "shepherd", "commissar"), asks(state)) == ([1, 1], "donate")
    state = send(position(), "commissar", "palace")
    assert (moods(state, *WORKERS), asks(state)) == ([0] * 6, "donate")


def test_a_crystal_given_to_the_palace_stays_there() -> None:
    state = play(send(position(), "miner", "palace"), Donate())
    assert (state.players[0].crystals, state.players[0].palace, state.active) == (0, 1, 1)


def test_without_a_crystal_the_palace_asks_for_none() -> None:
    state = position()
    player(state, 0, crystals=0)
    assert (asks(send(state, "miner", "palace")), asks(send(position(), "miner", "palace"))) == ("visit", "donate")


def test_only_the_card_lets_a_crystal_lie_on_a_portrait() -> None:
    assert refused(send(position(), "miner", "palace"), Honour("miner")) == "card_not_held"


def test_a_palace_with_few_spaces_can_be_full() -> None:
    """§3, palace_spaces, for a host's own table."""
    state = position(2, data={"palace_spaces": [2]})
    player(state, 0, palace=1)
    assert asks(send(state, "miner", "palace")) == "donate"
    player(state, 0, palace=2)
    assert asks(send(state, "miner", "palace")) == "visit"
    player(state, 0, "c_palace")
    assert refused(send(state, "miner", "palace"), Donate()) == "palace_full"


def test_beer_is_not_for_the_commissar_but_she_may_still_pay_a_round() -> None:
    """TV-14."""
    state = send(position(), "commissar", "beer_house")
    assert (moods(state, "commissar"), asks(state)) == ([-1], "beer")


def test_for_a_crystal_one_worker_cheers_up_and_another_loses_heart() -> None:
    state = send(position(), "miner", "beer_house")
    assert refused(state, Beer("farmer", "farmer")) == "same_worker_twice"
    done = play(state, Beer("miner", "farmer"))
    assert (moods(done, "miner", "farmer"), crystals(done)) == ([3, -1], [0, 1])
    declined = play(state, Decline())
    assert (moods(declined, "miner", "farmer"), crystals(declined)) == ([2, 0], [1, 1])


def test_without_a_crystal_nobody_asks_about_beer() -> None:
    state = position()
    player(state, 0, crystals=0)
    assert asks(send(state, "miner", "beer_house")) == "visit"


def test_moods_stop_at_the_ends_of_their_track() -> None:
    """TV-29."""
    state = position()
    player(state, 0, crystals=0)
    worker(state, "miner", mood=6)
    assert moods(send(state, "miner", "beer_house"), "miner") == [6]
    worker(state, "miner", mood=-5)
    assert moods(send(state, "miner", "labor_camp"), "miner") == [-6]


def test_naming_a_worker_at_the_end_of_the_track_is_allowed() -> None:
    """§6.3."""
    state = position()
    worker(state, "farmer", mood=6)
    state = play(send(state, "miner", "beer_house"), Beer("farmer", "shepherd"))
    assert moods(state, "farmer", "shepherd") == [6, -1]


def test_the_administration_moves_disks_of_others_but_not_from_or_to_the_visitor() -> None:
    """TV-26."""
    state = position()
    worker(state, "farmer", disks=[1, 1])
    worker(state, "miner", disks=[0, 1])
    state = send(state, "miner", "administration")
    assert (moods(state, "bureaucrat", "miner"), asks(state)) == ([1, 0], "move_disk")
    assert refused(state, MoveDisk("farmer", "bureaucrat", "orange")) == "disk_is_yours"
    assert refused(state, MoveDisk("miner", "bureaucrat", "blue")) == "visitor_protected"
    assert refused(state, MoveDisk("farmer", "miner", "blue")) == "visitor_protected"
    assert refused(state, MoveDisk("farmer", "farmer", "blue")) == "same_worker_twice"
    assert refused(state, MoveDisk("shepherd", "farmer", "blue")) == "disk_not_there"
    assert refused(state, MoveDisk("farmer", "bureaucrat", "pink")) == "disk_not_there"
    state = play(state, MoveDisk("farmer", "bureaucrat", "blue"))
    assert (state.workers["farmer"].disks, state.workers["bureaucrat"].disks) == ([1, 0], [0, 1])


def test_the_bureaucrat_fetches_a_crystal_from_the_administration_and_nothing_else() -> None:
    """TV-26."""
    state = position()
    worker(state, "farmer", disks=[0, 1])
    state = send(state, "bureaucrat", "administration")
    assert (moods(state, "bureaucrat"), crystals(state), asks(state)) == ([0], [2, 1], "visit")


def test_without_a_disk_of_others_to_move_the_administration_asks_nothing() -> None:
    state = position()
    worker(state, "miner", disks=[0, 1])
    worker(state, "farmer", disks=[1, 0])
    assert asks(send(state, "miner", "administration")) == "visit"


def test_the_field_kitchen_and_the_barracks_do_nothing_but_cheer() -> None:
    assert asks(send(position(2, "lunch"), "miner", "field_kitchen")) == "visit"
    state = position(2, "evening")
    worker(state, "miner", "mine")
    assert asks(send(state, "miner", "barracks")) == "visit"


def test_every_optional_question_may_be_declined_and_declining_is_what_a_time_out_does() -> None:
    state = send(position(), "miner", "beer_house")
    assert decision(state).default == Decline()
