"""The socket of a table: frames in, frames out, nobody waits for a slow reader."""

import asyncio
import time
from collections import deque
from contextlib import suppress

import structlog
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from app.accounts.guests import clean_line
from app.engine.errors import GameError
from app.tables.access import Role, check_seat, role_at
from app.tables.messages import Act, Chat, Drive, Ping, Request, Sync, Undo, UndoAnswer, ack, frame, read_frame, refused
from app.tables.model import PersonId, TableCode
from app.tables.ports import Trouble
from app.tables.room import CHAT, Room, chat_frame
from app.tables.service import Person
from app.web.context import Services, address_of, services
from app.web.errors import TooMuch
from app.web.metrics import ACCEPTED, REFUSED, RESYNCS, SOCKETS
from app.web.security import is_own_origin

router = APIRouter()
log = structlog.get_logger()

GOING_AWAY, POLICY, TRY_LATER = 1001, 1008, 1013


class Connection:
    """One browser at one table. Frames wait in a queue of bounded length; if it overflows, all is sent anew."""

    def __init__(self, socket: WebSocket, person: Person | None, role: Role, queue_length: int) -> None:
        self.socket = socket
        self.person: PersonId | None = person.id if person else None
        self.name = person.name if person else ""
        self.role = role
        self.room: Room | None = None
        self._frames: deque[bytes] = deque()
        self._longest = queue_length
        self._resync = False
        self._dismissed = False
        self._wake = asyncio.Event()

    def dismiss(self, code: str) -> None:
        """Say why this browser may not look any longer, and close."""
        self._frames.clear()
        self._resync = False
        self._frames.append(refused("", code, {}))
        self._dismissed = True
        self._wake.set()

    def send(self, data: bytes) -> None:
        """Take a frame; never waits."""
        if self._dismissed:
            return
        if len(self._frames) >= self._longest:
            self._frames.clear()
            self._resync = True
            RESYNCS.inc()
        elif not self._resync:
            self._frames.append(data)
        self._wake.set()

    async def write(self) -> None:
        """Send what is waiting, as fast as the other side reads."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._frames or self._resync:
                if self._resync and self.room:
                    self._resync = False
                    self._frames.clear()
                    await self.socket.send_text(self.room.snapshot_for(self).decode())
                else:
                    await self.socket.send_text(self._frames.popleft().decode())
            if self._dismissed:
                await self.socket.close(POLICY)
                return


@router.websocket("/ws/tables/{code}")
async def table_socket(socket: WebSocket, code: str) -> None:
    """Let somebody play or watch, for as long as they stay."""
    ours = services(socket)
    if not is_own_origin(socket.headers, ours.settings):
        await socket.close(POLICY)
        return
    try:
        person = await ours.guests.recognise(socket.cookies.get(ours.cookie))
        if not await ours.limits.allow("http", address_of(socket)):
            raise TooMuch("too_often")
        table = await ours.tables.find(TableCode(code[:40]))
        role = role_at(table, person.id if person else None)
        room = await ours.hub.room(table.code)
    except GameError as error:
        await turn_away(socket, error.code)
        return
    except Trouble:
        await turn_away(socket, "trying_again", TRY_LATER)
        return
    await socket.accept()
    await stay(ours, Connection(socket, person, role, ours.settings.queue_length), room, person)


async def turn_away(socket: WebSocket, code: str, status: int = POLICY) -> None:
    """Say why somebody can't come in, then close."""
    await socket.accept()
    await socket.send_text(frame("refused", id="", code=code, params={}).decode())
    await socket.close(status)


async def stay(ours: Services, connection: Connection, room: Room, person: Person | None) -> None:
    """Serve a connection until it ends."""
    connection.room = room
    writer = asyncio.create_task(connection.write())
    SOCKETS.inc()
    # Between the snapshot and joining nothing may be awaited: a step in between would be missed.
    connection.send(room.snapshot_for(connection))
    room.join(connection)
    try:
        for said in await ours.stores.tables.said(room.table.code, 0, CHAT):
            connection.send(chat_frame(said))
        while True:
            await serve(ours, connection, room, person, await connection.socket.receive_text())
    except (WebSocketDisconnect, KeyError, RuntimeError):
        pass  # gone, or a binary frame, which nobody of ours sends
    finally:
        room.leave(connection)
        SOCKETS.dec()
        writer.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await writer


async def serve(ours: Services, connection: Connection, room: Room, person: Person | None, data: str) -> None:
    """Answer one frame: done, or refused with a reason."""
    request_id = ""
    try:
        request = read_frame(data)
        request_id = getattr(request, "id", "")
        version = await answer(ours, connection, room, person, request)
        if version is not None:
            ACCEPTED.inc()
            connection.send(ack(request_id, version))
    except GameError as error:
        REFUSED.labels(error.code).inc()
        connection.send(refused(request_id, error.code, error.params))
    except Trouble:
        connection.send(refused(request_id, "trying_again", {}))
    except Exception as error:
        log.error("bug", code=room.table.code, error=repr(error))
        connection.send(refused(request_id, "our_fault", {}))


async def answer(
    ours: Services, connection: Connection, room: Room, person: Person | None, request: Request
) -> int | None:
    """Do what a frame asks; return the entry of the log that it led to, if it is one to be acknowledged."""
    match request:
        case Ping():
            connection.send(frame("pong"))
            return None
        case Sync():
            connection.send(room.snapshot_for(connection))
            return None
    seat = check_seat(connection.role) if not isinstance(request, Chat) else None
    await check_rate(ours, connection, "chat" if isinstance(request, Chat) else "act")
    match request:
        case Act(client_id, decision, action) if seat is not None:
            return await room.act(seat, own_id(connection, client_id), decision, action)
        case Undo(client_id, to) if seat is not None:
            return await room.undo(seat, own_id(connection, client_id), to)
        case UndoAnswer(client_id, agree) if seat is not None:
            return await room.answer_undo(seat, own_id(connection, client_id), agree)
        case Drive(client_id, driver) if seat is not None and person is not None:
            await ours.tables.drive(room.table.code, person, driver, own_id(connection, client_id))
            return room.position.seq if room.position else 0
        case Chat(_, text) if connection.person is not None:
            line = clean_line(text)
            said = await ours.stores.tables.say(room.table.code, connection.person, connection.name, line, time.time())
            room.say(said)
            await ours.stores.bus.publish(room.table.code, 0)
            return said.number
    raise TooMuch("not_recognised")


async def check_rate(ours: Services, connection: Connection, what: str) -> None:
    """Refuse who asks too often."""
    if not await ours.limits.allow(what, connection.person or address_of(connection.socket)):
        raise TooMuch("too_often")


def own_id(connection: Connection, client_id: str) -> str:
    """Return a client's name for its message, apart from everybody else's."""
    return f"{connection.person}:{client_id}"
