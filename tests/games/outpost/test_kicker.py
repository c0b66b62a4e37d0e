"""The Kicker expansion (spec §15)."""

import pytest

from app.engine.driver import start
from app.engine.errors import BadSetup
from app.engine.events import Player, Seat, Spectator
from app.engine.game import Setup
from app.engine.rng import seed_from
from app.games.outpost.actions import (
    Assign,
    BuyRobots,
    ChooseMega,
    Exchange,
    ExchangePass,
    KeepSelect,
    OpenAuction,
    Pay,
)
from app.games.outpost.colony import base_support, discounts, do_gain, robot_limit
from app.games.outpost.components import BIOSPHERE, KICKER, WATER, UpgradeId
from app.games.outpost.data import KICKER_PRICES
from app.games.outpost.production import cards_due
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
    held,
    next_round,
    play,
    position,
    refused,
    sell_out,
    stack,
    step,
    table,
    take_order,
)


def kicker(players: int = 3, **cards_of: str) -> State:
    """Return a table with Kicker cards on which seats own what is named."""
    state = position(players, kicker="on")
    sell_out(state, 13)
    for seat, names in cards_of.items():
        for name in names.split():
            do_gain(state.players[int(seat[1:])], UpgradeId(name))
    return state


# --- slots -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "copies"), [(2, 1), (4, 1), (5, 2), (7, 2), (8, 3), (9, 3)])
def test_slots_and_copies_go_by_the_number_of_players(players: int, copies: int) -> None:
    """A18."""
    state = table(players, kicker="on")
    assert state.kicker is not None
    assert len(state.kicker.slots) == copies
    assert [len(pile) for pile in state.kicker.piles] == [4 * copies - copies, 4 * copies, copies]
    assert state.kicker.piles[2] == [BIOSPHERE] * copies
    assert len(state.market) == players


def test_with_a_new_era_all_cards_of_the_old_one_leave_the_game() -> None:
    """A19."""
    state = table(4, kicker="on")
    assert state.kicker is not None
    sell_out(state, 13)
    state.market = []
    colony(state, 0, factories={"ore": 10})
    state = next_round(state)
    assert state.era == 2
    assert state.kicker is not None
    rows = {row.id: row for row in KICKER}
    assert [rows[name].era for name in state.kicker.slots] == [2]
    assert [len(pile) for pile in state.kicker.piles] == [0, 3, 1]


def test_an_empty_slot_is_filled_in_the_next_round_while_the_pile_lasts() -> None:
    state = kicker()
    assert state.kicker is not None
    state.kicker.slots = []
    left = len(state.kicker.piles[0])
    state = next_round(state)
    assert state.kicker is not None
    assert (len(state.kicker.slots), len(state.kicker.piles[0])) == (1, left - 1)
    state.kicker.slots, state.kicker.piles[0] = [], []
    state.sold_out_low = state.sold_out_mid = False  # or the next era would begin
    state = next_round(state)
    assert state.kicker is not None
    assert state.kicker.slots == []


def test_kicker_cards_are_auctioned_like_upgrades_and_count_in_points_and_ties() -> None:
    state = kicker()
    assert state.kicker is not None
    state.kicker.slots = [UpgradeId("smelter")]
    colony(state, 0, hand="water/8 water/8")
    assert refused(state, 0, OpenAuction("smelter", 14)) == "below_minimum"
    state = all_pass(play(state, 0, OpenAuction("smelter", 15)))
    state = play(state, 0, Pay(held(state, 0)))
    assert state.kicker is not None
    assert state.kicker.slots == []
    assert (vp(state.rules, state.players[0]), cost_total(state.rules, state.players[0])) == (4, 15)


def test_the_prices_are_those_that_the_host_has_set() -> None:
    """§15.2: in auctions, in ties, in attacks and on the page; the other cards keep theirs."""
    prices = {"price_smelter": [30], "price_biosphere": [100]}
    setup = Setup(3, seed_from("dear"), {"kicker": "on", "kicker_prices": prices, "space_terrorism": "on"})
    state = start(GAME, setup).state
    assert state.kicker is not None
    state.kicker.slots = [UpgradeId("smelter"), UpgradeId("wily_trader")]
    take_order(state, 0, 1, 2)
    colony(state, 0, hand="titanium/10 titanium/10 titanium/10")
    colony(state, 1, hand="")
    colony(state, 2, hand="")
    assert refused(state, 0, OpenAuction("smelter", 29)) == "below_minimum"
    assert OpenAuction("wily_trader", 10) in decision(state, 0)
    state = all_pass(play(state, 0, OpenAuction("smelter", 30)))
    state = play(state, 0, Pay(held(state, 0)))
    assert cost_total(state.rules, state.players[0]) == 30
    printed = GAME.view_for(state, Spectator()).components
    assert (printed.upgrades[UpgradeId("smelter")].cost, printed.upgrades[BIOSPHERE].cost) == (30, 100)
    assert printed.attack_needed["smelter"] == 60


