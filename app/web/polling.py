"""A table without a socket, for networks that let none through: one frame in, its answers out."""

import msgspec
from fastapi import APIRouter, Request, Response
from starlette.requests import HTTPConnection

from app.people.person import Person, PersonId
from app.tables.access import Role
from app.tables.frames import Refused, encode
from app.tables.messages import frame_schema
from app.tables.model import TableCode
from app.web.api import Code
from app.web.context import OptionalPerson, ServicesDep, enter
from app.web.errors import Problem
from app.web.openapi import FRAME, StructResponse, answers
from app.web.table_socket import serve

router = APIRouter(prefix="/api", responses={status: {"model": Problem} for status in (403, 404, 422, 429, 503)})


class Caller:
    """Somebody who asks and is answered at once; what happens later must be asked for."""

    def __init__(self, request: HTTPConnection, person: Person | None, role: Role) -> None:
        self.socket = request
        self.person: PersonId | None = person.id if person else None
        self.name = person.name if person else ""
        self.role = role
        self.frames: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.frames.append(data)

    def dismiss(self, code: str) -> None:
        self.send(encode(Refused(code=code)))


DESCRIBED = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": frame_schema()}}},
    **answers({"type": "array", "items": FRAME}),
}
"""What OpenAPI is told, since the frame is read by `read_frame` alone."""


@router.post("/tables/{code}/frames", openapi_extra=DESCRIBED)
async def frames(code: Code, request: Request, services: ServicesDep, person: OptionalPerson) -> Response:
    """Answer a frame as the socket does, and tell what was said last: who asks `sync` every now and then can play."""
    said = (await request.body()).decode("utf-8", "replace")
    room, role = await enter(services, TableCode(code), person)
    caller = Caller(request, person, role)
    await serve(services, caller, room, person, said)
    room.here.call(caller.role.seat)
    caller.send(room.here.frame())
    for line in await room.talk.newest():
        caller.send(line)
    return StructResponse([msgspec.Raw(frame) for frame in caller.frames])
