"""The WebSocket of a table. Every connection has its own bounded queue, so a slow client delays nobody else."""

import asyncio
import re
import time
from contextlib import ExitStack, suppress
from typing import Protocol

import structlog
from fastapi import APIRouter, WebSocket
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketDisconnect

from app.engine.errors import GameError
from app.people.guests import hash_token
from app.people.person import Person, PersonId
from app.tables.access import Role, check_seat
from app.tables.frames import Ack, Pong, Refused, encode
from app.tables.hub import NoSuchTable
from app.tables.ledger import Acknowledge
from app.tables.messages import (
    AboutTheTable,
    Act,
    Chat,
    Drive,
    GiveOrder,
    Holiday,
    Look,
    Pause,
    Ping,
    ProposalAnswer,
    Propose,
    Request,
    Resume,
    StandIn,
    Sync,
    Undo,
    UndoAnswer,
    Undraft,
    WakeOrder,
    WithdrawOrder,
    read_frame,
)
from app.tables.model import TableCode
from app.tables.ports import StorageUnavailable
from app.tables.public import Subscriber
from app.tables.room import Room
from app.tables.service import CODE_ALPHABET, CODE_LENGTH
from app.tables.talk import clean_line
from app.traces import trace_of
from app.web.context import Services, address_of, enter, optional_player, services_of
from app.web.errors import NotAuthenticated, RateLimited
from app.web.metrics import ACCEPTED, REFUSED, RESYNCS, SOCKETS
from app.web.security import is_own_origin, token_of

router = APIRouter()
log = structlog.get_logger()

POLICY_VIOLATION, TRY_AGAIN_LATER = 1008, 1013
is_table_code = re.compile(f"[{CODE_ALPHABET}]{{{CODE_LENGTH}}}").fullmatch


class Client(Subscriber, Protocol):
    """A subscriber that also sends frames, over a WebSocket or by polling."""

    @property
    def socket(self) -> HTTPConnection: ...


class Resync:
    """Queue marker: send a new snapshot."""


class Close:
    """Queue marker: close the connection."""


class Connection:
    """A WebSocket with a bounded queue of outgoing frames.

    When the queue overflows, it is cleared and the client is sent a new snapshot instead.
    """

    def __init__(self, socket: WebSocket, person: Person | None, role: Role, queue_length: int) -> None:
        self.socket = socket
        self.person: PersonId | None = person.id if person else None
        self.name = person.name if person else ""
        self.role = role
        self.looking = True
        self.room: Room | None = None
        self._queue: asyncio.Queue[bytes | Resync | Close] = asyncio.Queue()
        self._queue_length = queue_length
        self._awaits_snapshot = False
        self.is_dismissed = False

    def send(self, data: bytes) -> None:
        """Queue a frame; never blocks."""
        if self.is_dismissed or self._awaits_snapshot:
            return
        if self._queue.qsize() >= self._queue_length:
            self._clear()
            self._awaits_snapshot = True
            self._queue.put_nowait(Resync())
            RESYNCS.inc()
        else:
            self._queue.put_nowait(data)

    def dismiss(self, code: str) -> None:
        """Drop the queued frames, send the reason and close the connection."""
        self.is_dismissed = True
        self._clear()
        self._queue.put_nowait(encode(Refused(code=code)))
        self._queue.put_nowait(Close())

    def _clear(self) -> None:
        while not self._queue.empty():
            self._queue.get_nowait()

    async def write(self) -> None:
        """Send queued frames until the connection is closed."""
        while not isinstance(queued := await self._queue.get(), Close):
            if isinstance(queued, Resync):
                await self._resync()
            else:
                await self.socket.send_text(queued.decode())
        await self.socket.close(POLICY_VIOLATION)

    async def _resync(self) -> None:
        """Queue a snapshot, the presence and recent chat, regardless of the queue's limit."""
        assert self.room is not None
        self._awaits_snapshot = False
        self._queue.put_nowait(encode(self.room.snapshot_for(self)))
        self._queue.put_nowait(self.room.here.frame())
        with suppress(StorageUnavailable):
            for said in await self.room.talk.newest():
                if not self.is_dismissed:
                    self._queue.put_nowait(said)


@router.websocket("/ws/tables/{code}")
async def table_socket(socket: WebSocket, code: str) -> None:
    services = services_of(socket)
    if not is_own_origin(socket.headers, services.settings):
        await socket.close(POLICY_VIOLATION)
        return
    await socket.accept()
    with ExitStack() as held:
        try:
            services.limits.check("http", address_of(socket))
            held.enter_context(services.limits.requests.hold(address_of(socket)))
            person = await optional_player(socket, services)
            if person is not None:
                held.enter_context(services.limits.sockets.hold(person.id))
            if not is_table_code(code):
                raise NoSuchTable("no_such_table")
            room, role = await enter(services, TableCode(code), person)
        except RateLimited as error:
            await reject(socket, error, TRY_AGAIN_LATER)
        except GameError as error:
            await reject(socket, error, POLICY_VIOLATION)
        except StorageUnavailable:
            await reject(socket, GameError("trying_again"), TRY_AGAIN_LATER)
        else:
            connection = Connection(socket, person, role, services.settings.queue_length)
            signed_in_by = token_of(socket.headers) or socket.cookies.get(services.cookie, "")
            held.enter_context(services.sockets.holding(hash_token(signed_in_by), connection))
            await serve_connection(services, connection, room, person)


