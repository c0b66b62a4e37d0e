"""Load for `bench bots`: tables of people at human pace, and tables of bots that can be halted.

Runs in a process of its own. `main` gets a `Plan` as an argument, opens all tables, and then measures windows, in some
of which the bots of one strength play. Progress and results are written as lines of JSON.
"""

import asyncio
import random
import sys
import urllib.request
from collections.abc import Iterable
from time import perf_counter
from typing import Any

import msgspec

from app.bench.swarm import FastDice, OpenDecision, Status, WireOffer, fetch, write_line
from app.bench.swarm_client import Client, connect
from app.engine.rng import pick

SEATS = 4
AT_ONCE = 8
"""Tables that are opened at the same time."""
SETTLE_SECONDS = 5.0
"""Time for bots to begin or to stop before a window is measured."""


class BotGroup(msgspec.Struct):
    """Tables of bots that play or halt together: the kind of bots of each, by title."""

    name: str
    tables: list[tuple[str, str]]


class Plan(msgspec.Struct):
    address: str
    titles: list[str]
    people: int
    """Number of tables of people."""
    think_seconds: float
    """Mean time that a person takes for an answer."""
    groups: list[BotGroup]
    rounds: int
    window_seconds: float


class Window(msgspec.Struct, tag=True):
    """What was measured while one group of bots played, or none."""

    group: str
    latencies_ms: list[float]
    """From a person's click to each other player's screen."""
    bot_moves: int


class Opened(msgspec.Struct, tag=True):
    """Another table has been opened."""


Line = Opened | Window


class Frame(msgspec.Struct):
    """The part of a frame that a client decodes."""

    type: str
    v: int = 0
    seat: int | None = None
    decision: OpenDecision | None = None
    table: Status | None = None


_frames = msgspec.json.Decoder(Frame)
_offers = msgspec.json.Decoder(list[WireOffer])
_encode = msgspec.json.Encoder().encode


class Tally:
    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.latencies: list[float] = []
        self.bot_moves = 0


class LiveTable:
    """The sockets of one table. When its game is over, another is opened."""

    def __init__(self, plan: Plan, tally: Tally, title: str) -> None:
        self.plan, self.tally, self.title = plan, tally, title
        self.clients: list[Client] = []
        self.code = ""
        self._numbers = 0
        self._anew: asyncio.Task[None] | None = None

    async def open(self) -> None:
        raise NotImplementedError

    def handle(self, client: Client, frame: Frame) -> None:
        raise NotImplementedError

    def on_frame(self, client: Client, payload: bytes) -> None:
        frame = _frames.decode(payload)
        if frame.table and frame.table.status == "over":
            if self._anew is None:
                self._anew = asyncio.create_task(self._open_anew())
        else:
            self.handle(client, frame)

    async def _open_anew(self) -> None:
        for client in self.clients:
            client.close()
        self.clients = []
        await self.open()
        self._anew = None

    def send(self, client: Client, **content: Any) -> None:
        self._numbers += 1
        client.send(_encode({"id": f"{self._numbers:08}", **content}))

    async def sit_down(self, cookies: list[str]) -> None:
        for seat, cookie in enumerate(cookies):
            path = f"/ws/tables/{self.code}"
            self.clients.append(await connect(self.plan.address, path, cookie, self.on_frame, seat))

    async def guest(self) -> str:
        return (await self.post("session", "", name="P"))[1]

    async def post(self, path: str, cookie: str, **body: Any) -> tuple[Any, str]:
        headers = {"content-type": "application/json", "cookie": cookie}
        request = urllib.request.Request(f"http://{self.plan.address}/api/{path}", _encode(body), headers)
        return await asyncio.to_thread(fetch, request)


