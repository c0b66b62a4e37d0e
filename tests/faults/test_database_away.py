"""A database that goes away while people play: 'trying again', and nothing is lost or done twice."""

import asyncio
from functools import partial

import httpx
import pytest

from tests.databases import OwnPostgres
from tests.faults.people import gather_at, moved_on
from tests.faults.processes import eventually, running
from tests.faults.stored import check_kept

pytestmark = pytest.mark.anyio

TABLES = 3


async def is_unready(client: httpx.AsyncClient) -> bool:
    answer = await client.get("/readyz")
    return answer.status_code == 503 and answer.json()["params"] == {"reason": "unreachable"}


async def test_postgres_stopped_and_started_again_loses_and_doubles_nothing(own_postgres: OwnPostgres) -> None:
    url = own_postgres.url.render_as_string(hide_password=False)
    async with running(url) as [server], server.client() as client:
        groups = [await gather_at(server, f"away{number}") for number in range(TABLES)]
        guests = [guest for group in groups for guest in group.guests]
        for group in groups:
            group.begin(server)
        for _ in range(2):
            await moved_on(groups, 10)
            troubles = sum(guest.refusals.count("trying_again") for guest in guests)
            await asyncio.to_thread(own_postgres.stop)
            await eventually(
                lambda: sum(guest.refusals.count("trying_again") for guest in guests) > troubles,  # noqa: B023
                "somebody was told 'trying again'",
            )
            await eventually(partial(is_unready, client), "the server says that it is not ready")
            assert (await client.get("/healthz")).status_code == 200
            await asyncio.to_thread(own_postgres.start)
        await moved_on(groups, 10)
        for group in groups:
            await group.end()
        await check_kept(url, groups)
        assert {code for guest in guests for code in guest.refusals} <= {"trying_again"}
