"""Tables of Sealed Bids in all conditions, as a server of its first version leaves them, and servers of later ones."""

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from app.engine.bots import Title
from tests.example_title import SEALED_BIDS
from tests.example_title.second_version import SEALED_BIDS_2
from tests.web.server import Guest, Line, Server, play_on, quick, serving

NAMES = ("Ada", "Bob", "Cy")
PLAYING = ("sealed", "undone")

FORGETFUL = Title(
    replace(SEALED_BIDS_2.game, meta=msgspec.structs.replace(SEALED_BIDS_2.game.meta, oldest=2)), SEALED_BIDS_2.bots
)
"""A version 2 that has given up games of version 1."""


class Left(NamedTuple):
    """What a server has left behind: the people's cookies, and a table for each condition."""

    cookies: list[str]
    codes: dict[str, str]

    async def people(self, server: Server) -> list[Guest]:
        """Return the same people in browsers at another server."""
        return [await self._person(server, name, cookie) for name, cookie in zip(NAMES, self.cookies, strict=True)]

    async def _person(self, server: Server, name: str, cookie: str) -> Guest:
        guest = await server.stranger()
        guest.name = name
        key, _, value = cookie.partition("=")
        guest.http.cookies.set(key, value)
        return guest


def server_of(database_url: str, title: Title = SEALED_BIDS) -> AbstractAsyncContextManager[Server]:
    return serving(quick(database_url), {"sealed_bids": title})


async def bid(lines: Sequence[Line], seat: int, coins: int) -> int:
    """Bid, and have everybody hear of it; return the entry."""
    decision = lines[seat].mirror.decision
    assert decision is not None
    return await tell(lines, seat, type="act", decision=decision["id"], action={"type": "bid", "coins": coins})


async def tell(lines: Sequence[Line], seat: int, **frame: Any) -> int:
    answer = await lines[seat].ask(**frame)
    assert answer["type"] == "ack", answer
    for line in lines:
        await line.reach(int(answer["v"]))
    return int(answer["v"])


async def leave_tables(database_url: str, title: Title = SEALED_BIDS) -> Left:
    """Have a server make tables: with a sealed answer, with undone moves, finished, in the lobby; then end it."""
    async with server_of(database_url, title) as server:
        people = await server.guests(*NAMES)
        codes = {name: await server.started(*people, game="sealed_bids") for name in ("sealed", "undone", "over")}
        codes["lobby"] = await server.gathered(*people, game="sealed_bids")
        lines = {name: [await person.sit_at(codes[name]) for person in people] for name in ("sealed", "undone", "over")}
        await play_on(lines["over"])
        for seat in range(3):
            await bid(lines["undone"], seat, 3)
        seq = await bid(lines["undone"], 0, 2)
        await tell(lines["undone"], 0, type="undo", to=seq - 3)
        for seat in (1, 2):
            await tell(lines["undone"], seat, type="undo_answer", agree=True)
        await bid(lines["sealed"], 0, 5)
        await lines["sealed"][0].ask(type="chat", text="My bid is in.")
        return Left([person.cookies() for person in people], codes)
