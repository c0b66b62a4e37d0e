"""Phase 2: eras, and the upgrades on offer (spec §7)."""

import pytest

from app.games.outpost.components import UPGRADE_IDS, UpgradeId
from app.games.outpost.market import do_era_check, do_refill
from app.games.outpost.state import State
from tests.games.outpost.positions import (
    LoadedTurn,
    colony,
    finish_round,
    next_round,
    offer,
    position,
    sell_out,
    stock,
)


def numbers(state: State) -> list[int]:
    return [UPGRADE_IDS.index(name) + 1 for name in state.market]


def refill(state: State, *rolls: int) -> LoadedTurn:
    """Refill with these rolls; all of them must be used."""
    turn = LoadedTurn(*rolls)
    do_refill(state, turn)
    assert turn.rolls == []
    return turn


# --- refill ------------------------------------------------------------------------------------------------------


def example_a(over_cap: str) -> State:
    state = position(5, "laboratory laboratory", era=2, refill_over_cap=over_cap)
    colony(state, 0, factories={"ore": 27})
    stock(state, heavy_equipment=0)
    return state


def test_example_a_steps_down_from_a_third_laboratory_to_robots() -> None:
    """A5, step_down: rolls 3, 5, 8; the 10 is not rolled."""
    state = example_a("step_down")
    refill(state, 3, 5, 8)
    assert numbers(state) == [8, 8, 2, 5, 7]


def test_example_a_rolls_again_instead_of_a_third_laboratory() -> None:
    """A5, reroll (and C5): rolls 3, 5, 8, 10."""
    state = example_a("reroll")
    turn = refill(state, 3, 5, 8, 10)
    assert numbers(state) == [8, 8, 2, 5, 10]
    assert turn.told("outpost-rerolled") == [{"roll": 8}]


def example_b(over_cap: str) -> State:
    state = position(5, "nodule nodule data_library heavy_equipment", refill_over_cap=over_cap)
    stock(state, heavy_equipment=0, warehouse=1, nodule=1)
    return state


def test_example_b_goes_down_past_an_exhausted_upgrade() -> None:
    """A6, step_down: 4 at the cap, 3 exhausted, 2 is placed."""
    state = example_b("step_down")
    refill(state, 4)
    assert numbers(state) == [4, 4, 1, 3, 2]
    assert UpgradeId("warehouse") not in state.stock


def test_example_b_rolls_again() -> None:
    """A6, reroll."""
    state = example_b("reroll")
    turn = refill(state, 4, 1)
    assert numbers(state) == [4, 4, 1, 3, 1]
    assert turn.told("outpost-rerolled") == [{"roll": 4}]


def late_market(over_cap: str) -> State:
    state = position(7, "warehouse warehouse warehouse scientists", era=3, refill_over_cap=over_cap)
    sell_out(state, 13)
    state.market = [UPGRADE_IDS[number - 1] for number in (2, 2, 2, 5)]
    stock(state, data_library=2, warehouse=1)
    return state


def test_in_era_three_a_data_library_comes_only_by_stepping_down_from_two() -> None:
    """D10, step_down, and R29. The die of twelve shows one less than the number it brings."""
    state = late_market("step_down")
    turn = refill(state, 1, 1)
    assert numbers(state) == [2, 2, 2, 5, 1, 1]
    assert turn.told("outpost-offered")[0] == {"roll": 2, "upgrade": "data_library"}
    assert turn.told("outpost-market_short") == [{"missing": 1}]


def test_a_step_down_onto_an_upgrade_at_the_cap_is_rolled_again() -> None:
    """§7.4: 13 is exhausted, the next lower card in stock is the Warehouse, of which three are on offer."""
    state = late_market("step_down")
    turn = refill(state, 12, 1, 1)
    assert turn.told("outpost-rerolled") == [{"roll": 13}]


def test_the_market_stays_short_when_every_face_would_be_rolled_again() -> None:
    """D10, reroll: no die is rolled."""
    state = late_market("reroll")
    turn = refill(state)
    assert numbers(state) == [2, 2, 2, 5]
    assert turn.told("outpost-market_short") == [{"missing": 3}]


def test_a_step_down_that_arrives_at_zero_is_rolled_again() -> None:
    """§7.4."""
    state = position(3, "nodule heavy_equipment")
    stock(state, data_library=0)
    turn = refill(state, 1, 2)
    assert numbers(state) == [4, 3, 2]
    assert turn.told("outpost-rerolled") == [{"roll": 1}]


@pytest.mark.parametrize("players", range(2, 10))
def test_each_turn_starts_with_as_many_upgrades_as_players_while_cards_last(players: int) -> None:
    """C4."""
    state = finish_round(position(players))
    assert (state.round, len(state.market)) == (3, players)


def test_only_sold_upgrades_are_replaced() -> None:
    """§7.1: the others stay where they are."""
    state = position(4, "nodule warehouse nodule")
    refill(state, 3)
    assert numbers(state) == [4, 2, 4, 3]


