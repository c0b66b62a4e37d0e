"""Space terrorism (spec §16.4)."""

from typing import Any

import pytest

from app.engine.events import Player, Seat, Spectator
from app.games.outpost.actions import (
    Assign,
    Attack,
    Defend,
    EndTurn,
    FirstTurnWater,
    Internalize,
    StayOut,
    SupportAttack,
)
from app.games.outpost.colony import discount, hand_limit, robot_limit, surplus
from app.games.outpost.components import KICKER, ORBITAL_MEDICINE, ORE, OUTPOST, ROBOTS, UPGRADE_IDS, WATER
from app.games.outpost.scoring import goal, vp
from app.games.outpost.terrorism import attack_costs
from tests.games.outpost.positions import (
    GAME,
    Built,
    asked,
    cards,
    colony,
    crews,
    decision,
    faces,
    finish_round,
    finish_turn,
    held,
    params_of,
    play,
    position,
    refused,
    sell_out,
    step,
    table,
)
from tests.games.outpost.raids import FIFTY, attack, war

# --- the sum -----------------------------------------------------------------------------------------------------


def test_twice_the_cost_destroys_what_nobody_defends() -> None:
    """C17: Robots cost 50."""
    state = war(f"{FIFTY} {FIFTY}", "", "")
    colony(state, 1, upgrades="robots")
    left = state.stock[ROBOTS]
    state = attack(state, "robots", f"{FIFTY} {FIFTY}")
    assert state.players[1].upgrades == {}
    assert (state.stock[ROBOTS], state.market) == (left, [])  # out of the game
    assert (state.raid, asked(state)) == (None, [0])  # and the turn goes on


@pytest.mark.parametrize(("support", "destroyed"), [("moon_ore/60", True), ("moon_ore/55", False)])
def test_defence_counts_double(support: str, destroyed: bool) -> None:
    """C17: with 30 in defence it takes 160."""
    state = war(f"{FIFTY} {FIFTY}", "orbital_medicine/30", support)
    colony(state, 1, upgrades="robots")
    state = attack(state, "robots", f"{FIFTY} {FIFTY}")
    state = play(state, 1, Defend(held(state, 1), 0))
    state = play(state, 2, SupportAttack(held(state, 2), 0))
    assert (state.players[1].upgrades == {}) == destroyed
    assert state.immune == ([] if destroyed else [(1, "robots")])


def test_one_short_of_it_is_not_enough() -> None:
    """C17: 159 of 160."""
    state = war(f"{FIFTY} {FIFTY}", "orbital_medicine/30", "moon_ore/50 water/9")
    colony(state, 1, upgrades="robots")
    state = attack(state, "robots", f"{FIFTY} {FIFTY}")
    state = play(state, 1, Defend(held(state, 1), 0))
    assert decision(state, 2).params == {"seat": 0, "seats": [1], "asset": "robots", "total": 100, "needed": 160}
    state = play(state, 2, SupportAttack(held(state, 2), 0))
    assert state.players[1].upgrades == {"robots": 1}


def test_factories_cost_what_they_are_built_for_and_upgrades_what_is_printed() -> None:
    costs = attack_costs(table(3, space_terrorism="on").rules)
    assert (costs["ore"], costs["research"], costs["new_chemicals"]) == (10, 30, 60)
    assert (costs["laboratory"], costs["space_station"], costs["moon_base"]) == (80, 120, 200)
    assert "orbital_medicine" not in costs
    assert set(costs) >= set(UPGRADE_IDS)
    classic = attack_costs(table(3, edition="classic", space_terrorism="on").rules)
    assert (classic["research"], classic["laboratory"]) == (40, 100)
    kicker = attack_costs(table(3, kicker="on", space_terrorism="on").rules)
    assert all(kicker[row.id] == row.cost for row in KICKER)


def test_everything_spent_is_laid_down_openly_and_gone_whatever_comes_of_it() -> None:
    state = war("water/10 water/9", "water/8", "water/7")
    after = step(state, 0, Attack(1, "ore", cards(state, 0, "water/9"), 0))
    assert not after.reversible
    told = next(event for event in after.events if event.key == "outpost-attacked")
    for viewer in (Player(Seat(2)), Spectator()):
        assert told.params_for(viewer)["cards"] == cards(state, 0, "water/9")
    state = play(play(after.state, 1, Defend(held(after.state, 1), 0)), 2, SupportAttack(held(after.state, 2), 0))
    assert [faces(state, seat) for seat in range(3)] == ["water/10", "", ""]
    assert sorted(state.decks[WATER].discard) == sorted(set(state.decks[WATER].discard))
    assert len(state.decks[WATER].discard) == 3


