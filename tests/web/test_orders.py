"""Standing orders at a table: they answer for their person, survive what people do, and are nobody else's business."""

import json
from typing import Any

import pytest

from app.games.outpost.state import State
from tests.games.outpost.positions import colony, position
from tests.web.server import Guest, Line, Server, wait_for
from tests.web.staging import stage

pytestmark = pytest.mark.anyio

HANDS = ("moon_ore/50", "moon_ore/45", "moon_ore/40")
PASS = {"type": "pass_auction", "auction": 1}


def market_day(**options: str) -> State:
    state = position(3, "nodule warehouse", **options)
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


async def give(line: Line, **order: Any) -> str:
    """Give an order; return its id."""
    answer = await line.ask(type="give_order", order=order)
    assert answer["type"] == "ack", answer
    await line.get("snapshot")
    return str(answer["id"])


def moves_of(line: Line) -> list[tuple[int, str]]:
    """Return who did what, as this client was told step by step."""
    steps = [frame for frame in map(json.loads, line.raw) if frame["type"] == "step"]
    return [(step["seat"], event["key"]) for step in steps for event in step["events"][:1]]


def up_to(limit: int, step: int = 1, then: str = "pass", upgrade: str = "nodule") -> dict[str, Any]:
    return {"type": "bid_up_to", "upgrade": upgrade, "limit": limit, "step": step, "then": then, "copy": 1}


async def test_who_orders_to_pass_is_not_asked_again_in_this_auction(server: Server) -> None:
    _, _, (ada, bob, cy) = await at_table(server)
    version = await ada.act(type="open_auction", upgrade="nodule", amount=25)
    await all_reach([bob, cy], version)
    assert bob.is_asked
    await give(bob, **PASS)
    await all_reach([ada, bob, cy], version + 1)
    await cy.act(type="bid", amount=26)
    await ada.reach(version + 2)
    await ada.act(type="bid", amount=27)
    await cy.reach(version + 4)
    await cy.act(type="pass")
    await all_reach([ada, bob, cy], version + 5)
    assert moves_of(ada)[1:] == [
        (1, "outpost-passed"),
        (2, "outpost-bid"),
        (0, "outpost-bid"),
        (1, "outpost-passed"),
        (2, "outpost-passed"),
    ]


async def test_a_limit_bids_by_the_least_raise_and_then_passes(server: Server) -> None:
    _, _, (ada, bob, cy) = await at_table(server)
    await give(bob, **up_to(30))
    assert given(bob) == [up_to(30)]
    await ada.act(type="open_auction", upgrade="nodule", amount=25)
    await cy.until(
        lambda frame: frame["type"] == "step" and frame["decision"] is not None and frame["decision"]["awaited"]
    )
    assert cy.mirror.view["auction"]["amount"] == 26
    await cy.act(type="bid", amount=30)
    await ada.until(lambda frame: frame["type"] == "step" and frame["seat"] == 2)
    assert ada.is_asked
    version = await ada.act(type="pass")
    await all_reach([bob, cy], version + 1)
    assert moves_of(cy)[-1] == (1, "outpost-passed")
    assert cy.mirror.orders is not None
    assert given(cy) == []
