"""Pauses: nobody acts, no bot and no order either, until any player resumes the game."""

import time

import msgspec

from app.people.person import Person
from app.tables.access import NotAllowed
from app.tables.changes import Note, TableChanges
from app.tables.ledger import Acknowledge, no_ack
from app.tables.model import MAX_REASON, Pause, Table, TableCode
from app.tables.room import Room
from app.tables.seating import own_seat

ASLEEP_AFTER = 30 * 24 * 3600
"""A table on which nobody has acted for so long is put to sleep, in seconds."""


class Pausing(TableChanges):
    async def pause(
        self,
        code: TableCode,
        person: Person,
        reason: str,
        client_id: str,
        acknowledge: Acknowledge = no_ack,
        *,
        later: bool = False,
    ) -> None:
        """Pause the game, at once or `later`: when it leaves the stage or step at hand, such as an auction."""
        said = "".join(sign for sign in reason if sign.isprintable()).strip()[:MAX_REASON]

        def plan(table: Table, room: Room) -> tuple[Table, Note] | None:
            seat = own_seat(table, person)
            if room.is_paused:
                raise NotAllowed("already_paused")
            during = room.stage if later else ""
            pause = Pause(seat, time.time(), said, during)
            body = {name: text for name, text in (("reason", said), ("during", during)) if text}
            return msgspec.structs.replace(table, pause=pause), Note("paused", seat, body)

        await self._change_and_note(code, client_id, plan, acknowledge)

    async def resume(self, code: TableCode, person: Person, client_id: str, acknowledge: Acknowledge = no_ack) -> None:
        """Let the game go on, or drop a pause that has not begun; any player may."""

        def plan(table: Table, _room: Room) -> tuple[Table, Note] | None:
            seat = own_seat(table, person)
            if table.pause is None:
                return None
            return msgspec.structs.replace(table, pause=None), Note("resumed", seat, {})

        await self._change_and_note(code, client_id, plan, acknowledge)

    async def put_to_sleep(self, code: TableCode, now: float) -> None:
        """Pause a table on which nobody acts any more."""

        def plan(table: Table, _room: Room) -> tuple[Table, Note] | None:
            if table.pause is not None or now - table.updated_at < ASLEEP_AFTER:
                return None
            return msgspec.structs.replace(table, pause=Pause(None, now)), Note("paused", None, {})

        await self._change_and_note(code, f"sleep:{now:.0f}", plan, no_ack)
