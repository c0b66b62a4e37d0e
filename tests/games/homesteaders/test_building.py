"""Building and the extras of tiles (spec §4.3, §4.5, §7, §14.7)."""

import pytest

from app.engine.decisions import Action
from app.games.homesteaders.actions import (
    Build,
    Buy,
    ChooseBonus,
    Confirm,
    Decline,
    Pay,
    TakeWorker,
    UseExchange,
)
from app.games.homesteaders.building import ways_to_build
from app.games.homesteaders.components import ROWS, BuildingId
from app.games.homesteaders.state import State
from tests.games.homesteaders.positions import (
    asked,
    decision,
    has,
    lay_out,
    params_of,
    play,
    position,
    question,
    refused,
    step,
    told,
    town,
    with_paid_lot,
    won,
)


def on(tile: str, turn: int, buildings: str = "", /, track: int = 0, **goods: int) -> State:
    """Return the game when seat 0 has paid for a lot with this tile and is to build."""
    lot = int(tile[1])
    state = position(4, turn)
    if lot > 1:
        lay_out(state, lot, tile)
    town(state, 0, buildings, track=track, **goods)
    return with_paid_lot(state, lot=lot)


# --- T56 to T60 --------------------------------------------------------------------------------------------------


def test_what_a_building_brings_cannot_pay_for_it() -> None:
    """T56, FAQ 12: the Ranch's own trade token does not buy its food."""
    state = on("a2-s1", 1, wood=1, steel=1, silver=5)
    assert refused(state, 0, Build("ranch")) == "out_of_reach"
    assert params_of(state, 0, Build("ranch")) == {"missing": {"food": 1}}


def test_what_a_building_brings_can_pay_for_the_extra_of_the_same_lot() -> None:
    """T57, FAQ 13, R20."""
    state = on("a2-t4", 5, wood=1, food=1, steel=1, silver=1)
    state = play(state, 0, Build("ranch"))
    assert question(state, 0) == "exchange"
    step_by_step = play(state, 0, Buy("wood"), UseExchange("wood"))
    at_once = play(state, 0, UseExchange("wood", buy=1))
    for after in (step_by_step, at_once):
        assert after.players[0].goods.rail == 1
        assert has(after, 0) == {}


def test_a_lot_is_built_on_now_or_never() -> None:
    """T58, FAQ 7."""
    state = on("a1-01", 1, wood=1)
    state = play(state, 0, Decline())
    assert state.players[0].buildings == ["homestead"]
    assert state.round == 2


def test_the_boarding_house_rids_of_a_debt_or_brings_two_silver() -> None:
    """T59, R1."""
    assert has(play(on("a2-s1", 1, wood=2, debt=2), 0, Build("boarding_house")), 0) == {"debt": 1}
    assert has(play(on("a2-s1", 1, wood=2), 0, Build("boarding_house")), 0) == {"silver": 2}


def test_a_train_station_brings_a_rail_line_and_another_building_before_the_extra() -> None:
    """T60, R4."""
    state = on("a1-09", 9, wood=1, copper=2, food=2, livestock=1)
    state = play(state, 0, Build("train_station"))
    assert (state.players[0].goods.rail, question(state, 0)) == (1, "station")
    assert refused(state, 0, Build("train_station")) == "already_owned"
    state = play(state, 0, Build("circus"))
    assert question(state, 0) == "exchange"
    state = play(state, 0, UseExchange("copper"))
    assert has(state, 0) == {"vp": 4}
    assert state.players[0].buildings == ["homestead", "train_station", "circus"]


# --- T61 to T70 --------------------------------------------------------------------------------------------------


def test_the_forge_brings_a_point_for_every_later_building() -> None:
    """T61."""
    state = on("a1-09", 9, "forge", wood=1, copper=1, steel=2)
    state = play(state, 0, Build("train_station"), Build("terminal"))
    assert has(state, 0) == {"vp": 2}


