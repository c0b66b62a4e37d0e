"""What the database holds after all: compared with what people were promised."""

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from app.engine.driver import Move, replay
from app.games import TITLES
from app.store.session import AppStores, open_stores
from app.tables.model import Entry, TableCode
from app.tables.position import setup_of
from tests.faults.people import Group


@asynccontextmanager
async def opened(database_url: str) -> AsyncIterator[AppStores]:
    """Give the stores of a database."""
    stores = await open_stores(database_url)
    try:
        yield stores
    finally:
        await stores.close()


async def check_kept(database_url: str, groups: Sequence[Group]) -> None:
    """Check for each table: every promise is kept once, nothing was done twice, and the log leads where it says."""
    async with opened(database_url) as stores:
        for group in groups:
            entries = await stores.tables.entries(TableCode(group.code), 0)
            check_promises(group, entries)
            await check_replay(stores, group.code, entries)


def check_promises(group: Group, entries: list[Entry]) -> None:
    """Check that each acknowledged message is in the log once, as the entry that was named, and no other twice."""
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    ids = [entry.client_id.partition(":")[2] for entry in entries]
    assert [client_id for client_id, times in Counter(ids).items() if times > 1] == []
    for guest in group.guests:
        for client_id, version in guest.acknowledged.items():
            assert ids[version - 1] == client_id
    assert group.seen <= len(entries)


async def check_replay(stores: AppStores, code: str, entries: list[Entry]) -> None:
    """Check that the moves, played again from the seed, lead to each entry's hash, and that the table knows its end."""
    table = await stores.tables.find(TableCode(code))
    assert table is not None
    assert table.last_seq == len(entries)
    moves = [entry for entry in entries if entry.kind == "move"]
    assert len(moves) == len(entries) - 1
    log = [Move(entry.seat, entry.body["decision"], entry.body["action"]) for entry in moves if entry.seat is not None]
    steps = list(replay(TITLES[table.title].game, setup_of(table), log))
    assert [step.hash for step in steps] == [entry.hash for entry in entries]
    is_over = TITLES[table.title].game.outcome(steps[-1].state) is not None
    assert table.status == ("over" if is_over else "playing")
