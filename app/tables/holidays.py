"""Holidays: in a game over days, a person's clock stands still until a date, for so many days a game."""

import time
from math import ceil

import msgspec

from app.people.person import Person
from app.tables.access import NotAllowed
from app.tables.changes import Note, TableChanges
from app.tables.clocks import is_timed
from app.tables.ledger import Acknowledge, no_ack
from app.tables.model import SeatInfo, Table, TableCode
from app.tables.room import Room
from app.tables.seating import own_seat, with_seat

MOST_DAYS = 21
"""How many days off everybody has in one game."""

DAY = 24 * 3600
"""In seconds."""


class Holidays(TableChanges):
    async def take(
        self, code: TableCode, person: Person, until: float, client_id: str, acknowledge: Acknowledge = no_ack
    ) -> None:
        """Stop the person's clock until then; a time in the past ends their holiday. Days not used count no more."""

        def plan(table: Table, _room: Room) -> tuple[Table, Note] | None:
            if table.pace != "days" or not is_timed(table):
                raise NotAllowed("no_clocks_here")
            seat = own_seat(table, person)
            changed = on_holiday(table.seats[seat], until, time.time())
            if changed == table.seats[seat]:
                return None
            return with_seat(table, seat, changed), Note("holiday", seat, {"until": changed.holiday_until})

        await self._change_and_note(code, client_id, plan, acknowledge)


def on_holiday(seat: SeatInfo, until: float, now: float) -> SeatInfo:
    """Return the seat on holiday until then; raise NotAllowed for more days than there are."""
    days = seat.holiday_days - days_between(now, seat.holiday_until) + days_between(now, until)
    if days > MOST_DAYS:
        raise NotAllowed("too_long_a_holiday", high=MOST_DAYS, left=MOST_DAYS - seat.holiday_days)
    return msgspec.structs.replace(seat, holiday_until=until if until > now else 0.0, holiday_days=days)


def days_between(now: float, until: float) -> int:
    return max(0, ceil((until - now) / DAY))
