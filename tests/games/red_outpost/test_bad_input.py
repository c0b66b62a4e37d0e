"""Messages that must not get through: each kind of action, broken in every way (spec §11; the engine's error tree).

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
from app.games.red_outpost.actions import Decline, RedOutpostAction
from app.games.red_outpost.components import WorkerId
from app.games.red_outpost.state import State
from tests.games.red_outpost.positions import (
    GAME,
    cubes,
    decision,
    lake,
    pass_on,
    play,
    player,
    position,
    run,
    send,
    ship,
    worker,
)

Raw = dict[str, Any]
Case = tuple[State, Raw]

# --- a position and a good message for each kind of action; seat 0 is to answer ----------------------------------


def holding(cards: str = "", **fields: int) -> State:
    state = position(3)
    player(state, 0, cards, **fields)
    cubes(state, wool=1, wheat=1, fish=1, coal=1)
    worker(state, "farmer", disks=[1, 1, 0])
    lake(state, "one_fish blank two_fish", "blank blank one_fish")
    ship(state, "any wool", "nothing")
    return state


def at(place: Any, name: WorkerId = "miner", cards: str = "") -> State:
    return send(holding(cards), name, place)


def before_lunch() -> State:
    state = holding("c_field_kitchen")
    state.phase, state.agenda = "lunch", ["kitchen", "visit"]
    return state


def after_morning() -> State:
    state = holding("c_barracks")
    state.phase = "morning"
    return run(state, "barracks", "phase_end")[0]


CASES: dict[str, Callable[[], Case]] = {
    "visit": lambda: (holding(), {"worker": "miner", "to": "mine", "stored_disk": 0}),
    "visit_with_card": lambda: (holding("c_mine"), {"worker": "miner", "to": "mine", "stored_disk": 0}),
    "decline": lambda: (at("beer_house"), {}),
    "donate": lambda: (at("palace"), {}),
    "honour": lambda: (at("palace", cards="c_palace"), {"worker": "farmer"}),
    "farm_resource": lambda: (at("farm", cards="c_farm"), {"resource": "coal"}),
    "beer": lambda: (at("beer_house"), {"up": "miner", "down": "farmer"}),
    "storehouse_mood": lambda: (at("storehouse"), {"up": "miner", "down": "farmer", "resource": "wool"}),
    "storehouse_sell": lambda: (at("storehouse"), {"resource": "wool"}),
    "storehouse_buy": lambda: (at("storehouse"), {"resource": "wool"}),
    "move_disk": lambda: (
        at("administration"),
        {"from_worker": "farmer", "to_worker": "shepherd", "owner": "blue"},
    ),
    "ship_resource": lambda: (at("spaceship"), {"resource": "wool"}),
    "lake_reshuffle": lambda: (at("lake", "fisherman"), {}),
    "lake_draw": lambda: (at("lake", cards="c_lake"), {}),
    "lake_take": lambda: (at("lake", cards="c_lake"), {"lake": "one_fish"}),
    "lake_pick": lambda: (play(at("lake", "fisherman"), Decline()), {"lake": "blank"}),
    "miner_extra": lambda: (at("labor_camp", cards="c_miner"), {"resource": "wool"}),
    "ship_four": lambda: (ship_four(), {"resource": "wool"}),
    "commissar_donate": lambda: (at("pasture", "commissar", "c_commissar"), {}),
    "relocate": lambda: (at("pasture", "fisherman", "c_fisherman"), {"worker": "miner", "to": "farm"}),
    "kitchen_rest": lambda: (before_lunch(), {"workers": ["miner"]}),
    "barracks_shift": lambda: (after_morning(), {"from_worker": "farmer", "to_worker": "miner"}),
}


def ship_four() -> State:
    state = holding("c_spaceship")
    ship(state, "nothing")
    return pass_on(send(state, "miner", "spaceship"), "ship_four")


KINDS = {kind.tag(): kind for kind in RedOutpostAction.__args__}
FIELDS = [(kind, field) for kind in CASES for field in KINDS[kind].__struct_fields__]
NAMES = [pair for pair in FIELDS if pair[1] not in ("stored_disk", "workers")]
NUMBERS = [pair for pair in FIELDS if pair[1] == "stored_disk"]


def message(kind: str) -> Case:
    state, fields = CASES[kind]()
    return state, {"type": kind, **fields}


def rejected(state: State, raw: Any, seat: int = 0, decision_id: str | None = None) -> GameError:
    """Return the error that the message is met with; nothing has changed."""
    before = encode(state)
    asked = decision(state).id if decision_id is None else decision_id
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
    assert decision(state).seat == 0
    assert submit_raw(GAME, state, Seat(0), decision(state).id, raw).data != encode(state)


# --- broken in form ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", CASES)
@pytest.mark.parametrize("field", ["seat", "Type", "__class__", "", "workers_"])
def test_an_unknown_field_is_refused(kind: str, field: str) -> None:
    assert malformed(kind, field, 1) == "unknown_field"


@pytest.mark.parametrize(("kind", "field"), [pair for pair in FIELDS if pair[1] != "stored_disk"])
def test_a_missing_field_is_refused(kind: str, field: str) -> None:
    state, raw = message(kind)
    del raw[field]
    error = rejected(state, raw)
    assert (type(error), error.code) == (Malformed, "missing_field")


@pytest.mark.parametrize("value", ["penguin", "", "Miner", "miner ", "n" * 41, "n" * 100_000, "\x00", "🌙"])
@pytest.mark.parametrize(("kind", "field"), NAMES)
def test_a_name_that_the_game_does_not_have_is_refused(kind: str, field: str, value: str) -> None:
    """§11, UNKNOWN_ID."""
    assert malformed(kind, field, value) == "unknown_name"


@pytest.mark.parametrize("value", [1, 1.5, True, None, ["miner"], {"miner": 1}])
@pytest.mark.parametrize(("kind", "field"), NAMES)
def test_what_is_no_name_is_refused(kind: str, field: str, value: Any) -> None:
    assert malformed(kind, field, value) == "wrong_type"


@pytest.mark.parametrize("value", ["1", "", 1.5, 1.0, True, None, [1], {"low": 1}])
@pytest.mark.parametrize(("kind", "field"), NUMBERS)
def test_what_is_no_whole_number_is_refused(kind: str, field: str, value: Any) -> None:
    assert malformed(kind, field, value) == "wrong_type"


@pytest.mark.parametrize("value", [-1, 11, 2**31, 2**64, -(2**64), 10**40])
@pytest.mark.parametrize(("kind", "field"), NUMBERS)
def test_a_number_out_of_all_proportion_is_refused(kind: str, field: str, value: int) -> None:
    assert malformed(kind, field, value) == "out_of_range"


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ("miner", "wrong_type"),
        (None, "wrong_type"),
        ({"miner": 1}, "wrong_type"),
        ([1], "wrong_type"),
        ([["miner"]], "wrong_type"),
        (["penguin"], "unknown_name"),
        (["miner"] * 7, "too_long"),
        (["miner"] * 100_000, "too_long"),
    ],
)
def test_what_is_no_list_of_workers_is_refused(value: Any, code: str) -> None:
    assert malformed("kitchen_rest", "workers", value) == code


@pytest.mark.parametrize("raw", [None, 1, 1.5, True, "decline", [], ["decline"], [{"type": "decline"}]])
def test_what_is_no_object_is_refused(raw: Any) -> None:
    error = rejected(at("beer_house"), raw)
    assert (type(error), error.code) == (Malformed, "wrong_type")


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ({}, "missing_field"),
        ({"worker": "miner"}, "missing_field"),
        ({"type": None}, "wrong_type"),
        ({"type": ["decline"]}, "wrong_type"),
        ({"type": ""}, "unknown_action"),
        ({"type": "Decline"}, "unknown_action"),
        ({"type": "pass"}, "unknown_action"),
        ({"type": "d" * 100_000}, "unknown_action"),
    ],
)
def test_an_unknown_kind_of_action_is_refused(raw: Raw, code: str) -> None:
    error = rejected(at("beer_house"), raw)
    assert (type(error), error.code) == (Malformed, code)


@pytest.mark.parametrize("kind", CASES)
def test_an_error_never_repeats_a_long_message(kind: str) -> None:
    state, raw = message(kind)
    assert len(str(rejected(state, {**raw, "x" * 50_000: 1}))) < 300


# --- not open, not yours, not allowed ----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", CASES)
@pytest.mark.parametrize("decision_id", ["", "0.visit", "99.beer", "nonsense", "\x00", "9" * 10_000])
def test_an_answer_to_what_is_not_asked_is_stale(kind: str, decision_id: str) -> None:
    state, raw = message(kind)
    state.asked = 50
    error = rejected(state, raw, decision_id=decision_id)
    assert (type(error), error.code) == (Stale, "decision_closed")


@pytest.mark.parametrize("kind", CASES)
def test_the_same_answer_twice_is_stale(kind: str) -> None:
    state, raw = message(kind)
    answered = decision(state).id
    state = submit_raw(GAME, state, Seat(0), answered, raw).state
    error = rejected(state, raw, decision_id=answered)
    assert (type(error), error.code) == (Stale, "decision_closed")


@pytest.mark.parametrize("kind", CASES)
@pytest.mark.parametrize("seat", [1, 2])
def test_anothers_decision_is_not_yours(kind: str, seat: int) -> None:
    """§11, NOT_YOUR_TURN; also where somebody else's card is waited for."""
    state, raw = message(kind)
    error = rejected(state, raw, seat=seat)
    assert (type(error), error.code) == (NotYours, "not_your_decision")


