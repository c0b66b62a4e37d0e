"""Auctions: opening, bidding, winning (spec §10.2 to §10.5, §17.4)."""

import pytest

from app.engine.driver import submit
from app.engine.errors import NotYours, Stale
from app.engine.events import Seat
from app.games.outpost.actions import (
    AdvanceStep,
    Bid,
    BuyColonists,
    BuyFactories,
    EndTurn,
    Internalize,
    OpenAuction,
    Pass,
    Pay,
)
from app.games.outpost.hand import hand_total
from app.games.outpost.state import State
from tests.games.outpost.positions import (
    GAME,
    all_pass,
    asked,
    cards,
    colony,
    decision,
    held,
    params_of,
    play,
    position,
    refused,
    step,
    take_order,
)

THIRTY = "titanium/10 titanium/10 water/6 ore/4"
FORTY = THIRTY + " water/7 ore/3"


def sale(market: str = "nodule", hand: str = FORTY, players: int = 4) -> State:
    """Everybody holds the same cards; seat 0 is at it."""
    state = position(players, market)
    for seat in range(players):
        colony(state, seat, hand=hand)
    return state


# --- opening -----------------------------------------------------------------------------------------------------


def test_opening_is_a_bid() -> None:
    """§10.2."""
    state = play(sale(), 0, OpenAuction("nodule", 27))
    assert state.auction is not None
    assert (state.auction.high, state.auction.amount, asked(state)) == (0, 27, [1])


def test_the_first_bid_is_at_least_the_printed_cost() -> None:
    """§10.2."""
    assert refused(sale(), 0, OpenAuction("nodule", 24)) == "below_minimum"
    assert params_of(sale(), 0, OpenAuction("nodule", 24)) == {"low": 25}
    assert play(sale(), 0, OpenAuction("nodule", 25)).auction is not None


def test_a_bid_of_all_ones_cards_is_legal_and_one_more_is_not() -> None:
    """R36."""
    assert play(sale(), 0, OpenAuction("nodule", 40)).auction is not None
    assert refused(sale(), 0, OpenAuction("nodule", 41)) == "cannot_afford"
    assert params_of(sale(), 0, OpenAuction("nodule", 41)) == {"high": 40}


def test_what_one_cannot_pay_at_all_cannot_be_opened() -> None:
    assert refused(sale("laboratory"), 0, OpenAuction("laboratory", 80)) == "cannot_afford"


def test_only_what_is_on_offer_can_be_opened() -> None:
    """§10.2; R22 when nothing is."""
    assert refused(sale(), 0, OpenAuction("warehouse", 25)) == "not_on_offer"
    assert refused(sale(), 0, OpenAuction("gold_mine", 25)) == "not_on_offer"
    assert refused(sale(market=""), 0, OpenAuction("warehouse", 25)) == "not_on_offer"


def test_auctions_are_over_when_a_later_step_has_begun() -> None:
    """§10.1."""
    state = play(sale(), 0, AdvanceStep())
    assert refused(state, 0, OpenAuction("nodule", 25)) == "step_closed"
    state = play(sale(), 0, BuyFactories("ore", 1, cards(state, 0, "titanium/10")))
    assert refused(state, 0, OpenAuction("nodule", 25)) == "step_closed"


def test_only_the_active_player_opens() -> None:
    """§10.2: not_your_turn is the engine's not_your_decision; an aside offers no auction."""
    state = sale()
    with pytest.raises(NotYours):
        submit(GAME, state, Seat(1), decision(state, 0).id, OpenAuction("nodule", 25))
    assert refused(state, 1, OpenAuction("nodule", 25)) == "not_now"


def test_there_is_one_auction_at_a_time() -> None:
    """§10.2: auction_running is the engine's decision_closed."""
    state = sale("nodule warehouse")
    own_turn = decision(state, 0).id
    state = play(state, 0, OpenAuction("nodule", 25))
    with pytest.raises(Stale):
        submit(GAME, state, Seat(0), own_turn, OpenAuction("warehouse", 25))


