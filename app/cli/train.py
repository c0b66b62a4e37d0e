"""`frontier train`: teaches a title's value network by self-play; `frontier calibrate`: checks what it predicts."""

import argparse
import json
import shlex
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from tqdm import tqdm

from app.bots.calibration import calibration, describe
from app.bots.jobs import cores, spread
from app.bots.network import path_of, read_network, write_network
from app.bots.samples import positions_of
from app.bots.selfplay import play_numbered
from app.games import TITLES

T = TypeVar("T")

WORK = Path("build/train")
TRAINABLE = [name for name, title in TITLES.items() if title.lookahead is not None]


def add_commands(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("train", help="teach bots by self-play")
    parser.add_argument("title", choices=TRAINABLE)
    parser.add_argument(
        "--games", type=int, nargs="+", default=[2000], help="games of each generation, or by generation"
    )
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--seed", default="1", help="any text; the same text gives the same games")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes; all cores by default")
    parser.add_argument("--work", type=Path, default=WORK, help="folder for games; the same command goes on there")
    parser.add_argument("--out", type=Path, help="file for the weights; by default where the bots read them")
    parser.set_defaults(run=run)
    add_calibrate(commands)


def add_calibrate(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("calibrate", help="check what bots predict, in fresh games")
    parser.add_argument("title", choices=TRAINABLE)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--weights", type=Path, help="file of weights; by default those that the bots use")
    parser.add_argument("--masters", action="store_true", help="half of the seats think ahead, as in later generations")
    parser.add_argument("--seed", default="fresh", help="any text; the same text gives the same games")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes; all cores by default")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run_calibrate)


def run(given: argparse.Namespace) -> int:
    from app.bots.training import Plan, train  # noqa: PLC0415  it needs numpy, which nothing else does

    games = " ".join(map(str, given.games))
    command = f"frontier train {given.title} --games {games} --generations {given.generations}"
    if given.seed != "1":
        command += f" --seed {shlex.quote(given.seed)}"
    plan = Plan(given.title, tuple(given.games), given.generations, given.seed, given.jobs, given.work, command)
    out = given.out or path_of(given.title)
    write_network(train(plan, show), out)
    print(f"The weights are in {out}.")
    return 0


def run_calibrate(given: argparse.Namespace) -> int:
    file = given.weights or path_of(given.title)
    task = partial(play_numbered, given.title, given.seed, file if given.masters else None)
    played = list(show(spread(task, range(given.games), given.jobs), given.games, "games"))
    title = TITLES[given.title]
    positions = [each for game in played for each in positions_of(title, game)]
    report = calibration(read_network(file), positions)
    print(json.dumps(msgspec.to_builtins(report)) if given.json else "\n".join(describe(report)))
    return 0


def show(steps: Iterable[T], total: int, label: str) -> Iterable[T]:
    """Show progress on a terminal."""
    bar: Iterable[T] = tqdm(steps, total=total, desc=label, disable=not sys.stderr.isatty())
    return bar
