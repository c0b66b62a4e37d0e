"""Operators: who runs which factory (spec §12, and the end of a turn, §10.10)."""

import pytest

from app.games.outpost.actions import (
    AdvanceStep,
    Assign,
    BuyColonists,
    BuyFactories,
    BuyRobots,
    EndTurn,
    OpenAuction,
)
from app.games.outpost.colony import max_colonists, robot_limit, support_limit, usable_robots
from app.games.outpost.components import Resource
from app.games.outpost.operators import most_operated
from app.games.outpost.scoring import vp
from app.games.outpost.state import State
from tests.games.outpost.positions import (
    Built,
    all_pass,
    cards,
    colony,
    crews,
    decision,
    finish_round,
    held,
    next_round,
    play,
    position,
    refused,
)


def crewed(upgrades: str = "", colonists: int = 0, robots: int = 0, **factories: Built) -> State:
    state = position(4)
    colony(state, 0, upgrades=upgrades, factories=factories, colonists=colonists, robots=robots)
    return state


# --- everything possible must be used ----------------------------------------------------------------------------


def test_a_player_may_run_the_weaker_factory_but_not_none() -> None:
    """A13."""
    state = crewed(colonists=1, water=(1, 0, 0), titanium=(1, 1, 0))
    assert vp(state.rules, state.players[0]) == 2
    after = play(state, 0, Assign(crews(water=1)))
    assert vp(after.rules, after.players[0]) == 1
    assert refused(state, 0, Assign({})) == "operators_left_idle"


def test_moving_an_operator_moves_points_and_production() -> None:
    """C7: from Ore to a new Titanium factory, −1 + 2."""
    state = position(4, "nodule nodule warehouse warehouse")
    colony(state, 0, upgrades="heavy_equipment", factories={"ore": 1}, hand="titanium/10 titanium/10 titanium/10")
    before = vp(state.rules, state.players[0])
    state = play(state, 0, BuyFactories("titanium", 1, held(state, 0)))
    state = play(state, 0, Assign(crews(titanium=1)))
    assert vp(state.rules, state.players[0]) == before + 1
    hand = held(next_round(state), 0)
    assert [name.split("/")[0] for name in hand] == ["titanium"]


def test_as_many_factories_run_as_can_run() -> None:
    """D4: min(5 + 1, 4 + 3) = 6, the special factory among them."""
    state = crewed("robots", colonists=4, robots=3, ore=(5, 0, 0), moon_ore=(1, 0, 0))
    assert most_operated(state.rules, state.players[0]) == 6
    assert refused(state, 0, Assign(crews({"ore": 1}, ore=4))) == "operators_left_idle"
    assert refused(state, 0, Assign(crews({"ore": 2}, ore=2, moon_ore=1))) == "operators_left_idle"
    state = play(state, 0, Assign(crews({"ore": 3}, ore=2, moon_ore=1)))
    assert vp(state.rules, state.players[0]) == 5 + 20 + 3


def test_the_only_full_assignment_puts_the_colonist_on_the_special_factory() -> None:
    """D5."""
    state = crewed("robots", colonists=1, robots=1, ore=(1, 0, 0), moon_ore=(1, 0, 0))
    assert most_operated(state.rules, state.players[0]) == 2
    for wrong in (crews(ore=1), crews(moon_ore=1), crews({"ore": 1})):
        assert refused(state, 0, Assign(wrong)) == "operators_left_idle"
    assert play(state, 0, Assign(crews({"ore": 1}, moon_ore=1))).players[0].factories[Resource("ore")].robots == 1


def test_special_factories_without_a_colonist_for_them_need_not_run() -> None:
    """§12.2: min(1 + min(2, 1), 1 + 2) = 2, though two robots and three factories would make more."""
    state = crewed("robots robots", colonists=1, robots=2, ore=(1, 0, 0), moon_ore=(2, 0, 0))
    assert most_operated(state.rules, state.players[0]) == 2
    state = play(state, 0, Assign(crews({"ore": 1}, moon_ore=1)))
    assert EndTurn() in decision(state, 0)


def test_a_special_factory_may_stay_empty_while_ordinary_ones_use_everybody() -> None:
    """§12.2: inefficiently, if desired."""
    state = crewed(colonists=2, ore=(2, 0, 0), moon_ore=(1, 0, 0))
    assert play(state, 0, Assign(crews(ore=2))).players[0].factories[Resource("moon_ore")].operated == 0


def test_idle_operators_are_allowed_when_there_is_nothing_to_run() -> None:
    """§12.2, R16."""
    state = crewed("robots", colonists=3, robots=2, ore=(2, 0, 0))
    state = play(state, 0, Assign(crews(ore=2)))
    assert EndTurn() in decision(state, 0)


