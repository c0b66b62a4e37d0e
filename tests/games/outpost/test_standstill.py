"""How a game ends in which nobody can, or will, get on: standstill and the death spiral (spec §14, §16.5)."""

from typing import Any

import pytest

from app.engine.events import Player, Seat, Spectator
from app.games.outpost.actions import BuyFactories
from app.games.outpost.scoring import goal
from app.games.outpost.standstill import (
    Ending,
    ending,
    is_nothing_left,
    most_points,
)
from tests.games.outpost.positions import (
    GAME,
    Built,
    cards,
    colony,
    finish_round,
    offer,
    play,
    position,
    sell_out,
    stock,
)
from tests.games.outpost.standstill import capped, capped_but_growing, fill, rounds_told, sold_out, told

# --- nobody can gain ---------------------------------------------------------------------------------------------


def test_when_no_purchase_can_bring_anybody_more_points_the_round_is_the_last() -> None:
    """§14: nothing is left, and all housing is filled with the best that may be built."""
    state = sold_out()
    fill(state)
    assert ending(state) == Ending("nobody_can_gain", 1)
    state, events = rounds_told(state)
    ended = GAME.outcome(state)
    assert ended is not None
    assert (state.round, state.stage, ended.scores) == (2, "over", (5, 5, 5))
    assert told(events, "standstill")[0]["reason"] == "nobody_can_gain"


def test_a_living_game_goes_on_after_a_round_that_changed_nobody_s_points() -> None:
    """One seat has room for two more colonists; whether it can pay for them is its secret."""
    for hand in ("", "moon_ore/50 moon_ore/50 moon_ore/50"):
        state = sold_out()
        fill(state)
        colony(state, 1, factories={"ore": 3}, hand=hand)
        assert ending(state) == Ending("nothing_useful", 3)
        state = finish_round(finish_round(state))
        assert (state.round, GAME.outcome(state)) == (4, None)


ROBOTS_3: dict[str, Built] = {"ore": (8, 5, 3)}


@pytest.mark.parametrize(
    ("upgrades", "factories", "options", "most"),
    [
        ("", {"ore": 3}, {}, 5),
        ("nodule", {"ore": 3}, {}, 2 + 8),
        ("heavy_equipment", {"ore": 5}, {}, 1 + 10),
        ("laboratory", {"ore": 5}, {}, 5 + 15),  # Research cards, and so New Chemicals
        ("scientists", {"ore": 5}, {}, 2 + 15),
        ("moon_base", {"ore": 3, "moon_ore": (1, 0, 0)}, {}, 20 + 5),
        ("robots", {"ore": 5}, {}, 3 + 10),
        ("robots", {"ore": 5}, {"edition": "classic"}, 3 + 5 + 75),
        ("robots", {"ore": 5}, {"edition": "classic", "money": "on"}, 3 + 10),
        ("", ROBOTS_3, {"edition": "classic"}, 8),
        ("", {"new_chemicals": 2, "ore": 3}, {}, 9),
    ],
)
def test_what_a_colony_could_have_follows_from_its_limits(
    upgrades: str, factories: dict[str, Built], options: dict[str, Any], most: int
) -> None:
    state = position(3, **options)
    colony(state, 0, upgrades=upgrades, factories=factories)
    assert most_points(state.rules, state.players[0]) == most


def test_a_research_card_in_hand_allows_new_chemicals_and_so_does_a_token() -> None:
    state = position(3)
    colony(state, 0, factories={"ore": 5}, hand="research/9")
    assert most_points(state.rules, state.players[0]) == 15
    state = position(3, money="on")
    colony(state, 0, factories={"ore": 5})
    state.players[0].tokens = 1
    assert most_points(state.rules, state.players[0]) == 15


def test_where_players_attack_each_other_points_can_always_change() -> None:
    state = sold_out(space_terrorism="on", death_spiral="off")
    fill(state)
    assert ending(state) == Ending("nothing_useful", 3)


# --- what is left ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"money": "on"}, {"limited_availability_1": "on"}])
def test_upgrades_of_an_era_that_nobody_can_bring_about_are_not_left(options: dict[str, str]) -> None:
    """§14: nothing on offer, and nothing that the present era can still bring."""
    assert is_nothing_left(capped(**options))
    assert finish_round(capped(**options)).stage == "over"


def test_nor_do_they_hold_up_the_death_spiral() -> None:
    """§16.5."""
    state = finish_round(capped(death_spiral="on"))
    assert (state.round, goal(state)) == (3, 65)


