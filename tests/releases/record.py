"""Records what a release leaves to later ones: `python -m tests.releases.record 0.2.0`. Once, and never again."""

import asyncio
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from app.engine.driver import Move
from app.engine.game import Setup, Step
from app.engine.match import play
from app.engine.rng import seed_from
from app.games import TITLES
from app.store.migrate import upgrade
from tests.databases import SQLITE
from tests.games.contract.harness import SHELF
from tests.games.contract.record_fixtures import record_games
from tests.games.contract.test_fixtures import FILES, fixture
from tests.releases.shelf import DATABASE, FIXTURES, StoredGame, StoredState, is_release, states_file
from tests.releases.tables import fill

STATES = 4
"""How many states of each game are kept, and as many with sealed answers."""
PLAYERS = (2, 4)


def record_release(release: Path) -> None:
    """Record a release. What the rules of a title did before, under the same version, has been recorded then."""
    assert not release.exists(), f"{release.name} has been recorded for good"
    games = [fixture(file) for file in FILES if is_release(file.parts[-3])]
    released = {(game.title, game.version) for game in games}
    with tempfile.TemporaryDirectory() as folder:
        for name, title in SHELF.items():
            if (name, title.game.meta.version) not in released:
                record_games(name, Path(folder) / name)
        record_states(Path(folder))
        record_database(Path(folder))
        shutil.copytree(folder, release)
    for name in SHELF:  # they were those of the next release, which this is
        shutil.rmtree(FIXTURES / name, ignore_errors=True)


def record_states(release: Path) -> None:
    for name in SHELF:
        file = states_file(release, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        games = [stored_game(name, players) for players in PLAYERS]
        file.write_bytes(msgspec.json.format(msgspec.json.encode(games), indent=0))


def stored_game(name: str, players: int) -> StoredGame:
    """Return the first half of a game, with some of its states."""
    title = SHELF[name]
    setup = Setup(players, seed_from(f"release/{name}/{players}"), {}, title.game.meta.version)
    played = list(play(title.game, setup, [title.bots["standard"]] * players))
    played = played[: len(played) // 2 + 1]
    sealed = [at for at, (_, step) in enumerate(played) if step.state.sealed]
    kept = sorted({*spread(list(range(len(played)))), *spread(sealed)})
    log = [move for move, _ in played if move is not None]
    return StoredGame(setup, log, [stored_state(at, played[at]) for at in kept])


def spread(numbers: list[int]) -> list[int]:
    """Return a few of the numbers, first and last among them."""
    return [numbers[at * (len(numbers) - 1) // (STATES - 1)] for at in range(STATES)] if numbers else []


def stored_state(at: int, played: tuple[Move | None, Step[Any]]) -> StoredState:
    return StoredState(at, played[1].data, played[1].hash)


def record_database(release: Path) -> None:
    """Make a database with tables in all conditions, as small as SQLite can make it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / DATABASE
        upgrade(f"{SQLITE}:///{file}")
        asyncio.run(fill(f"{SQLITE}:///{file}", TITLES))
        connection = sqlite3.connect(file)
        connection.execute("PRAGMA journal_mode=DELETE").close()
        connection.execute("VACUUM").close()
        connection.close()
        release.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, release / DATABASE)


if __name__ == "__main__":
    [number] = sys.argv[1:]
    assert is_release(number), "a release is three numbers, as in 0.2.0"
    record_release(FIXTURES / number)