@pytest.mark.parametrize(
    ("prices", "code"),
    [
        ({"price_smelter": [0]}, "bad_row"),
        ({"price_smelter": [501]}, "bad_row"),
        ({"price_smelter": [15, 15]}, "bad_row_length"),
        ({"price_nodule": [15]}, "unknown_row"),
        ([15], "bad_data"),
    ],
)
def test_prices_that_make_no_sense_are_refused(prices: object, code: str) -> None:
    with pytest.raises(BadSetup) as caught:
        start(GAME, Setup(3, seed_from("odd"), {"kicker": "on", "kicker_prices": prices}))
    assert caught.value.code == code


def test_each_price_says_that_it_rests_on_one_source() -> None:
    assert {row.key: row.default for row in KICKER_PRICES.rows} == {f"price_{card.id}": (card.cost,) for card in KICKER}
    disputed = {row.key for row in KICKER_PRICES.rows if row.source == "disputed"}
    assert disputed == {"price_smelter", "price_launch_facility", "price_merchant_house"}
    assert {row.source for row in KICKER_PRICES.rows} == {"single", "disputed"}


def test_they_are_for_the_anniversary_edition() -> None:
    with pytest.raises(BadSetup) as caught:
        start(GAME, Setup(3, seed_from("misfit"), {"edition": "classic", "kicker": "on"}))
    assert caught.value.code == "option_not_in_edition"


# --- effects -----------------------------------------------------------------------------------------------------


def test_two_operated_ore_factories_give_a_third_card_for_each_smelter() -> None:
    state = kicker(s0="smelter smelter")
    colony(state, 0, factories={"ore": 5})
    assert cards_due(state.rules, state.players[0]) == {"ore": 9}
    assert discounts(state.rules, state.players[0]) == {"robots": 10}


def test_a_prototype_robot_works_without_robots_but_buys_none() -> None:
    state = kicker(s0="robot_prototype")
    colony(state, 0, factories={"ore": (4, 3, 0)}, robots=2, hand="water/10")
    assert robot_limit(state.rules, state.players[0]) == 1
    assert refused(state, 0, BuyRobots(1, held(state, 0))) == "needs_robots"
    assert play(state, 0, Assign(crews({"ore": 1}, ore=3))).players[0].factories["ore"].operated == 4  # type: ignore[index]
    do_gain(state.players[0], UpgradeId("robots"))
    assert robot_limit(state.rules, state.players[0]) == 3


def test_a_new_chemicals_prototype_brings_its_factory_without_research() -> None:
    state = kicker()
    assert state.kicker is not None
    state.kicker.slots = [UpgradeId("ncf_prototype")]
    colony(state, 0, hand="moon_ore/60")
    state = all_pass(play(state, 0, OpenAuction("ncf_prototype", 60)))
    state = play(state, 0, Pay(held(state, 0)))
    assert state.players[0].factories["new_chemicals"].built == 1  # type: ignore[index]
    assert vp(state.rules, state.players[0]) == 3


def test_a_launch_facility_takes_thirty_off_and_a_biosphere_houses_five() -> None:
    state = kicker(s0="launch_facility biosphere")
    found = discounts(state.rules, state.players[0])
    assert found == {"space_station": 30, "planetary_cruiser": 30, "moon_base": 30}
    assert base_support(state.rules, state.players[0]) == 10
    assert vp(state.rules, state.players[0]) == 3 + 2 + 25


# --- drawing again -----------------------------------------------------------------------------------------------


def drawing() -> State:
    """Seat 0, with an Ice Prospector, draws Water 4 and 9, then 7 on top."""
    state = kicker(s0="ice_prospector")
    colony(state, 0, factories={"water": 2})
    for seat in (1, 2):
        colony(state, seat, factories={})
    stack(state, "water", 4, 9, 7)
    return next_round(state)


def test_an_ice_prospector_draws_one_more_and_gives_one_of_those_back() -> None:
    state = drawing()
    assert (state.stage, asked(state)) == ("redraw", [0])
    assert faces(state, 0) == "water/4 water/7 water/9"
    assert decision(state, 0).default == KeepSelect(cards(state, 0, "water/4"))
    state = play(state, 0, KeepSelect(cards(state, 0, "water/7")))
    assert (state.stage, faces(state, 0)) == ("turns", "water/4 water/9")


@pytest.mark.parametrize(("chosen", "code"), [("", "wrong_number"), ("water/4 water/9", "wrong_number")])
def test_exactly_as_many_are_given_back(chosen: str, code: str) -> None:
    state = drawing()
    assert refused(state, 0, KeepSelect(cards(state, 0, chosen))) == code
    assert refused(state, 0, KeepSelect(["water/10/1"])) == "unknown_card"


