"""`frontier simulate`: plays games between bots on all cores, and prints statistics."""

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from itertools import islice
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
from tqdm import tqdm

from app.bots import TITLES
from app.bots.jobs import cores, spread
from app.engine.bots import Bot, Title
from app.engine.errors import BadSetup
from app.engine.game import Outcome, Setup
from app.engine.match import play
from app.engine.record import record, write_record
from app.engine.rng import seed_from

MAX_ACTIONS = 100_000
"""Games that take longer are aborted and count as unfinished."""


FEW = 10
"""For so many games, a further process is not worth its start."""

Z = 1.96
"""Standard deviations on either side of a 95 % confidence interval."""


class KindShare(msgspec.Struct):
    """The share of games won by a kind of bot: a tie is shared, and `even` is what chance would give it.

    `low` and `high` are the 95 % confidence interval (Wilson's).
    """

    bot: str
    seats: int
    share: float
    low: float
    high: float
    even: float


class Summary(msgspec.Struct):
    """Statistics of a simulation; `wins` and `scores_mean` are by bot as listed, and a tie is a win for each."""

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
    shares: list[KindShare]


class Match(msgspec.Struct, frozen=True):
    """What all games of a simulation have in common."""

    title: str
    bots: list[str]
    """By seat in the first game. In every further one all move on by a seat."""
    seed: str
    options: dict[str, Any]
    folder: Path | None


class Finished(msgspec.Struct, frozen=True):
    """A played game: its number of actions, and its outcome, if it ended."""

    number: int
    actions: int
    outcome: Outcome | None

    def by_bot(self, values: Sequence[int]) -> list[int]:
        """Return what is listed by seat by bot instead."""
        return [values[(place + self.number) % len(values)] for place in range(len(values))]


def add_commands(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("simulate", help="play games between bots")
    parser.add_argument("title", choices=list(TITLES))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default="standard", help="one kind for all seats, or one per seat, comma-separated")
    parser.add_argument("--jobs", type=int, help="processes; by default all cores, if there are many games")
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
    match = Match(given.title, names, given.seed, options, given.export)
    began = perf_counter()
    jobs = given.jobs or min(cores(), -(-given.games // FEW))
    steps = spread(partial(play_numbered, match), range(given.games), jobs)
    finished = list(tqdm(steps, total=given.games, unit="game", disable=not sys.stderr.isatty()))
    summary = summarise(given, names, finished, perf_counter() - began)
    print(json.dumps(msgspec.to_builtins(summary)) if given.json else describe(summary))
    return 0 if summary.finished == given.games else 1


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


def play_numbered(match: Match, number: int) -> Finished:
    """Play one game; the bots' seats rotate from game to game."""
    title = TITLES[match.title]
    setup = Setup(len(match.bots), seed_from(f"{match.seed}/{number + 1}"), match.options)
    kinds = rotated(match.bots, number)
    file = match.folder and match.folder / f"{match.title}-{len(match.bots)}-{number + 1}.json"
    return Finished(number, *play_out(title, setup, [title.bots[kind] for kind in kinds], file))


def rotated(bots: list[str], number: int) -> list[str]:
    """Return the bots by seat: in game `number`, the first bot has that seat."""
    shift = number % len(bots)
    return bots[len(bots) - shift :] + bots[: len(bots) - shift]


def play_out(title: Title, setup: Setup, bots: list[Bot], file: Path | None) -> tuple[int, Outcome | None]:
    """Play one game and write it to `file`, if given; return its number of actions and its outcome."""
    played = islice(play(title.game, setup, bots), MAX_ACTIONS + 1)
    if file:
        recorded = record(title.game, setup, played)
        file.write_bytes(write_record(recorded))
        return len(recorded.moves), recorded.result
    *_, (actions, (_, last)) = enumerate(played)
    return actions, title.game.outcome(last.state)


def summarise(given: argparse.Namespace, names: list[str], played: list[Finished], seconds: float) -> Summary:
    ended = [(game, game.outcome) for game in played if game.outcome is not None]
    count = max(1, len(ended))
    scores = [game.by_bot(outcome.scores) for game, outcome in ended]
    ranks = [game.by_bot(outcome.ranks) for game, outcome in ended]
    places = range(given.players)
    return Summary(
        title=given.title,
        players=given.players,
        bots=names,
        games=given.games,
        finished=len(ended),
        actions=sum(game.actions for game in played),
        actions_per_s=round(sum(game.actions for game in played) / seconds, 1),
        rounds_mean=round(sum(outcome.rounds for _, outcome in ended) / count, 2),
        wins=[sum(each[place] == 1 for each in ranks) for place in places],
        scores_mean=[round(sum(each[place] for each in scores) / count, 2) for place in places],
        shares=[share_of(kind, names, ranks) for kind in dict.fromkeys(names)],
    )


def share_of(kind: str, names: list[str], ranks: list[list[int]]) -> KindShare:
    places = [place for place, name in enumerate(names) if name == kind]
    won = sum(sum(each[place] == 1 for place in places) / each.count(1) for each in ranks)
    low, high = interval(won, len(ranks))
    share = won / max(1, len(ranks))
    return KindShare(
        kind, len(places), round(share, 4), round(low, 4), round(high, 4), round(len(places) / len(names), 4)
    )


def interval(won: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % confidence interval of a share."""
    if not games:
        return 0.0, 1.0
    share = won / games
    scale = 1 + Z**2 / games
    middle = (share + Z**2 / (2 * games)) / scale
    half = Z * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)


def describe(summary: Summary) -> str:
    lines = [
        f"{summary.finished} of {summary.games} games of {summary.title} finished, "
        f"{summary.rounds_mean} rounds on average, {summary.actions} actions ({summary.actions_per_s:.0f} a second)",
        f"{'':>4}  {'bot':<10} {'wins':>5} {'score':>7}",
    ]
    rows = zip(summary.bots, summary.wins, summary.scores_mean, strict=True)
    lines += [f"{place:>4}  {bot:<10} {wins:>5} {score:>7.1f}" for place, (bot, wins, score) in enumerate(rows)]
    lines += [
        f"{each.bot} won {each.share:.1%} ({each.low:.1%} to {each.high:.1%}; even is {each.even:.1%})"
        for each in summary.shares
        if len(summary.shares) > 1
    ]
    return "\n".join(lines)
