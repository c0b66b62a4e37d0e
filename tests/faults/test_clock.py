"""A wall clock that jumps while nobody serves: bots whose turn it is are still woken."""

import time

import pytest

from tests.faults.processes import eventually, running
from tests.faults.stored import opened
from tests.faults.test_corrupt_table import table_of_bots
from tests.upkeep.damage import damage

pytestmark = pytest.mark.anyio

YEAR = 365 * 24 * 3600.0


@pytest.mark.parametrize("jump", [YEAR, -YEAR], ids=["set back", "set forward"])
async def test_bots_play_on_after_the_clock_has_jumped(database_url: str, jump: float) -> None:
    async with running(database_url, bot_pause_low="600", bot_pause_high="600") as [server]:
        code = await table_of_bots(server)
    last_move = time.time() + jump
    await damage(database_url, code, [f"UPDATE tables SET moved_at = {last_move} WHERE code = '{code}'"])
    async with opened(database_url) as stores:
        table = await stores.tables.find(code)  # type: ignore[arg-type]
        assert table is not None
        async with running(database_url):

            async def has_moved() -> bool:
                found = (await stores.tables.newest([table.code]))[table.code]
                return found is not None and found.seq > table.last_seq

            await eventually(has_moved, "a bot has moved")
