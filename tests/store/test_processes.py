"""Several processes on one Postgres: one of them wins each race, and each hears that logs have grown."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from app.store.bus_memory import MemoryBus
from app.store.bus_postgres import PostgresBus
from app.store.session import AppStores, open_stores
from app.tables.model import TableCode
from app.tables.ports import ProcessPresence
from tests.databases import OwnPostgres
from tests.store.build import CODE, TABLE, append, entry, last_seq, people, seqs, table

pytestmark = pytest.mark.anyio

Pair = tuple[AppStores, AppStores]


def bus_of(stores: AppStores) -> PostgresBus:
    assert isinstance(stores.bus, PostgresBus)
    return stores.bus


@pytest.fixture
async def pair(postgres_url: str) -> AsyncIterator[Pair]:
    """The stores of two processes."""
    one, other = await open_stores(postgres_url), await open_stores(postgres_url)
    await people(one)
    for each in (one, other):
        await asyncio.wait_for(bus_of(each).connected.wait(), 10)
    yield one, other
    await one.close()
    await other.close()


async def test_of_two_processes_that_write_the_same_place_one_does(pair: Pair) -> None:
    assert await pair[0].tables.create(TABLE)
    for seq in range(1, 31):
        lines = (append(stores, entry(seq, f"{seq} by {which}")) for which, stores in enumerate(pair))
        answers = await asyncio.gather(*lines)
        assert sorted(answers) == [False, True]
        stored = (await pair[0].tables.entries(CODE, seq - 1))[0]
        assert stored.client_id == f"{seq} by {answers.index(True)}"
    assert await seqs(pair[1]) == list(range(1, 31))


async def test_the_same_message_through_two_processes_is_written_once(pair: Pair) -> None:
    assert await pair[0].tables.create(TABLE)
    for seq in range(1, 11):
        answers = await asyncio.gather(*(append(stores, entry(seq)) for stores in pair))
        assert sorted(answers) == [False, True]
    assert await seqs(pair[0]) == list(range(1, 11))


async def test_two_processes_with_many_tables_each_never_block_each_other(pair: Pair) -> None:
    codes = [f"T{number}" for number in range(20)]
    for code in codes:
        assert await pair[0].tables.create(table(code))

    async def play(stores: AppStores, code: str, name: str) -> int:
        won = 0
        while (seq := await last_seq(stores, code) + 1) <= 10:
            won += await append(stores, entry(seq, f"{name} {seq}"), code=code)
        return won

    won = await asyncio.gather(
        *(play(pair[0], code, "one") for code in codes), *(play(pair[1], code, "other") for code in reversed(codes))
    )
    assert sum(won) == 10 * len(codes)
    for code in codes:
        assert await seqs(pair[0], code) == list(range(1, 11))


async def test_the_other_process_hears_that_a_log_has_grown(pair: Pair) -> None:
    one, other = pair
    mine, theirs = one.bus.listen(), other.bus.listen()
    await one.bus.publish(CODE, 7)
    await one.bus.publish(TableCode("BBBB"), 1)
    assert [await asyncio.wait_for(anext(theirs), 10) for _ in range(2)] == [(CODE, 7), ("BBBB", 1)]
    await other.bus.publish(CODE, 8)
    assert await asyncio.wait_for(anext(mine), 10) == (CODE, 8)


async def test_of_many_hints_at_least_the_last_arrives(pair: Pair) -> None:
    heard = pair[1].bus.listen()
    for seq in range(1, 101):
        await pair[0].bus.publish(CODE, seq)
    while (await asyncio.wait_for(anext(heard), 10)) != (CODE, 100):
        pass


async def test_who_looks_at_a_table_is_told_to_the_others_with_whose_word_it_is(pair: Pair) -> None:
    heard = pair[1].bus.listen()
    pair[0].bus.publish_presence(CODE, ProcessPresence("", seats=0b101, spectators=3))
    code, told = await asyncio.wait_for(anext(heard), 10)
    assert isinstance(told, ProcessPresence)
    assert told.process
    assert (code, told.seats, told.spectators) == (CODE, 0b101, 3)


async def test_nonsense_on_the_channel_is_not_heard(pair: Pair) -> None:
    heard = pair[1].bus.listen()
    for word in ("", "x", "a:b", "a:b:c", "AAAA:1", "::"):
        bus_of(pair[1])._receive(None, 0, "frontier", word)
    await pair[0].bus.publish(CODE, 3)
    assert await asyncio.wait_for(anext(heard), 10) == (CODE, 3)


async def test_closing_the_bus_ends_the_listening(pair: Pair) -> None:
    heard = pair[0].bus.listen()
    waiting = asyncio.create_task(anext(heard, None))
    await asyncio.sleep(0)
    await pair[0].close()
    assert await asyncio.wait_for(waiting, 10) is None
    assert [hint async for hint in pair[0].bus.listen()] == []


async def test_the_bus_finds_its_way_back_to_a_server_that_was_away(own_postgres: OwnPostgres) -> None:
    one, other = PostgresBus(own_postgres.url), PostgresBus(own_postgres.url)
    heard = other.listen()
    for bus in (one, other):
        await asyncio.wait_for(bus.connected.wait(), 10)
    await asyncio.to_thread(own_postgres.stop)
    await one.publish(CODE, 1)
    await asyncio.to_thread(own_postgres.start)
    for bus in (one, other):
        await asyncio.wait_for(bus.connected.wait(), 10)
    await one.publish(CODE, 2)
    assert await asyncio.wait_for(anext(heard), 10) == (CODE, 2)
    await one.close()
    await other.close()


async def test_a_single_process_has_nobody_to_listen_to() -> None:
    bus = MemoryBus()
    heard = asyncio.create_task(anext(bus.listen(), None))
    await bus.publish(CODE, 1)
    await asyncio.sleep(0.01)
    assert not heard.done()
    await bus.close()
    assert await heard is None
