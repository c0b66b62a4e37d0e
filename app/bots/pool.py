"""Worker processes in which bots think, so that people's moves never wait for a thought.

A worker is started when there is a question and all others are busy. One that gives no answer in time, or breaks off,
is killed, and the next question starts another.
"""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from app.bots.coach import Advice
from app.bots.questions import Answer, read_answer, write_question
from app.bots.thinking import BotFailed
from app.bots.worker import LENGTH_BYTES, framed
from app.engine.bots import Title
from app.engine.codec import read_action
from app.engine.decisions import Action, Decision

ROOT = Path(__file__).resolve().parents[2]

START_SECONDS = 60.0
"""Time limit for starting a worker: about a second's work, but the machine may be busy."""

ANSWER_SECONDS = 30.0
"""Time limit for an answer, far beyond what any bot takes."""


class Worker:
    """A process that answers one question at a time."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._questions, self._answers = process, process.stdin, process.stdout
        self._is_ready = False

    @property
    def is_running(self) -> bool:
        return self._process.returncode is None

    async def ready(self) -> None:
        """Wait until the process has started."""
        if not self._is_ready:
            async with asyncio.timeout(START_SECONDS):
                await self._receive()
            self._is_ready = True

    async def ask(self, question: bytes) -> bytes:
        self._questions.write(framed(question))
        return await self._receive()

    async def _receive(self) -> bytes:
        head = await self._answers.readexactly(LENGTH_BYTES)
        return await self._answers.readexactly(int.from_bytes(head))

    async def end(self) -> None:
        """Kill the process, whatever it is doing."""
        if self.is_running:
            with suppress(ProcessLookupError):
                os.kill(self._process.pid, signal.SIGKILL)  # `Process.kill` may take its exit code from asyncio
        await self._process.wait()


class WorkerPool:
    """At most `most` workers, which know the titles that are found under the name `titles`."""

    def __init__(self, most: int, titles: str = "app.bots:TITLES", limit: float = ANSWER_SECONDS) -> None:
        self._name = titles
        self._titles: Mapping[str, Title] = resolve_name(titles)
        self._limit = limit
        self._places = asyncio.Semaphore(most)
        self.idle: list[Worker] = []

    async def answer(self, title: str, kind: str, view: Any, decision: Decision) -> Action:
        """Return the bot's answer; raise BotFailed if there is none."""
        answer = await self._ask(write_question(title, kind, view, decision))
        if answer.action is None:
            raise BotFailed(answer.failure)
        action: Action = read_action(answer.action, self._titles[title].game.action_type)
        return action

    async def advise(self, title: str, view: Any, decision: Decision) -> Advice:
        """Return the coach's advice; raise BotFailed if there is none."""
        answer = await self._ask(write_question(title, None, view, decision))
        if answer.advice is None:
            raise BotFailed(answer.failure)
        return answer.advice

    async def _ask(self, question: bytes) -> Answer:
        async with self._places:
            try:
                async with self._worker() as worker, asyncio.timeout(self._limit):
                    return read_answer(await worker.ask(question))
            except TimeoutError:
                raise BotFailed("no answer in time") from None
            except (EOFError, OSError) as error:
                raise BotFailed(f"the worker process broke off: {type(error).__name__}") from None

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[Worker]:
        """Lend a worker. It ends with any error: its late answer might be taken for that to the next question."""
        worker = self._take_idle() or await start_worker(self._name)
        try:
            await worker.ready()
            yield worker
        except BaseException:
            await worker.end()
            raise
        self.idle.append(worker)

    def _take_idle(self) -> Worker | None:
        while self.idle:
            if (worker := self.idle.pop()).is_running:
                return worker
        return None

    async def close(self) -> None:
        """End the idle workers; the others end when those who wait for their answers are cancelled."""
        while self.idle:
            await self.idle.pop().end()


async def start_worker(titles: str) -> Worker:
    command = [sys.executable, "-m", "app.bots.worker", titles]
    return Worker(await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=PIPE, stdout=PIPE))
