"""Messages that must not get through: each kind of action, broken in every way (spec §9; the engine's error tree).

For each kind of action there is a position in which it may be taken, and a message that takes it. Every other test
breaks that message in one place: it must be refused with its own code, and the game must be as it was, to the byte.
"""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from app.engine.codec import encode
from app.engine.driver import submit_raw
from app.engine.errors import GameError, IllegalAction, Malformed, NotYours, Stale
from app.engine.events import Seat
from app.games.homesteaders.actions import Decline, HomesteadersAction, Pass
from app.games.homesteaders.state import State
from tests.games.homesteaders.positions import GAME, decision, play, position, town, with_paid_lot, won

Raw = dict[str, Any]
Case = tuple[State, Raw]

# --- a position and a good message for each kind of action; seat 0 is to answer ----------------------------------


def rich(state: State) -> State:
    """Give seat 0 some of everything."""
    town(state, 0, "market bank", silver=9, trade=3, debt=2, wood=2, food=2, steel=2, gold=2, copper=1, livestock=1)
    return state


def at_it() -> State:
    return rich(position(3, turn=5, phase="bidding"))


def placing() -> State:
    return rich(position(3))


def passing() -> State:
    state = at_it()
    state.players[0].track = 4
    return play(state, 0, Pass())


def lot(turn: int = 7) -> State:
    return with_paid_lot(rich(position(3, turn)))


def worker() -> State:
    return play(lot(), 0, Decline())


def exchange() -> State:
    return play(lot(turn=10), 0, Decline())


def confirming() -> State:
    return play(exchange(), 0, Decline())


def final() -> State:
    return rich(position(3, turn=11, phase="final"))


NOTHING_SOLD = {"sell_wood": 0, "sell_food": 0, "sell_steel": 0}
NOTHING_BOUGHT = {"gold_for_copper": 0, "gold_for_livestock": 0} | {
    f"buy_{good}": 0 for good in ("wood", "food", "steel", "gold", "copper", "livestock")
}

CASES: dict[str, Callable[[], Case]] = {
    "place_workers": lambda: (placing(), {"crews": {"homestead/1": {"worker": 1}}}),
    "place_in_order": lambda: (placing(), {}),
    "place_neutral": lambda: (rich(position(2, phase="neutral")), {"lot": 2}),
    "bid": lambda: (at_it(), {"lot": 1, "amount": 9}),
    "pass": lambda: (at_it(), {}),
    "pay": lambda: (rich(won(position(3, turn=7), {1: (0, 7)})), {"gold": 1, **NOTHING_SOLD, "debts": 0}),
    "build": lambda: (lot(), {"building": "forge", **NOTHING_BOUGHT, "debts": 0}),
    "take_worker": lambda: (worker(), {}),
    "exchange": lambda: (exchange(), {"good": "livestock", "buy": 0, "debts": 0}),
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
}
NO_NUMBERS: list[Any] = ["2", "", 2.5, 2.0, float("nan"), float("inf"), True, None, [2], {"low": 2}]
NO_PLACEMENTS: list[Any] = [[], "farm/1", 1, None, True, {"farm/1": 1}, {"farm/1": ["worker"]}]
NAMES = ("building", "good", "bonus", "resource", "into", "means")
KINDS = {kind.tag(): kind for kind in HomesteadersAction.__args__}
FIELDS = [(tag, field) for tag, kind in KINDS.items() for field in kind.__struct_fields__]
NUMBERS = [pair for pair in FIELDS if pair[1] not in (*NAMES, "crews")]


def names() -> list[tuple[str, str]]:
    return [pair for pair in FIELDS if pair[1] in NAMES]


def message(kind: str) -> Case:
    state, fields = CASES[kind]()
    return state, {"type": kind, **fields}


def rejected(state: State, raw: Any, seat: int = 0, decision_id: str | None = None) -> GameError:
    """Return the error that the message is met with; nothing has changed."""
    before = encode(state)
    asked = decision(state, 0).id if decision_id is None else decision_id
    with pytest.raises(GameError) as caught:
        submit_raw(GAME, state, Seat(seat), asked, raw)
    assert encode(state) == before
    return caught.value


def malformed(kind: str, field: str, value: Any) -> str:
    """Return the code for the message with another value in one field."""
    state, raw = message(kind)
    error = rejected(state, {**raw, field: value})
    assert isinstance(error, Malformed)
    return error.code


