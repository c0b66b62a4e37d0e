"""Who may do what at a table: every permission check is here."""

import msgspec

from app.engine.errors import GameError
from app.engine.events import Player, Seat, Spectator, Viewer
from app.people.person import PersonId
from app.tables.model import NAMELESS, Table


class NotAllowed(GameError):
    """This person may not do this at this table."""


WRONG_TIME = {
    "lobby": "table_is_lobby",
    "playing": "table_is_playing",
    "over": "table_is_over",
    "closed": "table_is_closed",
}
"""Why something can't be done, by the time of the table's life."""


class Role(msgspec.Struct, frozen=True):
    """What a person is at a table: in a seat, hosting, both, or only watching. The host knows no seat's secrets."""

    seat: Seat | None
    host: bool

    @property
    def viewer(self) -> Viewer:
        """Return as whom the person sees the game while it runs."""
        return Spectator() if self.seat is None else Player(self.seat)


def role_at(table: Table, person: PersonId | None) -> Role:
    """Return what the person is at the table; refuse strangers where no spectators are allowed, and who was removed.

    A person without a seat counts as a spectator, the host too.
    """
    check_not_removed(table, person)
    seat = seat_of(table, person)
    host = person is not None and table.host == person
    is_open = table.spectators or (table.status == "lobby")
    if seat is None and not host and not is_open:
        raise NotAllowed("no_spectators")
    return Role(seat, host)


def check_not_removed(table: Table, person: PersonId | None) -> None:
    """Refuse whom the host removed; who has no name can give one, and is then somebody who can be removed."""
    if (person or NAMELESS) in table.barred:
        raise NotAllowed("removed") if person else NotAllowed("name_to_watch")


def seat_of(table: Table, person: PersonId | None) -> Seat | None:
    if person is None:
        return None
    return next((Seat(number) for number, seat in enumerate(table.seats) if seat.person == person), None)


def is_awaited(table: Table, person: PersonId) -> bool:
    """Tell whether the table waits for the person: for a move, for being ready, or for the host to begin."""
    seat = seat_of(table, person)
    if table.status == "playing":
        return seat is not None and bool(table.awaited >> seat & 1) and table.seats[seat].driver == "person"
    if table.status != "lobby":
        return False
    others = [each for each in table.seats if each.person != table.host]
    if table.host == person:
        return not any(each.is_free for each in others) and all(each.ready or each.bot for each in others)
    return seat is not None and not table.seats[seat].ready


def check_seat(role: Role) -> Seat:
    """Return the person's seat; refuse who has none."""
    if role.seat is None:
        raise NotAllowed("not_seated")
    return role.seat


def check_host(table: Table, person: PersonId) -> None:
    """Refuse everybody but the host."""
    if table.host != person:
        raise NotAllowed("not_host")


def check_status(table: Table, *wanted: str) -> None:
    """Refuse what does not fit this time of the table's life."""
    if table.status not in wanted:
        raise NotAllowed(WRONG_TIME[table.status])
