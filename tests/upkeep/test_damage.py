"""Damage heals where the log allows it; otherwise it is contained, named by the entry's number, and can be cut off."""

import asyncio

import pytest
from structlog.testing import capture_logs

from app.cli import main
from app.cli.checks import check_tables
from app.engine.codec import fingerprint
from app.games import TITLES
from app.tables.health import examine
from app.tables.model import Draft, DraftMove, TableCode
from app.tables.position import state_at
from tests.faults.stored import opened
from tests.upkeep.damage import BODY, ENTRIES, SNAPSHOTS, damage
from tests.upkeep.play import play_moves
from tests.upkeep.versions import Left
from tests.web.server import Server, quick, serving

pytestmark = pytest.mark.anyio

OUTPOST = TITLES["outpost"]
MOVES = 30


async def left_tables(database_url: str, count: int = 1, moves: int = MOVES) -> tuple[Left, list[str]]:
    """Have a server leave tables with a few dozen entries."""
    async with serving(quick(database_url, snapshot_every=10)) as server:
        people = await server.guests("Ada", "Bob", "Cy")
        codes = [await server.started(*people) for _ in range(count)]
        for code in codes:
            await play_moves(await server.room(code), OUTPOST, moves)
        return Left([person.cookies() for person in people], {}), codes


async def stored_snapshots(server: Server, code: str) -> dict[int, bool]:
    """Return the entries that have snapshots, and whether each is what the entry noted."""
    store, found = server.inside.stores.tables, {}
    for entry in await server.log(code):
        loaded = await store.load(TableCode(code), entry.seq)
        assert loaded is not None
        if loaded.snapshot and loaded.snapshot.seq == entry.seq:
            found[entry.seq] = True
        elif entry.seq in loaded.broken:
            found[entry.seq] = False
    return found


@pytest.mark.parametrize(
    "harm", [SNAPSHOTS, ("UPDATE snapshots SET data = (SELECT data FROM snapshots WHERE seq = 1)",)]
)
async def test_broken_snapshots_are_made_anew_from_the_log(database_url: str, harm: tuple[str, ...]) -> None:
    _, [code] = await left_tables(database_url)
    await damage(database_url, code, harm)
    async with serving(quick(database_url, snapshot_every=10)) as server:
        before = await stored_snapshots(server, code)
        assert len(before) > 3
        assert sum(before.values()) <= 1, "one state is the first one after all"
        with capture_logs() as logs:
            room = await server.room(code)
        assert await stored_snapshots(server, code) == dict.fromkeys(before, True)
        mended = [each["entry"] for each in logs if each["event"] == "table.snapshot_mended"]
        assert mended == [seq for seq, sound in before.items() if not sound]
        assert await play_moves(room, OUTPOST, 5) == 5
        for entry in await server.log(code):
            data = await state_at(server.inside.stores.tables, OUTPOST.game, room.table, entry.seq)
            assert fingerprint(data) == entry.hash


async def test_a_damaged_entry_is_named_wherever_it_is_met(database_url: str) -> None:
    left, [sound, *codes] = await left_tables(database_url, 1 + len(ENTRIES))
    for code, harm in zip(codes, ENTRIES.values(), strict=True):
        await damage(database_url, code, harm)
    async with serving(quick(database_url, snapshot_every=10)) as server:
        ada, *_ = await left.people(server)
        for code, what in zip(codes, ENTRIES, strict=True):
            with capture_logs() as logs:
                answer = await ada.get(f"/api/tables/{code}/view")
            assert answer.status_code == 503
            assert (answer.json()["code"], answer.json()["params"]) == ("table_broken", {"entry": 7}), what
            errors = [each for each in logs if each["log_level"] == "error"]
            assert [(each["event"], each["entry"]) for each in errors] == [("table.broken", 7)]
            line = await ada.dial(code)
            assert (await line.receive())["params"] == {"entry": 7}
            page = (await ada.get(f"/t/{code}")).text
            assert "Entry 7 of its log is damaged." in page
            assert 'value="6"' in page, "what is before it can be read"
            assert (await ada.get(f"/t/{code}/log")).status_code == 200
            health = await examine(server.inside.stores.tables, TITLES, TableCode(code))
            assert (health.entry, health.is_sound) == (7, False)
        assert (await ada.see(f"/api/tables/{sound}/view"))["v"] > MOVES
        assert (await examine(server.inside.stores.tables, TITLES, TableCode(sound))).is_sound