def test_an_opened_card_cannot_be_withdrawn() -> None:
    """R1: until somebody bids higher the opener has nothing to decide."""
    state = play(sale(), 0, OpenAuction("nodule", 25))
    assert GAME.decision_for(state, Seat(0)) is None


def test_an_empty_market_leaves_the_other_steps_as_usual() -> None:
    """R22."""
    state = sale(market="")
    state = play(state, 0, BuyFactories("ore", 1, cards(state, 0, "titanium/10")))
    state = play(state, 0, BuyColonists(1, cards(state, 0, "titanium/10")))
    assert state.players[0].colonists == 4


# --- bidding -----------------------------------------------------------------------------------------------------


def test_a_bid_is_at_least_one_more_than_the_last() -> None:
    """§10.3."""
    state = play(sale(), 0, OpenAuction("nodule", 25))
    assert refused(state, 1, Bid(25)) == "below_minimum"
    assert params_of(state, 1, Bid(0)) == {"low": 26}
    assert play(state, 1, Bid(26)).auction is not None


def test_a_bidder_may_jump_as_high_as_the_cards_go() -> None:
    """R2."""
    state = play(sale(), 0, OpenAuction("nodule", 25))
    assert refused(state, 1, Bid(41)) == "cannot_afford"
    state = play(state, 1, Bid(40))
    assert state.auction is not None
    assert (state.auction.high, state.auction.amount) == (1, 40)


def test_the_bid_goes_round_clockwise_from_the_openers_left() -> None:
    """§10.3: whatever the player order."""
    state = sale()
    take_order(state, 2, 0, 1, 3)
    state = play(state, 2, OpenAuction("nodule", 25))
    seen = []
    while state.auction is not None and state.auction.bidder is not None:
        seen += asked(state)
        state = play(state, seen[-1], Pass())
    assert seen == [3, 0, 1]


def test_in_purchase_order_the_bid_goes_round_from_the_player_after_the_opener() -> None:
    """§10.3, option auction_ring: wrapping around."""
    state = position(4, "nodule", auction_ring="purchase_order")
    for seat in range(4):
        colony(state, seat, hand=FORTY)
    take_order(state, 2, 0, 1, 3)
    colony(state, 2, step="done")
    state.active = Seat(0)
    state = play(state, 0, OpenAuction("nodule", 25))
    seen = []
    while state.auction is not None and state.auction.bidder is not None:
        seen += asked(state)
        state = play(state, seen[-1], Pass())
    assert seen == [1, 3, 2]


def test_the_auction_ends_when_all_others_have_passed_since_the_last_bid() -> None:
    """§10.3, R37: the opener, outbid, may pass as well."""
    state = play(sale(), 0, OpenAuction("nodule", 25))
    state = play(state, 1, Bid(26))
    for seat in (2, 3):
        state = play(state, seat, Pass())
    assert asked(state) == [0]
    state = play(state, 0, Pass())
    assert (asked(state), decision(state, 1).key) == ([1], "outpost-ask-pay")


def test_a_pass_is_not_final() -> None:
    """§10.3."""
    state = play(sale(), 0, OpenAuction("nodule", 25))
    state = play(state, 1, Pass())
    state = play(state, 2, Bid(26))
    state = play(state, 3, Pass())
    state = play(state, 0, Pass())
    assert asked(state) == [1]
    assert play(state, 1, Bid(27)).auction.high == 1  # type: ignore[union-attr]


def test_with_two_players_one_pass_sells_the_card() -> None:
    """D8."""
    state = sale(players=2)
    state = play(play(state, 0, OpenAuction("nodule", 25)), 1, Pass())
    assert decision(state, 0).params == {"upgrade": "nodule", "due": 25}


