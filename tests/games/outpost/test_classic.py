"""The edition of 1991: what it does otherwise than the anniversary edition (spec §1.1, §4.2, §5.2, §19.2)."""

from typing import Any

import pytest

from app.engine.driver import start
from app.engine.errors import BadSetup
from app.engine.events import Spectator
from app.engine.game import Setup
from app.engine.rng import seed_from
from app.games.outpost.actions import (
    AdvanceStep,
    Assign,
    Bid,
    BuyColonists,
    BuyFactories,
    BuyRobots,
    ChooseMega,
    Discard,
    EndTurn,
    FirstTurnWater,
    OpenAuction,
    Pass,
    Pay,
)
from app.games.outpost.colony import base_support, discount, hand_limit, max_colonists, robot_limit
from app.games.outpost.components import (
    BOXES,
    ECOPLANTS,
    HEAVY_EQUIPMENT,
    LABORATORY,
    ORE,
    OUTPOST,
    PRINTED,
    RESEARCH,
    UPGRADE_IDS,
    WAREHOUSE,
    WATER,
)
from app.games.outpost.scoring import cost_total, vp
from app.games.outpost.state import State
from tests.games.outpost.positions import (
    GAME,
    all_pass,
    asked,
    cards,
    colony,
    crews,
    decision,
    faces,
    finish_round,
    next_round,
    play,
    position,
    refused,
    sell_out,
    table,
    take_order,
)


def classic(players: int = 4, market: str = "", **options: Any) -> State:
    """Return a table of 1991 in the middle of a round."""
    state = position(players, market, edition="classic", **options)
    for player in state.players:
        player.step = "auctions"
    return state


# --- components and set-up ---------------------------------------------------------------------------------------


def test_there_are_228_production_cards_and_two_water_cards_of_4() -> None:
    box = BOXES["classic"]
    assert sum(len(deck) for deck in box.decks.values()) == 228
    assert [PRINTED[number].value for number in box.decks[WATER]].count(4) == 2
    ore = [PRINTED[number].value for number in box.decks[ORE]]
    assert [ore.count(value) for value in range(1, 6)] == [4, 6, 6, 6, 4]


def test_laboratory_ecoplants_and_research_factories_have_the_prices_of_1991() -> None:
    box = BOXES["classic"]
    assert (box.upgrades[LABORATORY].cost, box.upgrades[ECOPLANTS].cost) == (100, 50)
    assert box.factories[RESEARCH].cost == 40


def test_warehouse_and_outpost_add_three_to_a_hand_of_five() -> None:
    state = classic()
    assert hand_limit(state.rules, state.players[0]) == 5
    colony(state, 0, upgrades="warehouse outpost")
    assert hand_limit(state.rules, state.players[0]) == 11


@pytest.mark.parametrize(("players", "copies"), [(2, 1), (5, 4), (6, 5), (9, 8)])
def test_there_is_a_copy_less_of_each_upgrade_than_there_are_players(players: int, copies: int) -> None:
    """C2."""
    state = table(players, edition="classic")
    assert [state.stock.get(name, 0) + state.market.count(name) for name in UPGRADE_IDS] == [copies] * 13


def test_nobody_starts_with_cards_and_the_first_production_is_two_ore_and_one_water() -> None:
    """C6; the first round goes through all phases."""
    state = table(5, edition="classic")
    assert (state.round, state.stage) == (1, "turns")
    assert len(state.market) == 5  # C4
    for seat in range(5):
        assert [face.split("/")[0] for face in faces(state, seat).split()] == ["ore", "ore", "water"]


# --- the market --------------------------------------------------------------------------------------------------


def test_a_third_laboratory_is_rolled_again_and_sold_out_heavy_equipment_gives_way_to_warehouse() -> None:
    """A5 and C5 with the refill of 1991."""
    state = classic(5, "laboratory laboratory")
    state.era = 2
    del state.stock[UPGRADE_IDS[2]]
    state = next_round(state, 3, 5, 8, 10)
    assert state.market == ["laboratory", "laboratory", "warehouse", "scientists", "outpost"]


def test_an_era_does_not_begin_because_cards_are_sold_out() -> None:
    state = classic(4)
    sell_out(state, 4)
    for _ in range(3):
        state = next_round(state)
    assert state.era == 1


@pytest.mark.parametrize(("points", "era"), [(29, 2), (30, 3)])
def test_era_iii_begins_at_thirty_points_whatever_the_number_of_players(points: int, era: int) -> None:
    state = classic(4)
    sell_out(state, 13)
    colony(state, 0, factories={"ore": points}, colonists=points)
    assert next_round(state).era == era


# --- turns -------------------------------------------------------------------------------------------------------


