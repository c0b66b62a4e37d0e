"""Workers, income and wages (spec §4.4, §5.3 to §5.5, §14.1)."""

import pytest

from app.engine.stages import TakeBack
from app.games.homesteaders.actions import Buy, Hire, Pay, PlaceInOrder, PlaceWorkers, TakeDebt
from tests.games.homesteaders.positions import (
    all_pay,
    all_place,
    answer,
    asked,
    decision,
    has,
    opened,
    place,
    play,
    position,
    question,
    refused,
    stand,
    step,
    table,
    told,
    town,
)


def income(buildings: str, *slots: str, workers: int = 2, rails: int = 0, **goods: int) -> dict[str, int]:
    """Return what a town has after its income, the workers standing on these slots."""
    state = position(2)
    town(state, 0, buildings, workers=workers, rails=rails, **goods)
    return has(all_place(state, place(*slots)), 0)


# --- T01 to T14 --------------------------------------------------------------------------------------------------


def test_one_worker_on_the_river_port_brings_nothing_and_two_bring_gold() -> None:
    """T01."""
    assert income("river_port", "river_port/1") == {"silver": 2}
    assert income("river_port", "river_port/1", "river_port/1") == {"silver": 2, "gold": 1}


def test_a_worker_without_a_slot_is_idle_and_is_paid_all_the_same() -> None:
    """T02."""
    state = position(2)
    town(state, 0, workers=3)
    state = all_place(state, place("homestead/1", "homestead/2"))
    assert has(state, 0) == {"silver": 2, "wood": 1, "vp": 1}
    assert decision(state, 0).params["due"] == 3


def test_the_homestead_brings_silver_without_any_worker() -> None:
    """T03, FAQ 2."""
    assert income("") == {"silver": 2}


def test_workers_may_move_anywhere_at_every_placement() -> None:
    """T04, FAQ 5."""
    state = position(2)
    town(state, 0, "farm foundry", workers=1)
    stand(state, 0, "farm/1")
    assert has(all_place(state, place("foundry/1")), 0) == {"silver": 2, "steel": 1}


def test_wages_are_due_for_idle_workers_and_debt_helps() -> None:
    """T05, FAQ 6."""
    state = position(2, stage="wages")
    town(state, 0, workers=4, silver=3)
    assert refused(state, 0, Pay()) == "not_enough_silver"
    state = play(state, 0, Pay(debts=1))
    assert has(opened(state, 0), 0) == has(all_pay(state), 0) == {"silver": 1, "debt": 1}


@pytest.mark.parametrize(("workers", "silver"), [(3, 3), (4, 4), (7, 5)])
def test_the_rodeo_pays_for_every_worker_owned_now_but_for_five_at_most(workers: int, silver: int) -> None:
    """T06, T07: all workers count, wherever they stand."""
    assert income("rodeo", workers=workers) == {"silver": 2 + silver}


def test_a_worker_hired_while_placing_counts_for_the_rodeo_of_this_round() -> None:
    """T08."""
    state = position(2)
    town(state, 0, "rodeo", workers=3, trade=1, food=1)
    state = all_place(play(state, 0, Hire()))
    assert has(state, 0) == {"silver": 2 + 4}


def test_every_rail_line_brings_a_silver() -> None:
    """T09."""
    assert income("", rails=4) == {"silver": 2 + 4}


def test_the_bank_rids_of_a_debt_or_brings_two_silver() -> None:
    """T10."""
    assert income("bank", debt=3) == {"silver": 2, "debt": 2}
    assert income("bank") == {"silver": 4}


def test_the_slots_of_a_building_are_independent() -> None:
    """T11, T12."""
    assert income("farm", "farm/1", "farm/2") == {"silver": 4, "trade": 1, "food": 1}
    assert income("meatpacking_plant", "meatpacking_plant/2") == {"silver": 2, "vp": 2}
    assert income("meatpacking_plant", "meatpacking_plant/1", "meatpacking_plant/2") == {"silver": 2, "vp": 4}


def test_food_can_be_bought_and_a_worker_hired_and_placed_in_one_placement() -> None:
    """T13, FAQ 8."""
    state = position(2)
    town(state, 0, workers=1, trade=2, silver=2)
    state = play(state, 0, Buy("food"), Hire())
    assert has(state, 0) == {}
    state = all_place(state, place("homestead/1", "homestead/2"))
    assert has(state, 0) == {"silver": 2, "wood": 1, "vp": 1}


