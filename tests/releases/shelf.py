"""What releases have left: recorded games, states and a database each, in `tests/games/fixtures/<release>`.

    <title>/*.json      whole games of each title
    states/<title>.json states in the middle of games, with the moves that led there
    tables.sqlite3      a database with tables in all conditions

They are never recorded again: a game begun on a release can be finished on every later one.
"""

import re
from pathlib import Path

import msgspec

from app.engine.driver import Move
from app.engine.game import Setup

FIXTURES = Path(__file__).parents[1] / "games" / "fixtures"
DATABASE = "tables.sqlite3"
is_release = re.compile(r"\d+\.\d+\.\d+").fullmatch

RELEASES = sorted(folder for folder in FIXTURES.iterdir() if is_release(folder.name))


class StoredState(msgspec.Struct, frozen=True):
    """The bytes of a state after this many moves, and their hash."""

    moves: int
    data: bytes
    hash: str


class StoredGame(msgspec.Struct, frozen=True):
    setup: Setup
    log: list[Move]
    states: list[StoredState]


def states_file(release: Path, title: str) -> Path:
    return release / "states" / f"{title}.json"


def read_states(file: Path) -> list[StoredGame]:
    return msgspec.json.decode(file.read_bytes(), type=list[StoredGame])
