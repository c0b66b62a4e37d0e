"""Load generator: many lightweight WebSocket clients in one process, so that the server is the bottleneck.

`main` reads a `Plan` as a line of JSON from stdin, fills the tables and reports that it is ready. For every number of
seconds it then reads, the clients play for that long and it writes a `Measurement`; in between they pause. Clients use
real sockets, but decode only what the next answer needs: the decision. The same clients drive the floor, where seats
move in turn and messages are padding.
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
"""Time for outstanding frames to arrive after the clients paused."""
HTTP_SECONDS = 60


class Plan(msgspec.Struct):
    """The server's address and process id, and the number of tables; for the floor, the size of an `act` frame."""

    address: str
    pid: int
    tables: int
    act_bytes: int | None = None


class Measurement(msgspec.Struct):
    """Results of a run; sizes are means in bytes, `player_bytes` and `spectator_bytes` those of outgoing frames."""

    moves: int
    seconds: float
    latencies_ms: list[float]
    refused: int
    server_cpu: float
    """CPU time of the server in seconds, including threads."""
    swarm_cpu: float
    act_bytes: float
    player_bytes: float
    spectator_bytes: float
    bytes_per_table: int
    bytes_per_socket: int


class OpenDecision(msgspec.Struct):
    """The part of a decision that a client decodes; its offers are decoded only to answer it."""

    id: str
    awaited: bool
    offers: msgspec.Raw


class Status(msgspec.Struct):
    status: str


class IncomingFrame(msgspec.Struct):
    """The part of a frame that a client decodes. `next` is the seat to move, sent by the floor only."""

    type: str
    seat: int | None = None
    decision: OpenDecision | None = None
    table: Status | None = None
    next: int | None = None


class WireOffer(msgspec.Struct):
    action: str
    fields: dict[str, Spec]


_frames = msgspec.json.Decoder(IncomingFrame)
_offers = msgspec.json.Decoder(list[WireOffer])
_encode = msgspec.json.Encoder().encode


class FastDice:
    """Fast, irreproducible dice."""

    def below(self, sides: int) -> int:
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
    """The sockets of one table at the floor: seats move in turn, with padding of the right size."""

    def __init__(self, plan: Plan, tally: Tally, number: int) -> None:
        self.plan, self.tally, self.number = plan, tally, number
        self.clients: list[Client] = []
        self._sent_at = 0.0
        self._is_on = False
        self._next = 0
        self._act = _encode({"type": "act", "id": "", "pad": ""})
        self._act = _encode({"type": "act", "id": "", "pad": "x" * max(0, (plan.act_bytes or 0) - len(self._act))})

    async def set_up(self) -> None:
        """Do nothing: the floor needs no set-up."""

    async def connect_all(self) -> None:
        for seat in range(SEATS + 1):
            self.clients.append(await connect(self.plan.address, f"/ws/{self.number}/{seat}", "", self.on_frame, seat))

    def resume(self) -> None:
        """Resume with the seat to move."""
        self._is_on = True
        self._move(self.clients[self._next])

    def pause(self) -> None:
        self._is_on = False

    def leave(self) -> None:
        self.pause()
        for client in self.clients:
            client.close()

    def on_frame(self, client: Client, payload: bytes) -> None:
        """Move if it is this client's turn."""
        if b'"type":"ack"' in payload[:20]:
            self.tally.moves += 1
            return
        frame = _frames.decode(payload)
        if frame.next == client.number:
            self._next = client.number
            if self._is_on:
                self.tally.latencies.append(perf_counter() - self._sent_at)
                self._move(client)

    def _move(self, client: Client) -> None:
        self._sent_at = perf_counter()
        client.send(self._act)


