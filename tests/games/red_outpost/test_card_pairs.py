"""Two special cards in one hand (spec §10.19)."""

import pytest

from app.games.red_outpost.actions import (
    CommissarDonate,
    Decline,
    FarmResource,
    Honour,
    LakeTake,
    MinerExtra,
    Relocate,
    VisitWithCard,
)
from app.games.red_outpost.components import LocationId
from tests.games.red_outpost.positions import (
    asks,
    crystals,
    cubes,
    decision,
    in_store,
    lake,
    moods,
    pass_on,
    play,
    refused,
    send,
    send_with_card,
    ship,
    worker,
)
from tests.games.red_outpost.test_cards import holding


def test_pasture_and_shepherd_he_stays_and_takes_mood_or_wool_each_time() -> None:
    state = holding("c_pasture c_shepherd")
    worker(state, "shepherd", "pasture")
    with_card = send_with_card(state, "shepherd", "pasture")
    assert (moods(with_card, "shepherd"), in_store(with_card, "wool")) == ([2], [0])
    without = send(state, "shepherd", "pasture")
    assert (moods(without, "shepherd"), in_store(without, "wool")) == ([0], [1])


@pytest.mark.parametrize("place", ["pasture", "mine"])
def test_pasture_or_mine_and_miner_no_cube_no_extra_cube(place: LocationId) -> None:
    state = send_with_card(holding(f"c_{place} c_miner"), "miner", place)
    assert (asks(state), state.active) == ("visit", 1)


def test_palace_and_commissar_the_extra_crystal_goes_to_the_palace_only() -> None:
    state = holding("c_palace c_commissar", crystals=2)
    state = play(send(state, "commissar", "palace"), Honour("miner"))
    assert asks(state) == "commissar"
    assert refused(state, Honour("miner")) == "not_now"
    state = play(state, CommissarDonate())
    assert (state.players[0].palace, state.workers["miner"].crystals) == (1, [1, 0])


def test_farm_and_miner_an_extra_cube_of_the_chosen_kind_unless_it_is_coal() -> None:
    state = send(holding("c_farm c_miner"), "miner", "farm")
    assert asks(play(state, FarmResource("coal"))) == "visit"
    state = play(state, FarmResource("fish"))
    assert refused(state, MinerExtra("wheat")) == "not_produced"
    state = play(state, MinerExtra("fish"))
    assert (in_store(state, "fish"), moods(state, "miner")) == ([2], [-2])


def test_administration_and_bureaucrat_a_crystal_and_a_stored_disk() -> None:
    state = send_with_card(holding("c_administration c_bureaucrat"), "bureaucrat", "administration")
    assert (crystals(state), state.players[0].stored, moods(state, "bureaucrat")) == ([2, 1], 1, [0])
    state = holding("c_administration c_bureaucrat", phase="morning")
    state.morning = ["administration", "palace", "mine"]
    assert refused(state, VisitWithCard("miner", "administration")) == "blocked_morning"
    assert send_with_card(state, "bureaucrat", "administration").players[0].stored == 1


def test_lake_and_fisherman_two_cards_from_anywhere_and_a_relocation() -> None:
    state = holding("c_lake c_fisherman")
    lake(state, "blank blank one_fish", "two_fish one_fish blank")
    state = play(send(state, "fisherman", "lake"), Decline(), LakeTake("two_fish"), LakeTake("blank"))
    assert asks(state) == "lake_pick"
    state = pass_on(play(state, decision(state).default or Decline()), "relocate")
    assert in_store(state, "fish") == [2]
    assert play(state, Relocate("miner", "farm")).workers["miner"].place == "farm"


def test_lake_and_miner_fish_from_an_open_card_can_be_one_more() -> None:
    state = holding("c_lake c_miner")
    lake(state, "blank blank two_fish", "one_fish one_fish blank")
    state = play(send(state, "miner", "lake"), LakeTake("one_fish"))
    assert asks(state) == "miner_extra"
    state = play(state, MinerExtra("fish"))
    assert (in_store(state, "fish"), moods(state, "miner")) == ([2], [-2])


def test_labor_camp_and_miner_the_extra_cube_still_costs_mood() -> None:
    state = send_with_card(holding("c_labor_camp c_miner"), "miner", "labor_camp")
    assert (asks(state), moods(state, "miner"), state.workers["miner"].disks) == ("miner_extra", [0], [0, 0])
    state = play(state, MinerExtra("wheat"))
    assert (moods(state, "miner"), in_store(state, "wheat")) == ([-1], [2])


def test_spaceship_and_miner_an_added_cube_gives_no_extra_but_four_can_be_shipped() -> None:
    state = holding("c_spaceship c_miner")
    cubes(state, wool=1, wheat=1, fish=1)
    ship(state, "coal")
    assert asks(send(state, "miner", "spaceship")) == "ship_four"


@pytest.mark.parametrize("card", ["c_field_kitchen", "c_barracks"])
def test_kitchen_and_barracks_go_with_any_worker_card(card: str) -> None:
    state = holding(f"{card} c_bureaucrat", phase="morning")
    state = pass_on(
        send(pass_on(send(state, "bureaucrat", "palace")), "miner", "mine"),
        "barracks" if card == "c_barracks" else "visit",
    )
    assert state.workers["bureaucrat"].place == "palace"