def test_a_full_market_rolls_no_die() -> None:
    state = position(4, "nodule warehouse nodule data_library")
    refill(state)
    assert numbers(state) == [4, 2, 4, 1]


@pytest.mark.parametrize(
    ("era", "rolls", "brought"), [(1, (1, 4), [1, 4]), (2, (1, 10), [1, 10]), (3, (1, 12), [2, 13])]
)
def test_each_era_has_its_die(era: int, rolls: tuple[int, ...], brought: list[int]) -> None:
    """§7.3; R29: upgrades of earlier eras can still be rolled."""
    state = position(2, era=era)
    refill(state, *rolls)
    assert numbers(state) == brought


# --- eras --------------------------------------------------------------------------------------------------------


def era_with(players: int, leader: int, era: int = 1) -> int:
    state = position(players, era=era)
    colony(state, 1, factories={"ore": leader})
    do_era_check(state, LoadedTurn())
    return state.era


@pytest.mark.parametrize(("leader", "era"), [(9, 1), (10, 2), (39, 2), (40, 3)])
def test_an_era_starts_when_the_leader_reaches_its_points(leader: int, era: int) -> None:
    """§7.2, four players; R28: from era I to III at once."""
    assert era_with(4, leader) == era


@pytest.mark.parametrize(
    ("players", "threshold"), [(2, 40), (3, 35), (4, 40), (5, 30), (6, 35), (7, 40), (8, 30), (9, 35)]
)
def test_the_points_for_era_three_depend_on_the_number_of_players(players: int, threshold: int) -> None:
    """§2.8."""
    assert era_with(players, threshold - 1, era=2) == 2
    assert era_with(players, threshold, era=2) == 3


@pytest.mark.parametrize("era", [2, 3])
def test_an_era_never_ends_again(era: int) -> None:
    """§7.2."""
    assert era_with(4, 3, era=era) == era


def test_era_two_comes_after_two_rounds_without_any_card_of_era_one() -> None:
    """A7."""
    state = position(3)
    sell_out(state, 4)
    state = next_round(state)
    assert (state.era, state.market) == (1, [])
    state = next_round(state, 5, 6, 7)
    assert (state.era, numbers(state)) == (2, [5, 6, 7])


def test_era_two_comes_at_once_when_the_leader_has_ten_points_although_cards_ran_out() -> None:
    """A7, variant."""
    state = position(3)
    colony(state, 0, factories={"ore": 10})
    sell_out(state, 4)
    state = next_round(state, 5, 6, 7)
    assert (state.era, numbers(state)) == (2, [5, 6, 7])


def test_an_upgrade_on_offer_in_between_breaks_the_two_empty_rounds() -> None:
    """§7.2: it must have been empty in the previous turn, too."""
    state = position(3)
    sell_out(state, 4)
    state = next_round(state)
    stock(state, nodule=1)
    state = next_round(state, 4)
    sell_out(state, 4)
    state.market = []
    assert next_round(state).era == 1


def test_a_card_still_on_offer_is_not_sold_out() -> None:
    """§7.2: neither in stock nor in the market."""
    state = position(3, "nodule")
    stock(state, data_library=0, warehouse=0, heavy_equipment=0, nodule=0)
    state = next_round(next_round(state))
    assert (state.era, numbers(state)) == (1, [4])


def test_era_three_comes_after_two_rounds_without_any_of_the_first_ten() -> None:
    """§7.2."""
    state = position(3, era=2)
    sell_out(state, 10)
    state = next_round(state)
    assert (state.era, state.market) == (2, [])
    state = next_round(state, 12, 11, 10)
    assert (state.era, numbers(state)) == (3, [13, 12, 11])


def test_the_empty_rounds_of_era_one_do_not_count_for_era_three() -> None:
    """§7.2: the two flags are independent."""
    state = position(3)
    sell_out(state, 4)
    state = next_round(state)
    sell_out(state, 10)
    state = next_round(state)
    assert state.era == 2


def test_points_lost_again_before_the_round_begins_start_no_era() -> None:
    """§7.2: running weaker factories to stay at nine points is a legitimate tactic."""
    state = position(4, "nodule nodule warehouse warehouse")
    colony(state, 0, factories={"ore": 8, "titanium": (1, 0, 0)}, upgrades="warehouse")
    assert next_round(state).era == 1
    colony(state, 0, factories={"ore": (8, 7, 0), "titanium": 1})
    assert next_round(state).era == 2


def test_a_new_era_leaves_the_cards_on_offer() -> None:
    """R29."""
    state = position(4, "nodule nodule warehouse warehouse")
    colony(state, 0, factories={"ore": 10})
    state = next_round(state)
    assert (state.era, numbers(state)) == (2, [4, 4, 2, 2])


def test_nothing_is_drawn_when_the_stock_is_gone() -> None:
    state = position(2, era=3)
    sell_out(state, 13)
    offer(state, "")
    state = next_round(state)
    assert state.market == []
