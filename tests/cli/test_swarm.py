"""The clients of `bench server`: each answers for itself, whenever its first frame comes."""

import asyncio
from typing import cast

import pytest

from app.bench.swarm_client import Client, connect

pytestmark = pytest.mark.anyio

SNAPSHOT = b'{"type":"snapshot"}'


class Eager(asyncio.Protocol):
    """A server whose first frame comes in one piece with its handshake."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        frame = bytes([0x81, len(SNAPSHOT)]) + SNAPSHOT
        cast("asyncio.Transport", transport).write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + frame)


async def test_a_frame_that_comes_with_the_handshake_is_heard_by_the_right_client() -> None:
    heard: list[tuple[int, bytes]] = []

    def on_frame(client: Client, payload: bytes) -> None:
        heard.append((client.number, payload))

    server = await asyncio.get_running_loop().create_server(Eager, "127.0.0.1", 0)
    host, port = server.sockets[0].getsockname()
    clients = [await connect(f"{host}:{port}", "/", "", on_frame, number) for number in range(3)]
    assert heard == [(number, SNAPSHOT) for number in range(3)]
    for client in clients:
        client.close()
    await asyncio.sleep(0.1)  # until both ends of every socket are closed
    server.close()
