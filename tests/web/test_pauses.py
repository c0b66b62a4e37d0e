"""How long a bot waits before it answers: within what the settings say, and decided before it has thought."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from app.engine.decisions import Decision
from app.engine.rng import Dice
from app.games import TITLES
from app.games.homesteaders.actions import TakeDebt
from tests.web.server import Server, quick, serving, wait_for

pytestmark = pytest.mark.anyio

LOW, HIGH = 2_000.0, 6_000.0
"""Far longer than anything else here is waited for; nobody really waits: the clock is ours."""

sleep = asyncio.sleep


class Clock:
    """Notes how long the bots wait, and lets them go on at once, but nobody before it is started."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waits: list[float] = []
        self.is_started = asyncio.Event()
        self.is_waited = threading.Event()
        monkeypatch.setattr(asyncio, "sleep", self._sleep)

    async def _sleep(self, seconds: float, result: Any = None) -> Any:
        if seconds < 0.1 * LOW:
            return await sleep(seconds, result)
        self.waits.append(seconds)
        self.is_waited.set()
        await self.is_started.wait()
        return await sleep(0, result)


@asynccontextmanager
async def game_of_bots(database_url: str, clock: Clock, haste: float, title: str = "outpost") -> AsyncIterator[Server]:
    """Give a server with a table at which only bots play, from their first move on."""
    settings = quick(database_url, bot_pause_low=LOW, bot_pause_high=HIGH, bot_haste=haste)
    async with serving(settings) as server:
        people = await server.guests("Ada", "Bob")
        code = await server.started(*people, game=title)
        for person in people:
            await person.do(f"/api/tables/{code}/leave")
        clock.is_started.set()
        yield server


async def test_a_bot_waits_no_shorter_and_no_longer_than_the_settings_say(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    async with game_of_bots(database_url, clock, haste=1.0):
        await wait_for(lambda: len(clock.waits) >= 100)
    assert min(clock.waits) >= LOW
    assert max(clock.waits) <= HIGH
    assert max(clock.waits) - min(clock.waits) > 0.8 * (HIGH - LOW), "the whole range is used"


async def test_however_long_bots_play_among_themselves_they_wait_a_little(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    async with game_of_bots(database_url, clock, haste=0.5):
        await wait_for(lambda: len(clock.waits) >= 100)
    assert LOW <= clock.waits[0] <= HIGH
    assert min(clock.waits) >= 0.3 * LOW
    assert max(clock.waits[2:]) <= 0.3 * HIGH


async def test_how_long_a_bot_waits_is_decided_before_it_has_thought(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No thought begins to end before its pause has begun: so nothing that the bot sees or finds can change it."""
    clock = Clock(monkeypatch)
    thoughts: list[bool] = []
    standard = type(TITLES["outpost"].bots["standard"])
    answer = standard.answer

    def ponder(*given: Any) -> Any:
        thoughts.append(clock.is_waited.wait(5))
        clock.is_waited.clear()
        return answer(*given)

    monkeypatch.setattr(standard, "answer", ponder)
    async with game_of_bots(database_url, clock, haste=1.0):
        await wait_for(lambda: len(thoughts) >= 20)
    assert all(thoughts)


async def test_a_bot_takes_one_pause_for_an_answer_whatever_it_does_before_it_behind_its_screen(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here one seat takes five debts before it places its workers, the other none."""
    clock = Clock(monkeypatch)
    standard = type(TITLES["homesteaders"].bots["standard"])
    answer = standard.answer

    def deal(bot: Any, view: Any, decision: Decision, dice: Dice) -> Any:
        if decision.seat == 0 and decision.key.endswith("-place") and view.screens[0].debt < 5:
            return TakeDebt(1)
        return answer(bot, view, decision, dice)

    monkeypatch.setattr(standard, "answer", deal)
    async with game_of_bots(database_url, clock, 1.0, "homesteaders") as server:
        (code,) = server.inside.hub.rooms
        room = await server.room(code)
        await wait_for(lambda: room.newest.seq >= 40)
        await server.inside.bots.stop()
        log = await server.log(code)
    first = next(entry for entry in log if (entry.kind, entry.seat) == ("move", 0))
    assert len(first.body["draft"]) == 5
    answers = sum(entry.by_bot for entry in log)
    assert answers <= len(clock.waits) <= answers + 1, "the last may have been waited for in vain"
