"""What everybody at a table is shown of it besides the game, and who they are to it."""

from typing import Any, Protocol

from app.people.person import PersonId
from app.tables.access import Role
from app.tables.model import Table


class Subscriber(Protocol):
    """Somebody who is looking at the table. `send` never waits: who does not keep up is sent all anew later."""

    person: PersonId | None
    role: Role
    name: str

    def send(self, data: bytes) -> None:
        """Take a frame for this subscriber."""
        ...

    def dismiss(self, code: str) -> None:
        """Send this subscriber away, with a reason."""
        ...


def you_are(subscriber: Subscriber) -> dict[str, Any]:
    """Return what a subscriber is at the table."""
    return {"seat": subscriber.role.seat, "host": subscriber.role.host, "name": subscriber.name}


def public_table(table: Table) -> dict[str, Any]:
    """Return what everybody at the table may know of it: field by field, no seed, no ids of persons."""
    return {
        "code": table.code,
        "title": table.title,
        "options": table.options,
        "private": table.private,
        "spectators": table.spectators,
        "status": table.status,
        "commitment": table.commitment,
        "rematch": table.rematch,
        "seats": [
            {
                "name": seat.name,
                "bot": seat.bot,
                "driver": seat.driver,
                "free": seat.is_free,
                "host": seat.person == table.host,
                "ready": seat.ready or bool(seat.bot),
            }
            for seat in table.seats
        ],
    }
