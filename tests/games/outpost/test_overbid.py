"""Secret overbidding (spec §16.3)."""

from typing import Any

import pytest

from app.engine.driver import start
from app.engine.errors import BadSetup
from app.engine.events import Player, Seat
from app.engine.game import Setup
from app.engine.rng import seed_from
from app.games.outpost.actions import Bid, Challenge, Default, OpenAuction, Pass, Pay
from app.games.outpost.auction import MOST_BID
from app.games.outpost.components import DATA_LIBRARY
from app.games.outpost.state import State
from tests.games.outpost.positions import (
    GAME,
    all_pass,
    asked,
    cards,
    colony,
    decision,
    faces,
    finish_round,
    held,
    params_of,
    play,
    position,
    refused,
)


def overbid(*hands: str, market: str = "nodule", **options: Any) -> State:
    """Return a table where nobody checks bids."""
    state = position(len(hands), market, secret_overbid="on", **options)
    for seat, hand in enumerate(hands):
        colony(state, seat, hand=hand)
    return state


POOR = "titanium/7 titanium/8 titanium/8"
RICH = "titanium/11 titanium/11 titanium/11"


def test_bids_are_not_checked_against_the_hand_and_nobody_can_doubt_them() -> None:
    """§16.3: not even against what the backs of the cards promise; the highest bid is the same for everybody."""
    state = overbid(POOR, RICH, "")
    assert params_of(state, 0, OpenAuction("nodule", MOST_BID + 1)) == {"high": MOST_BID}
    state = play(state, 0, OpenAuction("nodule", 30))
    assert state.auction is not None
    assert refused(state, 1, Challenge(30)) == "not_now"
    assert refused(state, 1, Bid(30)) == "below_minimum"


def test_what_is_offered_does_not_tell_whether_a_bid_can_be_paid() -> None:
    """Everybody gets the same offers, whatever the cards are worth, and even without a card."""
    offers = []
    for hand in (POOR, RICH, ""):
        state = play(overbid("titanium/12 titanium/12 titanium/12", hand, POOR), 0, OpenAuction("nodule", 25))
        offers.append(decision(state, 1).wire())
    assert offers[0] == offers[1] == offers[2]


def test_who_does_not_pay_loses_what_was_bid_above_the_printed_cost_and_it_is_auctioned_again() -> None:
    """C16: a Space Station won at 230 costs 110, and starts again at 120."""
    hand = " ".join(["moon_ore/50"] * 3 + ["moon_ore/45"])
    state = overbid("", "", "", hand, market="space_station")
    state.active = Seat(3)
    state = all_pass(play(state, 3, OpenAuction("space_station", 195)))
    assert decision(state, 3).params["amount"] == 75
    state = overbid("", "", "", hand, market="space_station")
    state.active = Seat(3)
    state = all_pass(play(state, 3, OpenAuction("space_station", 230)))
    assert decision(state, 3).params == {"upgrade": "space_station", "due": 230, "amount": 110, "fine": 110}
    assert refused(state, 3, Pay(held(state, 3))) == "payment_too_low"
    assert refused(state, 3, Default(cards(state, 3, "moon_ore/50 moon_ore/50"))) == "payment_too_low"
    state = play(state, 3, Default(cards(state, 3, "moon_ore/50 moon_ore/50 moon_ore/45")))
    assert faces(state, 3) == "moon_ore/50"
    assert state.market == ["space_station"]
    assert state.players[3].upgrades == {}


def test_the_new_auction_starts_with_the_active_player_at_the_printed_cost_without_the_defaulter() -> None:
    state = overbid(RICH, POOR, RICH)
    state = play(play(state, 0, OpenAuction("nodule", 25)), 1, Bid(30))
    state = play(play(state, 2, Pass()), 0, Pass())
    state = play(state, 1, Default(cards(state, 1, "titanium/7")))
    assert asked(state) == [0]
    assert decision(state, 0).params == {"upgrade": "nodule", "amount": 25}  # the least, not a bid
    assert refused(state, 0, Bid(24)) == "below_minimum"
    state = play(state, 0, Pass())
    assert asked(state) == [2]
    state = play(state, 2, Bid(25))
    assert asked(state) == [0]
    state = play(state, 0, Pass())
    assert asked(state) == [2]
    assert play(state, 2, Pay(held(state, 2))).players[2].upgrades == {"nodule": 1}


