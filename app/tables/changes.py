"""How a stored table is changed, whichever process does it."""

from collections.abc import Callable
from typing import Any

import msgspec

from app.engine.events import Seat
from app.tables.access import check_status
from app.tables.hub import Hub
from app.tables.ledger import Acknowledge
from app.tables.model import EntryKind, Table, TableCode
from app.tables.notices import lobby_notices
from app.tables.ports import StorageUnavailable, Stores
from app.tables.room import Room

MAX_ATTEMPTS = 8


class Note(msgspec.Struct, frozen=True):
    """What the log says about a change of a table at play: kind, seat and body of the entry."""

    kind: EntryKind
    seat: Seat | None
    body: dict[str, Any]


class TableChanges:
    """The base of services that change tables."""

    def __init__(self, stores: Stores, hub: Hub) -> None:
        self._stores = stores
        self._hub = hub

    async def find(self, code: TableCode) -> Table:
        """Return a table that may be changed: not a damaged one, and none of a game that is not known here."""
        return await self._hub.find(code)

    async def _change(self, code: TableCode, change: Callable[[Table], Table]) -> Table:
        """Apply a change with optimistic locking: if the table was changed meanwhile, reload it and try again."""
        for _ in range(MAX_ATTEMPTS):
            table = await self.find(code)
            changed = change(table)
            if changed == table:
                return table
            if await self._stores.tables.change(changed, lobby_notices(table, changed)):
                changed = msgspec.structs.replace(changed, revision=table.revision + 1)
                await self._hub.refresh(changed)
                return changed
        raise StorageUnavailable

    async def _change_and_note(
        self,
        code: TableCode,
        client_id: str,
        plan: Callable[[Table, Room], tuple[Table, Note] | None],
        acknowledge: Acknowledge,
    ) -> None:
        """Change a table at play as planned, if there is anything to change, and record it in the log: both or neither.

        Idempotent by `client_id`.
        """
        room = await self._hub.room(code)
        for _ in range(MAX_ATTEMPTS):
            if (known := await room.entry_of(client_id)) is not None:
                acknowledge(known)
                return
            table = await self.find(code)
            check_status(table, "playing")
            planned = plan(table, room)
            if planned is None:
                acknowledge(room.newest.seq)
                return
            changed, note = planned
            if await room.change(changed, note.kind, note.seat, note.body, client_id, acknowledge):
                return
        raise StorageUnavailable
