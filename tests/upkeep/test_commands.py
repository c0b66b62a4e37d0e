"""`frontier check-tables` and `frontier tables`: a host sees what is wrong, and mends what can be mended."""

import asyncio
import json
import shutil
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from app.cli import main
from app.games import TITLES
from app.tables.health import mended
from app.tables.model import TableCode
from tests.faults.processes import PATIENCE, ROOT
from tests.faults.stored import opened
from tests.upkeep.damage import ENTRIES, damage
from tests.upkeep.play import play_moves
from tests.upkeep.test_damage import OUTPOST, left_tables
from tests.web.server import quick, serving


class Host:
    """Somebody who runs a server, with a database of three tables and a terminal."""

    def __init__(self, url: str, codes: list[str], capsys: pytest.CaptureFixture[str]) -> None:
        self.url, self.codes, self._capsys = url, codes, capsys

    def run(self, *arguments: str, code: int = 0) -> str:
        """Run a command, which ends with this code; return what it prints."""
        self._capsys.readouterr()
        assert main(arguments) == code
        return self._capsys.readouterr().out

    def harm(self, code: str, *statements: str) -> None:
        asyncio.run(damage(self.url, code, statements))

    def seqs(self, code: str) -> list[int]:
        async def read() -> list[int]:
            async with opened(self.url) as stores:
                return [entry.seq for entry in await stores.tables.entries(TableCode(code), 0)]

        return asyncio.run(read())