async def reject(socket: WebSocket, error: GameError, status: int) -> None:
    """Send the reason and close; the status tells the client whether to retry."""
    await socket.send_text(encode(Refused(code=error.code, params=error.params)).decode())
    await socket.close(status)


async def serve_connection(services: Services, connection: Connection, room: Room, person: Person | None) -> None:
    connection.room = room
    writer = asyncio.create_task(connection.write())
    SOCKETS.inc()
    # No await between the snapshot and joining: a step in between would be missed.
    connection.send(encode(room.snapshot_for(connection)))
    room.join(connection)
    try:
        with suppress(StorageUnavailable):
            for said in await room.talk.newest():
                connection.send(said)
        while (message := await connection.socket.receive())["type"] != "websocket.disconnect":
            if not connection.is_dismissed:
                await handle_frame(services, connection, room, person, message.get("text") or "")
            await asyncio.sleep(0)  # let the writer run, in case many frames arrived at once
    finally:
        room.leave(connection)
        SOCKETS.dec()
        if connection.looking:
            await left(services, connection, room, person)
        writer.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await writer


async def left(services: Services, client: Client, room: Room, person: Person | None) -> None:
    """Store how far a player has seen the game. If that fails, the story of their absence is longer next time."""
    if person is not None and client.role.seat is not None and room.position is not None:
        with suppress(StorageUnavailable):
            await services.stores.memos.leave(person.id, room.table.code, room.position.seq, time.time())


async def handle_frame(services: Services, connection: Client, room: Room, person: Person | None, data: str) -> None:
    """Handle one frame and report errors to the client. A client that floods the server is disconnected."""
    if not services.limits.allow("frame", rate_limit_key(connection)):
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


async def answer(services: Services, connection: Client, room: Room, person: Person | None, request: Request) -> None:
    """Carry out a decoded frame and acknowledge what was stored."""
    match request:
        case Ping():
            connection.send(encode(Pong(v=room.newest.seq)))
            return
        case Look(visible):
            room.here.look(connection, visible)
            if not visible:
                await left(services, connection, room, person)
            return
        case Sync():
            services.limits.check("sync", rate_limit_key(connection))
            connection.send(encode(room.snapshot_for(connection)))
            return
        case Chat():
            await chat(services, connection, room, person, request)
            return
    seat = check_seat(connection.role)
    assert person is not None, "who has a seat has a session"
    services.limits.check("act", rate_limit_key(connection))
    client_id, code, known = f"{person.id}:{request.id}", room.table.code, room.newest.seq

    def acknowledge(version: int) -> None:
        if version > known:
            ACCEPTED.inc()
        connection.send(encode(Ack(id=request.id, v=version)))

    if isinstance(request, Act | Undo | Undraft | GiveOrder | WakeOrder):
        await services.stand_ins.resume(room, person, client_id)
    match request:
        case Act(_, decision, action):
            await room.act(seat, client_id, decision, action, person=person.id, acknowledge=acknowledge)
        case Undo(_, to):
            await room.undo(seat, client_id, to, person=person.id, acknowledge=acknowledge)
        case Undraft(_, keep):
            await room.undraft(seat, keep, person=person.id, acknowledge=acknowledge)
        case GiveOrder(order_id, order):
            await room.give_order(seat, order_id, order, person=person.id, acknowledge=acknowledge)
        case WithdrawOrder(_, order_id):
            await room.withdraw_order(seat, order_id, person=person.id, acknowledge=acknowledge)
        case WakeOrder(_, order_id):
            await room.wake_order(seat, order_id, person=person.id, acknowledge=acknowledge)
        case UndoAnswer(_, agree):
            await room.answer_undo(seat, client_id, agree, person=person.id, acknowledge=acknowledge)
        case _:
            await change_table(services, connection, code, person, request, client_id, acknowledge)


async def change_table(
    services: Services,
    connection: Client,
    code: TableCode,
    person: Person,
    request: AboutTheTable,
    client_id: str,
    acknowledge: Acknowledge,
) -> None:
    """Carry out what concerns the table: who plays a seat, proposals, pauses and holidays."""
    if isinstance(request, Propose | Pause):
        services.limits.check("chat", rate_limit_key(connection))
    match request:
        case Drive(_, driver):
            await services.stand_ins.drive(code, person, driver, client_id, acknowledge)
        case StandIn(_, absent):
            await services.stand_ins.stand_in(code, person, absent, client_id, acknowledge)
        case Propose(_, kind, of):
            await services.proposals.propose(code, person, kind, of, client_id, acknowledge)
        case ProposalAnswer(_, proposal, agree):
            await services.proposals.answer(code, person, proposal, agree, client_id, acknowledge)
        case Pause(_, reason, later):
            await services.pausing.pause(code, person, reason, client_id, acknowledge, later=later)
        case Resume():
            await services.pausing.resume(code, person, client_id, acknowledge)
        case Holiday(_, until):
            await services.holidays.take(code, person, until, client_id, acknowledge)


async def chat(services: Services, connection: Client, room: Room, person: Person | None, request: Chat) -> None:
    """Store and broadcast a chat message; a resent one is not repeated."""
    if person is None:
        raise NotAuthenticated("not_recognised")
    services.limits.check("chat", rate_limit_key(connection))
    name = room.table.seats[connection.role.seat].name if connection.role.seat is not None else connection.name
    number = await room.talk.say(person.id, name, clean_line(request.text), f"{person.id}:{request.id}")
    connection.send(encode(Ack(id=request.id, v=number)))


def rate_limit_key(client: Client) -> str:
    return client.person or address_of(client.socket)
