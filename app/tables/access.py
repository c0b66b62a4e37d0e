"""Permission checks: every rule about which person may do what at a table."""

import msgspec

from app.engine.errors import GameError
from app.engine.events import Open, Player, Seat, Spectator, Viewer
from app.people.person import PersonId
from app.tables.model import NAMELESS, Proposal, Table, TableSettings


class NotAllowed(GameError):
    """The person lacks permission, or the table's status forbids it."""


WRONG_TIME = {
    "lobby": "table_is_lobby",
    "playing": "table_is_playing",
    "over": "table_is_over",
    "closed": "table_is_closed",
}
"""Error code for an operation that the table's current status forbids."""


class Role(msgspec.Struct, frozen=True):
    """A person's role at a table: a seat, the host, both, or a spectator. Hosting reveals no seat's secrets."""

    seat: Seat | None
    host: bool
    lost: Seat | None = None
    """The seat that the person had until it was given to somebody else."""

    def viewer_at(self, table: TableSettings) -> Viewer:
        """Return the viewer whose view the person gets while the game runs."""
        if table.open_hands:
            return Open(self.seat)
        return Spectator() if self.seat is None else Player(self.seat)


def role_at(table: Table, person: PersonId | None) -> Role:
    """Return the person's role; raise NotAllowed for removed people, and for strangers if spectators are not allowed.

    A person without a seat is a spectator, even the host.
    """
    check_not_removed(table, person)
    seat = seat_of(table, person)
    host = person is not None and table.host == person
    is_open = table.spectators or (table.status == "lobby")
    lost = former_seat_of(table, person) if seat is None else None
    if seat is None and not host and not is_open:
        raise NotAllowed("no_spectators" if lost is None else "seat_given_away")
    return Role(seat, host, lost)


def check_not_removed(table: Table, person: PersonId | None) -> None:
    """Raise NotAllowed for people whom the host removed. Guests without a name may choose one and try again."""
    if (person or NAMELESS) in table.barred:
        raise NotAllowed("removed") if person else NotAllowed("name_to_watch")


def seat_of(table: Table, person: PersonId | None) -> Seat | None:
    if person is None:
        return None
    return next((Seat(number) for number, seat in enumerate(table.seats) if seat.person == person), None)


def former_seat_of(table: Table, person: PersonId | None) -> Seat | None:
    if person is None:
        return None
    return next((Seat(number) for number, seat in enumerate(table.seats) if seat.former == person), None)


def is_awaited(table: Table, person: PersonId) -> bool:
    """Return whether the table waits for the person: to move, to answer what others ask, to get ready, or to start."""
    seat = seat_of(table, person)
    if table.status == "playing":
        if table.proposal is not None and seat in unanswered(table, table.proposal):
            return True
        return seat is not None and bool(table.awaited >> seat & 1)
    if table.status != "lobby":
        return False
    others = [each for each in table.seats if each.person != table.host]
    if table.host == person:
        return not any(each.is_free for each in others) and all(each.ready or each.bot for each in others)
    return seat is not None and not table.seats[seat].ready


def unanswered(table: Table, proposal: Proposal) -> list[Seat]:
    """Return the persons' seats that may still agree to a proposal; that of the absent person it is about is one."""
    if proposal.granted:
        return []
    return [seat for seat in table.persons_beside(proposal.by) if seat not in proposal.agreed]


def check_seat(role: Role) -> Seat:
    """Return the role's seat; raise NotAllowed if it has none."""
    if role.seat is None:
        raise NotAllowed("not_seated")
    return role.seat


def check_host(table: Table, person: PersonId) -> None:
    if table.host != person:
        raise NotAllowed("not_host")


def check_coach_allowed(table: Table) -> None:
    """Raise NotAllowed unless the table's rule allows coaches."""
    people = sum(seat.person is not None for seat in table.seats)
    if table.coach == "nobody" or (table.coach == "bots" and people > 1):
        raise NotAllowed("no_coaches_here")


def check_status(table: Table, *wanted: str) -> None:
    if table.status not in wanted:
        raise NotAllowed(WRONG_TIME[table.status])