# --- the messages as they should be ------------------------------------------------------------------------------


def test_there_is_a_message_for_every_kind_of_action() -> None:
    assert list(CASES) == list(KINDS)


@pytest.mark.parametrize("kind", CASES)
def test_the_unbroken_message_is_taken(kind: str) -> None:
    state, raw = message(kind)
    assert submit_raw(GAME, state, Seat(0), decision(state, 0).id, raw).data != encode(state)


# --- broken in form ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", CASES)
@pytest.mark.parametrize("field", ["seat", "Type", "__class__", "", "crews_"])
def test_an_unknown_field_is_refused(kind: str, field: str) -> None:
    assert malformed(kind, field, 1) == "unknown_field"


def required() -> list[tuple[str, str]]:
    """Return the fields without a usual value."""
    return [
        (tag, field.name)
        for tag, kind in KINDS.items()
        for field in msgspec.structs.fields(kind)
        if field.default is msgspec.NODEFAULT
    ]


@pytest.mark.parametrize(("kind", "field"), required())
def test_a_missing_field_is_refused(kind: str, field: str) -> None:
    state, raw = message(kind)
    del raw[field]
    error = rejected(state, raw)
    assert (type(error), error.code) == (Malformed, "missing_field")


@pytest.mark.parametrize("value", NO_NUMBERS)
@pytest.mark.parametrize(("kind", "field"), NUMBERS)
def test_what_is_no_whole_number_is_refused(kind: str, field: str, value: Any) -> None:
    assert malformed(kind, field, value) == "wrong_type"


@pytest.mark.parametrize("value", [10_001, 2**63, 10**40, -1, -(2**63), -(10**40)])
@pytest.mark.parametrize(("kind", "field"), NUMBERS)
def test_a_number_out_of_all_proportion_is_refused(kind: str, field: str, value: int) -> None:
    assert malformed(kind, field, value) == "out_of_range"


@pytest.mark.parametrize("value", [1, 1.5, True, None, ["farm"], {"farm": 1}])
@pytest.mark.parametrize(("kind", "field"), names())
def test_what_is_no_name_is_refused(kind: str, field: str, value: Any) -> None:
    assert malformed(kind, field, value) == "wrong_type"


@pytest.mark.parametrize("length", [41, 100_000])
@pytest.mark.parametrize(("kind", "field"), names())
def test_an_overlong_name_is_refused(kind: str, field: str, length: int) -> None:
    assert malformed(kind, field, "n" * length) == "too_long"


@pytest.mark.parametrize(
    ("value", "code"),
    [
        *((value, "wrong_type") for value in NO_PLACEMENTS),
        *(({"homestead/1": {"worker": number}}, "wrong_type") for number in NO_NUMBERS),
        ({f"slot{number}": {} for number in range(61)}, "too_long"),
        ({"homestead/1": {f"kind{number}": 0 for number in range(5)}}, "too_long"),
        ({"n" * 41: {}}, "too_long"),
        ({"homestead/1": {"worker": -1}}, "out_of_range"),
        ({"homestead/1": {"worker": 10**40}}, "out_of_range"),
    ],
)
def test_what_is_no_placement_is_refused(value: Any, code: str) -> None:
    assert malformed("place_workers", "crews", value) == code


@pytest.mark.parametrize("raw", [None, 1, True, "pass", [], [{"type": "pass"}]])
def test_what_is_no_object_is_refused(raw: Any) -> None:
    assert rejected(at_it(), raw).code == "wrong_type"


@pytest.mark.parametrize("tag", ["", "Pass", "resign", "pass\x00", "p" * 100_000])
def test_an_unknown_kind_of_action_is_refused(tag: str) -> None:
    error = rejected(at_it(), {"type": tag})
    assert (type(error), error.code) == (Malformed, "unknown_action")


# --- not open, not yours, not allowed ----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", CASES)
@pytest.mark.parametrize("decision_id", ["", "1.bid.0.0", "nonsense", "\x00", "9" * 10_000])
def test_an_answer_to_what_is_not_asked_is_stale(kind: str, decision_id: str) -> None:
    state, raw = message(kind)
    error = rejected(state, raw, decision_id=decision_id)
    assert (type(error), error.code) == (Stale, "decision_closed")


