"""What people say to each other: who said it, and that nobody misses a line."""

import asyncio
import json

import pytest

from app.tables.access import Role
from app.tables.hub import Hub
from app.tables.model import TableCode
from app.web.table_socket import Connection
from tests.web.server import Server

pytestmark = pytest.mark.anyio


class SlowSocket:
    """A browser that reads only when it is told to."""

    def __init__(self) -> None:
        self.scope: dict[str, object] = {}
        self.may_read = asyncio.Event()
        self.read: list[dict[str, object]] = []

    async def send_text(self, text: str) -> None:
        await self.may_read.wait()
        self.read.append(json.loads(text))


async def test_a_line_tells_the_seat_of_who_said_it_so_that_nobody_can_pose_as_a_player(server: Server) -> None:
    ada, bob, watcher = await server.guests("Ada", "Bob", "Bob")
    code = await server.started(ada, bob)
    line = await ada.sit_at(code)
    for person, seat in ((bob, 1), (watcher, None)):
        await (await person.sit_at(code)).ask(type="chat", text="hello")
        heard = await line.get("chat")
        assert (heard["name"], heard["seat"]) == ("Bob", seat)
    late = await (await server.stranger()).sit_at(code)
    assert [(await late.get("chat"))["seat"] for _ in range(2)] == [1, None]


async def test_lines_said_through_two_processes_reach_everybody_in_order(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = TableCode(await server.started(ada, bob))
    inside = server.inside
    other_process = Hub(inside.stores, inside.hub.titles)
    line = await ada.sit_at(code)
    there = await other_process.room(code)
    host = there.table.host
    await there.talk.say(host, "Ada", "first", "one")
    await line.ask(type="chat", text="second")
    await there.talk.say(host, "Ada", "third", "two")
    await line.ask(type="chat", text="fourth")
    said = [json.loads(data) for data in line.raw]
    # Who has just come may be sent a line twice, with the newest ones and by itself: pages know it by its number.
    lines = {each["number"]: each["text"] for each in said if each["type"] == "chat"}
    assert list(lines.values()) == ["first", "second", "third", "fourth"]


async def test_who_could_not_keep_up_misses_no_line_and_knows_who_is_here(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    room = await server.room(code)
    slow = SlowSocket()
    connection = Connection(slow, None, Role(None, False), 3)  # type: ignore[arg-type]
    connection.room = room
    room.join(connection)
    writing = asyncio.create_task(connection.write())
    await (await ada.sit_at(code)).ask(type="chat", text="did you hear me?")
    for _ in range(5):
        room.here.announce()
    slow.may_read.set()
    async with asyncio.timeout(10):
        while not any(frame["type"] == "chat" for frame in slow.read):
            await asyncio.sleep(0.01)
    kinds = [frame["type"] for frame in slow.read]
    assert kinds[kinds.index("snapshot") :] == ["snapshot", "presence", "chat"]
    writing.cancel()
    room.leave(connection)


async def test_nobody_at_a_table_bears_the_name_of_another(server: Server) -> None:
    people = await server.guests("Élodie", "élodie", "E" * 24, "E" * 24)
    code = await people[0].open_table(6)
    for person in people[1:]:
        await person.do(f"/api/tables/{code}/join")
    await people[0].do(f"/api/tables/{code}/bot", {"seat": 4})
    await people[0].do(f"/api/tables/{code}/arrange", {"order": [0, 1, 2, 3, 5, 4]})
    await people[0].do(f"/api/tables/{code}/bot", {"seat": 4})
    names = [seat["name"] for seat in (await people[0].see(f"/api/tables/{code}"))["seats"]]
    assert names == ["Élodie", "élodie 2", "E" * 24, "E" * 21 + " 2", "Bot 6", "Bot 5"]
    await people[1].do("/api/session", {"name": "Élodie"})
    names = [seat["name"] for seat in (await people[0].see(f"/api/tables/{code}"))["seats"]]
    assert names[:2] == ["Élodie", "Élodie 2"]
