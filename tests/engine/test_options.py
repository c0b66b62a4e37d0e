"""Options of a table: choices, and tables of numbers that a host may edit."""

from typing import Any

import pytest

from app.engine.errors import BadSetup, Refusal
from app.engine.options import Meta, Row, Rows, TableData, TableOption


def check(data: Rows) -> Refusal | None:
    """Refuse a track that falls."""
    return None if list(data["track"]) == sorted(data["track"]) else Refusal("falls", {"track": list(data["track"])})


DATA = TableData("data", (Row("size", (4,), 1, 9), Row("track", (1, 2, 3), -5, 5, least=2, most=4, source="us")), check)
META = Meta("toy", 1, 2, 2, (TableOption("level", ("easy", "normal")), DATA))


def refused(given: dict[str, Any]) -> BadSetup:
    with pytest.raises(BadSetup) as caught:
        META.read_options(given)
    return caught.value


def test_every_option_has_a_value_and_every_row_its_numbers() -> None:
    usual = {"level": "easy", "data": {"size": [4], "track": [1, 2, 3]}}
    assert META.read_options({}) == usual
    assert META.read_options({"data": {}}) == usual
    assert META.read_options({"level": "normal", "data": {"track": [-5, 5]}}) == {
        "level": "normal",
        "data": {"size": [4], "track": [-5, 5]},
    }


def test_what_was_read_reads_the_same_again_and_is_nobody_elses() -> None:
    found = META.read_options({"data": {"size": [9]}})
    assert META.read_options(found) == found
    found["data"]["track"].append(9)
    assert META.read_options({})["data"]["track"] == [1, 2, 3]


@pytest.mark.parametrize(
    ("given", "code", "params"),
    [
        ({"jokers": "yes"}, "unknown_option", {"option": "jokers"}),
        ({"level": "hard"}, "bad_option", {"option": "level", "values": ["easy", "normal"]}),
        ({"level": {"size": [1]}}, "bad_option", {"option": "level", "values": ["easy", "normal"]}),
        ({"data": "usual"}, "bad_data", {"option": "data"}),
        ({"data": None}, "bad_data", {"option": "data"}),
        ({"data": [["size", [4]]]}, "bad_data", {"option": "data"}),
        ({"data": {"colour": [1]}}, "unknown_row", {"option": "data", "row": "colour"}),
        ({"data": {"c" * 99: [1]}}, "unknown_row", {"option": "data", "row": "c" * 40}),
        ({"data": {"size": 4}}, "bad_row_length", {"option": "data", "row": "size", "low": 1, "high": 1}),
        ({"data": {"size": []}}, "bad_row_length", {"option": "data", "row": "size", "low": 1, "high": 1}),
        ({"data": {"size": [4, 4]}}, "bad_row_length", {"option": "data", "row": "size", "low": 1, "high": 1}),
        ({"data": {"track": [1]}}, "bad_row_length", {"option": "data", "row": "track", "low": 2, "high": 4}),
        ({"data": {"size": [0]}}, "bad_row", {"option": "data", "row": "size", "low": 1, "high": 9}),
        ({"data": {"size": [10]}}, "bad_row", {"option": "data", "row": "size", "low": 1, "high": 9}),
        ({"data": {"size": ["4"]}}, "bad_row", {"option": "data", "row": "size", "low": 1, "high": 9}),
        ({"data": {"size": [4.0]}}, "bad_row", {"option": "data", "row": "size", "low": 1, "high": 9}),
        ({"data": {"size": [True]}}, "bad_row", {"option": "data", "row": "size", "low": 1, "high": 9}),
        ({"data": {"track": [2, 1]}}, "falls", {"track": [2, 1]}),
    ],
)
def test_what_no_game_can_be_played_with_is_refused(given: dict[str, Any], code: str, params: dict[str, Any]) -> None:
    error = refused(given)
    assert (error.code, error.params) == (code, params)


def test_a_lobby_is_told_enough_to_show_a_form() -> None:
    assert [option.wire() for option in META.options] == [
        {"key": "level", "kind": "choice", "values": ["easy", "normal"]},
        {
            "key": "data",
            "kind": "table",
            "rows": [
                {"key": "size", "default": (4,), "low": 1, "high": 9, "least": 1, "most": 1, "source": ""},
                {"key": "track", "default": (1, 2, 3), "low": -5, "high": 5, "least": 2, "most": 4, "source": "us"},
            ],
        },
    ]
