"""Consent is a person's: whoever plays their seat at the moment, nobody but they can give it."""

import json
from typing import Any

import pytest

from app.engine.record import read_record
from app.games.outpost.meta import META
from app.tables import ledger
from app.tables.model import TableCode
from app.tables.projection import MOST_REVEALED
from tests.upkeep.versions import Left
from tests.web.server import DEADLINE, Guest, Line, Server, quick, serving, wait_for

pytestmark = pytest.mark.anyio


async def at_play(server: Server, *names: str, **more: Any) -> tuple[str, list[Guest], list[Line]]:
    """Return a table at play with its people and their sockets."""
    people = await server.guests(*names)
    code = await server.started(*people, **more)
    return code, people, [await person.sit_at(code) for person in people]


async def move(server: Server, code: str, lines: list[Line], moves: int = 1) -> int:
    """Play at random until the log has this many more entries and everybody has them; return the last one."""
    room = await server.room(code)
    wanted = room.newest.seq + moves
    while room.newest.seq < wanted:
        for line in lines:
            await line.echo()
        asked = next((line for line in lines if line.is_asked), None)
        if asked is not None:
            await asked.ask(**asked.random_act())
    for line in lines:
        await line.reach(room.newest.seq)
    return room.newest.seq


async def asked_back(server: Server, code: str, lines: list[Line]) -> int:
    """Have the first player ask to go back to the beginning; return the request's entry."""
    server.inside.hub.listeners.clear()
    version = (await lines[0].ask(type="undo", to=1))["v"]
    for line in lines:
        await line.reach(version)
    return int(version)


def people_of(request: dict[str, Any]) -> dict[str, Any]:
    """Return a request without the moves that it is about."""
    return {name: request[name] for name in ("to", "by", "agreed", "waiting")}


async def kinds(server: Server, code: str) -> list[str]:
    return [entry.kind for entry in await server.log(code)]


async def test_who_lets_a_bot_play_still_has_to_be_asked_and_can_answer(server: Server) -> None:
    code, people, lines = await at_play(server, "Ada", "Bob", "Cy")
    await move(server, code, lines, 6)
    server.inside.hub.listeners.clear()
    await lines[2].ask(type="drive", driver="bot")
    await asked_back(server, code, lines)
    assert people_of(lines[1].mirror.undo["request"]) == {"to": 1, "by": 0, "agreed": [], "waiting": [1, 2]}
    [table] = (await people[2].see("/api/tables"))["mine"]
    assert (table["waiting"], table["driven"]) == (True, True), "it waits for the person, not for the bot"
    first = await lines[1].ask(type="undo_answer", agree=True)
    assert (await kinds(server, code))[-1] == "undo_agreed", "one person is still to answer, whoever plays their seat"
    await lines[2].reach(first["v"])
    assert people_of(lines[2].mirror.undo["request"]) == {"to": 1, "by": 0, "agreed": [1], "waiting": [2]}
    last = await lines[2].ask(type="undo_answer", agree=True)
    log = await server.log(code)
    assert (log[-1].seq, log[-1].kind, log[-1].seat, log[-1].hash) == (last["v"], "undo", 2, log[0].hash)
    seats = (await server.room(code)).table.seats
    assert seats[2].driver == "bot", "answering for oneself is not playing"


async def test_who_is_asked_reads_which_moves_would_go_and_what_everybody_saw_in_them(server: Server) -> None:
    code, people, lines = await at_play(server, "Ada", "Bob", "Cy")
    last = await move(server, code, lines, 24)
    moves = [entry.seq for entry in await server.log(code) if entry.kind == "move"]
    await asked_back(server, code, lines)
    request = (await people[1].see(f"/api/tables/{code}/view"))["undo"]["request"]
    assert request["moves"] == moves[: moves.index(last) + 1]
    log = (await (await server.guest("Wanda")).see(f"/api/tables/{code}/history?after=1&limit=200"))["entries"]
    told = [event for entry in log for event in entry["events"] if event["key"] in META.revealing]
    assert told
    assert request["revealed"] == told[:MOST_REVEALED], "as the log tells it to spectators"


async def test_nothing_that_happens_to_a_seat_answers_for_its_person(server: Server) -> None:
    code, people, lines = await at_play(server, "Ada", "Bob", "Cy")
    await move(server, code, lines, 6)
    await asked_back(server, code, lines)
    await lines[1].ask(type="undo_answer", agree=True)
    await lines[2].ask(type="drive", driver="bot")
    await lines[2].ask(type="drive", driver="person")
    await people[2].do(f"/api/tables/{code}/leave")
    await lines[2].close()
    await lines[0].until(lambda frame: frame["type"] == "presence" and frame["seats"] == [0, 1])
    assert "undo" not in await kinds(server, code)
    request = (await people[1].see(f"/api/tables/{code}/view"))["undo"]["request"]
    assert people_of(request) == {"to": 1, "by": 0, "agreed": [1], "waiting": [2]}


