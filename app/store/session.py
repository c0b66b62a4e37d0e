"""All stores for a database URL: SQLite for one process, Postgres for any number."""

from sqlalchemy import make_url

from app.notices.ports import NoticeStore
from app.people.passkeys import PasskeyStore
from app.people.person import PersonStore
from app.store.bus_memory import MemoryBus
from app.store.bus_postgres import PostgresBus
from app.store.database import Database, Postgres, open_database
from app.store.health import check_ready
from app.store.journal import GroupJournal
from app.store.memo_store import SqlMemoStore
from app.store.notice_store import SqlNoticeStore
from app.store.passkey_store import SqlPasskeyStore
from app.store.person_store import SqlPersonStore
from app.store.table_store import SqlTableStore
from app.store.upkeep import SqlUpkeep
from app.store.uptime import SqlUptime
from app.tables.memos import MemoStore
from app.tables.ports import Bus, Journal, TableStore, Uptime


class AppStores:
    tables: TableStore
    people: PersonStore
    passkeys: PasskeyStore
    memos: MemoStore
    notices: NoticeStore
    journal: Journal
    uptime: Uptime
    bus: Bus

    def __init__(self, database: Database, bus: MemoryBus | PostgresBus, *, notice_grace: float | None = None) -> None:
        self._database = database
        self._journal = GroupJournal(database, notice_grace=notice_grace)
        self._bus = bus
        self.tables = SqlTableStore(database, notice_grace=notice_grace)
        self.people = SqlPersonStore(database)
        self.upkeep = SqlUpkeep(database)
        self.passkeys = SqlPasskeyStore(database)
        self.memos = SqlMemoStore(database)
        self.notices = SqlNoticeStore(database)
        self.uptime = SqlUptime(database)
        self.journal = self._journal
        self.bus = bus

    async def check(self) -> None:
        await check_ready(self._database)

    async def close(self) -> None:
        await self._journal.close()
        await self._bus.close()
        await self._database.close()


async def open_stores(database_url: str, *, notice_grace: float | None = None) -> AppStores:
    """Return the stores of a migrated database, which need not be reachable yet.

    With a `notice_grace`, what people are to be told is stored with what it is about, and due after that time.
    """
    database = open_database(database_url)
    bus = PostgresBus(make_url(database_url)) if isinstance(database, Postgres) else MemoryBus()
    return AppStores(database, bus, notice_grace=notice_grace)
