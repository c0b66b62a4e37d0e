"""Messages that must not get through: each kind of action, broken in every way (spec §18; the engine's error tree).

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
from app.games.outpost import actions
from app.games.outpost.actions import Attack, Bid, Internalize, OpenAuction, OutpostAction, Pay
from app.games.outpost.components import ICE_PROSPECTOR, WILY_TRADER
from app.games.outpost.state import State
from tests.games.outpost.positions import (
    GAME,
    all_pass,
    cards,
    colony,
    decision,
    held,
    next_round,
    play,
    position,
    stack,
)

Raw = dict[str, Any]
Case = tuple[State, Raw]

# --- a position and a good message for each kind of action; seat 0 is to answer ----------------------------------


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
        state.players[seat].upgrades[ICE_PROSPECTOR] = 1 + (seat == 0)  # more points: seat 0 draws first
    stack(state, "water", 4, 9, 5)
    return next_round(state)


def trading() -> State:
    state = position(3, "nodule warehouse data_library", kicker="on")
    for seat in range(3):
        colony(state, seat, factories={}, hand="")
    colony(state, 0, hand="water/5")
    colony(state, 1, hand="water/9")
    state.players[0].upgrades[WILY_TRADER] = 2
    return next_round(state)


def raiding() -> State:
    state = at_it(space_terrorism="on")
    state.active = Seat(1)
    return play(state, 1, Attack(2, "ore", cards(state, 1, "titanium/11"), 0))


def evicting() -> State:
    state = position(3, space_terrorism="on")
    for seat in (0, 1):
        colony(state, seat, colonists=6)
    state.phase, state.active = "evict", None
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
}

NO_NUMBERS: list[Any] = ["2", "", 2.5, 2.0, float("nan"), float("inf"), True, None, [2], {"low": 2}]
NAMES = ("upgrade", "operator", "source", "factory", "card", "asset")
NUMBERS = ("amount", "count", "target", "owner", "water", "titanium", "new_chemicals")
FIELDS = [
    (kind, field)
    for kind in CASES
    for struct in msgspec.inspect.multi_type_info([getattr(actions, "".join(map(str.title, kind.split("_"))))])
    if isinstance(struct, msgspec.inspect.StructType)
    for field in (each.name for each in struct.fields)
]


def of_kind(*names: str) -> list[tuple[str, str]]:
    return [(kind, field) for kind, field in FIELDS if field in names]


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
    assert list(CASES) == [kind.__struct_config__.tag for kind in OutpostAction.__args__]


@pytest.mark.parametrize("kind", CASES)
def test_the_unbroken_message_is_taken(kind: str) -> None:
    state, raw = message(kind)
    assert submit_raw(GAME, state, Seat(0), decision(state, 0).id, raw).data != encode(state)


# --- broken in form ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", CASES)
@pytest.mark.parametrize("field", ["seat", "Type", "__class__", "", "cards_"])
def test_an_unknown_field_is_refused(kind: str, field: str) -> None:
    assert malformed(kind, field, 1) == "unknown_field"


@pytest.mark.parametrize(("kind", "field"), [pair for pair in FIELDS if pair[0] != "choose_mega"])
def test_a_missing_field_is_refused(kind: str, field: str) -> None:
    state, raw = message(kind)
    del raw[field]
    error = rejected(state, raw)
    assert (type(error), error.code) == (Malformed, "missing_field")


@pytest.mark.parametrize("value", NO_NUMBERS)
@pytest.mark.parametrize(("kind", "field"), of_kind(*NUMBERS))
def test_what_is_no_whole_number_is_refused(kind: str, field: str, value: Any) -> None:
    """§18: not_integer is the engine's wrong_type."""
    assert malformed(kind, field, value) == "wrong_type"


@pytest.mark.parametrize("value", [10_001, 2**31, 2**63, 2**64, 10**40])
@pytest.mark.parametrize(("kind", "field"), of_kind(*NUMBERS))
def test_a_huge_number_is_refused(kind: str, field: str, value: int) -> None:
    assert malformed(kind, field, value) == "out_of_range"


