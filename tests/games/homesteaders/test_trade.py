"""What may be done at any time: market, hiring, Market, Bank, General Store (spec §10, §14.3)."""

import pytest

from app.engine.codec import encode
from app.engine.decisions import Action
from app.games.homesteaders.actions import Bid, Buy, Hire, Pay, Sell, TakeDebt, UseBank, UseMarket
from app.games.homesteaders.state import State
from tests.games.homesteaders.positions import (
    GAME,
    decision,
    has,
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


def at_home(buildings: str = "", /, **goods: int) -> State:
    state = position(2)
    town(state, 0, buildings, **goods)
    return state


@pytest.mark.parametrize(
    ("resource", "price"),
    [
        ("wood", {"silver": 1}),
        ("food", {"silver": 2}),
        ("steel", {"silver": 3}),
        ("gold", {"silver": 4}),
        ("copper", {"gold": 1}),
        ("livestock", {"gold": 1}),
    ],
)
def test_what_a_resource_costs_and_fetches(resource: str, price: dict[str, int]) -> None:
    """§2.9."""
    assert has(play(at_home(trade=1, **price), 0, Buy(resource)), 0) == {resource: 1}
    assert has(play(at_home(trade=1, **{resource: 1}), 0, Sell(resource)), 0) == {**price, "vp": 1}
    assert refused(at_home(**price), 0, Buy(resource)) == "no_trade_token"
    assert refused(at_home(**{resource: 1}), 0, Sell(resource)) == "no_trade_token"
    assert refused(at_home(trade=1), 0, Sell(resource)) == "missing_goods"


# --- T24 to T30 --------------------------------------------------------------------------------------------------


def test_the_general_store_adds_a_silver_to_every_sale() -> None:
    """T24, T25, T26."""
    assert has(play(at_home("general_store", trade=1, wood=1), 0, Sell("wood")), 0) == {"silver": 2, "vp": 1}
    assert has(play(at_home(trade=1, wood=1), 0, Sell("wood")), 0) == {"silver": 1, "vp": 1}
    sold = play(at_home("general_store", trade=1, copper=1), 0, Sell("copper"))
    assert has(sold, 0) == {"silver": 1, "gold": 1, "vp": 1}
    assert has(play(at_home(trade=1, copper=1), 0, Sell("copper")), 0) == {"gold": 1, "vp": 1}
    state = at_home("general_store", trade=3, food=3)
    assert has(play(state, 0, Sell("food"), Sell("food"), Sell("food")), 0) == {"silver": 9, "vp": 3}


def test_the_general_store_gives_nothing_back_on_purchases() -> None:
    """T27."""
    assert has(play(at_home("general_store", trade=1, silver=3), 0, Buy("steel")), 0) == {"steel": 1}


def test_the_market_turns_wood_into_food_and_food_into_steel() -> None:
    """T28."""
    state = at_home("market", trade=2, wood=1)
    assert refused(state, 0, UseMarket("steel")) == "missing_goods"
    assert has(play(state, 0, UseMarket("food"), UseMarket("steel")), 0) == {"steel": 1}
    assert refused(at_home(trade=1, wood=1), 0, UseMarket("food")) == "no_such_building"
    assert refused(at_home("market", wood=1), 0, UseMarket("food")) == "no_trade_token"
    assert refused(state, 0, UseMarket("gold")) == "no_such_resource"


def test_the_bank_turns_trade_tokens_into_silver() -> None:
    """T29: the reverse does not exist."""
    state = at_home("bank", trade=3)
    assert has(play(state, 0, UseBank(3)), 0) == {"silver": 3}
    assert refused(state, 0, UseBank(4)) == "not_enough_trade_tokens"
    assert refused(at_home(trade=3), 0, UseBank(1)) == "no_such_building"
    assert refused(at_home("bank"), 0, UseBank(1)) == "no_trade_token"


def placing() -> State:
    return position(2, turn=9)


def paying_wages() -> State:
    return position(2, turn=9, stage="wages")


def bidding() -> State:
    return position(3, turn=9, stage="bidding")


def paying_bid() -> State:
    return won(position(2, turn=9), {1: (0, 3)})


def building() -> State:
    return with_paid_lot(position(2, turn=9))


def exchanging(**options: str) -> State:
    return by_declining(with_paid_lot(position(2, turn=10, **options)))


def by_declining(state: State) -> State:
    default = decision(state, 0).default
    assert default is not None
    return play(state, 0, default)


def confirming() -> State:
    return by_declining(exchanging(confirm_lot="on"))


def converting() -> State:
    return position(2, turn=11, stage="final")


MOMENTS = {
    "place": placing,
    "wages": paying_wages,
    "bid": bidding,
    "pay": paying_bid,
    "build": building,
    "exchange": exchanging,
    "confirm": confirming,
    "final": converting,
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_any_number_of_deals_can_be_made_at_every_decision(moment: str) -> None:
    """T30, FAQ 3 and 4."""
    state = MOMENTS[moment]()
    assert question(state, 0) == moment
    town(state, 0, "market bank", workers=1, trade=5, wood=1, silver=3)
    state = play(state, 0, Buy("wood"), UseMarket("food"), Hire(), Sell("wood"), UseBank(1), TakeDebt(2))
    assert has(state, 0) == {"silver": 8, "vp": 1, "debt": 2}
    assert state.players[0].goods.worker == 2
    assert question(state, 0) == moment


def test_deals_are_made_only_at_ones_own_decision() -> None:
    """§10.2: nobody can gain from the moments between them."""
    assert [found.seat for found in GAME.pending(bidding())] == [0]


# --- details -----------------------------------------------------------------------------------------------------


def test_a_worker_costs_a_trade_token_and_food() -> None:
    """§2.9."""
    assert refused(at_home(food=1), 0, Hire()) == "no_trade_token"
    assert params_of(at_home(trade=1), 0, Hire()) == {"missing": {"food": 1}}


def test_a_purchase_can_be_made_with_the_debts_that_it_takes() -> None:
    state = at_home(trade=1)
    assert refused(state, 0, Buy("steel")) == "not_enough_silver"
    assert params_of(state, 0, Buy("steel")) == {"low": 2}
    assert has(play(state, 0, Buy("steel", debts=2)), 0) == {"steel": 1, "silver": 1, "debt": 2}
    assert refused(at_home(trade=1, silver=3), 0, Buy("steel", debts=1)) == "debts_not_needed"


def test_debts_have_a_fence_that_no_game_reaches() -> None:
    """§13.1."""
    assert refused(at_home(debt=200), 0, TakeDebt(1)) == "too_many_debts"
    assert refused(at_home(debt=195), 0, TakeDebt(6)) == "above_maximum"
    assert has(play(at_home(debt=195), 0, TakeDebt(5)), 0) == {"debt": 200, "silver": 10}


def test_the_river_port_does_not_let_gold_be_sold_as_livestock() -> None:
    """T65."""
    state = at_home("river_port", trade=1, gold=1)
    assert refused(state, 0, Sell("livestock")) == "missing_goods"
    assert has(play(state, 0, Sell("gold")), 0) == {"silver": 4, "vp": 1}


def test_in_turn_a_deal_is_told_at_once_with_all_that_changed_hands() -> None:
    """§11.2."""
    state = bidding()
    town(state, 0, "general_store", trade=1, wood=1)
    after = step(state, 0, Sell("wood"))
    assert told(after, "sold") == [{"seat": 0, "gives": {"wood": 1, "trade": 1}, "gets": {"silver": 2, "vp": 1}}]
    assert after.reversible


@pytest.mark.parametrize("action", [TakeDebt(1), Buy("wood"), Sell("food"), Hire(), UseMarket("food"), UseBank(1)])
def test_a_deal_can_be_taken_back_freely(action: Action) -> None:
    """§10.3: nothing drawn, nothing shown; and the question is another one, so that nothing is done twice."""
    state = bidding()
    town(state, 0, "market bank", trade=2, silver=2, wood=1, food=1)
    before = encode(state)
    after = step(state, 0, action)
    assert after.reversible
    assert decision(after.state, 0).id != decision(state, 0).id
    assert encode(state) == before


def test_after_a_deal_the_bid_is_still_to_be_made() -> None:
    state = bidding()
    town(state, 0, trade=1, silver=1)
    state = play(state, 0, Buy("wood"), Bid(1, 3))
    assert state.lots[0].leader == 0
    assert refused(won(position(2), {1: (0, 3)}), 0, Bid(1, 3)) == "not_now"
    assert refused(state, 1, Pay()) == "not_now"
