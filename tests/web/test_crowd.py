"""A crowd: tabs that come and go at any moment, and people who do everything at once."""

import asyncio
import json
import random
from typing import Any

import pytest

from tests.web.server import Guest, Line, Server, play_on, wait_for

pytestmark = pytest.mark.anyio

ROUNDS = 12
"""Moves made while people come and go."""


async def visit(guest: Guest, code: str, chance: random.Random) -> Line | None:
    """Come to a table and leave at once, in good order or without a word; or see it first."""
    await asyncio.sleep(chance.random() / 50)
    line = await guest.dial(code)
    match chance.randrange(4):
        case 0:
            await line.close()
            return None
        case 1:
            line.connection.transport.abort()
            return None
    first = await line.receive()
    assert first["type"] == "snapshot", "who comes is shown the table first"
    return line


async def test_tabs_that_come_and_go_leave_nobody_waiting(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    watcher = await server.guest("Cy")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    chance = random.Random(43)
    staying: list[Line] = []
    async with asyncio.timeout(60):
        for _ in range(ROUNDS):
            visits = (visit(guest, code, chance) for guest in (*people, watcher, watcher))
            _, *came = await asyncio.gather(play_on(lines, moves=1), *visits)
            staying += [line for line in came if line is not None]
    room = await server.room(code)
    await wait_for(lambda: len(room.subscribers) == 2 + len(staying))
    late = await watcher.sit_at(code)
    assert late.mirror.version == lines[0].mirror.version > ROUNDS
    assert staying
    await play_on(lines, [*staying, late], moves=3)
    for line in (*lines, *staying):
        assert [json.loads(data)["type"] for data in line.raw].count("snapshot") == 1
        assert line.mirror.gaps == 0


async def everything(person: Guest, line: Line, code: str, round_: int) -> None:
    """Ask for everything that there is, and wait for no answer before the next question."""
    number = f"{code[:4]}{round_}"
    decision = line.mirror.decision
    frames: list[dict[str, Any]] = [
        {"type": "drive", "id": f"{number}-away", "driver": "bot"},
        {"type": "chat", "id": f"{number}-chat", "text": "hello"},
        {"type": "undo", "id": f"{number}-undo", "to": max(1, line.mirror.version - 3)},
        {"type": "undo_answer", "id": f"{number}-yes", "agree": True},
        {"type": "sync", "have": 0},
        {"type": "drive", "id": f"{number}-back", "driver": "person"},
    ]
    if decision is not None:
        act = {"type": "act", "id": f"{number}-act", "decision": decision["id"], "action": decision["default"]}
        frames.insert(2, act)
    for frame in frames:
        await line.send(frame)
    address = f"/api/tables/{code}"
    answers = await asyncio.gather(
        person.post(f"{address}/leave"),
        person.post(f"{address}/join"),
        person.post("/api/session", {"name": f"Ada {round_}"}),
        person.get(f"{address}/view"),
        person.get(f"{address}/history/1"),
        line.echo(),
    )
    assert all(answer.status_code < 500 for answer in answers[:5]), [answer.text for answer in answers[:5]]


async def test_people_who_do_everything_at_once_at_two_tables_hold_nobody_up(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    codes = [await server.started(*people) for _ in range(2)]
    seats = [(person, await person.sit_at(code), code) for code in codes for person in people]
    async with asyncio.timeout(60):
        for round_ in range(2):
            await asyncio.gather(*(everything(*seat, round_) for seat in seats))
    for _, line, _ in seats:
        assert (await line.ask(type="drive", driver="person"))["type"] == "ack"
    await wait_for(lambda: not server.inside.bots._running)
    for person, line, code in seats:
        await line.echo()
        assert line.mirror.gaps == 0
        assert line.mirror.view == (await person.see(f"/api/tables/{code}/view"))["view"]
    for code in codes:
        lines = [line for _, line, at in seats if at == code]
        await play_on(lines, moves=3)
        log = await server.log(code)
        assert len({entry.client_id for entry in log}) == len(log) == log[-1].seq