class PeoplesTable(LiveTable):
    """Four people who answer at random, each after a while."""

    def __init__(self, plan: Plan, tally: Tally, title: str) -> None:
        super().__init__(plan, tally, title)
        self._clicked: dict[Client, float] = {}
        self._clicks: dict[int, float] = {}
        """When somebody clicked, by the version to which that led."""
        self._early: dict[int, list[float]] = {}
        """When steps arrived whose clicks have not been acknowledged yet."""

    async def open(self) -> None:
        for times in (self._clicked, self._clicks, self._early):
            times.clear()
        cookies = [await self.guest() for _ in range(SEATS)]
        table, _ = await self.post("tables", cookies[0], game=self.title, seats=SEATS)
        self.code = table["code"]
        for cookie in cookies[1:]:
            await self.post(f"tables/{self.code}/join", cookie)
        await self.post(f"tables/{self.code}/start", cookies[0])
        await self.sit_down(cookies)

    def handle(self, client: Client, frame: Frame) -> None:
        if frame.type == "ack":
            clicked = self._clicks.setdefault(frame.v, self._clicked[client])
            self._note(seen - clicked for seen in self._early.pop(frame.v, ()))
        elif frame.type == "refused":
            client.answered = ""
            client.send(b'{"type":"sync","have":0}')
        elif frame.type in ("step", "snapshot"):
            if frame.type == "step" and frame.seat != client.number:
                self._see(frame.v)
            asked = frame.decision
            if asked and asked.awaited and asked.id != client.answered:
                client.answered = asked.id
                pause = self.plan.think_seconds * random.uniform(0.5, 1.5)
                asyncio.get_running_loop().call_later(pause, self._answer, client, asked)

    def _see(self, version: int) -> None:
        """Measure how long a click took to this screen; what nobody clicked is never acknowledged."""
        if version in self._clicks:
            self._note([perf_counter() - self._clicks[version]])
        else:
            self._early.setdefault(version, []).append(perf_counter())

    def _note(self, latencies: Iterable[float]) -> None:
        self.tally.latencies += [latency for latency in latencies if latency > 0]

    def _answer(self, client: Client, asked: OpenDecision) -> None:
        if client not in self.clients:
            return  # the game is over
        dice, given = FastDice(), dict[str, Any]()
        offer = pick(dice, _offers.decode(asked.offers))
        for name, spec in offer.fields.items():
            given[name] = spec.sample(dice, given)
        self._clicked[client] = perf_counter()
        self.send(client, type="act", decision=asked.id, action={"type": offer.action, **given})


class BotsTable(LiveTable):
    """Three bots of a kind, and a stand-in for the host, who halts the game by taking the seat back."""

    def __init__(self, plan: Plan, tally: Tally, title: str, kind: str) -> None:
        super().__init__(plan, tally, title)
        self.kind = kind
        self._is_on = False

    async def open(self) -> None:
        cookie = await self.guest()
        table, _ = await self.post("play", cookie, game=self.title, seats=SEATS, kind=self.kind)
        self.code = table["code"]
        await self.sit_down([cookie])
        self.turn(on=self._is_on)

    def turn(self, *, on: bool) -> None:
        self._is_on = on
        for client in self.clients:
            self.send(client, type="drive", driver="bot" if on else "person")

    def handle(self, client: Client, frame: Frame) -> None:
        self.tally.bot_moves += frame.type == "step"


async def run(plan: Plan) -> None:
    tally = Tally()
    people = [PeoplesTable(plan, tally, plan.titles[number % len(plan.titles)]) for number in range(plan.people)]
    groups = {
        group.name: [BotsTable(plan, tally, title, kind) for title, kind in group.tables] for group in plan.groups
    }
    opening = asyncio.Semaphore(AT_ONCE)

    async def open_one(table: LiveTable) -> None:
        async with opening:
            await table.open()
        write_line(Opened())

    await asyncio.gather(*map(open_one, [*people, *(table for group in groups.values() for table in group)]))
    for _ in range(plan.rounds):
        for name in ("", *groups):
            playing = groups.get(name, [])
            for table in playing:
                table.turn(on=True)
            await asyncio.sleep(SETTLE_SECONDS)
            tally.clear()
            await asyncio.sleep(plan.window_seconds)
            write_line(Window(name, [1000 * seconds for seconds in tally.latencies], tally.bot_moves))
            for table in playing:
                table.turn(on=False)


def main() -> None:
    asyncio.run(run(msgspec.json.decode(sys.argv[1], type=Plan)))
