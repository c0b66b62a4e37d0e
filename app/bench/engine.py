"""`frontier bench engine`: random games of every title, with every submit timed."""

import sys
from statistics import mean, median
from time import perf_counter
from typing import Any

import msgspec
from tqdm import tqdm

from app.engine.driver import choose_answer, start, submit
from app.engine.game import Game, Setup
from app.engine.rng import Stream, seed_from

PLAYERS = 4
GAMES = 100
EARLY, LATE = 100, 1000
WINDOW = 50
"""Number of moves averaged before and after a given one."""


class EngineFigures(msgspec.Struct):
    """Complete submits (clone, legality, effects, events, hash) in random games.

    `submits_per_s` is over all moves. The other two are the mean times of a submit around that move, over games that
    are long enough for both, or over all games if none is.
    """

    players: int
    games: int
    submits: int
    submits_per_s: float
    long_games: int
    at_move_100_us: float
    at_move_1000_us: float


def bench_engine(game: Game[Any], games: int) -> EngineFigures:
    times = [
        time_game(game, Setup(PLAYERS, seed_from(f"bench/{number}")))
        for number in tqdm(range(games), unit="game", disable=not sys.stderr.isatty())
    ]
    submits = [second for each in times for second in each]
    long = [each for each in times if len(each) >= LATE + WINDOW]
    return EngineFigures(
        players=PLAYERS,
        games=games,
        submits=len(submits),
        submits_per_s=round(len(submits) / sum(submits), 1),
        long_games=len(long),
        at_move_100_us=around(long or times, EARLY),
        at_move_1000_us=around(long, LATE),
    )


def time_game(game: Game[Any], setup: Setup) -> list[float]:
    """Play a random game; return the time of each submit in seconds."""
    dice = Stream(seed_from("bots " + setup.seed))
    step, times = start(game, setup), []
    while decision := next((each for each in game.pending(step.state) if each.awaited), None):
        draft, action = choose_answer(game, step.state, decision, lambda _, asked: asked.sample(dice))
        began = perf_counter()
        step = submit(game, step.state, decision.seat, decision.id, action, step.data, draft=draft)
        times.append(perf_counter() - began)
    return times


def around(times: list[list[float]], move: int) -> float:
    """Return the mean time of the submits around a move in microseconds, as the median over the games."""
    windows = [each[move - WINDOW : move + WINDOW] for each in times if len(each) > move - WINDOW]
    return round(median(mean(window) for window in windows) * 1e6, 1) if windows else 0.0
