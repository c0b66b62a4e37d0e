"""Real servers: started on free ports of this machine, killed or stopped, and started again at the same address."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
"""Nothing here takes as long as this many seconds unless it is broken."""

SETTINGS = {
    "bot_pause_low": "0",
    "bot_pause_high": "0.001",
    "rate_act": "100000/second",
    "rate_http": "100000/second",
    "rate_session": "100000/second",
    "rate_history": "100000/second",
    "rate_sync": "100000/second",
    "rate_verify": "100000/second",
    "poll_seconds": "0.5",
    "log_json": "true",
}
"""Bots need no time to think, people may ask as often as they like, and a poll comes soon."""


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Server:
    """A server process. Its address stays the same when it is started again."""

    def __init__(self, database_url: str, **settings: str) -> None:
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.url = f"http://{self.address}"
        given = {**SETTINGS, **settings, "database_url": database_url, "port": str(self.port)}
        clean = {name: value for name, value in os.environ.items() if not name.startswith("FRONTIER_")}
        self._environment = clean | {f"FRONTIER_{name.upper()}": value for name, value in given.items()}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Start the server and wait until it can serve; the first time it sees to the database's schema."""
        command = [sys.executable, "-m", "app", "serve", *(["--migrate"] if self._process is None else [])]
        self._process = subprocess.Popen(command, env=self._environment, cwd=ROOT, stdout=subprocess.DEVNULL)
        async with httpx.AsyncClient() as client:

            async def is_ready() -> bool:
                assert self._process is not None
                assert self._process.poll() is None, "the server ended before it was ready"
                try:
                    return (await client.get(f"{self.url}/readyz")).status_code == 200
                except httpx.TransportError:
                    return False

            await eventually(is_ready, f"{self.url} is ready")

    async def kill(self) -> None:
        """End the process at once, as a crash does: nothing in it can say another word."""
        await self.end(signal.SIGKILL)

    async def stop(self) -> int:
        """Ask the process to end, and return its exit code once it has."""
        return await self.end(signal.SIGTERM)

    async def end(self, by: signal.Signals) -> int:
        """End the process by a signal, if it still runs."""
        assert self._process is not None
        self._process.send_signal(by)
        return await asyncio.to_thread(self._process.wait, PATIENCE)

    def ensure_gone(self) -> None:
        """Leave no process behind."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait(PATIENCE)


@asynccontextmanager
async def running(database_url: str, *, count: int = 1, **settings: str) -> AsyncIterator[list[Server]]:
    """Give servers on one database, ready to serve, and leave none behind."""
    servers = [Server(database_url, **settings) for _ in range(count)]
    try:
        for server in servers:
            await server.start()
        yield servers
    finally:
        for server in servers:
            server.ensure_gone()


async def eventually(is_so: Callable[[], bool | Awaitable[bool]], what: str, seconds: float = PATIENCE) -> None:
    """Wait until it is so; fail after a time by which it must be."""
    limit = time.monotonic() + seconds
    while True:
        found = is_so()
        if found if isinstance(found, bool) else await found:
            return
        assert time.monotonic() < limit, f"still not so after {seconds} seconds: {what}"
        await asyncio.sleep(0.02)
