"""A line of chat whose answer was lost in a crash is sent again, and said once."""

import asyncio
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from tests.faults.people import gather_at
from tests.faults.processes import PATIENCE, running

pytestmark = pytest.mark.anyio


async def until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """Read on until a frame of this kind comes."""
    async with asyncio.timeout(PATIENCE):
        while True:
            frame: dict[str, Any] = msgspec.json.decode(await socket.recv())
            if frame["type"] == kind:
                return frame


async def test_a_line_that_is_sent_again_after_a_crash_is_said_once(database_url: str) -> None:
    line = msgspec.json.encode({"type": "chat", "id": "line", "text": "hello"}).decode()
    async with running(database_url) as [server]:
        group = await gather_at(server, "talk", seats=2)
        speaker, listener = group.guests
        async with speaker.come_to(server) as socket:
            await socket.send(line)
            first = await until(socket, "ack")
            await server.kill()
        await server.start()
        async with speaker.come_to(server) as socket, listener.come_to(server) as other:
            for _ in range(2):
                await socket.send(line)
                assert (await until(socket, "ack"))["v"] == first["v"]
            await socket.send(line.replace('"line"', '"next"').replace("hello", "again"))
            await until(socket, "ack")
            heard = [await until(other, "chat") for _ in range(2)]
            assert [(each["number"], each["text"]) for each in heard] == [(1, "hello"), (2, "again")]