def test_the_forge_brings_no_point_for_itself_but_an_advance() -> None:
    """T62."""
    state = play(on("a1-07", 7, track=1, steel=2), 0, Build("forge"))
    assert (has(state, 0), question(state, 0), state.players[0].track) == ({}, "bonus", 2)


def test_with_a_river_port_gold_stands_for_copper_and_livestock() -> None:
    """T63."""
    state = on("a2-t3", 5, "river_port", gold=3, wood=2)
    state = play(state, 0, Build("fairgrounds", gold_for_copper=1, gold_for_livestock=1))
    assert has(state, 0) == {"gold": 1}


def test_gold_and_real_units_may_be_mixed() -> None:
    """R14."""
    state = on("a2-t3", 5, "river_port", gold=2, wood=2, copper=1, livestock=1)
    assert has(play(state, 0, Build("fairgrounds", gold_for_copper=1)), 0) == {"gold": 1, "copper": 1}
    assert has(play(state, 0, Build("fairgrounds", gold_for_livestock=1)), 0) == {"gold": 1, "livestock": 1}
    assert has(play(state, 0, Build("fairgrounds")), 0) == {"gold": 2}


def test_without_a_river_port_gold_stands_for_nothing() -> None:
    state = on("a2-t3", 5, gold=2, wood=2, copper=1, livestock=1)
    assert refused(state, 0, Build("fairgrounds", gold_for_copper=1)) == "no_river_port"


def test_with_a_river_port_gold_pays_the_exchange_for_four_points() -> None:
    """T64."""
    state = play(on("a1-10", 10, "river_port", gold=1), 0, Decline(), UseExchange("gold"))
    assert has(state, 0) == {"vp": 4}
    without = play(on("a1-10", 10, gold=1), 0, Decline())
    assert refused(without, 0, UseExchange("gold")) == "no_river_port"


def test_each_building_is_owned_once() -> None:
    """T66."""
    assert refused(on("a1-01", 1, "market", wood=1), 0, Build("market")) == "already_owned"


def test_a_building_can_be_built_only_in_its_rounds() -> None:
    """T67, R25."""
    assert refused(on("a1-06", 6, wood=1), 0, Build("farm")) == "not_in_offer"
    assert "gold_mine" in play(on("a1-08", 8, wood=1, steel=1), 0, Build("gold_mine")).players[0].buildings
    state = on("a1-09", 9, wood=1, steel=1, gold=1, copper=1, food=2, livestock=1)
    assert refused(state, 0, Build("church")) == "not_in_offer"
    assert "circus" in play(state, 0, Build("circus")).players[0].buildings


def test_the_extra_is_there_also_for_who_does_not_build() -> None:
    """T68, R19."""
    state = play(on("a1-05", 5), 0, Decline())
    assert question(state, 0) == "worker"
    assert play(state, 0, TakeWorker()).players[0].goods.worker == 2


def test_a_tile_without_a_building_gives_six_points_and_an_exchange() -> None:
    """T69."""
    state = on("a3-c2", 9, food=1)
    assert (has(state, 0), question(state, 0)) == ({"vp": 6, "food": 1}, "exchange")
    assert has(play(state, 0, UseExchange("food")), 0) == {"vp": 8}
    assert has(play(state, 0, Decline()), 0) == {"vp": 6, "food": 1}


def test_the_winner_of_the_lower_lot_takes_the_last_copy() -> None:
    """T70."""
    state = position(4, turn=2)
    lay_out(state, 2, "a2-s2")
    for seat in (2, 3):
        town(state, seat, "foundry")
    state = won(state, {1: (0, 3), 2: (1, 3)})
    state = play(state, 0, Pay(debts=2), Build("foundry"))
    state = play(state, 1, Pay(debts=2))
    assert refused(state, 1, Build("foundry")) == "not_in_offer"


# --- details -----------------------------------------------------------------------------------------------------


def test_only_the_types_of_the_tile_can_be_built() -> None:
    """§7.2."""
    state = on("a1-02", 2, wood=1)
    assert refused(state, 0, Build("farm")) == "type_not_allowed"
    assert params_of(state, 0, Build("farm")) == {"types": ["industrial"]}
    assert "foundry" in play(state, 0, Build("foundry")).players[0].buildings


