"""Setting up (spec §2.5, §2.8, §4.1)."""

import pytest

from app.engine.driver import start
from app.engine.errors import BadSetup
from app.engine.game import Setup
from app.engine.options import Preset
from app.engine.rng import seed_from
from app.games.outpost.colony import base_support, hand_limit, support_limit
from app.games.outpost.components import DECKS, UPGRADE_IDS, UPGRADES
from app.games.outpost.hand import hand
from app.games.outpost.meta import META
from app.games.outpost.scoring import vp
from app.games.outpost.setup import do_first_market, set_up
from app.games.outpost.setup import stock as copies_in_play
from app.games.outpost.state import State, Works
from tests.games.outpost.positions import GAME, LoadedTurn, asked, decision, offer, table

CHART = {  # players: copies of 1–10, copies of 11–13, era III, cap
    3: (2, 2, 35, 1),
    4: (3, 3, 40, 2),
    5: (3, 4, 30, 2),
    6: (4, 4, 35, 3),
    7: (5, 5, 40, 3),
    8: (5, 6, 30, 4),
    9: (6, 6, 35, 4),
}


def copies(state: State) -> list[int]:
    return [state.stock.get(name, 0) + state.market.count(name) for name in UPGRADE_IDS]


def test_five_players_have_three_copies_of_the_first_ten_upgrades_and_four_of_the_others() -> None:
    """A1."""
    state = table(5)
    assert copies(state) == [3] * 10 + [4] * 3
    assert [state.stock[name] for name in UPGRADE_IDS[10:]] == [4, 4, 4]


@pytest.mark.parametrize("players", CHART)
def test_the_chart_gives_copies_thresholds_and_market_size_by_the_number_of_players(players: int) -> None:
    """C4 and §2.8."""
    low, high, era_3, cap = CHART[players]
    state = table(players)
    assert copies(state) == [low] * 10 + [high] * 3
    assert (state.rules.era_2_vp, state.rules.era_3_vp, state.rules.same_on_offer) == (10, era_3, cap)
    assert len(state.market) == players


@pytest.mark.parametrize("players", range(2, 10))
def test_the_first_market_holds_only_upgrades_of_era_one_and_none_more_often_than_half_the_players(
    players: int,
) -> None:
    """R27: with two or three players each upgrade is on offer once at most."""
    for seed in range(10):
        market = table(players, seed=str(seed)).market
        assert len(market) == players
        assert set(market) <= set(UPGRADE_IDS[:4])
        assert max(map(market.count, market)) <= players // 2


def test_at_set_up_a_third_copy_is_rolled_again_and_never_steps_down() -> None:
    """A2: rolls 2, 2, 1, 4, 2, 1 with five players."""
    state, turn = table(5), LoadedTurn(2, 2, 1, 4, 2, 1)
    offer(state, "")
    do_first_market(state, turn)
    assert state.market == ["warehouse", "warehouse", "data_library", "nodule", "data_library"]
    assert turn.told("outpost-rerolled") == [{"roll": 2}]
    assert turn.rolls == []


def test_each_offered_upgrade_leaves_the_stock() -> None:
    turn = LoadedTurn(1, 2, 3, 4)
    state = set_up(Setup(4, seed_from("loaded"), META.read_options({})), turn)
    assert state.market == list(UPGRADE_IDS[:4])
    assert [state.stock[name] for name in UPGRADE_IDS] == [2] * 4 + [3] * 9


@pytest.mark.parametrize("players", range(2, 10))
def test_every_player_starts_with_three_operated_factories_and_six_cards(players: int) -> None:
    """A3."""
    state = table(players)
    for player in state.players:
        assert (player.colonists, player.robots, player.upgrades) == (3, 0, {})
        assert player.factories == {"ore": Works(2, 2, 0), "water": Works(1, 1, 0)}
        assert [held.resource for held in hand(player)] == ["ore"] * 4 + ["water"] * 2
        assert base_support(state.rules, player) == support_limit(state.rules, player) == 5
        assert hand_limit(state.rules, player) == 10
        assert vp(state.rules, player) == 3


def test_the_first_turn_starts_with_player_turns() -> None:
    """A3."""
    state = table(4)
    assert (state.round, state.stage, state.era) == (1, "turns", 1)
    assert asked(state) == [state.order[0]] == [state.active]


def test_the_starting_hand_is_a_double_production_without_a_mega_choice() -> None:
    """A10."""
    state = table(4)
    player = state.players[0]
    produced = {kind: works.operated for kind, works in player.factories.items()}
    assert state.rules.start_cards == {kind: 2 * count for kind, count in produced.items()}
    assert all(held.kind == "normal" for held in hand(player))
    assert decision(state, state.order[0]).key == "outpost-ask-turn"