@pytest.mark.parametrize("value", [-1, -(2**63), -(2**64), -(10**40)])
@pytest.mark.parametrize(("kind", "field"), of_kind(*NUMBERS))
def test_a_negative_number_is_refused(kind: str, field: str, value: int) -> None:
    assert malformed(kind, field, value) == "out_of_range"


@pytest.mark.parametrize("value", [1, 1.5, True, None, ["nodule"], {"nodule": 1}])
@pytest.mark.parametrize(("kind", "field"), of_kind(*NAMES))
def test_what_is_no_name_is_refused(kind: str, field: str, value: Any) -> None:
    assert malformed(kind, field, value) == "wrong_type"


@pytest.mark.parametrize("length", [41, 100_000])
@pytest.mark.parametrize(("kind", "field"), of_kind(*NAMES))
def test_an_overlong_name_is_refused(kind: str, field: str, length: int) -> None:
    assert malformed(kind, field, "n" * length) == "too_long"


@pytest.mark.parametrize("value", ["ore/1/1", 1, 1.5, True, None, {"ore/1/1": 1}, [1], [None], [True], [["ore/1/1"]]])
@pytest.mark.parametrize(("kind", "field"), of_kind("cards"))
def test_what_is_no_list_of_cards_is_refused(kind: str, field: str, value: Any) -> None:
    assert malformed(kind, field, value) == "wrong_type"


@pytest.mark.parametrize("value", [["ore/1/1"] * 201, ["n" * 41], ["ore/1/1"] * 100_000])
@pytest.mark.parametrize(("kind", "field"), of_kind("cards"))
def test_an_overlong_list_of_cards_is_refused(kind: str, field: str, value: list[str]) -> None:
    assert malformed(kind, field, value) == "too_long"


@pytest.mark.parametrize(
    "value",
    [
        [],
        "ore",
        1,
        None,
        True,
        {"ore": 1},
        {"ore": None},
        {"ore": ["colonist"]},
        {"ore": "colonist"},
        *({"ore": {"colonist": number}} for number in NO_NUMBERS),
    ],
)
def test_what_is_no_assignment_is_refused(value: Any) -> None:
    assert malformed("assign", "crews", value) == "wrong_type"


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ({f"kind{number}": {} for number in range(41)}, "too_long"),
        ({"ore": {f"kind{number}": 0 for number in range(9)}}, "too_long"),
        ({"n" * 41: {}}, "too_long"),
        ({"ore": {"n" * 41: 1}}, "too_long"),
        ({"ore": {"colonist": -1}}, "out_of_range"),
        ({"ore": {"colonist": 10_001}}, "out_of_range"),
        ({"ore": {"colonist": 10**40}}, "out_of_range"),
    ],
)
def test_an_assignment_out_of_all_proportion_is_refused(value: Any, code: str) -> None:
    assert malformed("assign", "crews", value) == code


@pytest.mark.parametrize("raw", [None, 1, 1.5, True, "pass", [], ["pass"], [{"type": "pass"}]])
def test_what_is_no_object_is_refused(raw: Any) -> None:
    error = rejected(bidding(), raw)
    assert (type(error), error.code) == (Malformed, "wrong_type")


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ({}, "missing_field"),
        ({"amount": 30}, "missing_field"),
        ({"type": None}, "wrong_type"),
        ({"type": 1}, "wrong_type"),
        ({"type": ["pass"]}, "wrong_type"),
        ({"type": ""}, "unknown_action"),
        ({"type": "Pass"}, "unknown_action"),
        ({"type": "resign"}, "unknown_action"),
        ({"type": "sell"}, "unknown_action"),
        ({"type": "pass\x00"}, "unknown_action"),
        ({"type": "p" * 100_000}, "unknown_action"),
    ],
)
def test_an_unknown_kind_of_action_is_refused(raw: Raw, code: str) -> None:
    error = rejected(bidding(), raw)
    assert (type(error), error.code) == (Malformed, code)


@pytest.mark.parametrize("kind", CASES)
def test_an_error_never_repeats_a_long_message(kind: str) -> None:
    state, raw = message(kind)
    error = rejected(state, {**raw, "x" * 50_000: 1})
    assert error.code == "unknown_field"
    assert len(str(error)) < 300


