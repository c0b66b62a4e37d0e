"""Messages that must not get through, whatever the title: broken in form, stale, or somebody else's."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import pytest
from msgspec.inspect import Field, IntType, LiteralType, StrType, StructType, type_info

from app.engine.codec import encode
from app.engine.driver import submit_raw
from app.engine.errors import Malformed, NotYours, Stale
from app.engine.events import Seat
from app.games import TITLES
from tests.games.bad_input import NO_NUMBERS, Messages, Raw
from tests.games.homesteaders.messages import HOMESTEADERS
from tests.games.outpost.messages import OUTPOST
from tests.games.red_outpost.messages import RED_OUTPOST

MESSAGES: dict[str, Messages] = {"outpost": OUTPOST, "homesteaders": HOMESTEADERS, "red_outpost": RED_OUTPOST}
KINDS = [(title, kind) for title, messages in MESSAGES.items() for kind in messages.cases]


def fields_of(title: str, kind: str) -> tuple[Field, ...]:
    struct = type_info(MESSAGES[title].kinds[kind])
    assert isinstance(struct, StructType)
    return struct.fields


def fields(*types: Any) -> Iterator[tuple[str, str, Field]]:
    """Go through the fields of these types, with the title and the kind of action that they belong to."""
    for title, kind in KINDS:
        yield from ((title, kind, field) for field in fields_of(title, kind) if isinstance(field.type, types))


def broken(*types: Any, values: Sequence[Any] | Callable[[Any], Sequence[Any]]) -> pytest.MarkDecorator:
    """Try these values in each field of these types; a function of the field's type gives values of its own."""
    return pytest.mark.parametrize(
        ("title", "kind", "field", "value"),
        [
            pytest.param(title, kind, field.name, value, id=f"{title}-{kind}-{field.name}-{number}")
            for title, kind, field in fields(*types)
            for number, value in enumerate(values(field.type) if callable(values) else values)
        ],
    )


each_kind = pytest.mark.parametrize(("title", "kind"), KINDS)
each_title = pytest.mark.parametrize("title", MESSAGES)

# --- the messages as they should be ------------------------------------------------------------------------------


def test_there_is_a_message_for_every_kind_of_action_of_every_title() -> None:
    assert set(MESSAGES) == set(TITLES)
    for messages in MESSAGES.values():
        assert list(messages.cases) == list(messages.kinds)


@each_kind
def test_the_unbroken_message_is_taken(title: str, kind: str) -> None:
    messages = MESSAGES[title]
    state, raw = messages.message(kind)
    assert submit_raw(messages.game, state, Seat(0), messages.asked(state), raw).data != encode(state)


@each_kind
def test_messages_are_read_as_they_are_written(title: str, kind: str) -> None:
    _, raw = MESSAGES[title].message(kind)
    assert msgspec.to_builtins(msgspec.convert(raw, MESSAGES[title].kinds[kind])) == raw


# --- broken in form ----------------------------------------------------------------------------------------------


@each_kind
@pytest.mark.parametrize("field", ["seat", "Type", "__class__", "", "cards_"])
def test_an_unknown_field_is_refused(title: str, kind: str, field: str) -> None:
    assert MESSAGES[title].malformed(kind, field, 1) == "unknown_field"


@each_kind
def test_a_missing_field_is_refused(title: str, kind: str) -> None:
    for name in (field.name for field in fields_of(title, kind) if field.required):
        state, raw = MESSAGES[title].message(kind)
        del raw[name]
        error = MESSAGES[title].rejected(state, raw)
        assert (type(error), error.code) == (Malformed, "missing_field")


@broken(IntType, values=NO_NUMBERS)
def test_what_is_no_whole_number_is_refused(title: str, kind: str, field: str, value: Any) -> None:
    assert MESSAGES[title].malformed(kind, field, value) == "wrong_type"


def beyond(number: IntType) -> list[int]:
    """Return numbers outside the bounds that a field has; every one has both."""
    assert number.ge is not None
    assert number.le is not None
    return [number.le + 1, 2**31, 2**63, 2**64, 10**40, number.ge - 1, -(2**63), -(2**64), -(10**40)]


@broken(IntType, values=beyond)
def test_a_number_out_of_all_proportion_is_refused(title: str, kind: str, field: str, value: int) -> None:
    assert MESSAGES[title].malformed(kind, field, value) == "out_of_range"


@broken(StrType, LiteralType, values=[1, 1.5, True, None, ["nodule"], {"nodule": 1}])
def test_what_is_no_name_is_refused(title: str, kind: str, field: str, value: Any) -> None:
    assert MESSAGES[title].malformed(kind, field, value) == "wrong_type"


@broken(StrType, values=lambda name: ["n" * (name.max_length + 1), "n" * 100_000])
def test_an_overlong_name_is_refused(title: str, kind: str, field: str, value: str) -> None:
    assert MESSAGES[title].malformed(kind, field, value) == "too_long"


@broken(LiteralType, values=["penguin", "", "Miner", "miner ", "n" * 100_000, "\x00", "🌙"])
def test_a_name_that_the_game_does_not_have_is_refused(title: str, kind: str, field: str, value: str) -> None:
    assert MESSAGES[title].malformed(kind, field, value) == "unknown_name"


@each_title
@pytest.mark.parametrize("raw", [None, 1, 1.5, True, "pass", [], ["pass"], [{"type": "pass"}]])
def test_what_is_no_object_is_refused(title: str, raw: Any) -> None:
    state, _ = MESSAGES[title].message(next(iter(MESSAGES[title].cases)))
    error = MESSAGES[title].rejected(state, raw)
    assert (type(error), error.code) == (Malformed, "wrong_type")


@each_title
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
        ({"type": "pass\x00"}, "unknown_action"),
        ({"type": "p" * 100_000}, "unknown_action"),
    ],
)
def test_an_unknown_kind_of_action_is_refused(title: str, raw: Raw, code: str) -> None:
    state, _ = MESSAGES[title].message(next(iter(MESSAGES[title].cases)))
    error = MESSAGES[title].rejected(state, raw)
    assert (type(error), error.code) == (Malformed, code)


@each_kind
def test_an_error_never_repeats_a_long_message(title: str, kind: str) -> None:
    error = MESSAGES[title].changed(kind, **{"x" * 50_000: 1})
    assert error.code == "unknown_field"
    assert len(str(error)) < 300


# --- not open, not yours -----------------------------------------------------------------------------------------


@each_kind
def test_an_answer_to_what_is_not_asked_is_stale(title: str, kind: str) -> None:
    state, raw = MESSAGES[title].message(kind)
    asked = MESSAGES[title].asked(state)
    for decision_id in ("", asked[:-1], f"{asked}9", asked.upper(), "nonsense", "\x00", "9" * 10_000):
        error = MESSAGES[title].rejected(state, raw, decision_id=decision_id)
        assert (type(error), error.code) == (Stale, "decision_closed")


@each_kind
def test_the_same_answer_twice_is_stale(title: str, kind: str) -> None:
    messages = MESSAGES[title]
    state, raw = messages.message(kind)
    answered = messages.asked(state)
    state = submit_raw(messages.game, state, Seat(0), answered, raw).state
    error = messages.rejected(state, raw, decision_id=answered)
    assert (type(error), error.code) == (Stale, "decision_closed")


@each_kind
def test_anothers_decision_is_not_yours(title: str, kind: str) -> None:
    state, raw = MESSAGES[title].message(kind)
    for seat in range(1, len(state.players)):
        error = MESSAGES[title].rejected(state, raw, seat=seat)
        assert (type(error), error.code) == (NotYours, "not_your_decision")
