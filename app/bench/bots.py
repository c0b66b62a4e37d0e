"""`frontier bench bots`: how much people's moves are delayed while bots think, and how long bots think.

200 tables of people at human pace are played on one server, and 20 tables of bots beside them, of one strength at a
time. Windows with bots and without alternate, so that a change in the machine's speed concerns both alike: read the
ratios. How long bots think is CPU time, measured in this process, at positions of games between standard bots.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from itertools import count, cycle, islice
from time import process_time
from typing import Any

import msgspec
from tqdm import tqdm

from app.bench.crowd import BotGroup, Line, Plan, Window
from app.bench.server import database_of, free_port, percentile, serving
from app.bots import TITLES
from app.bots.thinking import answer_of
from app.engine.bots import Title
from app.engine.decisions import Decision
from app.engine.events import Player
from app.engine.game import Setup
from app.engine.match import play
from app.engine.rng import seed_from
from app.settings import ROOT

PLAYERS = 4
EVERY = 7
"""A bot is asked at every so many positions of a game."""
WINDOW_SECONDS = 10.0
STRENGTHS = ("easy", "standard", "master")


class ThinkTime(msgspec.Struct):
    """CPU time of a strength's answers in one title."""

    think_ms_p50: float
    think_ms_p99: float
    answers: int


class Delay(msgspec.Struct):
    """What people felt while one group of bots played, or none."""

    p50_ms: float
    p99_ms: float
    ratio: float
    """Of the p99 to that without bots."""
    screens: int
    bot_moves: int


class BotsFigures(msgspec.Struct):
    p99_ms: float
    """From a person's click to the others' screens, without bots."""
    p99_ms_with_bots: float
    """The same while bots play, of the strength that delays most."""
    ratio: float
    tables: int
    bot_tables: int
    workers: str
    by_strength: dict[str, Delay]
    think: dict[str, dict[str, ThinkTime]]
    """By title and strength."""


def bench_bots(given: argparse.Namespace) -> BotsFigures:
    strengths = [name for name in given.strengths.split(",") if any(name in title.bots for title in TITLES.values())]
    think = think_times(given.answers)
    windows = measure(given, strengths)
    delays = {name: delay_of(windows, name) for name in ("", *strengths)}
    without = delays.pop("")
    worst = max(delays.values(), key=lambda each: each.p99_ms, default=without)
    return BotsFigures(
        without.p99_ms,
        worst.p99_ms,
        worst.ratio,
        given.people,
        given.bot_tables,
        "default" if given.workers is None else str(given.workers),
        {"none": without, **delays},
        think,
    )


def delay_of(windows: list[Window], group: str) -> Delay:
    latencies, without = (
        sorted(latency for window in windows if window.group == name for latency in window.latencies_ms)
        for name in (group, "")
    )
    p99 = percentile(latencies, 0.99)
    return Delay(
        percentile(latencies, 0.5),
        p99,
        round(p99 / max(0.01, percentile(without, 0.99)), 2),
        len(latencies),
        sum(window.bot_moves for window in windows if window.group == group),
    )


# --- people and bots on a server ---------------------------------------------------------------------------------


def measure(given: argparse.Namespace, strengths: list[str]) -> list[Window]:
    settings = {} if given.workers is None else {"BOT_WORKERS": str(given.workers)}
    address = f"127.0.0.1:{free_port()}"
    groups = [BotGroup(name, tables_of(name, given.bot_tables)) for name in strengths]
    rounds = max(1, round(given.seconds / WINDOW_SECONDS))
    windows = rounds * (1 + len(groups))
    plan = Plan(
        address,
        list(TITLES),
        given.people,
        given.pace,
        groups,
        rounds,
        min(given.seconds, WINDOW_SECONDS),
    )
    with (
        database_of("sqlite") as url,
        serving([sys.executable, "-m", "app", "serve", "--migrate"], address, str(url), **settings),
        tqdm(total=given.people + len(groups) * given.bot_tables, unit="table", disable=is_quiet()) as opened,
        tqdm(total=windows, unit="window", disable=is_quiet()) as measured,
    ):
        found = []
        for line in crowd(plan):
            if isinstance(line, Window):
                found.append(line)
                measured.update()
            else:
                opened.update()
    if len(found) < windows:
        raise RuntimeError("the crowd failed")
    return found


def tables_of(strength: str, number: int) -> list[tuple[str, str]]:
    """Return a table's title and kind of bots for each table: all titles that have this strength, in turn."""
    titles = [name for name, title in TITLES.items() if strength in title.bots]
    return [(title, strength) for title in islice(cycle(titles), number)]


def crowd(plan: Plan) -> Iterator[Line]:
    code = "from app.bench.crowd import main; main()"
    command = [sys.executable, "-c", code, msgspec.json.encode(plan).decode()]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        for line in process.stdout:
            yield msgspec.json.decode(line, type=Line)


def is_quiet() -> bool:
    return not sys.stderr.isatty()


# --- how long bots think -----------------------------------------------------------------------------------------


def think_times(answers: int) -> dict[str, dict[str, ThinkTime]]:
    return {name: times_in(title, answers) for name, title in TITLES.items()}


def times_in(title: Title, answers: int) -> dict[str, ThinkTime]:
    times: dict[str, list[float]] = {kind: [] for kind in STRENGTHS if kind in title.bots}
    asked = tqdm(islice(questions(title), answers), title.game.meta.title, answers, unit="question", disable=is_quiet())
    for view, decision in asked:
        for kind, taken in times.items():
            began = process_time()
            answer_of(title, kind, view, decision)
            taken.append(1000 * (process_time() - began))
    return {
        kind: ThinkTime(percentile(sorted(taken), 0.5), percentile(sorted(taken), 0.99), len(taken))
        for kind, taken in times.items()
    }


def questions(title: Title) -> Iterator[tuple[Any, Decision]]:
    """Iterate over questions from games between standard bots, with the views of those who are asked."""
    for number in count(1):
        setup = Setup(PLAYERS, seed_from(f"bench {number}"))
        for _, step in islice(play(title.game, setup, [title.bots["standard"]] * PLAYERS), 0, None, EVERY):
            decision = next((each for each in title.game.pending(step.state) if each.awaited), None)
            if decision is not None and not decision.foregone:
                yield title.game.view_for(step.state, Player(decision.seat)), decision


# --- the command -------------------------------------------------------------------------------------------------


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--people", type=int, default=200, help="bots: tables of people")
    parser.add_argument("--bot-tables", type=int, default=20, help="bots: tables of bots of each strength")
    parser.add_argument("--strengths", default="standard,master", help="bots: which ones play, one after the other")
    parser.add_argument("--pace", type=float, default=4.0, help="bots: seconds that a person thinks, on average")
    parser.add_argument("--answers", type=int, default=200, help="bots: positions of each game at which they are timed")
    parser.add_argument("--workers", type=int, help="bots: processes for bots, instead of the default")


def run(given: argparse.Namespace) -> int:
    figures = bench_bots(given)
    if given.json:
        print(msgspec.json.encode(figures).decode())
        return 0
    for name, delay in figures.by_strength.items():
        print(
            f"bots: {name}: from a click to the others' screens {delay.p50_ms:.1f} ms, for 1 in 100 more than "
            f"{delay.p99_ms:.1f} ms ({delay.ratio:.2f} of that without bots), {delay.bot_moves} moves of bots"
        )
    for title, strengths in figures.think.items():
        for name, time in strengths.items():
            print(
                f"{title}, {name}: {time.think_ms_p50:.1f} ms of CPU, for 1 in 100 more than {time.think_ms_p99:.1f} ms"
            )
    return 0
