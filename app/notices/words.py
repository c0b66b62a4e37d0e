"""The words of messages, in the language of their channel: what everybody at a table knows, and no more."""

from collections.abc import Mapping
from typing import Any

import msgspec

from app.notices.model import Channel, Message, Waiting
from app.tables.access import seat_of
from app.tables.model import Table, TableCode
from app.texts import Texts, texts


class Line(msgspec.Struct, frozen=True):
    """What is told of one table."""

    text: str
    url: str
    kind: str
    game: str


class Letter(msgspec.Struct, frozen=True):
    """A message in words. `stop` leads to a page that stops the channel."""

    id: str
    title: str
    items: tuple[Line, ...]
    stop: str = ""
    stop_words: str = ""

    @property
    def lines(self) -> list[str]:
        return [line.text for line in self.items]

    @property
    def with_links(self) -> list[str]:
        """Return each line with its link, and the link that stops the channel."""
        words = [f"{line.text} {line.url}".strip() for line in self.items]
        return [*words, f"{self.stop_words} {self.stop}"] if self.stop else words

    @property
    def url(self) -> str:
        """Return the one link of the message; empty if there are several."""
        return self.items[0].url if len(self.items) == 1 else ""


def write(message: Message, tables: Mapping[TableCode, Table], address: str, stop: str) -> Letter:
    """Return a message in words; `address` is that of the server."""
    words = texts(message.channel.language)
    tell = told_to_table if message.channel.table else told_to_person
    items: list[Line] = []
    for notice in message.notices:
        table = tables[notice.table]
        text = tell(words, table, notice)
        items.append(Line(text, f"{address}/t/{table.code}", notice.kinds[0], name_of(words, table)))
    title = items[0].game if len(items) == 1 else words.say("notice-several", {"count": len(items)})
    return Letter(message.id, title, tuple(items), stop, words.say("notice-stop"))


def greeting(channel: Channel, address: str) -> Letter:
    """Return what a new channel is told, so that its person sees that it works."""
    words = texts(channel.language)
    text = words.say("notice-hello-table" if channel.table else "notice-hello")
    return Letter(channel.id, words.say("site-name"), (Line(text, f"{address}/account", "hello", ""),))


def question(channel: Channel, url: str) -> Letter:
    """Return the mail that asks whether its address may be told. No text of a person is in it: it goes to anybody."""
    words = texts(channel.language)
    return Letter(channel.id, words.say("site-name"), (Line(words.say("notice-confirm"), url, "confirm", ""),))


def name_of(words: Texts, table: Table) -> str:
    key = f"{table.title}-title"
    return words.say(key) if words.has(key) else words.say("tables-unknown-game")


def told_to_person(words: Texts, table: Table, notice: Waiting) -> str:
    seat = seat_of(table, notice.person)
    others = [each.name for number, each in enumerate(table.seats) if number != seat and each.name]
    return words.tell("", f"notice-{notice.kinds[0]}", {"game": name_of(words, table), "others": others})


def told_to_table(words: Texts, table: Table, notice: Waiting) -> str:
    seat = seat_of(table, notice.person)
    given: dict[str, Any] = {"game": name_of(words, table), "name": table.seats[seat].name if seat is not None else ""}
    return words.tell("", f"notice-{notice.kinds[0]}-table", given)
