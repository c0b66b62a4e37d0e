"""What is sent at once, and what has to wait."""

import asyncio

import pytest

from app.tables.access import Role
from app.web.at_once import at_once
from app.web.table_socket import Connection

pytestmark = pytest.mark.anyio


async def test_work_that_need_not_wait_is_done_at_once() -> None:
    done: list[str] = []

    async def work() -> None:
        done.append("all")

    assert at_once(work()) is None
    assert done == ["all"]


async def test_work_that_has_to_wait_goes_on_when_it_is_awaited() -> None:
    done: list[str] = []
    door = asyncio.Event()

    async def work() -> None:
        done.append("begun")
        await door.wait()
        await asyncio.sleep(0)
        done.append("ended")

    rest = at_once(work())
    assert rest is not None
    assert done == ["begun"]
    asyncio.get_running_loop().call_soon(door.set)
    await rest
    assert done == ["begun", "ended"]


async def test_work_that_fails_says_so_at_once_or_when_it_is_awaited() -> None:
    door = asyncio.Event()

    async def work(*, late: bool) -> None:
        if late:
            await door.wait()
        raise ConnectionError

    with pytest.raises(ConnectionError):
        at_once(work(late=False))
    rest = at_once(work(late=True))
    assert rest is not None
    door.set()
    with pytest.raises(ConnectionError):
        await rest


async def test_work_that_is_given_up_is_tidied_up() -> None:
    tidy: list[bool] = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            tidy.append(True)

    rest = at_once(work())
    assert rest is not None

    async def finish() -> None:
        await rest

    task = asyncio.create_task(finish())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert tidy == [True]


class Narrow:
    """A socket that takes a frame only while its door is open."""

    def __init__(self) -> None:
        self.door = asyncio.Event()
        self.taken: list[str] = []

    async def send_text(self, text: str) -> None:
        await self.door.wait()
        self.taken.append(text)


async def test_frames_keep_their_order_through_a_door_that_shuts_and_opens() -> None:
    socket = Narrow()
    connection = Connection(socket, None, Role(None, False), 50)  # type: ignore[arg-type]
    writer = asyncio.create_task(connection.write())
    sent = 0

    def send(count: int) -> None:
        nonlocal sent
        for _ in range(count):
            connection.send(str(sent).encode())
            sent += 1

    for count in (3, 1, 7):
        socket.door.set()
        send(2)
        await asyncio.sleep(0)
        send(1)
        socket.door.clear()
        send(count)
        await asyncio.sleep(0)
        send(1)
        socket.door.set()
        send(1)
        while len(socket.taken) < sent:
            await asyncio.sleep(0)
    assert socket.taken == [str(number) for number in range(sent)]
    writer.cancel()