def test_after_the_end_nothing_is_taken() -> None:
    """§11, GAME_OVER."""
    state = position(2, "evening")
    state.round = 2
    over, _ = run(state, "round_end")
    error = rejected(over, {"type": "decline"}, decision_id="0.visit")
    assert (type(error), error.code) == (Stale, "game_over")


@pytest.mark.parametrize(
    ("kind", "change", "code"),
    [
        ("visit", {"to": "field_kitchen"}, "kitchen_only_at_lunch"),
        ("visit", {"stored_disk": 1}, "no_stored_disk"),
        ("visit_with_card", {"to": "pasture"}, "card_not_held"),
        ("visit_with_card", {"stored_disk": 10}, "no_stored_disk"),
        ("beer", {"up": "farmer"}, "same_worker_twice"),
        ("storehouse_mood", {"down": "miner"}, "same_worker_twice"),
        ("move_disk", {"owner": "orange"}, "disk_is_yours"),
        ("move_disk", {"owner": "pink"}, "disk_not_there"),
        ("move_disk", {"to_worker": "miner"}, "visitor_protected"),
        ("lake_take", {"lake": "two_fish"}, "not_in_discard"),
        ("lake_pick", {"lake": "two_fish"}, "not_offered"),
        ("miner_extra", {"resource": "coal"}, "not_produced"),
        ("relocate", {"worker": "fisherman"}, "not_the_fisherman"),
        ("relocate", {"to": "pasture"}, "target_not_empty"),
        ("kitchen_rest", {"workers": []}, "wrong_number"),
        ("barracks_shift", {"from_worker": "shepherd"}, "disk_not_there"),
    ],
)
def test_a_well_formed_message_against_the_rules_is_refused_with_its_reason(kind: str, change: Raw, code: str) -> None:
    """§6.1, §11."""
    state, raw = message(kind)
    error = rejected(state, {**raw, **change})
    assert (type(error), error.code) == (IllegalAction, code)


@pytest.mark.parametrize("kind", [kind for kind in CASES if kind not in ("visit", "visit_with_card")])
def test_an_action_that_the_question_does_not_offer_is_refused(kind: str) -> None:
    """§11, WRONG_STATE."""
    _, raw = message(kind)
    error = rejected(holding(), raw)
    assert (type(error), error.code) == (IllegalAction, "not_now")


@pytest.mark.parametrize("kind", ["visit", "visit_with_card"])
def test_another_decision_must_be_made_first(kind: str) -> None:
    """§6.1, check 2."""
    _, raw = message(kind)
    error = rejected(at("beer_house"), raw)
    assert (type(error), error.code) == (IllegalAction, "not_now")


def test_messages_are_read_as_they_are_written() -> None:
    for kind in CASES:
        _, raw = message(kind)
        read = msgspec.convert(raw, KINDS[kind])
        assert msgspec.to_builtins(read) == raw
