"""What requests need: the services of this process, and who is asking."""

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import Depends
from starlette.requests import HTTPConnection

from app.engine.bots import Title
from app.people.guests import Guests
from app.people.person import Person
from app.settings import Settings
from app.tables.access import Role, role_at
from app.tables.bot_runner import BotRunner
from app.tables.hub import Hub
from app.tables.model import TableCode
from app.tables.ports import Stores
from app.tables.room import Room
from app.tables.service import TableService
from app.web.addresses import TrustedProxies, household
from app.web.errors import NotRecognised
from app.web.limits import Limits
from app.web.readiness import Readiness


class Services:
    """Everything that this process runs, put together in `app/main.py`."""

    def __init__(
        self, settings: Settings, stores: Stores, hub: Hub, tables: TableService, guests: Guests, bots: BotRunner
    ) -> None:
        self.settings = settings
        self.stores = stores
        self.hub = hub
        self.tables = tables
        self.guests = guests
        self.bots = bots
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
    """Return where a request comes from; a proxy's word counts only if the proxy is ours."""
    direct = connection.client.host if connection.client else "unknown"
    forwarded = ""
    if direct in services_of(connection).proxies:
        forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
    return household(forwarded or direct)


def is_https(connection: HTTPConnection) -> bool:
    """Tell whether a request came over https: to us, or to a proxy of ours that says so."""
    direct = connection.client.host if connection.client else ""
    if direct in services_of(connection).proxies:
        return connection.headers.get("x-forwarded-proto", "") == "https"
    return connection.url.scheme in ("https", "wss")


class RateLimit:
    """A dependency that refuses an address which asks too often: `dependencies=[Depends(RateLimit("session"))]`."""

    def __init__(self, what: str) -> None:
        self._what = what

    async def __call__(self, connection: HTTPConnection, services: ServicesDep) -> None:
        services.limits.check(self._what, address_of(connection))


async def optional_person(connection: HTTPConnection, services: ServicesDep) -> Person | None:
    return await services.guests.recognise(connection.cookies.get(services.cookie))


OptionalPerson = Annotated[Person | None, Depends(optional_person)]


async def current_person(person: OptionalPerson) -> Person:
    if person is None:
        raise NotRecognised("not_recognised")
    return person


CurrentPerson = Annotated[Person, Depends(current_person)]


async def enter(services: Services, code: TableCode, person: Person | None) -> tuple[Room, Role]:
    """Return a table's room, and what somebody is there by now.

    Seats may change hands while the room is being opened: who looks or acts must not await anything after this.
    """
    who = person.id if person else None
    table = await services.tables.find(code)
    role_at(table, who)  # nobody has a room opened who may not come in
    room = await services.hub.room(code)
    return room, role_at(max(table, room.table, key=lambda each: each.revision), who)


Json = dict[str, Any]
