"""Everything that is asked of the database while people play is found by an index."""

import asyncio
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, event

from app.notices.model import KINDS, Channel, ChannelId, Times
from app.people.passkeys import Challenge, Passkey
from app.store.database import Sqlite
from app.store.migrate import upgrade
from app.store.session import AppStores, open_stores
from app.tables.model import Notice, TableCode
from tests.store.build import BEN, CODE, TABLE, Breaking, append, entry, people

pytestmark = pytest.mark.anyio


async def ask_of_people(stores: AppStores) -> None:
    await stores.people.authenticate("x")
    await stores.people.rename(BEN, "Benny")
    await stores.people.add_link(BEN, "link", 5.0, 0.0)
    await stores.people.owner_of_link("link", 1.0)
    await stores.people.use_link("link", "new", 1.0)
    await stores.people.account(BEN, 0.0)
    await stores.people.touch("new", 2.0, 0.0)
    await stores.people.alive(["new"])
    await stores.people.end_sessions(BEN, only="new")
    await stores.people.set_code(BEN, "code", 1.0)
    await stores.people.owner_of_code("code")
    await stores.passkeys.add_challenge(Challenge("token", "challenge", 5.0), 1.0)
    await stores.passkeys.challenge("token", 1.0)
    await stores.passkeys.add("token", Passkey("key", BEN, b"", 0, "", 1.0, 1.0))
    await stores.passkeys.use("token", "key", 1, 1.0)
    await stores.passkeys.find("key")
    await stores.passkeys.of_person(BEN)
    await stores.passkeys.remove(BEN, "key")


async def ask_of_notices(stores: AppStores) -> None:
    own: dict[str, Any] = {"person": BEN, "form": "json", "target": "x", "label": "x", "language": "en", "kinds": KINDS}
    own |= {"confirmed": True, "ended": "", "created_at": 1.0}
    await stores.notices.add(Channel(id=ChannelId("own"), table=None, **own))
    await stores.notices.add(Channel(id=ChannelId("all"), table=CODE, **own))
    await stores.notices.choose(ChannelId("own"), ["mention"], CODE)
    for _ in range(2):
        await stores.tables.say(CODE, BEN, "Ben", "@Ben", 1.0, token_hex(4), [Notice(BEN, "mention")])
    [message] = await stores.notices.claim(5.0, lease=1.0, limit=5)
    await stores.notices.retry(message, 5.0)
    await stores.notices.told(message)
    await stores.notices.been({(CODE, BEN)})
    await stores.notices.drop(["x"])
    await stores.notices.find(ChannelId("own"))
    await stores.notices.of_person(BEN)
    await stores.notices.choices(BEN, CODE)
    await stores.notices.set_times(BEN, Times(), 1.0)
    await stores.notices.times(BEN)
    await stores.notices.confirm(ChannelId("own"))
    await stores.notices.end(ChannelId("own"), "gone")
    await stores.notices.remove(ChannelId("own"))
    await stores.tables.create(msgspec.structs.replace(TABLE, code=TableCode("BBBB")), after=CODE)


async def test_no_call_reads_a_whole_table(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/frontier.sqlite3"
    upgrade(url)
    stores = await open_stores(url, notice_grace=0.0)
    database = stores._database
    assert isinstance(database, Sqlite)
    seen: dict[str, Any] = {}
    for engine in (database._reader, database._writer):
        event.listen(
            engine,
            "before_cursor_execute",
            lambda _connection, _cursor, statement, values, _context, many: seen.setdefault(
                statement, values[0] if many else values
            ),
        )
    await people(stores)
    await ask_of_people(stores)
    await stores.tables.create(TABLE)
    await stores.tables.change(TABLE)
    Breaking(stores, ["after"])
    await asyncio.gather(append(stores, entry(1)), append(stores, entry(2)))
    for seq in (2, 3):
        await append(stores, entry(seq), state=b"s", over=seq == 3)
    await stores.tables.load(CODE)
    await stores.tables.load(CODE, 2)
    await stores.tables.entries(CODE, 1, 2)
    await stores.tables.entry_of(CODE, "x")
    await stores.tables.is_practice(CODE)
    await stores.tables.add_seat_link("x", CODE, "x", 5.0, 1.0)
    await stores.tables.find_seat_link("x", 1.0)
    await stores.tables.live_tables(BEN)
    await stores.tables.finished_tables(BEN, 5, CODE)
    await stores.tables.count_finished(BEN)
    await stores.tables.listed(5)
    await stores.tables.with_bots_to_move(5.0, 0.0, 5)
    await stores.tables.say(CODE, BEN, "Ben", "hi", 1.0, "c")
    await stores.tables.said(CODE, 0, 5)
    await ask_of_notices(stores)
    assert any("moves.seq = ? OR " in text for text in seen), "the journal's statements are among them"
    asked = {text: values for text, values in seen.items() if text.startswith(("SELECT", "UPDATE", "DELETE"))}

    def plans(connection: Connection) -> dict[str, str]:
        return {
            text: "; ".join(row.detail for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", values))
            for text, values in asked.items()
        }

    found = await database.read(plans)
    await stores.close()
    assert len(found) > 15
    scans = {text: plan for text, plan in found.items() if any(step in plan for step in ("SCAN tables", "SCAN moves"))}
    assert scans == {}
    assert [text for text, plan in found.items() if "SCAN" in plan and "SCAN (" not in plan] == []