def test_the_titanium_factory_of_an_outpost_runs_without_heavy_equipment() -> None:
    """R8."""
    state = crewed("outpost", colonists=1, ore=(1, 1, 0), titanium=(1, 0, 0))
    assert play(state, 0, Assign(crews(titanium=1))).players[0].factories[Resource("titanium")].colonists == 1


# --- limits ------------------------------------------------------------------------------------------------------


def test_robots_work_for_each_robots_upgrade_as_many_as_there_are_colonists() -> None:
    """A12: limit 14, then 18 with two colonists more, of whom one lives at the Ring Ore factory."""
    state = crewed("nodule robots robots planetary_cruiser", colonists=7, ore=(8, 7, 0), ring_ore=(1, 0, 0))
    colony(state, 0, hand="titanium/10 titanium/10 titanium/10")
    assert robot_limit(state.rules, state.players[0]) == 14
    assert max_colonists(state.rules, state.players[0]) == 9
    assert support_limit(state.rules, state.players[0]) == 8
    assert refused(state, 0, BuyColonists(3, cards(state, 0, "titanium/10 titanium/10 titanium/10"))) == "support_limit"
    state = play(state, 0, BuyColonists(2, cards(state, 0, "titanium/10 titanium/10")))
    state = play(state, 0, Assign(crews(ore=8, ring_ore=1)))
    assert support_limit(state.rules, state.players[0]) == 9
    assert robot_limit(state.rules, state.players[0]) == 18
    assert refused(state, 0, BuyColonists(1, cards(state, 0, "titanium/10"))) == "support_limit"


def test_people_and_robots_work_together() -> None:
    """C12, as far as it holds here: colonists for 5 up to 8, two robots for 20, all ten at work."""
    state = crewed("nodule robots ecoplants", colonists=7, ore=(10, 7, 0))
    colony(state, 0, hand="ore/5 ore/5 titanium/10 titanium/10")
    state = play(state, 0, BuyColonists(1, cards(state, 0, "ore/5")))
    assert refused(state, 0, BuyColonists(1, cards(state, 0, "ore/5"))) == "support_limit"
    state = play(state, 0, BuyRobots(2, cards(state, 0, "titanium/10 titanium/10")))
    assert refused(state, 0, EndTurn()) == "assignment_incomplete"
    state = play(state, 0, Assign(crews({"ore": 2}, ore=8)))
    assert state.players[0].factories[Resource("ore")].operated == 10
    assert EndTurn() in decision(state, 0)


def test_robots_beyond_the_limit_stay_idle() -> None:
    """R16."""
    state = crewed("robots", colonists=2, robots=3, ore=(5, 0, 0))
    assert usable_robots(state.rules, state.players[0]) == 2
    assert refused(state, 0, Assign(crews({"ore": 3}, ore=2))) == "robot_limit"
    state = play(state, 0, Assign(crews({"ore": 2}, ore=2)))
    assert vp(state.rules, state.players[0]) == 4 + 3


def test_without_the_upgrade_no_robot_works() -> None:
    """§3.3."""
    state = crewed(colonists=1, robots=1, ore=(2, 0, 0))
    assert refused(state, 0, Assign(crews({"ore": 1}, ore=1))) == "robot_limit"


@pytest.mark.parametrize("kind", ["orbital_medicine", "ring_ore", "moon_ore"])
def test_no_robot_runs_a_special_factory(kind: str) -> None:
    """§12.2, §20.1."""
    state = crewed("robots", 1, 1, **{kind: (1, 0, 0), "ore": (1, 0, 0)})
    assert refused(state, 0, Assign(crews({kind: 1}, ore=1))) == "robot_not_allowed"


def test_nobody_assigns_more_operators_than_there_are() -> None:
    """§12.2."""
    state = crewed("robots", colonists=2, robots=1, ore=(5, 0, 0))
    assert refused(state, 0, Assign(crews(ore=3))) == "too_many_operators"
    assert refused(state, 0, Assign(crews({"ore": 2}, ore=2))) == "too_many_operators"


def test_a_factory_has_one_operator() -> None:
    """§12.2: a finer code for too_many_operators."""
    state = crewed("robots", colonists=2, robots=1, ore=(2, 0, 0), water=(1, 0, 0))
    assert refused(state, 0, Assign(crews(water=2))) == "factories_full"
    assert refused(state, 0, Assign(crews({"water": 1}, water=1))) == "factories_full"


