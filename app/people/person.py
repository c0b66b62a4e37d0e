"""Somebody who plays or watches, and what must be stored to recognise them. `app/store` provides it."""

from typing import NewType, Protocol

import msgspec

PersonId = NewType("PersonId", str)


class Person(msgspec.Struct, frozen=True):
    """Somebody who was recognised."""

    id: PersonId
    name: str


class PersonStore(Protocol):
    """Stores guests and how they are recognised. Tokens are stored as hashes only."""

    async def create(self, person: Person, token_hash: str, at: float) -> None:
        """Store a guest with a first session."""
        ...

    async def recognise(self, token_hash: str) -> Person | None:
        """Return who this session belongs to."""
        ...

    async def rename(self, person: PersonId, name: str) -> None: ...

    async def add_link(self, person: PersonId, token_hash: str, expires_at: float) -> None:
        """Store a one-time link with which this person can be taken to another device."""
        ...

    async def use_link(self, link_hash: str, token_hash: str, at: float) -> PersonId | None:
        """Use up a link that has not expired and begin a session of its person; None if it is used, old or unknown."""
        ...