def test_what_nobody_wants_stays_and_is_not_opened_again_in_this_turn() -> None:
    state = overbid(POOR, "", "")
    state = all_pass(play(state, 0, OpenAuction("nodule", 25)))
    state = all_pass(play(state, 0, Default([])))
    assert state.auction is None
    assert (state.market, asked(state)) == (["nodule"], [0])
    assert refused(state, 0, OpenAuction("nodule", 25)) == "not_again"
    assert finish_round(state).defaulted == []


def test_a_hand_below_the_penalty_is_lost_whole_and_nothing_more_is_owed() -> None:
    state = overbid("titanium/7 titanium/7 titanium/7", "", "", market="data_library")
    state = all_pass(play(state, 0, OpenAuction("data_library", 39)))
    assert refused(state, 0, Default(cards(state, 0, "titanium/7 titanium/7"))) == "payment_too_low"
    state = play(state, 0, Default(held(state, 0)))
    assert state.players[0].hand == []


def test_who_can_pay_may_default_as_well_and_others_are_asked_the_same() -> None:
    seen = []
    for hand in (POOR, RICH):
        state = all_pass(play(overbid(hand, RICH, POOR), 0, OpenAuction("nodule", 30)))
        assert Default(held(state, 0)[:1]) in decision(state, 0)
        view = GAME.view_for(state, Player(Seat(1)))
        seen.append((asked(state), view.auction, view.colonies, decision(state, 0).id))
    assert seen[0] == seen[1]


def test_no_answer_pays_if_it_can_and_else_gives_up_as_little_as_possible() -> None:
    state = all_pass(play(overbid(RICH, "", ""), 0, OpenAuction("nodule", 30)))
    assert isinstance(decision(state, 0).default, Pay)
    state = all_pass(play(overbid(POOR, "", ""), 0, OpenAuction("nodule", 30)))
    assert decision(state, 0).default == Default(cards(state, 0, "titanium/7"))


def test_the_winner_may_default_also_when_discounts_leave_nothing_due() -> None:
    """§16.3, D9: five Data Libraries pay 50; not paying the 45 costs 5."""
    state = overbid("ore/5 ore/3", "", "", market="scientists")
    state.players[0].upgrades = {DATA_LIBRARY: 5}
    state = all_pass(play(state, 0, OpenAuction("scientists", 45)))
    assert decision(state, 0).params == {"upgrade": "scientists", "due": 0, "amount": 5, "fine": 5}
    assert decision(state, 0).default == Pay([])
    assert refused(state, 0, Pay(held(state, 0))) == "nothing_due"
    assert play(state, 0, Pay([])).players[0].upgrades == {"data_library": 5, "scientists": 1}
    defaulted = play(state, 0, Default(cards(state, 0, "ore/5")))
    assert (defaulted.players[0].upgrades, faces(defaulted, 0)) == ({"data_library": 5}, "ore/3")


def test_who_wins_without_a_card_cannot_pay_and_is_not_asked() -> None:
    """All see the empty hand. With nothing due, or a card that may be worth little, it is a choice."""
    asked = []
    for hand, libraries in (("", 0), ("", 5), ("ore/1", 0)):
        state = overbid(hand, "", "", market="scientists")
        state.players[0].upgrades = {DATA_LIBRARY: libraries} if libraries else {}
        open_ = decision(all_pass(play(state, 0, OpenAuction("scientists", 45))), 0)
        asked.append((open_.foregone, open_.default))
    assert asked == [(True, Default([])), (False, Pay([])), (False, Default(cards(state, 0, "ore/1")))]


def test_it_excludes_doubting_bids() -> None:
    with pytest.raises(BadSetup) as caught:
        start(GAME, Setup(3, seed_from("x"), {"secret_overbid": "on", "bid_verification": "challenge"}))
    assert caught.value.code == "options_exclude"
