"""Servers that are killed or stopped while people play: what was acknowledged stays, and everybody plays on.

They move, take moves back with and without consent, and hand their seats to bots and take them again.
"""

import asyncio
import random

import msgspec
import pytest

from tests.faults.people import gather_at, moved_on
from tests.faults.processes import running
from tests.faults.stored import check_kept

pytestmark = pytest.mark.anyio

CRASHES = 10
"""On each database."""
STOPS = 3
TABLES = 5
BOT_PAUSE = "0.03"
"""Short, so that the game goes on while bots play for people."""


async def test_crashes_in_a_storm_of_moves_lose_and_double_nothing(database_url: str) -> None:
    chance = random.Random(20)
    async with running(database_url, bot_pause_low=BOT_PAUSE, bot_pause_high=BOT_PAUSE) as [server]:
        groups = [await gather_at(server, f"storm{number}") for number in range(TABLES)]
        for group in groups:
            group.begin(server, restless=True)
        for _ in range(CRASHES):
            await moved_on(groups, 2)
            await asyncio.sleep(chance.uniform(0, 0.1))
            await server.kill()
            await server.start()
        await moved_on(groups, 10)
        for group in groups:
            await group.end()
        kinds = await check_kept(database_url, groups)
        assert min(kinds[kind] for kind in ("undo", "undo_asked", "driver")) > 0, kinds
        assert all(guest.visits > CRASHES / 2 for group in groups for guest in group.guests)


async def test_a_draft_that_was_acknowledged_survives_a_crash(database_url: str) -> None:
    async with running(database_url) as [server]:
        guest = (await gather_at(server, "draft", seats=2, game="homesteaders")).guests[0]
        for drafted in range(2):
            async with guest.come_to(server) as socket:
                snapshot = msgspec.json.decode(await socket.recv())
                assert len(snapshot["draft"]) == drafted
                debt = {"type": "take_debt", "count": 1}
                act = {"type": "act", "id": f"debt{drafted}", "decision": snapshot["decision"]["id"], "action": debt}
                await socket.send(msgspec.json.encode(act).decode())
                while (frame := msgspec.json.decode(await socket.recv()))["type"] != "ack":
                    assert frame["type"] != "refused", frame
                await server.kill()
            await server.start()
        async with guest.come_to(server) as socket:
            snapshot = msgspec.json.decode(await socket.recv())
            assert (snapshot["v"], len(snapshot["draft"])) == (1, 2)


async def test_an_orderly_stop_during_play_loses_nothing_and_people_resume_by_themselves(database_url: str) -> None:
    async with running(database_url, bot_pause_low=BOT_PAUSE, bot_pause_high=BOT_PAUSE) as [server]:
        groups = [await gather_at(server, f"stop{number}") for number in range(TABLES)]
        for group in groups:
            group.begin(server, restless=True)
        for _ in range(STOPS):
            await moved_on(groups, 10)
            assert await server.stop() in (0, -15)
            await check_kept(database_url, groups)
            await server.start()
        await moved_on(groups, 10)
        for group in groups:
            await group.end()
        await check_kept(database_url, groups)
