"""The command line: what it prints, what it writes, and what it says when called wrongly."""

import json
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from app.cli import main
from app.settings import ROOT


def test_a_simulation_prints_one_object_with_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["simulate", "outpost", "--players", "3", "--games", "2", "--bots", "random", "--seed", "x", "--json"])
        == 0
    )
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == found["finished"] == 2
    assert found["actions"] > 100
    assert found["actions_per_s"] > 0
    assert found["rounds_mean"] > 5
    assert len(found["wins"]) == len(found["scores_mean"]) == 3
    assert sum(found["wins"]) >= 2


def test_the_same_seed_gives_the_same_games_and_another_gives_others(capsys: pytest.CaptureFixture[str]) -> None:
    def actions(seed: str) -> tuple[int, list[float]]:
        main(f"simulate red_outpost --players 2 --games 2 --bots random --seed {seed} --json".split())
        found = json.loads(capsys.readouterr().out)
        return found["actions"], found["scores_mean"]

    assert actions("a") == actions("a")
    assert actions("a") != actions("b")


def test_bots_are_named_for_each_seat_and_options_are_taken(capsys: pytest.CaptureFixture[str]) -> None:
    call = "simulate outpost --players 2 --games 1 --bots standard,random --options internalizing=off --json"
    assert main(call.split()) == 0
    assert json.loads(capsys.readouterr().out)["bots"] == ["standard", "random"]


def test_an_exported_game_is_told_and_verified_and_a_tampered_one_is_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["simulate", "outpost", "--players", "2", "--games", "1", "--bots", "random", "--export", str(tmp_path)])
    file = tmp_path / "outpost-2-1.json"
    assert main(["verify", str(file)]) == 0
    assert "in order" in capsys.readouterr().out
    assert main(["replay", str(file)]) == 0
    assert "Game over" in capsys.readouterr().out
    assert main(["replay", str(file), "--language", "fr"]) == 0
    assert "Partie terminée" in capsys.readouterr().out
    file.write_bytes(file.read_bytes().replace(b'"type":"pass"', b'"type":"skip_placing"', 1))
    assert main(["verify", str(file)]) == 1
    assert "illegal_move" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("simulate outpost --players 10", "2 to 9 players"),
        ("simulate outpost --bots clever", "clever"),
        ("simulate outpost --bots random,random", "2 named"),
        ("simulate outpost --options edition=1492", "anniversary"),
        ('simulate red_outpost --options data={"wheel_spaces":[99]}', "1 to 12"),
        ("simulate red_outpost --options data={oops", "rows of numbers"),
        ("simulate outpost --options edition", "key=value"),
        ("simulate outpost --games 0", "at least one"),
        ("verify no-such-file.json", "no-such-file"),
        ("replay no-such-file.json", "no-such-file"),
    ],
)
def test_a_wrong_call_is_answered_with_a_reason(call: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(call.split()) == 2
    assert said in capsys.readouterr().err


def test_the_bench_measures_every_title(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "engine", "--games", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["outpost"]["submits_per_s"] > 0
    assert found["outpost"]["at_move_100_us"] > 0


def test_the_console_command_and_the_module_are_the_same() -> None:
    command = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]["frontier"]
    module, name = command.split(":")
    assert getattr(import_module(module), name) is import_module("app.__main__").main