def test_what_is_missing_is_bought_in_the_same_go_if_tokens_suffice() -> None:
    """One click: buy steel with 2 debts, build the Gold Mine."""
    state = on("a1-07", 7, wood=1, trade=1)
    assert refused(state, 0, Build("gold_mine")) == "must_buy_first"
    after = step(state, 0, Build("gold_mine", buy_steel=1, debts=2))
    assert has(after.state, 0) == {"silver": 1, "debt": 2}
    assert [event.key.removeprefix("homesteaders-") for event in after.events] == ["borrowed", "bought", "built"]
    assert told(after, "built") == [{"seat": 0, "building": "gold_mine", "gives": {"wood": 1, "steel": 1}}]


def test_copper_is_bought_with_gold_that_is_bought_first() -> None:
    """Two tokens turn 4 silver into copper."""
    state = on("a2-t3", 5, steel=2, trade=2, silver=4)
    assert has(play(state, 0, Build("factory", buy_gold=1, buy_copper=1)), 0) == {}
    poor = on("a2-t3", 5, steel=2, trade=1, silver=4)
    assert refused(poor, 0, Build("factory")) == "out_of_reach"


def test_the_cheapest_way_to_build_is_proposed_first() -> None:
    state = position(2, turn=5)
    player = town(state, 0, "river_port", steel=2, gold=1, trade=1)
    ways = ways_to_build(player, ROWS[BuildingId("factory")])
    assert ways == [Build("factory", gold_for_copper=1), Build("factory", buy_copper=1)]


def test_a_purchase_does_not_touch_what_the_cost_needs() -> None:
    """The gold of a Church is not spent on its copper."""
    state = position(2, turn=5)
    player = town(state, 0, wood=1, steel=1, gold=1, trade=1, silver=9)
    church = ROWS[BuildingId("church")]
    assert ways_to_build(player, church) == []
    player.goods.trade = 2
    assert ways_to_build(player, church) == [Build("church", buy_gold=1, buy_copper=1)]


def test_a_ranch_brings_a_trade_token_and_a_workshop_a_worker_if_wanted() -> None:
    """§4.3."""
    assert has(play(on("a2-s1", 1, wood=1, food=1, steel=1), 0, Build("ranch")), 0) == {"trade": 1}
    state = play(on("a1-06", 6, steel=1), 0, Build("workshop"))
    assert question(state, 0) == "worker"
    state = play(state, 0, TakeWorker())
    assert (state.players[0].goods.worker, question(state, 0)) == (2, "worker")
    assert play(state, 0, Decline()).players[0].goods.worker == 2


@pytest.mark.parametrize(
    ("building", "tile", "turn", "goods"),
    [
        ("depot", "a1-05", 5, {"wood": 1, "steel": 1}),
        ("rail_yard", "a1-09", 9, {"steel": 2, "gold": 1, "copper": 1}),
    ],
)
def test_depot_and_rail_yard_advance_on_the_track(building: str, tile: str, turn: int, goods: dict[str, int]) -> None:
    """§4.3."""
    state = play(on(tile, turn, track=2, **goods), 0, Build(building))
    assert (state.players[0].track, question(state, 0)) == (3, "bonus")


def test_the_extra_building_of_a_train_station_does_all_that_it_does() -> None:
    """§7.3: Forge and on-build effect apply."""
    state = on("a1-10", 10, "forge", track=1, wood=1, copper=2, steel=2, gold=1)
    state = play(state, 0, Build("train_station"), Build("rail_yard"))
    assert question(state, 0) == "bonus"
    state = play(state, 0, ChooseBonus("rail"))
    assert (has(state, 0), state.players[0].goods.rail, question(state, 0)) == ({"vp": 2}, 2, "exchange")
    declined = play(on("a1-10", 10, wood=1, copper=1), 0, Build("train_station"), Decline())
    assert question(declined, 0) == "exchange"


