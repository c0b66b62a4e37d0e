"""Phase 1: who plays first (spec §6)."""

from app.games.outpost.scoring import cost_total, vp
from app.games.outpost.turn_order import do_order
from tests.games.outpost.positions import LoadedTurn, colony, finish_round, finish_turn, position, table

A, B, C, D, E = range(5)


def test_most_points_play_first_then_the_highest_cost_of_upgrades() -> None:
    """A4 (and C3): order A, E, D, C, B; the Data Library counts 15."""
    state = position(5)
    colony(state, A, factories={"ore": 20})
    colony(state, B, factories={"ore": 10})
    colony(state, C, factories={"ore": 13}, upgrades="nodule")
    colony(state, D, factories={"ore": 13}, upgrades="warehouse data_library")
    colony(state, E, factories={"ore": 16})
    assert [vp(state.rules, player) for player in state.players] == [20, 10, 15, 15, 16]
    assert [cost_total(state.rules, state.players[seat]) for seat in (C, D)] == [25, 40]
    do_order(state, LoadedTurn())
    assert state.order == [A, E, D, C, B]


def test_an_unmanned_special_factory_counts_for_the_tie_break() -> None:
    """C21, anniversary half: Space Station 120 and Warehouse 25 make 145 against 30."""
    state = position(2)
    colony(state, 0, factories={"ore": 3, "orbital_medicine": (1, 0, 0)}, upgrades="space_station warehouse")
    colony(state, 1, factories={"ore": 3}, upgrades="heavy_equipment")
    assert vp(state.rules, state.players[0]) == vp(state.rules, state.players[1]) == 4
    assert cost_total(state.rules, state.players[0]) == 145
    assert cost_total(state.rules, state.players[1]) == 30
    do_order(state, LoadedTurn())
    assert state.order == [0, 1]


def test_ordinary_factories_do_not_count_for_the_tie_break() -> None:
    """§3.4: printed costs of upgrades only."""
    state = position(2)
    colony(state, 0, factories={"ore": 3, "titanium": (9, 0, 0)})
    colony(state, 1, factories={"ore": 2}, upgrades="data_library")
    assert cost_total(state.rules, state.players[0]) == 0
    do_order(state, LoadedTurn())
    assert state.order == [1, 0]


def test_who_is_equal_in_both_is_ordered_by_lot_anew_each_turn() -> None:
    """R21."""
    state = position(3)
    colony(state, 2, factories={"ore": 9})
    turn, orders = LoadedTurn(), []
    for _ in range(40):
        do_order(state, turn)
        orders.append(tuple(state.order))
    assert set(orders) == {(2, 0, 1), (2, 1, 0)}


def test_a_clear_order_draws_no_lot() -> None:
    state, turn = position(3), LoadedTurn()
    for seat in range(3):
        colony(state, seat, factories={"ore": 3 + seat})
    do_order(state, turn)
    assert state.order == [2, 1, 0]
    assert turn.rng.draws == []


def test_the_order_is_fixed_when_the_round_begins_and_the_leader_has_the_first_turn() -> None:
    """R39: points gained during turns change nothing before the next phase 1."""
    state = position(3)
    colony(state, 2, factories={"ore": (5, 3, 0)}, colonists=5)
    state = finish_turn(state)
    assert state.order == [0, 1, 2]
    state = finish_round(state)
    assert state.round == 3
    assert state.order[0] == state.active == 2


def test_the_first_order_stays_for_the_whole_first_round() -> None:
    state = table(4)
    first, seen = list(state.order), []
    while state.round == 1:
        assert state.active is not None
        seen.append(state.active)
        assert state.order == first
        state = finish_turn(state)
    assert seen == first
