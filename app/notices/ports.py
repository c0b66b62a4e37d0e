"""The port through which channels and the outbox are stored; `app/store` implements it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from app.notices.model import Channel, ChannelId, Ended, Message, Times
from app.people.person import PersonId
from app.tables.model import NoticeKind, TableCode


class NoticeStore(Protocol):
    """Stores channels, and what waits to be sent. Every call is one short transaction."""

    async def add(self, channel: Channel) -> None: ...

    async def find(self, channel: ChannelId) -> Channel | None: ...

    async def of_person(self, person: PersonId) -> list[Channel]:
        """Return the channels that a person has set up, those of whole tables included; the oldest first."""
        ...

    async def remove(self, channel: ChannelId) -> None:
        """Delete a channel and what waits for it."""
        ...

    async def confirm(self, channel: ChannelId) -> None: ...

    async def end(self, channel: ChannelId, why: Ended) -> None:
        """Tell a channel nothing more, and delete what waits for it."""
        ...

    async def choose(
        self, channel: ChannelId, kinds: Sequence[NoticeKind] | None, table: TableCode | None = None
    ) -> None:
        """Set what a channel is told, usually or about a table; None lets a table be like the others."""
        ...

    async def choices(self, person: PersonId, table: TableCode) -> Mapping[ChannelId, tuple[NoticeKind, ...]]:
        """Return what the person's channels are told about a table, where it is not what they are usually told."""
        ...

    async def times(self, person: PersonId) -> Times: ...

    async def set_times(self, person: PersonId, times: Times, now: float) -> None:
        """Set when a person wants to be told; what waits is looked at anew."""
        ...

    async def claim(self, now: float, *, lease: float, limit: int) -> list[Message]:
        """Return what is due, and keep it from other processes until the lease ends.

        What its person wants to be told later is postponed. Notices that were claimed before keep their message.
        """
        ...

    async def told(self, message: Message) -> None:
        """Record that a message was sent: its notices are not repeated until their persons have been there."""
        ...

    async def drop(self, notices: Collection[str]) -> None:
        """Delete notices that no longer hold."""
        ...

    async def retry(self, message: Message, at: float) -> None:
        """Record that a message could not be sent, and try again at that time."""
        ...

    async def been(self, there: Collection[tuple[TableCode, PersonId]]) -> None:
        """Delete the notices about tables where their persons are now, or have been."""
        ...
