"""HTTP fallback for networks that block WebSockets: one frame in, the resulting frames out."""

import msgspec
from fastapi import APIRouter, Request, Response
from starlette.requests import HTTPConnection

from app.people.person import Person, PersonId
from app.tables.access import Role
from app.tables.frames import Refused, encode
from app.tables.messages import frame_schema
from app.tables.model import TableCode
from app.web.api import Code
from app.web.context import OptionalPlayer, ServicesDep, enter
from app.web.errors import Problem
from app.web.openapi import FRAME, StructResponse, json_response
from app.web.table_socket import handle_frame

router = APIRouter(prefix="/api", responses={status: {"model": Problem} for status in (403, 404, 409, 422, 429, 503)})


class PollingClient:
    """A client for the duration of one request: collects the frames to return."""

    def __init__(self, request: HTTPConnection, person: Person | None, role: Role) -> None:
        self.socket = request
        self.person: PersonId | None = person.id if person else None
        self.name = person.name if person else ""
        self.role = role
        self.looking = True
        self.frames: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.frames.append(data)

    def dismiss(self, code: str) -> None:
        self.send(encode(Refused(code=code)))


OPENAPI = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": frame_schema()}}},
    **json_response({"type": "array", "items": FRAME}),
}
"""The route's schema, spelled out because the body is decoded by `read_frame` and not by FastAPI."""


@router.post("/tables/{code}/frames", openapi_extra=OPENAPI)
async def frames(code: Code, request: Request, services: ServicesDep, person: OptionalPlayer) -> Response:
    """Send a frame without a socket. Returns the frames that a socket would have sent, presence and recent chat.

    A client that sends `sync` every few seconds can play this way.
    """
    said = (await request.body()).decode("utf-8", "replace")
    room, role = await enter(services, TableCode(code), person)
    client = PollingClient(request, person, role)
    await handle_frame(services, client, room, person, said)
    room.here.touch(client)
    client.send(room.here.frame())
    for line in await room.talk.newest():
        client.send(line)
    return StructResponse([msgspec.Raw(frame) for frame in client.frames])
