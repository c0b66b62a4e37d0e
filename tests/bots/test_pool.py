"""Bots in worker processes: whatever goes wrong in there, the next question gets its answer."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from app.bots.pool import ROOT, WorkerPool
from app.bots.thinking import BotFailed, answer_of
from app.engine.decisions import Action
from app.engine.driver import start
from app.engine.events import Player, Seat
from app.engine.game import Setup
from app.engine.rng import seed_from
from tests.bots.odd_bots import SECRET, TITLES

pytestmark = pytest.mark.anyio

SECONDS = 30.0
"""Limit of whatever is waited for."""

TITLE = TITLES["sealed_bids"]
STATE = start(TITLE.game, Setup(3, seed_from("pool"))).state
VIEW = TITLE.game.view_for(STATE, Player(Seat(1)))
DECISION = TITLE.game.pending(STATE)[1]


@asynccontextmanager
async def pool(most: int = 1, limit: float = SECONDS) -> AsyncIterator[WorkerPool]:
    found = WorkerPool(most, "tests.bots.odd_bots:TITLES", limit)
    try:
        yield found
    finally:
        await found.close()


async def ask(where: WorkerPool, kind: str) -> Action:
    return await where.answer("sealed_bids", kind, VIEW, DECISION)


def workers_of(parent: int) -> set[int]:
    """Return the worker processes that a process has started."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            is_child = re.search(r"\) . (\d+) ", (folder / "stat").read_text())
            if is_child and int(is_child[1]) == parent and b"app.bots.worker" in (folder / "cmdline").read_bytes():
                found.add(int(folder.name))
        except OSError:
            continue  # it has just ended
    return found


def is_running(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


async def eventually(is_so: Callable[[], bool]) -> None:
    limit = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < limit, "this never came true"
        await asyncio.sleep(0.01)


async def test_a_worker_answers_as_the_bot_would_here() -> None:
    async with pool() as where:
        for kind in ("standard", "random", "printing"):
            assert await ask(where, kind) == answer_of(TITLE, kind, VIEW, DECISION)
        assert len(workers_of(os.getpid())) == 1


async def test_a_bot_that_raises_fails_alone_and_its_message_stays_in_the_process() -> None:
    async with pool() as where:
        with pytest.raises(BotFailed, match=r"ValueError ← odd_bots.py:\d+") as failed:
            await ask(where, "raising")
        assert SECRET not in str(failed.value)
        [worker] = workers_of(os.getpid())
        with pytest.raises(BotFailed, match="not allowed"):
            await where.answer("sealed_bids", "cheating", VIEW, DECISION)
        assert await ask(where, "standard") in DECISION
        assert workers_of(os.getpid()) == {worker}


async def test_a_bot_that_hangs_is_killed_and_the_next_one_thinks_in_another_process() -> None:
    async with pool(limit=0.5) as where:
        await ask(where, "standard")
        [worker] = workers_of(os.getpid())
        with pytest.raises(BotFailed, match="in time"):
            await ask(where, "hanging")
        assert not is_running(worker)
        assert await ask(where, "standard") in DECISION


async def test_the_end_of_a_worker_is_a_failure_of_one_answer() -> None:
    async with pool() as where:
        with pytest.raises(BotFailed, match="broke off"):
            await ask(where, "killed")
        assert await ask(where, "standard") in DECISION
        [worker] = workers_of(os.getpid())
        [idle] = where.idle
        os.kill(worker, signal.SIGKILL)
        await eventually(lambda: not idle.is_running)
        assert await ask(where, "standard") in DECISION, "nobody was thinking when it ended"


async def test_a_second_worker_is_started_when_the_first_is_busy_and_all_end_with_the_pool() -> None:
    async with pool(most=2) as where:
        stuck = asyncio.create_task(ask(where, "hanging"))
        await eventually(lambda: len(workers_of(os.getpid())) == 1)
        assert await ask(where, "standard") in DECISION
        assert len(workers_of(os.getpid())) == 2
        stuck.cancel()
        with pytest.raises(asyncio.CancelledError):
            await stuck
        assert len(workers_of(os.getpid())) == 1
    assert not workers_of(os.getpid())


SERVER = """
import asyncio
from tests.bots.test_pool import ask, pool

async def main():
    async with pool() as where:
        await ask(where, "standard")
        print("thinking", flush=True)
        await ask(where, "hanging")

asyncio.run(main())
"""


async def test_no_worker_outlives_its_server_not_even_one_that_hangs() -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], cwd=ROOT, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"thinking\n"
        workers = workers_of(server.pid)
        assert len(workers) == 1
        server.kill()
    await eventually(lambda: not any(map(is_running, workers)))
