"""The storehouse (spec §7.1, §7.6)."""

from app.games.red_outpost.actions import Decline, StorehouseBuy, StorehouseMood, StorehouseSell
from app.games.red_outpost.state import State, cubes_left
from tests.games.red_outpost.positions import (
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
    track,
)


def visited(crystal: int = 1, cards: str = "", **kinds: int) -> State:
    """Return the storehouse visited by the miner."""
    state = position()
    cubes(state, **kinds)
    player(state, 0, cards, crystals=crystal)
    return send(state, "miner", "storehouse")


def test_a_cube_handed_out_cheers_one_worker_up_and_discourages_another() -> None:
    """TV-27."""
    state = visited(fish=1)
    assert refused(state, StorehouseMood("farmer", "farmer", "fish")) == "same_worker_twice"
    assert refused(state, StorehouseMood("farmer", "miner", "coal")) == "resource_not_in_storehouse"
    state = play(state, StorehouseMood("farmer", "miner", "fish"))
    assert (moods(state, "farmer", "miner"), in_store(state, "fish")) == ([1, -1], [0])
    assert (cubes_left(state, "fish"), crystals(state), asks(state)) == (6, [1, 1], "visit")


def test_with_no_cube_and_no_crystal_there_is_nothing_to_ask() -> None:
    """TV-28."""
    state = visited(crystal=0)
    assert (asks(state), state.active) == ("visit", 1)


def test_a_cube_is_sold_for_a_crystal() -> None:
    state = visited(wool=1)
    assert refused(state, StorehouseSell("coal")) == "resource_not_in_storehouse"
    state = play(state, StorehouseSell("wool"))
    assert (crystals(state), in_store(state, "wool"), asks(state)) == ([2, 1], [0], "visit")


def test_a_cube_of_any_kind_is_bought_for_a_crystal() -> None:
    state = play(visited(), StorehouseBuy("coal"))
    assert (crystals(state), in_store(state, "coal"), asks(state)) == ([0, 1], [1], "visit")
    assert state.players[0].wheel == 0


def test_without_a_crystal_nothing_is_bought() -> None:
    assert refused(visited(crystal=0, wool=1), StorehouseBuy("coal")) == "no_crystal"


def test_an_empty_storehouse_has_nothing_to_sell_or_hand_out() -> None:
    state = visited()
    assert refused(state, StorehouseSell("wool")) == "resource_not_in_storehouse"
    assert refused(state, StorehouseMood("farmer", "miner", "wool")) == "resource_not_in_storehouse"


def test_what_the_supply_lacks_is_neither_sold_nor_bought() -> None:
    """§7.6; with a host's table."""
    state = position(2, data={"crystals": [4], "cubes": [3]})
    player(state, 1, crystals=3)
    track(state, coal=2)
    cubes(state, coal=1)
    state = send(state, "miner", "storehouse")
    assert refused(state, StorehouseSell("coal")) == "supply_empty"
    assert refused(state, StorehouseBuy("coal")) == "supply_empty"
    assert asks(play(state, StorehouseBuy("wool"))) == "visit"


def test_one_exchange_is_all_without_the_card() -> None:
    assert asks(play(visited(crystal=3, wool=2), StorehouseSell("wool"))) == "visit"
    assert asks(play(visited(crystal=3, wool=2), Decline())) == "visit"


def test_the_card_allows_a_second_sale_or_purchase() -> None:
    """TV-36."""
    state = visited(crystal=0, cards="c_storehouse", wool=1, coal=2)
    state = play(state, StorehouseSell("wool"))
    assert (crystals(state), asks(state)) == ([1, 1], "storehouse")
    assert refused(state, StorehouseMood("farmer", "miner", "coal")) == "card_not_applicable"
    state = play(state, StorehouseBuy("coal"))
    assert (crystals(state), state.players[0].points.exports, asks(state)) == ([0, 1], 3, "visit")
    assert in_store(state, "wool", "coal") == [0, 0]


def test_the_second_exchange_may_be_declined_and_is_not_asked_where_none_is_possible() -> None:
    state = visited(crystal=1, cards="c_storehouse")
    assert asks(play(state, StorehouseBuy("wool"), Decline())) == "visit"
    emptied = visited(crystal=1, cards="c_storehouse", wool=2)
    bought = play(emptied, StorehouseBuy("wool"))
    assert (in_store(bought, "wool"), crystals(bought), asks(bought)) == ([0], [0, 1], "visit")


def test_handing_out_is_the_only_action_even_with_the_card() -> None:
    """§10.5."""
    state = visited(crystal=2, cards="c_storehouse", wool=2)
    assert asks(play(state, StorehouseMood("farmer", "miner", "wool"))) == "visit"
