"""A message for each kind of action of Homesteaders, and a position to send it in (see `tests/games/bad_input.py`)."""

from collections.abc import Callable

from app.games.homesteaders.actions import Decline, Finish, Pass
from app.games.homesteaders.state import State
from tests.games.bad_input import Case, Messages
from tests.games.homesteaders.positions import GAME, play, position, town, with_paid_lot, won


def rich(state: State) -> State:
    """Give seat 0 some of everything."""
    town(state, 0, "market bank", silver=9, trade=3, debt=2, wood=2, food=2, steel=2, gold=2, copper=1, livestock=1)
    return state


def at_it() -> State:
    return rich(position(3, turn=5, stage="bidding"))


def placing() -> State:
    return rich(position(3))


def passing() -> State:
    state = at_it()
    state.players[0].track = 4
    return play(state, 0, Pass())


def lot() -> State:
    return with_paid_lot(rich(position(3, turn=7)))


def worker() -> State:
    return play(lot(), 0, Decline())


def exchange(**options: str) -> State:
    return play(with_paid_lot(rich(position(3, turn=10, **options))), 0, Decline())


def confirming() -> State:
    return play(exchange(confirm_lot="on"), 0, Decline())


def final() -> State:
    return rich(position(3, turn=11, stage="final"))


NOTHING_SOLD = {f"sell_{good}": 0 for good in ("wood", "food", "steel", "copper", "livestock", "gold")}
NOTHING_BOUGHT = {"gold_for_copper": 0, "gold_for_livestock": 0} | {
    f"buy_{good}": 0 for good in ("wood", "food", "steel", "gold", "copper", "livestock")
}

CASES: dict[str, Callable[[], Case]] = {
    "place_workers": lambda: (placing(), {"crews": {"homestead/1": {"worker": 1}}}),
    "place_in_order": lambda: (placing(), {}),
    "place_neutral": lambda: (rich(position(2, stage="neutral")), {"lot": 2}),
    "bid": lambda: (at_it(), {"lot": 1, "amount": 9}),
    "pass": lambda: (at_it(), {}),
    "pay": lambda: (rich(won(position(3, turn=7), {1: (0, 7)})), {"gold": 1, **NOTHING_SOLD, "bank": 0, "debts": 0}),
    "build": lambda: (lot(), {"building": "forge", **NOTHING_BOUGHT, "gold": 0, "debts": 0}),
    "take_worker": lambda: (worker(), {}),
    "exchange": lambda: (exchange(), {"good": "livestock", "buy": 0, "gold": 0, "debts": 0}),
    "decline": lambda: (exchange(), {}),
    "choose_bonus": lambda: (passing(), {"bonus": "resource", "resource": "gold"}),
    "confirm": lambda: (confirming(), {}),
    "take_debt": lambda: (at_it(), {"count": 2}),
    "buy": lambda: (at_it(), {"resource": "steel", "gold": 1, "debts": 0}),
    "sell": lambda: (at_it(), {"resource": "food"}),
    "hire": lambda: (at_it(), {}),
    "use_market": lambda: (at_it(), {"into": "steel"}),
    "use_bank": lambda: (at_it(), {"count": 3}),
    "repay": lambda: (final(), {"means": "gold", "count": 2}),
    "finish": lambda: (final(), {}),
    "take_back": lambda: (play(final(), 0, Finish()), {}),
}

HOMESTEADERS = Messages(GAME, CASES)
