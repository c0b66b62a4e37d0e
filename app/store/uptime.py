"""Remembers when no server ran, so that nobody's time runs out meanwhile."""

from sqlalchemy import Connection, delete, insert, select, update

from app.store.database import Database, insert_ignore
from app.store.models import outages, tables, uptime
from app.tables.clocks import Span

OUTAGE_SECONDS = 60.0
"""How long no server may have been heard of before that counts as an outage."""

REMEMBERED_SECONDS = 90 * 24 * 3600.0
"""Older outages are forgotten: no clock has run for so long without an entry in its log."""


class SqlUptime:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def beat(self, now: float) -> list[Span]:
        return await self._database.write(lambda connection: _beat(connection, now))


def _beat(connection: Connection, now: float) -> list[Span]:
    """Record an outage if the last beat was long ago, and move the times on at which clocks run out."""
    connection.execute(insert_ignore(connection, uptime), {"id": 1, "at": now})
    last: float = connection.execute(select(uptime.c.at).with_for_update()).scalar_one()
    if now - last > OUTAGE_SECONDS:
        connection.execute(insert(outages), {"since": last, "until": now})
        connection.execute(update(tables).where(tables.c.due_at > last).values(due_at=tables.c.due_at + (now - last)))
        connection.execute(delete(outages).where(outages.c.until < now - REMEMBERED_SECONDS))
    connection.execute(update(uptime).values(at=max(now, last)))
    return [(row.since, row.until) for row in connection.execute(select(outages).order_by(outages.c.since))]
