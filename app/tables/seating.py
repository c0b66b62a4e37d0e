"""Seats, spectators and their names: checks before a table changes, and the table after the change."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import chain, count

import msgspec

from app.engine.errors import BadSetup
from app.engine.events import Seat
from app.people.names import MAX_NAME_LENGTH, likenesses
from app.people.person import Person, PersonId
from app.tables.access import NotAllowed, seat_of
from app.tables.model import NAMELESS, SeatInfo, Table
from app.tables.room import Room


def with_seat(table: Table, number: int, seat: SeatInfo) -> Table:
    seats = list(table.seats)
    seats[number] = seat
    return msgspec.structs.replace(table, seats=tuple(seats))


def with_bot(table: Table, number: int, kind: str) -> Table:
    """Return the table with a bot in a seat; one that is there keeps its name."""
    name = table.seats[number].name or first_unused(table, numbered("Bot", number + 1))
    return with_seat(table, number, SeatInfo(name=name, bot=kind, driver="bot"))


def with_host(table: Table, number: int) -> Table:
    """Return the table with the person in a seat as its host; being ready is for the others."""
    seat = table.seats[number]
    assert seat.person is not None
    changed = with_seat(table, number, msgspec.structs.replace(seat, ready=False))
    return msgspec.structs.replace(changed, host=seat.person)


def without_person(table: Table, number: int) -> Table:
    """Return the table with a person's seat free. After a host comes the next person; without one it is closed."""
    freed = with_seat(table, number, SeatInfo())
    if table.seats[number].person != table.host:
        return freed
    count = len(table.seats)
    others = ((number + step) % count for step in range(1, count))
    heir = next((other for other in others if table.seats[other].person is not None), None)
    return msgspec.structs.replace(table, status="closed") if heir is None else with_host(freed, heir)


def with_barred(table: Table, person: PersonId) -> Table:
    return msgspec.structs.replace(table, barred=(*table.barred, person))


def watching(room: Room) -> dict[str, tuple[PersonId | None, str]]:
    """Return the spectators of a table by keys that are different at every table."""
    table = room.table
    return {
        sha256(f"{table.code}:{person or NAMELESS}".encode()).hexdigest()[:16]: (person, name)
        for person, name in room.here.spectators().items()
        if person != table.host and seat_of(table, person) is None and (person or NAMELESS) not in table.barred
    }


def unique_name(table: Table, name: str) -> str:
    """Return the name, with a number appended if it, or one that looks like it, is taken at this table."""
    return first_unused(table, chain([name], numbered(name, 2)))


def numbered(name: str, first: int) -> Iterator[str]:
    return (f"{name[: MAX_NAME_LENGTH - 3]} {number}" for number in count(first))


def first_unused(table: Table, names: Iterable[str]) -> str:
    taken = frozenset().union(*(likenesses(seat.name) for seat in table.seats))
    return next(name for name in names if not taken & likenesses(name))


def own_seat(table: Table, person: Person) -> Seat:
    seat = seat_of(table, person.id)
    if seat is None:
        raise NotAllowed("not_seated")
    return seat


def check_seat_exists(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise BadSetup("no_such_seat")
