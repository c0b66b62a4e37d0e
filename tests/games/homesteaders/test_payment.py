"""Paying, gold and debt (spec §4.1, §4.2, §13.1, §14.2)."""

from app.games.homesteaders.actions import Buy, Finish, Pay, Repay, Sell, TakeDebt
from app.games.homesteaders.payment import tokens_of, ways_to_pay
from app.games.homesteaders.points import debt_penalty
from tests.games.homesteaders.positions import (
    all_pay,
    decision,
    has,
    params_of,
    play,
    position,
    refused,
    step,
    told,
    town,
    won,
)

# --- T15 to T23 --------------------------------------------------------------------------------------------------


def test_gold_covers_five_silver_without_change_and_no_more_of_it_than_needed() -> None:
    """T15: wages for 7 workers."""
    state = position(2, stage="wages")
    town(state, 0, workers=7, silver=7, gold=3)
    assert has(all_pay(play(state, 0, Pay())), 0) == {"gold": 3}
    assert has(all_pay(play(state, 0, Pay(gold=1))), 0) == {"silver": 5, "gold": 2}
    assert has(all_pay(play(state, 0, Pay(gold=2))), 0) == {"silver": 7, "gold": 1}
    assert refused(state, 0, Pay(gold=3)) == "too_much_gold"


def test_gold_that_one_does_not_have_is_refused() -> None:
    state = position(2, stage="wages")
    town(state, 0, workers=7, silver=7, gold=1)
    assert refused(state, 0, Pay(gold=2)) == "not_enough_gold"


def test_a_bid_is_paid_with_gold_and_silver_or_with_gold_alone() -> None:
    """T16: a bid of 9."""
    state = position(2)
    town(state, 0, silver=4, gold=2)
    state = won(state, {1: (0, 9)})
    assert has(play(state, 0, Pay(gold=1)), 0) == {"gold": 1}
    assert has(play(state, 0, Pay(gold=2)), 0) == {"silver": 4}


def test_a_debt_is_repaid_with_gold_at_the_end() -> None:
    """T17."""
    state = position(2, turn=11, stage="final")
    town(state, 0, debt=1, gold=1)
    assert has(play(state, 0, Repay("gold", 1)), 0) == {}


def test_who_has_nothing_pays_a_bid_with_debts() -> None:
    """T18, FAQ 1."""
    state = won(position(2), {1: (0, 3)})
    assert has(play(state, 0, TakeDebt(2), Pay()), 0) == {"silver": 1, "debt": 2}
    assert has(play(state, 0, Pay(debts=2)), 0) == {"silver": 1, "debt": 2}
    assert params_of(state, 0, Pay()) == {"low": 2}


def test_five_unpaid_debts_cost_fifteen_points() -> None:
    """T19, §2.10."""
    assert [debt_penalty(debts) for debts in range(8)] == [0, 1, 3, 6, 10, 15, 21, 28]


def test_debts_are_not_repaid_before_the_end() -> None:
    """T20."""
    state = position(3, turn=4, stage="bidding")
    town(state, 0, debt=1, silver=9)
    assert refused(state, 0, Repay("silver", 1)) == "too_early"


def test_a_price_in_silver_may_be_paid_with_gold() -> None:
    """T21: 2 silver of value are lost."""
    state = position(2)
    town(state, 0, trade=1, gold=1)
    assert has(play(state, 0, Buy("steel", gold=1)), 0) == {"steel": 1}


def test_a_price_in_gold_is_paid_with_gold_only() -> None:
    """T22."""
    state = position(2)
    town(state, 0, trade=1, silver=9)
    assert refused(state, 0, Buy("livestock")) == "not_enough_gold"
    town(state, 0, trade=2, silver=9)
    assert has(play(state, 0, Buy("gold"), Buy("livestock")), 0) == {"silver": 5, "livestock": 1}


def test_gold_is_sold_for_four_silver_and_a_point() -> None:
    """T23."""
    state = position(2)
    town(state, 0, trade=1, gold=1)
    assert has(play(state, 0, Sell("gold")), 0) == {"silver": 4, "vp": 1}


def test_gold_is_not_bought_with_gold() -> None:
    """§10.1: that would be pointless."""
    state = position(2)
    town(state, 0, trade=1, gold=1, silver=4)
    assert refused(state, 0, Buy("gold", gold=1)) == "too_much_gold"


