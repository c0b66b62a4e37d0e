"""What the server keeps for one person at one table: private notes, and how far they have seen the game."""

from typing import Protocol

import msgspec

from app.people.person import PersonId
from app.tables.model import TableCode

MAX_NOTES = 4000
"""Maximum length of the notes in characters."""


class Memo(msgspec.Struct, frozen=True):
    notes: str = ""
    seen: int | None = None
    """The newest log entry when the person was last at the table; None if that is not known."""
    seen_at: float | None = None


class MemoStore(Protocol):
    """Every method is about the person's own memo: nobody reads another's."""

    async def memo(self, person: PersonId, code: TableCode) -> Memo: ...

    async def write_notes(self, person: PersonId, code: TableCode, notes: str) -> None: ...

    async def leave(self, person: PersonId, code: TableCode, seen: int, at: float) -> None:
        """Store that the person left the table after this log entry."""
        ...