TRACE = (
    (0, OpenAuction("nodule", 25)),
    (1, Pass()),
    (3, Bid(26)),
    (2, Pass()),
    (4, Pass()),
    (0, Bid(29)),
    (1, Bid(30)),
    (3, Pass()),
    (2, Pass()),
    (4, Pass()),
    (0, Bid(32)),
    (1, Pass()),
    (3, Pass()),
    (2, Pass()),
    (4, Pass()),
)


def test_an_auction_in_purchase_order_with_a_player_who_comes_back() -> None:
    """C11: ring P1, P2, P4, P3, P5; P1 wins at 32 and is still the active player."""
    state = position(5, "nodule", auction_ring="purchase_order")
    take_order(state, 0, 1, 3, 2, 4)
    colony(state, 0, hand="titanium/12 titanium/13 titanium/10 titanium/10")
    colony(state, 3, hand="water/9 water/9 water/8 ore/4")
    for seat in (1, 2, 4):
        colony(state, seat, hand=FORTY)
    for seat, action in TRACE:
        assert asked(state) == [seat]
        if seat == 3 and state.auction is not None and state.auction.amount == 30:
            assert refused(state, 3, Bid(31)) == "cannot_afford"
        state = play(state, seat, action)
    assert decision(state, 0).params == {"upgrade": "nodule", "due": 32}
    assert refused(state, 0, Pay(cards(state, 0, "titanium/10 titanium/10"))) == "payment_too_low"
    state = play(state, 0, Pay(cards(state, 0, "titanium/12 titanium/10 titanium/10")))
    assert state.players[0].upgrades == {"nodule": 1}
    assert (state.active, asked(state), hand_total(state.players[0])) == (0, [0], 13)


# --- winning -----------------------------------------------------------------------------------------------------


def test_the_winner_pays_at_once_and_the_active_player_goes_on() -> None:
    """R6, §10.5: seat 2 wins out of turn and can buy nothing with it before the own turn."""
    state = sale("nodule warehouse")
    state = all_pass(play(play(play(state, 0, OpenAuction("nodule", 25)), 1, Pass()), 2, Bid(26)))
    assert asked(state) == [2]
    state = play(state, 2, Pay(cards(state, 2, THIRTY)))
    assert (asked(state), state.active, state.market) == ([0], 0, ["warehouse"])
    assert refused(state, 2, BuyFactories("ore", 1, cards(state, 2, "water/7"))) == "not_now"


def test_the_active_player_may_open_again_after_winning_and_after_losing() -> None:
    """§10.2: no limit on auctions; R38: each one is paid before the next is opened."""
    state = sale("nodule warehouse data_library", hand=FORTY + " titanium/11 titanium/11")
    state = all_pass(play(state, 0, OpenAuction("nodule", 25)))
    assert asked(state) == [0]
    assert refused(state, 0, OpenAuction("warehouse", 25)) == "not_now"
    state = play(state, 0, Pay(cards(state, 0, THIRTY)))
    state = play(play(state, 0, OpenAuction("warehouse", 25)), 1, Bid(26))
    state = all_pass(state)
    state = play(state, 1, Pay(cards(state, 1, THIRTY)))
    state = all_pass(play(state, 0, OpenAuction("data_library", 15)))
    state = play(state, 0, Pay(cards(state, 0, "titanium/11 titanium/11")))
    assert [player.upgrades for player in state.players] == [{"nodule": 1, "data_library": 1}, {"warehouse": 1}, {}, {}]
    assert state.market == []


