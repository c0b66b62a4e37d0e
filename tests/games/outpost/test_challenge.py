"""Doubting a bid (spec §16.7)."""

from app.engine.events import Player, Seat, Spectator
from app.games.outpost.actions import Bid, Challenge, Internalize, OpenAuction, Pass, Pay
from app.games.outpost.auction import MOST_BID, MOST_BID_OF_MONEY
from app.games.outpost.state import State
from tests.games.outpost.positions import (
    GAME,
    all_pass,
    asked,
    cards,
    colony,
    decision,
    params_of,
    play,
    position,
    refused,
    step,
)


def doubtful(hands: tuple[str, ...]) -> State:
    """Return a table where nobody checks bids, with a Nodule (25) on offer."""
    state = position(len(hands), "nodule", bid_verification="challenge")
    for seat, hand in enumerate(hands):
        colony(state, seat, hand=hand)
    return state


RICH = "titanium/11 titanium/11 titanium/11"
POOR = "titanium/7 titanium/8 titanium/8"


def test_a_bid_beyond_the_hand_is_accepted_and_nobody_is_passed_over() -> None:
    state = doubtful((POOR, POOR, ""))
    assert params_of(state, 0, OpenAuction("nodule", MOST_BID + 1)) == {"high": MOST_BID}
    state = play(state, 0, OpenAuction("nodule", 500))
    state = play(state, 1, Bid(501))
    assert asked(state) == [2]


def test_money_may_be_bid_beyond_any_sum_that_a_colony_saves() -> None:
    """§16.8: cards run out, money does not."""
    state = position(3, "nodule", bid_verification="challenge", money="on")
    state.players[0].cash = 1200
    assert params_of(state, 0, OpenAuction("nodule", MOST_BID_OF_MONEY + 1)) == {"high": MOST_BID_OF_MONEY}
    state = all_pass(play(state, 0, OpenAuction("nodule", 1150)))
    assert (state.players[0].cash, state.players[0].upgrades) == (50, {"nodule": 1})


def test_the_hand_is_shown_to_everybody_and_a_bid_that_can_be_paid_stands() -> None:
    state = play(doubtful((RICH, POOR, POOR)), 0, OpenAuction("nodule", 30))
    after = step(state, 2, Challenge(30))
    assert after.state.auction is not None
    assert (after.state.auction.high, after.state.auction.amount) == (0, 30)
    assert not after.reversible
    for viewer in (Player(Seat(1)), Spectator()):
        seen = GAME.view_for(after.state, viewer).known[Seat(0)]
        assert sorted(card.value for card in seen) == [11, 11, 11]
    assert refused(after.state, 1, Challenge(30)) == "not_now"


def test_a_bid_is_lowered_to_what_the_hand_is_worth_if_that_beats_the_one_before() -> None:
    state = play(doubtful((RICH, "titanium/9 titanium/10 titanium/9", POOR)), 0, OpenAuction("nodule", 25))
    state = play(play(state, 1, Bid(35)), 2, Challenge(35))
    assert state.auction is not None
    assert (state.auction.high, state.auction.amount, state.auction.bidder) == (1, 28, 2)


def test_a_bid_that_beats_nobody_is_a_pass_and_the_one_before_stands_again() -> None:
    state = play(doubtful((RICH, POOR, RICH)), 0, OpenAuction("nodule", 25))
    state = play(play(state, 1, Bid(35)), 0, Challenge(35))
    assert state.auction is not None
    assert (state.auction.high, state.auction.amount, state.auction.bidder) == (0, 25, 2)
    state = play(state, 2, Pass())
    assert state.auction is not None
    assert state.auction.bidder is None


def test_an_opening_bid_below_the_printed_cost_ends_the_auction_and_cannot_be_made_again() -> None:
    state = play(doubtful((POOR, RICH, RICH)), 0, OpenAuction("nodule", 25))
    state = play(state, 1, Challenge(25))
    assert state.auction is None
    assert state.market == ["nodule"]
    assert refused(state, 0, OpenAuction("nodule", 25)) == "not_again"
    assert asked(state) == [0]


def test_a_winner_who_cannot_pay_is_corrected_without_a_doubt_and_bidding_goes_on() -> None:
    state = play(doubtful((RICH, "titanium/9 titanium/10 titanium/9", RICH)), 0, OpenAuction("nodule", 25))
    state = play(state, 1, Bid(38))
    state = play(play(state, 2, Pass()), 0, Pass())
    assert state.auction is not None
    assert (state.auction.high, state.auction.amount, state.auction.bidder) == (1, 28, 2)
    state = all_pass(state)
    state = play(state, 1, Pay(cards(state, 1, "titanium/9 titanium/9 titanium/10")))
    assert state.players[1].upgrades == {"nodule": 1}


def test_nobody_doubts_the_own_bid_or_one_that_has_changed() -> None:
    state = play(doubtful((RICH, RICH, RICH)), 0, OpenAuction("nodule", 25))
    assert refused(state, 1, Challenge(24)) == "bid_changed"
    assert GAME.decision_for(state, Seat(0)) is None or refused(state, 0, Challenge(25)) == "not_now"


def test_nobody_doubts_a_bid_once_the_next_bidder_has_answered() -> None:
    """§16.7: by a pass, or by withdrawing."""
    for answer in (Pass(), Internalize()):
        state = play(doubtful((POOR, RICH, RICH, RICH)), 0, OpenAuction("nodule", 25))
        assert Challenge(25) in decision(state, 3)
        state = play(state, 1, answer)
        assert refused(state, 2, Challenge(25)) == "not_now"
        assert Challenge(30) in decision(play(state, 2, Bid(30)), 3)


def test_who_had_passed_on_a_bid_has_passed_on_it_when_it_stands_again() -> None:
    """§16.7: seat 1 let the 25 pass; seat 3 has yet to answer it."""
    state = play(doubtful((RICH, RICH, POOR, RICH)), 0, OpenAuction("nodule", 25))
    state = play(play(state, 1, Pass()), 2, Bid(40))
    state = play(state, 3, Challenge(40))
    assert state.auction is not None
    assert (state.auction.high, state.auction.amount, state.auction.bidder) == (0, 25, 3)
    assert refused(state, 3, Challenge(25)) == "not_now"  # seat 1 had answered it
    state = play(state, 3, Pass())
    assert state.auction is not None
    assert (state.auction.bidder, asked(state)) == (None, [0])


def test_who_passed_on_the_bid_that_falls_answers_the_one_that_stands_again() -> None:
    """§16.7: seats 3 and 1 passed at 40; only seat 1 had passed at 25."""
    state = play(doubtful((RICH, RICH, POOR, RICH)), 0, OpenAuction("nodule", 25))
    state = play(play(state, 1, Pass()), 2, Bid(40))
    state = play(play(play(state, 3, Pass()), 0, Pass()), 1, Pass())
    assert state.auction is not None
    assert (state.auction.high, state.auction.amount, state.auction.bidder) == (0, 25, 3)


def test_whoever_withdrew_is_not_brought_back_by_a_void_bid() -> None:
    state = play(doubtful((RICH, POOR, RICH)), 0, OpenAuction("nodule", 25))
    state = play(state, 1, Bid(30))
    state.players[0].internalized = True
    state = play(state, 2, Challenge(30))
    assert state.auction is None


def test_cards_that_were_shown_are_forgotten_when_they_are_spent() -> None:
    state = play(doubtful((RICH, POOR, POOR)), 0, OpenAuction("nodule", 30))
    state = all_pass(play(state, 1, Challenge(30)))
    state = play(state, 0, Pay(cards(state, 0, RICH)))
    assert state.known == {}
