"""The channels of people and tables: set up, chosen, stopped."""

import time
from collections.abc import Collection
from contextlib import suppress
from secrets import token_hex
from typing import Any

import msgspec

from app.engine.errors import GameError
from app.notices.mail import Mailer, check_address, masked
from app.notices.model import HOOK_FORMS, KINDS, TABLE_KINDS, Channel, ChannelId, Form, HookForm, Message, Times
from app.notices.outgoing import Outgoing, Unreachable
from app.notices.ports import NoticeStore
from app.notices.push import Pusher, Subscription
from app.notices.sender import Sender
from app.notices.times import zone_of
from app.notices.vault import Purpose, Vault, WrongKey
from app.notices.webhooks import send_to_webhook
from app.notices.words import Letter, greeting, question
from app.people.person import Person
from app.tables.access import NotAllowed, check_host, role_at
from app.tables.hub import NoSuchTable
from app.tables.model import NoticeKind, Table, TableCode
from app.tables.ports import TableStore

MAX_CHANNELS = 10
"""Maximum number of channels that one person sets up."""


CONFIRM_SECONDS = 24 * 3600
"""How long an e-mail address may be confirmed."""


class NoSuchChannel(GameError):
    """The person has no such channel, or the link does not lead to one."""


class ChannelRefused(GameError):
    """What a new channel leads to did not take its first message, so it was not set up."""


