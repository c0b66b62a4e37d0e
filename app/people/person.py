"""A person who plays or watches, and the port through which people are stored; `app/store` implements it."""

from typing import NewType, Protocol

import msgspec

PersonId = NewType("PersonId", str)


class Person(msgspec.Struct, frozen=True):
    id: PersonId
    name: str


class Session(msgspec.Struct, frozen=True):
    """A browser that is signed in. Its token is known to that browser alone."""

    token_hash: str
    device: str
    """Browser and system, as `devices.py` describes them."""
    created_at: float
    used_at: float

    @property
    def id(self) -> str:
        return session_id(self.token_hash)


def session_id(token_hash: str) -> str:
    """Return the name by which a session can be ended; it says nothing about the token."""
    return token_hash[:16]


class PersonalToken(msgspec.Struct, frozen=True):
    """Lets programs play as its person. It signs nobody in."""

    token_hash: str
    name: str
    """What its person calls it."""
    created_at: float
    used_at: float | None
    """When it was last used, to the hour; None if it never was."""

    @property
    def id(self) -> str:
        return session_id(self.token_hash)


class Account(msgspec.Struct, frozen=True):
    """What a person has besides a name."""

    sessions: tuple[Session, ...]
    """Sessions that have not expired, the last used first."""
    code_made_at: float | None
    """When the recovery code was made; None if there is none."""
    open_tables: int
    """Number of tables in the lobby or at play where the person has a seat or is the host."""

    def is_safe(self, passkeys: int) -> bool:
        """Return whether the person could come back after losing one browser."""
        return self.code_made_at is not None or passkeys > 0 or len(self.sessions) > 1


class PersonStore(Protocol):
    """Stores guests, their sessions, recovery codes and links. Secrets are stored as hashes only."""

    async def create(self, person: Person, token_hash: str, at: float, device: str = "") -> None:
        """Store a guest together with its first session."""
        ...

    async def authenticate(self, token_hash: str) -> tuple[Person, float] | None:
        """Return the person this session belongs to, and when it was last used."""
        ...

    async def rename(self, person: PersonId, name: str) -> None: ...

    async def account(self, person: PersonId, used_since: float) -> Account:
        """Return what the person has; of the sessions those used since then."""
        ...

    # --- sessions ------------------------------------------------------------------------------------------------

    async def add_session(self, person: PersonId, token_hash: str, at: float, device: str) -> None: ...

    async def touch(self, token_hash: str, at: float, expired: float) -> None:
        """Record that a session is in use, and delete all sessions that were not used since `expired`."""
        ...

    async def end_sessions(self, person: PersonId, *, only: str = "", besides: str = "") -> list[str]:
        """Delete the person's session with the id `only`, or all `besides` one; return the deleted ones' hashes."""
        ...

    async def alive(self, token_hashes: list[str]) -> set[str]:
        """Return those of the sessions and personal tokens that still exist."""
        ...

    # --- personal tokens -----------------------------------------------------------------------------------------

    async def add_token(self, person: PersonId, token: PersonalToken, most: int) -> bool:
        """Store a token; return False if the person has so many already."""
        ...

    async def tokens(self, person: PersonId) -> list[PersonalToken]:
        """Return the person's tokens, the oldest first."""
        ...

    async def owner_of_token(self, token_hash: str) -> tuple[Person, float | None] | None:
        """Return whose token this is, and when it was last used."""
        ...

    async def touch_token(self, token_hash: str, at: float) -> None:
        """Record that a token is in use."""
        ...

    async def revoke_token(self, person: PersonId, token: str) -> list[str]:
        """Delete the person's token with this id; return its hash."""
        ...

    # --- ways to sign in -----------------------------------------------------------------------------------------

    async def set_code(self, person: PersonId, code_hash: str, at: float) -> None:
        """Store a recovery code, replacing the person's last one."""
        ...

    async def owner_of_code(self, code_hash: str) -> Person | None: ...

    async def add_link(self, person: PersonId, token_hash: str, expires_at: float, at: float) -> None:
        """Store a one-time link that signs this person in on another device, and delete all that have expired."""
        ...

    async def owner_of_link(self, link_hash: str, at: float) -> Person | None:
        """Return whom a valid link signs in; it stays valid."""
        ...

    async def use_link(self, link_hash: str, token_hash: str, at: float, device: str = "") -> PersonId | None:
        """Delete a valid link and create a session for its person; None if the link was used, expired or unknown."""
        ...
