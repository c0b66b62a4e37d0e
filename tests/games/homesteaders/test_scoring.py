"""The end of the game: conversion, score, ties (spec §8, §14.8)."""

from collections import Counter

import pytest

from app.engine.driver import start, submit
from app.engine.game import Setup
from app.engine.rng import seed_from
from app.games.homesteaders.actions import Finish, Hire, Repay, Sell, TakeDebt
from app.games.homesteaders.bot_ending import best_ending
from app.games.homesteaders.scoring import outcome, sources
from app.games.homesteaders.state import State
from app.games.homesteaders.town import bonus_vp
from tests.games.homesteaders.positions import GAME, answer, asked, has, play, position, step, told, town

ESTATE = "farm ranch market stables restaurant forge lawyer rail_yard"


def at_the_end(players: int = 2) -> State:
    return position(players, turn=11, stage="final")


def vector() -> State:
    """§14.8."""
    state = at_the_end()
    town(state, 0, ESTATE, workers=5, rails=3, vp=14, gold=2, livestock=1, silver=7, steel=1, trade=2, debt=3)
    return state


# --- §14.8 -------------------------------------------------------------------------------------------------------


def test_points_come_from_chips_buildings_bonuses_and_goods_and_debts_cost_some() -> None:
    """§14.8, scored at once: 14 + 21 + 17 + 6 − 6 = 52."""
    found = sources(vector().players[0])
    assert found == {"chips": 14, "buildings": 21, "bonuses": 17, "goods": 6, "debts": -6}
    assert sum(found.values()) == 52


def test_end_bonuses_count_ones_own_buildings_the_homestead_included() -> None:
    """§2.5, §14.8."""
    player = vector().players[0]
    assert bonus_vp(player.buildings, player.goods) == {"stables": 3, "restaurant": 2, "lawyer": 3, "rail_yard": 9}


def test_a_good_conversion_makes_fifty_nine_of_fifty_two() -> None:
    """§14.8, step by step."""
    state = play(vector(), 0, Sell("steel"))
    assert has(state, 0) == {"trade": 1, "silver": 10, "vp": 15, "gold": 2, "livestock": 1, "debt": 3}
    state = play(state, 0, Repay("silver", 2), Sell("livestock"))
    assert has(state, 0) == {"gold": 3, "vp": 16, "debt": 1}
    assert sum(sources(state.players[0]).values()) == 59


def test_a_bot_finds_the_best_conversion_of_the_worked_example() -> None:
    """§14.8."""
    player = vector().players[0]
    assert best_ending(player.goods, tuple(player.buildings)).points == 59


@pytest.mark.parametrize(("silvers", "winners"), [((0, 3), (1,)), ((3, 3), (0, 1)), ((4, 3), (0,))])
def test_ties_go_to_who_has_more_silver_and_are_shared_else(silvers: tuple[int, int], winners: tuple[int, ...]) -> None:
    """§8.5, §14.8: coins only; gold has been scored already."""
    state = at_the_end()
    for seat, silver in enumerate(silvers):
        town(state, seat, silver=silver, vp=59)
    ended = outcome(state)
    assert ended.scores == (59, 59)
    assert ended.winners == winners


# --- bonuses -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("buildings", "bonus"),
    [
        ("boarding_house foundry steel_mill", {"boarding_house": 2}),
        ("railworkers_house", {"railworkers_house": 7}),
        ("depot terminal", {"depot": 3, "terminal": 3}),
        ("bank factory rodeo", {"bank": 2}),
        ("factory foundry forge", {"factory": 2}),
        ("fairgrounds farm", {"fairgrounds": 2}),
        ("dude_ranch circus", {"dude_ranch": 4, "circus": 4}),
        ("town_hall market", {"town_hall": 1}),
        ("rail_yard", {"rail_yard": 2}),
    ],
)
def test_what_each_bonus_counts(buildings: str, bonus: dict[str, int]) -> None:
    """§2.4: with 4 workers and 3 rail lines."""
    state = at_the_end()
    player = town(state, 0, buildings, workers=4, rails=3)
    assert bonus_vp(player.buildings, player.goods) == bonus


def test_gold_copper_and_livestock_are_worth_two_points_and_nothing_else_is() -> None:
    """§8.4."""
    state = at_the_end()
    player = town(state, 0, gold=1, copper=2, livestock=3, silver=9, trade=9, wood=9, food=9, steel=9)
    assert sum(sources(player).values()) == 12


# --- the last decisions ------------------------------------------------------------------------------------------


def test_all_convert_at_the_same_time_and_nothing_is_told_before_all_are_done() -> None:
    """§8.2, §11.2, R35."""
    state = at_the_end()
    town(state, 0, trade=1, wood=1)
    done = answer(state, 0, Sell("wood"), Finish())
    assert [(event.key, event.public) for event in done.events] == [("answer-sealed", {"seat": 0})]
    assert asked(done.state) == [1]
    last = step(done.state, 1, Finish())
    assert [event["gives"] for event in told(last, "sold")] == [{"wood": 1, "trade": 1}]
    assert [event["score"] for event in told(last, "scored")] == [1]
    assert told(last, "over") == [{"winners": [0], "score": 1, "scores": [1, 0]}]
    assert GAME.pending(last.state) == ()
    assert not last.reversible


def test_a_worker_hired_at_the_end_is_never_paid_and_counts() -> None:
    """§10.2, R28."""
    state = at_the_end()
    town(state, 0, "dude_ranch", trade=1, food=1, workers=1)
    state = play(state, 0, Hire(), Finish())
    assert sum(sources(state.players[0]).values()) == 3 + 2


def test_debts_may_still_be_taken_and_count() -> None:
    """R29."""
    state = at_the_end()
    state = play(state, 0, TakeDebt(2), Finish())
    assert sum(sources(state.players[0]).values()) == -3


def test_scores_can_be_below_nought() -> None:
    """§8.4."""
    state = at_the_end()
    town(state, 0, debt=10)
    state = play(play(state, 0, Finish()), 1, Finish())
    ended = GAME.outcome(state)
    assert ended is not None
    assert ended.scores == (-55, 0)
    assert ended.rounds == 10


def test_the_game_has_ten_auctions_and_eleven_incomes() -> None:
    """§13.3, 10."""
    after = start(GAME, Setup(2, seed_from("whole")))
    told_of = Counter(event.key for event in after.events)
    while decisions := GAME.pending(after.state):
        default = decisions[0].default
        assert default is not None
        after = submit(GAME, after.state, decisions[0].seat, decisions[0].id, default)
        told_of += Counter(event.key for event in after.events)
    assert told_of["homesteaders-round"] == 10
    assert told_of["homesteaders-income"] == 2 * 11
    assert told_of["homesteaders-neutral"] == 10


def test_who_has_nothing_is_not_told_of_any_sources() -> None:
    state = at_the_end()
    town(state, 0, vp=1)
    last = step(play(state, 0, Finish()), 1, Finish())
    assert [event["seat"] for event in told(last, "scored")] == [0]
    assert told(last, "scored_nothing") == [{"seat": 1}]
