"""Guests, their sessions, and the links and codes that sign them in on other devices."""

import time
from hashlib import sha256
from secrets import token_urlsafe

from app.engine.errors import GameError
from app.people.names import clean_name
from app.people.person import Account, Person, PersonId, PersonStore, session_id
from app.people.recovery import new_code, read_code

LINK_SECONDS = 15 * 60
TOUCH_SECONDS = 3600
"""Minimum time between two records of a session's use."""
DAY = 24 * 3600


class LinkExpired(GameError):
    """The link has already been used, has expired, or never existed."""


class SignInRefused(GameError):
    """The code or passkey is unknown; the error does not say whether the person exists."""


class SignedInAlready(GameError):
    """The browser is signed in as somebody else, who would have to agree."""


class SeatsAtRisk(GameError):
    """Signing out would lose the person's seats, since they have no way to sign in again."""


class NoSuchDevice(GameError):
    """The person has no such session or passkey."""


def hash_token(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class Guests:
    """People without an account, authenticated by their session token."""

    def __init__(self, store: PersonStore, session_days: float = 90) -> None:
        self._store = store
        self._unused_seconds = session_days * DAY

    async def create_guest(self, name: str, device: str = "") -> tuple[Person, str]:
        """Create a guest; return it with the token of its session."""
        person = Person(PersonId(token_urlsafe(12)), clean_name(name))
        token = token_urlsafe(32)
        await self._store.create(person, hash_token(token), time.time(), device)
        return person, token

    async def authenticate(self, token: str | None) -> Person | None:
        """Return whose session this is, and record its use; None if it was ended or not used for too long."""
        if not token or len(token) > 100:
            return None
        found = await self._store.authenticate(hash_token(token))
        now = time.time()
        if found is None or found[1] <= now - self._unused_seconds:
            return None
        person, used_at = found
        if used_at <= now - TOUCH_SECONDS:
            await self._store.touch(hash_token(token), now, now - self._unused_seconds)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, clean_name(name))
        await self._store.rename(person.id, renamed.name)
        return renamed

    async def account(self, person: Person) -> Account:
        return await self._store.account(person.id, time.time() - self._unused_seconds)

    async def sign_in(self, person: Person, device: str) -> str:
        """Return the token of a new session."""
        token = token_urlsafe(32)
        await self._store.add_session(person.id, hash_token(token), time.time(), device)
        return token

    async def end(self, person: Person, session: str) -> list[str]:
        """End one of the person's sessions; return its hash."""
        ended = await self._store.end_sessions(person.id, only=session)
        if not ended:
            raise NoSuchDevice("no_such_device")
        return ended

    async def end_others(self, person: Person, token: str) -> list[str]:
        """End all of the person's sessions but one; return the hashes of those ended."""
        return await self._store.end_sessions(person.id, besides=session_id(hash_token(token)))

    # --- recovery codes ------------------------------------------------------------------------------------------

    async def make_code(self, person: Person) -> str:
        """Return a new recovery code, which replaces the last one. Only its hash is stored."""
        code = new_code()
        await self._store.set_code(person.id, hash_token(code), time.time())
        return code

    async def owner_of_code(self, text: str) -> Person:
        """Return whose recovery code this is.

        Codes are looked up by their hash: how long that takes depends on nothing that a guess could approach.
        """
        person = await self._store.owner_of_code(hash_token(read_code(text)))
        if person is None:
            raise SignInRefused("wrong_code")
        return person

    # --- links ---------------------------------------------------------------------------------------------------

    async def make_link(self, person: Person) -> str:
        """Return the token of a one-time link that signs this person in on another device."""
        token, now = token_urlsafe(32), time.time()
        await self._store.add_link(person.id, hash_token(token), now + LINK_SECONDS, now)
        return token

    async def owner_of_link(self, link: str) -> Person:
        """Return whom a link would sign in."""
        person = await self._store.owner_of_link(hash_token(link), time.time()) if len(link) < 100 else None
        if person is None:
            raise LinkExpired("link_used_up")
        return person

    async def claim_link(self, link: str, device: str = "") -> str:
        """Invalidate a link and return the token of a new session for its person."""
        token = token_urlsafe(32)
        if await self._store.use_link(hash_token(link), hash_token(token), time.time(), device) is None:
            raise LinkExpired("link_used_up")
        return token