@pytest.fixture
def host(database_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Host:
    monkeypatch.setenv("FRONTIER_DATABASE_URL", database_url)
    _, codes = run(left_tables(database_url, 3))
    return Host(database_url, codes, capsys)


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


def test_sound_tables_are_found_sound_and_a_broken_one_is_named(host: Host) -> None:
    assert host.run("check-tables") == "Games checked: 3. Cannot be played on: 0.\n"
    host.harm(host.codes[1], *ENTRIES["other hash"])
    told = host.run("check-tables", code=1)
    assert f"{host.codes[1]}  outpost: entry 7 of the log leads to another state than was noted\n" in told
    assert told.endswith("Games checked: 3. Cannot be played on: 1.\n")
    found = json.loads(host.run("check-tables", "--all", "--json", code=1))
    assert (found["checked"], [each["entry"] for each in found["broken"]]) == (3, [7])


def test_finished_games_are_checked_when_asked_for(host: Host) -> None:
    host.harm(host.codes[0], "UPDATE tables SET status = 'over' WHERE code = '{code}'")
    assert json.loads(host.run("check-tables", "--json"))["checked"] == 2
    found = json.loads(host.run("check-tables", "--all", "--json", code=1))
    assert (found["checked"], found["broken"][0]["fault"]) == (3, "wrong_summary")


def test_tables_are_listed_by_what_is_asked_for_even_unreadable_ones(host: Host) -> None:
    host.harm(host.codes[0], "UPDATE tables SET options = '[garbage', updated_at = 1 WHERE code = '{code}'")
    told = host.run("tables", "list")
    assert all(code in told for code in host.codes)
    assert "Ada, Bob, Cy" in told
    assert [row["code"] for row in json.loads(host.run("tables", "list", "--idle", "30", "--json"))] == [host.codes[0]]
    assert json.loads(host.run("tables", "list", "--status", "over", "--json")) == []
    assert len(json.loads(host.run("tables", "list", "--title", "outpost", "--status", "playing", "--json"))) == 3
    assert json.loads(host.run("tables", "list", "--title", "homesteaders", "--json")) == []


def test_a_table_is_shown_with_its_seats_and_its_health_and_without_secrets(host: Host) -> None:
    code = host.codes[0]
    told = host.run("tables", "show", code)
    for part in ("playing", "outpost, version", "Ada (person, played by a person)", "sound"):
        assert part in told
    host.harm(code, *ENTRIES["gone"])
    assert "entry 7 of the log is missing" in host.run("tables", "show", code, code=1)
    shown = host.run("tables", "show", code, "--json", code=1)
    assert json.loads(shown)["health"]["entry"] == 7
    table = run(found_table(host.url, host.codes[1]))
    for secret in (table.seed, table.host):
        assert secret not in host.run("tables", "show", host.codes[1], "--json")
    host.harm(code, "UPDATE tables SET options = '[garbage' WHERE code = '{code}'")
    assert "cannot be read" in host.run("tables", "show", code, code=1)


async def found_table(url: str, code: str) -> Any:
    async with opened(url) as stores:
        return await stores.tables.find(TableCode(code))


def test_snapshots_and_the_row_are_made_anew_from_the_log(host: Host) -> None:
    code = host.codes[0]
    before = run(found_table(host.url, code))
    host.harm(
        code,
        "DELETE FROM snapshots",
        "UPDATE tables SET last_seq = 3, awaited = 0, status = 'over' WHERE code = '{code}'",
    )
    assert "does not say what its log says" in host.run("tables", "show", code, code=1)
    assert f"{code}: mended" in host.run("tables", "repair", code)
    after = run(found_table(host.url, code))
    assert (after.last_seq, after.awaited, after.status) == (before.last_seq, before.awaited, "playing")
    assert after.revision == before.revision + 1
    assert "sound" in host.run("tables", "show", code)
    run(plays_on(host.url, code))


async def plays_on(url: str, code: str) -> None:
    async with serving(quick(url)) as server:
        assert await play_moves(await server.room(code), OUTPOST, 5) == 5


@pytest.mark.parametrize("what", ["unreadable body", "other hash", "gone"])
def test_a_damaged_log_is_cut_only_where_and_when_the_host_says_so(
    host: Host, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    code = host.codes[0]
    host.harm(code, *ENTRIES[what])
    told = host.run("tables", "repair", code, code=1)
    assert "entry 7" in told
    assert "--back-to 6" in told
    assert "after entry 1 to 6" in host.run("tables", "repair", code, "--back-to", "7", "--yes", code=2)
    for answer in ("", "n", "yesterday"):
        monkeypatch.setattr("builtins.input", lambda _question, answer=answer: answer)
        host.run("tables", "repair", code, "--back-to", "6", code=1)
    assert "entry 7" in host.run("tables", "show", code, code=1), "nothing has been changed so far"
    monkeypatch.setattr("builtins.input", lambda _question: "y")
    host.run("tables", "repair", code, "--back-to", "6")
    assert host.seqs(code) == [1, 2, 3, 4, 5, 6]
    assert "sound" in host.run("tables", "show", code)
    run(plays_on(host.url, code))


def test_a_table_is_closed_and_deleted_after_a_question(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, third = host.codes
    monkeypatch.setattr("builtins.input", lambda _question: "no")
    host.run("tables", "close", first, code=1)
    host.run("tables", "delete", second, code=1)
    assert [row["status"] for row in json.loads(host.run("tables", "list", "--json"))] == ["playing"] * 3
    host.run("tables", "close", first, "--yes")
    host.harm(second, "UPDATE tables SET options = '[garbage' WHERE code = '{code}'")
    host.run("tables", "delete", second, "--yes")
    left = {row["code"]: row["status"] for row in json.loads(host.run("tables", "list", "--json"))}
    assert left == {first: "closed", third: "playing"}
    assert host.seqs(second) == []
    for action in ("show", "repair", "close", "delete"):
        assert main(["tables", action, second, *(["--yes"] if action != "show" else [])]) == 2


def test_a_game_of_rules_that_are_not_known_is_left_alone(host: Host) -> None:
    host.harm(host.codes[0], "UPDATE tables SET version = 99 WHERE code = '{code}'")
    assert "does not know version 99" in host.run("tables", "repair", host.codes[0], code=1)
    assert run(found_table(host.url, host.codes[0])).version == 99


def test_where_nobody_can_answer_nothing_is_done(tmp_path: Path, sqlite_template: Path) -> None:
    url = f"sqlite+aiosqlite:///{shutil.copy(sqlite_template, tmp_path / 'games.sqlite3')}"
    _, [code] = run(left_tables(url))
    command = [sys.executable, "-m", "app", "tables", "delete", code]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={"FRONTIER_DATABASE_URL": url},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, b"use --yes" in done.stdout) == (1, True)
    assert run(found_table(url, code)) is not None


@pytest.mark.anyio
async def test_a_running_server_follows_what_the_host_does(database_url: str) -> None:
    """Closed, cut and deleted tables: everybody who is looking is told, and a log that was cut is reloaded."""
    async with serving(quick(database_url, poll_seconds=0.05)) as server, opened(database_url) as stores:
        people = await server.guests("Ada", "Bob")
        closed, cut, gone = [await server.started(*people) for _ in range(3)]
        lines = {code: await people[0].sit_at(code) for code in (closed, cut, gone)}
        room = await server.room(cut)
        await play_moves(room, TITLES["outpost"], 12)
        entries = await stores.tables.entries(TableCode(cut), 0, 5)
        await stores.upkeep.mend(TableCode(cut), mended(room.game, room.table, entries, 20), cut=True)
        assert (await lines[cut].until(lambda frame: frame["type"] == "snapshot" and frame["v"] == 5))["log"][-1][
            "seq"
        ] == 5
        assert await play_moves(room, TITLES["outpost"], 3) == 3
        assert [entry.seq for entry in await server.log(cut)] == list(range(1, 9))
        await stores.tables.close_table(TableCode(closed))
        await lines[closed].until(lambda frame: frame["type"] == "table" and frame["table"]["status"] == "closed")
        await stores.upkeep.delete(TableCode(gone))
        assert (await lines[gone].get("refused"))["code"] == "no_such_table"
        assert set(server.inside.hub.rooms) == {closed, cut}
