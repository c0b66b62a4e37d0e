"""Real servers: started on free ports of this machine, killed or stopped, and started again at the same address.

Reading in the server's code takes ten times as long as all else that a start does. So one process has read it (it is
started once by each worker of the tests), and every server is a fork of that one: still a process of its own.
"""

import asyncio
import os
import signal
import socket
import ssl
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import httpx

from app.cli import main

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
"""Timeout in seconds for anything that is awaited."""

SETTINGS = {
    "bot_pause_low": "0",
    "bot_pause_high": "0.001",
    "bot_pause_master": "0",
    "bot_workers": "0",
    "rate_frame": "100000/second",
    "rate_act": "100000/second",
    "rate_http": "100000/second",
    "rate_session": "100000/second",
    "rate_code": "100000/second",
    "rate_code_total": "100000/second",
    "rate_history": "100000/second",
    "rate_sync": "100000/second",
    "rate_verify": "100000/second",
    "poll_seconds": "0.5",
    "max_per_address": "1000",
    "max_sockets": "1000",
    "metrics": "true",
    "log_json": "true",
}
"""No pauses of bots and no processes for them (see `tests/bots/test_pool.py`), no rate limits, and frequent polls."""

_TLS = ssl.create_default_context()  # nobody here speaks TLS, but a client makes one of its own, slowly

FORKS = get_context("forkserver")
"""Forks processes with the server's modules already imported."""
FORKS.set_forkserver_preload([__name__, "uvicorn.protocols.http.auto", "uvicorn.protocols.websockets.auto"])


def serve(environment: Mapping[str, str], arguments: Sequence[str]) -> None:
    """Run `python -m app serve` in this process, without output."""
    os.chdir(ROOT)
    os.environ.clear()
    os.environ.update(environment)
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
    sys.exit(main(["serve", *arguments]))


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Server:
    """A server process that keeps its address across restarts."""

    target = staticmethod(serve)
    """What the process does."""

    def __init__(self, database_url: str, **settings: str) -> None:
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.url = f"http://{self.address}"
        given = {**SETTINGS, **settings, "database_url": database_url, "port": str(self.port)}
        clean = {name: value for name, value in os.environ.items() if not name.startswith("FRONTIER_")}
        self.environment = clean | {f"FRONTIER_{name.upper()}": value for name, value in given.items()}
        self._process: ForkServerProcess | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def client(self, headers: Mapping[str, str] | None = None) -> httpx.AsyncClient:
        """Return a client that drops idle connections before the server does, so that no request uses a closed one."""
        limits = httpx.Limits(keepalive_expiry=1)
        return httpx.AsyncClient(base_url=self.url, headers=headers, timeout=PATIENCE, limits=limits, verify=_TLS)

    async def start(self) -> None:
        """Start the server and wait until it is ready; the first start migrates the database."""
        await self.until_ready(self.launch())

    def launch(self) -> Callable[[], bool]:
        """Start the server, and return a function that tells whether it still runs."""
        arguments = ["--migrate"] if self._process is None else []
        self._process = FORKS.Process(target=self.target, args=(self.environment, arguments))
        self._process.start()
        return self._process.is_alive

    async def until_ready(self, is_alive: Callable[[], bool], path: str = "/readyz") -> None:
        """Wait until the server is ready; fail if it exits before."""
        async with self.client() as client:

            async def answers() -> bool:
                assert is_alive(), "the server ended before it was ready"
                try:
                    return (await client.get(path)).status_code == 200
                except httpx.TransportError:
                    return False

            await eventually(answers, f"{self.url} is ready")

    async def kill(self) -> None:
        """Kill the process with SIGKILL, as in a crash."""
        await self.end(signal.SIGKILL)

    async def stop(self) -> int:
        """Stop the process with SIGTERM; return its exit code."""
        return await self.end(signal.SIGTERM)

    async def end(self, by: signal.Signals) -> int:
        """Send a signal and wait; return the exit code."""
        assert self._process is not None
        os.kill(self.pid, by)
        await asyncio.to_thread(self._process.join, PATIENCE)
        assert self._process.exitcode is not None, "the server does not end"
        return self._process.exitcode

    def ensure_gone(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(PATIENCE)


@asynccontextmanager
async def running(database_url: str, *, count: int = 1, **settings: str) -> AsyncIterator[list[Server]]:
    """Run servers that share a database."""
    servers = [Server(database_url, **settings) for _ in range(count)]
    try:
        for server in servers:
            await server.start()
        yield servers
    finally:
        for server in servers:
            server.ensure_gone()


async def eventually(is_so: Callable[[], bool | Awaitable[bool]], what: str, seconds: float = PATIENCE) -> None:
    """Wait until the condition holds; fail after the timeout."""
    limit = time.monotonic() + seconds
    while True:
        found = is_so()
        if found if isinstance(found, bool) else await found:
            return
        assert time.monotonic() < limit, f"still not so after {seconds} seconds: {what}"
        await asyncio.sleep(0.02)
