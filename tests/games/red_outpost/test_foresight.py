"""What a decision tells its page about what each answer would do: certain effects, and nothing from the decks."""

from typing import Any

import msgspec
import pytest

from app.engine.codec import encode
from app.engine.decisions import Action
from app.games.red_outpost.actions import Beer, Donate, MoveDisk, StorehouseBuy, StorehouseMood, Visit, VisitWithCard
from app.games.red_outpost.foresight import Effect
from app.games.red_outpost.state import State
from tests.games.red_outpost.positions import (
    cubes,
    decision,
    lake,
    play,
    player,
    position,
    send,
    ship,
    vp,
    worker,
)


def effects(state: State) -> dict[str, Any]:
    """Return what the page is sent about each answer, by the answer."""
    wire = msgspec.to_builtins(decision(state).wire())
    return {
        repr({"type": offer["action"], **each["fields"]}): each["effect"]
        for offer in wire["offers"]
        for each in offer.get("effects", ())
    }


def foreseen(state: State, action: Action) -> Effect:
    found = decision(state).foresee
    assert found is not None
    before = encode(state)
    tell = found()[type(action)]
    assert callable(tell)
    effect = tell(action)
    assert encode(state) == before
    assert isinstance(effect, Effect)
    return effect


def apart_from_influence(effect: Effect) -> Effect:
    return msgspec.structs.replace(effect, disks={}, leaders={})


def test_a_visit_shows_moods_cubes_exports_wheel_and_points() -> None:
    state = position()
    cubes(state, coal=2)
    player(state, 0, wheel=3)
    assert apart_from_influence(foreseen(state, Visit("farmer", "mine"))) == Effect(
        points=3 + 2,
        outlook=-2,
        crystals=1,
        wheel=1,
        wheel_space=0,
        moods={"farmer": -2},
        cubes={"coal": -2},
        exports={"coal": 1},
    )


def test_what_stays_the_same_is_not_sent() -> None:
    state = position()
    assert effects(state)[repr({"type": "visit", "worker": "shepherd", "to": "pasture", "stored_disk": 0})] == {
        "wheel": 1,
        "wheel_space": 1,
        "disks": {"shepherd": [1, 0]},
        "leaders": {"shepherd": [0]},
        "cubes": {"wool": 1},
    }


def test_every_visit_is_foreseen() -> None:
    state = position()
    assert len(effects(state)) == 60
    player(state, 0, "c_mine")
    assert len(effects(state)) == 66
    assert apart_from_influence(foreseen(state, VisitWithCard("farmer", "mine"))) == Effect(
        outlook=-1, wheel=3, wheel_space=3, moods={"farmer": -1}
    )


def test_a_card_to_be_drawn_is_announced_and_its_effect_is_not() -> None:
    """Whatever is on top of the decks, the page is told the same."""
    for place, moods in (("lake", {"farmer": -1}), ("spaceship", {"farmer": -1})):
        told = []
        for top in ("blank one_fish two_fish", "two_fish one_fish blank"):
            state = position()
            lake(state, top, "blank blank one_fish")
            ship(state, "wool any nothing" if top.startswith("blank") else "nothing any wool")
            told.append(apart_from_influence(foreseen(state, Visit("farmer", place))))  # type: ignore[arg-type]
        assert told[0] == told[1] == Effect(outlook=-1, moods=moods, draws=True)  # type: ignore[arg-type]


def test_a_decision_still_to_come_in_the_turn_is_announced() -> None:
    assert foreseen(position(), Visit("miner", "beer_house")).asks == "beer"
    assert foreseen(position(), Visit("miner", "palace")).asks == "donate"
    assert foreseen(position(), Visit("miner", "mine")).asks is None


def test_the_end_of_a_phase_or_round_is_not_part_of_a_turns_effect() -> None:
    state = position(2, "evening")
    state.turns = 1
    worker(state, "miner", "mine", mood=3, disks=[1, 0])
    assert apart_from_influence(foreseen(state, Visit("miner", "barracks"))) == Effect(outlook=1, moods={"miner": 1})
    assert vp(send(state, "miner", "barracks")) == [9, 5]


def test_swings_donations_and_exchanges_are_foreseen() -> None:
    state = position()
    worker(state, "miner", disks=[1, 0])
    worker(state, "farmer", disks=[0, 1])
    beer = send(state, "shepherd", "beer_house")
    assert apart_from_influence(foreseen(beer, Beer("miner", "farmer"))) == Effect(
        outlook=1, crystals=-1, moods={"miner": 1, "farmer": -1}
    )
    assert len(effects(beer)) == 31
    palace = send(state, "shepherd", "palace")
    assert apart_from_influence(foreseen(palace, Donate())) == Effect(crystals=-1, palace=1)
    cubes(state, wool=2)
    store = send(state, "shepherd", "storehouse")
    assert apart_from_influence(foreseen(store, StorehouseBuy("wool"))) == Effect(
        points=3, crystals=-1, cubes={"wool": -2}, exports={"wool": 1}
    )
    assert apart_from_influence(foreseen(store, StorehouseMood("miner", "farmer", "wool"))) == Effect(
        outlook=1, moods={"miner": 1, "farmer": -1}, cubes={"wool": -1}
    )


def test_moving_a_disk_shows_what_it_does_to_ones_own_prospects() -> None:
    state = position()
    worker(state, "miner", disks=[1, 2], mood=4)
    worker(state, "farmer", disks=[0, 0], mood=-3)
    state = send(state, "shepherd", "administration")
    effect = foreseen(state, MoveDisk("miner", "farmer", "blue"))
    assert effect.outlook == 4
    assert effect.disks == {"miner": [0, -1], "farmer": [0, 1]}
    assert effect.leaders == {"miner": [0, 1], "farmer": [1]}


@pytest.mark.parametrize("name", ["farmer", "miner"])
def test_what_was_foreseen_comes_true(name: str) -> None:
    state = position()
    cubes(state, wheat=2, wool=2, fish=2)
    player(state, 0, wheel=2)
    action = Visit(name, "labor_camp")  # type: ignore[arg-type]
    effect = foreseen(state, action)
    after = play(state, action)
    assert vp(after)[0] - vp(state)[0] == effect.points == 11
    assert after.players[0].crystals - 1 == effect.crystals == 1
    assert effect.wheel == 3
