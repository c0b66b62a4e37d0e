"""A message for each kind of action of Sealed Bids (see `tests/games/bad_input.py`)."""

from app.engine.driver import start, submit
from app.engine.events import Seat
from app.engine.game import Setup
from app.engine.rng import seed_from
from tests.example_title import SEALED_BIDS
from tests.example_title.game import Bid, State
from tests.games.bad_input import Messages


def bidding() -> State:
    state: State = start(SEALED_BIDS.game, Setup(3, seed_from("bids"))).state
    return state


def sealed() -> State:
    state: State = submit(SEALED_BIDS.game, bidding(), Seat(0), "bid.1.0", Bid(3)).state
    return state


SEALED_BIDS_MESSAGES = Messages(
    SEALED_BIDS.game, {"bid": lambda: (bidding(), {"coins": 3}), "take_back": lambda: (sealed(), {})}
)
