"""Bots that play for persons: by their own wish, or because they are away and the table's rule allows it."""

from collections.abc import Callable

import msgspec

from app.engine.events import Seat
from app.people.person import Person
from app.tables.access import NotAllowed, seat_of
from app.tables.changes import Note, TableChanges
from app.tables.ledger import Acknowledge, no_ack
from app.tables.model import Driver, Table, TableCode
from app.tables.room import Room
from app.tables.seating import check_seat_exists, own_seat, with_seat

MINUTE = 60
"""In seconds."""


class StandIns(TableChanges):
    async def drive(
        self, code: TableCode, person: Person, driver: Driver, client_id: str, acknowledge: Acknowledge = no_ack
    ) -> None:
        """Hand the person's seat to a bot, or take it back; recorded in the log."""
        await self._change_and_note(code, client_id, handing_over(person, driver), acknowledge)

    async def resume(self, room: Room, person: Person, client_id: str) -> None:
        """Take the person's seat back from a bot, as any action of theirs at the table does."""
        seat = seat_of(room.table, person.id)
        if room.table.status == "playing" and seat is not None and room.table.seats[seat].driver == "bot":
            await self.drive(room.table.code, person, "person", f"{client_id}:resumed")

    async def stand_in(
        self, code: TableCode, person: Person, absent: int, client_id: str, acknowledge: Acknowledge = no_ack
    ) -> None:
        """Hand the seat of an absent player to a bot, until the player takes it back."""

        def plan(table: Table, room: Room) -> tuple[Table, Note]:
            by = own_seat(table, person)
            check_seat_exists(table, absent)
            seat = Seat(absent)
            if table.stand_in == "nobody":
                raise NotAllowed("no_stand_ins")
            if table.stand_in == "vote":
                raise NotAllowed("stand_in_by_vote")
            check_not_driven(table, seat)
            check_away(table, room, seat)
            return driven(table, seat, "bot"), Note("driver", seat, {"driver": "bot", "by": by})

        await self._change_and_note(code, client_id, plan, acknowledge)


def handing_over(person: Person, driver: Driver) -> Callable[[Table, Room], tuple[Table, Note] | None]:
    """Return the plan by which a person hands their seat to a bot or takes it back, if that changes anything."""

    def plan(table: Table, _room: Room) -> tuple[Table, Note] | None:
        seat = own_seat(table, person)
        if table.seats[seat].driver == driver:
            return None
        return driven(table, seat, driver), Note("driver", seat, {"driver": driver})

    return plan


def driven(table: Table, seat: Seat, driver: Driver) -> Table:
    return with_seat(table, seat, msgspec.structs.replace(table.seats[seat], driver=driver))


def check_not_driven(table: Table, seat: Seat) -> None:
    if table.seats[seat].driver == "bot":
        raise NotAllowed("bot_plays_already")


def check_away(table: Table, room: Room, seat: Seat) -> None:
    if not is_away(table, room, seat):
        raise NotAllowed("not_away", name=table.seats[seat].name, minutes=table.away_minutes)


def away_seconds(table: Table) -> int:
    """Return how long somebody must be disconnected to count as away."""
    return MINUTE * table.away_minutes


def is_away(table: Table, room: Room, seat: Seat) -> bool:
    """Return whether the seat has been disconnected for as long as the table's rule says."""
    return room.here.has_been_away(seat, away_seconds(table))
