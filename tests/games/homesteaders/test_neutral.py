"""Two players: the neutral bid (spec §6.5, §14.5)."""

import pytest

from app.engine.events import Seat
from app.games.homesteaders.actions import Bid, Pass, PlaceNeutral
from app.games.homesteaders.auction import next_first
from app.games.homesteaders.components import NEUTRAL_LADDER
from app.games.homesteaders.neutral import do_move_neutral, neutral_bid
from app.games.homesteaders.state import NEUTRAL, Lot, State
from tests.games.homesteaders.positions import (
    asked,
    bids,
    decision,
    finish_round,
    new_turn,
    play,
    position,
    question,
    refused,
    step,
    told,
    town,
)


def duel(level: int = 5) -> State:
    """Return a game for two before the neutral bid."""
    state = position(2, stage="neutral")
    state.neutral = NEUTRAL_LADDER.index(level)
    return state


def next_level(level: int, passed: int) -> int:
    """Return the neutral bid of the next round."""
    state = duel(level)
    state.passed = [Seat(seat) for seat in range(passed)]
    do_move_neutral(state, new_turn())
    return neutral_bid(state)


# --- T41 to T51 --------------------------------------------------------------------------------------------------


def test_the_first_player_places_the_neutral_marker_at_five_before_bidding() -> None:
    """T41."""
    state = duel()
    assert (asked(state), question(state, 0)) == ([0], "neutral")
    assert decision(state, 0).params["amount"] == 5
    state = play(state, 0, PlaceNeutral(2))
    assert state.lots[1] == Lot(NEUTRAL, 5)
    assert (asked(state), question(state, 0)) == ([0], "bid")


def test_if_both_win_the_neutral_bid_goes_up_a_step() -> None:
    """T42."""
    state = bids(play(duel(), 0, PlaceNeutral(1)), "0: 3 on 2", "1: 6 on 1")
    assert state.stage == "lots"
    assert neutral_bid(finish_round(state)) == 6


@pytest.mark.parametrize(
    ("level", "passed", "then"),
    [(7, 0, 9), (9, 0, 9), (6, 1, 5), (4, 2, 3), (3, 1, 3), (5, 2, 3), (9, 1, 7), (6, 0, 7)],
)
def test_the_neutral_bid_moves_a_step_up_or_a_step_down_for_every_pass(level: int, passed: int, then: int) -> None:
    """T43 to T46, R32."""
    assert next_level(level, passed) == then


def test_the_first_player_places_the_marker_even_to_pass_at_once() -> None:
    """T47."""
    state = duel(6)
    assert refused(state, 0, Pass()) == "not_now"
    state = bids(play(state, 0, PlaceNeutral(1)), "0: pass", "1: 3 on 2")
    assert neutral_bid(finish_round(state)) == 5


def test_who_placed_the_marker_may_outbid_it() -> None:
    """T48."""
    after = step(play(duel(), 0, PlaceNeutral(1)), 0, Bid(1, 6))
    assert after.state.lots[0] == Lot(Seat(0), 6)
    assert told(after, "outbid_neutral") == [{"seat": 0, "lot": 1, "amount": 6}]


def test_if_neither_wins_lot_one_the_card_goes_to_the_other_player() -> None:
    """T49."""
    state = bids(play(duel(), 0, PlaceNeutral(1)), "0: 3 on 2")
    state = bids(state, "1: pass")
    assert finish_round(state).first == 1


@pytest.mark.parametrize(("leader", "first"), [(1, 1), (0, 0), (-1, 1), (None, 1)])
def test_the_winner_of_lot_one_gets_or_keeps_the_card(leader: int | None, first: int) -> None:
    """T50."""
    state = duel()
    state.lots = [Lot(None if leader is None else Seat(leader), 5), Lot(Seat(0), 3)]
    assert next_first(state) == first


def test_a_pass_lowers_the_level_although_the_marker_was_outbid() -> None:
    """T51."""
    state = bids(play(duel(), 0, PlaceNeutral(1)), "0: 6 on 1", "1: 7 on 1", "0: pass")
    assert [lot.leader for lot in state.lots] == [1, None]
    assert neutral_bid(finish_round(state)) == 4


# --- details -----------------------------------------------------------------------------------------------------


def test_a_lot_that_the_marker_keeps_is_sold_to_nobody() -> None:
    """§6.5, 5."""
    state = bids(play(duel(), 0, PlaceNeutral(1)), "0: pass")
    after = step(state, 1, Bid(2, 3))
    assert told(after, "neutral_won") == [{"lot": 1}]
    assert asked(after.state) == [1]


def test_the_lawyer_outbids_the_marker_with_an_equal_bid() -> None:
    """R7."""
    state = play(duel(), 0, PlaceNeutral(1))
    assert refused(state, 0, Bid(1, 5)) == "bid_too_low"
    town(state, 0, "lawyer")
    assert play(state, 0, Bid(1, 5)).lots[0] == Lot(Seat(0), 5)


def test_the_marker_never_bids_again() -> None:
    """§6.5, 3."""
    state = bids(play(duel(), 0, PlaceNeutral(1)), "0: 6 on 1", "1: 3 on 2")
    assert state.stage == "lots"


def test_there_is_no_third_lot_for_the_marker() -> None:
    assert refused(duel(), 0, PlaceNeutral(3)) == "no_such_lot"
    assert decision(duel(), 0).default == PlaceNeutral(1)
