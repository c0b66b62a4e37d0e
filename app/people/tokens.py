"""Personal tokens: with one, a program plays as its person. It is shown once and signs nobody in."""

import time
from secrets import token_urlsafe

from app.engine.errors import GameError
from app.people.guests import TOUCH_SECONDS, NoSuchDevice, hash_token
from app.people.names import clean_name
from app.people.person import Person, PersonalToken, PersonStore

PREFIX = "frontier_"
"""How every token begins, so that scanners for leaked secrets can recognise one."""
MAX_TOKENS = 10


class TooManyTokens(GameError):
    """The person has as many tokens as anybody may have."""


class Tokens:
    def __init__(self, store: PersonStore) -> None:
        self._store = store

    async def make(self, person: Person, name: str) -> str:
        """Return a new token. Only its hash is stored."""
        token = PREFIX + token_urlsafe(32)
        made = PersonalToken(hash_token(token), clean_name(name), time.time(), None)
        if not await self._store.add_token(person.id, made, MAX_TOKENS):
            raise TooManyTokens("too_many_tokens", most=MAX_TOKENS)
        return token

    async def of(self, person: Person) -> list[PersonalToken]:
        return await self._store.tokens(person.id)

    async def authenticate(self, token: str) -> Person | None:
        """Return whose token this is, and record its use; None if it was revoked or never existed."""
        found = await self._store.owner_of_token(hash_token(token)) if token.startswith(PREFIX) else None
        if found is None:
            return None
        person, used_at = found
        now = time.time()
        if used_at is None or used_at <= now - TOUCH_SECONDS:
            await self._store.touch_token(hash_token(token), now)
        return person

    async def revoke(self, person: Person, token: str) -> list[str]:
        """Revoke one of the person's tokens; return its hash."""
        revoked = await self._store.revoke_token(person.id, token)
        if not revoked:
            raise NoSuchDevice("no_such_token")
        return revoked
