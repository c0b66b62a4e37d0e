"""Runs the bots at live tables: in worker threads, and after a pause that reveals nothing about their hand."""

import asyncio
import time
from collections.abc import Callable, Mapping
from itertools import count
from random import SystemRandom
from typing import Any

import msgspec
import structlog

from app.engine.bots import Bot, Title
from app.engine.decisions import Action, Decision
from app.engine.driver import choose_answer
from app.engine.errors import GameError
from app.engine.events import Player, Seat
from app.engine.rng import Stream, seed_from
from app.tables.hub import Hub
from app.tables.model import TableCode
from app.tables.ports import StorageUnavailable
from app.tables.room import Room
from app.tables.traces import trace_of

log = structlog.get_logger()

STAND_IN = "standard"
"""Kind of bot that plays for an absent person."""


RETRY_SECONDS = 1.0
"""Delay before a bot retries when the database is unavailable."""

WAKE_SECONDS = 10.0
"""Interval of the search for tables whose bots stopped, because of a restart or a crash."""

MIN_PAUSE_FACTOR = 0.3


def pause_factor(haste: float, consecutive: int) -> float:
    """Return the factor on a bot's pause after `consecutive` bot moves in a row.

    Long exchanges between bots speed up. Their number is public, so the pause still reveals nothing.
    """
    return max(MIN_PAUSE_FACTOR, haste**consecutive)


class BotRunner:
    """Moves for every seat driven by a bot, at the tables that this process has loaded."""

    name = "bots"

    def __init__(self, titles: Mapping[str, Title], pause: Callable[[], float], haste: float) -> None:
        self._titles = titles
        self._pause = pause
        self._haste = haste
        self._random = SystemRandom()
        self._running: dict[TableCode, asyncio.Task[None]] = {}

    def after_step(self, room: Room) -> None:
        """Start a task for the table if a bot is to move and none is running."""
        if room.table.code not in self._running and self._next_decision(room) is not None:
            task = asyncio.create_task(self._play(room))
            self._running[room.table.code] = task
            task.add_done_callback(lambda done: self._on_done(room, done))

    def _on_done(self, room: Room, task: asyncio.Task[None]) -> None:
        """Check again: a move may have arrived after the task's last check."""
        self._running.pop(room.table.code, None)
        if not task.cancelled():
            self.after_step(room)

    async def stop(self) -> None:
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _next_decision(self, room: Room) -> Decision | None:
        """Return the first awaited decision that is foregone or a bot's."""
        if room.position is None:
            return None
        awaited = [decision for decision in room.position.at.opened.values() if decision.awaited]
        bots = room.table.bot_seats
        foregone = (each for each in awaited if each.foregone)
        return next(foregone, None) or next((each for each in awaited if each.seat in bots), None)

    async def _play(self, room: Room) -> None:
        """Answer decisions until the game waits for people only; errors are logged and retried."""
        for consecutive in count():
            if (decision := self._next_decision(room)) is None:
                return
            try:
                await self._answer(room, decision, self._pause() * pause_factor(self._haste, consecutive))
            except StorageUnavailable:
                log.warning("bot.later", code=room.table.code)
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as error:
                log.error("bot.broken", code=room.table.code, error=trace_of(error))
                await asyncio.sleep(10 * RETRY_SECONDS)

    async def _answer(self, room: Room, decision: Decision, pause: float) -> None:
        """Compute and pause concurrently, then move, so that the delay does not depend on the bot's hand."""
        assert room.position is not None
        seq, thinking = room.position.seq, asyncio.to_thread(self._think, room, room.position.state, decision)
        (draft, action), _ = await asyncio.gather(thinking, asyncio.sleep(0 if decision.foregone else pause))
        if decision.seat not in room.table.bot_seats and not decision.foregone:
            return  # the person has taken the seat back
        raw, by_bot = msgspec.to_builtins(action), not decision.foregone
        try:
            await room.act(decision.seat, f"bot:{decision.id}:{seq}", decision.id, raw, draft=draft, by_bot=by_bot)
        except GameError as error:
            # The game has moved on meanwhile: another process, an undo, or the person took the seat back.
            log.info("bot.overtaken", code=room.table.code, reason=error.code)

    def _think(self, room: Room, state: Any, decision: Decision) -> tuple[list[Action], Action]:
        """Return what is done before the answer, and the answer."""
        if decision.foregone and decision.default is not None:
            return [], decision.default
        bot, viewer = self._bot(room, decision.seat), Player(decision.seat)
        dice = Stream(seed_from(str(self._random.getrandbits(128))))
        return choose_answer(
            room.game, state, decision, lambda at, asked: bot.answer(room.game.view_for(at, viewer), asked, dice)
        )

    def _bot(self, room: Room, seat: Seat) -> Bot:
        kinds = self._titles[room.table.title].bots
        return kinds.get(room.table.seats[seat].bot or STAND_IN) or next(iter(kinds.values()))


async def wake_bots(hub: Hub) -> None:
    """Periodically load tables where a bot should have moved, so that games continue after a restart or a crash."""
    given_up: set[TableCode] = set()
    while True:
        try:
            found = await hub.stores.tables.with_bots_to_move(time.time(), WAKE_SECONDS, 20 + len(given_up))
        except StorageUnavailable:
            found = []
        for code in found:
            if code in given_up:
                continue
            try:
                hub.notify(await hub.room(code))
            except GameError as error:
                log.warning("bots.given_up", code=code, error=type(error).__name__)
                given_up.add(code)
            except StorageUnavailable:
                log.warning("bots.wake_later", code=code)
        await asyncio.sleep(WAKE_SECONDS)
