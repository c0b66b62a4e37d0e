"""A person who plays or watches, and the port through which people are stored; `app/store` implements it."""

from typing import NewType, Protocol

import msgspec

PersonId = NewType("PersonId", str)


class Person(msgspec.Struct, frozen=True):
    id: PersonId
    name: str


class PersonStore(Protocol):
    """Stores guests, their sessions and their links. Tokens are stored as hashes only."""

    async def create(self, person: Person, token_hash: str, at: float) -> None:
        """Store a guest together with its first session."""
        ...

    async def authenticate(self, token_hash: str) -> Person | None:
        """Return the person this session belongs to."""
        ...

    async def rename(self, person: PersonId, name: str) -> None: ...

    async def add_link(self, person: PersonId, token_hash: str, expires_at: float) -> None:
        """Store a one-time link that signs this person in on another device."""
        ...

    async def use_link(self, link_hash: str, token_hash: str, at: float) -> PersonId | None:
        """Delete a valid link and create a session for its person; None if the link was used, expired or unknown."""
        ...
