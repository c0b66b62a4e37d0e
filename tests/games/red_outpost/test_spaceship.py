"""The spaceship (spec §7.1, §10.7)."""

from app.games.red_outpost.actions import Decline, ShipFour, ShipResource, Visit
from app.games.red_outpost.state import State
from tests.games.red_outpost.positions import (
    SHIP_NUMBERS,
    asks,
    crystals,
    cubes,
    in_store,
    moods,
    play,
    player,
    position,
    refused,
    send,
    ship,
    step,
    track,
    vp,
)


def at_ship(draw: str, discard: str = "", cards: str = "") -> State:
    state = position()
    ship(state, draw, discard)
    player(state, 0, cards)
    return state


def test_a_card_adds_its_cube_and_gives_its_crystal_without_the_wheel() -> None:
    state = send(at_ship("crystal_wool nothing"), "farmer", "spaceship")
    assert (in_store(state, "wool"), crystals(state), state.players[0].wheel) == ([1], [2, 1], 0)
    assert (moods(state, "farmer"), state.ship.discard) == ([-1], [SHIP_NUMBERS["crystal_wool"]])
    state = send(at_ship("coal nothing"), "farmer", "spaceship")
    assert (in_store(state, "coal"), crystals(state)) == ([1], [1, 1])


def test_a_card_may_bring_nothing() -> None:
    state = send(at_ship("nothing wool"), "farmer", "spaceship")
    assert (sum(state.storehouse.values()), crystals(state), asks(state)) == (0, [1, 1], "visit")


def test_a_cube_of_choice_is_chosen_before_the_crystal_is_gained() -> None:
    state = send(at_ship("crystal_any nothing"), "farmer", "spaceship")
    assert (asks(state), crystals(state), state.ship.taken) == ("ship_any", [1, 1], [SHIP_NUMBERS["crystal_any"]])
    assert refused(state, Decline()) == "not_now"
    state = play(state, ShipResource("fish"))
    assert (in_store(state, "fish"), crystals(state), state.ship.taken) == ([1], [2, 1], [])


def test_a_third_cube_from_the_spaceship_is_exported() -> None:
    """E5."""
    state = at_ship("wheat nothing")
    cubes(state, wheat=2)
    state = send(state, "farmer", "spaceship")
    assert (vp(state), in_store(state, "wheat")) == ([8, 5], [0])


def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    """E19."""
    state = send(at_ship("", "wool wool"), "farmer", "spaceship")
    assert (in_store(state, "wool"), len(state.ship.draw), len(state.ship.discard)) == ([1], 1, 1)


def test_a_revealed_card_cannot_be_taken_back() -> None:
    assert not step(at_ship("nothing wool"), Visit("farmer", "spaceship")).reversible


def test_a_choice_that_the_supply_lacks_is_refused() -> None:
    state = position(2, data={"cubes": [3]})
    ship(state, "any")
    track(state, coal=2)
    cubes(state, coal=1)
    state = send(state, "farmer", "spaceship")
    assert refused(state, ShipResource("coal")) == "supply_empty"


# --- the card of the spaceship -----------------------------------------------------------------------------------


def four(track_coal: int = 0, cards: str = "c_spaceship", **kinds: int) -> State:
    state = at_ship("coal nothing", cards=cards)
    cubes(state, **({"wool": 1, "wheat": 1, "fish": 1, "coal": 1} | kinds))
    track(state, coal=track_coal)
    return send(state, "farmer", "spaceship")


def test_the_card_ships_one_cube_of_each_kind() -> None:
    """TV-38."""
    state = four()
    assert (asks(state), in_store(state, "wool", "wheat", "fish", "coal")) == ("ship_four", [1, 1, 1, 2])
    state = play(state, ShipFour("coal"))
    assert (state.exported["coal"], vp(state)) == (1, [8, 5])
    assert in_store(state, "wool", "wheat", "fish", "coal") == [0, 0, 0, 1]


def test_the_question_mark_counts_for_the_card_as_usual() -> None:
    state = play(four(track_coal=2), ShipFour("coal"))
    assert (state.exported["coal"], vp(state)) == (2, [7, 5])


def test_the_card_needs_all_four_kinds_and_its_holder() -> None:
    """TV-38."""
    assert asks(four(wool=0)) == "visit"
    assert asks(four(cards="")) == "visit"
    assert asks(play(four(), Decline())) == "visit"
