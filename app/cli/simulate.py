"""`frontier simulate`: plays games between bots and prints statistics."""

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from tqdm import tqdm

from app.engine.bots import Bot, Title
from app.engine.errors import BadSetup
from app.engine.game import Outcome, Setup
from app.engine.match import play
from app.engine.record import record, write_record
from app.engine.rng import seed_from
from app.games import TITLES

MAX_ACTIONS = 100_000
"""Games that take longer are aborted and count as unfinished."""


class Summary(msgspec.Struct):
    """Statistics of a simulation; `wins` and `scores_mean` are by seat, and a tie is a win for each."""

    title: str
    players: int
    bots: list[str]
    games: int
    finished: int
    actions: int
    actions_per_s: float
    rounds_mean: float
    wins: list[int]
    scores_mean: list[float]


def add_commands(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("simulate", help="play games between bots")
    parser.add_argument("title", choices=list(TITLES))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default="standard", help="one kind for all seats, or one per seat, comma-separated")
    parser.add_argument("--seed", default="1", help="any text; the same text gives the same games")
    parser.add_argument("--options", nargs="*", default=[], metavar="KEY=VALUE", help="table options")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--export", type=Path, metavar="FOLDER", help="write each game to a file for replay and verify")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    title = TITLES[given.title]
    names = bot_names(title, given.bots, given.players)
    options = read_options(given.options)
    if given.games < 1:
        raise BadSetup("no_games")
    title.game.meta.check_players(given.players)
    title.game.meta.read_options(options)
    if given.export:
        given.export.mkdir(parents=True, exist_ok=True)
    outcomes: list[Outcome] = []
    actions = 0
    began = perf_counter()
    for number in progress(given.games):
        setup = Setup(given.players, seed_from(f"{given.seed}/{number}"), options)
        bots = [title.bots[name] for name in names]
        played, outcome = play_out(title, setup, bots, given.export and given.export / file_name(given, number))
        actions += played
        if outcome is not None:
            outcomes.append(outcome)
    summary = summarise(given, names, outcomes, actions, perf_counter() - began)
    print(json.dumps(msgspec.to_builtins(summary)) if given.json else describe(summary))
    return 0 if len(outcomes) == given.games else 1


def bot_names(title: Title, text: str, players: int) -> list[str]:
    names = text.split(",")
    for name in names:
        if name not in title.bots:
            raise BadSetup("unknown_bot", bot=name, known=list(title.bots))
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise BadSetup("bot_count", bots=len(names), players=players)
    return names


def read_options(pairs: list[str]) -> dict[str, Any]:
    """Parse table options written as key=value; a value in braces is a table as JSON."""
    for pair in pairs:
        if "=" not in pair:
            raise BadSetup("option_without_value", option=pair)
    return {key: read_value(value) for key, _, value in (pair.partition("=") for pair in pairs)}


def read_value(text: str) -> Any:
    """Parse an option's value; invalid JSON is left to the title to reject."""
    try:
        return json.loads(text) if text.startswith("{") else text
    except json.JSONDecodeError:
        return text


def file_name(given: argparse.Namespace, number: int) -> str:
    return f"{given.title}-{given.players}-{number}.json"


def progress(games: int) -> Iterator[int]:
    """Count the games from 1, with a progress bar on a terminal."""
    yield from tqdm(range(1, games + 1), unit="game", disable=not sys.stderr.isatty())


def play_out(title: Title, setup: Setup, bots: list[Bot], file: Path | None) -> tuple[int, Outcome | None]:
    """Play one game and write it to `file`, if given; return its number of actions and its outcome."""
    played = islice(play(title.game, setup, bots), MAX_ACTIONS + 1)
    if file:
        recorded = record(title.game, setup, played)
        file.write_bytes(write_record(recorded))
        return len(recorded.moves), recorded.result
    *_, (actions, (_, last)) = enumerate(played)
    return actions, title.game.outcome(last.state)


def summarise(
    given: argparse.Namespace, names: list[str], outcomes: list[Outcome], actions: int, seconds: float
) -> Summary:
    finished = max(1, len(outcomes))
    return Summary(
        title=given.title,
        players=given.players,
        bots=names,
        games=given.games,
        finished=len(outcomes),
        actions=actions,
        actions_per_s=round(actions / seconds, 1),
        rounds_mean=round(sum(outcome.rounds for outcome in outcomes) / finished, 2),
        wins=[sum(seat in outcome.winners for outcome in outcomes) for seat in range(given.players)],
        scores_mean=[
            round(sum(outcome.scores[seat] for outcome in outcomes) / finished, 2) for seat in range(given.players)
        ],
    )


def describe(summary: Summary) -> str:
    lines = [
        f"{summary.finished} of {summary.games} games of {summary.title} finished, "
        f"{summary.rounds_mean} rounds on average, {summary.actions} actions ({summary.actions_per_s:.0f} a second)",
        f"{'seat':>4}  {'bot':<10} {'wins':>5} {'score':>7}",
    ]
    rows = zip(summary.bots, summary.wins, summary.scores_mean, strict=True)
    lines += [f"{seat:>4}  {bot:<10} {wins:>5} {score:>7.1f}" for seat, (bot, wins, score) in enumerate(rows)]
    return "\n".join(lines)