# --- who may, and when -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("owner", "asset", "faces", "code"),
    [
        (0, "ore", "water/9", "no_such_asset"),  # one's own
        (3, "ore", "water/9", "no_such_asset"),
        (1, "titanium", "water/9", "no_such_asset"),
        (1, "nodule", "water/9", "no_such_asset"),
        (1, "nonsense", "water/9", "no_such_asset"),
        (1, "ore", "", "needs_a_card"),
    ],
)
def test_only_what_another_player_owns_is_attacked_and_not_for_nothing(
    owner: int, asset: str, faces: str, code: str
) -> None:
    state = war("water/9", "", "")
    assert refused(state, 0, Attack(owner, asset, cards(state, 0, faces), 0)) == code


def test_cards_are_spent_and_not_amounts() -> None:
    state = war("water/9", "", "")
    assert refused(state, 0, Attack(1, "ore", held(state, 0), 1)) == "above_maximum"
    assert refused(state, 0, Attack(1, "ore", ["water/9/99"], 0)) == "unknown_card"


def test_without_cards_there_is_no_attack_and_without_the_option_none_at_all() -> None:
    assert refused(war("", "", ""), 0, Attack(1, "ore", [], 0)) == "nothing_to_spend"
    state = position(3)
    colony(state, 0, hand="water/9")
    assert refused(state, 0, Attack(1, "ore", held(state, 0), 0)) == "not_now"


def test_one_attacks_in_any_step_of_the_own_turn_and_only_then() -> None:
    state = war("water/9 water/8", "water/9", "water/9")
    assert refused(state, 1, Attack(0, "ore", held(state, 1), 0)) == "not_now"
    state = play(state, 0, Assign(crews(ore=2, water=1)))
    assert state.players[0].step == "operators"
    assert Attack(1, "ore", held(state, 0), 0) in decision(state, 0)
    state = war("water/9 water/8", "water/9", "water/9", internalizing="concurrent")
    state = play(state, 2, Internalize())
    assert refused(state, 2, Attack(0, "ore", held(state, 2), 0)) == "not_now"  # early, but not the own turn


def test_the_others_speak_once_each_in_player_order_after_the_attacker() -> None:
    state = war("water/9", "water/9", "water/9", "water/9 water/8")
    state.order, state.active = [Seat(2), Seat(0), Seat(3), Seat(1)], Seat(3)
    state = attack(state, "ore", "water/8", seat=3, owner=0)
    spoke = []
    while state.raid is not None:
        (seat,) = asked(state)
        assert GAME.view_for(state, Spectator()).game.awaited == [seat]
        spoke.append(seat)
        state = play(state, seat, StayOut())
    assert spoke == [1, 2, 0]
    assert asked(state) == [3]


def test_who_holds_no_card_is_passed_over_as_everybody_can_see() -> None:
    state = attack(war("water/9", "", "water/9"), "ore", "water/9")
    assert asked(state) == [2]


def test_the_owner_may_even_support_and_no_answer_means_staying_out() -> None:
    state = attack(war("water/9", "water/8", ""), "ore", "water/9")
    assert SupportAttack(held(state, 1), 0) in decision(state, 1)
    assert decision(state, 1).default == StayOut()
    assert refused(state, 1, Defend([], 0)) == "needs_a_card"
    assert faces(play(state, 1, StayOut()), 1) == "water/8"


def test_while_an_attack_is_under_way_nothing_else_is_done_by_the_attacker() -> None:
    state = attack(war("water/9 water/8", "water/8", ""), "ore", "water/9")
    assert asked(state) == [1]
    assert refused(state, 0, EndTurn()) == "not_now"  # though one may still withdraw from auctions
    question = decision(state, 1).id
    assert decision(play(state, 0, Internalize()), 1).id == question


# --- immunity ----------------------------------------------------------------------------------------------------


def test_what_survived_is_immune_for_the_round() -> None:
    state = war("water/9 water/8", "", "water/9")
    colony(state, 1, upgrades="robots")
    state = play(attack(state, "robots", "water/9"), 2, StayOut())
    assert refused(state, 0, Attack(1, "robots", held(state, 0), 0)) == "immune"
    assert params_of(state, 0, Attack(1, "robots", held(state, 0), 0)) == {}
    state = finish_turn(finish_turn(state))
    assert refused(state, 2, Attack(1, "robots", held(state, 2), 0)) == "immune"
    assert Attack(0, "ore", held(state, 2), 0) in decision(state, 2)
    assert finish_round(state).immune == []