class GameTable:
    """The clients of one table of Outpost: they answer every decision at once, at random."""

    def __init__(self, plan: Plan, tally: Tally, number: int) -> None:
        self.plan, self.tally, self.number = plan, tally, number
        self.clients: list[Client] = []
        self.cookies: list[str] = []
        self.code = ""
        self._sent_at: dict[int, float] = {}
        self._unanswered: dict[int, OpenDecision] = {}
        """The open decision of each client."""
        self._count = 0
        self._is_on = False
        self._next: asyncio.Task[None] | None = None

    async def set_up(self) -> None:
        """Create guests and a table, and start the game."""
        self.cookies = [(await self._post("session", "", name=f"P{seat}"))[1] for seat in range(SEATS)]
        table, _ = await self._post("tables", self.cookies[0], game="outpost", seats=SEATS)
        self.code = table["code"]
        for cookie in self.cookies[1:]:
            await self._post(f"tables/{self.code}/join", cookie)
        await self._post(f"tables/{self.code}/start", self.cookies[0])

    async def connect_all(self) -> None:
        for number, cookie in enumerate([*self.cookies, ""]):
            path = f"/ws/tables/{self.code}"
            self.clients.append(await connect(self.plan.address, path, cookie, self.on_frame, number))

    def resume(self) -> None:
        """Resume with the open decisions."""
        self._is_on = True
        for number, asked in list(self._unanswered.items()):
            self._answer(self.clients[number], asked)

    def pause(self) -> None:
        self._is_on = False

    def leave(self) -> None:
        self.pause()
        for client in self.clients:
            client.close()
        self.clients.clear()
        self._unanswered.clear()

    def on_frame(self, client: Client, payload: bytes) -> None:
        """Handle a frame; answer its decision, if any."""
        frame = _frames.decode(payload)
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
            client.send(b'{"type":"sync","have":0}')
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

    def _answer(self, client: Client, asked: OpenDecision) -> None:
        self._unanswered.pop(client.number, None)
        dice, given = FastDice(), dict[str, Any]()
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
        client.send(payload)

    async def _play_again(self) -> None:
        """Start a rematch."""
        self.leave()
        table, _ = await self._post(f"tables/{self.code}/rematch", self.cookies[0])
        self.code = table["code"]
        await self._post(f"tables/{self.code}/start", self.cookies[0])
        await self.connect_all()
        self._next = None
        self.resume()

    async def _post(self, path: str, cookie: str, **body: Any) -> tuple[Any, str]:
        headers = {"content-type": "application/json", "cookie": cookie}
        request = urllib.request.Request(f"http://{self.plan.address}/api/{path}", _encode(body), headers)
        return await asyncio.to_thread(fetch, request)


def fetch(request: urllib.request.Request) -> tuple[Any, str]:
    """Return the decoded response and its session cookie."""
    with urllib.request.urlopen(request, timeout=HTTP_SECONDS) as answer:
        cookies = SimpleCookie(answer.headers.get("set-cookie", ""))
        cookie = "; ".join(f"{name}={morsel.value}" for name, morsel in cookies.items())
        return msgspec.json.decode(answer.read()), cookie


def memory_of(pid: int) -> int:
    """Return the resident memory of a process in bytes; 0 on systems without /proc."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def cpu_of(pid: int) -> float:
    """Return the CPU time of a process in seconds; 0 on systems without /proc."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return 0.0


async def run() -> None:
    """Warm up the server, connect all clients, then run once for every line of input."""
    plan = msgspec.json.decode(await read_line(), type=Plan)
    tally = Tally()
    kind: type[GameTable] | type[FloorTable] = GameTable if plan.act_bytes is None else FloorTable
    warm = [kind(plan, tally, number) for number in range(WARM_TABLES)]
    tables = [kind(plan, tally, WARM_TABLES + number) for number in range(plan.tables)]
    for table in warm:
        await table.set_up()
        await table.connect_all()
        table.resume()
    await asyncio.sleep(WARM_SECONDS)
    for table in warm:
        table.leave()
    await asyncio.sleep(WARM_SECONDS / 4)
    at_first = memory_of(plan.pid)
    for table in tables:
        await table.set_up()
    with_tables = memory_of(plan.pid)
    for table in tables:
        await table.connect_all()
    with_sockets = memory_of(plan.pid)
    write_line({"ready": True})
    while line := await read_line():
        tally.clear()
        began, server_cpu, swarm_cpu = perf_counter(), cpu_of(plan.pid), process_time()
        for table in tables:
            table.resume()
        await asyncio.sleep(float(line))
        moves, passed, server_cpu = tally.moves, perf_counter() - began, cpu_of(plan.pid) - server_cpu
        for table in tables:
            table.pause()
        await asyncio.sleep(PAUSE_SECONDS)
        write_line(
            Measurement(
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


async def read_line() -> str:
    return await asyncio.to_thread(sys.stdin.readline)


def write_line(what: object) -> None:
    print(_encode(what).decode(), flush=True)


def merged(found: Sequence[Measurement]) -> Measurement:
    """Return several measurements as one."""
    first, last = found[0], found[-1]
    return Measurement(
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
    asyncio.run(run())
