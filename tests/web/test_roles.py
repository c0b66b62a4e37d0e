"""A role at a table is read as late as possible: seats may change hands while somebody is on the way in."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from app.tables.model import TableCode
from app.tables.room import Room
from tests.web.server import DEADLINE, Guest, Server

pytestmark = pytest.mark.anyio


async def swap_and_start(host: Guest, code: str) -> None:
    """Have the host and the guest change places, and begin."""
    await host.do(f"/api/tables/{code}/arrange", {"order": [1, 0]})
    await host.do(f"/api/tables/{code}/start")


async def by_socket(guest: Guest, code: str) -> dict[str, Any]:
    line = await guest.dial(code)
    return await line.until(lambda found: found["type"] in ("lobby", "snapshot"))


async def by_view(guest: Guest, code: str) -> dict[str, Any]:
    return dict(await guest.see(f"/api/tables/{code}/view"))


async def by_call(guest: Guest, code: str) -> dict[str, Any]:
    return dict((await guest.do(f"/api/tables/{code}/frames", {"type": "sync", "have": 0}))[0])


@pytest.mark.parametrize("come_in", [by_socket, by_view, by_call])
async def test_who_comes_in_while_seats_change_sees_with_the_eyes_of_the_new_seat(
    server: Server, monkeypatch: pytest.MonkeyPatch, come_in: Callable[[Guest, str], Awaitable[dict[str, Any]]]
) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    hub = server.inside.hub
    open_room = hub.room
    came_in = False

    async def slowly(asked: TableCode) -> Room:
        nonlocal came_in
        if not came_in:
            came_in = True
            await swap_and_start(ada, code)
        return await open_room(asked)

    monkeypatch.setattr(hub, "room", slowly)
    seen = await come_in(bob, code)
    assert seen["you"]["seat"] == 0
    assert list(seen["view"]["hands"]) == ["0"], "one's own hand, and no other"


async def test_a_request_whose_body_dawdles_is_that_of_who_one_is_when_it_has_come(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    body = json.dumps({"type": "sync", "have": 0}).encode()
    host, _, port = server.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = (
        f"POST /api/tables/{code}/frames HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {server.address}\r\n"
        f"Cookie: {bob.cookies()}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        "Connection: close\r\n\r\n"
    )
    writer.write(head.encode() + body[:1])
    await writer.drain()
    await swap_and_start(ada, code)
    writer.write(body[1:])
    answer = await asyncio.wait_for(reader.read(), DEADLINE)
    writer.close()
    snapshot = json.loads(answer.partition(b"\r\n\r\n")[2])[0]
    assert (snapshot["you"]["seat"], list(snapshot["view"]["hands"])) == (0, ["0"])