def test_each_piece_of_a_kind_is_immune_by_itself() -> None:
    """Of two Ore factories the second can still be attacked when the first has survived."""
    state = war("water/9 water/8 water/7", "", "")
    state = attack(attack(state, "ore", "water/9"), "ore", "water/8")
    assert [(each.owner, each.asset, each.count) for each in GAME.view_for(state, Spectator()).immune] == [
        (1, "ore", 2)
    ]
    assert refused(state, 0, Attack(1, "ore", held(state, 0), 0)) == "immune"
    assert Attack(2, "ore", held(state, 0), 0) in decision(state, 0)


# --- destruction -------------------------------------------------------------------------------------------------


def test_a_factory_that_runs_is_hit_before_an_idle_one_and_its_operator_is_idle() -> None:
    state = war("titanium/10 titanium/10", "", "")
    colony(state, 1, factories={"ore": (3, 2, 0), "water": 1})
    before = vp(state.rules, state.players[1])
    state = attack(state, "ore", "titanium/10 titanium/10")
    crew = state.players[1].factories["ore"]  # type: ignore[index]
    assert (crew.built, crew.colonists, state.players[1].colonists) == (2, 1, 3)
    assert vp(state.rules, state.players[1]) == before - 1
    state = finish_turn(state)  # the owner puts the idle colonist to the idle factory in the own turn
    assert refused(state, 1, EndTurn()) == "assignment_incomplete"


def test_the_last_factory_of_a_kind_is_gone_altogether() -> None:
    state = war(FIFTY, "", "")
    state = attack(state, "water", FIFTY)
    assert list(state.players[1].factories) == ["ore"]
    assert list(GAME.view_for(state, Spectator()).colonies[1].factories) == ["ore"]


def test_a_special_factory_goes_with_its_upgrade_and_houses_nobody_any_more() -> None:
    state = war(" ".join([FIFTY] * 4 + ["moon_ore/45"]), "", "")
    colony(state, 1, upgrades="space_station", factories={"ore": 5, "orbital_medicine": 1})
    assert vp(state.rules, state.players[1]) == 15
    state = attack(state, "space_station", " ".join([FIFTY] * 4 + ["moon_ore/45"]))
    player = state.players[1]
    assert (player.upgrades, ORBITAL_MEDICINE in player.factories) == ({}, False)
    assert (vp(state.rules, player), player.colonists, surplus(state.rules, player)) == (5, 6, 1)


def test_a_lost_technology_takes_no_factories_but_the_right_to_buy_and_the_discounts() -> None:
    state = war(FIFTY + " titanium/10", "titanium/10 titanium/10 titanium/10", "")
    colony(state, 1, upgrades="heavy_equipment", factories={"titanium": 2, "ore": 1})
    state = attack(state, "heavy_equipment", FIFTY + " titanium/10")
    state = play(state, 1, StayOut())
    player = state.players[1]
    assert player.factories["titanium"].built == 2  # type: ignore[index]
    assert discount(state.rules, player, OUTPOST) == 0
    blocked = {each.refusal.code for each in decision(finish_turn(state), 1).blocked}
    assert "needs_heavy_equipment" in blocked


def test_a_lost_hand_limit_counts_at_the_next_check() -> None:
    state = war(FIFTY, "ore/1 " * 5 + "ore/2 " * 7, "")
    colony(state, 1, upgrades="warehouse")
    assert hand_limit(state.rules, state.players[1]) == 15
    state = play(attack(state, "warehouse", FIFTY), 1, StayOut())
    assert hand_limit(state.rules, state.players[1]) == 10
    assert len(state.players[1].hand) == 12
    state = finish_turn(finish_turn(finish_turn(state)))
    assert (state.stage, asked(state)) == ("discard", [1])
    assert decision(state, 1).params["excess"] == 12 + 3 - 10


def test_robots_beyond_the_limit_stop_at_once_when_robots_are_lost_and_in_1991_never() -> None:
    """§16.4."""
    for edition, limit, left in (("anniversary", 0, 0), ("classic", 2, 2)):
        state = war(f"{FIFTY} {FIFTY}", "", "", edition=edition)
        colony(state, 1, upgrades="robots", factories={"ore": (5, 2, 2)}, colonists=3)
        state = attack(state, "robots", f"{FIFTY} {FIFTY}")
        player = state.players[1]
        assert robot_limit(state.rules, player) == limit
        assert player.factories["ore"].robots == left  # type: ignore[index]
    state = war(f"{FIFTY} {FIFTY}", "", "")
    colony(state, 1, upgrades="robots", factories={"ore": (5, 2, 2)}, colonists=4)
    state = finish_turn(attack(state, "robots", f"{FIFTY} {FIFTY}"))
    assert refused(state, 1, EndTurn()) == "assignment_incomplete"  # the two idle colonists can take their places
    assert refused(state, 1, Assign(crews({"ore": 1}, ore=3))) == "robot_limit"
    assert EndTurn() in decision(play(state, 1, Assign(crews(ore=4))), 1)


