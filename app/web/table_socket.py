"""The socket of a table: frames in, frames out, nobody waits for a slow reader."""

import asyncio
import re
from contextlib import ExitStack, suppress
from typing import Protocol

import structlog
from fastapi import APIRouter, WebSocket
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketDisconnect

from app.engine.errors import GameError
from app.people.person import Person, PersonId
from app.tables.access import Role, check_seat
from app.tables.frames import Ack, Pong, Refused, encode
from app.tables.hub import NoSuchTable
from app.tables.messages import Act, Chat, Drive, Ping, Request, StandIn, Sync, Undo, UndoAnswer, read_frame
from app.tables.model import TableCode
from app.tables.ports import StorageUnavailable
from app.tables.public import Subscriber
from app.tables.room import Room
from app.tables.service import CODE_LENGTH, LETTERS
from app.tables.talk import clean_line
from app.tables.traces import trace_of
from app.web.context import Services, address_of, enter, services_of
from app.web.errors import NotRecognised, TooMuch
from app.web.metrics import ACCEPTED, REFUSED, RESYNCS, SOCKETS
from app.web.security import is_own_origin

router = APIRouter()
log = structlog.get_logger()

POLICY, TRY_LATER = 1008, 1013
IS_CODE = re.compile(f"[{LETTERS}]{{{CODE_LENGTH}}}").fullmatch


class Speaker(Subscriber, Protocol):
    """A subscriber that also sends frames: over a socket, or in single requests."""

    @property
    def socket(self) -> HTTPConnection: ...


class Resync:
    """Stands in the queue for a fresh snapshot."""


class Close:
    """Stands in the queue for the end of the connection."""


class Connection:
    """One browser at one table: a bounded queue and the task that empties it.

    A reader that is too slow for the queue loses what is in it and is sent a fresh snapshot instead.
    """

    def __init__(self, socket: WebSocket, person: Person | None, role: Role, queue_length: int) -> None:
        self.socket = socket
        self.person: PersonId | None = person.id if person else None
        self.name = person.name if person else ""
        self.role = role
        self.room: Room | None = None
        self._queue: asyncio.Queue[bytes | Resync | Close] = asyncio.Queue()
        self._queue_length = queue_length
        self._awaits_snapshot = False
        self._is_dismissed = False

    def send(self, data: bytes) -> None:
        """Queue a frame; never waits."""
        if self._is_dismissed or self._awaits_snapshot:
            return
        if self._queue.qsize() >= self._queue_length:
            self._clear()
            self._awaits_snapshot = True
            self._queue.put_nowait(Resync())
            RESYNCS.inc()
        else:
            self._queue.put_nowait(data)

    def dismiss(self, code: str) -> None:
        """Drop what is queued, say why this browser may not look any longer, and close."""
        self._is_dismissed = True
        self._clear()
        self._queue.put_nowait(encode(Refused(code=code)))
        self._queue.put_nowait(Close())

    def _clear(self) -> None:
        while not self._queue.empty():
            self._queue.get_nowait()

    async def write(self) -> None:
        """Send what is queued, as fast as the other side reads."""
        while not isinstance(queued := await self._queue.get(), Close):
            if isinstance(queued, Resync):
                await self._resync()
            else:
                await self.socket.send_text(queued.decode())
        await self.socket.close(POLICY)

    async def _resync(self) -> None:
        """Queue all that this browser may see now, whatever the length of the queue."""
        assert self.room is not None
        self._awaits_snapshot = False
        self._queue.put_nowait(encode(self.room.snapshot_for(self)))
        self._queue.put_nowait(self.room.here.frame())
        with suppress(StorageUnavailable):
            for said in await self.room.talk.newest():
                if not self._is_dismissed:
                    self._queue.put_nowait(said)


@router.websocket("/ws/tables/{code}")
async def table_socket(socket: WebSocket, code: str) -> None:
    """Let somebody play or watch, for as long as they stay."""
    services = services_of(socket)
    if not is_own_origin(socket.headers, services.settings):
        await socket.close(POLICY)
        return
    await socket.accept()
    with ExitStack() as held:
        try:
            services.limits.check("http", address_of(socket))
            held.enter_context(services.limits.requests.hold(address_of(socket)))
            person = await services.guests.recognise(socket.cookies.get(services.cookie))
            if person is not None:
                held.enter_context(services.limits.sockets.hold(person.id))
            if not IS_CODE(code):
                raise NoSuchTable("no_such_table")
            room, role = await enter(services, TableCode(code), person)
        except TooMuch as error:
            await turn_away(socket, error.code, TRY_LATER)
        except GameError as error:
            await turn_away(socket, error.code, POLICY)
        except StorageUnavailable:
            await turn_away(socket, "trying_again", TRY_LATER)
        else:
            await stay(services, Connection(socket, person, role, services.settings.queue_length), room, person)