@pytest.mark.parametrize("kind", CASES)
def test_the_same_answer_twice_is_stale(kind: str) -> None:
    state, raw = message(kind)
    answered = decision(state, 0).id
    state = submit_raw(GAME, state, Seat(0), answered, raw).state
    before = encode(state)
    with pytest.raises(Stale):
        submit_raw(GAME, state, Seat(0), answered, raw)
    assert encode(state) == before


@pytest.mark.parametrize("kind", CASES)
def test_anothers_decision_is_not_yours(kind: str) -> None:
    state, raw = message(kind)
    error = rejected(state, raw, seat=1)
    assert (type(error), error.code) == (NotYours, "not_your_decision")


@pytest.mark.parametrize(
    ("kind", "change", "code"),
    [
        ("place_workers", {"crews": {"homestead/9": {"worker": 1}}}, "no_such_slot"),
        ("place_workers", {"crews": {"": {}}}, "no_such_slot"),
        ("place_workers", {"crews": {"homestead/1": {"robot": 1}}}, "no_such_slot"),
        ("place_workers", {"crews": {"homestead/1": {"worker": 2}}}, "slot_overfull"),
        ("place_workers", {"crews": {"homestead/1": {"worker": 1}, "homestead/2": {"worker": 1}}}, "lacks_workers"),
        ("place_neutral", {"lot": 0}, "no_such_lot"),
        ("place_neutral", {"lot": 3}, "no_such_lot"),
        ("bid", {"lot": 3}, "no_such_lot"),
        ("bid", {"amount": 0}, "not_on_ladder"),
        ("bid", {"amount": 8}, "not_on_ladder"),
        ("bid", {"amount": 22}, "not_on_ladder"),
        ("pay", {"gold": 3}, "not_enough_gold"),
        ("pay", {"debts": 1}, "debts_not_needed"),
        ("pay", {"sell_wood": 1}, "way_not_proposed"),
        ("build", {"building": "farm"}, "not_in_offer"),
        ("build", {"building": "homestead"}, "not_in_offer"),
        ("build", {"building": "🏠" * 40}, "not_in_offer"),
        ("build", {"building": "church"}, "type_not_allowed"),
        ("build", {"gold_for_copper": 1}, "no_river_port"),
        ("build", {"buy_wood": 1}, "way_not_proposed"),
        ("build", {"debts": 1}, "debts_not_needed"),
        ("exchange", {"good": "silver"}, "no_such_resource"),
        ("exchange", {"good": "gold"}, "no_river_port"),
        ("exchange", {"buy": 1}, "way_not_proposed"),
        ("choose_bonus", {"bonus": "bridge"}, "no_such_bonus"),
        ("choose_bonus", {"resource": "silver"}, "no_such_resource"),
        ("choose_bonus", {"resource": ""}, "no_such_resource"),
        ("take_debt", {"count": 0}, "below_minimum"),
        ("take_debt", {"count": 11}, "above_maximum"),
        ("buy", {"resource": "vp"}, "no_such_resource"),
        ("buy", {"gold": 2}, "too_much_gold"),
        ("buy", {"debts": 1}, "debts_not_needed"),
        ("sell", {"resource": "worker"}, "no_such_resource"),
        ("use_market", {"into": "gold"}, "no_such_resource"),
        ("use_bank", {"count": 0}, "below_minimum"),
        ("use_bank", {"count": 4}, "not_enough_trade_tokens"),
        ("repay", {"means": "wood"}, "not_offered"),
        ("repay", {"count": 0}, "below_minimum"),
        ("repay", {"count": 3}, "above_maximum"),
    ],
)
def test_a_well_formed_message_against_the_rules_is_refused_with_its_reason(kind: str, change: Raw, code: str) -> None:
    """§9.2."""
    state, raw = message(kind)
    error = rejected(state, {**raw, **change})
    assert (type(error), error.code) == (IllegalAction, code)


FREE = ("take_debt", "buy", "sell", "hire", "use_market", "use_bank", "repay")


@pytest.mark.parametrize("kind", [kind for kind in CASES if kind not in FREE])
def test_an_action_that_the_question_does_not_offer_is_refused(kind: str) -> None:
    """Nothing but a bid, a pass or a deal answers the question for a bid."""
    _, raw = message(kind)
    state = at_it() if kind not in ("bid", "pass") else final()
    error = rejected(state, raw)
    assert (type(error), error.code) == (IllegalAction, "not_now")
