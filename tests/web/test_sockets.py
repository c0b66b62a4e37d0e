"""What goes out at once, what has to wait, and how much is read before it is served."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected

from app.tables.access import Role
from app.web.sockets import UNREAD, TableSockets
from app.web.table_socket import Connection
from tests.web.server import Server

pytestmark = pytest.mark.anyio


class Narrow:
    """A socket that takes frames only while its door is open; it may have a short way, and may be gone."""

    def __init__(self, *, is_quick: bool) -> None:
        self.door = asyncio.Event()
        self.taken: list[str] = []
        self.calls: list[int] = []
        self.is_gone = False
        self.scope: dict[str, Any] = {"extensions": {"frontier.write": self.write}} if is_quick else {}

    def write(self, texts: Sequence[bytes]) -> bool:
        if self.is_gone:
            raise ClientDisconnected
        if self.door.is_set():
            self.calls.append(len(texts))
            self.taken += [text.decode() for text in texts]
        return self.door.is_set()

    async def send_text(self, text: str) -> None:
        await self.door.wait()
        self.taken.append(text)


def connected(socket: Narrow) -> Connection:
    return Connection(socket, None, Role(None, False), 50)  # type: ignore[arg-type]


@pytest.mark.parametrize("is_quick", [True, False])
async def test_frames_keep_their_order_through_a_door_that_shuts_and_opens(is_quick: bool) -> None:
    socket = Narrow(is_quick=is_quick)
    connection = connected(socket)
    writer = asyncio.create_task(connection.write())
    sent = 0

    def send(count: int) -> None:
        nonlocal sent
        for _ in range(count):
            (connection.hold if sent % 3 == 0 else connection.send)(str(sent).encode())
            sent += 1
        connection.flush()

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


async def test_what_is_held_goes_out_with_the_next_frame_or_when_it_is_let_go() -> None:
    socket = Narrow(is_quick=True)
    socket.door.set()
    connection = connected(socket)
    connection.hold(b"ack")
    assert socket.taken == []
    connection.send(b"step")
    connection.hold(b"another ack")
    connection.flush()
    connection.flush()
    assert socket.taken == ["ack", "step", "another ack"]
    assert socket.calls == [2, 1]


async def test_nothing_is_sent_to_a_browser_that_has_gone() -> None:
    socket = Narrow(is_quick=True)
    connection = connected(socket)
    socket.is_gone = True
    connection.send(b"step")
    socket.is_gone = False
    socket.door.set()
    connection.send(b"step")
    assert socket.taken == []


class Reading:
    """A transport that is read from, or not."""

    def __init__(self) -> None:
        self.is_on = True

    def pause_reading(self) -> None:
        self.is_on = False

    def resume_reading(self) -> None:
        self.is_on = True


async def test_reading_stops_while_too_much_waits_to_be_served() -> None:
    socket = TableSockets.__new__(TableSockets)
    socket.queue, socket.close_sent, socket.read_paused = asyncio.Queue(), False, False
    socket.curr_msg_data_type = "text"
    transport = Reading()
    socket.transport = transport  # type: ignore[assignment]
    for number in range(UNREAD):
        assert transport.is_on
        socket.frames = [str(number).encode()]
        socket.send_receive_event_to_app()
    assert not transport.is_on
    served = [(await socket.receive())["text"] for _ in range(UNREAD)]  # type: ignore[typeddict-item]
    assert served == [str(number) for number in range(UNREAD)]
    assert transport.is_on


async def test_many_messages_at_once_are_answered_in_their_order(server: Server) -> None:
    ada, ben = await server.guests("Ada", "Ben")
    code = await server.started(ada, ben)
    line = await ada.sit_at(code)
    ids = [f"n{number}" for number in range(10 * UNREAD)]
    for each in ids:
        await line.send({"type": "act", "id": each, "decision": "none", "action": {}})
    answers = [await line.get("refused") for _ in ids]
    assert [each["id"] for each in answers] == ids
