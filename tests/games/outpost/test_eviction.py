"""Colonists who lost their housing (spec §16.4)."""

from app.engine.events import Spectator
from app.games.outpost.actions import Assign, EndTurn, OpenAuction, Pay, RemoveColonists
from app.games.outpost.colony import base_support, robots_at_work, surplus
from app.games.outpost.scoring import vp
from app.games.outpost.state import State
from tests.games.outpost.positions import (
    GAME,
    Built,
    all_pass,
    asked,
    colony,
    crews,
    decision,
    finish_round,
    finish_turn,
    held,
    offer,
    play,
    refused,
)
from tests.games.outpost.raids import FIFTY, attack, war


def homeless(edition: str = "anniversary") -> State:
    """Return a round in which seat 1 has lost a Nodule with seven colonists, three of them in Ore factories."""
    state = war(FIFTY, "", "", edition=edition)
    colony(state, 1, upgrades="nodule", factories={"ore": 3, "water": 4})
    state = attack(state, "nodule", FIFTY)
    assert (base_support(state.rules, state.players[1]), surplus(state.rules, state.players[1])) == (5, 2)
    return state


def test_who_lost_their_housing_works_on_and_leaves_at_the_end_of_the_round() -> None:
    state = finish_turn(homeless())
    assert EndTurn() in decision(state, 1)
    state = finish_turn(finish_turn(state))
    assert (state.stage, asked(state), decision(state, 1).params) == ("evict", [1], {"number": 2})
    assert GAME.view_for(state, Spectator()).game.awaited == [1]
    assert GAME.view_for(state, Spectator()).colonies[1].surplus == 2
    assert decision(state, 1).default == RemoveColonists(crews(ore=2))
    assert refused(state, 1, RemoveColonists(crews(ore=1))) == "wrong_number_leaves"
    assert refused(state, 1, RemoveColonists(crews(titanium=2))) == "no_such_operator"
    assert refused(state, 1, RemoveColonists(crews(ore=4))) == "no_such_operator"
    state = play(state, 1, RemoveColonists(crews(ore=1, water=1)))
    player = state.players[1]
    assert (player.colonists, [crew.colonists for crew in player.factories.values()]) == (5, [2, 3])
    assert state.round == 3


def test_in_1991_they_leave_after_the_assignment_and_the_discards() -> None:
    state = homeless("classic")
    colony(state, 1, hand="ore/1 ore/1 ore/1 ore/1 ore/2 ore/2")
    phases = []
    while state.round == 2:
        if state.stage not in phases:
            phases.append(state.stage)
        default = decision(state, asked(state)[0]).default
        assert default is not None
        state = play(state, asked(state)[0], default)
    assert phases == ["turns", "late_discard", "evict"]
    assert state.players[1].colonists == 5


def test_new_housing_within_the_round_saves_them() -> None:
    state = homeless()
    colony(state, 1, hand="titanium/13 titanium/13")
    offer(state, "nodule")
    state = all_pass(play(finish_turn(state), 1, OpenAuction("nodule", 25)))
    state = play(state, 1, Pay(held(state, 1)))
    assert surplus(state.rules, state.players[1]) == 0
    assert finish_round(state).players[1].colonists == 7


def test_lost_housing_counts_before_the_victory_check() -> None:
    """Seat 1 has 76 points left, but three of the colonists who make them must leave: the game goes on."""
    state = war(FIFTY, "", "")
    upgrades = "nodule outpost ecoplants moon_base moon_base"
    colony(state, 1, upgrades=upgrades, factories={"moon_ore": 2, "titanium": 13})
    assert vp(state.rules, state.players[1]) == 78
    state = attack(state, "nodule", FIFTY)
    assert (vp(state.rules, state.players[1]), surplus(state.rules, state.players[1])) == (76, 3)
    state = finish_round(state)
    assert (vp(state.rules, state.players[1]), state.round) == (70, 3)


def test_robots_beyond_the_limit_stop_as_colonists_leave() -> None:
    """§16.4: seven colonists let seven robots work; after two have left, five do, and the check counts those."""
    state = war(FIFTY, "", "")
    factories: dict[str, Built] = {"ore": 3, "water": (11, 4, 7)}
    colony(state, 1, upgrades="nodule robots", factories=factories)
    state = attack(state, "nodule", FIFTY)
    assert robots_at_work(state.players[1]) == 7
    state = finish_round(state)
    player = state.players[1]
    assert (player.colonists, player.robots, robots_at_work(player)) == (5, 7, 5)


def test_special_factories_are_manned_first_by_those_without_other_housing() -> None:
    state = war(FIFTY, "", "")
    colony(state, 1, upgrades="nodule", factories={"moon_ore": 1, "ore": 8}, colonists=9)
    state = finish_turn(attack(state, "nodule", FIFTY))
    assert refused(state, 1, Assign(crews(ore=8))) == "housing"
    assert Assign(crews(moon_ore=1, ore=8)) in decision(state, 1)
