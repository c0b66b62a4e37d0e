"""What the view works out for a page, so that no page needs to know a rule."""

from app.engine.events import Player, Seat, Spectator
from app.games.outpost.actions import BuyColonists, BuyFactories, FirstTurnWater, OpenAuction
from app.games.outpost.colony import do_gain
from app.games.outpost.components import ORE, RESEARCH, SMELTER, WATER
from app.games.outpost.sections import OutpostView
from app.games.outpost.state import State
from tests.games.outpost.positions import GAME, cards, colony, play, position


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
    assert seen(state).hands == {}


def test_components_tell_what_attacks_need_and_what_defence_counts() -> None:
    printed = seen(position(3, space_terrorism="on")).components
    assert (printed.attack_needed["water"], printed.attack_needed["nodule"], printed.defence_counts) == (40, 50, 2)
    peaceful = seen(position(3)).components
    assert (peaceful.attack_needed, peaceful.defence_counts) == ({}, 0)


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


def test_a_mega_card_stands_for_four_cards() -> None:
    assert seen(position(3)).components.mega_group == 4
