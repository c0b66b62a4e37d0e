"""The encoding, and reading actions from outside: what cannot be read is refused with a code."""

from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.codec import decode, encode, fingerprint, read_action
from app.engine.decisions import Action
from app.engine.errors import Malformed


class Point(msgspec.Struct):
    x: int
    names: list[str]


class Go(Action, frozen=True, tag="go"):
    steps: Annotated[int, msgspec.Meta(ge=0, le=100)]
    via: Annotated[list[Annotated[str, msgspec.Meta(max_length=5)]], msgspec.Meta(max_length=3)] = msgspec.field(
        default_factory=list
    )
    crew: Annotated[dict[str, int], msgspec.Meta(max_length=2)] = msgspec.field(default_factory=dict)
    pace: Literal["slow", "fast"] = "slow"


class Stay(Action, frozen=True, tag="stay"):
    pass


KINDS = Go | Stay


def test_a_state_survives_the_round_trip_and_its_hash_follows_its_bytes() -> None:
    point = Point(3, ["a"])
    assert decode(encode(point), Point) == point
    assert fingerprint(encode(point)) == fingerprint(encode(Point(3, ["a"])))
    assert fingerprint(encode(point)) != fingerprint(encode(Point(4, ["a"])))


def test_a_well_formed_action_is_read() -> None:
    assert read_action({"type": "go", "steps": 3, "via": ["a"]}, KINDS) == Go(3, ["a"])
    assert read_action({"type": "stay"}, KINDS) == Stay()


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ({"type": "fly"}, "unknown_action"),
        ({"type": "go", "steps": 1, "speed": 2}, "unknown_field"),
        ({"type": "stay", "steps": 1}, "unknown_field"),
        ({"type": "go"}, "missing_field"),
        ({"steps": 1}, "missing_field"),
        ({"type": 7}, "wrong_type"),
        ({"type": "go", "steps": "3"}, "wrong_type"),
        ({"type": "go", "steps": 3.5}, "wrong_type"),
        ({"type": "go", "steps": True}, "wrong_type"),
        ({"type": "go", "steps": None}, "wrong_type"),
        ({"type": "go", "steps": 1, "via": "a"}, "wrong_type"),
        ({"type": "go", "steps": 1, "via": [1]}, "wrong_type"),
        ({"type": "go", "steps": 101}, "out_of_range"),
        ({"type": "go", "steps": -1}, "out_of_range"),
        ({"type": "go", "steps": 10**30}, "out_of_range"),
        ({"type": "go", "steps": 1, "via": ["a", "b", "c", "d"]}, "too_long"),
        ({"type": "go", "steps": 1, "via": ["abcdef"]}, "too_long"),
        ({"type": "go", "steps": 1, "crew": {"a": 1, "b": 1, "c": 1}}, "too_long"),
        ({"type": "go", "steps": 1, "pace": "wild"}, "unknown_name"),
        ({"type": "go", "steps": 1, "pace": 2}, "wrong_type"),
        ({"type": "\ud800"}, "wrong_type"),
        ([], "wrong_type"),
        (None, "wrong_type"),
        ("go", "wrong_type"),
    ],
)
def test_each_way_of_being_malformed_has_its_code(raw: Any, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        read_action(raw, KINDS)
    assert refused.value.code == code


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=10,
)


@given(raw=anything | st.fixed_dictionaries({"type": st.sampled_from(["go", "stay"]), "steps": anything}))
def test_whatever_comes_in_is_read_or_refused_never_worse(raw: Any) -> None:
    try:
        action = read_action(raw, KINDS)
    except Malformed:
        return
    assert isinstance(action, Go | Stay)
