"""Whatever is damaged in a table's row: its players find it listed, play on or read why not, and can close it."""

import asyncio

import pytest
from structlog.testing import capture_logs

from app.cli import main
from app.tables import bot_runner
from tests.databases import new_sqlite_url
from tests.upkeep.damage import damage
from tests.upkeep.play import play_moves
from tests.upkeep.test_damage import OUTPOST, left_tables
from tests.web.server import Guest, quick, serving, wait_for

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


@pytest.mark.parametrize("harm", ["revision = x'00ff'", "last_seq = 'x'"])
async def test_damage_in_one_table_keeps_no_other_from_being_followed(
    request: pytest.FixtureRequest, harm: str
) -> None:
    url = new_sqlite_url(request)  # Postgres stores no such values
    async with serving(quick(url, poll_seconds=0.05)) as server:
        people = await server.guests("Ada", "Bob")
        broken, sound = [await server.started(*people) for _ in range(2)]
        lines = {code: await people[0].sit_at(code) for code in (broken, sound)}
        await damage(url, broken, [f"UPDATE tables SET {harm} WHERE code = '{{code}}'"])
        assert (await lines[broken].get("refused"))["code"] == "table_broken"
        await damage(url, sound, ["UPDATE tables SET status = 'closed', revision = revision + 1 WHERE code = '{code}'"])
        await lines[sound].until(lambda frame: frame["type"] == "table" and frame["table"]["status"] == "closed")


async def test_bots_go_on_once_a_host_has_mended_their_table(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FRONTIER_DATABASE_URL", database_url)
    monkeypatch.setattr(bot_runner, "WAKE_SECONDS", 0.1)
    _, [code] = await left_tables(database_url, moves=5)
    harm = "status = 'playing', options = '[x', bot_to_move = true, moved_at = 0"
    await damage(database_url, code, [f"UPDATE tables SET {harm} WHERE code = '{{code}}'"])
    await damage(database_url, code, ["UPDATE seats SET driver = 'bot' WHERE table_code = '{code}'"])
    with capture_logs() as logs:
        async with serving(quick(database_url)) as server:
            await wait_for(lambda: any(each["event"] == "bots.given_up" for each in logs))
            assert await asyncio.to_thread(main, ["tables", "repair", code]) == 0
            await damage(database_url, code, ["UPDATE tables SET moved_at = 0 WHERE code = '{code}'"])
            await wait_for(lambda: code in server.inside.hub.rooms)
            room = await server.room(code)
            await wait_for(lambda: room.newest.seq > 8)
    assert sum(each["event"] == "bots.given_up" for each in logs) == 1


async def test_a_seat_that_lost_its_person_is_given_to_somebody_else(database_url: str) -> None:
    left, [code] = await left_tables(database_url, moves=5)
    await damage(database_url, code, ["UPDATE seats SET person = NULL WHERE table_code = '{code}' AND number = 2"])
    async with serving(quick(database_url)) as server:
        ada, bob, cy = await left.people(server)
        first, second = await ada.sit_at(code), await bob.sit_at(code)
        (await server.room(code)).here._since -= 3600
        assert (await first.ask(type="propose", kind="substitute", seat=2))["type"] == "ack"
        proposal = (await bob.see(f"/api/tables/{code}"))["proposal"]
        assert proposal["waiting"] == [1]
        assert (await second.ask(type="proposal_answer", proposal=proposal["id"], agree=True))["type"] == "ack"
        link = (await ada.do(f"/api/tables/{code}/seat-link"))["url"].partition("#")[2]
        await cy.do("/api/seat/claim", {"token": link})
        assert (await cy.sit_at(code)).mirror.you["seat"] == 2
        assert (await server.log(code))[-1].kind == "seat_given"


async def test_damaged_rows_of_a_person_or_the_chat_are_no_error_to_anybody(request: pytest.FixtureRequest) -> None:
    url = new_sqlite_url(request)
    left, [code] = await left_tables(url, moves=5)
    async with serving(quick(url)) as server:
        for person in await left.people(server):
            assert (await (await person.sit_at(code)).ask(type="chat", text="Hello"))["type"] == "ack"
    person_named = "(SELECT id FROM users WHERE name = '{}')"
    harms = [
        "UPDATE chat SET number = 'x' WHERE number = 1",
        "UPDATE chat SET text = x'00ff', name = x'00ff', at = 'x' WHERE number = 2",
        "UPDATE users SET name = x'00ff' WHERE name = 'Bob'",
        f"UPDATE sessions SET created_at = 'x', device = x'00ff' WHERE person = {person_named.format('Ada')}",
        f"UPDATE sessions SET used_at = 'x' WHERE person = {person_named.format('Cy')}",
    ]
    await damage(url, code, harms)
    async with serving(quick(url)) as server:
        ada, bob, cy = await left.people(server)
        for person in (ada, bob):
            line = await person.sit_at(code)
            said = await line.get("chat")
            assert (said["number"], said["text"], said["name"]) == (2, "", "")
            assert (await line.ask(type="chat", text="Still here"))["type"] == "ack"
            for path in ("/", "/account", "/api/account", "/api/me", "/api/tables"):
                assert (await person.get(path)).status_code == 200, path
        assert (await cy.get("/")).status_code == 200
        assert (await cy.get("/api/me")).status_code == 401, "whether it has expired can't be told"
