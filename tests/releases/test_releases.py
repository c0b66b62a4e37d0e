"""The promise: a game begun on an earlier release can be finished, replayed and verified on this one.

Beside what the releases have left, all is tried with what this code would leave if it were released now.
"""

import shutil
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, insert, select

from app.engine.codec import fingerprint, read_action
from app.engine.driver import Move, replay, submit
from app.engine.events import Archive, Player, Seat, Spectator
from app.engine.game import Game
from app.engine.record import check, read_record
from app.games import TITLES
from app.people.person import Person
from app.store.database import open_database
from app.store.migrate import upgrade
from app.store.models import metadata
from app.tables.health import examine
from app.tables.model import Table
from app.tables.replays import check_game, export_game, view_at
from tests.databases import SQLITE
from tests.faults.stored import opened
from tests.games.contract.harness import SHELF
from tests.games.contract.test_fixtures import FILES
from tests.releases.record import record_database, record_states
from tests.releases.shelf import DATABASE, RELEASES, read_states, states_file
from tests.releases.tables import Filling, undo_last
from tests.upkeep.play import play_moves

NOW = "this code"


@pytest.fixture(scope="session")
def left_now(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What this code would leave."""
    folder = tmp_path_factory.mktemp("release")
    record_states(folder)
    record_database(folder)
    return folder


@pytest.fixture(params=[NOW, *(folder.name for folder in RELEASES)])
def release(request: pytest.FixtureRequest, left_now: Path) -> Path:
    return next((folder for folder in RELEASES if folder.name == request.param), left_now)


def titles_of(release: Path) -> list[str]:
    return [name for name in SHELF if states_file(release, name).exists()]


def test_a_release_has_left_games_states_and_a_database(release: Path) -> None:
    assert titles_of(release)
    assert (release / DATABASE).stat().st_size < 2 * 2**20
    assert {file.parent.name for file in FILES} == set(SHELF)


def test_a_state_is_the_one_that_its_moves_lead_to_and_is_written_as_it_was(release: Path) -> None:
    for name in titles_of(release):
        game = SHELF[name].game
        for stored in read_states(states_file(release, name)):
            steps = list(replay(game, stored.setup, stored.log))
            assert len(stored.states) > 3
            for each in stored.states:
                assert (steps[each.moves].data, steps[each.moves].hash) == (each.data, each.hash)
                assert fingerprint(each.data) == each.hash
                assert game.write(game.read(each.data)) == each.data


def end_of(game: Game[Any], data: bytes, moves: Sequence[Move]) -> bytes:
    """Return the state that moves lead to from another one."""
    for move in moves:
        action, *draft = (read_action(raw, game.action_type) for raw in (move.action, *move.draft))
        data = submit(game, game.read(data), move.seat, move.decision, action, data, draft=draft).data
    return data


def test_a_game_is_played_from_every_stored_state_to_where_its_moves_led(release: Path) -> None:
    for name in titles_of(release):
        game = SHELF[name].game
        for stored in read_states(states_file(release, name)):
            last = stored.states[-1]
            for each in stored.states:
                assert end_of(game, each.data, stored.log[each.moves : last.moves]) == last.data
                for viewer in (Spectator(), Archive(), Player(Seat(0))):
                    assert game.view_for(game.read(each.data), viewer)


# --- the database ------------------------------------------------------------------------------------------------


def rows_of(file: Path) -> dict[str, list[dict[str, Any]]]:
    """Return all rows of a database, after it was brought up to the present schema."""
    upgrade(f"{SQLITE}:///{file}")
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.connect() as connection:
            return {
                each.name: [dict(row) for row in connection.execute(select(each)).mappings()]
                for each in metadata.sorted_tables
            }
    finally:
        engine.dispose()


def put_rows(connection: Connection, rows: dict[str, list[dict[str, Any]]]) -> None:
    for table in metadata.sorted_tables:
        if rows[table.name]:
            connection.execute(insert(table), rows[table.name])


@pytest.fixture
async def left(release: Path, database_url: str, tmp_path: Path) -> AsyncIterator[tuple[Filling, list[Table]]]:
    """The tables that a release has left, moved to each kind of database, and those who sit there."""
    file = Path(shutil.copy(release / DATABASE, tmp_path / "left.sqlite3"))
    rows = rows_of(file)
    database = open_database(database_url)
    await database.write(lambda connection: put_rows(connection, rows))
    await database.close()
    people = {row["name"]: Person(row["id"], row["name"]) for row in rows["users"]}
    async with opened(database_url) as stores:
        found = [await stores.tables.find(row["code"]) for row in rows["tables"]]
        yield Filling(stores, TITLES, people["Ada"], people["Bob"]), [table for table in found if table is not None]


def with_status(tables: list[Table], status: str) -> list[Table]:
    found = [table for table in tables if table.status == status]
    assert found
    return found


@pytest.mark.anyio
async def test_every_game_is_sound(left: tuple[Filling, list[Table]]) -> None:
    filling, tables = left
    for table in tables:
        assert (await examine(filling.stores.tables, TITLES, table.code)).fault is None
    assert {table.title for table in with_status(tables, "playing")} == set(TITLES)
    assert {table.title for table in with_status(tables, "over")} == set(TITLES)


@pytest.mark.anyio
async def test_running_games_are_undone_and_played_to_the_end(left: tuple[Filling, list[Table]]) -> None:
    filling, tables = left
    for table in with_status(tables, "playing"):
        room = await filling.hub.room(table.code)
        assert await room.talk.newest()
        await undo_last(room)
        await play_moves(room, TITLES[table.title], 10**6)
        assert room.is_over
        entries = await filling.stores.tables.entries(table.code, 0)
        assert check_game(room.game, table, entries)
        assert {entry.kind for entry in entries} >= {"undo", "driver", "move"}
        name, content = await export_game(filling.stores.tables, room.game, room.table)
        assert list(check(room.game, read_record(content))), name


@pytest.mark.anyio
async def test_what_was_sealed_and_what_was_begun_behind_a_screen_is_still_there(
    left: tuple[Filling, list[Table]],
) -> None:
    filling, tables = left
    sealed, begun = set(), set()
    for table in with_status(tables, "playing"):
        room = await filling.hub.room(table.code)
        assert room.position is not None
        sealed |= {table.title for _ in room.position.state.sealed}
        begun |= {table.title for seat in room.position.at.opened if room.drafts.moves_of(seat)}
    assert sealed >= {"outpost", "homesteaders"}
    assert begun >= {"homesteaders"}


@pytest.mark.anyio
async def test_finished_games_are_looked_at_verified_exported_and_played_again(
    left: tuple[Filling, list[Table]],
) -> None:
    filling, tables = left
    for table in with_status(tables, "over"):
        room = await filling.hub.room(table.code)
        for seq in range(1, table.last_seq + 1, 10):
            for viewer in (Spectator(), Archive(), Player(Seat(1))):
                assert (await view_at(filling.stores.tables, room, viewer, seq)).seq == seq
        assert check_game(room.game, table, await filling.stores.tables.entries(table.code, 0))
        _, content = await export_game(filling.stores.tables, room.game, table)
        assert list(check(room.game, read_record(content)))
        assert (await filling.service.rematch(table.code, filling.ada)).status == "lobby"


@pytest.mark.anyio
async def test_a_lobby_begins_with_the_rules_of_today(left: tuple[Filling, list[Table]]) -> None:
    filling, tables = left
    for table in with_status(tables, "lobby"):
        begun = await filling.service.start(table.code, filling.ada)
        assert begun.version == TITLES[table.title].game.meta.version
        assert await play_moves(await filling.hub.room(table.code), TITLES[table.title], 20) == 20