def test_after_the_last_round_there_are_placement_income_and_wages_once_more() -> None:
    """T14."""
    state = position(2, turn=11)
    town(state, 0, workers=3, silver=4)
    state = all_place(state, place("homestead/1"))
    assert has(state, 0) == {"silver": 6, "wood": 1}
    state = all_pay(play(state, 0, Pay()))
    assert has(state, 0) == {"silver": 3, "wood": 1}
    assert question(state, 0) == "final"


def test_what_everybody_receives_is_told_to_all_with_its_sources() -> None:
    """§5.4, §11.2: the pieces travel openly."""
    state = position(2)
    town(state, 0, "farm", workers=2, rails=1)
    state = play(state, 0, place("farm/1", "farm/2"))
    last = step(state, 1, place())
    first = told(last, "income")[0]
    assert first["gets"] == {"silver": 5, "trade": 1, "food": 1}
    assert first["sources"] == {
        "homestead": {"silver": 2},
        "farm": {"trade": 1, "silver": 2, "food": 1},
        "rail": {"silver": 1},
    }


# --- placing -----------------------------------------------------------------------------------------------------


def test_all_place_at_the_same_time_and_nothing_is_shown_before_the_last_one() -> None:
    """§5.3, §11.3."""
    state = position(3)
    assert asked(state) == [0, 1, 2]
    after = step(state, 1, place("homestead/1"))
    assert [(event.key, event.public) for event in after.events] == [("answer-sealed", {"seat": 1})]
    assert after.state.players == state.players
    assert asked(after.state) == [0, 2]
    after = step(play(after.state, 0, place("homestead/2")), 2, place())
    assert [event["seat"] for event in told(after, "placed")] == [0, 1, 2]
    assert [event["slots"] for event in told(after, "placed")] == [["homestead/2"], ["homestead/1"], []]
    assert not after.reversible


def test_what_was_traded_in_secret_is_told_when_the_last_one_has_placed() -> None:
    """§11.3: drafts are secret."""
    state = position(2)
    town(state, 0, trade=1, food=1)
    placed = answer(state, 0, Hire(), place("homestead/1", "homestead/2"))
    assert [(event.key, event.public) for event in placed.events] == [("answer-sealed", {"seat": 0})]
    assert placed.reversible
    after = step(placed.state, 1, place())
    assert told(after, "hired") == [{"seat": 0, "gives": {"food": 1, "trade": 1}, "gets": {"worker": 1}}]
    assert told(after, "placed")[0] == {"seat": 0, "slots": ["homestead/1", "homestead/2"], "idle": 0}
    assert after.state.players[0].goods.worker == 2


def test_anybody_may_ask_for_turn_order_and_then_all_begin_anew() -> None:
    """§5.3: drafts and commitments are cancelled, nothing of them is shown."""
    state = position(3)
    town(state, 1, trade=1, food=1)
    state = answer(state, 1, Hire(), place("homestead/1", "homestead/2")).state
    after = step(state, 2, PlaceInOrder())
    state = after.state
    assert [event.key for event in after.events] == ["homesteaders-place_in_order"]
    assert asked(state) == [0]
    assert has(state, 1) == {"trade": 1, "food": 1}
    assert state.players[1].goods.worker == 1
    shown = step(state, 0, place("homestead/1"))
    assert told(shown, "placed") == [{"seat": 0, "slots": ["homestead/1"], "idle": 0}]
    assert asked(shown.state) == [1]
    hired = step(shown.state, 1, Hire())
    assert told(hired, "hired")
    assert refused(hired.state, 1, PlaceInOrder()) == "already_in_order"
    state = play(hired.state, 1, place())
    assert question(play(state, 2, place()), 0) == "wages"


def test_who_has_placed_cannot_ask_for_turn_order_before_taking_that_back() -> None:
    state = play(position(3), 1, place())
    assert refused(state, 1, PlaceInOrder()) == "not_now"
    assert asked(play(state, 1, TakeBack(), PlaceInOrder())) == [0]


def test_a_placement_can_be_taken_back_and_changed_until_the_last_one_has_placed() -> None:
    state = position(3)
    town(state, 1, trade=1, food=1)
    state = play(answer(state, 1, Hire(), place("homestead/1")).state, 0, place())
    back = step(state, 1, TakeBack())
    assert [(event.key, event.public) for event in back.events] == [("answer-taken_back", {"seat": 1})]
    assert has(back.state, 1) == {"trade": 1, "food": 1}
    after = step(play(back.state, 1, place("homestead/2")), 2, place())
    assert [event["slots"] for event in told(after, "placed")] == [[], ["homestead/2"], []]
    assert told(after, "hired") == []
    assert refused(after.state, 1, TakeBack()) == "not_now"