def test_an_era_that_is_due_brings_its_upgrades() -> None:
    """1991: the leader has the 30 points as the round ends. Anniversary: empty markets bring it by themselves."""
    state = capped()
    colony(state, 0, factories={"ore": 30})
    assert not is_nothing_left(state)
    assert finish_round(state).era == 3
    left = sold_out()
    stock(left, moon_base=1)
    assert not is_nothing_left(left)
    assert is_nothing_left(sold_out())


def test_what_is_on_offer_or_can_be_rolled_is_left() -> None:
    state = capped()
    stock(state, nodule=1)
    assert not is_nothing_left(state)
    offer(state, "nodule")
    assert "nodule" not in state.stock
    assert not is_nothing_left(state)


def test_a_data_library_cannot_come_in_era_iii_where_each_place_gets_one_roll() -> None:
    for option, nothing in (("on", True), ("off", False)):
        state = position(3, era=3, limited_availability_1=option)
        sell_out(state, 13)
        stock(state, data_library=1)
        assert is_nothing_left(state) is nothing


def test_kicker_cards_are_upgrades() -> None:
    state = sold_out(kicker="on")
    assert state.kicker is not None
    assert not is_nothing_left(state)
    state.kicker.slots, state.kicker.piles = [], [[], [], []]
    assert is_nothing_left(state)
    state.era, state.kicker.piles[2] = 3, ["biosphere"]  # type: ignore[list-item]
    assert not is_nothing_left(state)


# --- nobody buys anything useful -----------------------------------------------------------------------------------


def test_three_rounds_without_a_purchase_end_the_game_and_each_is_told() -> None:
    state, events = rounds_told(sold_out())
    assert (told(events, "sold_out"), told(events, "idle_round")) == ([{"rounds": 3}], [])
    state, events = rounds_told(state)
    assert told(events, "idle_round") == [{"rounds": 2}]
    state, events = rounds_told(state)
    assert told(events, "idle_round") == [{"rounds": 1}]
    state, events = rounds_told(state)
    assert told(events, "standstill") == [{"reason": "nothing_useful", "rounds": 3}]
    assert (state.round, state.stage) == (5, "over")


def test_a_purchase_starts_the_count_again_even_if_it_changes_no_points() -> None:
    state = finish_round(finish_round(finish_round(sold_out())))
    assert state.quiet_rounds == 2
    first = state.order[0]
    colony(state, first, factories={"ore": 3}, hand="titanium/10")
    state.active = first
    state = finish_round(play(state, first, BuyFactories("ore", 1, cards(state, first, "titanium/10"))))
    assert (state.round, state.quiet_rounds) == (6, 0)


def test_everybody_sees_it_coming_on_the_table() -> None:
    state = sold_out()
    seen = []
    while state.stage != "over":
        views = [GAME.view_for(state, viewer).table.ending for viewer in (Spectator(), Player(Seat(0)))]
        assert views[0] == views[1]
        seen.append(views[0])
        state = finish_round(state)
    assert seen == [Ending("nothing_useful", rounds) for rounds in (3, 3, 2, 1)]
    assert GAME.view_for(state, Spectator()).table.ending is None
    assert GAME.view_for(position(3, "nodule"), Spectator()).table.ending is None


def test_no_count_is_kept_once_upgrades_come_again() -> None:
    state = finish_round(finish_round(capped_but_growing()))
    assert state.quiet_rounds == 1
    colony(state, 0, factories={"ore": 30})
    state = finish_round(state)
    assert (state.era, state.quiet_rounds) == (3, None)


# --- the death spiral --------------------------------------------------------------------------------------------


def test_with_no_upgrade_left_ten_points_fewer_end_the_game_every_round() -> None:
    """§16.5: 75, 65, 55 …; the table shows how long that takes as points stand."""
    state = sold_out(death_spiral="on")
    goals, rounds = [], []
    for _ in range(3):
        coming = ending(state)
        assert coming is not None
        rounds.append(coming.rounds)
        state = finish_round(state)
        goals.append(goal(state))
    assert (goals, rounds) == ([65, 55, 45], [9, 8, 7])
    while state.stage != "over":
        state = finish_round(state)
    assert state.round == 2 + 9 - 1


def test_without_the_option_or_with_upgrades_left_it_stays_at_75() -> None:
    for option, left in (("off", 0), ("on", 1)):
        state = position(3, death_spiral=option)
        sell_out(state, 13)
        stock(state, moon_base=left)
        assert finish_round(state).spiral == 0
