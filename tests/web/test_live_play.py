"""Play over sockets: every move is stored before it is acknowledged, done once, and seen by all without a gap."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import make_url

from app.engine.record import check, read_record
from app.games import TITLES
from app.store.session import open_stores
from app.tables.model import TableCode
from app.tables.ports import ProcessPresence
from tests.patches import patched
from tests.web.server import Line, Server, play_on, quick, serving, wait_for

pytestmark = pytest.mark.anyio

OTHER = {"type": "pass"}
HELD_SECONDS = 0.2
"""Many times as long as a move takes."""


def page_of(line: Line) -> dict[str, Any]:
    """Return what a page would show."""
    mirror = line.mirror
    return {"v": mirror.version, "view": mirror.view, "decision": mirror.decision, "undo": mirror.undo}


async def asked_and_others(lines: list[Line]) -> tuple[Line, list[Line]]:
    """Return who must decide, and the others."""
    asked = next(line for line in lines if line.is_asked)
    return asked, [line for line in lines if line is not asked]


async def test_a_whole_game_is_the_same_for_all_and_followed_without_a_gap(server: Server) -> None:
    people = await server.guests("Ada", "Bob", "Cy")
    watcher = await server.guest("Dot")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    watching = await watcher.sit_at(code)
    early = await watcher.get(f"/api/tables/{code}/export")
    assert (early.status_code, early.json()["code"]) == (403, "not_over_yet")
    over = False
    while not over:
        for person, line in zip([*people, watcher], [*lines, watching], strict=True):
            view = await person.see(f"/api/tables/{code}/view")
            assert page_of(line) == {name: view[name] for name in page_of(line)}
            assert view["over"] is False
        await play_on(lines, [watching], moves=60)
        over = lines[0].mirror.is_over
    last = lines[0].mirror.version
    for person, line in zip([*people, watcher], [*lines, watching], strict=True):
        view = await person.see(f"/api/tables/{code}/view")
        assert page_of(line) == {name: view[name] for name in page_of(line)}
        assert (view["over"], view["table"]["status"], view["decision"]) == (True, "over", None)
        assert len(view["view"]["hands"]) == 3, "after the end all hands are open"
        assert view["view"]["game"]["seed"] == (await server.room(code)).table.seed
        steps = [frame["v"] for frame in map(json.loads, line.raw) if frame["type"] == "step"]
        assert steps == list(range(2, last + 1))
        assert sum(b'"type":"snapshot"' in data[:20] for data in line.raw) == 1, "nobody had to be sent all anew"
    assert [entry.seq for entry in await server.log(code)] == list(range(1, last + 1))
    export = await watcher.get(f"/api/tables/{code}/export")
    assert "attachment" in export.headers["content-disposition"]
    record = read_record(export.content)
    assert len(list(check(TITLES["outpost"].game, record))) == last
    assert record.commitment == (await watcher.see(f"/api/tables/{code}"))["commitment"]
    assert await lines[0].code(type="act", decision="x", action=OTHER) == "game_over"


@asynccontextmanager
async def held_up(database_url: str) -> AsyncIterator[None]:
    """Have nobody commit anything meanwhile; reading goes on."""
    url = make_url(database_url)
    if url.drivername.startswith("sqlite"):
        with closing(sqlite3.connect(str(url.database), isolation_level=None)) as holder:
            holder.execute("BEGIN IMMEDIATE")
            yield
    else:
        connection = await asyncpg.connect(**url.get_dialect()().create_connect_args(url)[1])
        try:
            await connection.execute("BEGIN; LOCK TABLE tables, moves IN EXCLUSIVE MODE")
            yield
        finally:
            await connection.close()


async def test_a_move_is_in_the_database_when_it_is_acknowledged_and_when_it_is_seen(
    server: Server, database_url: str
) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    for _ in range(3):
        asked, _ = await asked_and_others(lines)
        act = asked.random_act()
        async with held_up(database_url):
            await asked.send(act)
            for line in lines:
                with pytest.raises(TimeoutError):  # whatever is not committed is told to nobody
                    async with asyncio.timeout(HELD_SECONDS):
                        await line.until(lambda found: found["type"] in ("ack", "step"))
        answer = await asked.get("ack")
        stored = (await server.log(code))[answer["v"] - 1]
        assert stored.body == {"decision": act["decision"], "action": act["action"]}
        assert answer == {"type": "ack", "id": act["id"], "v": stored.seq}
        for line in lines:
            await line.reach(await server.settled(code))


async def test_a_message_sent_again_does_nothing_again_and_gets_the_same_answer(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    asked, (other,) = await asked_and_others(lines)
    person = people[lines.index(asked)]
    act = asked.random_act()
    first = await asked.ask(**act)
    assert await asked.ask(**act) == first
    second_socket = await person.sit_at(code)
    assert await second_socket.ask(**act) == first
    body = {name: act[name] for name in ("id", "decision", "action")}
    assert await person.do(f"/api/tables/{code}/actions", body) == {"id": act["id"], "v": first["v"]}
    different = {**act, "action": OTHER}
    assert await asked.ask(**different) == first, "the first message of this name counts"
    assert [entry.seq for entry in await server.log(code)] == [1, 2]
    await other.reach(first["v"])
    assert await other.code(**act) in ("decision_closed", "not_your_decision"), "another's id is not mine"
    await play_on([second_socket, other], [], moves=70)
    assert await second_socket.ask(**act) == first, "also when it was long ago"
    log = await server.log(code)
    assert [entry.seq for entry in log] == list(range(1, other.mirror.version + 1))
    assert sum("foregone" not in entry.body for entry in log) == 72


async def test_the_same_move_over_http_and_the_socket_at_once_is_one_move(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    asked, _ = await asked_and_others(lines)
    person = people[lines.index(asked)]
    act = asked.random_act()
    await asked.send(act)
    await asked.send(act)
    body = {name: act[name] for name in ("id", "decision", "action")}
    assert (await person.do(f"/api/tables/{code}/actions", body))["v"] == 2
    assert [(await asked.get("ack"))["v"] for _ in range(2)] == [2, 2]
    assert len(await server.log(code)) == 2


async def test_a_whole_round_can_be_played_over_http(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    watching = [await person.sit_at(code) for person in people]
    for _ in range(20):
        asked, _ = await asked_and_others(watching)
        person, before = people[watching.index(asked)], asked.mirror.version
        body = {name: value for name, value in asked.random_act().items() if name != "type"}
        answer = await person.do(f"/api/tables/{code}/actions", body)
        assert answer["v"] == before + 1
        for line in watching:
            await line.reach(await server.settled(code))
    assert watching[0].mirror.gaps == 0


async def test_an_answer_to_a_closed_or_anothers_decision_is_refused_and_nothing_written(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    asked, (other,) = await asked_and_others(lines)
    act = asked.random_act()
    assert await other.code(type="act", decision=act["decision"], action=act["action"]) == "not_your_decision"
    v = (await asked.ask(**act))["v"]
    await asked.reach(v)
    while asked.mirror.decision and asked.mirror.decision["id"] == act["decision"]:
        await asked.move()
    before = await server.log(code)
    assert await asked.code(**{**act, "id": "late"}) == "decision_closed"
    body = {"id": "later", "decision": act["decision"], "action": act["action"]}
    answer = await people[lines.index(asked)].post(f"/api/tables/{code}/actions", body)
    assert (answer.status_code, answer.json()["code"]) == (409, "decision_closed")
    assert await server.log(code) == before


async def test_whoever_asks_is_sent_all_anew_and_only_they(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    await play_on(lines, moves=15)
    await lines[1].echo()
    await lines[0].send({"type": "sync", "have": 3})
    sent = await lines[0].get("snapshot")
    seen = await people[0].see(f"/api/tables/{code}/view")
    assert sent == seen
    assert await lines[1].echo() == []


async def test_a_sign_of_life_tells_how_far_the_table_is(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.gathered(*people)
    lines = [await person.sit_at(code) for person in people]
    await lines[1].send({"type": "ping"})
    assert await lines[1].get("pong") == {"type": "pong", "v": 0}
    await people[0].do(f"/api/tables/{code}/start")
    for line in lines:
        await line.get("snapshot")
    await play_on(lines, moves=3)
    await lines[1].send({"type": "ping"})
    assert await lines[1].get("pong") == {"type": "pong", "v": lines[0].mirror.version}


async def test_a_reconnected_player_goes_on_at_every_point_of_the_game(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    for number in range(24):
        line = lines[number % 2]
        await line.close()
        lines[number % 2] = fresh = await people[number % 2].sit_at(code)
        name = people[number % 2].name
        assert fresh.mirror.you == {"seat": number % 2, "host": number % 2 == 0, "name": name, "lost": None}
        assert list(fresh.mirror.view["hands"]) == [str(number % 2)]
        await play_on(lines, moves=1)
    log = await server.log(code)
    assert sum("foregone" not in entry.body for entry in log) == 25


async def test_presence_tells_who_is_there(server: Server) -> None:
    ada, bob, cy = await server.guests("Ada", "Bob", "Cy")
    code = await server.started(ada, bob)
    line = await ada.sit_at(code)

    async def present() -> tuple[list[int], int]:
        found = await line.get("presence")
        return found["seats"], found["spectators"]

    assert await present() == ([0], 0)
    other = await bob.sit_at(code)
    assert await present() == ([0, 1], 0)
    second_tab = await bob.sit_at(code)
    assert await present() == ([0, 1], 0)
    watching = await cy.sit_at(code)
    assert await present() == ([0, 1], 1)
    await other.close()
    assert await present() == ([0, 1], 1)
    await second_tab.close()
    assert await present() == ([0], 1)
    await watching.close()
    assert await present() == ([0], 0)


async def test_talk_is_kept_apart_from_the_log(server: Server) -> None:
    ada, bob, cy = await server.guests("Ada", "<b>Bob", "Cy")
    code = await server.started(ada, bob)
    lines = [await ada.sit_at(code), await bob.sit_at(code)]
    text = "<script>alert(1)</script> 🚀"
    answer = await lines[1].ask(type="chat", text=text)
    assert answer["type"] == "ack"
    heard = await lines[0].get("chat")
    assert (heard["name"], heard["text"], heard["number"]) == ("<b>Bob", text, 1)
    assert len(await server.log(code)) == 1
    assert (await ada.see(f"/api/tables/{code}/view"))["v"] == 1
    late = await cy.sit_at(code)
    assert (await late.get("chat"))["text"] == text
    nobody = await (await server.stranger()).sit_at(code)
    assert await nobody.code(type="chat", text="hello") == "not_recognised"
    await play_on(lines, moves=3)


async def test_what_is_said_is_said_once_however_often_it_is_sent(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    line = await ada.sit_at(code)
    first = await line.ask(type="chat", id="c1", text="hello")
    assert await line.ask(type="chat", id="c1", text="hello") == first
    said = await server.inside.stores.tables.said(TableCode(code), 0, 50)
    assert [chat.text for chat in said] == ["hello"]


async def test_watchers_come_and_go_and_the_players_are_sent_nothing_anew(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    watcher = await server.guest("Cy")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    for _ in range(10):
        watching = [await watcher.sit_at(code) for _ in range(2)]
        await play_on(lines, watching, moves=1)
        assert await watching[0].code(type="act", decision="x", action=OTHER) == "not_seated"
        await watching[0].ask(type="chat", text="hello")
        assert watching[0].mirror.decision is None
        for line in watching:
            await line.close()
        room = await server.room(code)
        await wait_for(lambda room=room: len(room.subscribers) == 2)  # type: ignore[misc]
    for line in lines:
        await line.echo()
        kinds = [json.loads(data)["type"] for data in line.raw]
        assert kinds.count("snapshot") == 1
        assert (kinds.count("chat"), set(kinds)) == (10, {"snapshot", "step", "ack", "presence", "chat", "pong"})
        assert line.mirror.gaps == 0


def told(update: dict[str, Any], view: dict[str, Any]) -> Iterator[tuple[Any, Any]]:
    """Go through all that an update changes: what it was, and what it is."""
    yield from ((view[name], section) for name, section in update.get("set", {}).items())
    for name, fields in update.get("fields", {}).items():
        yield from ((view[name][field], value) for field, value in fields.items())
    for name, rows in update.get("rows", {}).items():
        for row, fields in rows.items():
            old = view[name][int(row) if isinstance(view[name], list) else row]
            yield from ((old[field], value) for field, value in fields.items())


async def test_only_what_has_changed_is_sent(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    await play_on(lines, moves=40)
    for line in lines:
        view: dict[str, Any] = {}
        for frame in map(json.loads, line.raw):
            if frame["type"] == "snapshot":
                view = frame["view"]
            elif frame["type"] == "step":
                for update in (frame, frame.get("own", {})):
                    assert all(old != new for old, new in told(update, view))
                    view = patched(view, update)
        assert view == line.mirror.view


async def test_a_server_that_ends_leaves_a_snapshot_of_every_table_it_held(database_url: str) -> None:
    async with serving(quick(database_url, snapshot_every=1000)) as server:
        people = await server.guests("Ada", "Bob")
        code = TableCode(await server.started(*people))
        await play_on([await person.sit_at(code) for person in people], moves=9)
    stores = await open_stores(database_url)
    loaded = await stores.tables.load(code)
    await stores.close()
    assert loaded is not None
    assert loaded.snapshot is not None
    assert (loaded.snapshot.seq, loaded.entries) == (loaded.table.last_seq, ())


async def test_who_is_at_a_table_that_turns_out_broken_is_told_and_let_go(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = TableCode(await server.started(*people))
    lines = [await person.sit_at(code) for person in people]
    await play_on(lines, moves=5)
    room = server.inside.hub.rooms[code]
    assert room.position is not None
    room.position.seq = 0  # as if this process had lost its way: the log can't be followed from here
    await server.inside.hub._catch_up(room, table_too=False)
    for line in lines:
        assert (await line.until(lambda frame: frame["type"] == "refused"))["code"] == "table_broken"
    assert code not in server.inside.hub.rooms


async def test_presence_reaches_over_processes_and_forgets_those_that_fell_silent(postgres_url: str) -> None:
    settings = quick(postgres_url, poll_seconds=0.3)
    async with serving(settings) as one, serving(settings) as other:
        ada, bob = await one.guests("Ada", "Bob")
        code = TableCode(await one.started(ada, bob))
        line = await ada.sit_at(code)
        bob.server = other
        far = await bob.sit_at(code)
        for each in (line, far):
            await each.until(lambda found: found["type"] == "presence" and found["seats"] == [0, 1])
        await far.close()
        await line.until(lambda found: found["type"] == "presence" and found["seats"] == [0])
        one.inside.hub.rooms[code].here.receive(ProcessPresence("killed", seats=0b10))
        await line.until(lambda found: found["type"] == "presence" and found["seats"] == [0, 1])
        await line.until(lambda found: found["type"] == "presence" and found["seats"] == [0])
