"""What everybody at a table may know of it besides the game: field by field, no seed, no ids of persons."""

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from app.engine.events import Seat
from app.people.person import PersonId
from app.tables.access import Role
from app.tables.model import Driver, Status, Table, TableCode


class Subscriber(Protocol):
    """Somebody who is looking at the table. `send` never waits: who does not keep up is sent all anew later."""

    person: PersonId | None
    role: Role
    name: str

    def send(self, data: bytes) -> None: ...

    def dismiss(self, code: str) -> None: ...


class RolePayload(msgspec.Struct, frozen=True):
    """What one is at a table."""

    seat: Seat | None
    host: bool
    name: str


class PublicSeat(msgspec.Struct, frozen=True):
    name: str
    bot: str
    driver: Driver
    free: bool
    host: bool
    ready: bool


class PublicTable(msgspec.Struct, frozen=True):
    code: TableCode
    title: str
    options: Mapping[str, Any]
    private: bool
    spectators: bool
    status: Status
    commitment: str
    rematch: TableCode | None
    seats: list[PublicSeat]


def role_payload(subscriber: Subscriber) -> RolePayload:
    return RolePayload(subscriber.role.seat, subscriber.role.host, subscriber.name)


def public_table(table: Table) -> PublicTable:
    return PublicTable(
        code=table.code,
        title=table.title,
        options=table.options,
        private=table.private,
        spectators=table.spectators,
        status=table.status,
        commitment=table.commitment,
        rematch=table.rematch,
        seats=[
            PublicSeat(
                name=seat.name,
                bot=seat.bot,
                driver=seat.driver,
                free=seat.is_free,
                host=seat.person == table.host,
                ready=seat.ready or bool(seat.bot),
            )
            for seat in table.seats
        ],
    )
