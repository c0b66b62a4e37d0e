"""Factories for tables and log entries."""

from typing import Any

import msgspec

from app.engine.codec import fingerprint
from app.engine.events import Event, Seat
from app.people.person import Person, PersonId
from app.store.database import Work
from app.store.session import AppStores
from app.tables.model import Entry, SeatInfo, Snapshot, Table, TableCode
from app.tables.ports import StorageUnavailable, Stores

ANN, BEN = PersonId("ann"), PersonId("ben")
CODE = TableCode("AAAA")

TABLE = Table(
    code=CODE,
    title="outpost",
    options={"edition": "classic"},
    host=ANN,
    seats=(SeatInfo(person=ANN, name="Ann"), SeatInfo(bot="easy", name="Bot", driver="bot"), SeatInfo()),
    private=False,
    spectators=True,
    status="playing",
    seed="secret",
    commitment="public",
    version=1,
    revision=0,
    last_seq=0,
    created_at=100.0,
    updated_at=100.0,
)


def table(code: str = CODE, **changes: Any) -> Table:
    return msgspec.structs.replace(TABLE, code=TableCode(code), **changes)


def entry(seq: int, client_id: str = "", **changes: Any) -> Entry:
    events = (Event("bid", {"seat": 1, "amount": 20}, {Seat(1): {"cards": ["ore", 3]}}), Event("passed"))
    plain = Entry(
        seq=seq,
        kind="move",
        seat=Seat(1),
        body={"decision": "bid", "action": {"type": "bid", "amount": 20, "with": [1, 2]}},
        client_id=client_id or f"message-{seq}",
        hash=f"{seq:032x}",
        reversible=True,
        by_bot=False,
        events=events,
        at=1000.0 + seq,
    )
    return msgspec.structs.replace(plain, **changes)


async def people(stores: Stores) -> None:
    """Ann and Ben are guests."""
    for person in (ANN, BEN):
        await stores.people.create(Person(person, person.title()), f"token-of-{person}", 1.0)


async def append(
    stores: Stores,
    line: Entry,
    *,
    code: str = CODE,
    state: bytes | None = None,
    awaited: int = 0,
    bot_to_move: bool = False,
    over: bool = False,
    changed: Table | None = None,
) -> bool:
    snapshot = None
    if state is not None:
        snapshot, line = Snapshot(line.seq, state), msgspec.structs.replace(line, hash=fingerprint(state))
    return await stores.journal.append(
        TableCode(code), line, snapshot, awaited=awaited, bot_to_move=bot_to_move, over=over, changed=changed
    )


async def seqs(stores: Stores, code: str = CODE) -> list[int]:
    return [line.seq for line in await stores.tables.entries(TableCode(code), 0)]


async def last_seq(stores: Stores, code: str = CODE) -> int:
    found = await stores.tables.find(TableCode(code))
    assert found is not None
    return found.last_seq


class Breaking:
    """Breaks the journal's connection at given writes, before or after the commit."""

    def __init__(self, stores: AppStores, breaks: list[str]) -> None:
        self.inner, self.breaks = stores._database, list(breaks)
        stores._journal._database = self  # type: ignore[assignment]

    async def write(self, work: Work[object]) -> object:
        when = self.breaks.pop(0) if self.breaks else ""
        if when == "before":
            raise StorageUnavailable("broken off")
        result = await self.inner.write(work)
        if when == "after":
            raise StorageUnavailable("broken off")
        return result