async def test_the_table_waits_for_those_who_are_asked_until_they_answer(server: Server) -> None:
    code, people, lines = await at_play(server, "Ada", "Bob", "Cy")
    await move(server, code, lines, 6)
    server.inside.hub.listeners.clear()

    async def waiting() -> list[bool]:
        return [(await person.see("/api/tables"))["mine"][0]["waiting"] for person in people]

    before = await waiting()
    asker = before.index(False)
    asked = [seat for seat in range(3) if seat != asker]
    await lines[asker].ask(type="undo", to=1)
    assert await waiting() == [seat != asker for seat in range(3)]
    await lines[asked[0]].ask(type="undo_answer", agree=True)
    assert await waiting() == [seat == asked[1] or before[seat] for seat in range(3)]
    await lines[asked[1]].ask(type="undo_answer", agree=False)
    assert await waiting() == before


async def test_a_bot_that_plays_on_does_not_end_what_was_asked(server: Server) -> None:
    code, people, lines = await at_play(server, "Ada", "Bob", "Cy")
    await move(server, code, lines, 6)
    asker = next(line for line in lines if not line.is_asked)
    others = [line for line in lines if line is not asker]
    await asker.ask(type="undo", to=1)
    for line in others:
        await line.ask(type="drive", driver="bot")
    await asker.until(lambda frame: frame["type"] == "step" and frame["bot"])
    request = (await people[0].see(f"/api/tables/{code}/view"))["undo"]["request"]
    waiting = [lines.index(line) for line in others]
    assert people_of(request) == {"to": 1, "by": lines.index(asker), "agreed": [], "waiting": waiting}
    for line in others:
        await line.ask(type="undo_answer", agree=True)
    log = await server.log(code)
    back = next(entry for entry in log if entry.kind == "undo")
    assert (back.seat, back.hash) == (waiting[-1], log[0].hash)


async def test_what_was_asked_is_still_asked_after_a_restart_however_long_bots_have_played(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "RECENT", 3)
    async with serving(quick(database_url)) as server:
        code, people, lines = await at_play(server, "Ada", "Bob", "Cy")
        await move(server, code, lines, 6)
        asker = next(line for line in lines if not line.is_asked)
        asked = (await asker.ask(type="undo", to=1))["v"]
        for line in lines:
            await line.ask(type="drive", driver="bot")
        room = await server.room(code)
        await wait_for(lambda: room.newest.seq > asked + 10)
        left = Left([person.cookies() for person in people], {})
    async with serving(quick(database_url)) as server:
        server.inside.hub.listeners.clear()
        people = await left.people(server)
        request = (await people[0].see(f"/api/tables/{code}/view"))["undo"]["request"]
        assert (request["to"], request["by"], len(request["waiting"])) == (1, lines.index(asker), 2)
        for seat in request["waiting"]:
            line = await people[seat].sit_at(code)
            assert (await line.ask(type="undo_answer", agree=True))["type"] == "ack"
        assert (await server.log(code))[-1].kind == "undo"


async def test_whoever_asked_can_withdraw_and_nobody_else_can_in_their_name(server: Server) -> None:
    code, people, lines = await at_play(server, "Ada", "Bob", "Cy")
    await move(server, code, lines, 6)
    await asked_back(server, code, lines)
    watching = await (await server.guest("Dan")).sit_at(code)
    assert await watching.code(type="undo_answer", agree=False) == "not_seated"
    await lines[1].ask(type="undo_answer", agree=True)
    gone = await lines[0].ask(type="undo_answer", agree=False)
    entry = (await server.log(code))[-1]
    assert (entry.seq, entry.kind, entry.seat) == (gone["v"], "undo_withdrawn", 0)
    assert (await people[1].see(f"/api/tables/{code}/view"))["undo"]["request"] is None
    assert await lines[2].code(type="undo_answer", agree=True) == "nothing_to_agree_to"
    again = await lines[1].ask(type="undo", to=1)
    assert again["type"] == "ack", "another may ask now"
    assert (await people[2].see(f"/api/tables/{code}/view"))["undo"]["request"]["waiting"] == [0, 2]


async def test_who_has_agreed_can_think_again_as_long_as_somebody_is_asked(server: Server) -> None:
    code, _, lines = await at_play(server, "Ada", "Bob", "Cy")
    await move(server, code, lines, 6)
    await asked_back(server, code, lines)
    await lines[1].ask(type="undo_answer", agree=True)
    assert await lines[1].code(type="undo_answer", agree=True) == "already_agreed"
    await lines[1].ask(type="undo_answer", agree=False)
    assert (await kinds(server, code))[-1] == "undo_declined"


