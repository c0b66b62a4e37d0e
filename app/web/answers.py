"""What the HTTP API answers, as its OpenAPI description promises it: these fields and no others."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from app.tables.model import Driver, Status


class Answer(BaseModel):
    """A part of an answer: nothing that is not named here leaves the server."""

    model_config = ConfigDict(extra="forbid")


class Choice(Answer):
    """An option with some values, the usual one first."""

    kind: Literal["choice"]
    key: str
    values: list[str]


class DataRow(Answer):
    """A row of numbers that a host may edit, with its bounds."""

    key: str
    default: list[int]
    low: int
    high: int
    least: int
    most: int
    source: str


class DataTable(Answer):
    """An option that is a table of numbers."""

    kind: Literal["table"]
    key: str
    rows: list[DataRow]


class PresetOptions(Answer):
    """A set of options under one name."""

    key: str
    options: dict[str, str]


class GameInfo(Answer):
    """A title, and what a host may choose for it."""

    title: str
    least_players: int
    most_players: int
    options: list[Choice | DataTable]
    presets: list[PresetOptions]
    bots: list[str]


class Me(Answer):
    """Who one is."""

    name: str


class SeatShown(Answer):
    """A seat as everybody sees it."""

    name: str
    bot: str
    driver: Driver
    free: bool
    host: bool
    ready: bool


class TableShown(Answer):
    """A table as everybody there may see it."""

    code: str
    title: str
    options: dict[str, str | dict[str, list[int]]]
    private: bool
    spectators: bool
    status: Status
    commitment: str
    rematch: str | None
    seats: list[SeatShown]


class OwnTable(TableShown):
    """A table at which one sits or which one hosts."""

    waiting: bool


class TableLists(Answer):
    """One's own tables, and those that everybody may see."""

    mine: list[OwnTable]
    listed: list[TableShown]


class SpectatorShown(Answer):
    """Somebody who watches, as the host is told of them."""

    spectator: str
    name: str


class RoleShown(Answer):
    """What one is at a table."""

    seat: int | None
    host: bool


class TableVisited(TableShown):
    """A table, and what one is there."""

    you: RoleShown


class Stored(Answer):
    """An action that was stored as an entry of the log."""

    id: str
    v: int


class Link(Answer):
    """Where one's seats are taken to another device; the secret is behind the #, which no server is sent."""

    url: str


class Claimed(Answer):
    """This browser is recognised from now on."""

    ok: Literal[True]


class Verified(Answer):
    """A finished game in which all went by the rules, checked once more."""

    ok: Literal[True]
    moves: int
    draws: int
    taken_back: int


class NotVerified(Answer):
    """A finished game that is not what was played, and where it shows."""

    ok: Literal[False]
    code: str
    params: dict[str, Any]
