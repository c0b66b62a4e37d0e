"""Guests, their sessions, and one-time links that sign in another device."""

import time
from hashlib import sha256
from secrets import token_urlsafe

from app.engine.errors import GameError
from app.people.names import clean_name
from app.people.person import Person, PersonId, PersonStore

LINK_SECONDS = 15 * 60


class LinkExpired(GameError):
    """The link has already been used, has expired, or never existed."""


def hash_token(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class Guests:
    """People without an account, authenticated by their session token."""

    def __init__(self, store: PersonStore) -> None:
        self._store = store

    async def create_guest(self, name: str) -> tuple[Person, str]:
        """Create a guest; return it with the token of its session."""
        person = Person(PersonId(token_urlsafe(12)), clean_name(name))
        token = token_urlsafe(32)
        await self._store.create(person, hash_token(token), time.time())
        return person, token

    async def authenticate(self, token: str | None) -> Person | None:
        if not token or len(token) > 100:
            return None
        return await self._store.authenticate(hash_token(token))

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, clean_name(name))
        await self._store.rename(person.id, renamed.name)
        return renamed

    async def make_link(self, person: Person) -> str:
        """Return the token of a one-time link that signs this person in on another device."""
        token = token_urlsafe(32)
        await self._store.add_link(person.id, hash_token(token), time.time() + LINK_SECONDS)
        return token

    async def claim_link(self, link: str) -> str:
        """Invalidate a link and return the token of a new session for its person."""
        token = token_urlsafe(32)
        person = (
            await self._store.use_link(hash_token(link), hash_token(token), time.time()) if len(link) < 100 else None
        )
        if person is None:
            raise LinkExpired("link_used_up")
        return token