@pytest.mark.parametrize(
    ("upgrade", "robots", "factory"),
    [
        ("robots", 1, ""),
        ("laboratory", 0, "research"),
        ("outpost", 0, "titanium"),
        ("space_station", 0, "orbital_medicine"),
        ("planetary_cruiser", 0, "ring_ore"),
        ("moon_base", 0, "moon_ore"),
        ("scientists", 0, ""),
    ],
)
def test_an_upgrade_comes_with_its_robot_or_its_idle_factory(upgrade: str, robots: int, factory: str) -> None:
    """A15, R8: the Outpost's Titanium factory comes without Heavy Equipment, too."""
    state = position(4, upgrade)
    colony(state, 0, hand="moon_ore/50 " * 4)
    cost = {"scientists": 40, "robots": 50, "laboratory": 80, "outpost": 100}.get(upgrade, 120)
    cost = {"planetary_cruiser": 160, "moon_base": 200}.get(upgrade, cost)
    state = play(state, 0, OpenAuction(upgrade, cost))
    state = play(state, 0, Pay(held(state, 0)))
    player = state.players[0]
    assert player.robots == robots
    assert {kind: crew.built for kind, crew in player.factories.items()} == {"ore": 2, "water": 1} | (
        {factory: 1} if factory else {}
    )
    assert [crew.operated for crew in player.factories.values()] == [2, 1] + ([0] if factory else [])


def test_the_same_upgrade_can_be_owned_several_times() -> None:
    """§2.3."""
    state = position(4, "nodule nodule")
    colony(state, 0, hand=THIRTY + " titanium/11 titanium/11 titanium/11")
    for payment in (THIRTY, "titanium/11 titanium/11 titanium/11"):
        state = play(state, 0, OpenAuction("nodule", 25))
        state = play(state, 0, Pay(cards(state, 0, payment)))
    assert state.players[0].upgrades == {"nodule": 2}


# --- who is asked (§17.4) ----------------------------------------------------------------------------------------


def test_a_bidder_is_not_passed_over_because_of_secret_values() -> None:
    """§17.4: three Titanium cards could be worth 39, though these are worth 21."""
    state = sale()
    colony(state, 1, hand="titanium/7 titanium/7 titanium/7")
    state = play(state, 0, OpenAuction("nodule", 38))
    assert asked(state) == [1]
    assert refused(state, 1, Bid(39)) == "cannot_afford"


def test_a_bidder_whose_cards_can_never_be_worth_more_is_passed_over() -> None:
    """§17.4: at 39 even three cards of 13 are not enough; mega cards and notes count exactly what they are."""
    state = sale()
    colony(state, 1, hand="titanium/7 titanium/7 titanium/7")
    colony(state, 2, hand="water/mega water/note ore/2")
    after = step(state, 0, OpenAuction("nodule", 39))
    assert asked(after.state) == [2]
    assert [event.public for event in after.events if event.key == "outpost-cannot_bid"] == [{"seat": 1}]
    colony(state, 2, hand="water/mega water/note")
    assert asked(play(state, 0, OpenAuction("nodule", 37))) == [1]
    assert asked(play(play(state, 0, OpenAuction("nodule", 37)), 1, Pass())) == [3]


def test_a_discount_counts_for_whether_a_bidder_is_asked() -> None:
    """§17.4: the public upper bound includes it."""
    state = sale("scientists")
    colony(state, 1, hand="titanium/10 titanium/10 titanium/10")
    colony(state, 2, hand="titanium/10 titanium/10 titanium/10", upgrades="data_library")
    assert asked(play(state, 0, OpenAuction("scientists", 40))) == [2]


def test_an_empty_handed_table_sells_at_the_opening_bid() -> None:
    state = position(4, "nodule")
    colony(state, 0, hand=THIRTY)
    state = play(state, 0, OpenAuction("nodule", 25))
    assert (asked(state), decision(state, 0).key) == ([0], "outpost-ask-pay")


def test_whoever_does_not_answer_passes() -> None:
    """R25."""
    assert decision(play(sale(), 0, OpenAuction("nodule", 25)), 1).default == Pass()


def test_a_bid_out_of_turn_is_refused() -> None:
    """§10.3: not_your_bid is the engine's not_your_decision; where only withdrawing is open it is not_now."""
    state = play(sale(), 0, OpenAuction("nodule", 25))
    with pytest.raises(NotYours):
        submit(GAME, state, Seat(2), decision(state, 1).id, Bid(30))
    for action in (Bid(30), Pass(), EndTurn()):
        assert refused(state, 2, action) == "not_now"
    assert Internalize() in decision(state, 2)
