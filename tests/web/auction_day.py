"""A table of Outpost with an auction about to begin, and clients that give orders there."""

import json
from typing import Any

from app.games.outpost.state import State
from tests.games.outpost.positions import colony, position
from tests.web.server import Guest, Line, Server
from tests.web.staging import stage

HANDS = ("moon_ore/50", "moon_ore/45", "moon_ore/40")
PASS: dict[str, Any] = {"type": "pass_auction", "round": 2, "auction": 1, "upgrade": "nodule"}


def market_day(bid_verification: str = "server") -> State:
    state = position(3, "nodule warehouse", bid_verification=bid_verification)
    for seat in range(3):
        colony(state, seat, hand=HANDS[seat])
    return state


async def at_table(server: Server, state: State | None = None, **more: Any) -> tuple[str, list[Guest], list[Line]]:
    """Return a table of three at which Ada may open an auction, its people and their sockets."""
    people = await server.guests("Ada", "Bob", "Cy")
    code = await server.started(*people, **more)
    await stage(server, code, state or market_day())
    return code, people, [await person.sit_at(code) for person in people]


async def all_reach(lines: list[Line], version: int) -> None:
    for line in lines:
        await line.reach(version)


def given(line: Line) -> list[dict[str, Any]]:
    assert line.mirror.orders is not None
    return [each["order"] for each in line.mirror.orders["given"]]


async def give(line: Line, with_id: str | None = None, **order: Any) -> str:
    """Give an order; return its id."""
    own = {"id": with_id} if with_id else {}
    answer = await line.ask(type="give_order", order=order, **own)
    assert answer["type"] == "ack", answer
    await line.get("snapshot")
    return str(answer["id"])


def moves_of(line: Line) -> list[tuple[int, str]]:
    """Return who did what, as this client was told step by step."""
    steps = [frame for frame in map(json.loads, line.raw) if frame["type"] == "step"]
    return [(step["seat"], event["key"]) for step in steps for event in step["events"][:1]]


def up_to(limit: int, step: int = 1, then: str = "pass", upgrade: str = "nodule") -> dict[str, Any]:
    return {"type": "bid_up_to", "upgrade": upgrade, "limit": limit, "step": step, "then": then, "copy": 1}
