"""What the view works out for a page, so that no page needs to know a rule."""

from collections.abc import Mapping

import msgspec

from app.engine.events import Player, Seat, Spectator
from app.games.outpost.actions import (
    Bid,
    BuyColonists,
    BuyFactories,
    Challenge,
    Default,
    Defend,
    FirstTurnWater,
    OpenAuction,
    Pass,
)
from app.games.outpost.colony import do_gain
from app.games.outpost.components import ORE, RESEARCH, SMELTER, WAREHOUSE, WATER, UpgradeId
from app.games.outpost.sections import OutpostView, WorthView
from app.games.outpost.state import State
from tests.games.outpost.positions import GAME, all_pass, cards, colony, decision, play, position
from tests.games.outpost.raids import attack, war


def seen(state: State, seat: int | None = None) -> OutpostView:
    view: OutpostView = GAME.view_for(state, Spectator() if seat is None else Player(Seat(seat)))
    return view


def test_a_colony_tells_its_cards_for_each_number_of_operated_factories() -> None:
    state = position(3, kicker="on")
    colony(state, 0, factories={"ore": (4, 3, 0), "water": 1}, upgrades="scientists")
    do_gain(state.players[0], SMELTER)
    shown = seen(state).colonies[0]
    assert shown.yields == {ORE: [0, 1, 3, 4, 6], WATER: [0, 1], RESEARCH: [1]}
    assert shown.produces == {ORE: 4, WATER: 1, RESEARCH: 1}


def test_the_printed_cost_stands_while_nobody_leads() -> None:
    state = position(3, "nodule")
    colony(state, 0, hand="titanium/10 titanium/10 titanium/10")
    colony(state, 1, hand="titanium/7 titanium/7 titanium/7")
    state = play(state, 0, OpenAuction("nodule", 26))
    auction = seen(state).auction
    assert auction is not None
    assert auction.standing == 26
    assert state.auction is not None
    state.auction.high, state.auction.amount = None, 24
    auction = seen(state).auction
    assert auction is not None
    assert auction.standing == 25


def test_everybody_can_reckon_a_highest_bid_from_backs_and_discounts() -> None:
    state = position(3, "nodule")
    colony(state, 0, hand="titanium/10 titanium/10 titanium/10")
    colony(state, 1, hand="titanium/7 titanium/7 titanium/7", upgrades="heavy_equipment")
    auction = seen(play(state, 0, OpenAuction("nodule", 25))).auction
    assert auction is not None
    assert auction.most == [39, 44, 0]


def test_nobody_can_reckon_bids_of_money_or_bids_that_are_not_checked() -> None:
    rich = position(3, "nodule", money="on")
    rich.players[0].cash = 30
    bold = position(3, "nodule", secret_overbid="on")
    for state in (rich, bold):
        auction = seen(play(state, 0, OpenAuction("nodule", 25))).auction
        assert auction is not None
        assert auction.most == [None, None, None]


def test_a_hand_tells_its_owner_the_highest_bid_that_it_can_pay() -> None:
    state = position(3, "nodule warehouse scientists")
    colony(state, 1, hand="titanium/7 titanium/8", upgrades="heavy_equipment")
    assert seen(state, 1).hands[Seat(1)].most == {"nodule": 20, "warehouse": 20, "scientists": 15}
    assert seen(state, 1).hands[Seat(1)].prices == {"nodule": 20, "warehouse": 20, "scientists": 40}
    assert seen(state).hands == {}


def test_an_auction_tells_the_last_bid_of_everybody_who_made_one() -> None:
    state = position(3, "nodule")
    for seat in range(3):
        colony(state, seat, hand="titanium/10 titanium/10 titanium/10")
    state = play(state, 0, OpenAuction("nodule", 25))
    assert bids_of(state) == {0: 25}
    state = play(play(state, 1, Bid(26)), 2, Pass())
    assert bids_of(state) == {0: 25, 1: 26}
    assert bids_of(play(state, 0, Bid(28))) == {0: 28, 1: 26}


