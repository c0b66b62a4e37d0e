"""Standing orders: when a limit on a lot is over, and why; where the neutral marker goes."""

import pytest

from app.engine.errors import Refusal
from app.engine.events import Player, Seat
from app.engine.orders import Ordered, lost, ordered, orders_decision, stands
from app.games.homesteaders.actions import PlaceNeutral
from app.games.homesteaders.orders import ORDERS, BidUpTo, NeutralOn
from app.games.homesteaders.state import State
from tests.games.homesteaders.positions import GAME, bids, position, town

BOB = Seat(1)
FIVE = BidUpTo(round=2, lot=1, limit=5)


def auction(*made: str, buildings: str = "") -> State:
    state = position(3, 2, "bidding")
    town(state, 1, buildings)
    return bids(state, *made)


@pytest.mark.parametrize(
    ("state", "is_standing", "why"),
    [
        (auction("0: 4 on 1"), True, None),
        (auction("0: 5 on 1"), False, Refusal("beyond_limit", {"amount": 5})),
        (auction("0: 5 on 1", buildings="lawyer"), True, None),
        (auction("0: 4 on 1", "1: 5 on 1"), True, None),
        (auction("0: 4 on 1", "1: 6 on 1"), False, None),
        (auction("0: 5 on 1", "1: pass"), False, None),
    ],
    ids=["enough", "too dear", "the Lawyer equals", "leads", "leads by hand", "has passed"],
)
def test_a_limit_is_over_once_the_lot_is_too_dear(state: State, is_standing: bool, why: Refusal | None) -> None:
    view = GAME.view_for(state, Player(BOB))
    assert stands(ORDERS, view, BOB, FIVE) == is_standing
    assert is_standing or lost(ORDERS, view, BOB, FIVE) == why
    assert (FIVE in orders_decision(ORDERS, view, BOB)) == is_standing


@pytest.mark.parametrize(
    ("players", "phase", "seat", "may"),
    [(2, "placing", 0, True), (2, "placing", 1, False), (2, "bidding", 0, False), (3, "placing", 0, False)],
    ids=["first player", "second player", "too late", "three players"],
)
def test_the_first_player_of_two_may_say_early_where_the_neutral_marker_goes(
    players: int, phase: str, seat: int, may: bool
) -> None:
    view = GAME.view_for(position(players, 2, phase), Player(Seat(seat)))
    assert (NeutralOn(round=2, lot=2) in orders_decision(ORDERS, view, Seat(seat))) == may
    assert stands(ORDERS, view, Seat(seat), NeutralOn(round=2, lot=2)) == may


def test_the_neutral_marker_goes_where_it_was_ordered() -> None:
    state = position(2, 2, "neutral")
    view = GAME.view_for(state, Player(Seat(0)))
    (asked,) = GAME.pending(state)
    assert ordered(ORDERS, view, asked, [NeutralOn(round=2, lot=2)]) == Ordered(0, PlaceNeutral(2))
