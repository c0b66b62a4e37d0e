"""Servers that are killed while standing orders answer: no order is lost, and none answers twice."""

import asyncio
import random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from app.engine.events import Seat
from app.tables.model import TableCode
from app.tables.orders import made_by
from tests.faults.people import Guest, gather_at
from tests.faults.processes import eventually, running
from tests.faults.stored import check_kept, opened
from tests.web.player import random_answer

pytestmark = pytest.mark.anyio

CRASHES = 3
ANSWERS = 5
"""What orders answer between two crashes."""


class Orderly(Guest):
    """Somebody who orders a lot, leaves the answers to orders unless in a hurry, and answers by default."""

    def __init__(self, name: str, cookie: str) -> None:
        super().__init__(name, cookie)
        self.given: dict[str, tuple[Any, ...]] = {}
        """What the acknowledged orders were about, by id, as they were given."""
        self.by_order: set[int] = set()
        """The moves of the own seat that orders have made; after the end everybody's are shown."""

    async def _hear(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        await super()._hear(socket, frame)
        lines, own = (frame, *frame.get("log", ())), self.mirror.you["seat"]
        self.by_order |= {line["seq"] for line in lines if line.get("ordered") and line["seat"] == own}

    def _whim(self) -> dict[str, Any] | None:
        orders = self.mirror.orders
        if not orders or not orders["offers"] or self.mirror.is_over or self.dice.below(3):
            return None
        return {"type": "give_order", "order": random_answer(orders, self.dice)}

    def _answer(self) -> dict[str, Any] | None:
        orders, wish = self.mirror.orders, super()._answer()
        if wish is None or self.mirror.decision is None or (orders and orders["due"] and self.dice.below(4)):
            return None
        finishes = any(offer["action"] == "finish" for offer in self.mirror.decision["offers"])
        # the last stage's other answers only change a draft, which has no log entry of its own
        return {**wish, "action": {"type": "finish"} if finishes else self.mirror.decision["default"]}

    def _settle(self, client_id: str, version: int) -> None:
        asked = self._unanswered
        if asked and asked["id"] == client_id and asked["type"] == "give_order":
            order, self._unanswered = asked["order"], None
            self.given[client_id] = order["type"], order.get("round"), order.get("lot")
        elif client_id not in self.given:
            super()._settle(client_id, version)


async def test_crashes_while_orders_answer_lose_none_and_double_no_answer(database_url: str) -> None:
    chance = random.Random(19)
    count = 1 if database_url.startswith("sqlite") else 2
    async with running(database_url, count=count) as servers:
        group = await gather_at(servers[0], "orders", guests=Orderly, game="homesteaders")
        people = [guest for guest in group.guests if isinstance(guest, Orderly)]

        def answers() -> int:
            group.check()
            return sum(len(person.by_order) for person in people)

        group.begin(*servers, restless=True)
        for crash in range(CRASHES):
            wanted = answers() + ANSWERS
            await eventually(lambda wanted=wanted: answers() >= wanted or group.is_over, "orders answer")  # type: ignore[misc]
            await asyncio.sleep(chance.uniform(0, 0.02))
            await servers[crash % count].kill()
            await servers[crash % count].start()
        await group.pause()
        await group.end()
        await check_kept(database_url, [group])
        await check_orders(database_url, TableCode(group.code), people)


async def check_orders(database_url: str, code: TableCode, people: list[Orderly]) -> None:
    """Check that each acknowledged order is stored, unless a later one took its place, and who made which move."""
    async with opened(database_url) as stores:
        stored = await stores.tables.orders(code)
        entries = [entry for entry in await stores.tables.entries(code, 0) if made_by(entry)]
    for seat, person in enumerate(people):
        kept = {each.id for each in stored.get(Seat(seat), ())}
        later = set[tuple[Any, ...]]()
        for order, about in reversed(person.given.items()):
            assert order in kept or about in later, (order, about)
            later.add(about)
        own = {entry.seq: made_by(entry) for entry in entries if entry.seat == seat}
        assert person.by_order <= own.keys()
        assert {made[1] for made in own.values() if made} <= kept | person.given.keys()
