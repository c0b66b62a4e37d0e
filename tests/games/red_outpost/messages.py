"""A message for each kind of action of Red Outpost, and a position to send it in (see `tests/games/bad_input.py`)."""

from collections.abc import Callable
from typing import Any

from app.games.red_outpost.actions import Decline
from app.games.red_outpost.components import WorkerId
from app.games.red_outpost.state import State
from tests.games.bad_input import Case, Messages
from tests.games.red_outpost.positions import (
    GAME,
    cubes,
    lake,
    pass_on,
    play,
    player,
    position,
    run,
    send,
    ship,
    worker,
)


def holding(cards: str = "", **fields: int) -> State:
    state = position(3)
    player(state, 0, cards, **fields)
    cubes(state, wool=1, wheat=1, fish=1, coal=1)
    worker(state, "farmer", disks=[1, 1, 0])
    lake(state, "one_fish blank two_fish", "blank blank one_fish")
    ship(state, "any wool", "nothing")
    return state


def at(place: Any, name: WorkerId = "miner", cards: str = "") -> State:
    return send(holding(cards), name, place)


def before_lunch() -> State:
    state = holding("c_field_kitchen")
    state.phase, state.stage = "lunch", "kitchen"
    return state


def after_morning() -> State:
    state = holding("c_barracks")
    state.phase = "morning"
    return run(state, "barracks")[0]


CASES: dict[str, Callable[[], Case]] = {
    "visit": lambda: (holding(), {"worker": "miner", "to": "mine", "stored_disk": 0}),
    "visit_with_card": lambda: (holding("c_mine"), {"worker": "miner", "to": "mine", "stored_disk": 0}),
    "decline": lambda: (at("beer_house"), {}),
    "donate": lambda: (at("palace"), {}),
    "honour": lambda: (at("palace", cards="c_palace"), {"worker": "farmer"}),
    "farm_resource": lambda: (at("farm", cards="c_farm"), {"resource": "coal"}),
    "beer": lambda: (at("beer_house"), {"up": "miner", "down": "farmer"}),
    "storehouse_mood": lambda: (at("storehouse"), {"up": "miner", "down": "farmer", "resource": "wool"}),
    "storehouse_sell": lambda: (at("storehouse"), {"resource": "wool"}),
    "storehouse_buy": lambda: (at("storehouse"), {"resource": "wool"}),
    "move_disk": lambda: (
        at("administration"),
        {"from_worker": "farmer", "to_worker": "shepherd", "owner": "blue"},
    ),
    "ship_resource": lambda: (at("spaceship"), {"resource": "wool"}),
    "lake_reshuffle": lambda: (at("lake", "fisherman"), {}),
    "lake_draw": lambda: (at("lake", cards="c_lake"), {}),
    "lake_take": lambda: (at("lake", cards="c_lake"), {"lake": "one_fish"}),
    "lake_pick": lambda: (play(at("lake", "fisherman"), Decline()), {"lake": "blank"}),
    "miner_extra": lambda: (at("labor_camp", cards="c_miner"), {"resource": "wool"}),
    "ship_four": lambda: (ship_four(), {"resource": "wool"}),
    "commissar_donate": lambda: (at("pasture", "commissar", "c_commissar"), {}),
    "relocate": lambda: (at("pasture", "fisherman", "c_fisherman"), {"worker": "miner", "to": "farm"}),
    "kitchen_rest": lambda: (before_lunch(), {"workers": ["miner"]}),
    "barracks_shift": lambda: (after_morning(), {"from_worker": "farmer", "to_worker": "miner"}),
}


def ship_four() -> State:
    state = holding("c_spaceship")
    ship(state, "nothing")
    return pass_on(send(state, "miner", "spaceship"), "ship_four")


RED_OUTPOST = Messages(GAME, CASES)