async def test_of_two_processes_each_counts_the_persons_that_the_other_knows(postgres_url: str) -> None:
    settings = quick(postgres_url, poll_seconds=0.3)
    async with serving(settings) as one, serving(settings) as other:
        people = await one.guests("Ada", "Bob", "Cy")
        code = await one.started(*people)
        people[2].server = other
        lines = [await person.sit_at(code) for person in people]
        await move(one, code, lines, 6)
        for server in (one, other):
            server.inside.hub.listeners.clear()
        await lines[2].ask(type="drive", driver="bot")
        await asked_back(one, code, lines)
        await lines[1].ask(type="undo_answer", agree=True)
        await lines[2].until(lambda frame: frame["type"] == "step" and frame["kind"] == "undo_agreed")
        assert lines[2].mirror.undo["request"]["waiting"] == [2]
        await lines[2].ask(type="undo_answer", agree=True)
        await lines[0].until(lambda frame: frame["type"] == "step" and frame["kind"] == "undo")
        log = await one.log(code)
        assert log[-1].hash == log[0].hash


# --- alone against bots ------------------------------------------------------------------------------------------


async def alone(server: Server) -> tuple[str, Guest, Line]:
    ada = await server.guest("Ada")
    code = (await ada.do("/api/play", {"game": "outpost", "seats": 2}))["code"]
    return code, ada, await ada.sit_at(code)


async def shown(server: Server, code: str, line: Line) -> int:
    """Play against the bot until something was drawn; return the entry before the first move that showed something."""
    room = await server.room(code)
    assert room.position is not None
    while True:
        await line.reach(room.newest.seq)
        if not line.is_asked:
            await line.receive()
        elif hidden := [done for done in room.position.tail if not done.reversible]:
            return hidden[0].seq - 1
        else:
            await line.ask(**line.random_act())
            await line.echo()


async def test_who_plays_alone_goes_back_past_what_was_shown_and_the_game_is_marked_as_practice(server: Server) -> None:
    code, ada, line = await alone(server)
    before = await shown(server, code, line)
    assert not (await ada.see(f"/api/tables/{code}/view"))["practice"]
    server.inside.hub.listeners.clear()
    answer = await line.ask(type="undo", to=before)
    step = await line.until(lambda frame: frame["type"] == "step" and frame["v"] == answer["v"])
    assert (step["kind"], step["practice"]) == ("undo", True)
    assert dict((await server.log(code))[-1].body) == {"to": before, "practice": True}
    for _ in range(2):
        view = await ada.see(f"/api/tables/{code}/view")
        assert (view["practice"], view["log"][-1]["practice"]) == (True, True)
        del server.inside.hub.rooms[TableCode(code)]  # and so it is for a process that reads the log
    entries = (await ada.see(f"/api/tables/{code}/history"))["entries"]
    assert [entry["seq"] for entry in entries if entry.get("practice")] == [answer["v"]]


async def test_a_practice_game_says_so_in_its_file_and_no_other_does(server: Server) -> None:
    files = []
    for goes_back in (True, False):
        code, ada, line = await alone(server)
        before = await shown(server, code, line)
        if goes_back:
            assert (await line.ask(type="undo", to=before))["type"] == "ack"
        await ada.do(f"/api/tables/{code}/leave")
        room = await server.room(code)
        await wait_for(lambda room=room: room.is_over, 3 * DEADLINE)  # type: ignore[misc]
        answer = await ada.get(f"/api/tables/{code}/export")
        files.append((json.loads(answer.content).get("practice"), read_record(answer.content).practice))
        assert (await ada.see(f"/api/tables/{code}/verify"))["ok"]
    assert files == [(True, True), (None, False)]


async def test_among_persons_an_undo_to_which_all_agreed_is_no_practice(server: Server) -> None:
    code, people, lines = await at_play(server, "Ada", "Bob")
    await move(server, code, lines, 6)
    await asked_back(server, code, lines)
    await lines[1].ask(type="undo_answer", agree=True)
    assert dict((await server.log(code))[-1].body) == {"to": 1}
    assert not (await people[0].see(f"/api/tables/{code}/view"))["practice"]


async def test_with_a_friend_away_nobody_is_alone(server: Server) -> None:
    """The seat of a friend whom a bot replaced is still theirs: going back past what was shown has to be asked for."""
    code, people, lines = await at_play(server, "Ada", "Bob")
    await move(server, code, lines, 6)
    await people[1].do(f"/api/tables/{code}/leave")
    await asked_back(server, code, lines)
    assert (await kinds(server, code))[-1] == "undo_asked"
