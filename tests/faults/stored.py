"""Checks the database against what was acknowledged to the clients."""

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from app.engine.codec import encode, fingerprint, read_action
from app.engine.driver import start, submit
from app.engine.events import Seat
from app.games import TITLES
from app.store.session import AppStores, open_stores
from app.tables.model import Entry, Table, TableCode
from app.tables.position import setup_of
from tests.faults.people import Group


@asynccontextmanager
async def opened(database_url: str) -> AsyncIterator[AppStores]:
    stores = await open_stores(database_url)
    try:
        yield stores
    finally:
        await stores.close()


async def check_kept(database_url: str, groups: Sequence[Group]) -> Counter[str]:
    """Check for each table that every acknowledged message is stored once, and that the log replays to its hashes.

    Return how many entries of each kind there are.
    """
    kinds = Counter[str]()
    async with opened(database_url) as stores:
        for group in groups:
            table = await settled(stores, TableCode(group.code))
            entries = await stores.tables.entries(table.code, 0, table.last_seq)
            check_promises(group, entries)
            check_replay(table, entries)
            check_drivers(group, table, entries)
            kinds.update(entry.kind for entry in entries)
    return kinds


async def settled(stores: AppStores, code: TableCode) -> Table:
    """Return a table once its `last_seq` matches its log: a last move may still be in flight."""
    loaded = await stores.tables.load(code)
    assert loaded is not None
    last = loaded.entries[-1] if loaded.entries else loaded.snapshot
    assert last is not None
    assert loaded.table.last_seq == last.seq
    return loaded.table


def check_promises(group: Group, entries: list[Entry]) -> None:
    """Check that each acknowledged message is in the log as the acknowledged entry, and no message twice."""
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    ids = [entry.client_id.partition(":")[2] for entry in entries]
    assert [client_id for client_id, times in Counter(ids).items() if times > 1] == []
    for guest in group.guests:
        for client_id, version in guest.acknowledged.items():
            assert ids[version - 1] == client_id
    assert group.seen <= len(entries)


def check_replay(table: Table, entries: list[Entry]) -> None:
    """Check that replaying the log gives each entry's hash and the table's status."""
    assert len(entries) == table.last_seq
    game = TITLES[table.title].game
    states = [start(game, setup_of(table)).state]
    for entry in entries[1:]:
        state = states[entry.body["to"] - 1] if entry.kind == "undo" else states[-1]
        if entry.kind == "move":
            assert entry.seat is not None
            raws = (entry.body["action"], *entry.body.get("draft", ()))
            action, *draft = (read_action(raw, game.action_type) for raw in raws)
            state = submit(game, state, entry.seat, entry.body["decision"], action, draft=draft).state
        states.append(state)
    assert [fingerprint(encode(state)) for state in states] == [entry.hash for entry in entries]
    is_over = game.outcome(states[-1]) is not None
    assert table.status == ("over" if is_over else "playing")


def check_drivers(group: Group, table: Table, entries: list[Entry]) -> None:
    """Check that each settled guest's seat has the driver that the log says."""
    told = {entry.seat: entry.body["driver"] for entry in entries if entry.kind == "driver"}
    for seat, guest in enumerate(group.guests):
        if guest.is_settled:
            assert table.seats[seat].driver == told.get(Seat(seat), "person")
