"""Channels, and the outbox of notices."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from secrets import token_hex
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, insert, or_, select, update

from app.notices.model import Channel, ChannelId, Ended, Message, Times, Waiting
from app.notices.times import ready_at
from app.people.person import PersonId
from app.store.database import Database, insert_or_replace
from app.store.models import channels, notice_choices, notice_times, outbox
from app.store.outbox import read_kinds, write_kinds
from app.store.rows import check_text
from app.tables.model import NoticeKind, TableCode

SOME = 200
"""Number of pairs of table and person that are looked for at once."""


class SqlNoticeStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, channel: Channel) -> None:
        check_text(channel.label)
        row = {name: getattr(channel, name) for name in Channel.__struct_fields__ if name not in ("table", "kinds")}
        row |= {"table_code": channel.table, "kinds": write_kinds(channel.kinds)}
        await self._database.write(lambda connection: connection.execute(insert(channels).values(row)) and None)

    async def find(self, channel: ChannelId) -> Channel | None:
        query = select(channels).where(channels.c.id == channel)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return _channel(row) if row else None

    async def of_person(self, person: PersonId) -> list[Channel]:
        query = select(channels).where(channels.c.person == person).order_by(channels.c.created_at, channels.c.id)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [_channel(row) for row in rows]

    async def remove(self, channel: ChannelId) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(channels).where(channels.c.id == channel))
            connection.execute(delete(outbox).where(outbox.c.channel == channel))

        await self._database.write(work)

    async def confirm(self, channel: ChannelId) -> None:
        change = update(channels).where(channels.c.id == channel).values(confirmed=True)
        await self._database.write(lambda connection: connection.execute(change) and None)

    async def end(self, channel: ChannelId, why: Ended) -> None:
        def work(connection: Connection) -> None:
            connection.execute(update(channels).where(channels.c.id == channel).values(ended=why))
            connection.execute(delete(outbox).where(outbox.c.channel == channel))

        await self._database.write(work)

    async def choose(
        self, channel: ChannelId, kinds: Sequence[NoticeKind] | None, table: TableCode | None = None
    ) -> None:
        if table is None:
            change: Any = update(channels).where(channels.c.id == channel).values(kinds=write_kinds(kinds or ()))
        elif kinds is None:
            there = and_(notice_choices.c.channel == channel, notice_choices.c.table_code == table)
            change = delete(notice_choices).where(there)

        def work(connection: Connection) -> None:
            if table is not None and kinds is not None:
                row = {"channel": channel, "table_code": table, "kinds": write_kinds(kinds)}
                connection.execute(insert_or_replace(connection, notice_choices), row)
            else:
                connection.execute(change)

        await self._database.write(work)

    async def choices(self, person: PersonId, table: TableCode) -> Mapping[ChannelId, tuple[NoticeKind, ...]]:
        query = select(notice_choices).join(channels, channels.c.id == notice_choices.c.channel)
        query = query.where(channels.c.person == person, notice_choices.c.table_code == table)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {ChannelId(row.channel): read_kinds(row.kinds) for row in rows}

    async def times(self, person: PersonId) -> Times:
        query = select(notice_times).where(notice_times.c.person == person)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return _times(row) if row else Times()

    async def set_times(self, person: PersonId, times: Times, now: float) -> None:
        check_text(times.zone)
        row = {"person": person} | {name: getattr(times, name) for name in Times.__struct_fields__}
        own = outbox.c.channel.in_(select(channels.c.id).where(channels.c.person == person))
        later = and_(own, outbox.c.due_at > now, outbox.c.message.is_(None))

        def work(connection: Connection) -> None:
            connection.execute(insert_or_replace(connection, notice_times), row)
            connection.execute(update(outbox).where(later).values(due_at=outbox.c.made_at))

        await self._database.write(work)

    # --- the outbox ----------------------------------------------------------------------------------------------

    async def claim(self, now: float, *, lease: float, limit: int) -> list[Message]:
        due = select(outbox).where(outbox.c.due_at <= now).order_by(outbox.c.due_at).limit(limit)
        due = due.with_for_update(skip_locked=True)
        return await self._database.write(lambda connection: _claim(connection, due, now, now + lease))

    async def told(self, message: Message) -> None:
        sent = update(outbox).where(outbox.c.message == message.id, _among(message)).values(due_at=None)
        await self._database.write(lambda connection: connection.execute(sent) and None)

    async def drop(self, notices: Collection[str]) -> None:
        await self._database.write(
            lambda connection: connection.execute(delete(outbox).where(outbox.c.id.in_(notices))) and None
        )

    async def retry(self, message: Message, at: float) -> None:
        later = update(outbox).where(outbox.c.message == message.id, _among(message))
        later = later.values(due_at=at, attempts=outbox.c.attempts + 1)
        await self._database.write(lambda connection: connection.execute(later) and None)

    async def been(self, there: Collection[tuple[TableCode, PersonId]]) -> None:
        """Delete the notices about tables where their persons are. It is looked first, since mostly there are none."""
        pairs = sorted(there)
        for at in range(0, len(pairs), SOME):
            some = [and_(outbox.c.table_code == code, outbox.c.person == who) for code, who in pairs[at : at + SOME]]
            if found := await self._database.read(partial(_ids, wanted=or_(*some))):
                await self.drop(found)


def _ids(connection: Connection, wanted: ColumnElement[bool]) -> Sequence[str]:
    return connection.execute(select(outbox.c.id).where(wanted)).scalars().all()


def _among(message: Message) -> ColumnElement[bool]:
    return outbox.c.id.in_([notice.id for notice in message.notices])


def _claim(connection: Connection, due: Any, now: float, until: float) -> list[Message]:
    """Claim notices by making them due when the lease ends. The commit comes before anything is sent."""
    rows = connection.execute(due).all()
    if not rows:
        return []
    listed = select(channels).where(channels.c.id.in_({row.channel for row in rows}))
    known = {row.id: _channel(row) for row in connection.execute(listed)}
    wanted = select(notice_times).where(notice_times.c.person.in_({channel.person for channel in known.values()}))
    times = {row.person: _times(row) for row in connection.execute(wanted)}
    grouped: dict[str, list[Row[Any]]] = {}
    fresh: dict[str, str] = {}
    for row in rows:
        channel = known.get(row.channel)
        if channel is None or channel.ended:
            connection.execute(delete(outbox).where(outbox.c.id == row.id))
            continue
        asked = Times() if channel.table else times.get(channel.person, Times())
        ready = ready_at(row.made_at, now, asked)
        if ready > now:
            connection.execute(update(outbox).where(outbox.c.id == row.id).values(due_at=ready))
        else:
            name = row.message or fresh.setdefault(row.channel, token_hex(12))
            grouped.setdefault(name, []).append(row)
    messages: list[Message] = []
    for name, found in grouped.items():
        tried_at = min(row.tried_at or now for row in found)
        claimed = update(outbox).where(outbox.c.id.in_([row.id for row in found]))
        connection.execute(claimed.values(message=name, tried_at=tried_at, due_at=until))
        notices = tuple(
            Waiting(row.id, TableCode(row.table_code), PersonId(row.person), read_kinds(row.kinds), row.attempts)
            for row in found
        )
        messages.append(Message(name, known[found[0].channel], notices, tried_at))
    return messages


def _channel(row: Row[Any]) -> Channel:
    found = {name: row._mapping[name] for name in Channel.__struct_fields__ if name not in ("table", "kinds")}
    return Channel(**found, table=row.table_code, kinds=read_kinds(row.kinds))


def _times(row: Row[Any]) -> Times:
    return Times(row.zone, row.quiet_from, row.quiet_to, row.digest)