def test_turn_order_holds_for_one_round_unless_the_table_always_places_like_that() -> None:
    """§5.3, §17.3."""
    assert asked(table(3, first_player="first_seat", placement="turn_order")) == [0]
    assert len(asked(table(3))) == 3


def test_nobody_places_more_workers_than_there_are_or_where_there_is_no_room() -> None:
    """§9.1."""
    state = position(2)
    town(state, 0, "river_port", workers=2)
    assert refused(state, 0, place("homestead/1", "homestead/2", "river_port/1")) == "lacks_workers"
    assert refused(state, 0, place("homestead/1", "homestead/1")) == "slot_overfull"
    assert refused(state, 0, place("farm/1")) == "no_such_slot"
    assert refused(state, 0, place("homestead/3")) == "no_such_slot"


# --- wages -------------------------------------------------------------------------------------------------------


def test_all_pay_wages_at_the_same_time_and_are_told_of_together() -> None:
    """§5.5, §11.3."""
    state = position(2, stage="wages")
    town(state, 0, workers=2, silver=2)
    town(state, 1, workers=1, silver=0)
    assert asked(state) == [0, 1]
    paid = step(state, 1, Pay(debts=1))
    assert [(event.key, event.public) for event in paid.events] == [("answer-sealed", {"seat": 1})]
    after = step(paid.state, 0, Pay())
    assert told(after, "wages") == [
        {"seat": 0, "gives": {"silver": 2}, "gets": {}},
        {"seat": 1, "gives": {"silver": 1}, "gets": {}},
    ]
    assert told(after, "borrowed") == [{"seat": 1, "gives": {}, "gets": {"debt": 1, "silver": 2}}]


def test_nobody_is_spared_the_question_however_clear_the_answer_is() -> None:
    """§5.5 allows paying automatically, but that would tell what is behind the screen."""
    state = position(2, stage="wages")
    town(state, 0, workers=1, silver=9)
    town(state, 1, workers=1)
    assert asked(state) == [0, 1]
    assert not decision(state, 0).foregone


def test_with_open_screens_wages_that_can_be_paid_in_one_way_only_are_a_foregone_conclusion() -> None:
    """§5.5, §11.4: everybody sees what there is."""
    state = position(2, stage="wages", information="open")
    town(state, 0, workers=1, silver=9)
    assert decision(state, 0).foregone
    town(state, 0, workers=1, silver=9, gold=1)
    assert not decision(state, 0).foregone


def test_a_worker_hired_before_paying_is_paid_at_once() -> None:
    """§10.2, R27."""
    state = position(2, stage="wages")
    town(state, 0, workers=1, silver=2, trade=1, food=1)
    state = play(state, 0, Hire())
    assert decision(state, 0).params["due"] == 2
    assert has(opened(play(state, 0, Pay()), 0), 0) == {}


def test_usual_wages_are_silver_then_gold_then_debt() -> None:
    """§13.2."""
    state = position(2, stage="wages")
    town(state, 0, workers=4, silver=2, gold=1)
    assert decision(state, 0).default == Pay(debts=1)
    town(state, 0, workers=4, silver=1, gold=1)
    assert decision(state, 0).default == Pay(gold=1)
    town(state, 0, workers=7, gold=1)
    assert decision(state, 0).default == Pay(gold=1, debts=1)


def test_a_usual_placement_keeps_who_is_placed_and_mans_the_best_free_slots() -> None:
    """§13.2."""
    state = position(2)
    town(state, 0, "copper_mine farm river_port", workers=4)
    stand(state, 0, "farm/2")
    assert decision(state, 0).default == place("farm/2", "copper_mine/1", "farm/1", "homestead/1")


def test_the_usual_placement_follows_the_order_of_what_slots_bring() -> None:
    """§13.2: copper and livestock, gold, steel, 2 points, a token with 2 silver, food, 2 silver, wood, a point."""
    state = position(2)
    town(state, 0, "market farm foundry gold_mine ranch copper_mine forge")
    order = ["copper_mine/1", "ranch/1", "gold_mine/1", "foundry/1", "forge/1"]
    order += ["farm/1", "farm/2", "market/1", "homestead/1", "homestead/2"]
    for workers in range(2, len(order) + 1):
        state.players[0].goods.worker = workers
        placed = decision(state, 0).default
        assert isinstance(placed, PlaceWorkers)
        assert set(placed.crews) == set(order[:workers])


def test_debts_can_be_taken_while_placing() -> None:
    state = play(position(2), 0, TakeDebt(3))
    assert has(state, 0) == {"debt": 3, "silver": 6}
