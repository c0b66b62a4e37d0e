"""Whatever is damaged in a table's row: its players find it listed, play on or read why not, and can close it."""

import asyncio

import pytest

from app.cli import main
from tests.upkeep.damage import damage
from tests.upkeep.play import play_moves
from tests.upkeep.test_damage import OUTPOST, left_tables
from tests.web.server import Guest, quick, serving

pytestmark = pytest.mark.anyio

WRONG = {
    "title": "'nonsense'",
    "options": "'[x'",
    "options of other kinds": "options = '{\"edition\": 7}'",
    "options of other games": 'options = \'{"edition": "x"}\'',
    "status": "'x'",
    "another status": "status = 'lobby'",
    "seed": "'x'",
    "commitment": "'x'",
    "version": "-5",
    "last_seq": "3",
    "no last_seq": "last_seq = 0",
}
"""Wrong values that both databases take."""
UNREADABLE = ("title", "options", "status", "seed", "commitment", "version", "revision", "last_seq")
"""Columns without which a table can't be played, where SQLite stores anything."""
HEALING = ("created_at", "updated_at", "moved_at", "awaited", "bot_to_move", "rematch", "pace", "proposal", "barred")


async def listed(person: Guest, code: str) -> list[tuple[bool, bool]]:
    mine = (await person.see("/api/tables"))["mine"]
    return [(table["playable"], table["waiting"]) for table in mine if table["code"] == code]


async def test_a_table_with_a_damaged_row_stays_with_its_players_until_they_close_it(database_url: str) -> None:
    harms = [f"{what} = {value}" if " " not in what else value for what, value in WRONG.items()]
    healing = list[str]()
    if database_url.startswith("sqlite"):
        harms += [f"{column} = x'00ff'" for column in UNREADABLE]
        healing = [f"{column} = x'00ff'" for column in HEALING]
    left, codes = await left_tables(database_url, len(harms) + len(healing), moves=5)
    for code, harm in zip(codes, harms + healing, strict=True):
        await damage(database_url, code, [f"UPDATE tables SET {harm} WHERE code = '{{code}}'"])
    async with serving(quick(database_url, snapshot_every=3)) as server:
        ada, _, cy = await left.people(server)
        for code, harm in zip(codes, harms, strict=False):
            assert len(await listed(ada, code)) == 1, harm
            assert (await ada.get(f"/api/tables/{code}/view")).status_code in (409, 503), harm
            assert await listed(ada, code) == [(False, False)], harm
            page = await ada.get(f"/t/{code}")
            assert (page.status_code, "data-close" in page.text) == (200, True), harm
            assert (await ada.get(f"/t/{code}/log")).status_code == 200, harm
            assert (await ada.get(f"/t/{code}/about")).status_code in (200, 409, 503), harm
            assert (await ada.do(f"/api/tables/{code}/close"))["status"] == "closed"
            assert await listed(cy, code) == [], harm
        for code in codes[len(harms) :]:
            assert await play_moves(await server.room(code), OUTPOST, 3) == 3
            assert [playable for playable, _ in await listed(cy, code)] == [True]


@pytest.mark.parametrize("harm", ["title = 'nonsense'", "title = 'homesteaders'", "version = 7", "options = '[x'"])
async def test_damage_in_a_table_that_people_are_looking_at_is_not_taken_over(database_url: str, harm: str) -> None:
    async with serving(quick(database_url, poll_seconds=0.05)) as server:
        ada, bob = await server.guests("Ada", "Bob")
        code = await server.started(ada, bob)
        line = await ada.sit_at(code)
        await damage(database_url, code, [f"UPDATE tables SET {harm}, revision = revision + 1 WHERE code = '{{code}}'"])
        assert (await line.get("refused"))["code"] == "table_broken"
        assert "data-close" in (await bob.get(f"/t/{code}")).text
        assert (await bob.do(f"/api/tables/{code}/close"))["status"] == "closed"


async def test_a_host_mends_what_the_log_proves(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FRONTIER_DATABASE_URL", database_url)
    proven = ["options = '[x'", "status = 'x'", "status = 'over'", "last_seq = 3"]
    left, codes = await left_tables(database_url, len(proven) + 1, moves=5)
    for code, harm in zip(codes, [*proven, "seed = 'x'"], strict=True):
        await damage(database_url, code, [f"UPDATE tables SET {harm} WHERE code = '{{code}}'"])
        assert await asyncio.to_thread(main, ["tables", "show", code]) == 1
    results = [await asyncio.to_thread(main, ["tables", "repair", code]) for code in codes]
    assert results == [0] * len(proven) + [1]
    async with serving(quick(database_url)) as server:
        ada, *_ = await left.people(server)
        for code in codes[:-1]:
            assert await play_moves(await server.room(code), OUTPOST, 3) == 3
        assert (await ada.get(f"/api/tables/{codes[-1]}/view")).status_code == 503
