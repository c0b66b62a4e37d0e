"""`export` writes a finished game of the database to a file that can be told and checked."""

import asyncio
import shutil
from pathlib import Path

import pytest

from app.cli import main
from tests.web.server import quick, serving


@pytest.fixture
def database(tmp_path: Path, sqlite_template: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database that the commands find."""
    url = f"sqlite+aiosqlite:///{shutil.copy(sqlite_template, tmp_path / 'games.sqlite3')}"
    monkeypatch.setenv("FRONTIER_DATABASE_URL", url)
    return url


async def tables_of(url: str) -> tuple[str, str]:
    """Return the codes of a game that is over and of one that is not."""
    async with serving(quick(url)) as server:
        ada, bob = await server.guests("Ada", "Bob")
        return await server.finished(ada, bob), await server.started(ada, bob)


def test_a_finished_game_is_written_and_no_other(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    over, playing = asyncio.run(tables_of(database))
    folder = tmp_path / "kept" / "games"
    assert main(["export", over, "--folder", str(folder)]) == 0
    assert capsys.readouterr().out == f"{folder / f'outpost-{over}.json'}\n"
    assert main(["verify", str(folder / f"outpost-{over}.json")]) == 0
    assert "in order" in capsys.readouterr().out
    for code, reason in ((playing, "not_over_yet"), ("abcdefghjkmn", "no_such_table")):
        assert main(["export", code, "--folder", str(folder)]) == 2
        assert reason in capsys.readouterr().err
    assert len(list(folder.iterdir())) == 1, "a game that runs has secrets"


def test_without_a_database_nothing_is_exported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FRONTIER_DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path}/nowhere/games.sqlite3")
    assert main(["export", "abcdefghjkmn"]) == 2
    assert "The database cannot be read." in capsys.readouterr().err
