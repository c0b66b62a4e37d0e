"""The slow line of `bench page` loses and mixes up nothing. Times are not tested here."""

import asyncio

import pytest

from app.bench.slow_line import slow_line

pytestmark = pytest.mark.anyio

MUCH = bytes(range(256)) * 2000


async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Send everything back until nothing more comes."""
    while data := await reader.read(10_000):
        writer.write(data)
    writer.close()


async def said_back(port: int, data: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    found = await reader.readexactly(len(data))
    writer.close()
    return found


async def test_everything_comes_through_in_its_order_over_several_connections() -> None:
    async with await asyncio.start_server(echo, "127.0.0.1", 0) as server:
        with slow_line(server.sockets[0].getsockname()[1], round_trip_ms=2) as port:
            texts = [MUCH, MUCH[::-1], b"hello"]
            assert await asyncio.gather(*(said_back(port, text) for text in texts)) == texts


async def test_either_end_hears_that_the_other_has_gone() -> None:
    gone = asyncio.Event()

    async def leave(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Go at once when told so, else when the other goes."""
        if await reader.read(3) != b"go!":
            gone.set()
        writer.close()
        await writer.wait_closed()

    async with await asyncio.start_server(leave, "127.0.0.1", 0) as server:
        with slow_line(server.sockets[0].getsockname()[1], round_trip_ms=2) as port:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            await asyncio.wait_for(gone.wait(), 10)
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"go!")
            assert await asyncio.wait_for(reader.read(), 10) == b""
            writer.close()
            await writer.wait_closed()
