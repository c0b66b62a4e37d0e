"""Standing orders: when a limit on a lot is over, and why."""

import pytest

from app.engine.errors import Refusal
from app.engine.events import Player, Seat
from app.engine.orders import lost, orders_decision, stands
from app.games.homesteaders.orders import ORDERS, BidUpTo
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
