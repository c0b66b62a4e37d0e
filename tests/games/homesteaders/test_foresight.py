"""What an answer would take and bring, as its own page is told before (spec §4.1, §6.3, §7.2, §8.3)."""

from app.engine.decisions import Action
from app.engine.events import Seat
from app.games.homesteaders.actions import Bid, Build, Buy, Decline, Pass, Pay, Repay, Sell, UseExchange
from app.games.homesteaders.components import DEBT, GOLD, LIVESTOCK, SILVER, STEEL, TRADE, VP, WOOD
from app.games.homesteaders.foresight import Effect, foresee
from app.games.homesteaders.scoring import score_of
from app.games.homesteaders.state import State
from tests.games.homesteaders.positions import decision, place, play, position, town, with_paid_lot, won


def foreseen(state: State, action: Action) -> Effect:
    """Return what seat 0 is told of an action."""
    tell = foresee(state, Seat(0))[type(action)]
    assert callable(tell)
    effect = tell(action)
    assert isinstance(effect, Effect)
    return effect


def test_the_page_is_told_with_every_way_that_it_is_offered() -> None:
    state = position(3)
    town(state, 0, gold=2, silver=9)
    state = won(state, {1: (0, 9)})
    offers = [offer for offer in decision(state, 0).wire().offers if offer.action == "pay"]
    told = [(Pay(**each.fields), each.effect) for offer in offers for each in offer.effects]
    assert len(told) == len(offers) > 2
    assert all(effect == foreseen(state, action) for action, effect in told)


def test_gold_gets_no_change_and_silver_pays_the_rest() -> None:
    state = position(3)
    town(state, 0, gold=2, silver=9)
    state = won(state, {1: (0, 9)})
    assert foreseen(state, Pay()) == Effect(gives={SILVER: 9}, leaves={SILVER: 0})
    assert foreseen(state, Pay(gold=1)) == Effect(gives={SILVER: 4, GOLD: 1}, points=-2, leaves={SILVER: 5, GOLD: 1})
    assert foreseen(state, Pay(gold=2)) == Effect(gives={GOLD: 2}, lost=1, points=-4, leaves={GOLD: 0})


def test_what_is_sold_changed_and_borrowed_before_a_payment_is_told() -> None:
    state = position(3, turn=5)
    town(state, 0, "bank", steel=1, trade=2)
    state = won(state, {1: (0, 7)})
    assert foreseen(state, Pay(sell_steel=1, bank=1, debts=2)) == Effect(
        sells={STEEL: 1},
        tokens=1,
        debts=2,
        gives={SILVER: 7},
        points=1 - 3,
        leaves={SILVER: 1, TRADE: 0, DEBT: 2, VP: 1, STEEL: 0},
    )


def test_wages_are_due_for_every_worker_hired_in_secret_too() -> None:
    state = position(2)
    town(state, 0, workers=3, silver=2)
    state = play(play(state, 0, place()), 1, place())
    assert foreseen(state, Pay()) == Effect(gives={SILVER: 3}, leaves={SILVER: 1})


def test_a_building_tells_what_is_bought_for_it_and_what_that_takes() -> None:
    state = position(3, turn=5)
    town(state, 0, trade=1, wood=1, silver=1)
    state = with_paid_lot(state)
    left = {SILVER: 0, TRADE: 0, DEBT: 1, WOOD: 0}
    bought = Effect(
        debts=1,
        buys={STEEL: 1},
        price={TRADE: 1, SILVER: 3},
        gives={WOOD: 1, STEEL: 1},
        points=-1,
        leaves=left,
        income={SILVER: 2},
    )
    assert foreseen(state, Build("gold_mine", buy_steel=1, debts=1)) == bought
    assert foreseen(state, Build("river_port")) == Effect(gives={WOOD: 1}, leaves={WOOD: 0}, income={SILVER: 2})


def test_a_building_tells_what_the_town_then_brings() -> None:
    state = with_paid_lot(position(3, turn=5))
    town(state, 0, steel=1, copper=1, wood=2)
    assert foreseen(state, Build("depot")).income == {SILVER: 4}


def test_a_resource_tells_what_each_way_to_buy_it_takes() -> None:
    state = position(3)
    town(state, 0, trade=1, gold=1)
    assert foreseen(state, Buy("steel", debts=2)) == Effect(gives={SILVER: 3, TRADE: 1}, debts=2, points=-3)
    assert foreseen(state, Buy("steel", gold=1)) == Effect(gives={GOLD: 1, TRADE: 1}, points=-2)


def test_a_bid_tells_what_the_best_way_to_pay_it_costs_at_the_end() -> None:
    state = position(3, stage="bidding")
    town(state, 0, silver=4, gold=1)
    assert foreseen(state, Bid(1, 4)) == Effect(leaves={SILVER: 0})
    assert foreseen(state, Bid(1, 9)) == Effect(points=-2, leaves={SILVER: 0, GOLD: 0})


def test_a_pass_tells_where_it_leads_and_nowhere_beyond_the_end() -> None:
    state = position(3, stage="bidding")
    assert foreseen(state, Pass()) == Effect(track=1, bonuses=("trade",))
    town(state, 0, track=5)
    assert foreseen(state, Pass()) == Effect(track=5, bonuses=("trade", "rail", "worker", "resource", "vp"))


def test_last_conversions_tell_the_points_that_they_bring() -> None:
    """§8.4: a sale brings a chip, but gold is worth 2 points; the third debt costs 3."""
    state = position(2, turn=11, stage="final")
    town(state, 0, trade=2, wood=1, gold=1, copper=1, debt=3, silver=5)
    points = [foreseen(state, action).points for action in (Sell("wood"), Sell("gold"), Sell("copper"))]
    assert points == [1, -1, 1]
    assert foreseen(state, Repay("silver", 1)).points == 3
    assert foreseen(state, Repay("gold", 1)).points == 1


def test_an_exchange_tells_what_is_bought_for_it() -> None:
    """The last tile of the first stack takes a livestock for points."""
    state = position(3, turn=10)
    town(state, 0, trade=1, gold=1)
    state = play(with_paid_lot(state), 0, Decline())
    told = foreseen(state, UseExchange("livestock", buy=1))
    assert (told.buys, told.price, told.gives) == ({LIVESTOCK: 1}, {TRADE: 1, GOLD: 1}, {LIVESTOCK: 1})
    assert told.points == score_after(state, UseExchange("livestock", buy=1))


def score_after(state: State, action: Action) -> int:
    """Return how the action changes the score of seat 0."""
    return score_of(play(state, 0, action).players[0]) - score_of(state.players[0])