def test_a_bid_that_turned_out_to_be_none_is_not_told_and_neither_are_those_before_a_default() -> None:
    doubted = position(3, "nodule", bid_verification="challenge")
    colony(doubted, 0, hand="titanium/13 titanium/13")
    doubted = play(play(doubted, 0, OpenAuction("nodule", 25)), 1, Bid(40))
    assert bids_of(play(doubted, 2, Challenge(40))) == {0: 25}
    secret = play(position(3, "nodule", secret_overbid="on"), 0, OpenAuction("nodule", 30))
    assert bids_of(play(all_pass(secret), 0, Default([]))) == {}


def bids_of(state: State) -> Mapping[Seat, int]:
    auction = seen(state).auction
    assert auction is not None
    return auction.bids


def test_a_bid_tells_its_bidder_what_it_costs_where_a_discount_makes_that_less() -> None:
    state = position(3, "scientists nodule")
    colony(state, 0, hand="titanium/13 titanium/13 titanium/10", upgrades="data_library")
    colony(state, 1, hand="titanium/11 titanium/11 titanium/11", upgrades="data_library")
    wire = msgspec.to_builtins(decision(state, 0).wire())["offers"]
    amounts = {each["fields"]["upgrade"]["items"][0]: each["fields"]["amount"] for each in wire[:2]}
    assert amounts["scientists"]["costs"] == (30, 31, 32, 33, 34, 35, 36)
    assert "costs" not in amounts["nodule"]
    state = play(state, 0, OpenAuction("scientists", 40))
    assert msgspec.to_builtins(decision(state, 1).wire())["offers"][1]["fields"]["amount"]["costs"] == (31, 32, 33)


def test_a_purchase_tells_what_each_number_of_things_costs() -> None:
    state = position(3, money="on")
    state.players[0].cash = 45
    wire = msgspec.to_builtins(decision(state, 0).wire())["offers"]
    costs = {each["action"]: each["fields"]["count"]["costs"] for each in wire if "count" in each["fields"]}
    assert costs == {"buy_factories": (20, 40), "buy_colonists": (10, 20)}


def test_components_tell_what_attacks_need() -> None:
    printed = seen(position(3, space_terrorism="on")).components
    assert (printed.attack_needed["water"], printed.attack_needed["nodule"]) == (40, 50)
    assert seen(position(3)).components.attack_needed == {}


def test_an_attack_tells_what_would_decide_it_for_either_side() -> None:
    """Ore needs 20, and two more for every credit of defence."""
    state = war("titanium/13", "titanium/7 titanium/8", "titanium/10 titanium/13")
    state = attack(state, "ore", "titanium/13")
    assert sides_of(state) == (7, 0)
    state = play(state, 1, Defend(cards(state, 1, "titanium/7"), 0))
    assert sides_of(state) == (20 + 14 - 13, 0)
    state = attack(war("moon_ore/50", "moon_ore/50", ""), "ore", "moon_ore/50")
    assert sides_of(state) == (0, 16)


def sides_of(state: State) -> tuple[int, int]:
    raid = seen(state).raid
    assert raid is not None
    return raid.to_destroy, raid.to_save


def test_components_tell_which_steps_an_action_closes() -> None:
    closes = seen(position(3)).components.closes
    state = position(3, turn=1)
    colony(state, 0, hand="water/10 water/10 ore/5")
    for action in (
        BuyFactories("water", 1, cards(state, 0, "water/10 water/10")),
        FirstTurnWater(),
        BuyColonists(1, cards(state, 0, "water/10")),
    ):
        after = play(state, 0, action).players[0]
        assert closes[action.tag()] == ["auctions", "factories"][: 1 + (after.step == "operators")]
    assert closes["assign"] == ["auctions", "factories"]
    assert seen(position(3, edition="classic")).components.closes == {}


def test_a_mega_card_is_compared_with_the_four_cards_that_it_stands_for() -> None:
    assert seen(position(3)).components.mega_average[WATER] == 28
    assert seen(position(3, edition="classic")).components.mega_average == {}


def test_components_tell_what_an_upgrade_is_worth_and_whether_its_factory_must_run() -> None:
    worth = seen(position(3)).components.worth
    assert worth[UpgradeId("outpost")] == WorthView(5, operated=False)
    assert worth[UpgradeId("moon_base")] == WorthView(20, operated=True)


def test_components_tell_how_many_factories_an_upgrade_lets_run_where_that_is_limited() -> None:
    assert seen(position(3, money="on")).components.runs[WAREHOUSE] == 10
    assert seen(position(3)).components.runs == {}
