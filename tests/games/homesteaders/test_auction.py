"""The auction (spec §6, §14.4)."""

import pytest

from app.engine.events import Seat
from app.games.homesteaders.actions import Bid, Pass, Pay
from app.games.homesteaders.auction import next_first
from app.games.homesteaders.state import Lot, State
from tests.games.homesteaders.positions import (
    GAME,
    asked,
    bids,
    decision,
    finish_round,
    params_of,
    play,
    position,
    question,
    refused,
    step,
    told,
    town,
    won,
)


def auction(players: int = 4, turn: int = 1, **options: str) -> State:
    return position(players, turn, "bidding", **options)


def leaders(state: State) -> list[tuple[int | None, int]]:
    return [(lot.leader, lot.amount) for lot in state.lots]


# --- T31 to T40 --------------------------------------------------------------------------------------------------


def test_bidding_goes_round_until_everybody_leads_or_has_passed() -> None:
    """T31: who is outbid answers when the turn comes round."""
    state = bids(auction(), "0: 5 on 1", "1: 6 on 1", "2: 3 on 2", "3: 7 on 1")
    assert {0, 1}.isdisjoint(lot.leader for lot in state.lots)
    state = bids(state, "0: 3 on 3", "1: 4 on 3", "0: 5 on 3")
    assert asked(state) == [1]
    after = step(state, 1, Pass())
    assert told(after, "advanced") == [{"seat": 1, "track": 1}]
    assert told(after, "bonus") == [{"seat": 1, "gets": {"trade": 1}}]
    state = after.state
    assert leaders(state) == [(3, 7), (2, 3), (0, 5)]
    assert (asked(state), question(state, 3)) == ([3], "pay")
    assert finish_round(state).first == 3


def test_bids_are_steps_of_the_ladder_above_the_highest() -> None:
    """T32."""
    state = bids(auction(), "0: 7 on 1")
    assert refused(state, 1, Bid(1, 8)) == "not_on_ladder"
    assert refused(state, 1, Bid(1, 7)) == "bid_too_low"
    assert params_of(state, 1, Bid(1, 7)) == {"high": 7, "low": 9}
    for amount in (9, 12, 16, 21):
        assert leaders(play(state, 1, Bid(1, amount)))[0] == (1, amount)


def test_a_first_bid_is_three_or_any_higher_step() -> None:
    """T33."""
    assert refused(auction(), 0, Bid(1, 2)) == "not_on_ladder"
    assert leaders(play(auction(), 0, Bid(1, 12)))[0] == (0, 12)


def test_nobody_needs_the_silver_when_bidding() -> None:
    """T34."""
    state = auction()
    town(state, 0)
    assert leaders(play(state, 0, Bid(2, 21)))[1] == (0, 21)


def test_who_leads_is_skipped() -> None:
    """T35."""
    state = bids(auction(3), "0: 3 on 1", "1: 3 on 2", "2: 4 on 2")
    assert asked(state) == [1]
    assert GAME.decision_for(state, Seat(0)) is None


def test_passing_without_ever_bidding_advances_too_and_an_unwanted_lot_is_discarded() -> None:
    """T36."""
    state = bids(auction(3), "0: pass", "1: pass")
    after = step(state, 2, Bid(2, 3))
    assert [player.track for player in after.state.players] == [1, 1, 0]
    assert told(after, "unsold") == [{"lot": 1}]
    assert told(after, "won") == [{"seat": 2, "lot": 2, "amount": 3}]


def test_the_lawyer_outbids_with_an_equal_bid() -> None:
    """T37."""
    state = bids(auction(3, turn=6), "0: 5 on 2")
    assert refused(state, 1, Bid(2, 5)) == "bid_too_low"
    town(state, 1, "lawyer")
    state = play(state, 1, Bid(2, 5))
    assert leaders(state)[1] == (1, 5)
    state = bids(state, "2: pass")
    assert refused(state, 0, Bid(2, 5)) == "bid_too_low"
    assert leaders(play(state, 0, Bid(2, 6)))[1] == (0, 6)


