"""A swarm of WebSocket clients in one process, cheap enough that the server is what is measured.

`main` reads a `Plan` as a line of JSON from its input, has everybody sit down, and says so. Then for every number of
seconds that it reads everybody plays that long, and it writes what it `Found`; in between nobody moves. It speaks real
WebSocket over real sockets, but reads of each frame only what the next answer needs: the decision. The same clients
drive the floor: there a turn goes round the table and answers are padding.
"""

import asyncio
import os
import random
import sys
import urllib.request
from collections.abc import Sequence
from http.cookies import SimpleCookie
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import msgspec

from app.bench.swarm_client import Client, connect
from app.engine.choices import Spec
from app.engine.rng import pick

SEATS = 4
WARM_TABLES = 4
WARM_SECONDS = 2.0
PAUSE_SECONDS = 0.1
"""So long after the last answer everything has come to rest."""
HTTP_SECONDS = 60


class Plan(msgspec.Struct):
    """What to do: at which server (and its process), at how many tables; `act_bytes` for the floor."""

    address: str
    pid: int
    tables: int
    act_bytes: int | None = None


class Found(msgspec.Struct):
    """What was measured; sizes are means in bytes. `spectator_bytes` and `player_bytes` are of frames to them."""

    moves: int
    seconds: float
    latencies_ms: list[float]
    refused: int
    server_cpu: float
    """Processor time of the server in seconds, threads included."""
    swarm_cpu: float
    act_bytes: float
    player_bytes: float
    spectator_bytes: float
    bytes_per_table: int
    bytes_per_socket: int


class Asked(msgspec.Struct):
    """What a client needs to know of a decision; what is offered is only read when it must answer."""

    id: str
    awaited: bool
    offers: msgspec.Raw


class Status(msgspec.Struct):
    status: str


class Heard(msgspec.Struct):
    """What a client needs to know of a frame. `next` is the floor's: whose turn it is."""

    type: str
    seat: int | None = None
    decision: Asked | None = None
    table: Status | None = None
    next: int | None = None


class Offered(msgspec.Struct):
    action: str
    fields: dict[str, Spec]


_heard = msgspec.json.Decoder(Heard)
_offers = msgspec.json.Decoder(list[Offered])
_encode = msgspec.json.Encoder().encode


class Chance:
    """Quick dice: nothing depends on them."""

    def below(self, sides: int) -> int:
        """Return a whole number from 0 to `sides` − 1."""
        return int(random.random() * sides)


class Tally:
    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.moves = self.refused = 0
        self.acts = self.act_bytes = 0
        self.frames = [0, 0]
        self.frame_bytes = [0, 0]
        self.latencies: list[float] = []


class FloorTable:
    """The sockets of one table at the floor: a turn goes round, every answer is padding of the right size."""

    def __init__(self, plan: Plan, tally: Tally, number: int) -> None:
        self.plan, self.tally, self.number = plan, tally, number
        self.clients: list[Client] = []
        self._sent_at = 0.0
        self._is_on = False
        self._next = 0
        self._act = _encode({"type": "act", "id": "", "pad": ""})
        self._act = _encode({"type": "act", "id": "", "pad": "x" * max(0, (plan.act_bytes or 0) - len(self._act))})

    async def begin(self) -> None:
        """Nothing is to be set up."""

    async def sit_down(self) -> None:
        for seat in range(SEATS + 1):
            self.clients.append(await connect(self.plan.address, f"/ws/{self.number}/{seat}", "", self.hear, seat))

    def go(self) -> None:
        """Go on where the turn is."""
        self._is_on = True
        self._move(self.clients[self._next])

    def rest(self) -> None:
        self._is_on = False

    def leave(self) -> None:
        self.rest()
        for client in self.clients:
            client.close()

    def hear(self, client: Client, payload: bytes) -> None:
        """Answer when it is our turn."""
        if b'"type":"ack"' in payload[:20]:
            self.tally.moves += 1
            return
        frame = _heard.decode(payload)
        if frame.next == client.number:
            self._next = client.number
            if self._is_on:
                self.tally.latencies.append(perf_counter() - self._sent_at)
                self._move(client)

    def _move(self, client: Client) -> None:
        self._sent_at = perf_counter()
        client.say(self._act)


