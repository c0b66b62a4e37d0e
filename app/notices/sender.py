"""Sends what waits in the outbox. Any number of processes may do so: each message is claimed by one of them.

    due ──claim──▶ claimed ──sent──▶ told ──its person was there──▶ gone
     ▲               │
     └── it failed, or its process was killed: later and later ──┘       after a day of failure, the channel ends

A process that is killed between sending and recording that leaves a message claimed, and another sends it again once
the claim has run out, with the same id. That can't be avoided, only made recognisable.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping

import structlog

from app.notices.model import Message
from app.notices.outgoing import Unreachable
from app.notices.ports import NoticeStore
from app.notices.vault import Vault, WrongKey
from app.notices.words import Letter, write
from app.people.person import PersonId
from app.tables.access import is_awaited
from app.tables.hub import Hub
from app.tables.model import Table, TableCode
from app.tables.ports import StorageUnavailable, TableStore
from app.traces import trace_of

log = structlog.get_logger()

LEASE_SECONDS = 60.0
"""How long a message stays claimed: longer than it takes to send it."""
SEND_SECONDS = 30.0
FIRST_RETRY, LONGEST_RETRY = 30.0, 3600.0
GIVE_UP_SECONDS = 24 * 3600.0
AT_ONCE = 20
"""Maximum number of notices that are claimed at once."""
PASSING = ("outbid", "consent", "waits")
"""Kinds of notices that hold only as long as the table waits for their person."""

Deliver = Callable[[Message, Letter], Awaitable[int]]
"""Sends a message; returns the status of the response as in HTTP."""


class Sender:
    """Sends messages over their channels; see above."""

    def __init__(
        self,
        store: NoticeStore,
        tables: TableStore,
        vault: Vault,
        deliver: Deliver,
        address: str,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._tables = tables
        self._vault = vault
        self._deliver = deliver
        self._address = address
        self._clock = clock

    async def run(self, seconds: float) -> None:
        """Send what is due, every few seconds, for ever."""
        while True:
            try:
                while await self.send_due():
                    pass
            except StorageUnavailable:
                log.warning("notices.later")
            except Exception as error:  # one message that can't be sent must not keep the others
                log.error("notices.broken", error=trace_of(error))
            await asyncio.sleep(seconds)

    async def send_due(self) -> bool:
        """Send some of what is due; return whether there may be more."""
        claimed = await self._store.claim(self._clock(), lease=LEASE_SECONDS, limit=AT_ONCE)
        for result in await asyncio.gather(*(self._send(message) for message in claimed), return_exceptions=True):
            if isinstance(result, BaseException):
                raise result
        return len(claimed) == AT_ONCE

    async def _send(self, message: Message) -> None:
        found = {notice.table: await self._tables.find_even_damaged(notice.table) for notice in message.notices}
        tables = {code: table for code, table in found.items() if table is not None}
        current = tuple(each for each in message.notices if holds(tables.get(each.table), each.kinds, each.person))
        if dropped := [notice.id for notice in message.notices if notice not in current]:
            await self._store.drop(dropped)
        if not current:
            return
        message = Message(message.id, message.channel, current, message.tried_at)
        try:
            async with asyncio.timeout(SEND_SECONDS):
                status = await self._deliver(message, self._letter(message, tables))
        except (Unreachable, WrongKey, TimeoutError) as error:
            await self._failed(message, type(error).__name__)
            return
        if 200 <= status < 300:
            await self._store.told(message)
        elif status == 410:
            await self._store.end(message.channel.id, "gone")
        else:
            await self._failed(message, str(status))

    def _letter(self, message: Message, tables: Mapping[TableCode, Table]) -> Letter:
        """Return the message in words. Whoever reads the channel of a whole table can't stop it."""
        token = "" if message.channel.table else self._vault.token(message.channel.id, "stop")
        return write(message, tables, self._address, token and f"{self._address}/stop/{token}")

    async def _failed(self, message: Message, reason: str) -> None:
        now, attempts = self._clock(), max(notice.attempts for notice in message.notices)
        log.warning("notice.failed", channel=message.channel.id, form=message.channel.form, reason=reason)
        if now - message.tried_at >= GIVE_UP_SECONDS:
            await self._store.end(message.channel.id, "failing")
        else:
            await self._store.retry(message, now + min(FIRST_RETRY * 2.0**attempts, LONGEST_RETRY))


def holds(table: Table | None, kinds: tuple[str, ...], person: str) -> bool:
    """Tell whether a notice is still true: what the table waited for may have happened since."""
    if table is None or not kinds or table.status == "closed":
        return False
    return any(kind not in PASSING for kind in kinds) or is_awaited(table, PersonId(person))


async def look_who_is_there(hub: Hub, store: NoticeStore, seconds: float) -> None:
    """Delete, every few seconds, the notices of people who have the table in front of them."""
    while True:
        try:
            await store.been({(code, person) for code, room in list(hub.rooms.items()) for person in room.here.seen()})
        except StorageUnavailable:
            log.warning("notices.look_later")
        except Exception as error:
            log.error("notices.look_failed", error=trace_of(error))
        await asyncio.sleep(seconds)