async def test_damage_far_back_is_named_where_somebody_looks_there(database_url: str) -> None:
    """Entries that the position no longer needs are read only for history."""
    left, [code] = await left_tables(database_url, moves=90)
    await damage(database_url, code, ENTRIES["unreadable body"])
    async with serving(quick(database_url, snapshot_every=10)) as server:
        ada, *_ = await left.people(server)
        assert (await ada.see(f"/api/tables/{code}/view"))["v"] > 90
        assert (await ada.get(f"/api/tables/{code}/history/20")).status_code == 200
        for path in ("history?after=0", "history/8"):
            answer = await ada.get(f"/api/tables/{code}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (503, "table_broken"), path
            assert answer.json()["params"] == {"entry": 7}


async def test_a_table_that_is_found_damaged_while_people_look_shows_them_the_way_out(database_url: str) -> None:
    async with serving(quick(database_url, poll_seconds=0.05)) as server:
        ada, bob = await server.guests("Ada", "Bob")
        code = await server.started(ada, bob)
        line = await ada.sit_at(code)
        room = await server.room(code)
        await play_moves(room, OUTPOST, 10)
        harm = [
            "INSERT INTO moves SELECT table_code, seq + 1, 'move', 0, '{}', 'x', hash, reversible, by_bot, events, at "
            "FROM moves WHERE table_code = '{code}' ORDER BY seq DESC LIMIT 1",
            "UPDATE tables SET last_seq = last_seq + 1 WHERE code = '{code}'",
        ]
        await damage(database_url, code, harm)
        assert (await line.get("refused"))["code"] == "table_broken"
        answer = await bob.get(f"/t/{code}")
        assert f'data-close="/api/tables/{code}/close"' in answer.text
        assert (await bob.do(f"/api/tables/{code}/close"))["status"] == "closed"


async def test_a_player_closes_a_table_that_cannot_be_opened_and_nobody_is_asked_for_it_again(
    database_url: str,
) -> None:
    left, [code] = await left_tables(database_url)
    await damage(database_url, code, BODY)
    async with serving(quick(database_url)) as server:
        people = await left.people(server)
        dot = await server.guest("Dot")
        assert (await dot.post(f"/api/tables/{code}/close")).json()["code"] == "not_seated"
        assert "data-close" not in (await dot.get(f"/t/{code}")).text
        assert [table["code"] for table in (await people[0].see("/api/tables"))["mine"]] == [code]
        assert (await people[2].do(f"/api/tables/{code}/close"))["status"] == "closed"
        for person in people:
            assert (await person.see("/api/tables"))["mine"] == []
            assert (await person.sit_at(code)).mirror.table["status"] == "closed"


async def test_a_table_that_was_found_damaged_waits_for_nobody_until_it_is_mended(database_url: str) -> None:
    left, [code] = await left_tables(database_url)
    async with serving(quick(database_url)) as server:
        people = await left.people(server)

        async def listed() -> list[tuple[bool, bool]]:
            mine = [(await person.see("/api/tables"))["mine"] for person in people]
            return [(table["waiting"], table["playable"]) for [table] in mine]

        before = await listed()
        assert any(waiting for waiting, _ in before)
        await damage(database_url, code, BODY)
        assert (await people[0].get(f"/api/tables/{code}/view")).status_code == 503
        assert await listed() == [(False, False)] * 3
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("FRONTIER_DATABASE_URL", database_url)
            repair = ["tables", "repair", code, "--back-to", "6", "--yes"]
            assert await asyncio.to_thread(main, repair) == 0
        assert all(playable for _, playable in await listed())
        assert any(waiting for waiting, _ in await listed())


@pytest.mark.parametrize("part", ["pace = 'x'", "stand_in = 'x'", "proposal = '[x'", "barred = '{}'"])
async def test_damage_to_what_no_move_depends_on_costs_no_game(database_url: str, part: str) -> None:
    left, [code] = await left_tables(database_url)
    await damage(database_url, code, [f"UPDATE tables SET {part} WHERE code = '{{code}}'"])
    async with serving(quick(database_url)) as server:
        ada, *_ = await left.people(server)
        with capture_logs() as logs:
            assert [table["code"] for table in (await ada.see("/api/tables"))["mine"]] == [code]
        assert [each["event"] for each in logs if each["log_level"] == "error"] == ["table_settings_lost"]
        room = await server.room(code)
        assert (room.table.stand_in == "nobody") == part.startswith("stand_in"), "nothing happens in anybody's absence"
        assert (room.table.pace == "days") == part.startswith("pace")
        assert (room.table.proposal, room.table.barred) == (None, ())
        assert await play_moves(room, OUTPOST, 3) == 3
        await ada.do("/api/session", {"name": "Ada Lovelace"})
        with capture_logs() as logs:
            await ada.see("/api/tables")
        assert not logs, "the next change has written it anew"


async def test_a_damaged_draft_is_dropped_and_the_seat_begins_anew(database_url: str) -> None:
    async with serving(quick(database_url)) as server:
        ada, bob = await server.guests("Ada", "Bob")
        code = await server.started(ada, bob)
        room = await server.room(code)
        assert room.position is not None
        seat, decision = next(iter(room.position.at.opened.items()))
        nonsense = Draft(decision.id, (DraftMove({"type": "nonsense"}, "x"),))
        await server.inside.stores.tables.save_draft(TableCode(code), seat, nonsense)
    async with serving(quick(database_url)) as server:
        room = await server.room(code)
        assert room.drafts.moves_of(seat) == ()
        assert await play_moves(room, OUTPOST, 5) == 5
    await damage(database_url, code, ["UPDATE drafts SET moves = 'garbage' WHERE table_code = '{code}'"])
    async with serving(quick(database_url)) as server:
        assert (await server.room(code)).position is not None


async def test_all_tables_are_checked_and_what_would_break_is_told(database_url: str) -> None:
    _, [sound, broken, other, lost, unseeded, misfit] = await left_tables(database_url, 6)
    await damage(database_url, broken, ENTRIES["other hash"])
    await damage(database_url, other, ["UPDATE tables SET version = 99 WHERE code = '{code}'"])
    await damage(database_url, lost, ["UPDATE tables SET options = '[garbage' WHERE code = '{code}'"])
    await damage(database_url, unseeded, ["UPDATE tables SET seed = 'garbage' WHERE code = '{code}'"])
    await damage(database_url, misfit, ["UPDATE tables SET options = '{\"edition\": \"x\"}' WHERE code = '{code}'"])
    async with opened(database_url) as stores:
        found = {each.code: each for each in await check_tables(stores, TITLES, every=False)}
    assert {code: (each.fault, each.entry) for code, each in found.items()} == {
        sound: (None, None),
        broken: ("diverged", 7),
        other: ("unknown_version", None),
        lost: ("unreadable_table", None),
        unseeded: ("wrong_commitment", None),
        misfit: ("illegal", 1),
    }
