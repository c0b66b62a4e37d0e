"""A message for each kind of action of Outpost, and a position to send it in (see `tests/games/bad_input.py`)."""

from collections.abc import Callable
from typing import Any

from app.engine.events import Seat
from app.games.outpost.actions import Attack, Bid, ChooseMega, Internalize, OpenAuction, Pay
from app.games.outpost.components import ICE_PROSPECTOR, WILY_TRADER
from app.games.outpost.state import State
from tests.games.bad_input import Case, Messages
from tests.games.outpost.positions import GAME, all_pass, cards, colony, held, next_round, play, position, stack


def at_it(turn: int = 2, **options: Any) -> State:
    state = position(3, "nodule", turn, 1, **options)
    colony(state, 0, hand="titanium/10 titanium/10 titanium/10", upgrades="robots heavy_equipment")
    colony(state, 1, hand="titanium/11 titanium/11 titanium/11")
    return state


def bidding(**options: Any) -> State:
    state = at_it(**options)
    state.active = Seat(1)
    colony(state, 2, hand="titanium/12 titanium/12 titanium/12")
    state = play(state, 1, OpenAuction("nodule", 25))
    return play(state, 2, Bid(26))


def paying() -> State:
    return all_pass(play(at_it(), 0, OpenAuction("nodule", 25)))


def placing() -> State:
    state = position(3, "laboratory")
    colony(state, 0, hand="moon_ore/50 moon_ore/50", step="done")
    colony(state, 1, hand="moon_ore/45 moon_ore/45")
    state.active = Seat(1)
    state = play(play(state, 1, OpenAuction("laboratory", 80)), 0, Bid(81))
    state = all_pass(state)
    return play(state, 0, Pay(held(state, 0)))


def choosing() -> State:
    state = position(3, "nodule warehouse data_library")
    for seat in (0, 1):
        colony(state, seat, factories={"water": 4})
    return next_round(state)


def discarding() -> State:
    state = position(3, "nodule warehouse data_library")
    for seat in (0, 1):
        colony(state, seat, factories={}, hand="titanium/10 titanium/11 titanium/9 titanium/8 titanium/12 ore/3 " * 2)
    return next_round(state)


def hurrying() -> State:
    return play(at_it(internalizing="concurrent"), 1, Internalize())


def defaulting() -> State:
    return all_pass(play(at_it(secret_overbid="on"), 0, OpenAuction("nodule", 33)))


def redrawing() -> State:
    state = position(3, "nodule warehouse data_library", kicker="on")
    for seat in (0, 1):
        colony(state, seat, factories={"water": 1})
        state.players[seat].upgrades = {ICE_PROSPECTOR: 1 + (seat == 0)}  # more points: seat 0 draws first
    stack(state, "water", 4, 9, 5)
    return next_round(state)


def trading() -> State:
    state = position(3, "nodule warehouse data_library", kicker="on")
    for seat in range(3):
        colony(state, seat, factories={}, hand="")
    colony(state, 0, hand="water/5")
    colony(state, 1, hand="water/9")
    state.players[0].upgrades = {WILY_TRADER: 2}
    return next_round(state)


def raiding() -> State:
    state = at_it(space_terrorism="on")
    state.active = Seat(1)
    return play(state, 1, Attack(2, "ore", cards(state, 1, "titanium/11"), 0))


def evicting() -> State:
    state = position(3, space_terrorism="on")
    for seat in (0, 1):
        colony(state, seat, colonists=6)
    state.stage, state.active = "evict", None
    return state


def with_cards(state: State, faces: str, **fields: Any) -> Case:
    return state, {**fields, "cards": cards(state, 0, faces)}


CASES: dict[str, Callable[[], Case]] = {
    "choose_mega": lambda: (choosing(), {"water": 1, "titanium": 0, "new_chemicals": 0}),
    "discard": lambda: with_cards(discarding(), "ore/3 titanium/8"),
    "open_auction": lambda: (at_it(), {"upgrade": "nodule", "amount": 25}),
    "bid": lambda: (bidding(), {"amount": 27}),
    "pass": lambda: (bidding(), {}),
    "pay": lambda: with_cards(paying(), "titanium/10 titanium/10 titanium/10"),
    "place_operator": lambda: (placing(), {"operator": "colonist", "source": "ore"}),
    "skip_placing": lambda: (placing(), {}),
    "buy_factories": lambda: with_cards(at_it(), "titanium/10 titanium/10", factory="ore", count=2),
    "first_turn_water": lambda: (at_it(turn=1), {}),
    "buy_colonists": lambda: with_cards(at_it(), "titanium/10 titanium/10", count=2),
    "buy_robots": lambda: with_cards(at_it(), "titanium/10 titanium/10", count=2),
    "assign": lambda: (at_it(), {"crews": {"ore": {"colonist": 2}, "water": {"colonist": 1}}}),
    "advance_step": lambda: (at_it(), {}),
    "end_turn": lambda: (at_it(), {}),
    "internalize": lambda: (at_it(), {}),
    "insist": lambda: (hurrying(), {}),
    "challenge": lambda: (bidding(bid_verification="challenge"), {"amount": 26}),
    "default": lambda: with_cards(defaulting(), "titanium/10"),
    "keep_select": lambda: with_cards(redrawing(), "water/4 water/5"),
    "exchange": lambda: (trading(), {"card": cards(trading(), 0, "water/5")[0], "target": 1}),
    "exchange_pass": lambda: (trading(), {}),
    "attack": lambda: with_cards(at_it(space_terrorism="on"), "titanium/10", owner=1, asset="ore", amount=0),
    "support_attack": lambda: with_cards(raiding(), "titanium/10", amount=0),
    "defend": lambda: with_cards(raiding(), "titanium/10", amount=0),
    "stay_out": lambda: (raiding(), {}),
    "remove_colonists": lambda: (evicting(), {"crews": {"idle": {"colonist": 1}}}),
    "take_back": lambda: (play(choosing(), 0, ChooseMega()), {}),
}

OUTPOST = Messages(GAME, CASES)