class GameTable:
    """The people of one table of Outpost: all who are asked answer at once, at random."""

    def __init__(self, plan: Plan, tally: Tally, number: int) -> None:
        self.plan, self.tally, self.number = plan, tally, number
        self.clients: list[Client] = []
        self.cookies: list[str] = []
        self.code = ""
        self._sent_at: dict[int, float] = {}
        self._unanswered: dict[int, Asked] = {}
        """What each of them was asked last and has not answered yet."""
        self._count = 0
        self._is_on = False
        self._next: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Have four people sit down and start."""
        self.cookies = [(await self._post("session", "", name=f"P{seat}"))[1] for seat in range(SEATS)]
        table, _ = await self._post("tables", self.cookies[0], game="outpost", seats=SEATS)
        self.code = table["code"]
        for cookie in self.cookies[1:]:
            await self._post(f"tables/{self.code}/join", cookie)
        await self._post(f"tables/{self.code}/start", self.cookies[0])

    async def sit_down(self) -> None:
        for number, cookie in enumerate([*self.cookies, ""]):
            path = f"/ws/tables/{self.code}"
            self.clients.append(await connect(self.plan.address, path, cookie, self.hear, number))

    def go(self) -> None:
        """Begin to answer, with what was asked meanwhile."""
        self._is_on = True
        for number, asked in list(self._unanswered.items()):
            self._answer(self.clients[number], asked)

    def rest(self) -> None:
        self._is_on = False

    def leave(self) -> None:
        self.rest()
        for client in self.clients:
            client.close()
        self.clients.clear()
        self._unanswered.clear()

    def hear(self, client: Client, payload: bytes) -> None:
        """Take a frame; answer if it asks us."""
        frame = _heard.decode(payload)
        tally = self.tally
        if frame.type == "step":
            who = client.number == SEATS
            tally.frames[who] += 1
            tally.frame_bytes[who] += len(payload)
        elif frame.type == "ack":
            tally.moves += 1
        elif frame.type == "refused":
            tally.refused += 1
            client.answered = ""
            client.say(b'{"type":"sync","have":0}')
        if frame.table and frame.table.status == "over" and self._next is None:
            self._next = asyncio.create_task(self._play_again())
        if frame.type not in ("step", "snapshot"):
            return
        self._unanswered.pop(client.number, None)
        asked = frame.decision
        if asked is None or not asked.awaited or asked.id == client.answered:
            return
        if not self._is_on:
            self._unanswered[client.number] = asked
            return
        if frame.type == "step" and frame.seat is not None:
            tally.latencies.append(perf_counter() - self._sent_at[frame.seat])
        self._answer(client, asked)

    def _answer(self, client: Client, asked: Asked) -> None:
        self._unanswered.pop(client.number, None)
        dice, given = Chance(), dict[str, Any]()
        offer = pick(dice, _offers.decode(asked.offers))
        for name, spec in offer.fields.items():
            given[name] = spec.sample(dice, given)
        self._count += 1
        action = {"type": offer.action, **given}
        payload = _encode({"type": "act", "id": f"{self._count:08}", "decision": asked.id, "action": action})
        client.answered = asked.id
        self.tally.acts += 1
        self.tally.act_bytes += len(payload)
        self._sent_at[client.number] = perf_counter()
        client.say(payload)

    async def _play_again(self) -> None:
        """Meet the same people at a new table."""
        self.leave()
        table, _ = await self._post(f"tables/{self.code}/rematch", self.cookies[0])
        self.code = table["code"]
        await self._post(f"tables/{self.code}/start", self.cookies[0])
        await self.sit_down()
        self._next = None
        self.go()

    async def _post(self, path: str, cookie: str, **body: Any) -> tuple[Any, str]:
        """Return the answer to a request and the cookie that came with it."""
        headers = {"content-type": "application/json", "cookie": cookie}
        request = urllib.request.Request(f"http://{self.plan.address}/api/{path}", _encode(body), headers)
        return await asyncio.to_thread(fetch, request)


def fetch(request: urllib.request.Request) -> tuple[Any, str]:
    """Return the answer to a request and the cookie that came with it."""
    with urllib.request.urlopen(request, timeout=HTTP_SECONDS) as answer:
        cookies = SimpleCookie(answer.headers.get("set-cookie", ""))
        cookie = "; ".join(f"{name}={morsel.value}" for name, morsel in cookies.items())
        return msgspec.json.decode(answer.read()), cookie


def memory_of(pid: int) -> int:
    """Return how many bytes of memory a process holds; 0 where the system does not say."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def cpu_of(pid: int) -> float:
    """Return how many seconds of processor time a process has used; 0 where the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return 0.0


async def run() -> None:
    """Warm the server up, have everybody sit down at all tables, then play whenever a line says so."""
    plan = msgspec.json.decode(await heard(), type=Plan)
    tally = Tally()
    kind: type[GameTable] | type[FloorTable] = GameTable if plan.act_bytes is None else FloorTable
    warm = [kind(plan, tally, number) for number in range(WARM_TABLES)]
    tables = [kind(plan, tally, WARM_TABLES + number) for number in range(plan.tables)]
    for table in warm:
        await table.begin()
        await table.sit_down()
        table.go()
    await asyncio.sleep(WARM_SECONDS)
    for table in warm:
        table.leave()
    await asyncio.sleep(WARM_SECONDS / 4)
    at_first = memory_of(plan.pid)
    for table in tables:
        await table.begin()
    with_tables = memory_of(plan.pid)
    for table in tables:
        await table.sit_down()
    with_sockets = memory_of(plan.pid)
    say({"ready": True})
    while line := await heard():
        tally.clear()
        began, server_cpu, swarm_cpu = perf_counter(), cpu_of(plan.pid), process_time()
        for table in tables:
            table.go()
        await asyncio.sleep(float(line))
        moves, passed, server_cpu = tally.moves, perf_counter() - began, cpu_of(plan.pid) - server_cpu
        for table in tables:
            table.rest()
        await asyncio.sleep(PAUSE_SECONDS)
        say(
            Found(
                moves=moves,
                seconds=passed,
                latencies_ms=[1000 * seconds for seconds in tally.latencies],
                refused=tally.refused,
                server_cpu=server_cpu,
                swarm_cpu=process_time() - swarm_cpu,
                act_bytes=tally.act_bytes / max(1, tally.acts),
                player_bytes=tally.frame_bytes[0] / max(1, tally.frames[0]),
                spectator_bytes=tally.frame_bytes[1] / max(1, tally.frames[1]),
                bytes_per_table=(with_tables - at_first + memory_of(plan.pid) - with_sockets) // plan.tables,
                bytes_per_socket=(with_sockets - with_tables) // (plan.tables * (SEATS + 1)),
            )
        )


async def heard() -> str:
    return await asyncio.to_thread(sys.stdin.readline)


def say(what: object) -> None:
    print(_encode(what).decode(), flush=True)


def together(found: Sequence[Found]) -> Found:
    """Return what was found in several turns as if it were one."""
    first, last = found[0], found[-1]
    return Found(
        moves=sum(each.moves for each in found),
        seconds=sum(each.seconds for each in found),
        latencies_ms=sorted(latency for each in found for latency in each.latencies_ms),
        refused=sum(each.refused for each in found),
        server_cpu=sum(each.server_cpu for each in found),
        swarm_cpu=sum(each.swarm_cpu for each in found),
        act_bytes=first.act_bytes,
        player_bytes=first.player_bytes,
        spectator_bytes=first.spectator_bytes,
        bytes_per_table=last.bytes_per_table,
        bytes_per_socket=last.bytes_per_socket,
    )


def main() -> None:
    """Carry out the plan that comes in."""
    asyncio.run(run())
