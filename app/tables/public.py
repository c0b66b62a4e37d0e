"""The public part of a table, built by allow-list: no seed, no person ids."""

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from app.engine.events import Seat
from app.people.person import PersonId
from app.tables.access import Role, unanswered
from app.tables.model import Coached, Driver, ProposalKind, Status, Table, TableCode, TableSettings, settings_of
from app.tables.terms import TermsChange, terms_changes


class Subscriber(Protocol):
    """A client that follows a table. `send` never blocks; `dismiss` sends an error and disconnects."""

    person: PersonId | None
    role: Role
    name: str
    looking: bool
    """Whether the client's page is visible."""

    def send(self, data: bytes) -> None: ...

    def dismiss(self, code: str) -> None: ...


class RolePayload(msgspec.Struct, frozen=True):
    """The viewer's role at a table."""

    seat: Seat | None
    host: bool
    name: str
    lost: Seat | None = None
    """The seat that the viewer had until it was given to somebody else."""


class PublicProposal(msgspec.Struct, frozen=True):
    """What is proposed about a seat; those in `waiting` have not answered. One that is granted waits for its link."""

    id: str
    kind: ProposalKind
    seat: Seat
    by: Seat
    agreed: list[Seat]
    waiting: list[Seat]
    granted: bool


class PublicPause(msgspec.Struct, frozen=True):
    """Who paused the game, or null if it was put to sleep. With `during`, the pause begins after that stage."""

    by: Seat | None
    at: float
    reason: str
    during: str


class PublicSeat(msgspec.Struct, frozen=True):
    name: str
    bot: str
    driver: Driver
    free: bool
    host: bool
    ready: bool
    holiday_until: float
    holiday_days: int
    coach: Coached


class PublicTable(TableSettings, frozen=True):
    code: TableCode
    title: str
    options: Mapping[str, Any]
    status: Status
    commitment: str
    rematch: TableCode | None
    lesson: bool
    terms_version: int
    terms_changes: list[TermsChange]
    """What the host changed since the others were ready."""
    proposal: PublicProposal | None
    pause: PublicPause | None
    ended_early: bool
    seats: list[PublicSeat]


def role_payload(subscriber: Subscriber) -> RolePayload:
    return RolePayload(subscriber.role.seat, subscriber.role.host, subscriber.name, subscriber.role.lost)


def public_proposal(table: Table) -> PublicProposal | None:
    if (found := table.proposal) is None:
        return None
    waiting = unanswered(table, found)
    return PublicProposal(found.id, found.kind, found.seat, found.by, list(found.agreed), waiting, found.granted)


def public_table(table: Table) -> PublicTable:
    return PublicTable(
        code=table.code,
        title=table.title,
        options=table.options,
        status=table.status,
        commitment=table.commitment,
        rematch=table.rematch,
        lesson=table.lesson,
        terms_version=table.terms_version,
        terms_changes=terms_changes(table),
        proposal=public_proposal(table),
        pause=PublicPause(**msgspec.structs.asdict(table.pause)) if table.pause else None,
        ended_early=table.ended_early,
        seats=[
            PublicSeat(
                name=seat.name,
                bot=seat.bot,
                driver=seat.driver,
                free=seat.is_free,
                host=seat.person == table.host,
                ready=seat.ready or bool(seat.bot),
                holiday_until=seat.holiday_until,
                holiday_days=seat.holiday_days,
                coach=seat.coach,
            )
            for seat in table.seats
        ],
        **settings_of(table),
    )
