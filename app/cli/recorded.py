"""`frontier replay` and `verify`: print or verify a recorded game."""

import argparse
import sys
from pathlib import Path
from typing import Any

from tqdm import tqdm

from app.bots import TITLES
from app.engine.errors import BadRecord, GameError
from app.engine.events import Archive
from app.engine.game import Game
from app.engine.record import GameRecord, check, read_record
from app.texts import LANGUAGES, texts


def add_commands(commands: Any) -> None:
    replay: argparse.ArgumentParser = commands.add_parser("replay", help="print a recorded game")
    replay.add_argument("file", type=Path)
    replay.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    replay.set_defaults(run=run_replay)
    verify: argparse.ArgumentParser = commands.add_parser("verify", help="verify a recorded game")
    verify.add_argument("file", type=Path)
    verify.set_defaults(run=run_verify)


def load(file: Path) -> tuple[Game[Any], GameRecord]:
    """Return a recorded game and its title's rules."""
    found = read_record(file.read_bytes())
    if found.title not in TITLES:
        raise BadRecord("unknown_title", title=found.title[:40])
    return TITLES[found.title].game, found


def run_replay(given: argparse.Namespace) -> int:
    """Print the whole game, secrets included, one paragraph per move."""
    game, found = load(given.file)
    language = texts(given.language)
    names = [f"P{seat + 1}" for seat in range(found.players)]
    for number, step in enumerate(check(game, found)):
        print(f"[{number}] {step.hash}")
        for event in step.events:
            print("   ", language.tell(found.title, event.key, event.params_for(Archive()), names))
    return 0


def run_verify(given: argparse.Namespace) -> int:
    """Check the commitment, moves, draws, hashes and result; print the first error."""
    try:
        game, found = load(given.file)
        steps = tqdm(check(game, found), total=len(found.moves) + 1, unit="move", disable=not sys.stderr.isatty())
        draws = sum(len(step.draws) for step in steps)
    except GameError as error:
        print(f"{given.file}: NOT in order: {error}")
        return 1
    print(f"{given.file}: in order: {len(found.moves)} moves, {draws} draws, commitment {found.commitment}")
    if found.lesson:
        print("A lesson: its deal was known.")
    if found.practice:
        print("A practice game: moves were taken back without asking after they had shown something.")
    if found.open_hands:
        print("Hands were open: everybody saw all of them.")
    return 0
