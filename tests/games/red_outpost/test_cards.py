"""The special cards, each by itself (spec §10)."""

import pytest

from app.engine.events import Seat
from app.games.red_outpost.actions import (
    BarracksShift,
    CommissarDonate,
    Decline,
    Donate,
    FarmResource,
    Honour,
    KitchenRest,
    MinerExtra,
    MoveDisk,
    Relocate,
    Visit,
    VisitWithCard,
)
from app.games.red_outpost.components import DECLARED, LOCATION_CARDS, LOCATIONS, REGULAR, WORKERS, LocationId, Phase
from app.games.red_outpost.state import State, crystals_left, reserve
from tests.games.red_outpost.positions import (
    asks,
    crystals,
    decision,
    in_store,
    lake,
    moods,
    pass_on,
    play,
    player,
    position,
    refused,
    run,
    send,
    send_with_card,
    ship,
    visits,
    vp,
    worker,
)


def holding(cards: str, players: int = 2, phase: Phase = "day_1", **fields: int) -> State:
    """Return a position in which seat 0 holds the cards."""
    state = position(players, phase)
    player(state, 0, cards, **fields)
    return state


# --- cards that are named with the visit -------------------------------------------------------------------------


def test_the_pasture_card_gives_mood_instead_of_everything_printed() -> None:
    """TV-32."""
    for name in ("miner", "shepherd"):
        state = send_with_card(holding("c_pasture"), name, "pasture")
        assert (moods(state, name), in_store(state, "wool"), state.players[0].wheel) == ([2], [0], 0)
        assert state.workers[name].disks == [1, 0]


def test_the_beer_house_card_gives_crystals_instead_of_everything_printed() -> None:
    """TV-35."""
    state = send_with_card(holding("c_beer_house"), "commissar", "beer_house")
    assert (moods(state, "commissar"), crystals(state), asks(state)) == ([0], [3, 1], "visit")


def test_the_mine_card_turns_the_wheel_instead_of_everything_printed() -> None:
    """TV-39."""
    state = send_with_card(holding("c_mine", wheel=2), "miner", "mine")
    assert (state.players[0].wheel, state.players[0].points.wheel, crystals(state)) == (1, 2, [2, 1])
    assert (moods(state, "miner"), in_store(state, "coal")) == ([-1], [0])


def test_the_labor_camp_card_saves_the_mood_and_the_disk() -> None:
    """TV-42."""
    state = send_with_card(holding("c_labor_camp"), "farmer", "labor_camp")
    assert (state.workers["farmer"].disks, moods(state, "farmer")) == ([0, 0], [0])
    assert (in_store(state, "wheat", "wool", "fish"), state.players[0].wheel) == ([1, 1, 1], 3)
    assert reserve(state, Seat(0)) == 9


def test_the_administration_card_stores_a_disk_for_a_later_turn() -> None:
    """TV-37."""
    state = holding("c_administration")
    state = send_with_card(state, "farmer", "administration")
    assert (state.workers["farmer"].disks, state.players[0].stored, reserve(state, Seat(0))) == ([0, 0], 1, 8)
    assert moods(state, "bureaucrat") == [1]
    state = send(state, "shepherd", "pasture")
    assert state.active == 0
    added = send(state, "miner", "mine", stored_disk=1)
    assert (added.workers["miner"].disks, added.players[0].stored, reserve(added, Seat(0))) == ([2, 0], 0, 7)
    assert send(state, "miner", "mine").workers["miner"].disks == [1, 0]


def test_the_administration_card_holds_one_disk_but_can_be_emptied_and_filled_at_once() -> None:
    """TV-37, §10.6."""
    state = holding("c_administration", stored=1)
    assert refused(state, VisitWithCard("miner", "administration")) == "card_full"
    assert refused(state, Visit("miner", "mine", 2)) == "no_stored_disk"
    state = send_with_card(state, "miner", "administration", stored_disk=1)
    assert (state.workers["miner"].disks, state.players[0].stored, reserve(state, Seat(0))) == ([1, 0], 1, 7)


def test_a_stored_disk_counts_for_nothing_and_returns_at_the_end_of_the_round() -> None:
    """TV-37, E25."""
    state = holding("c_administration", phase="evening", stored=1)
    worker(state, "miner", mood=3)
    state, _ = run(state, "round_end")
    assert (vp(state), state.players[0].stored, reserve(state, Seat(0))) == ([5, 5], 0, 9)


