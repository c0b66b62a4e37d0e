"""Puts notices into the outbox, in the transaction of what they are about."""

from collections.abc import Iterable, Sequence
from secrets import token_hex

from sqlalchemy import Connection, and_, delete, or_, select, update

from app.notices.model import KINDS, TABLE_KINDS
from app.store.database import insert_ignore
from app.store.models import channels, notice_choices, outbox
from app.tables.model import Notice, NoticeKind, TableCode

ABOUT_ALL = ("seat", "ended", "asleep")
"""Kinds of notices of which a whole table is told once, not for each of its people."""
Key = tuple[str, str, str]
"""A channel, a table, and a person."""


def read_kinds(text: str) -> tuple[NoticeKind, ...]:
    """Return the kinds in a column, those that are told first in front; unknown ones are left out."""
    named = text.split(",")
    return tuple(kind for kind in KINDS if kind in named)


def write_kinds(kinds: Iterable[NoticeKind]) -> str:
    return ",".join(sorted(set(kinds)))


def add_notices(connection: Connection, notices: Sequence[tuple[TableCode, Notice]], now: float, grace: float) -> None:
    """Store notices for all channels that want them, to be sent after a grace.

    One that waits already is added to. One that was sent is not repeated, but for a reminder: it is deleted when its
    person has been there.
    """
    wanted = _wanted(connection, notices)
    reminded = {(code, notice.person) for code, notice in notices if notice.again}
    if not wanted:
        return
    same = (
        and_(outbox.c.channel == channel, outbox.c.table_code == code, outbox.c.person == person)
        for channel, code, person in wanted
    )
    for row in connection.execute(select(outbox).where(or_(*same))).all():
        if row.due_at is None and (row.table_code, row.person) in reminded:
            connection.execute(delete(outbox).where(outbox.c.id == row.id))
            continue
        kinds = wanted.pop((row.channel, row.table_code, row.person)) | set(read_kinds(row.kinds))
        if row.due_at is not None:
            connection.execute(update(outbox).where(outbox.c.id == row.id).values(kinds=write_kinds(kinds)))
    rows = [
        {"id": token_hex(12), "channel": channel, "table_code": code, "person": person}
        | {"kinds": write_kinds(kinds), "made_at": now, "due_at": now + grace, "attempts": 0}
        for (channel, code, person), kinds in sorted(wanted.items())
    ]
    if rows:
        connection.execute(insert_ignore(connection, outbox), rows)


def pass_on(connection: Connection, before: TableCode, after: TableCode) -> None:
    """Let the channels of a whole table be those of the next one with the same people."""
    connection.execute(update(channels).where(channels.c.table_code == before).values(table_code=after))


def _wanted(connection: Connection, notices: Sequence[tuple[TableCode, Notice]]) -> dict[Key, set[NoticeKind]]:
    """Return what each channel wants to be told of these notices."""
    codes = sorted({code for code, _ in notices})
    own = and_(channels.c.table_code.is_(None), channels.c.person.in_(sorted({each.person for _, each in notices})))
    open_ones = and_(channels.c.confirmed, channels.c.ended == "", or_(own, channels.c.table_code.in_(codes)))
    rows = connection.execute(select(channels).where(open_ones)).all()
    if not rows:
        return {}
    chosen = select(notice_choices).where(
        notice_choices.c.channel.in_([row.id for row in rows]), notice_choices.c.table_code.in_(codes)
    )
    choices = {(row.channel, row.table_code): row.kinds for row in connection.execute(chosen)}
    found: dict[Key, set[NoticeKind]] = {}
    for row in rows:
        for code, notice in notices:
            if notice.kind not in read_kinds(choices.get((row.id, code), row.kinds)):
                continue
            if row.table_code is None and row.person == notice.person:
                found.setdefault((row.id, code, notice.person), set()).add(notice.kind)
            elif row.table_code == code and notice.kind in TABLE_KINDS:
                whose = "" if notice.kind in ABOUT_ALL else notice.person
                found.setdefault((row.id, code, whose), set()).add(notice.kind)
    return found