def test_nine_players_draw_the_whole_ore_deck() -> None:
    """§2.5: 9 × 4 starting cards are the 36 cards of the deck."""
    state = table(9)
    assert state.decks[next(iter(DECKS))].draw == []
    assert sorted(held.value for player in state.players for held in hand(player) if held.resource == "ore") == (
        [1] * 6 + [2] * 8 + [3] * 8 + [4] * 8 + [5] * 6
    )


def test_the_box_holds_239_production_cards() -> None:
    """§2.5."""
    sizes = {kind: sum(deck.values()) for kind, deck in DECKS.items()}
    assert list(sizes.values()) == [36, 39, 53, 34, 16, 23, 14, 12, 12]
    assert sum(sizes.values()) == 239
    worth = {kind: sum(value * count for value, count in deck.items()) for kind, deck in DECKS.items()}
    assert list(worth.values()) == [108, 273, 530, 442, 272, 460, 420, 480, 600]


def test_the_upgrades_have_their_printed_costs_and_points() -> None:
    """§2.3, anniversary columns."""
    printed = {row.number: (row.cost, row.vp, row.hand, row.support, row.robots) for row in UPGRADES}
    assert printed == {
        1: (15, 1, 0, 0, 0),
        2: (25, 1, 5, 0, 0),
        3: (30, 1, 0, 0, 0),
        4: (25, 2, 0, 3, 0),
        5: (40, 2, 0, 0, 0),
        6: (50, 3, 0, 0, 0),
        7: (50, 3, 0, 0, 1),
        8: (80, 5, 0, 0, 0),
        9: (30, 5, 0, 0, 0),
        10: (100, 5, 5, 5, 0),
        11: (120, 0, 0, 0, 0),
        12: (160, 0, 0, 0, 0),
        13: (200, 0, 0, 0, 0),
    }


def test_with_two_players_ten_even_rolls_leave_one_copy_of_the_rest_without_rolling() -> None:
    """A20."""
    rules, turn = table(2).rules, LoadedTurn(*[2, 4, 6, 8, 10] * 2)
    assert list(copies_in_play(rules, turn).values()) == [2] * 10 + [1] * 3


def test_with_two_players_ten_odd_rolls_leave_two_copies_of_the_rest_without_rolling() -> None:
    """§4.1 step 1."""
    rules, turn = table(2).rules, LoadedTurn(*[1, 3, 5, 7, 9] * 2)
    assert list(copies_in_play(rules, turn).values()) == [1] * 10 + [2] * 3


def test_with_two_players_a_die_decides_each_upgrade_while_neither_number_is_reached() -> None:
    """§4.1 step 1."""
    rules, turn = table(2).rules, LoadedTurn(*[2, 1] * 6, 1)
    assert list(copies_in_play(rules, turn).values()) == [2, 1] * 6 + [1]
    assert turn.rolls == []


def test_the_first_order_is_drawn_by_lot() -> None:
    """§4.1 step 6: twenty-four orders of four players, and none of them is the rule."""
    orders = {tuple(table(4, seed=str(seed)).order) for seed in range(60)}
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
    assert {order[0] for order in orders} == {0, 1, 2, 3}


@pytest.mark.parametrize("players", [0, 1, 10])
def test_no_other_number_of_players_can_be_seated(players: int) -> None:
    with pytest.raises(BadSetup) as caught:
        start(GAME, Setup(players, seed_from("x")))
    assert caught.value.code == "player_count"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"kickers": "on"}, "unknown_option"),
        ({"internalizing": "maybe"}, "bad_option"),
        ({"auction_ring": 1}, "bad_option"),
        ({"refill_over_cap": None}, "bad_option"),
        ({"edition": "1066"}, "bad_option"),
    ],
)
def test_no_unknown_option_is_taken(options: dict[str, object], code: str) -> None:
    with pytest.raises(BadSetup) as caught:
        start(GAME, Setup(4, seed_from("x"), options))
    assert caught.value.code == code


def test_the_defaults_of_the_options_are_those_of_the_edition() -> None:
    """§16."""
    rules = table(4).rules
    assert rules.internalizing == "declared"
    assert rules.over_cap_steps_down
    assert rules.auction_order_by_seat


# --- presets -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", GAME.meta.presets, ids=lambda preset: preset.key)
def test_every_preset_can_be_played_and_is_another_game(preset: Preset) -> None:
    state = table(3, **preset.options)
    others = [table(3, **other.options).rules for other in GAME.meta.presets if other is not preset]
    assert state.rules not in others