def test_only_ones_own_kinds_of_factories_can_be_staffed() -> None:
    state = crewed(colonists=2, ore=(2, 0, 0))
    assert refused(state, 0, Assign(crews(titanium=1, ore=1))) == "no_such_factory"
    assert refused(state, 0, Assign({"ore": {"penguin": 2}})) == "no_such_factory"


def test_a_colonist_who_lives_in_a_special_factory_cannot_move_to_an_ordinary_one() -> None:
    """D6."""
    state = crewed("moon_base", colonists=6, ore=(6, 5, 0), moon_ore=(1, 1, 0))
    assert refused(state, 0, Assign(crews(ore=6))) == "housing"
    assert play(state, 0, Assign(crews(ore=5, moon_ore=1))).players[0].colonists == 6


def test_with_two_special_factories_that_colonist_may_move_between_them() -> None:
    """R18."""
    state = crewed(colonists=6, ore=(6, 5, 0), moon_ore=(1, 1, 0), ring_ore=(1, 0, 0))
    state = play(state, 0, Assign(crews(ore=5, ring_ore=1)))
    assert state.players[0].factories[Resource("moon_ore")].operated == 0


# --- steps and the end of the turn -------------------------------------------------------------------------------


def test_a_turn_ends_only_with_a_complete_assignment() -> None:
    """§10.10."""
    state = crewed(colonists=3, ore=(3, 2, 0))
    assert refused(state, 0, EndTurn()) == "assignment_incomplete"
    state = play(state, 0, Assign(crews(ore=3)))
    assert play(state, 0, EndTurn()).active == 1


def test_an_assignment_may_be_changed_until_the_turn_ends() -> None:
    """§12.1."""
    state = crewed(colonists=1, ore=(1, 1, 0), water=(1, 0, 0))
    state = play(state, 0, Assign(crews(water=1)))
    state = play(state, 0, Assign(crews(ore=1)))
    assert state.players[0].factories[Resource("ore")].colonists == 1


def test_new_operators_can_be_assigned_at_once() -> None:
    state = crewed(colonists=1, ore=(2, 1, 0))
    colony(state, 0, hand="titanium/10")
    state = play(state, 0, BuyColonists(1, cards(state, 0, "titanium/10")))
    assert play(state, 0, Assign(crews(ore=2))).players[0].factories[Resource("ore")].colonists == 2


def test_assigning_belongs_to_the_last_step_and_closes_the_others() -> None:
    """§10.1, §12.1: an action of a later step moves on; going back is refused."""
    state = position(4, "nodule")
    colony(state, 0, hand="titanium/10 titanium/10 titanium/10")
    state = play(state, 0, Assign(crews(ore=2, water=1)))
    assert state.players[0].step == "operators"
    assert refused(state, 0, OpenAuction("nodule", 25)) == "step_closed"
    assert refused(state, 0, BuyFactories("ore", 1, cards(state, 0, "titanium/10"))) == "step_closed"


def test_the_steps_follow_each_other() -> None:
    """§10.1."""
    state = position(4)
    seen = []
    for _ in range(2):
        seen.append(state.players[0].step)
        state = play(state, 0, AdvanceStep())
    assert [*seen, state.players[0].step] == ["auctions", "factories", "operators"]


def test_assignments_stay_until_they_are_changed() -> None:
    """§12.3."""
    state = crewed(colonists=1, ore=(1, 0, 0), water=(1, 1, 0))
    state = finish_round(state)
    assert state.players[0].factories[Resource("water")].colonists == 1


def test_whoever_does_not_answer_keeps_the_assignment_or_gets_the_best_one() -> None:
    """R25, §12.3."""
    state = crewed(colonists=2, ore=(2, 2, 0), titanium=(2, 0, 0))
    assert decision(state, 0).default == EndTurn()
    state = crewed("robots", colonists=2, robots=2, ore=(2, 0, 0), titanium=(2, 0, 0), moon_ore=(1, 0, 0))
    default = decision(state, 0).default
    assert isinstance(default, Assign)
    works = play(state, 0, default).players[0].factories
    assert [works[Resource(kind)].operated for kind in ("moon_ore", "titanium", "ore")] == [1, 2, 1]


def test_a_factory_won_in_ones_own_turn_is_staffed_with_the_others() -> None:
    """§10.6: no question of its own."""
    state = position(4, "laboratory")
    colony(state, 0, hand="moon_ore/50 moon_ore/50")
    state = all_pass(play(state, 0, OpenAuction("laboratory", 80)))
    default = decision(state, 0).default
    assert default is not None
    state = play(state, 0, default)
    assert decision(state, 0).key == "outpost-ask-turn"
    assert play(state, 0, Assign(crews(ore=2, research=1))).players[0].factories[Resource("research")].colonists == 1
