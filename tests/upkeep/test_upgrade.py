"""An upgrade under load: real processes, SIGTERM while people play, the next version on the same database."""

import tempfile
from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from unittest.mock import patch

import pytest

import app.cli.serve
import app.texts
from app.cli.checks import check_tables
from app.engine.bots import Title
from app.main import create_app
from app.tables.model import TableCode
from app.tables.replays import check_game
from tests.example_title import SEALED_BIDS
from tests.example_title.second_version import SEALED_BIDS_2
from tests.example_title.words import catalogues_with_example
from tests.faults.people import all_over, gather_at, moved_on
from tests.faults.processes import Server, serve
from tests.faults.stored import check_promises, opened

pytestmark = pytest.mark.anyio

TABLES = 6


def serve_title(title: Title, environment: Mapping[str, str], arguments: Sequence[str]) -> None:
    """Be a server of one title, in a process of its own: what is set here reaches nobody else."""
    with tempfile.TemporaryDirectory() as folder:
        catalogues = catalogues_with_example(Path(folder))
        read = cache(lambda language: app.texts.Texts(language, catalogues))
        create = partial(create_app, titles={"sealed_bids": title})
        with patch.object(app.texts, "_read", read), patch.object(app.cli.serve, "create_app", create):
            serve(environment, arguments)


def serve_first(environment: Mapping[str, str], arguments: Sequence[str]) -> None:
    serve_title(SEALED_BIDS, environment, arguments)


def serve_second(environment: Mapping[str, str], arguments: Sequence[str]) -> None:
    serve_title(SEALED_BIDS_2, environment, arguments)


class FirstServer(Server):
    target = staticmethod(serve_first)


class SecondServer(Server):
    target = staticmethod(serve_second)


async def test_people_play_on_through_an_upgrade_and_nothing_is_lost(database_url: str) -> None:
    first, second = FirstServer(database_url), SecondServer(database_url)
    try:
        await first.start()
        groups = [await gather_at(first, f"upgrade{number}", seats=4, game="sealed_bids") for number in range(TABLES)]
        for group in groups:
            group.begin(first, second)
        await moved_on(groups, 3)
        assert await first.stop() in (0, -15)
        async with opened(database_url) as stores:
            found = await check_tables(stores, {"sealed_bids": SEALED_BIDS_2}, every=True)
            assert [health.fault for health in found] == [None] * TABLES
        await second.start()
        await all_over(groups)
        new = await gather_at(second, "after", seats=2, game="sealed_bids")
        for group in groups:
            await group.end()
        async with opened(database_url) as stores:
            for group, version in (*((group, 1) for group in groups), (new, 2)):
                table = await stores.tables.find(TableCode(group.code))
                assert table is not None
                entries = await stores.tables.entries(table.code, 0)
                check_promises(group, entries)
                assert table.version == version
                assert check_game(SEALED_BIDS_2.game, table, entries)
                assert version == 2 or check_game(SEALED_BIDS.game, table, entries)
    finally:
        first.ensure_gone()
        second.ensure_gone()