def test_auctions_factories_and_operators_come_in_any_order() -> None:
    state = classic(4, "data_library nodule")
    colony(state, 0, hand="water/10 water/10 water/9 water/8 water/7 water/7")
    state = play(state, 0, BuyColonists(1, cards(state, 0, "water/10")))
    state = play(state, 0, BuyFactories("ore", 1, cards(state, 0, "water/10")))
    state = play(state, 0, OpenAuction("data_library", 15))
    state = all_pass(state)
    state = play(state, 0, Pay(cards(state, 0, "water/9 water/8")))
    assert refused(state, 0, BuyFactories("ore", 1, cards(state, 0, "water/7"))) == "payment_too_low"
    assert play(state, 0, BuyFactories("ore", 1, cards(state, 0, "water/7 water/7"))).players[0].hand == []


def test_there_are_no_steps_to_go_through_and_no_water_factory_for_the_starting_hand() -> None:
    state = table(4, edition="classic")
    active = asked(state)[0]
    assert refused(state, active, AdvanceStep()) == "any_order"
    assert refused(state, active, FirstTurnWater()) == "not_first_turn"


def test_operators_are_not_assigned_in_a_turn_and_it_can_always_be_ended() -> None:
    state = classic(4)
    colony(state, 0, factories={"ore": (3, 2, 0), "water": 1}, colonists=4)
    assert refused(state, 0, Assign(crews(ore=3, water=1))) == "not_now"
    assert play(state, 0, EndTurn()).players[0].step == "done"


def test_bidding_goes_round_in_player_order() -> None:
    """C11: P1 opens, P2 re-enters, P1 wins at 32 and is still at it."""
    state = classic(5, "nodule")
    take_order(state, 0, 1, 3, 2, 4)
    for seat, hand in enumerate(("12 12 11 10", "10 10 10", "13 13 13", "10 10 10", "13 13 11")):
        colony(state, seat, hand=" ".join(f"titanium/{value}" for value in hand.split()))
    state = play(state, 0, OpenAuction("nodule", 25))
    trace: list[tuple[int, int]] = [(1, 0), (3, 26), (2, 0), (4, 0), (0, 29), (1, 30), (3, 0), (2, 0), (4, 0), (0, 32)]
    for seat, amount in [*trace, (1, 0), (3, 0), (2, 0), (4, 0)]:
        assert asked(state) == [seat]
        state = play(state, seat, Bid(amount) if amount else Pass())
    assert refused(state, 0, Pay(cards(state, 0, "titanium/10 titanium/11"))) == "payment_too_low"
    state = play(state, 0, Pay(cards(state, 0, "titanium/10 titanium/11 titanium/12")))
    assert state.players[0].upgrades == {"nodule": 1}
    assert asked(state) == [0]


def test_heavy_equipment_and_ecoplants_take_twenty_off_an_outpost() -> None:
    """C10: 80 in cards suffices for a bid of 100."""
    state = classic(4)
    colony(state, 0, upgrades="heavy_equipment ecoplants")
    assert discount(state.rules, state.players[0], OUTPOST) == 20


def test_an_upgrade_and_a_colonist_are_two_payments() -> None:
    """C13."""
    state = classic(4, "nodule")
    colony(state, 0, hand="water/10 water/10 water/9 water/9 water/9")
    state = all_pass(play(state, 0, OpenAuction("nodule", 29)))
    state = play(state, 0, Pay(cards(state, 0, "water/10 water/10 water/9")))
    assert refused(state, 0, BuyColonists(1, cards(state, 0, "water/9"))) == "payment_too_low"
    assert play(state, 0, BuyColonists(1, cards(state, 0, "water/9 water/9"))).players[0].colonists == 4


# --- operators ---------------------------------------------------------------------------------------------------


def test_two_nodules_house_eleven_colonists_and_a_special_factory_one_more() -> None:
    """C1."""
    state = classic(5)
    colony(state, 0, upgrades="nodule nodule")
    assert base_support(state.rules, state.players[0]) == 11
    colony(state, 0, factories={"ore": 11, "moon_ore": (1, 0, 0)})
    assert max_colonists(state.rules, state.players[0]) == 12


def test_seven_colonists_become_eight_for_five_credits_and_any_number_of_robots_work_beside_them() -> None:
    """C12."""
    state = classic(4)
    colony(
        state,
        0,
        upgrades="nodule robots ecoplants",
        factories={"ore": (10, 7, 0)},
        hand="water/5 water/10 water/10",
    )
    assert refused(state, 0, BuyColonists(2, cards(state, 0, "water/10"))) == "support_limit"
    state = play(state, 0, BuyColonists(1, cards(state, 0, "water/5")))
    state = play(state, 0, BuyRobots(2, cards(state, 0, "water/10 water/10")))
    assert robot_limit(state.rules, state.players[0]) == 2
    state = finish_round(state)
    assert state.players[0].factories["ore"].operated == 10  # type: ignore[index]


def test_robots_come_without_a_robot() -> None:
    state = classic(4, "robots")
    colony(state, 0, hand="titanium/13 titanium/13 titanium/13 titanium/11")
    state = all_pass(play(state, 0, OpenAuction("robots", 50)))
    state = play(state, 0, Pay(cards(state, 0, "titanium/13 titanium/13 titanium/13 titanium/11")))
    assert state.players[0].robots == 0


