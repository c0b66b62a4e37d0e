"""Runs the bots at live tables. Each answers after a pause that reveals nothing about its hand."""

import asyncio
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Literal

import msgspec
import structlog

from app.bots.thinking import BotFailed
from app.engine.decisions import Action, Decision
from app.engine.driver import split_answer, still_asked
from app.engine.errors import GameError, Refusal, Stale
from app.engine.events import Player, Seat
from app.tables.clocks import is_answered_for
from app.tables.hub import Hub
from app.tables.model import TableCode
from app.tables.orders import Due, client_id_of
from app.tables.pauses import Pauses
from app.tables.ports import Newest, StorageUnavailable, Thinker
from app.tables.room import Room
from app.traces import trace_of

log = structlog.get_logger()

STAND_IN = "standard"
"""Kind of bot that plays for an absent person."""


RETRY_SECONDS = 1.0
"""Delay before a bot retries when the database is unavailable."""

WAKE_SECONDS = 10.0
"""Interval of the search for tables whose bots stopped, because of a restart or a crash."""

Lane = Literal["foregone", "bots"] | Seat
"""Answers in one lane wait for one another. The orders of each seat have their own, since they wait for no bot."""


class BotRunner:
    """Moves for every seat driven by a bot, and gives the answers of orders, at the tables this process has loaded.

    Foregone answers have a lane of their own, so that they wait for no bot's pause.
    """

    name = "bots"

    def __init__(self, thinker: Thinker, pauses: Pauses) -> None:
        self._thinker = thinker
        self._pauses = pauses
        self._running: dict[tuple[TableCode, Lane], asyncio.Task[None]] = {}

    def after_step(self, room: Room) -> None:
        """Start a task in each of the table's lanes in which there is something to answer and none is running."""
        for lane, _ in self._answerable(room):
            if (room.table.code, lane) not in self._running:
                self._start(room, lane)

    def _start(self, room: Room, lane: Lane) -> None:
        task = self._running[room.table.code, lane] = asyncio.create_task(self._play(room, lane))
        task.add_done_callback(lambda done: self._on_done(room, lane, done))

    def _on_done(self, room: Room, lane: Lane, task: asyncio.Task[None]) -> None:
        """Check again: a move may have arrived after the task's last check."""
        self._running.pop((room.table.code, lane), None)
        if not task.cancelled():
            self.after_step(room)

    async def stop(self) -> None:
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _answerable(self, room: Room) -> list[tuple[Lane, Decision]]:
        """Return the awaited decisions that are foregone, or that a bot or an order answers."""
        opened = room.position.at.opened.values() if room.position and not room.is_paused else ()
        lanes = ((self._lane(room, decision), decision) for decision in opened if decision.awaited)
        return [(lane, decision) for lane, decision in lanes if lane is not None]

    def _lane(self, room: Room, decision: Decision) -> Lane | None:
        if decision.foregone:
            return "foregone"
        if decision.seat in room.table.bot_seats:
            return "bots"
        is_answered = room.order_due(decision.seat) is not None or is_late(room, decision.seat)
        return decision.seat if is_answered else None

    async def _play(self, room: Room, lane: Lane) -> None:
        """Answer decisions until there are no more in the lane; errors are logged and retried."""
        while (decision := next((each for found, each in self._answerable(room) if found == lane), None)) is not None:
            try:
                if (due := room.order_due(decision.seat)) is not None:
                    await self._obey(room, decision.seat, due)
                else:
                    kind, late = kind_at(room, decision.seat), lane == decision.seat
                    pause = self._pauses.before_bot(kind, room.recent) if lane == "bots" else 0.0
                    await self._answer(room, decision, pause, late=late)
            except StorageUnavailable:
                log.warning("bot.later", code=room.table.code)
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as error:
                log.error("bot.broken", code=room.table.code, error=trace_of(error))
                await asyncio.sleep(10 * RETRY_SECONDS)

    async def _answer(self, room: Room, decision: Decision, pause: float, *, late: bool) -> None:
        """Think and pause at the same time, then move, so that the delay does not depend on the bot's hand."""
        assert room.position is not None
        seq = room.position.seq
        (draft, action), _ = await asyncio.gather(self._choose(room, decision), asyncio.sleep(pause))
        if decision.seat not in room.table.bot_seats and not decision.foregone and not late:
            return  # the person has taken the seat back
        raw, by_bot = msgspec.to_builtins(action), not decision.foregone
        try:
            await room.act(
                decision.seat, f"bot:{decision.id}:{seq}", decision.id, raw, draft=draft, by_bot=by_bot, late=late
            )
        except GameError as error:
            # The game has moved on meanwhile: another process, an undo, or the person took the seat back.
            log.info("bot.overtaken", code=room.table.code, reason=error.code)

    async def _obey(self, room: Room, seat: Seat, due: Due) -> None:
        """Give an order's answer: at a live table after a pause, as somebody at the keyboard would."""
        assert room.position is not None
        answer, decision_id = due.answer, due.decision.id
        if isinstance(answer, Refusal):
            await room.end_order(seat, due.order.id, answer)
            return
        client_id = client_id_of(due.order, room.position.seq)
        await asyncio.sleep(0 if room.table.pace == "days" else self._pauses.draw())
        try:
            await room.act(seat, client_id, decision_id, msgspec.to_builtins(answer), draft=(), order=due.order)
        except Stale:
            return  # overtaken: by the person, another process, or an undo
        except GameError as error:
            await room.end_order(seat, due.order.id, Refusal(error.code, error.params))

    async def _choose(self, room: Room, decision: Decision) -> tuple[list[Action], Action]:
        """Return what is done before the answer, and the answer."""
        assert room.position is not None
        if decision.foregone and decision.default is not None:
            return [], decision.default
        if room.guide is not None and (scripted := room.guide.reply(room.position, decision)) is not None:
            return scripted
        state, actions = room.position.state, [await self._think(room, room.position.state, decision)]
        while (rest := still_asked(room.game, state, decision.seat, actions)) is not None:
            actions.append(await self._think(room, *rest))
        return split_answer(room.game, state, actions)

    async def _think(self, room: Room, state: Any, decision: Decision) -> Action:
        """Return a bot's action; if the bot fails, the default one, so that the game goes on."""
        table, seat, kind = room.table, decision.seat, kind_at(room, decision.seat)
        try:
            return await self._thinker.answer(table.title, kind, room.game.view_for(state, Player(seat)), decision)
        except Exception as error:
            reason = str(error) if isinstance(error, BotFailed) else trace_of(error)
            log.error("bot.failed", code=table.code, kind=kind, asked=decision.key, reason=reason)
            if decision.default is None:
                raise
            return decision.default


