"""Channels, and the notices that wait to be sent over them."""

from typing import Literal, NewType, get_args

import msgspec

from app.people.person import PersonId
from app.tables.model import NoticeKind, TableCode

ChannelId = NewType("ChannelId", str)

KINDS: tuple[NoticeKind, ...] = get_args(NoticeKind)
TABLE_KINDS: tuple[NoticeKind, ...] = ("consent", "waits", "seat", "ended", "asleep")
"""What a whole table may be told. That an order is used up would tell the others that there was one."""

HookForm = Literal["discord", "slack", "ntfy", "json"]
HOOK_FORMS: tuple[HookForm, ...] = get_args(HookForm)
Form = Literal["discord", "slack", "ntfy", "json", "email", "push"]
"""How a channel is told."""

Ended = Literal["", "failing", "gone"]
"""Why a channel is told nothing more: it has failed for a day, or does not exist any more."""


class Channel(msgspec.Struct, frozen=True):
    """Where notices go: to a person, or to a whole table if `table` is set; then `person` set it up.

    `target` is encrypted (see `vault.py`), and shown to nobody; `label` is.
    """

    id: ChannelId
    person: PersonId
    table: TableCode | None
    form: Form
    target: str
    label: str
    language: str
    kinds: tuple[NoticeKind, ...]
    """What is told of every table, unless the person chose otherwise for one."""
    confirmed: bool
    ended: Ended
    created_at: float


class Times(msgspec.Struct, frozen=True):
    """When a person wants to be told: hours of the day in the person's time zone."""

    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    digest: int | None = None
    """The hour at which everything is told at once; None tells each thing when it happens."""


class Waiting(msgspec.Struct, frozen=True):
    """A notice in the outbox. `person` is the one it is about: nobody's if it is about a whole table."""

    id: str
    table: TableCode
    person: PersonId
    kinds: tuple[NoticeKind, ...]
    attempts: int


class Message(msgspec.Struct, frozen=True):
    """Notices that go out together. The id stays the same if they have to be sent again."""

    id: str
    channel: Channel
    notices: tuple[Waiting, ...]
    tried_at: float
    """When it was first tried to send it."""