def test_at_the_top_of_the_ladder_only_the_lawyer_takes_over() -> None:
    """T38."""
    state = bids(auction(3, turn=6), "0: 21 on 1")
    town(state, 1, "lawyer")
    state = bids(state, "1: 21 on 1", "2: 21 on 2")
    assert leaders(state) == [(1, 21), (2, 21)]
    assert refused(state, 0, Bid(1, 21)) == "bid_too_low"
    assert [offer.action for offer in decision(state, 0).offers if offer.action is Bid] == []


@pytest.mark.parametrize(
    ("winners", "first"),
    [({2: (2, 3)}, 2), ({3: (1, 3)}, 1), ({2: (3, 3), 3: (1, 3)}, 3), ({}, 0), ({1: (3, 3), 2: (1, 4)}, 3)],
)
def test_the_first_player_card_goes_to_the_winner_of_the_lowest_lot_sold(
    winners: dict[int, tuple[int, int]], first: int
) -> None:
    """T39, T40, FAQ 9: it does not go round, and stays if nothing was sold."""
    state = position(4)
    for lot, (seat, amount) in winners.items():
        state.lots[lot - 1] = Lot(Seat(seat), amount)
    assert next_first(state) == first


def test_the_card_matters_from_the_next_round_on() -> None:
    """§6.6: lots are resolved in their own order."""
    state = won(position(4), {1: (3, 3), 2: (1, 3)})
    assert asked(state) == [3]
    state = finish_round(state)
    assert (state.round, state.first) == (2, 3)
    assert asked(state) == [3, 0, 1, 2]


# --- details -----------------------------------------------------------------------------------------------------


def test_an_outbid_player_may_go_elsewhere_or_come_back() -> None:
    """§6.2."""
    state = bids(auction(3), "0: 3 on 1", "1: 4 on 1", "2: 3 on 2")
    assert leaders(play(state, 0, Bid(2, 4)))[1] == (0, 4)
    assert leaders(play(state, 0, Bid(1, 5)))[0] == (0, 5)


def test_everybody_may_pass() -> None:
    """§6.3, R23."""
    state = bids(auction(3), "0: pass", "1: pass", "2: pass")
    assert (state.round, state.first, [player.track for player in state.players]) == (2, 0, [1, 1, 1])


def test_with_three_players_there_are_two_lots_and_with_four_there_are_three() -> None:
    """§3."""
    assert refused(auction(3), 0, Bid(3, 3)) == "no_such_lot"
    assert refused(auction(4), 0, Bid(0, 3)) == "no_such_lot"
    assert leaders(play(auction(4), 0, Bid(3, 3)))[2] == (0, 3)


def test_where_nobody_can_go_higher_passing_is_all_that_is_left() -> None:
    """§6.2."""
    state = bids(auction(3), "0: 21 on 1", "1: 21 on 2")
    assert refused(state, 2, Bid(1, 21)) == "bid_too_low"
    assert asked(play(state, 2, Pass())) == [0]


def test_who_does_not_answer_passes() -> None:
    """§13.2."""
    assert decision(auction(), 0).default == Pass()


def test_a_bid_is_told_with_whom_it_outbids() -> None:
    state = bids(auction(), "0: 3 on 1")
    after = step(state, 1, Bid(1, 4))
    assert told(after, "outbid") == [{"seat": 1, "lot": 1, "amount": 4, "seats": [0]}]
    assert after.reversible


def test_lots_are_resolved_completely_one_after_the_other() -> None:
    """§7."""
    state = won(position(4), {1: (2, 3), 3: (0, 4)})
    assert asked(state) == [2]
    state = play(state, 2, Pay(debts=2))
    while asked(state) == [2]:
        default = decision(state, 2).default
        assert default is not None
        state = play(state, 2, default)
    assert (asked(state), question(state, 0)) == ([0], "pay")


def test_a_bid_that_is_too_low_is_refused_with_the_lowest_that_is_not() -> None:
    """§9.1, §9.2: one step more, the same for the Lawyer, and none beyond the end of the ladder."""
    state = bids(auction(turn=5), "0: 7 on 1")
    assert params_of(state, 1, Bid(1, 6)) == {"high": 7, "low": 9}
    assert params_of(bids(state, "1: 21 on 1"), 2, Bid(1, 21)) == {"high": 21, "low": 0}
    town(state, 1, "lawyer")
    assert params_of(state, 1, Bid(1, 6)) == {"high": 7, "low": 7}
