"""Victory points, the tie-break by cost, and how a game ends (spec §3.4, §14)."""

import pytest

from app.engine.driver import submit
from app.engine.errors import Stale
from app.engine.events import Seat
from app.games.outpost.actions import Assign, EndTurn
from app.games.outpost.scoring import cost_total, outcome, vp, vp_sources
from app.games.outpost.state import State
from tests.games.outpost.positions import (
    GAME,
    Built,
    colony,
    crews,
    finish_turn,
    play,
    position,
)


def colony_of(upgrades: str = "", /, **factories: Built) -> State:
    state = position(4)
    colony(state, 0, upgrades=upgrades, factories=factories)
    return state


@pytest.mark.parametrize(
    ("kind", "points"),
    [
        ("ore", 1),
        ("water", 1),
        ("titanium", 2),
        ("research", 2),
        ("new_chemicals", 3),
        ("orbital_medicine", 10),
        ("ring_ore", 15),
        ("moon_ore", 20),
    ],
)
def test_a_factory_counts_its_points_if_operated(kind: str, points: int) -> None:
    """§2.2, §3.4."""
    state = colony_of(**{kind: (3, 2, 0)})
    assert vp(state.rules, state.players[0]) == 2 * points


@pytest.mark.parametrize(
    ("upgrade", "points", "cost"),
    [
        ("data_library", 1, 15),
        ("warehouse", 1, 25),
        ("heavy_equipment", 1, 30),
        ("nodule", 2, 25),
        ("scientists", 2, 40),
        ("orbital_lab", 3, 50),
        ("robots", 3, 50),
        ("laboratory", 5, 80),
        ("ecoplants", 5, 30),
        ("outpost", 5, 100),
        ("space_station", 0, 120),
        ("planetary_cruiser", 0, 160),
        ("moon_base", 0, 200),
    ],
)
def test_every_copy_of_an_upgrade_counts_its_points_and_its_printed_cost(upgrade: str, points: int, cost: int) -> None:
    """§2.3, §3.4; R20 for Scientists and Orbital Labs."""
    state = colony_of(f"{upgrade} {upgrade}")
    assert vp(state.rules, state.players[0]) == 2 * points
    assert cost_total(state.rules, state.players[0]) == 2 * cost


def test_the_sources_of_the_points_add_up() -> None:
    state = colony_of("nodule nodule moon_base", ore=(3, 2, 0), moon_ore=1, titanium=(1, 0, 0))
    assert vp_sources(state.rules, state.players[0]) == {"ore": 2, "moon_ore": 20, "nodule": 4}


# --- the end -----------------------------------------------------------------------------------------------------


def last_turn(*points: int) -> State:
    """Three players have these points; the last one is at it."""
    state = position(3)
    for seat, wanted in enumerate(points):
        colony(state, seat, factories={"ore": wanted}, step="done")
    state.players[2].step, state.active = "auctions", Seat(2)
    return state


def test_the_game_goes_on_while_nobody_has_seventy_five() -> None:
    """§14."""
    state = finish_turn(last_turn(74, 60, 0))
    assert (state.round, GAME.outcome(state)) == (3, None)
    assert GAME.pending(state) != ()


def test_the_game_is_over_when_somebody_has_seventy_five_at_the_end_of_a_round() -> None:
    """§14."""
    state = finish_turn(last_turn(75, 60, 0))
    ended = GAME.outcome(state)
    assert ended is not None
    assert (state.stage, ended.winners, ended.scores) == ("over", (0,), (75, 60, 0))
    assert GAME.pending(state) == ()


def test_the_turn_is_completed_and_most_points_win_whoever_reached_them_first() -> None:
    """§14: seat 0 had 76 first, seat 2 ends with more."""
    state = position(3)
    colony(state, 0, factories={"moon_ore": 3, "ring_ore": 1, "ore": 1}, step="done")
    colony(state, 2, factories={"moon_ore": 4, "ore": (1, 0, 0)}, colonists=5)
    colony(state, 1, step="done")
    state.active = Seat(2)
    assert vp(state.rules, state.players[0]) == 76
    state = play(state, 2, Assign(crews(moon_ore=4, ore=1)))
    assert state.stage == "turns"
    ended = GAME.outcome(play(state, 2, EndTurn()))
    assert ended is not None
    assert (ended.winners, ended.ranks) == ((2,), (2, 3, 1))


def final(upgrades_c: str) -> State:
    """A 76, B 80, C 80 points; B's upgrades cost 400."""
    state = position(3, era=3)
    colony(state, 0, factories={"ore": 76})
    colony(state, 1, upgrades="moon_base moon_base", factories={"moon_ore": 2, "ore": 40})
    colony(state, 2, upgrades=upgrades_c, factories={})
    colony(state, 2, factories={"ore": 80 - vp(state.rules, state.players[2])})
    return state


def test_of_equal_points_the_costlier_upgrades_win() -> None:
    """D11: 400 against 380."""
    state = final("planetary_cruiser planetary_cruiser ecoplants ecoplants")
    assert [cost_total(state.rules, player) for player in state.players] == [0, 400, 380]
    ended = outcome(state)
    assert (ended.scores, ended.winners, ended.ranks) == ((76, 80, 80), (1,), (3, 1, 2))
    assert ended.tie_breaks == {"cost": (0, 400, 380)}


def test_who_is_equal_in_points_and_cost_shares_the_victory() -> None:
    """D11: 400 each."""
    state = final("planetary_cruiser planetary_cruiser laboratory")
    assert [cost_total(state.rules, player) for player in state.players] == [0, 400, 400]
    ended = outcome(state)
    assert (ended.scores, ended.winners, ended.ranks) == ((76, 80, 80), (1, 2), (3, 1, 1))


def test_points_lost_again_before_the_check_do_not_count() -> None:
    """D12: 76 during the turn, 74 at the check."""
    state = position(2)
    colony(state, 0, step="done")
    factories: dict[str, Built] = {"moon_ore": 3, "orbital_medicine": 1, "new_chemicals": (2, 0, 0), "ore": (1, 0, 0)}
    colony(state, 1, factories=factories, colonists=6)
    state.active = Seat(1)
    state = play(state, 1, Assign(crews(moon_ore=3, orbital_medicine=1, new_chemicals=2)))
    assert vp(state.rules, state.players[1]) == 76
    state = play(state, 1, Assign(crews(moon_ore=3, orbital_medicine=1, new_chemicals=1, ore=1)))
    assert vp(state.rules, state.players[1]) == 74
    state = play(state, 1, EndTurn())
    assert (state.round, GAME.outcome(state)) == (3, None)


def test_after_the_end_nothing_can_be_done() -> None:
    state = position(2)
    colony(state, 0, factories={"ore": 76}, colonists=5, step="done")
    state.active = Seat(1)
    asked_last = f"{state.round}.turn.1.0"
    state = finish_turn(state)
    assert state.stage == "over"
    for seat in range(2):
        with pytest.raises(Stale) as caught:
            submit(GAME, state, Seat(seat), asked_last, EndTurn())
        assert caught.value.code == "game_over"
