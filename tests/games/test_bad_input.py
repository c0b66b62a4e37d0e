"""Messages that must not get through, whatever the title: broken in form, stale, or somebody else's."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from msgspec.inspect import Field, IntType, LiteralType, StrType, StructType, type_info

from app.engine.codec import encode
from app.engine.errors import Malformed, NotYours, Stale
from tests.example_title.messages import SEALED_BIDS_MESSAGES
from tests.games.bad_input import NO_NUMBERS, Messages, Raw
from tests.games.contract.harness import SHELF
from tests.games.homesteaders.messages import HOMESTEADERS
from tests.games.outpost.messages import OUTPOST
from tests.games.red_outpost.messages import RED_OUTPOST

MESSAGES: dict[str, Messages] = {
    "outpost": OUTPOST,
    "homesteaders": HOMESTEADERS,
    "red_outpost": RED_OUTPOST,
    "sealed_bids": SEALED_BIDS_MESSAGES,
}


def fields_of(title: str, kind: str) -> tuple[Field, ...]:
    struct = type_info(MESSAGES[title].kinds[kind])
    assert isinstance(struct, StructType)
    return struct.fields


def refuses(
    title: str, kind: str, types: Any, values: Sequence[Any] | Callable[[Any], Sequence[Any]], code: str
) -> None:
    """Try these values in each field of these types; a function of the field's type gives values of its own."""
    for field in fields_of(title, kind):
        if isinstance(field.type, types):
            for value in values(field.type) if callable(values) else values:
                found = MESSAGES[title].malformed(kind, field.name, value)
                assert found == code, f"{field.name} = {str(value)[:50]!r}"


each_title = pytest.mark.parametrize("title", MESSAGES)


def each_kind(test: Callable[[str, str], None]) -> Callable[[str], None]:
    """Run a test with every kind of action of each title; a failure names the kind."""

    @each_title
    def of_title(title: str) -> None:
        for kind in MESSAGES[title].cases:
            try:
                test(title, kind)
            except BaseException as error:
                error.add_note(f"kind of action: {kind}")
                raise

    return of_title


# --- the messages as they should be ------------------------------------------------------------------------------


def test_there_is_a_message_for_every_kind_of_action_of_every_title() -> None:
    assert set(MESSAGES) == set(SHELF)
    for messages in MESSAGES.values():
        assert list(messages.cases) == list(messages.kinds)


@each_kind
def test_the_unbroken_message_is_taken(title: str, kind: str) -> None:
    messages = MESSAGES[title]
    state, raw = messages.message(kind)
    assert encode(messages.after(state, raw)[0]) != encode(state)


@each_kind
def test_messages_are_read_as_they_are_written(title: str, kind: str) -> None:
    _, raw = MESSAGES[title].message(kind)
    assert msgspec.to_builtins(msgspec.convert(raw, MESSAGES[title].kinds[kind])) == raw


# --- broken in form ----------------------------------------------------------------------------------------------


@each_kind
def test_an_unknown_field_is_refused(title: str, kind: str) -> None:
    for field in ("seat", "Type", "__class__", "", "cards_"):
        assert MESSAGES[title].malformed(kind, field, 1) == "unknown_field", field


@each_kind
def test_a_missing_field_is_refused(title: str, kind: str) -> None:
    for name in (field.name for field in fields_of(title, kind) if field.required):
        state, raw = MESSAGES[title].message(kind)
        del raw[name]
        error = MESSAGES[title].rejected(state, raw)
        assert (type(error), error.code) == (Malformed, "missing_field"), name


@each_kind
def test_what_is_no_whole_number_is_refused(title: str, kind: str) -> None:
    refuses(title, kind, IntType, NO_NUMBERS, "wrong_type")


def beyond(number: IntType) -> list[int]:
    """Return numbers outside the bounds that a field has; every one has both."""
    assert number.ge is not None
    assert number.le is not None
    return [number.le + 1, 2**31, 2**63, 2**64, 10**40, number.ge - 1, -(2**63), -(2**64), -(10**40)]


@each_kind
def test_a_number_out_of_all_proportion_is_refused(title: str, kind: str) -> None:
    refuses(title, kind, IntType, beyond, "out_of_range")


@each_kind
def test_what_is_no_name_is_refused(title: str, kind: str) -> None:
    refuses(title, kind, StrType | LiteralType, [1, 1.5, True, None, ["nodule"], {"nodule": 1}], "wrong_type")


@each_kind
def test_an_overlong_name_is_refused(title: str, kind: str) -> None:
    refuses(title, kind, StrType, lambda name: ["n" * (name.max_length + 1), "n" * 100_000], "too_long")


@each_kind
def test_a_name_that_the_game_does_not_have_is_refused(title: str, kind: str) -> None:
    names = ["penguin", "", "Miner", "miner ", "n" * 100_000, "\x00", "🌙"]
    refuses(title, kind, LiteralType, names, "unknown_name")


@each_title
def test_what_is_no_object_is_refused(title: str) -> None:
    state, _ = MESSAGES[title].message(next(iter(MESSAGES[title].cases)))
    for raw in (None, 1, 1.5, True, "pass", [], ["pass"], [{"type": "pass"}]):
        error = MESSAGES[title].rejected(state, raw)
        assert (type(error), error.code) == (Malformed, "wrong_type"), raw


UNKNOWN: list[tuple[Raw, str]] = [
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
]


@each_title
def test_an_unknown_kind_of_action_is_refused(title: str) -> None:
    state, _ = MESSAGES[title].message(next(iter(MESSAGES[title].cases)))
    for raw, code in UNKNOWN:
        error = MESSAGES[title].rejected(state, raw)
        assert (type(error), error.code) == (Malformed, code), str(raw)[:50]


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
        assert (type(error), error.code) == (Stale, "decision_closed"), decision_id[:50]


@each_kind
def test_the_same_answer_twice_is_stale(title: str, kind: str) -> None:
    """What is only drafted leaves the question open."""
    messages = MESSAGES[title]
    state, raw = messages.message(kind)
    question = messages.asked(state)
    state, is_answered = messages.after(state, raw)
    if is_answered:
        error = messages.rejected(state, raw, decision_id=question)
        assert (type(error), error.code) == (Stale, "decision_closed")
    else:
        assert messages.asked(state) == question


@each_kind
def test_anothers_decision_is_not_yours(title: str, kind: str) -> None:
    state, raw = MESSAGES[title].message(kind)
    for seat in range(1, len(state.answers)):
        error = MESSAGES[title].rejected(state, raw, seat=seat)
        assert (type(error), error.code) == (NotYours, "not_your_decision"), seat
