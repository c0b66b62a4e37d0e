"""Bots at live tables: they answer off the event loop, after a pause that tells nothing."""

import asyncio
import time
from collections.abc import Callable, Mapping
from itertools import count
from random import SystemRandom

import msgspec
import structlog

from app.engine.bots import Bot, Title
from app.engine.decisions import Decision
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
"""The kind of bot that plays for a person who is away."""


RETRY_SECONDS = 1.0
"""How long a bot waits when the database is away."""

WAKE_SECONDS = 10.0
"""How often tables are looked for in which a bot should have moved, after a restart or a crash."""

LEAST_SHARE = 0.3
"""So much of its pause a bot always takes."""


def share_of_pause(haste: float, answered: int) -> float:
    """Return how much of its pause a bot takes after so many answers of bots, with no person's in between.

    Nobody wants to sit through their duels; it is public how many they are, so the pause still tells nothing.
    """
    return max(LEAST_SHARE, haste**answered)


class BotRunner:
    """Answers for every seat that a bot plays, at the tables that this process holds."""

    name = "bots"

    def __init__(self, titles: Mapping[str, Title], pause: Callable[[], float], haste: float) -> None:
        self._titles = titles
        self._pause = pause
        self._haste = haste
        self._chance = SystemRandom()
        self._running: dict[TableCode, asyncio.Task[None]] = {}

    def after_step(self, room: Room) -> None:
        """Start to answer at a table if a bot is to move there and nobody is at it yet."""
        if room.table.code not in self._running and self._to_answer(room) is not None:
            task = asyncio.create_task(self._play(room))
            self._running[room.table.code] = task
            task.add_done_callback(lambda done: self._ended(room, done))

    def _ended(self, room: Room, task: asyncio.Task[None]) -> None:
        """Look once more: somebody may have moved between the last look and the end."""
        self._running.pop(room.table.code, None)
        if not task.cancelled():
            self.after_step(room)

    async def stop(self) -> None:
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _to_answer(self, room: Room) -> Decision | None:
        """Return the first decision that a bot must take."""
        bots = room.table.bot_seats
        if room.position is None or not bots:
            return None
        opened = room.position.at.opened.values()
        return next((each for each in opened if each.awaited and each.seat in bots), None)

    async def _play(self, room: Room) -> None:
        """Answer one decision after the other until only persons are waited for, whatever happens in between."""
        for answered in count():
            if (decision := self._to_answer(room)) is None:
                return
            try:
                await self._answer(room, decision, self._pause() * share_of_pause(self._haste, answered))
            except StorageUnavailable:
                log.warning("bot.later", code=room.table.code)
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as error:
                log.error("bot.broken", code=room.table.code, error=trace_of(error))
                await asyncio.sleep(10 * RETRY_SECONDS)

    async def _answer(self, room: Room, decision: Decision, pause: float) -> None:
        """Think and wait at the same time, then move: how long it takes does not depend on what the bot holds."""
        assert room.position is not None
        bot = self._bot(room, decision.seat)
        view = room.game.view_for(room.position.state, Player(decision.seat))
        dice = Stream(seed_from(str(self._chance.getrandbits(128))))
        action, _ = await asyncio.gather(asyncio.to_thread(bot.answer, view, decision, dice), asyncio.sleep(pause))
        if decision.seat not in room.table.bot_seats:
            return  # its person has come back
        try:
            await room.act(
                decision.seat,
                f"bot:{decision.id}:{room.position.seq}",
                decision.id,
                msgspec.to_builtins(action),
                by_bot=True,
            )
        except GameError as error:
            # The game went on while it was thinking: another process, an undo, or the person took the seat back.
            log.info("bot.overtaken", code=room.table.code, reason=error.code)

    def _bot(self, room: Room, seat: Seat) -> Bot:
        kinds = self._titles[room.table.title].bots
        return kinds.get(room.table.seats[seat].bot or STAND_IN) or next(iter(kinds.values()))


async def wake_bots(hub: Hub) -> None:
    """Open the tables in which a bot was to move when a process ended: the listeners are told of them then."""
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