class NoticeService:
    def __init__(
        self,
        store: NoticeStore,
        tables: TableStore,
        vault: Vault,
        outgoing: Outgoing,
        address: str,
        mailer: Mailer | None = None,
        pusher: Pusher | None = None,
    ) -> None:
        """`address` is that of this server; without a mailer there is no e-mail, without a pusher no web push."""
        self.store = store
        self._tables = tables
        self._vault = vault
        self._outgoing = outgoing
        self._address = address
        self._mailer = mailer
        self._pusher = pusher
        self.forms: tuple[Form, ...] = (*HOOK_FORMS, *(("email",) if mailer else ()), *(("push",) if pusher else ()))
        """The forms of channels that this server offers."""

    @property
    def push_key(self) -> str:
        """The key with which browsers subscribe to web push; empty if there is none."""
        return self._pusher.public_key if self._pusher else ""

    def sender(self) -> Sender:
        """Return what sends the messages of these channels."""
        return Sender(self.store, self._tables, self._vault, self.deliver, self._address)

    async def deliver(self, message: Message, letter: Letter) -> int:
        """Send a message over its channel; return the status of the response as in HTTP."""
        return await self._send(message.channel, letter)

    async def _send(self, channel: Channel, letter: Letter) -> int:
        target = self._vault.open(channel.target)
        if channel.form == "email":
            if self._mailer is None:
                raise Unreachable("no mail server")
            return await self._mailer.send(target["address"], letter)
        if channel.form == "push":
            if self._pusher is None:
                raise Unreachable("no key for web push")
            return await self._pusher.send(self._outgoing, Subscription(**target), letter)
        return await send_to_webhook(self._outgoing, channel.form, target["url"], letter)

    # --- setting up ----------------------------------------------------------------------------------------------

    async def add_hook(
        self, person: Person, form: HookForm, url: str, language: str, table: TableCode | None = None
    ) -> Channel:
        """Set up a webhook for a person, or for a whole table; it must take its first message."""
        host = self._outgoing.check(url)
        if table is not None:
            check_host(await self._table(table), person.id)
        channel = await self._new(person, form, {"url": url}, host, language, table)
        await self._first(channel, greeting(channel, self._address))
        await self.store.add(channel)
        return channel

    async def add_mail(self, person: Person, address: str, language: str) -> None:
        """Set up an e-mail address. It is asked first: nothing more is sent until the link in that mail was used."""
        if self._mailer is None:
            raise NotAllowed("no_mail_here")
        address = check_address(address)
        channel = await self._new(person, "email", {"address": address}, masked(address), language)
        asked = msgspec.structs.replace(channel, confirmed=False)
        await self.store.add(asked)
        token = self._vault.token(asked.id, "confirm")
        try:
            await self._first(asked, question(asked, f"{self._address}/confirm/{token}"))
        except ChannelRefused:
            await self.store.remove(asked.id)
            raise

    async def add_push(self, person: Person, to: Subscription, device: str, language: str) -> None:
        """Set up web push to a browser, in place of what was set up for it before."""
        if self._pusher is None:
            raise NotAllowed("no_push_here")
        self._outgoing.check(to.endpoint)
        to.check()
        known = [each for each in await self.store.of_person(person.id) if each.form == "push"]
        before = [each for each in known if self._endpoint_of(each) == to.endpoint]
        channel = await self._new(person, "push", msgspec.structs.asdict(to), device, language, spare=len(before))
        await self._first(channel, greeting(channel, self._address))
        for each in before:
            await self.store.remove(each.id)
        await self.store.add(channel)

    def _endpoint_of(self, channel: Channel) -> str:
        with suppress(WrongKey):
            return str(self._vault.open(channel.target)["endpoint"])
        return ""

    async def confirm(self, token: str) -> bool:
        """Let the channel that a link is about be told; return whether the link was used in time."""
        channel = await self.linked(token, "confirm")
        if channel is None or (not channel.confirmed and time.time() > channel.created_at + CONFIRM_SECONDS):
            return False
        await self.store.confirm(channel.id)
        return True

    async def _new(
        self,
        person: Person,
        form: Form,
        target: Any,
        label: str,
        language: str,
        table: TableCode | None = None,
        spare: int = 0,
    ) -> Channel:
        if len(await self.store.of_person(person.id)) - spare >= MAX_CHANNELS:
            raise NotAllowed("too_many_channels", high=MAX_CHANNELS)
        return Channel(
            id=ChannelId(token_hex(12)),
            person=person.id,
            table=table,
            form=form,
            target=self._vault.seal(target),
            label=label,
            language=language,
            kinds=KINDS if table is None else TABLE_KINDS,
            confirmed=True,
            ended="",
            created_at=time.time(),
        )

    async def _first(self, channel: Channel, letter: Letter) -> None:
        """Send the first message of a channel; raise ChannelRefused if it is not taken."""
        try:
            status = await self._send(channel, letter)
        except Unreachable as error:
            raise ChannelRefused("channel_unreachable") from error
        if not 200 <= status < 300:
            raise ChannelRefused("channel_refused", status=status)

    # --- choosing ------------------------------------------------------------------------------------------------

    async def channels(self, person: Person, table: TableCode | None = None) -> list[Channel]:
        """Return what the person has set up; with a table, only what concerns it."""
        own = await self.store.of_person(person.id)
        if table is None:
            return own
        role_at(await self._table(table), person.id)
        return [channel for channel in own if channel.table in (None, table)]

    async def has_broken(self, person: Person) -> bool:
        """Tell whether something that the person has set up has ended."""
        return any(channel.ended for channel in await self.store.of_person(person.id))

    async def choices(self, person: Person, table: TableCode) -> dict[ChannelId, tuple[NoticeKind, ...]]:
        return dict(await self.store.choices(person.id, table))

    async def choose(
        self, person: Person, channel: str, kinds: Collection[NoticeKind] | None, table: TableCode | None = None
    ) -> None:
        """Set what a channel is told, usually or about one table; None lets a table be like the others."""
        found = await self._own(person, channel)
        if table is not None:
            role_at(await self._table(table), person.id)
        await self.store.choose(found.id, None if kinds is None else sorted(kinds), table)

    async def remove(self, person: Person, channel: str) -> None:
        await self.store.remove((await self._own(person, channel)).id)

    async def times(self, person: Person) -> Times:
        return await self.store.times(person.id)

    async def set_times(self, person: Person, times: Times) -> None:
        zone_of(times.zone)
        await self.store.set_times(person.id, times, time.time())

    # --- links in messages ---------------------------------------------------------------------------------------

    async def linked(self, token: str, purpose: Purpose) -> Channel | None:
        """Return the channel that a link in a message is about; None if it was removed since."""
        channel = self._vault.channel_of(token, purpose)
        if channel is None:
            raise NoSuchChannel("no_such_channel")
        return await self.store.find(channel)

    async def stop(self, token: str) -> None:
        """Delete the channel that a link is about, if it has not been yet."""
        if (channel := await self.linked(token, "stop")) is not None:
            await self.store.remove(channel.id)

    async def _own(self, person: Person, channel: str) -> Channel:
        found = await self.store.find(ChannelId(channel))
        if found is None or found.person != person.id:
            raise NoSuchChannel("no_such_channel")
        return found

    async def _table(self, code: TableCode) -> Table:
        table = await self._tables.find_even_damaged(code)
        if table is None:
            raise NoSuchTable("no_such_table")
        return table