def test_with_the_card_the_administration_works_as_usual() -> None:
    state = holding("c_administration")
    worker(state, "shepherd", disks=[0, 1])
    state = send_with_card(state, "farmer", "administration")
    assert asks(state) == "move_disk"
    assert play(state, MoveDisk("shepherd", "miner", "blue")).workers["miner"].disks == [0, 1]


@pytest.mark.parametrize("place", LOCATIONS)
def test_only_five_cards_are_named_with_the_visit_and_only_by_their_holder(place: LocationId) -> None:
    """§6.1, checks 14 and 15."""
    phase: Phase = "day_1"
    if place in ("field_kitchen", "barracks"):
        phase = "lunch" if place == "field_kitchen" else "evening"
    state = position(2, phase)
    for name, other in zip(WORKERS, reversed(REGULAR), strict=False):
        worker(state, name, other)
    worker(state, "miner", "palace" if place != "palace" else "mine")
    for name in WORKERS:
        if state.workers[name].place == place:
            worker(state, name, "spaceship")
    player(state, 0, f"c_{place}")
    if place in DECLARED:
        send_with_card(state, "miner", place)
    else:
        assert refused(state, VisitWithCard("miner", place)) == "card_not_applicable"
    another = "c_pasture" if place != "pasture" else "c_mine"
    player(state, 0, another)
    assert refused(state, VisitWithCard("miner", place)) == "card_not_held"
    state.players[0].location_card = ""
    assert refused(state, VisitWithCard("miner", place)) == "card_not_held"


def test_a_card_does_not_open_a_location_that_is_closed_or_occupied() -> None:
    state = holding("c_pasture")
    worker(state, "shepherd", "pasture")
    assert refused(state, VisitWithCard("miner", "pasture")) == "occupied"
    worker(state, "miner", upright=False)
    assert refused(state, VisitWithCard("miner", "pasture")) == "worker_tired"


# --- cards of locations with a question of their own -------------------------------------------------------------


def test_the_palace_card_makes_a_crystal_count_as_a_disk_for_the_round() -> None:
    """TV-33."""
    state = holding("c_palace")
    worker(state, "fisherman", disks=[0, 1], mood=2)
    state = play(send(state, "shepherd", "palace"), Honour("fisherman"))
    assert (state.workers["fisherman"].crystals, crystals(state), state.players[0].palace) == ([1, 0], [0, 1], 0)
    assert crystals_left(state) == 22
    worker(state, "shepherd", mood=0)
    ended, _ = run(state, "round_end")
    assert (vp(ended), crystals_left(ended)) == ([7, 7], 23)


def test_a_crystal_on_a_portrait_is_no_disk_for_the_administration_or_the_barracks() -> None:
    """§10.2, E36."""
    state = position(2)
    worker(state, "farmer", crystals=[0, 1])
    assert asks(send(state, "miner", "administration")) == "visit"
    player(state, 0, "c_barracks")
    worker(state, "shepherd", crystals=[1, 0])
    state.phase = "morning"
    assert asks(run(state, "barracks")[0]) == "visit"


def test_the_farm_card_chooses_what_is_produced() -> None:
    """TV-34."""
    state = send(holding("c_farm"), "shepherd", "farm")
    assert asks(state) == "farm"
    assert refused(state, Decline()) == "not_now"
    state = play(state, FarmResource("coal"))
    assert (moods(state, "shepherd"), in_store(state, "coal", "wheat"), state.players[0].wheel) == ([-1], [1, 0], 1)
    assert in_store(send(position(), "shepherd", "farm"), "wheat") == [1]


def test_the_farm_card_cannot_choose_what_the_supply_lacks() -> None:
    state = position(2, data={"cubes": [3]})
    player(state, 0, "c_farm")
    state.exported["coal"], state.storehouse["coal"] = 2, 1
    assert refused(send(state, "shepherd", "farm"), FarmResource("coal")) == "supply_empty"


# --- cards that act between phases -------------------------------------------------------------------------------


def lunch(cards: str, players: int = 4) -> State:
    state = holding(cards, players, "lunch")
    state.first = state.active = Seat(2)
    for name, place in zip(WORKERS, REGULAR, strict=False):
        worker(state, name, place)
    state.stage = "kitchen"
    return state


