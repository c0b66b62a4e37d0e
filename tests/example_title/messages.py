"""A message for each kind of action of Sealed Bids (see `tests/games/bad_input.py`)."""

from app.engine.driver import start
from app.engine.game import Setup
from app.engine.rng import seed_from
from tests.example_title import SEALED_BIDS
from tests.games.bad_input import Messages

SEALED_BIDS_MESSAGES = Messages(
    SEALED_BIDS.game, {"bid": lambda: (start(SEALED_BIDS.game, Setup(3, seed_from("bids"))).state, {"coins": 3})}
)