def test_who_has_no_gold_is_told_so_and_not_that_it_is_too_much() -> None:
    state = position(2)
    town(state, 0, trade=1, silver=3)
    assert refused(state, 0, Buy("steel", gold=1)) == "not_enough_gold"
    town(state, 0, trade=1, silver=3, gold=1)
    assert refused(state, 0, Buy("steel", gold=2)) == "too_much_gold"


# --- one click ---------------------------------------------------------------------------------------------------


def test_a_payment_proposes_to_sell_and_to_borrow_what_is_missing() -> None:
    """Sell wood, take a debt, pay 6: one action."""
    state = position(2)
    town(state, 0, silver=3, trade=1, wood=1, steel=1)
    state = won(state, {1: (0, 6)})
    assert ways_to_pay(state.players[0], 6) == [
        Pay(sell_steel=1),
        Pay(sell_wood=1, debts=1),
        Pay(debts=2),
    ]
    after = step(state, 0, Pay(sell_wood=1, debts=1))
    assert has(after.state, 0) == {"vp": 1, "debt": 1, "steel": 1}
    assert [event.key.removeprefix("homesteaders-") for event in after.events] == ["sold", "borrowed", "paid"]


def test_no_sale_is_proposed_that_saves_no_debt() -> None:
    state = position(2)
    player = town(state, 0, silver=2, trade=3, wood=3)
    assert ways_to_pay(player, 3) == [Pay(sell_wood=1), Pay(debts=1)]
    assert ways_to_pay(player, 2) == [Pay()]


def test_a_general_store_makes_sales_raise_more() -> None:
    state = position(2)
    player = town(state, 0, "general_store", trade=1, wood=1)
    assert ways_to_pay(player, 2) == [Pay(sell_wood=1), Pay(debts=1)]


def test_a_bank_proposes_tokens_as_far_as_they_save_a_debt() -> None:
    """§4.3: a token for a silver; three for a shortage of three, one if that spares a debt."""
    state = position(2, turn=5)
    player = town(state, 0, "bank", trade=4)
    assert ways_to_pay(player, 3) == [Pay(bank=3), Pay(bank=1, debts=1), Pay(debts=2)]
    player = town(state, 0, trade=2, wood=1)
    assert ways_to_pay(player, 2) == [Pay(bank=1, sell_wood=1), Pay(bank=2), Pay(debts=1)]
    after = step(won(state, {1: (0, 3)}), 0, Pay(sell_wood=1, debts=1))
    assert has(after.state, 0) == {"trade": 1, "vp": 1, "debt": 1}
    after = step(won(state, {1: (0, 4)}), 0, Pay(bank=2, debts=1))
    assert has(after.state, 0) == {"wood": 1, "debt": 1}
    assert [event.key.removeprefix("homesteaders-") for event in after.events] == ["used_bank", "borrowed", "paid"]


def test_copper_and_livestock_are_sold_for_gold_where_that_costs_fewer_points_than_debts() -> None:
    """§2.9, §4.1: the sale brings a point, the gold that is given costs two."""
    state = position(2)
    player = town(state, 0, trade=1, copper=1, livestock=1)
    assert ways_to_pay(player, 5) == [Pay(gold=1, sell_copper=1), Pay(gold=1, sell_livestock=1), Pay(debts=3)]
    assert ways_to_pay(player, 2) == [Pay(debts=1)]
    player = town(state, 0, trade=1, copper=1, debt=2)
    assert ways_to_pay(player, 2) == [Pay(gold=1, sell_copper=1), Pay(debts=1)]
    player = town(state, 0, trade=2, copper=1, gold=1, silver=1)
    assert Pay(gold=2, sell_copper=1) in ways_to_pay(player, 9)
    assert has(play(won(state, {1: (0, 9)}), 0, Pay(gold=2, sell_copper=1)), 0) == {"silver": 1, "trade": 1, "vp": 1}


