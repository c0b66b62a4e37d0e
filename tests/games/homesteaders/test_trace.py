"""The golden trace: three players, rounds 1 to 3 and the income of round 4 (spec §14.9)."""

from app.games.homesteaders.actions import Build, Buy, ChooseBonus, Hire, Pay, TakeWorker
from app.games.homesteaders.state import State
from tests.games.homesteaders.positions import all_pay, all_place, bids, has, lay_out, place, play, table

HOME = place("homestead/1")


def goods(state: State) -> list[dict[str, int]]:
    return [has(state, seat) for seat in range(3)]


def begun() -> State:
    """Return the game of the trace: the second stack begins with Residential, Industrial, worker and advance."""
    state = table(3, first_player="first_seat")
    for turn, tile in enumerate(("a2-s1", "a2-s2", "a2-s4"), start=1):
        state.round = turn
        lay_out(state, 2, tile)
    state.round = 1
    return state


def round_1(state: State) -> State:
    state = all_pay(all_place(state, HOME, HOME, HOME))
    assert goods(state) == [{"silver": 7, "wood": 1}] * 3
    state = bids(state, "0: pass", "1: 3 on 1", "2: 3 on 2")
    state = play(state, 1, Pay(), Build("market"))
    return play(state, 2, Pay(), Build("farm"))


def round_2(state: State) -> State:
    state = all_place(state, HOME, place("market/1"), place("farm/1"))
    assert goods(state) == [{"silver": 9, "wood": 2, "trade": 1}, {"silver": 8, "trade": 1}, {"silver": 8, "trade": 1}]
    state = all_pay(state)
    state = bids(state, "1: 3 on 1", "2: 3 on 2", "0: 4 on 1", "1: 4 on 2", "2: pass")
    state = play(state, 0, Pay(), Buy("gold"), Build("steel_mill"))
    return play(state, 1, Pay(), Build("foundry"))


def round_3(state: State) -> State:
    state = play(state, 2, Buy("food"), Hire())
    state = all_place(state, HOME, place("foundry/1"), place("farm/1", "farm/2"))
    assert goods(state) == [
        {"silver": 2, "wood": 1, "steel": 1},
        {"silver": 5, "trade": 2, "steel": 1},
        {"silver": 9, "trade": 1, "food": 1},
    ]
    state = all_pay(state)
    state = bids(state, "0: 3 on 1", "1: 3 on 2", "2: 4 on 2", "1: pass")
    state = play(state, 0, Pay(debts=1), Build("general_store"))
    return play(state, 2, Pay(), TakeWorker(), ChooseBonus("rail"))


def test_round_1_ends_as_in_the_trace() -> None:
    state = round_1(begun())
    assert goods(state) == [{"silver": 7, "wood": 1, "trade": 1}, {"silver": 4}, {"silver": 4}]
    assert (state.round, state.first) == (2, 1)


def test_round_2_ends_as_in_the_trace() -> None:
    """The opening "pass, Steel Mill": the gold is bought with the token of the pass."""
    state = round_2(round_1(begun()))
    assert goods(state) == [{}, {"silver": 3, "trade": 1}, {"silver": 7, "trade": 2}]
    assert (state.round, state.first) == (3, 0)


def test_round_3_ends_as_in_the_trace() -> None:
    """The General Store with the first steel costs one debt."""
    state = round_3(round_2(round_1(begun())))
    assert goods(state) == [
        {"wood": 1, "debt": 1},
        {"silver": 4, "trade": 3, "steel": 1},
        {"silver": 3, "trade": 1, "food": 1},
    ]
    third = state.players[2]
    assert (third.goods.worker, third.goods.rail, third.track) == (3, 1, 2)
    assert (state.round, state.first) == (4, 0)


def test_the_income_of_round_4_is_that_of_the_trace() -> None:
    state = round_3(round_2(round_1(begun())))
    state = all_place(state, HOME, place("foundry/1"), place("farm/1", "farm/2", "homestead/1"))
    assert goods(all_pay(state)) == [
        {"silver": 1, "wood": 2, "steel": 1, "trade": 1, "debt": 1},
        {"silver": 5, "trade": 4, "steel": 2},
        {"silver": 5, "wood": 1, "food": 2, "trade": 2},
    ]
