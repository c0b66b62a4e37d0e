"""The box and the set-up (spec §2, §3, §12)."""

from collections import Counter

import pytest

from app.engine.driver import start
from app.engine.errors import BadSetup
from app.engine.game import Setup
from app.engine.rng import seed_from
from app.games.homesteaders.components import BUILDINGS, HOMESTEAD, ROWS, SLOTS, STACKS, STAGE_ROUNDS, BuildingId
from app.games.homesteaders.town import offer, tiles
from tests.games.homesteaders.positions import GAME, asked, finish_round, has, position, table


def rows(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in text.strip().splitlines()]


FACTS = """
grain_mill        | r | settlement      | wood steel             | 2  | 1
farm              | r | settlement      | wood                   | 0  | 3
market            | c | settlement      | wood                   | 2  | 3
foundry           | i | settlement      |                        | 0  | 3
steel_mill        | i | settlement      | wood wood gold         | 0  | 1
boarding_house    | r | settlement_town | wood wood              | 0  | 1
railworkers_house | r | settlement_town | steel steel            | 0  | 1
ranch             | r | settlement_town | wood food steel        | 0  | 2
trading_post      | c | settlement_town | gold                   | 0  | 1
general_store     | c | settlement_town | steel                  | 2  | 2
gold_mine         | i | settlement_town | wood steel             | 0  | 2
copper_mine       | i | settlement_town | wood wood steel        | 0  | 2
river_port        | i | settlement_town | wood                   | 0  | 2
church            | r | town            | wood steel gold copper | 10 | 1
workshop          | r | town            | steel                  | 2  | 2
depot             | c | town            | wood steel             | 0  | 2
stables           | c | town            | livestock              | 0  | 1
bank              | c | town            | steel copper           | 3  | 1
meatpacking_plant | i | town            | wood livestock         | 2  | 1
forge             | i | town            | steel steel            | 1  | 2
factory           | s | town            | steel steel copper     | 6  | 1
rodeo             | s | town            | food livestock         | 4  | 1
lawyer            | s | town            | wood gold livestock    | 4  | 1
fairgrounds       | s | town            | wood wood copper livestock | 6 | 1
dude_ranch        | r | city            | wood food              | 3  | 2
town_hall         | r | city            | wood wood copper       | 10 | 1
terminal          | c | city            | steel steel            | 6  | 2
restaurant        | c | city            | wood livestock         | 8  | 2
train_station     | i | city            | wood copper            | 3  | 2
circus            | s | city            | food food livestock    | 8  | 1
rail_yard         | s | city            | steel steel gold copper | 6 | 1
"""

INCOMES = """
homestead         | silver silver | wood ; vp
grain_mill        | food          |
farm              |               | trade silver silver ; food
market            | trade         | silver silver
foundry           |               | steel
steel_mill        | steel         |
boarding_house    | silver silver |
railworkers_house | silver trade  |
ranch             |               | livestock
trading_post      | trade trade   |
general_store     | trade         |
gold_mine         |               | gold
copper_mine       |               | copper
river_port        |               | gold
church            | vp vp         |
workshop          | vp            |
depot             | silver silver |
stables           | trade vp      |
bank              |               |
meatpacking_plant |               | vp vp ; vp vp
forge             |               | vp vp
factory           | vp vp         |
rodeo             |               |
lawyer            | vp vp         |
fairgrounds       | gold          |
"""


@pytest.mark.parametrize("row", rows(FACTS), ids=lambda row: row[0])
def test_each_building_has_the_type_stage_cost_points_and_copies_of_its_card(row: list[str]) -> None:
    """§2.4."""
    name, kind, stage, cost, vp, copies = row
    found = ROWS[BuildingId(name)]
    assert (found.type[0], found.stage, found.vp, found.copies) == (kind, stage, int(vp), int(copies))
    assert found.cost == Counter(cost.split())


@pytest.mark.parametrize("row", rows(INCOMES), ids=lambda row: row[0])
def test_each_building_brings_what_its_card_says(row: list[str]) -> None:
    """§2.4; the buildings of the city bring nothing."""
    name, gives, slots = row
    found = ROWS[BuildingId(name)]
    assert found.gives == Counter(gives.split())
    assert [dict(slot.gives) for slot in found.slots] == [Counter(part.split()) for part in slots.split(";") if part]


def test_the_counting_check_of_the_box() -> None:
    """§2.4: 49 cards and 4 Homesteads are the 53 of the rules; 34 with two players."""
    assert len(BUILDINGS) == len(rows(FACTS)) == 31
    assert sum(row.copies_for(4) for row in BUILDINGS) + 4 == 53
    assert sum(row.copies_for(2) for row in BUILDINGS) == 34
    stages = {stage: sum(row.copies for row in BUILDINGS if row.stage == stage) for stage in STAGE_ROUNDS}
    assert stages == {"settlement": 11, "settlement_town": 13, "town": 14, "city": 11}
    assert Counter(row.type for row in BUILDINGS for _ in range(row.copies)) == {
        "residential": 14,
        "commercial": 14,
        "industrial": 15,
        "special": 6,
    }