def test_gold_is_sold_for_silver_where_that_costs_fewer_points_than_giving_it() -> None:
    """§2.9: four silver and a point for a token; copper may become gold first."""
    state = position(2)
    player = town(state, 0, trade=1, gold=1)
    assert ways_to_pay(player, 4) == [Pay(sell_gold=1), Pay(gold=1), Pay(debts=2)]
    player = town(state, 0, trade=2, copper=1)
    assert ways_to_pay(player, 4)[:2] == [Pay(sell_copper=1, sell_gold=1), Pay(gold=1, sell_copper=1)]
    after = step(won(state, {1: (0, 4)}), 0, Pay(sell_copper=1, sell_gold=1))
    assert has(after.state, 0) == {"vp": 2}
    assert [event.key.removeprefix("homesteaders-") for event in after.events] == ["sold", "sold", "paid"]


def test_gold_pays_where_it_costs_fewer_points_than_debts_and_debts_where_they_do() -> None:
    """§2.10, §8.4: a piece of gold is worth two points, the first debt costs one, the next two, then three."""
    state = position(2)
    assert ways_to_pay(town(state, 0, silver=1, gold=1), 3) == [Pay(debts=1), Pay(gold=1)]
    assert ways_to_pay(town(state, 0, gold=1), 3) == [Pay(gold=1), Pay(debts=2)]
    assert ways_to_pay(town(state, 0, silver=1, gold=1, debt=2), 3) == [Pay(gold=1), Pay(debts=1)]


def test_the_list_of_ways_to_pay_stays_short() -> None:
    """Four deals at most, three ways for each number of them; and what debts alone would do."""
    state = position(2, turn=5)
    player = town(state, 0, "bank general_store", trade=12, wood=9, food=9, steel=9, copper=3, livestock=3, gold=5)
    ways = ways_to_pay(player, 21)
    tokens = [tokens_of(way) for way in ways]
    assert max(tokens) == 4
    assert all(tokens.count(number) <= 3 for number in range(1, 5))
    assert [(way.gold, way.debts) for way in ways if not tokens_of(way)] == [
        (4, 1),
        (5, 0),
        (3, 3),
        (2, 6),
        (1, 8),
        (0, 11),
    ]


def test_a_way_to_pay_that_nobody_proposed_goes_step_by_step() -> None:
    state = position(2)
    town(state, 0, silver=6, trade=1, wood=1)
    state = won(state, {1: (0, 6)})
    assert refused(state, 0, Pay(sell_wood=1)) == "way_not_proposed"
    assert refused(state, 0, Pay(debts=1)) == "debts_not_needed"
    assert has(play(state, 0, Sell("wood"), TakeDebt(1), Pay()), 0) == {"silver": 3, "vp": 1, "debt": 1}


def test_a_payment_can_always_be_made() -> None:
    """§13.1: debts know no limit where something must be paid."""
    state = position(2)
    town(state, 0, debt=200)
    state = won(state, {1: (0, 21)})
    assert refused(state, 0, TakeDebt(1)) == "too_many_debts"
    assert has(play(state, 0, Pay(debts=11)), 0) == {"silver": 1, "debt": 211}


def test_what_was_paid_is_told_but_not_what_is_left() -> None:
    """§11.2."""
    state = position(2)
    town(state, 0, silver=17, gold=3)
    after = step(won(state, {1: (0, 9)}), 0, Pay(gold=1))
    assert told(after, "paid") == [{"seat": 0, "lot": 1, "amount": 9, "gives": {"silver": 4, "gold": 1}}]


# --- repaying ----------------------------------------------------------------------------------------------------


def test_debts_are_repaid_at_the_end_as_far_as_silver_and_gold_reach() -> None:
    """§8.3."""
    state = position(2, turn=11, stage="final")
    town(state, 0, debt=3, silver=12, gold=1)
    assert has(play(state, 0, Repay("silver", 2)), 0) == {"debt": 1, "silver": 2, "gold": 1}
    assert refused(state, 0, Repay("silver", 3)) == "above_maximum"
    town(state, 0, debt=1, silver=4)
    assert refused(state, 0, Repay("silver", 1)) == "repay_needs_silver"
    assert refused(state, 0, Repay("gold", 1)) == "repay_needs_gold"
    town(state, 0, silver=9)
    assert refused(state, 0, Repay("silver", 1)) == "no_debt"


def test_who_does_not_answer_at_the_end_repays_with_silver_and_is_done() -> None:
    """§13.2."""
    state = position(2, turn=11, stage="final")
    town(state, 0, debt=3, silver=12)
    assert decision(state, 0).default == Repay("silver", 2)
    assert decision(play(state, 0, Repay("silver", 2)), 0).default == Finish()
