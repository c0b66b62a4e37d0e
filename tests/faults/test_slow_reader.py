"""Somebody who stops reading: the others notice nothing, and who reads again is shown how things stand."""

import asyncio
import base64
import socket
from typing import Any

import httpx
import msgspec
import pytest

from tests.faults.people import Guest, gather_at, moved_on
from tests.faults.processes import PATIENCE, Server, running
from tests.faults.stored import check_kept
from tests.web.player import Mirror, random_answer

pytestmark = pytest.mark.anyio

MOST_REQUESTS = 5000
"""The answers to this many requests fit into no buffer of the system's."""


class RawSocket:
    """A WebSocket by hand, with next to no room for what is not read."""

    def __init__(self, server: Server, guest: Guest) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self._socket.connect(("127.0.0.1", server.port))
        self._socket.settimeout(PATIENCE)
        key = base64.b64encode(b"one who is slow!").decode()
        self._socket.sendall(
            (
                f"GET /ws/tables/{guest.code} HTTP/1.1\r\nHost: {server.address}\r\nOrigin: {server.url}\r\n"
                f"Cookie: {guest.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
            ).encode()
        )
        self._file = self._socket.makefile("rb")
        assert b"101" in self._file.readline()
        while self._file.readline() != b"\r\n":
            pass

    def read(self) -> dict[str, Any]:
        """Return the next frame."""
        while True:
            opcode, length = self._file.read(2)
            if length >= 126:
                length = int.from_bytes(self._file.read(2 if length == 126 else 8), "big")
            data = self._file.read(length)
            if opcode & 0x0F == 1:
                frame: dict[str, Any] = msgspec.json.decode(data)
                return frame
            assert opcode & 0x0F != 8, "closed"

    def say(self, frame: dict[str, Any]) -> None:
        """Send a frame, masked with zeros."""
        data = msgspec.json.encode(frame)
        assert len(data) < 2**16
        head = bytes([0x81, 0x80 | 126]) + len(data).to_bytes(2, "big")
        self._socket.sendall(head + b"\0\0\0\0" + data)

    def close(self) -> None:
        """Hang up."""
        self._file.close()
        self._socket.close()


async def test_who_does_not_read_holds_nobody_up_and_is_shown_all_anew(database_url: str) -> None:
    async with running(database_url, queue_length="8") as [server], server.client() as client:
        group = await gather_at(server, "slow", seats=2)
        slow = await asyncio.to_thread(RawSocket, server, group.guests[0])
        try:
            for _ in range(MOST_REQUESTS):
                if await has_resynced(client):
                    break
                await asyncio.to_thread(slow.say, {"type": "sync", "have": 0})
            else:
                raise AssertionError("what is not read piles up somewhere without a bound")
            group.begin(server)
            await moved_on([group], 30)
            await group.pause()
            await group.end()
            await asyncio.to_thread(catch_up_and_move, slow, group.guests[0], group.seen)
        finally:
            slow.close()
        await check_kept(database_url, [group])


async def has_resynced(client: httpx.AsyncClient) -> bool:
    """Tell whether the server wants to send somebody a new snapshot."""
    lines = (await client.get("/metrics")).text.splitlines()
    return float(next(line for line in lines if line.startswith("frontier_resyncs_total")).split()[1]) > 0


def catch_up_and_move(slow: RawSocket, guest: Guest, goal: int) -> None:
    """Read what has piled up until we see what the others saw; then move if it is our turn, else say something."""
    mirror = Mirror()
    while mirror.version < goal:
        mirror.take(slow.read())
    assert mirror.gaps == 0
    if mirror.decision and mirror.decision["awaited"]:
        action = random_answer(mirror.decision, guest.dice)
        slow.say({"type": "act", "id": "slow", "decision": mirror.decision["id"], "action": action})
    else:
        slow.say({"type": "chat", "id": "slow", "text": "I am back."})
    while (answer := slow.read())["type"] not in ("ack", "refused"):
        mirror.take(answer)
    assert (answer["type"], answer["id"]) == ("ack", "slow")