def test_the_kitchen_card_lays_two_workers_down_over_lunch() -> None:
    """TV-40."""
    state = lunch("c_field_kitchen")
    assert (asks(state), decision(state).seat) == ("kitchen", 0)
    assert refused(state, KitchenRest(["miner", "farmer", "shepherd"])) == "wrong_number"
    assert refused(state, KitchenRest(["miner", "miner"])) == "same_worker_twice"
    assert refused(state, KitchenRest([])) == "wrong_number"
    state = play(state, KitchenRest(["bureaucrat", "miner"]))
    assert (asks(state), state.active) == ("visit", 2)
    assert refused(state, Visit("miner", "field_kitchen")) == "worker_tired"
    for name in ("shepherd", "farmer", "fisherman", "commissar"):
        assert state.phase == "lunch"
        state = send(state, name, "field_kitchen")
    assert (state.phase, all(each.upright for each in state.workers.values())) == ("day_2", True)
    assert moods(state, "bureaucrat", "miner") == [0, 0]


def test_the_kitchen_card_is_asked_for_at_the_start_of_each_lunch() -> None:
    state = holding("c_field_kitchen", 2)
    for name in WORKERS[1:]:
        worker(state, name, upright=False)
    state = send(state, "shepherd", "pasture")
    assert (state.phase, asks(state), decision(state).seat) == ("lunch", "kitchen", 0)
    assert asks(play(state, Decline())) == "visit"


def test_the_barracks_card_moves_an_own_disk_to_somebody_in_bed() -> None:
    """TV-43."""
    state = holding("c_barracks", 2, "morning")
    worker(state, "miner", disks=[1, 0])
    state = send(send(state, "miner", "mine"), "farmer", "pasture")
    assert (asks(state), decision(state).seat, moods(state, "shepherd")) == ("barracks", 0, [1])
    assert refused(state, BarracksShift("miner", "farmer")) == "not_in_barracks"
    assert refused(state, BarracksShift("miner", "miner")) == "same_worker_twice"
    assert refused(state, BarracksShift("farmer", "shepherd")) == "disk_not_there"
    done = play(state, BarracksShift("miner", "shepherd"))
    assert (done.workers["miner"].disks, done.workers["shepherd"].disks) == ([1, 0], [1, 0])
    assert (done.phase, asks(done)) == ("day_1", "visit")
    assert play(state, Decline()).workers["miner"].disks == [2, 0]


def test_the_barracks_card_is_asked_for_only_at_the_end_of_the_morning() -> None:
    state = holding("c_barracks", 2, "evening")
    worker(state, "miner", "mine", disks=[1, 0])
    worker(state, "farmer", "farm")
    assert asks(send(send(state, "miner", "barracks"), "farmer", "barracks")) == "visit"


# --- cards of workers --------------------------------------------------------------------------------------------


def test_the_shepherd_with_his_card_works_where_he_stands() -> None:
    """TV-20."""
    state = holding("c_shepherd")
    worker(state, "shepherd", "mine")
    state = send(state, "shepherd", "mine")
    assert (moods(state, "shepherd"), in_store(state, "coal"), state.workers["shepherd"].upright) == ([-2], [1], False)


def test_the_shepherd_stays_even_beside_somebody_else() -> None:
    """§10.13."""
    state = holding("c_shepherd")
    worker(state, "shepherd", "mine")
    worker(state, "farmer", "mine", upright=False)
    assert ("shepherd", "mine") in visits(state)


def test_the_shepherd_stays_only_where_the_phase_allows_it() -> None:
    """TV-44."""
    assert refused(holding("c_shepherd", phase="morning"), Visit("shepherd", "barracks")) == "barracks_only_in_evening"
    state = holding("c_shepherd", phase="evening")
    worker(state, "shepherd", "farm")
    assert refused(state, Visit("shepherd", "farm")) == "blocked_evening"
    state = holding("c_shepherd", phase="lunch")
    worker(state, "shepherd", "farm")
    assert refused(state, Visit("shepherd", "farm")) == "only_kitchen_at_lunch"
    state = holding("c_shepherd", phase="day_2")
    worker(state, "shepherd", "field_kitchen")
    assert refused(state, Visit("shepherd", "field_kitchen")) == "kitchen_only_at_lunch"


def test_the_farmer_with_her_card_joins_workers_who_lie_flat() -> None:
    """TV-45."""
    state = holding("c_farmer")
    worker(state, "miner", "mine", upright=False)
    joined = send(state, "farmer", "mine")
    assert (in_store(joined, "coal"), moods(joined, "farmer")) == ([1], [-2])
    worker(state, "miner", upright=True)
    assert refused(state, Visit("farmer", "mine")) == "occupied"
    for upright in (True, False):
        state = position()
        worker(state, "miner", "mine", upright=upright)
        assert refused(state, Visit("farmer", "mine")) == "occupied"