def test_only_the_river_port_needs_two_workers() -> None:
    assert [slot for slot, row in SLOTS.items() if row.workers != 1] == ["river_port/1"]


def test_on_build_effects_and_bonuses_are_those_of_the_cards() -> None:
    """§2.4."""
    assert {row.id: row.on_build for row in BUILDINGS if row.on_build} == {
        "boarding_house": "discard_debt",
        "ranch": "trade",
        "workshop": "worker",
        "depot": "advance",
        "forge": "advance",
        "train_station": "station",
        "rail_yard": "advance",
    }
    assert {row.id: " ".join(row.bonus) for row in BUILDINGS if row.bonus} == {
        "boarding_house": "industrial",
        "railworkers_house": "worker rail",
        "depot": "rail",
        "stables": "residential",
        "bank": "special",
        "factory": "industrial",
        "lawyer": "commercial",
        "fairgrounds": "residential",
        "dude_ranch": "worker",
        "town_hall": "commercial",
        "terminal": "rail",
        "restaurant": "special",
        "circus": "worker",
        "rail_yard": "building",
    }
    assert [row.id for row in BUILDINGS if row.discards_debt] == ["bank"]
    assert [(row.id, row.per_worker) for row in BUILDINGS if row.per_worker] == [("rodeo", 5)]


TILES = {
    1: "rc i c ri c+w r+w i+w ricS ricS+copper ricS+livestock",
    2: "r i ricS +w+a rc ci iS rS+wood ci+food rS+food",
    3: "r c i +w+a r c i+wood ricS rc+food +6+food",
}


def test_the_tiles_permit_and_bring_what_is_printed_on_them() -> None:
    """§2.6."""
    for number, stack in enumerate(STACKS, start=1):
        assert len(stack) == 10
        assert [tile.stage for tile in stack] == ["settlement"] * 4 + ["town"] * 4 + ["city"] * 2
        for tile, printed in zip(stack, TILES[number].split(), strict=True):
            types, *extras = printed.split("+")
            assert {kind[0] for kind in tile.types} == set(types.lower())
            found = ["6"] * (tile.vp == 6) + ["w"] * tile.worker
            found += [tile.exchange.pays] if tile.exchange else []
            assert found + ["a"] * tile.advance == extras
    gives = {tile.exchange.pays: dict(tile.exchange.gives) for stack in STACKS for tile in stack if tile.exchange}
    assert gives == {"wood": {"rail": 1}, "food": {"vp": 2}, "copper": {"vp": 4}, "livestock": {"vp": 4}}


# --- setting up --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_a_homestead_a_worker_and_six_silver(players: int) -> None:
    """§3."""
    state = table(players)
    for seat, player in enumerate(state.players):
        assert has(state, seat) == {"silver": 6}
        assert (player.buildings, player.goods.worker, player.goods.rail, player.track) == ([HOMESTEAD], 1, 0, 0)
    assert len(state.stacks) == (3 if players == 4 else 2)
    assert sorted(asked(state)) == list(range(players))
    assert asked(state)[0] == state.first


def test_the_first_stack_lies_open_in_order_and_the_others_are_shuffled_by_stage() -> None:
    """§2.6, §12."""
    orders = set()
    for number in range(20):
        first, *others = table(4, seed=f"deal {number}").stacks
        assert first == list(range(10))
        for order in others:
            assert (sorted(order[:4]), sorted(order[4:8]), sorted(order[8:])) == ([0, 1, 2, 3], [4, 5, 6, 7], [8, 9])
            orders.add(tuple(order))
    assert len(orders) > 30


def test_everybody_may_be_drawn_as_first_player() -> None:
    """§12."""
    assert {table(4, seed=f"first {number}").first for number in range(40)} == {0, 1, 2, 3}
    assert {table(4, seed=f"first {number}", first_player="first_seat").first for number in range(9)} == {0}


@pytest.mark.parametrize("players", [1, 5])
def test_nobody_plays_alone_and_four_are_the_most(players: int) -> None:
    with pytest.raises(BadSetup):
        start(GAME, Setup(players, seed_from("x")))


# --- stages ------------------------------------------------------------------------------------------------------


def test_other_buildings_are_on_offer_from_rounds_five_and_nine_on() -> None:
    """§2.3, R25."""
    kinds = {turn: {row.stage for row in offer(position(3, turn))} for turn in range(1, 11)}
    assert kinds[1] == kinds[4] == {"settlement", "settlement_town"}
    assert kinds[5] == kinds[8] == {"settlement_town", "town"}
    assert kinds[9] == kinds[10] == {"city"}
    assert len(offer(position(3, 9))) == 7


def test_a_new_round_lays_out_the_next_tiles() -> None:
    """§5.2."""
    state = finish_round(table(3))
    assert state.round == 2
    assert tiles(state, 2)[0].id == "a1-02"
    assert [lot.leader for lot in state.lots] == [None, None]
