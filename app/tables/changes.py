"""How a stored table is changed, whichever process does it."""

from collections.abc import Callable
from typing import Any

import msgspec

from app.engine.events import Seat
from app.tables.access import check_status
from app.tables.hub import Hub, NoSuchTable, isolate_failures
from app.tables.ledger import Acknowledge
from app.tables.model import EntryKind, Table, TableCode
from app.tables.ports import StorageUnavailable, Stores
from app.tables.room import Room

MAX_ATTEMPTS = 8


class Note(msgspec.Struct, frozen=True):
    """What the log says about a change of a table at play: kind, seat and body of the entry."""

    kind: EntryKind
    seat: Seat
    body: dict[str, Any]


class TableChanges:
    """The base of services that change tables."""

    def __init__(self, stores: Stores, hub: Hub) -> None:
        self._stores = stores
        self._hub = hub

    async def find(self, code: TableCode) -> Table:
        with isolate_failures(code):
            table = await self._stores.tables.find(code)
            if table is None:
                raise NoSuchTable("no_such_table")
            return table

    async def _change(self, code: TableCode, change: Callable[[Table], Table]) -> Table:
        """Apply a change with optimistic locking: if the table was changed meanwhile, reload it and try again."""
        for _ in range(MAX_ATTEMPTS):
            table = await self.find(code)
            changed = change(table)
            if changed == table:
                return table
            if await self._stores.tables.change(changed):
                changed = msgspec.structs.replace(changed, revision=table.revision + 1)
                await self._hub.refresh(changed)
                return changed
        raise StorageUnavailable

    async def _change_and_note(
        self,
        code: TableCode,
        client_id: str,
        plan: Callable[[Table, Room], tuple[Table, Note]],
        acknowledge: Acknowledge,
    ) -> None:
        """Change a table at play as planned and record it in the log; idempotent by `client_id`."""
        room = await self._hub.room(code)
        if (known := await room.entry_of(client_id)) is not None:
            acknowledge(known)
            return
        notes: list[Note] = []

        def change(table: Table) -> Table:
            check_status(table, "playing")
            changed, note = plan(table, room)
            notes[:] = [note]
            return changed

        await self._change(code, change)
        [note] = notes
        await room.note(note.kind, note.seat, client_id, note.body, acknowledge=acknowledge)
