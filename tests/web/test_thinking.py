"""Bots at tables: they think elsewhere, and whatever happens to them there, the game goes on."""

import pytest
from structlog.testing import capture_logs

from app.bots import TITLES
from app.engine.bots import Bot, Title
from app.tables.pauses import Pauses
from tests.bots.odd_bots import SECRET, Cheating, Raising
from tests.example_title import SEALED_BIDS
from tests.web.server import quick, serving

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("bot", [Raising(), Cheating()], ids=["raises", "cheats"])
async def test_a_bot_that_fails_is_replaced_by_the_default_answer_and_logged(database_url: str, bot: Bot) -> None:
    titles = {"sealed_bids": Title(SEALED_BIDS.game, {"standard": bot})}
    async with serving(quick(database_url), titles) as server:
        with capture_logs() as logs:
            code = await server.finished(*await server.guests("Ada", "Bob"), game="sealed_bids")
        moves = [entry for entry in await server.log(code) if entry.kind == "move"]
    failures = [each for each in logs if each["event"] == "bot.failed"]
    assert len(failures) == len(moves) == 6
    assert {each["kind"] for each in failures} == {"standard"}
    assert SECRET not in repr(logs)


async def test_bots_in_a_worker_process_play_to_the_end(database_url: str) -> None:
    async with serving(quick(database_url, bot_workers=1), TITLES) as server:
        with capture_logs() as logs:
            code = await server.finished(*await server.guests("Ada", "Bob"), game="homesteaders")
        assert any(entry.by_bot for entry in await server.log(code))
    assert not logs


def test_a_master_waits_at_least_as_long_as_it_may_think() -> None:
    pauses = Pauses(low=0.1, high=0.2, haste=1.0, master=1.0)
    assert {pauses.before_bot(kind, []) for kind in ("master", "master-miser")} == {1.0}
    assert 0.1 <= pauses.before_bot("standard-miser", []) <= 0.2
    slow = Pauses(low=3.0, high=4.0, haste=1.0, master=1.0)
    assert slow.before_bot("master", []) >= 3.0
