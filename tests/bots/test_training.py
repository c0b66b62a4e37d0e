"""Training: the same command goes on where it stopped, and ends with the same weights."""

from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import pytest

from app.bots.calibration import calibration
from app.bots.network import read_network
from app.bots.selfplay import play_numbered
from app.bots.training import Plan, positions_numbered, read_games, train
from app.cli import main
from app.games import TITLES
from tests.bots.tables import greedy_network

T = TypeVar("T")

GAMES = 3


class Stopped(Exception):
    """The training was interrupted."""


def all_steps(steps: Iterable[T], total: int, label: str) -> Iterable[T]:
    return steps


def stop_after(most: int, wanted: str, steps: Iterable[T], label: str) -> Iterable[T]:
    for number, step in enumerate(steps):
        yield step
        if label == wanted and number == most:
            raise Stopped


def plan(folder: Path, generations: int = 1) -> Plan:
    return Plan("outpost", (GAMES,), generations, "test", jobs=1, work=folder, command="a command")


def test_training_goes_on_where_it_stopped_with_the_same_result(tmp_path: Path) -> None:
    def stopping(steps: Iterable[T], total: int, label: str) -> Iterable[T]:
        return stop_after(1, "generation 1: games", steps, label)

    undisturbed = train(plan(tmp_path / "one"), all_steps)
    stopped = plan(tmp_path / "two")
    with pytest.raises(Stopped):
        train(stopped, stopping)
    file = stopped.games_file(1)
    before = file.read_bytes()
    assert len(list(read_games(file))) == 2
    file.write_bytes(before[:-5])  # the last game was being written
    assert len(list(read_games(file))) == 1
    assert before.startswith(file.read_bytes())
    assert train(stopped, all_steps) == undisturbed
    assert undisturbed.history[0]["games"] == GAMES


@pytest.mark.slow
def test_a_second_generation_learns_from_games_of_the_first_network(tmp_path: Path) -> None:
    network = train(plan(tmp_path, generations=2), all_steps)
    assert [each["generation"] for each in network.history] == [1, 2]
    assert network.history[1]["games"] == 2 * GAMES
    first, second = (list(read_games(plan(tmp_path).games_file(number))) for number in (1, 2))
    assert [each.number for each in first] == [each.number for each in second]
    assert [each.states for each in first] != [each.states for each in second]


def test_the_command_writes_weights_and_another_checks_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.json"
    call = f"train outpost --games 2 --generations 1 --jobs 1 --work {tmp_path} --out {out}"
    assert main(call.split()) == 0
    assert read_network(out).command == "frontier train outpost --games 2 --generations 1"
    assert main(f"calibrate outpost --games 1 --jobs 1 --weights {out}".split()) == 0
    assert "widest gap" in capsys.readouterr().out


@pytest.mark.parametrize(("title", "views"), [("homesteaders", "each"), ("red_outpost", "one")])
def test_positions_are_learned_as_each_seat_sees_them(title: str, views: str) -> None:
    """In Red Outpost all see the same, and once is enough."""
    game = play_numbered(title, "views", None, 1)
    found = positions_numbered(title, game)[1]
    assert len(found) == len(game.states) * (len(game.shares) if views == "each" else 1)


def test_calibration_compares_what_was_predicted_with_what_came() -> None:
    network = greedy_network(TITLES["outpost"])
    positions = positions_numbered("outpost", play_numbered("outpost", "calibration", None, 1))[1]
    report = calibration(network, positions)
    assert report.games == 1
    assert sum(each.predictions for each in report.bins) == sum(len(each.shares) for each in positions)
    average = sum(each.actual * each.predictions for each in report.bins)
    assert average == pytest.approx(len(positions), rel=0.01)
    assert report.widest == max(abs(each.predicted - each.actual) for each in report.bins)
