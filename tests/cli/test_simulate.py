"""`frontier simulate`: who sat where, and how sure the shares are."""

import json
from typing import Any

import pytest

from app.cli import main
from app.cli.simulate import Finished, interval, rotated


def test_bots_move_on_by_a_seat_from_game_to_game() -> None:
    bots = ["a", "b", "c"]
    assert [rotated(bots, number) for number in range(4)] == [
        ["a", "b", "c"],
        ["c", "a", "b"],
        ["b", "c", "a"],
        ["a", "b", "c"],
    ]
    for number in range(5):
        seats = rotated(bots, number)
        assert Finished(number, 0, None).by_bot([ord(name) for name in seats]) == [ord(name) for name in bots]


def test_a_share_has_the_interval_of_wilson() -> None:
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert interval(0, 0) == (0.0, 1.0)


@pytest.mark.slow
def test_processes_share_the_games_and_the_result_is_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    def simulated(jobs: int) -> dict[str, Any]:
        call = f"simulate outpost --players 3 --games 6 --bots standard,random,random --jobs {jobs} --json"
        assert main(call.split()) == 0
        found = json.loads(capsys.readouterr().out)
        return {key: value for key, value in found.items() if key != "actions_per_s"}

    alone = simulated(1)
    assert alone == simulated(2)
    standard, others = alone["shares"]
    assert standard["bot"] == "standard"
    assert standard["low"] < standard["share"] == 1.0
    assert others["even"] == 0.6667
