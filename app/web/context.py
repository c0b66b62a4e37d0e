"""FastAPI dependencies: the services of this process, and the person making the request."""

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import Depends
from starlette.requests import HTTPConnection

from app.engine.bots import Title
from app.notices.service import NoticeService
from app.people.guests import Guests
from app.people.passkeys import Passkeys
from app.people.person import Person
from app.people.tokens import Tokens
from app.settings import Settings
from app.tables.access import NotAllowed, Role, role_at
from app.tables.bot_runner import BotRunner
from app.tables.coaching import Coaches
from app.tables.holidays import Holidays
from app.tables.hub import Hub
from app.tables.model import TableCode
from app.tables.pausing import Pausing
from app.tables.ports import Stores
from app.tables.proposals import Proposals
from app.tables.room import Room
from app.tables.service import TableService
from app.tables.stand_ins import StandIns
from app.web.addresses import TrustedProxies, client_network
from app.web.errors import NotAuthenticated
from app.web.limits import Limits
from app.web.open_sockets import OpenSockets
from app.web.readiness import Readiness
from app.web.security import token_of


class Services:
    """The services of this process, wired up in `app/main.py`."""

    def __init__(
        self,
        settings: Settings,
        stores: Stores,
        hub: Hub,
        tables: TableService,
        guests: Guests,
        bots: BotRunner,
        coaches: Coaches,
        notices: NoticeService | None = None,
    ) -> None:
        self.settings = settings
        self.stores = stores
        self.hub = hub
        self.tables = tables
        self.guests = guests
        self.passkeys = Passkeys(stores.passkeys)
        self.tokens = Tokens(stores.people)
        self.sockets = OpenSockets()
        self.bots = bots
        self.notices = notices
        """None where the host has not set them up."""
        self.stand_ins = StandIns(stores, hub)
        self.proposals = Proposals(stores, hub)
        self.pausing = Pausing(stores, hub)
        self.holidays = Holidays(stores, hub)
        self.coaches = coaches
        self.limits = Limits(settings)
        self.readiness = Readiness(stores)
        self.proxies = TrustedProxies(settings.trusted_proxies)

    @property
    def cookie(self) -> str:
        return "__Host-frontier" if self.settings.secure_cookies else "frontier"


def services_of(connection: HTTPConnection) -> Services:
    found: Services = connection.app.state.services
    return found


ServicesDep = Annotated[Services, Depends(services_of)]


def titles_of(connection: HTTPConnection) -> Mapping[str, Title]:
    found: Mapping[str, Title] = connection.app.state.titles
    return found


Titles = Annotated[Mapping[str, Title], Depends(titles_of)]


def address_of(connection: HTTPConnection) -> str:
    """Return the client's address; X-Forwarded-For counts only if it comes from a trusted proxy."""
    direct = connection.client.host if connection.client else "unknown"
    forwarded = ""
    if direct in services_of(connection).proxies:
        forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
    return client_network(forwarded or direct)


def is_https(connection: HTTPConnection) -> bool:
    """Return whether a request came over HTTPS; X-Forwarded-Proto counts only if it comes from a trusted proxy."""
    direct = connection.client.host if connection.client else ""
    if direct in services_of(connection).proxies:
        return connection.headers.get("x-forwarded-proto", "") == "https"
    return connection.url.scheme in ("https", "wss")


class RateLimit:
    """Dependency that limits requests per address, or in total: `dependencies=[Depends(RateLimit("session"))]`."""

    def __init__(self, what: str, *, total: bool = False) -> None:
        self._what = what
        self._total = total

    async def __call__(self, connection: HTTPConnection, services: ServicesDep) -> None:
        services.limits.check(self._what, "" if self._total else address_of(connection))


def refuse_token(connection: HTTPConnection) -> None:
    """Dependency of what only a browser may do: a personal token is for playing."""
    if token_of(connection.headers) is not None:
        raise NotAllowed("token_only_plays")


async def optional_person(connection: HTTPConnection, services: ServicesDep) -> Person | None:
    refuse_token(connection)
    return await services.guests.authenticate(connection.cookies.get(services.cookie))


OptionalPerson = Annotated[Person | None, Depends(optional_person)]


async def current_person(person: OptionalPerson) -> Person:
    if person is None:
        raise NotAuthenticated("not_recognised")
    return person


CurrentPerson = Annotated[Person, Depends(current_person)]


async def optional_player(connection: HTTPConnection, services: ServicesDep) -> Person | None:
    """Return whose personal token or else whose cookie this is; beside a token, no cookie counts."""
    token = token_of(connection.headers)
    if token is None:
        return await optional_person(connection, services)
    person = await services.tokens.authenticate(token)
    if person is None:
        raise NotAuthenticated("token_unknown")
    return person


OptionalPlayer = Annotated[Person | None, Depends(optional_player)]
"""Accepts personal tokens, too: for what belongs to playing."""


async def current_player(person: OptionalPlayer) -> Person:
    if person is None:
        raise NotAuthenticated("not_recognised")
    return person


CurrentPlayer = Annotated[Person, Depends(current_player)]


async def limit_moves(person: CurrentPlayer, services: ServicesDep) -> None:
    """Dependency that limits moves per person, together with those over sockets."""
    services.limits.check("act", person.id)


MOVES = Depends(limit_moves)


async def enter(services: Services, code: TableCode, person: Person | None) -> tuple[Room, Role]:
    """Return a table's room and the person's current role there.

    Seats may change hands while the room is loading. The role is up to date on return: use it before the next await.
    """
    who = person.id if person else None
    table = await services.tables.see(code)
    role_at(table, who)  # people without access must not cause a room to be loaded
    services.hub.check_row(table)
    room = await services.hub.room(code)
    return room, role_at(max(table, room.table, key=lambda each: each.revision), who)


Json = dict[str, Any]
