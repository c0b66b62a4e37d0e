"""A database made by a server of version 1, opened by one of version 2: every game goes on as it was begun."""

import pytest

from app.engine.codec import fingerprint
from app.engine.record import check, read_record
from app.engine.versions import version_of
from app.tables.model import TableCode
from app.tables.position import setup_of, state_at
from app.tables.replays import check_game
from tests.example_title import SEALED_BIDS
from tests.example_title.second_version import SEALED_BIDS_2
from tests.upkeep.versions import PLAYING, bid, leave_tables, server_of, tell
from tests.web.server import Server, play_on

pytestmark = pytest.mark.anyio


async def check_log(server: Server, code: str, version: int) -> None:
    """Check that every state of a log is in the form of this version, with the hash that was noted."""
    table = await server.inside.tables.find(TableCode(code))
    game = SEALED_BIDS_2.game
    for entry in await server.log(code):
        data = await state_at(server.inside.stores.tables, game, table, entry.seq)
        assert (version_of(data), fingerprint(data)) == (version, entry.hash)
    assert (table.version, setup_of(table).version) == (version, version)
    assert check_game(game, table, await server.log(code))
    if version == 1:
        assert check_game(SEALED_BIDS.game, table, await server.log(code)), "the first version agrees"


async def test_every_game_of_version_1_goes_on_under_version_2_as_it_was_begun(database_url: str) -> None:
    left = await leave_tables(database_url)
    async with server_of(database_url, SEALED_BIDS_2) as server:
        people = await left.people(server)
        for condition in PLAYING:
            code = left.codes[condition]
            lines = [await person.sit_at(code) for person in people]
            await bid(lines, 1, 5)
            assert lines[1].mirror.decision is not None
            await tell(lines, 1, type="act", decision=lines[1].mirror.decision["id"], action={"type": "take_back"})
            await play_on(lines)
            await check_log(server, code, 1)


async def test_a_sealed_answer_of_version_1_counts_under_version_2(database_url: str) -> None:
    left = await leave_tables(database_url)
    async with server_of(database_url, SEALED_BIDS_2) as server:
        lines = [await person.sit_at(left.codes["sealed"]) for person in await left.people(server)]
        assert [line.mirror.view["own"]["bid"] for line in lines] == [5, None, None]
        for seat in (1, 2):
            await bid(lines, seat, 4)
        assert [player["coins"] for player in lines[1].mirror.view["players"]] == [7, 12, 12]


async def test_a_tie_is_decided_by_the_rules_that_the_game_was_begun_with(database_url: str) -> None:
    left = await leave_tables(database_url)
    async with server_of(database_url, SEALED_BIDS_2) as server:
        people = await left.people(server)
        new = await server.started(*people, game="sealed_bids")
        for code, coins in ((left.codes["undone"], [12, 12, 12]), (new, [9, 12, 12])):
            lines = [await person.sit_at(code) for person in people]
            for seat in range(3):
                if lines[seat].is_asked:
                    await bid(lines, seat, 3)
            assert [player["coins"] for player in lines[0].mirror.view["players"]] == coins


async def test_what_was_played_before_is_undone_replayed_verified_and_exported(database_url: str) -> None:
    left = await leave_tables(database_url)
    async with server_of(database_url, SEALED_BIDS_2) as server:
        people = await left.people(server)
        code = left.codes["undone"]
        lines = [await person.sit_at(code) for person in people]
        last = await tell(lines, 0, type="undo", to=1)
        assert all(line.is_asked for line in lines)
        for seq in range(1, last + 1):
            assert (await people[2].see(f"/api/tables/{code}/history/{seq}"))["seq"] == seq
        await check_log(server, code, 1)

        over = left.codes["over"]
        assert (await people[0].see(f"/api/tables/{over}/verify"))["ok"] is True
        exported = read_record((await people[0].get(f"/api/tables/{over}/export")).content)
        assert exported.version == 1
        for title in (SEALED_BIDS, SEALED_BIDS_2):
            assert list(check(title.game, exported))
        await check_log(server, over, 1)


async def test_tables_that_begin_under_version_2_are_of_version_2(database_url: str) -> None:
    left = await leave_tables(database_url)
    async with server_of(database_url, SEALED_BIDS_2) as server:
        people = await left.people(server)
        begun = left.codes["lobby"]
        await people[0].do(f"/api/tables/{begun}/start")
        rematch = (await people[0].do(f"/api/tables/{left.codes['over']}/rematch"))["code"]
        await people[0].do(f"/api/tables/{rematch}/start")
        for code in (begun, rematch):
            lines = [await person.sit_at(code) for person in people]
            await play_on(lines)
            await check_log(server, code, 2)