async def turn_away(socket: WebSocket, code: str, status: int) -> None:
    """Say why somebody can't come in, then close; the status tells whether to come again."""
    await socket.send_text(encode(Refused(code=code)).decode())
    await socket.close(status)


async def stay(services: Services, connection: Connection, room: Room, person: Person | None) -> None:
    connection.room = room
    writer = asyncio.create_task(connection.write())
    SOCKETS.inc()
    # Between the snapshot and joining nothing may be awaited: a step in between would be missed.
    connection.send(encode(room.snapshot_for(connection)))
    room.join(connection)
    try:
        with suppress(StorageUnavailable):
            for said in await room.talk.newest():
                connection.send(said)
        while (message := await connection.socket.receive())["type"] != "websocket.disconnect":
            await serve(services, connection, room, person, message.get("text") or "")
            await asyncio.sleep(0)  # many frames may have come at once: let the writer send their answers
    finally:
        room.leave(connection)
        SOCKETS.dec()
        writer.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await writer


async def serve(services: Services, connection: Speaker, room: Room, person: Person | None, data: str) -> None:
    """Answer one frame: done, or refused with a reason. Who sends more than any page would is sent away."""
    if not services.limits.allow("frame", counted_as(connection)):
        connection.dismiss("too_often")
        return
    request_id = ""
    try:
        request = read_frame(data)
        request_id = getattr(request, "id", "")
        await answer(services, connection, room, person, request)
    except GameError as error:
        REFUSED.labels(type(error).__name__).inc()
        connection.send(encode(Refused(id=request_id, code=error.code, params=error.params)))
    except StorageUnavailable:
        connection.send(encode(Refused(id=request_id, code="trying_again")))
    except Exception as error:
        log.error("bug", code=room.table.code, error=trace_of(error))
        connection.send(encode(Refused(id=request_id, code="our_fault")))


async def answer(services: Services, connection: Speaker, room: Room, person: Person | None, request: Request) -> None:
    """Do what a frame asks, and acknowledge what was stored."""
    match request:
        case Ping():
            connection.send(encode(Pong(v=room.newest.seq)))
            return
        case Sync():
            services.limits.check("sync", counted_as(connection))
            connection.send(encode(room.snapshot_for(connection)))
            return
        case Chat():
            await chat(services, connection, room, person, request)
            return
    seat = check_seat(connection.role)
    services.limits.check("act", counted_as(connection))
    client_id = f"{connection.person}:{request.id}"

    def acknowledge(version: int) -> None:
        ACCEPTED.inc()
        connection.send(encode(Ack(id=request.id, v=version)))

    match request:
        case Act(_, decision, action):
            await room.act(seat, client_id, decision, action, acknowledge=acknowledge)
        case Undo(_, to):
            await room.undo(seat, client_id, to, acknowledge=acknowledge)
        case UndoAnswer(_, agree):
            await room.answer_undo(seat, client_id, agree, acknowledge=acknowledge)
        case Drive(_, driver) if person is not None:
            await services.tables.drive(room.table.code, person, driver, client_id, acknowledge)
        case StandIn(_, absent) if person is not None:
            await services.tables.stand_in(room.table.code, person, absent, client_id, acknowledge)


async def chat(services: Services, connection: Speaker, room: Room, person: Person | None, request: Chat) -> None:
    """Pass on what somebody said; the same message is said once."""
    if person is None:
        raise NotRecognised("not_recognised")
    services.limits.check("chat", counted_as(connection))
    name = room.table.seats[connection.role.seat].name if connection.role.seat is not None else connection.name
    number = await room.talk.say(person.id, name, clean_line(request.text), f"{person.id}:{request.id}")
    connection.send(encode(Ack(id=request.id, v=number)))


def counted_as(speaker: Speaker) -> str:
    """Return whose frames are counted together: the person's, or those of an address without a name."""
    return speaker.person or address_of(speaker.socket)