def test_those_of_the_worst_factories_stop_and_do_not_count_at_the_check_of_the_round() -> None:
    """One of two copies is lost: of eight robots four may work on, those in Titanium factories and one in Water."""
    state = war(f"{FIFTY} {FIFTY}", "", "")
    factories: dict[str, Built] = {"ore": (3, 2, 1), "water": (6, 2, 4), "titanium": (3, 0, 3)}
    colony(state, 1, upgrades="robots robots", factories=factories, step="done")
    before = vp(state.rules, state.players[1])
    assert robot_limit(state.rules, state.players[1]) == 8
    after = step(state, 0, Attack(1, "robots", cards(state, 0, f"{FIFTY} {FIFTY}"), 0))
    works = {kind: (crew.colonists, crew.robots) for kind, crew in after.state.players[1].factories.items()}
    assert works == {"ore": (2, 0), "water": (2, 1), "titanium": (0, 3)}
    assert vp(after.state.rules, after.state.players[1]) == before - 3 - 4
    assert [dict(event.public) for event in after.events if event.key == "outpost-stopped"] == [{"seat": 1, "count": 4}]


def test_where_money_is_played_with_factories_beyond_a_lost_hand_limit_stop_at_once() -> None:
    """§16.8: 1991, five cards and three for the Warehouse let sixteen factories run; five let ten."""
    state = war("", "", "", edition="classic", money="on")
    state.players[0].cash = 50
    colony(state, 1, upgrades="warehouse robots", factories={"ore": (4, 4, 0), "water": (9, 1, 8)})
    state = play(state, 0, Attack(1, "warehouse", [], 50))
    for seat in (1, 2):
        state = play(state, seat, StayOut())
    works = {kind: (crew.colonists, crew.robots) for kind, crew in state.players[1].factories.items()}
    assert works == {"ore": (1, 0), "water": (1, 8)}


def test_an_attack_in_the_first_round_takes_the_whole_starting_hand_apart() -> None:
    """§10.8: the Water factory takes all six cards."""
    state = war("ore/3 ore/3 water/9", "ore/2", "", turn=1)
    assert FirstTurnWater() in decision(state, 0)
    state = play(attack(state, "ore", "ore/3"), 1, Defend(held(state, 1), 0))
    assert refused(state, 0, FirstTurnWater()) == "already_purchased"
    assert refused(finish_turn(state), 1, FirstTurnWater()) == "already_purchased"


@pytest.mark.parametrize("internalizing", ["declared", "concurrent"])
def test_nobody_plays_on_before_an_attack_is_decided(internalizing: str) -> None:
    """§16.4: the last player of the round has withdrawn, attacks, and waits; then the turn goes on."""
    state = war("water/9", "water/8", "titanium/13 titanium/12 titanium/7", internalizing=internalizing)
    for seat in (0, 1):
        colony(state, seat, step="done")
    state.active = Seat(2)
    state = play(state, 2, Internalize())
    state = attack(state, "ore", "titanium/13 titanium/12", seat=2, owner=0)
    waiting = GAME.decision_for(state, Seat(2))
    assert waiting is None or EndTurn() not in waiting
    assert asked(state) == [0]
    state = play(play(state, 0, StayOut()), 1, StayOut())
    assert (state.round, state.raid, asked(state)) == (2, None, [2])
    assert state.players[0].factories[ORE].built == 1
    assert play(state, 2, EndTurn()).round == 3


# --- the death spiral --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "spiral"),
    [
        ({}, False),
        ({"death_spiral": "on"}, True),
        ({"space_terrorism": "on"}, True),
        ({"space_terrorism": "on", "death_spiral": "off"}, False),
        ({"space_terrorism": "on", "death_spiral": "on"}, True),
    ],
)
def test_the_death_spiral_comes_with_it_and_can_be_had_alone(options: dict[str, Any], spiral: bool) -> None:
    state = position(3, **options)
    sell_out(state, 13)
    state.market = []
    state = finish_round(finish_round(state))
    assert goal(state) == (55 if spiral else 75)
