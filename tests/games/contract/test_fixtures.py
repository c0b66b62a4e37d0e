"""Complete recorded games: they must replay to the same hashes for as long as their rules' version stands."""

from functools import cache
from pathlib import Path

import pytest

from app.engine.options import TableOption
from app.engine.record import GameRecord, check, read_record
from tests.games.contract.harness import SHELF
from tests.games.contract.record_fixtures import FOLDER, actions

FILES = sorted(FOLDER.glob("*/*.json"))


@cache
def fixture(file: Path) -> GameRecord:
    return read_record(file.read_bytes())


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_recorded_game_replays_to_the_same_draws_hashes_and_result(file: Path) -> None:
    recorded = fixture(file)
    assert file.parent.name == recorded.title
    assert recorded.result is not None
    steps = sum(1 for _ in check(SHELF[recorded.title].game, recorded))
    assert steps == len(recorded.moves) + 1


@pytest.mark.parametrize("title", SHELF)
def test_there_is_a_recorded_game_for_every_number_of_players_and_every_option(title: str) -> None:
    meta = SHELF[title].game.meta
    games = [fixture(file) for file in FILES if file.parent.name == title]
    assert {game.players for game in games} == set(range(meta.least_players, meta.most_players + 1))
    for option in meta.options:
        played = [game.options[option.key] for game in games]
        if isinstance(option, TableOption):
            assert set(played) == set(option.values)
        else:
            assert option.default in played
            assert any(table != option.default for table in played)


@pytest.mark.parametrize("title", SHELF)
def test_the_recorded_games_take_every_kind_of_action(title: str) -> None:
    games = [fixture(file) for file in FILES if file.parent.name == title]
    kinds = {kind.tag() for kind in SHELF[title].game.handlers}
    assert set().union(*map(actions, games)) == kinds
