"""Internalizing: withdrawing from the auctions of a round (spec §13)."""

import pytest

from app.engine.driver import submit
from app.engine.errors import GameError, Stale
from app.engine.events import Seat
from app.games.outpost.actions import (
    Bid,
    BuyFactories,
    EndTurn,
    Insist,
    Internalize,
    OpenAuction,
    Pass,
)
from app.games.outpost.components import Resource
from app.games.outpost.state import State
from tests.games.outpost.positions import (
    GAME,
    asked,
    cards,
    colony,
    decision,
    finish_round,
    finish_turn,
    play,
    position,
    refused,
)

HAND = "titanium/10 titanium/10 water/7 ore/4"


def sale(internalizing: str = "declared", players: int = 4) -> State:
    state = position(players, "nodule warehouse", internalizing=internalizing)
    for seat in range(players):
        colony(state, seat, hand=HAND)
    return state


def withdrawn(state: State, *seats: int) -> State:
    for seat in seats:
        state = play(state, seat, Internalize())
    return state


def built(state: State, seat: int, kind: str = "ore") -> int:
    return state.players[seat].factories[Resource(kind)].built


# --- off ---------------------------------------------------------------------------------------------------------


def test_where_it_is_not_played_nobody_can_withdraw() -> None:
    """§13, option off: a finer code for not_now."""
    state = sale("off")
    assert refused(state, 0, Internalize()) == "internalizing_off"
    assert GAME.decision_for(state, Seat(1)) is None
    state = play(state, 0, OpenAuction("nodule", 25))
    assert refused(state, 1, Internalize()) == "internalizing_off"


# --- declared ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("internalizing", ["declared", "concurrent"])
class TestWithdrawing:
    """What holds for both ways of internalizing."""

    def test_only_who_has_not_withdrawn_is_asked_for_a_bid(self, internalizing: str) -> None:
        """D7: players 1 and 3 withdrew, one pass of player 2 ends it."""
        state = withdrawn(sale(internalizing), 1, 3)
        state = play(state, 0, OpenAuction("nodule", 25))
        assert asked(state) == [2]
        state = play(state, 2, Pass())
        assert (asked(state), decision(state, 0).key) == ([0], "outpost-ask-pay")

    def test_with_all_others_withdrawn_the_opening_bid_wins(self, internalizing: str) -> None:
        """R23."""
        state = withdrawn(sale(internalizing), 1, 2, 3)
        state = play(state, 0, OpenAuction("nodule", 25))
        assert decision(state, 0).params == {"upgrade": "nodule", "due": 25}

    def test_the_active_player_who_withdraws_ends_the_own_auction_step(self, internalizing: str) -> None:
        """R24."""
        state = withdrawn(sale(internalizing), 0)
        assert state.players[0].step == "factories"
        assert refused(state, 0, OpenAuction("nodule", 25)) == "internalized"
        assert built(play(state, 0, BuyFactories("ore", 1, cards(state, 0, "titanium/10"))), 0) == 3

    def test_nobody_withdraws_twice(self, internalizing: str) -> None:
        """§13: a finer code for not_now."""
        assert refused(withdrawn(sale(internalizing), 0), 0, Internalize()) == "internalized"

    def test_who_is_asked_for_a_bid_may_withdraw_instead(self, internalizing: str) -> None:
        """§13: a running auction treats it as passing for good."""
        state = play(sale(internalizing), 0, OpenAuction("nodule", 25))
        state = withdrawn(state, 1)
        assert asked(state) == [2]
        state = play(play(state, 2, Bid(26)), 3, Pass())
        assert asked(state) == [0]
        state = play(state, 0, Bid(27))
        assert asked(state) == [2]

    def test_the_next_bidder_is_asked_a_new_question(self, internalizing: str) -> None:
        """The contract of decisions: a new question gets a new id, so a late answer to the old one is stale."""
        state = play(sale(internalizing), 0, OpenAuction("nodule", 25))
        answered = decision(state, 1).id
        state = withdrawn(state, 1)
        with pytest.raises(GameError) as caught:
            submit(GAME, state, Seat(1), answered, Pass())
        assert isinstance(caught.value, Stale)

    def test_who_is_not_asked_may_withdraw_from_a_running_auction(self, internalizing: str) -> None:
        """§13: at any time; the question to the bidder stays open."""
        state = play(sale(internalizing), 0, OpenAuction("nodule", 25))
        open_bid = decision(state, 1).id
        state = withdrawn(state, 2, 3)
        assert decision(state, 1).id == open_bid
        state = play(state, 1, Pass())
        assert decision(state, 0).key == "outpost-ask-pay"

    def test_a_player_outbid_may_withdraw_though_active(self, internalizing: str) -> None:
        state = play(play(sale(internalizing), 0, OpenAuction("nodule", 25)), 1, Bid(26))
        state = withdrawn(state, 0)
        assert asked(state) == [2]
        state = play(play(state, 2, Pass()), 3, Pass())
        assert decision(state, 1).key == "outpost-ask-pay"

    def test_the_highest_bidder_cannot_withdraw(self, internalizing: str) -> None:
        """§13: neither while the auction runs nor when it is to be paid."""
        state = play(sale(internalizing), 0, OpenAuction("nodule", 25))
        leading = GAME.decision_for(state, Seat(0))
        assert leading is None or Internalize() not in leading
        state = withdrawn(state, 1, 2, 3)
        assert Internalize() not in decision(state, 0)

    def test_withdrawing_is_for_one_round_only(self, internalizing: str) -> None:
        """§3.2: reset at the start of every turn."""
        state = finish_round(withdrawn(sale(internalizing), 0, 2))
        assert state.round == 3
        assert not any(player.internalized for player in state.players)
        assert state.players[state.order[0]].step == "auctions"


