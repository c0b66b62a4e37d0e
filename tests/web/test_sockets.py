"""What a socket is sent, in which order, and what a slow reader gets instead."""

import asyncio
import json

import pytest

from app.tables.access import Role
from app.tables.frames import Refused, encode
from app.web.table_socket import POLICY_VIOLATION, Connection
from tests.web.server import Server

pytestmark = pytest.mark.anyio

QUEUE = 8


class Narrow:
    """A socket that takes frames only while its door is open."""

    def __init__(self) -> None:
        self.door = asyncio.Event()
        self.taken: list[str] = []
        self.closed: int | None = None

    async def send_text(self, text: str) -> None:
        await self.door.wait()
        self.taken.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


def connected(socket: Narrow) -> Connection:
    return Connection(socket, None, Role(None, False), QUEUE)  # type: ignore[arg-type]


async def test_frames_keep_their_order_through_a_door_that_shuts_and_opens() -> None:
    socket = Narrow()
    connection = connected(socket)
    writer = asyncio.create_task(connection.write())
    sent: list[str] = []
    for count in (3, 1, 5):
        for is_open in (True, False):
            (socket.door.set if is_open else socket.door.clear)()
            for _ in range(count):
                sent.append(str(len(sent)))
                connection.send(sent[-1].encode())
            await asyncio.sleep(0)
        socket.door.set()
        while len(socket.taken) < len(sent):
            await asyncio.sleep(0)
    assert socket.taken == sent
    writer.cancel()


async def test_who_is_dismissed_is_told_why_and_nothing_of_what_was_waiting() -> None:
    socket = Narrow()
    connection = connected(socket)
    connection.send(b"step")
    connection.dismiss("no_spectators")
    connection.send(b"step")
    socket.door.set()
    await connection.write()
    assert [text.encode() for text in socket.taken] == [encode(Refused(code="no_spectators"))]
    assert socket.closed == POLICY_VIOLATION


async def test_a_reader_that_is_too_slow_is_sent_a_snapshot_instead_of_what_piled_up(server: Server) -> None:
    ada, ben = await server.guests("Ada", "Ben")
    room = await server.room(await server.started(ada, ben))
    socket = Narrow()
    connection = connected(socket)
    connection.room = room
    for _ in range(QUEUE + 3):
        connection.send(b"{}")
    writer = asyncio.create_task(connection.write())
    socket.door.set()
    while len(socket.taken) < 2:
        await asyncio.sleep(0)
    connection.send(b'{"type": "step"}')
    while len(socket.taken) < 3:
        await asyncio.sleep(0)
    assert [json.loads(text)["type"] for text in socket.taken] == ["snapshot", "presence", "step"]
    writer.cancel()


async def test_many_messages_at_once_are_answered_in_their_order(server: Server) -> None:
    ada, ben = await server.guests("Ada", "Ben")
    code = await server.started(ada, ben)
    line = await ada.sit_at(code)
    ids = [f"n{number}" for number in range(80)]
    for each in ids:
        await line.send({"type": "act", "id": each, "decision": "none", "action": {}})
    answers = [await line.get("refused") for _ in ids]
    assert [each["id"] for each in answers] == ids
