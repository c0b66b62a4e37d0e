"""The baseline of `bench server` (the *floor*): the least that any server must do for the same moves, without a game.

Each message causes one committed row, one frame to each socket of the table and one acknowledgement, of the same sizes
as ours and through the same web stack and database layer, but without sessions, permissions or rate limits.
"""

import asyncio
import sys
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
import uvicorn
from sqlalchemy import Column, Connection, Integer, MetaData, String, Table, Text, insert
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from app.bench.swarm import SEATS
from app.store.database import Database, open_database
from app.store.journal import MAX_BATCH

FLOOR = Table(
    "floor",
    MetaData(),
    Column("table_code", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)


class FloorPlan(msgspec.Struct):
    port: int
    database_url: str
    row_bytes: int
    player_bytes: int
    spectator_bytes: int


class FloorJournal:
    """Commits one row per move, with group commit as in the journal."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[tuple[tuple[str, int, str], asyncio.Future[None]]] = deque()
        self._writer: asyncio.Task[None] | None = None

    async def append(self, row: tuple[str, int, str]) -> None:
        """Return when the row is committed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        while self._waiting:
            batch = [self._waiting.popleft() for _ in range(min(MAX_BATCH, len(self._waiting)))]
            rows = [{"table_code": code, "seq": seq, "data": data} for (code, seq, data), _ in batch]
            await self._database.write(partial(insert_rows, rows=rows))
            for _, done in batch:
                if not done.done():
                    done.set_result(None)
        self._writer = None


def insert_rows(connection: Connection, rows: list[dict[str, Any]]) -> None:
    connection.execute(insert(FLOOR), rows)


def floor_app(plan: FloorPlan) -> Starlette:
    database = open_database(plan.database_url)
    journal = FloorJournal(database)
    tables: dict[str, dict[int, WebSocket]] = {}
    last: dict[str, int] = {}
    row = "x" * plan.row_bytes

    @asynccontextmanager
    async def running(_app: Starlette) -> AsyncIterator[None]:
        await database.write(FLOOR.create)
        yield
        await database.close()

    async def ready(_request: Any) -> Response:
        return Response()

    async def table(websocket: WebSocket) -> None:
        code, seat = websocket.path_params["code"], websocket.path_params["seat"]
        await websocket.accept()
        sockets = tables.setdefault(code, {})
        sockets[seat] = websocket
        try:
            while True:
                request = msgspec.json.decode(await websocket.receive_text())
                last[code] = seq = last.get(code, 0) + 1
                await journal.append((code, seq, row))
                for number, each in list(sockets.items()):
                    size = plan.spectator_bytes if number == SEATS else plan.player_bytes
                    await each.send_text(padded(seq, (seat + 1) % SEATS, size))
                ack = {"type": "ack", "id": request["id"], "v": seq}
                await websocket.send_text(msgspec.json.encode(ack).decode())
        except (WebSocketDisconnect, RuntimeError):
            sockets.pop(seat, None)

    routes = [Route("/readyz", ready), WebSocketRoute("/ws/{code}/{seat:int}", table)]
    return Starlette(routes=routes, lifespan=running)


def padded(seq: int, following: int, size: int) -> str:
    content = {"type": "step", "v": seq, "next": following, "pad": ""}
    content["pad"] = "x" * max(0, size - 48)
    return msgspec.json.encode(content).decode()


def run_floor() -> None:
    """Serve the baseline for the plan in the first argument, with uvicorn configured as for our own server."""
    plan = msgspec.json.decode(sys.argv[1], type=FloorPlan)
    uvicorn.run(
        floor_app(plan),
        host="127.0.0.1",
        port=plan.port,
        http="httptools",
        ws="websockets-sansio",
        log_level="warning",
        access_log=False,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