def test_if_the_deck_is_used_up_the_card_more_is_a_note() -> None:
    """§8.3, §15.3: two Water cards are left; the third is a note of 7, and any of the three may go."""
    state = kicker(s0="ice_prospector")
    colony(state, 0, factories={"water": 2})
    for seat in (1, 2):
        colony(state, seat, factories={})
    stack(state, "water", 4, 9)
    state.decks[WATER].draw = state.decks[WATER].draw[-2:]  # as if the others were in hands
    state = next_round(state)
    assert faces(state, 0) == "water/4 water/9 water/note"
    assert decision(state, 0).default == KeepSelect(cards(state, 0, "water/4"))
    assert faces(play(state, 0, KeepSelect(cards(state, 0, "water/4"))), 0) == "water/9 water/note"
    assert faces(play(state, 0, KeepSelect(cards(state, 0, "water/note"))), 0) == "water/4 water/9"


def test_a_mega_card_alone_draws_nothing_more() -> None:
    """§2.11: only who draws a normal card draws another."""
    state = kicker(s0="ice_prospector")
    colony(state, 0, factories={"water": 4})
    state = next_round(state)
    state = play(state, 0, ChooseMega(water=1))
    assert faces(state, 0) == "water/mega"


# --- exchanges ---------------------------------------------------------------------------------------------------


def trading(own: str, theirs: str, upgrades: str = "wily_trader") -> State:
    """Seat 0 may exchange with seat 1; nobody produces."""
    state = kicker(s0=upgrades)
    for seat in range(3):
        colony(state, seat, factories={}, hand="")
    colony(state, 0, hand=own)
    colony(state, 1, hand=theirs)
    return next_round(state)


def test_the_lowest_better_card_comes_back_and_only_the_two_know_which() -> None:
    state = trading("water/5 titanium/7", "water/5 water/6 water/9")
    assert (state.stage, asked(state)) == ("exchange", [0])
    after = step(state, 0, Exchange(cards(state, 0, "water/5")[0], 1))
    assert faces(after.state, 0) == "titanium/7 water/6"
    assert faces(after.state, 1) == "water/5 water/5 water/9"
    assert not after.reversible
    assert [c.value for c in GAME.view_for(after.state, Player(Seat(0))).known[Seat(1)]] == [5]
    assert [c.value for c in GAME.view_for(after.state, Player(Seat(1))).known[Seat(0)]] == [6]
    for viewer in (Player(Seat(2)), Spectator()):
        assert GAME.view_for(after.state, viewer).known == {}
        told = next(event for event in after.events if event.key == "outpost-exchanged")
        assert "given" not in told.params_for(viewer)


def test_a_card_that_is_not_beaten_comes_back() -> None:
    """R35: of the same value is not higher."""
    state = trading("water/7", "water/7 water/6")
    state = play(state, 0, Exchange(cards(state, 0, "water/7")[0], 1))
    assert (state.stage, faces(state, 0)) == ("turns", "water/7")


def test_merchant_house_and_wily_trader_are_for_three_resources_each() -> None:
    state = trading("research/9 water/5", "research/10 water/6")
    assert refused(state, 0, Exchange(cards(state, 0, "research/9")[0], 1)) == "wrong_resource"
    state = trading("research/9 water/5", "research/10 water/6", "merchant_house")
    assert refused(state, 0, Exchange(cards(state, 0, "water/5")[0], 1)) == "wrong_resource"
    assert faces(play(state, 0, Exchange(cards(state, 0, "research/9")[0], 1)), 0) == "research/10 water/5"


def test_mega_cards_are_not_exchanged_and_nobody_is_asked_without_cards_for_it() -> None:
    assert trading("water/5", "water/mega").stage == "turns"
    state = trading("water/5 water/mega", "water/6")
    assert refused(state, 0, Exchange(cards(state, 0, "water/mega")[0], 1)) == "mega_not_tradable"
    assert refused(state, 0, Exchange(cards(state, 1, "water/6")[0], 1)) == "unknown_card"
    assert refused(state, 0, Exchange(cards(state, 0, "water/5")[0], 2)) == "target_has_none"


def test_there_is_an_exchange_for_each_copy() -> None:
    state = trading("water/5", "water/4", "wily_trader wily_trader")
    state = play(state, 0, ExchangePass())
    assert (state.stage, asked(state)) == ("exchange", [0])
    assert play(state, 0, ExchangePass()).stage == "turns"


def test_the_card_taken_stays_for_the_round_and_the_card_given_may_be_taken_again() -> None:
    """§15.3: the 6 that seat 1 got for the 7 is the lowest card there that is better than the 5."""
    state = trading("water/5", "water/9", "wily_trader wily_trader")
    assert play(state, 0, Exchange(cards(state, 0, "water/5")[0], 1)).stage == "turns"  # only the 9 is left to give
    state = trading("water/5 water/6", "water/7 water/9", "wily_trader wily_trader")
    state = play(state, 0, Exchange(cards(state, 0, "water/6")[0], 1))
    assert refused(state, 0, Exchange(cards(state, 0, "water/7")[0], 1)) == "wrong_resource"
    state = play(state, 0, Exchange(cards(state, 0, "water/5")[0], 1))
    assert (faces(state, 0), faces(state, 1)) == ("water/6 water/7", "water/5 water/9")
