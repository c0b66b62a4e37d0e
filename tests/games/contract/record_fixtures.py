"""Records new fixtures for a title: `python -m tests.games.contract.record_fixtures outpost`.

Only for a new `version` of its rules.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.engine.bots import Bot, RandomBot
from app.engine.decisions import Action, Decision
from app.engine.game import Setup
from app.engine.match import play
from app.engine.record import GameRecord, record, write_record
from app.engine.rng import Dice, seed_from
from tests.games.contract.harness import SHELF, Case, cases, random_game

FOLDER = Path(__file__).parents[1] / "fixtures"
MOST_GAMES = 400


def bots_at_play(case: Case) -> GameRecord:
    """Return a game between the title's bots; with options, of one against random bots."""
    game, bots = case.listed.game, case.listed.bots
    setup = Setup(case.players, seed_from(f"fixture/{case}"), case.options)
    own = 1 if case.options else case.players
    seats = [bots["standard"] if seat < own else RandomBot() for seat in range(case.players)]
    return record(game, setup, play(game, setup, seats))


def at_random(case: Case, name: str) -> GameRecord:
    """Return a random game, including actions of seats that are not awaited."""
    played = list(random_game(case, name))
    steps = [(None, played[0].before), *((each.move, each.after) for each in played)]
    return record(case.listed.game, case.setup(name), steps)


class Erratic:
    """Plays like another bot, but one answer in four is random: it gets far, and does odd things."""

    def __init__(self, other: Bot) -> None:
        self.other = other

    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        return self.other.answer(view, decision, dice) if dice.below(4) else decision.sample(dice)


def erratic(case: Case, name: str) -> GameRecord:
    """Return a game with positions that neither sensible nor random play reaches."""
    game, setup = case.listed.game, case.setup(f"erratic {name}")
    return record(game, setup, play(game, setup, [Erratic(case.listed.bots["standard"])] * case.players))


def actions(game: GameRecord) -> set[str]:
    """Return the kinds of action taken in a game, those of drafts included."""
    return {action["type"] for move in game.moves for action in (*move.draft, move.action)}


def main(names: Sequence[str]) -> None:
    """Write a game for each number of players and each option, and random ones until every action has been taken."""
    for name in names:
        title, folder = SHELF[name], FOLDER / name
        wanted = [case for case in cases() if case.title == name and not (case.options and case.players > 3)]
        games = {str(case): bots_at_play(case) for case in wanted}
        missing = {kind.tag() for kind in title.game.handlers}
        missing -= set().union(*(actions(game) for game in games.values()))
        variants = [case for case in wanted if case.options] or wanted
        for number in range(MOST_GAMES):
            if not missing:
                break
            kind, played = (("random", at_random), ("erratic", erratic))[number % 2]
            found = played(variants[number // 2 % len(variants)], f"fixture {number}")
            if missing & actions(found):
                games[f"{name}-{kind}-{number}"] = found
                missing -= actions(found)
        assert not missing, missing
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        for stem, game in games.items():
            (folder / f"{stem.removeprefix(f'{name}-')}.json").write_bytes(write_record(game))


if __name__ == "__main__":
    main(sys.argv[1:])
