"""Guests, their sessions, and taking a seat to another device."""

import time
from hashlib import sha256
from secrets import token_urlsafe

from app.engine.errors import GameError
from app.people.names import clean_name
from app.people.person import Person, PersonId, PersonStore

LINK_SECONDS = 15 * 60


class LinkUsedUp(GameError):
    """This link has been used, is too old, or never was."""


def hashed(token: str) -> str:
    """Return what is stored of a token."""
    return sha256(token.encode()).hexdigest()


class Guests:
    """People who gave a name, recognised by their session."""

    def __init__(self, store: PersonStore) -> None:
        self._store = store

    async def welcome(self, name: str) -> tuple[Person, str]:
        """Return a new guest and the token of their session."""
        person = Person(PersonId(token_urlsafe(12)), clean_name(name))
        token = token_urlsafe(32)
        await self._store.create(person, hashed(token), time.time())
        return person, token

    async def recognise(self, token: str | None) -> Person | None:
        if not token or len(token) > 100:
            return None
        return await self._store.recognise(hashed(token))

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, clean_name(name))
        await self._store.rename(person.id, renamed.name)
        return renamed

    async def make_link(self, person: Person) -> str:
        """Return the secret of a link that brings this person's seats to another device, once and soon."""
        token = token_urlsafe(32)
        await self._store.add_link(person.id, hashed(token), time.time() + LINK_SECONDS)
        return token

    async def claim_link(self, link: str) -> str:
        """Use a link up; return the token of a new session of its person."""
        token = token_urlsafe(32)
        person = await self._store.use_link(hashed(link), hashed(token), time.time()) if len(link) < 100 else None
        if person is None:
            raise LinkUsedUp("link_used_up")
        return token