def test_the_farmers_card_is_of_use_to_the_farmer_only_and_opens_no_token() -> None:
    state = holding("c_farmer", phase="evening")
    worker(state, "miner", "mine", upright=False)
    worker(state, "farmer", "palace")
    worker(state, "shepherd", "storehouse")
    assert refused(state, Visit("shepherd", "mine")) == "occupied"
    assert refused(state, Visit("farmer", "farm")) == "blocked_evening"


def test_the_fishermans_card_moves_somebody_to_an_empty_location() -> None:
    """TV-46."""
    state = holding("c_fisherman", phase="morning")
    lake(state, "one_fish one_fish blank blank blank two_fish")
    state = pass_on(send(state, "fisherman", "lake"), "relocate")
    assert refused(state, Relocate("commissar", "barracks")) == "target_not_regular"
    assert refused(state, Relocate("commissar", "field_kitchen")) == "target_not_regular"
    assert refused(state, Relocate("commissar", "lake")) == "target_not_empty"
    assert refused(state, Relocate("commissar", "palace")) == "blocked_morning"
    assert refused(state, Relocate("fisherman", "mine")) == "not_the_fisherman"
    state = play(state, Relocate("commissar", "storehouse"))
    found = state.workers["commissar"]
    assert (found.place, found.upright, found.mood, found.disks) == ("storehouse", True, 0, [0, 0])
    assert refused(state, Visit("miner", "storehouse")) == "occupied"
    state = send(state, "miner", "mine")
    assert (state.phase, moods(state, "commissar", "farmer")) == ("day_1", [0, 1])


def test_a_location_that_the_fisherman_empties_can_be_used_again() -> None:
    """E30."""
    state = holding("c_fisherman")
    worker(state, "miner", "mine", upright=False)
    state = play(send(state, "fisherman", "pasture"), Relocate("miner", "farm"))
    assert state.workers["miner"].upright is False
    assert ("farmer", "mine") in visits(state)


def test_the_miner_with_his_card_produces_one_more_of_what_is_not_coal() -> None:
    """TV-47."""
    state = send(holding("c_miner"), "miner", "labor_camp")
    assert asks(state) == "miner_extra"
    assert refused(state, MinerExtra("coal")) == "not_produced"
    state = play(state, MinerExtra("wool"))
    assert (in_store(state, "wool"), moods(state, "miner"), crystals(state)) == ([2], [-3], [2, 1])
    assert state.players[0].points.wheel == 2
    assert asks(state) == "visit"


def test_the_miners_card_does_nothing_for_coal_or_for_added_cubes_or_for_others() -> None:
    """TV-47."""
    assert asks(send(holding("c_miner"), "miner", "mine")) == "visit"
    state = holding("c_miner")
    ship(state, "wool")
    assert asks(send(state, "miner", "spaceship")) == "visit"
    assert asks(send(holding("c_miner"), "farmer", "labor_camp")) == "visit"


def test_the_commissars_card_gives_the_palace_one_more() -> None:
    """TV-48."""
    state = holding("c_commissar", crystals=2)
    state = play(send(state, "commissar", "palace"), Donate())
    assert asks(state) == "commissar"
    state = play(state, CommissarDonate())
    assert (state.players[0].palace, crystals(state)) == (2, [0, 1])


def test_the_commissars_card_works_anywhere_and_with_a_crystal_just_gained() -> None:
    """§6.2: what is gained by the action can be spent after it."""
    state = holding("c_commissar", crystals=0, wheel=3)
    state = send(state, "commissar", "pasture")
    assert asks(state) == "commissar"
    assert play(state, CommissarDonate()).players[0].palace == 1
    assert asks(send(holding("c_commissar", crystals=0), "commissar", "pasture")) == "visit"


def test_the_bureaucrat_with_her_card_ignores_tokens_but_nothing_else() -> None:
    """TV-49."""
    state = holding("c_bureaucrat", phase="morning")
    assert ("bureaucrat", "palace") in visits(state)
    assert refused(state, Visit("miner", "palace")) == "blocked_morning"
    worker(state, "farmer", "palace")
    assert refused(state, Visit("bureaucrat", "palace")) == "occupied"
    state = position(2, "morning")
    assert refused(state, Visit("bureaucrat", "palace")) == "blocked_morning"
    state = holding("c_bureaucrat", phase="lunch")
    worker(state, "bureaucrat", "mine")
    assert refused(state, Visit("bureaucrat", "palace")) == "only_kitchen_at_lunch"
    state = holding("c_bureaucrat", phase="evening")
    worker(state, "bureaucrat", "mine")
    assert ("bureaucrat", "farm") in visits(state)


def test_every_location_has_its_card() -> None:
    assert list(LOCATION_CARDS.values()) == list(LOCATIONS)