def is_late(room: Room, seat: Seat) -> bool:
    """Tell whether a bot is to answer for the seat once, because its time is up."""
    return is_answered_for(room.table) and seat in room.late_seats


def kind_at(room: Room, seat: Seat) -> str:
    return room.table.seats[seat].bot or STAND_IN


async def wake_bots(hub: Hub) -> None:
    """Periodically load tables where a bot should have moved, so that games continue after a restart or a crash."""
    given_up: dict[TableCode, Newest | None] = {}
    """The tables that could not be opened, with their versions: a host who mends one raises it."""
    while True:
        newest: Mapping[TableCode, Newest | None] = {}
        with suppress(StorageUnavailable):
            found = await hub.stores.tables.with_bots_to_move(time.time(), WAKE_SECONDS, 20 + len(given_up))
            newest = await hub.stores.tables.newest(found)
        for code, version in newest.items():
            if code in given_up and given_up[code] == version:
                continue
            try:
                room = await hub.room(code)
                await room.follow_drafts()  # the process that stored an order may have ended before it told of it
                hub.notify(room)
            except StorageUnavailable:
                log.warning("bots.wake_later", code=code)
            except Exception as error:  # whatever is wrong with one table, the bots of others are woken
                log.warning("bots.given_up", code=code, error=type(error).__name__)
                given_up[code] = version
        await asyncio.sleep(WAKE_SECONDS)