def test_a_general_store_or_forge_does_not_count_for_an_exchange() -> None:
    """R17: it is no sale."""
    state = play(on("a1-10", 10, "general_store", livestock=1), 0, Decline(), UseExchange("livestock"))
    assert has(state, 0) == {"vp": 4}


def test_an_exchange_is_made_once() -> None:
    """R18."""
    state = play(on("a1-10", 10, livestock=2), 0, Decline(), UseExchange("livestock"))
    assert refused(state, 0, UseExchange("livestock")) == "not_now"


def test_an_exchange_that_cannot_be_paid_is_offered_all_the_same_and_refused_with_what_is_missing() -> None:
    """Never skipped: whether somebody has livestock is behind the screen."""
    state = play(on("a1-10", 10), 0, Decline())
    assert question(state, 0) == "exchange"
    assert params_of(state, 0, UseExchange("livestock")) == {"missing": {"livestock": 1}}
    assert decision(state, 0).offers[0].action is Decline


def test_who_cannot_build_anything_is_asked_all_the_same() -> None:
    """What one can pay for is behind the screen."""
    state = on("a1-03", 3)
    assert question(state, 0) == "build"
    assert {block.refusal.code for block in decision(state, 0).blocked if block.action is Build} >= {"out_of_reach"}


# --- taking back (§7.6) ------------------------------------------------------------------------------------------


def taken_back(state: State, *moves: tuple[int, Action]) -> list[bool]:
    """Make the moves of these seats; tell of each whether its step can be taken back as long as nobody else acts."""
    reversible = []
    for seat, action in moves:
        after = step(state, seat, action)
        reversible.append(after.reversible)
        state = after.state
    return reversible


def test_a_lot_can_be_taken_back_while_the_next_winner_is_being_asked() -> None:
    """Nothing in it draws or shows anything, and the next winner has done nothing yet."""
    state = won(position(4, turn=2), {1: (0, 3), 2: (1, 3)})
    assert taken_back(state, (0, Pay(debts=2)), (0, Build("foundry"))) == [True, True]
    assert asked(play(state, 0, Pay(debts=2), Build("foundry"))) == [1]


def test_the_last_lot_of_a_round_cannot_be_taken_back_when_new_tiles_are_shown() -> None:
    state = won(position(4, turn=2), {1: (0, 3)})
    assert taken_back(state, (0, Pay(debts=2)), (0, Build("foundry"))) == [True, False]


@pytest.mark.parametrize("turn", [3, 7, 9, 10])
def test_the_last_lot_of_a_round_can_be_taken_back_when_everybody_knew_what_comes(turn: int) -> None:
    """One tile of the stage was left in each stack; after the tenth round there are none."""
    state = won(position(4, turn), {1: (0, 3)})
    while len(asked(state)) == 1:
        default = decision(state, 0).default
        assert default is not None
        after = step(state, 0, default)
        assert after.reversible
        state = after.state
    assert state.round == turn + 1


def test_a_boarding_house_that_told_whether_there_was_a_debt_cannot_be_taken_back() -> None:
    state = won(position(4, turn=4), {1: (0, 3), 2: (1, 3)})
    town(state, 0, wood=2, silver=3)
    assert taken_back(state, (0, Pay()), (0, Build("boarding_house"))) == [True, False]


def test_where_lots_are_confirmed_the_last_one_can_be_taken_back_until_then() -> None:
    state = won(position(4, turn=2, confirm_lot="on"), {1: (0, 3)})
    assert taken_back(state, (0, Pay(debts=2)), (0, Build("foundry")), (0, Confirm())) == [True, True, False]


def test_the_game_goes_on_after_the_last_step_of_a_lot_unless_lots_are_confirmed() -> None:
    """§17.3."""
    assert play(won(position(4, turn=2), {1: (0, 3)}), 0, Pay(debts=2), Decline()).round == 3
    confirming = play(won(position(4, turn=2, confirm_lot="on"), {1: (0, 3)}), 0, Pay(debts=2), Decline())
    assert (confirming.round, question(confirming, 0)) == (2, "confirm")
