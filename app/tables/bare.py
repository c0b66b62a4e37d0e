"""A table without its rules: what can be told of a game that can't be opened, from what was stored for its viewers.

Events and views were made for their viewers when the rules were known, so neither needs the rules to be shown again,
and neither has a secret in it. States and the bodies of moves do, and are not read.
"""

from typing import Any

import msgspec

from app.engine.events import Archive, Viewer
from app.tables.access import Role
from app.tables.frames import LogLine
from app.tables.model import Entry, Table
from app.tables.ports import DamagedEntry, TableStore
from app.tables.position import check_complete
from app.tables.projection import chapter_begun, line


class BareTable(msgspec.Struct, frozen=True):
    """The log as far as it can be read, and the last stored public view with its entry."""

    log: list[LogLine]
    seq: int
    view: Any


def bare_viewer(table: Table, role: Role) -> Viewer:
    """Return the viewer whose log is shown: after the end the archive, to which everything is open."""
    return Archive() if table.status == "over" else role.viewer_at(table)


async def bare_table(store: TableStore, table: Table, role: Role) -> BareTable:
    seq, view = await store.last_view(table.code) or (0, None)
    return BareTable(await bare_log(store, table, role), seq, view)


async def bare_log(store: TableStore, table: Table, role: Role) -> list[LogLine]:
    """Return the log as somebody may read it, up to the first damaged entry."""
    viewer, entries = bare_viewer(table, role), await sound_entries(store, table)
    begun = 0 if table.status == "over" else chapter_begun(entries)
    return [line(entry, table, viewer, is_faded=entry.seq < begun) for entry in entries]


async def sound_entries(store: TableStore, table: Table) -> list[Entry]:
    """Return the entries before the first that can't be read."""
    up_to: int | None = None
    while True:
        try:
            entries = await store.entries(table.code, 0, up_to)
            check_complete(entries, 0, entries[-1].seq if entries else 0)
            return entries
        except DamagedEntry as error:
            up_to = error.seq - 1