def test_one_who_declared_plays_at_the_normal_place_in_the_order() -> None:
    """§13, declared: the auction step is skipped, the others follow when it is that player's turn."""
    state = withdrawn(sale(), 2)
    assert GAME.decision_for(state, Seat(2)) is None
    state = finish_turn(finish_turn(state))
    assert (state.active, state.players[2].step) == (2, "factories")
    assert refused(state, 2, OpenAuction("nodule", 25)) == "internalized"
    assert built(play(state, 2, BuyFactories("ore", 1, cards(state, 2, "titanium/10"))), 2) == 3


def test_where_it_is_only_declared_nobody_needs_to_insist() -> None:
    """§13, declared: insisting is satisfied automatically."""
    state = withdrawn(sale(), 2)
    for seat in (0, 1, 3):
        assert refused(state, seat, Insist()) == "not_now"


# --- concurrent --------------------------------------------------------------------------------------------------


def test_one_who_withdrew_takes_the_other_steps_while_others_go_on() -> None:
    """§13, concurrent: out of order, and nobody waits for it."""
    state = withdrawn(sale("concurrent"), 2)
    assert not decision(state, 2).awaited
    state = play(state, 2, BuyFactories("ore", 1, cards(state, 2, "titanium/10")))
    state = play(state, 2, EndTurn())
    assert (asked(state), built(state, 2)) == ([0], 3)
    state = finish_turn(finish_turn(state))
    assert state.active == 3


def test_it_may_be_done_during_an_auction() -> None:
    """§13, concurrent."""
    state = play(withdrawn(sale("concurrent"), 2), 0, OpenAuction("nodule", 25))
    assert refused(state, 2, OpenAuction("warehouse", 25)) == "internalized"
    assert refused(state, 2, Bid(30)) == "not_now"
    state = play(state, 2, BuyFactories("ore", 1, cards(state, 2, "titanium/10")))
    assert asked(state) == [1]
    state = play(state, 2, EndTurn())
    assert asked(state) == [1]


def test_who_has_not_finished_early_does_so_at_the_normal_place() -> None:
    state = withdrawn(sale("concurrent"), 1)
    state = finish_turn(state)
    assert (state.active, asked(state)) == (1, [1])


def test_an_early_player_who_has_finished_can_do_nothing_more() -> None:
    """§10.1."""
    state = play(withdrawn(sale("concurrent"), 2), 2, EndTurn())
    assert GAME.decision_for(state, Seat(2)) is None


def test_when_all_finish_early_the_round_ends_with_the_active_player() -> None:
    state = withdrawn(sale("concurrent"), 1, 2, 3)
    for seat in (3, 1, 2):
        state = play(state, seat, EndTurn())
    assert (state.round, asked(state)) == (2, [0])
    assert play(state, 0, EndTurn()).round == 3


def test_anybody_may_insist_that_those_who_withdrew_finish_first_in_player_order() -> None:
    """§13: seats 3 and 2 withdrew; 2 and 3 come before 1."""
    state = withdrawn(sale("concurrent"), 3, 2)
    state = play(state, 1, Insist())
    assert asked(state) == [0]
    seen = []
    for _ in range(3):
        state = finish_turn(state)
        seen.append(state.active)
    assert seen == [2, 3, 1]


def test_nobody_insists_twice_or_on_nothing() -> None:
    """§13: one insistence holds until those who withdrew have finished."""
    state = sale("concurrent")
    assert refused(state, 0, Insist()) == "not_now"
    state = withdrawn(state, 2)
    assert Insist() in decision(state, 0)
    assert refused(state, 2, Insist()) == "not_now"
    state = play(state, 0, Insist())
    assert refused(state, 0, Insist()) == "not_now"
    assert refused(state, 1, Insist()) == "not_now"


def test_insisting_is_over_when_nobody_is_left_to_be_hurried() -> None:
    state = play(withdrawn(sale("concurrent"), 2), 1, Insist())
    state = play(state, 2, EndTurn())
    state = finish_turn(state)
    assert (state.active, state.insisted) == (1, False)


def test_the_highest_bidder_is_told_why_withdrawing_is_refused() -> None:
    """§13: here the leader is offered something, because seat 2 could be hurried."""
    state = play(withdrawn(sale("concurrent"), 2), 0, OpenAuction("nodule", 25))
    assert refused(state, 0, Internalize()) == "high_bidder"