# --- not open, not yours, not allowed ----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", CASES)
@pytest.mark.parametrize("decision_id", ["", "1.turn.0.0", "2.turn.0.99", "nonsense", "\x00", "9" * 10_000])
def test_an_answer_to_what_is_not_asked_is_stale(kind: str, decision_id: str) -> None:
    state, raw = message(kind)
    state.round = 7
    error = rejected(state, raw, decision_id=decision_id)
    assert (type(error), error.code) == (Stale, "decision_closed")


@pytest.mark.parametrize("kind", CASES)
def test_the_same_answer_twice_is_stale(kind: str) -> None:
    state, raw = message(kind)
    answered = decision(state, 0).id
    state = submit_raw(GAME, state, Seat(0), answered, raw).state
    error = rejected(state, raw, decision_id=answered)
    assert (type(error), error.code) == (Stale, "decision_closed")


@pytest.mark.parametrize("kind", CASES)
@pytest.mark.parametrize("seat", [1, 2])
def test_anothers_decision_is_not_yours(kind: str, seat: int) -> None:
    state, raw = message(kind)
    error = rejected(state, raw, seat=seat)
    assert (type(error), error.code) == (NotYours, "not_your_decision")


@pytest.mark.parametrize(
    ("kind", "change", "code"),
    [
        ("choose_mega", {"water": 2}, "mega_not_eligible"),
        ("choose_mega", {"titanium": 1}, "mega_not_eligible"),
        ("choose_mega", {"new_chemicals": 10_000}, "mega_not_eligible"),
        ("discard", {"cards": []}, "still_over_limit"),
        ("discard", {"cards": ["ore/3/99"]}, "unknown_card"),
        ("open_auction", {"amount": 0}, "below_minimum"),
        ("open_auction", {"amount": 10_000}, "cannot_afford"),
        ("open_auction", {"upgrade": "nodule "}, "not_on_offer"),
        ("open_auction", {"upgrade": "🌙" * 40}, "not_on_offer"),
        ("bid", {"amount": 0}, "below_minimum"),
        ("bid", {"amount": 26}, "below_minimum"),
        ("bid", {"amount": 10_000}, "cannot_afford"),
        ("pay", {"cards": []}, "payment_too_low"),
        ("pay", {"cards": ["", "../../etc"]}, "unknown_card"),
        ("pay", {"cards": ["water/mega/1"]}, "unknown_card"),
        ("place_operator", {"source": "research"}, "no_such_operator"),
        ("place_operator", {"source": ""}, "no_such_operator"),
        ("buy_factories", {"factory": "moon_ore"}, "not_buyable"),
        ("buy_factories", {"factory": ""}, "not_buyable"),
        ("buy_factories", {"count": 0}, "below_minimum"),
        ("buy_factories", {"cards": []}, "payment_too_low"),
        ("buy_colonists", {"count": 0}, "below_minimum"),
        ("buy_colonists", {"count": 3}, "support_limit"),
        ("buy_colonists", {"cards": ["ore/1"]}, "unknown_card"),
        ("buy_robots", {"count": 0}, "below_minimum"),
        ("buy_robots", {"cards": []}, "payment_too_low"),
        ("assign", {"crews": {}}, "operators_left_idle"),
        ("assign", {"crews": {"": {}}}, "no_such_factory"),
        ("assign", {"crews": {"ore": {"penguin": 1}}}, "no_such_factory"),
        ("assign", {"crews": {"ore": {"colonist": 2, "": 0}, "water": {"colonist": 1}}}, "no_such_factory"),
        ("assign", {"crews": {"ore": {"colonist": 10_000}}}, "factories_full"),
    ],
)
def test_a_well_formed_message_against_the_rules_is_refused_with_its_reason(kind: str, change: Raw, code: str) -> None:
    """§18."""
    state, raw = message(kind)
    error = rejected(state, {**raw, **change})
    assert (type(error), error.code) == (IllegalAction, code)


@pytest.mark.parametrize("kind", CASES)
def test_an_action_that_the_question_does_not_offer_is_refused(kind: str) -> None:
    """§18, not_now: nothing but a bid answers the question for a bid, nothing but a mega choice that for mega cards."""
    _, raw = message(kind)
    state = choosing() if kind != "choose_mega" else bidding()
    error = rejected(state, raw)
    assert (type(error), error.code) == (IllegalAction, "not_now")
