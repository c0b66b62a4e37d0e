"""Limited availability (spec §16.6)."""

import pytest

from app.engine.driver import start
from app.engine.errors import BadSetup
from app.engine.game import Setup
from app.engine.rng import seed_from
from app.games.outpost.components import UPGRADE_IDS
from tests.games.outpost.positions import (
    GAME,
    next_round,
    position,
    stock,
    table,
)


def test_what_is_sold_out_leaves_its_place_empty_and_is_rolled_for_again_next_round() -> None:
    """C18."""
    state = position(5, "ecoplants outpost", era=2, edition="classic", limited_availability_1="on")
    stock(state, nodule=0, laboratory=0)
    state = next_round(state, 4, 6, 8)
    assert state.market == ["ecoplants", "outpost", "orbital_lab"]
    state = next_round(state, 4, 5)
    assert state.market == ["ecoplants", "outpost", "orbital_lab", "scientists"]


def test_what_is_at_its_cap_is_rolled_again_and_nothing_is_rolled_when_nothing_can_come() -> None:
    state = position(4, "nodule nodule warehouse", edition="classic", limited_availability_1="on")
    assert next_round(state, 4, 4, 1).market[-1] == "data_library"
    stock(state, data_library=0, warehouse=0, heavy_equipment=0)
    assert len(next_round(state).market) == 3


@pytest.mark.parametrize(("edition", "players", "most", "copies"), [("classic", 6, "3", 3), ("classic", 3, "6", 2)])
def test_there_are_no_more_copies_than_the_host_allows(edition: str, players: int, most: str, copies: int) -> None:
    """C19; never more than usual."""
    state = table(players, edition=edition, limited_availability_2=most)
    assert [state.stock.get(name, 0) + state.market.count(name) for name in UPGRADE_IDS] == [copies] * 13


@pytest.mark.parametrize(("players", "most", "copies"), [(5, "3", [3] * 13), (5, "1", [1] * 13), (2, "1", [1] * 13)])
def test_in_the_anniversary_edition_too(players: int, most: str, copies: list[int]) -> None:
    state = table(players, limited_availability_2=most)
    assert [state.stock.get(name, 0) + state.market.count(name) for name in UPGRADE_IDS] == copies
    assert min(state.stock.values()) > 0


@pytest.mark.parametrize(("players", "most", "offered"), [(5, "1", 4), (9, "1", 4), (9, "2", 8), (4, "1", 4)])
def test_the_first_market_holds_no_more_than_there_is(players: int, most: str, offered: int) -> None:
    for seed in ("a", "b", "c"):
        state = table(players, seed, limited_availability_2=most)
        assert len(state.market) == offered
        assert not any(name in state.stock for name in UPGRADE_IDS[:4])


def test_one_roll_for_a_place_replaces_the_rule_for_too_many_of_a_kind() -> None:
    with pytest.raises(BadSetup) as caught:
        start(GAME, Setup(3, seed_from("x"), {"limited_availability_1": "on", "refill_over_cap": "reroll"}))
    assert caught.value.code == "options_exclude"
