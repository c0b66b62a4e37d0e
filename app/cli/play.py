"""`python -m app play`: what can be played so far."""

import argparse
from typing import Any

WAY = """There is no page to play on yet; the rules are. Watch bots play:

    .venv/bin/python -m app simulate outpost --players 4 --games 20
    .venv/bin/python -m app simulate outpost --players 4 --games 1 --export build/games
    .venv/bin/python -m app replay build/games/outpost-4-1.json
"""


def add_commands(commands: Any) -> None:
    """Add `play`."""
    parser: argparse.ArgumentParser = commands.add_parser("play", help="say what can be played so far")
    parser.set_defaults(run=run)


def run(_given: argparse.Namespace) -> int:
    """Print the way to simulate."""
    print(WAY, end="")
    return 0