def test_all_assign_in_player_order_after_all_turns() -> None:
    """§5.2; who can run everything is not asked."""
    state = classic(3)
    colony(state, 0, factories={"ore": (4, 2, 0), "water": 1})
    colony(state, 2, factories={"ore": 2, "titanium": (1, 0, 0), "water": 1})
    for seat in (0, 1, 2):
        state = play(state, seat, EndTurn())
    assert (state.stage, asked(state)) == ("assign", [0])
    assert refused(state, 0, Assign(crews(ore=1, water=1))) == "operators_left_idle"
    state = play(state, 0, Assign(crews(ore=3)))
    assert asked(state) == [2]


def test_moving_the_only_operator_from_ore_to_titanium_wins_one_point() -> None:
    """C7."""
    state = classic(3)
    colony(state, 0, upgrades="heavy_equipment", factories={"ore": 1, "titanium": (1, 0, 0)})
    before = vp(state.rules, state.players[0])
    for seat in (0, 1, 2):
        state = play(state, seat, EndTurn())
    state = play(state, 0, Assign(crews(titanium=1)))
    assert vp(state.rules, state.players[0]) == before + 1


def test_an_unmanned_special_factory_counts_for_nothing_in_ties() -> None:
    """C21."""
    state = classic(3)
    colony(state, 0, upgrades="space_station warehouse", factories={"orbital_medicine": (1, 0, 0)})
    colony(state, 1, upgrades="heavy_equipment")
    assert [cost_total(state.rules, player) for player in state.players[:2]] == [25, 30]
    colony(state, 0, factories={"orbital_medicine": 1})
    assert cost_total(state.rules, state.players[0]) == 145


# --- the hand limit ----------------------------------------------------------------------------------------------


def test_cards_are_discarded_after_all_turns_and_research_counts() -> None:
    state = classic(3)
    colony(state, 0, hand="research/9 research/10 water/7 water/7 water/7 water/8")
    for seat in (0, 1, 2):
        state = play(state, seat, EndTurn())
    assert (state.stage, asked(state)) == ("late_discard", [0])
    assert refused(state, 0, Discard([])) == "still_over_limit"
    assert play(state, 0, Discard(cards(state, 0, "research/9"))).round == state.round + 1


def test_research_cards_take_no_room_where_the_option_says_so_but_microbiotics_do() -> None:
    """§16.2."""
    state = classic(3, research_exempt="on")
    colony(state, 0, hand="research/9 research/10 water/7 water/7 water/7 water/8 microbiotics/17")
    assert GAME.view_for(state, Spectator()).colonies[0].hand_count == 5


def test_mega_cards_are_an_option_and_count_four_of_five() -> None:
    """C15: beside a kept mega Water there is room for one card."""
    for option, expected in (("off", False), ("on", True)):
        state = classic(3, mega_production=option)
        colony(state, 0, factories={"water": 4})
        state.round, state.stage, state.active = 3, "mega", None
        assert bool(GAME.pending(state)) == expected
    state = play(state, 0, ChooseMega(water=1))
    assert faces(state, 0) == "water/mega"
    colony(state, 0, hand="water/mega ore/1 ore/2")
    take_order(state, 0, 1, 2)
    for seat in (0, 1, 2):
        state = play(state, seat, EndTurn())
    assert refused(state, 0, Discard(cards(state, 0, "ore/1 ore/2"))) == "discards_too_many"
    assert play(state, 0, Discard(cards(state, 0, "ore/1"))).round == 4


# --- options -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", ["mega_production", "research_exempt"])
def test_options_of_the_other_edition_are_refused(option: str) -> None:
    with pytest.raises(BadSetup) as caught:
        start(GAME, Setup(3, seed_from("misfit"), {option: "on"}))
    assert (caught.value.code, caught.value.params) == ("option_not_in_edition", {"option": option})
    assert start(GAME, Setup(3, seed_from("misfit"), {"edition": "classic", option: "on"})).state


def test_what_every_edition_does_its_own_way_can_be_chosen_against_it() -> None:
    state = table(4, edition="classic", auction_ring="clockwise", refill_over_cap="step_down")
    assert state.rules.auction_order_by_seat
    assert state.rules.over_cap_steps_down
    assert decision(state, asked(state)[0])
    assert WAREHOUSE in state.stock


def test_a_turn_without_cards_ends_unasked_where_nothing_is_to_be_had_for_nothing() -> None:
    """All see the empty hand; a card in it, or money behind a screen, might have bought something."""
    quiet: dict[str, Any] = {"edition": "classic", "internalizing": "off"}
    assert decision(position(3, "nodule", **quiet), 0).foregone
    discounted, holding = position(3, "nodule", **quiet), position(3, "nodule", **quiet)
    discounted.players[0].upgrades = {HEAVY_EQUIPMENT: 5}
    colony(holding, 0, hand="ore/1")
    withdrawing, money = position(3, "nodule", edition="classic"), position(3, "nodule", **quiet, money="on")
    for other in (discounted, holding, withdrawing, money):
        assert not decision(other, 0).foregone
