"""Response models of the HTTP API. Only the fields declared here leave the server."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from app.tables.model import Coached, CoachRule, Driver, Pace, ProposalKind, StandIn, Status, WhenLate


class ResponseModel(BaseModel):
    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class Choice(ResponseModel):
    """A table option with a fixed set of values."""

    kind: Literal["choice"]
    key: str
    values: list[str]
    """Allowed values; the first is the default."""


class DataRow(ResponseModel):
    """A row of numbers that the host may edit."""

    key: str
    default: list[int]
    low: int
    """Minimum of each number."""
    high: int
    """Maximum of each number."""
    least: int
    """Minimum count of numbers in the row."""
    most: int
    """Maximum count of numbers in the row."""
    source: str
    """Message key that explains where the default numbers come from."""


class DataTable(ResponseModel):
    """A table option whose value is a table of numbers."""

    kind: Literal["table"]
    key: str
    rows: list[DataRow]


class PresetOptions(ResponseModel):
    """A named set of options; those it omits keep their defaults."""

    key: str
    options: dict[str, str]


class GameInfo(ResponseModel):
    """A game that can be played on this server, with its options."""

    title: str
    least_players: int
    most_players: int
    options: list[Choice | DataTable]
    presets: list[PresetOptions]
    bots: list[str]
    """Kinds of bots that can play the game."""
    lesson: bool
    """Whether there is a guided first game."""


class CurrentGuest(ResponseModel):
    """The authenticated guest."""

    name: str


class TableSeat(ResponseModel):
    """The public state of a seat."""

    name: str
    bot: str
    """Kind of the bot in this seat; empty for a person or a free seat."""
    driver: Driver
    """Whether the person or a bot currently plays the seat."""
    free: bool
    host: bool
    ready: bool
    holiday_until: float
    """The seat's clock stands still until then, in seconds since 1970."""
    holiday_days: int
    """How many days off its person has taken in this game."""
    coach: Coached
    """Whether the seat has a coach, or had one before."""


class TableProposal(ResponseModel):
    """What is proposed about a seat."""

    id: str
    kind: ProposalKind
    seat: int
    by: int
    """The seat that proposed it."""
    agreed: list[int]
    waiting: list[int]
    """Seats that have not answered."""
    granted: bool
    """Whether all have agreed, and the link has not been used yet."""


class TermsChange(ResponseModel):
    """Something that the host changed since the others were ready."""

    what: Literal["option", "setting", "seats"]
    key: str
    before: Any
    """Its former value; of a table of numbers the rows that differ."""
    after: Any


class TablePause(ResponseModel):
    """Why nobody can act."""

    by: int | None
    """The seat that paused the game; null if it was put to sleep."""
    at: float
    """When, in seconds since 1970."""
    reason: str
    during: str
    """The stage after which the pause begins; empty if it has begun."""


class TableInfo(ResponseModel):
    """The public state of a table."""

    code: str
    title: str
    """Name of the game."""
    options: dict[str, str | dict[str, list[int]]]
    private: bool
    """Whether the table is left out of the public lobby."""
    spectators: bool
    """Whether people without a seat may watch."""
    pace: Pace
    """Whether people sit at the table together, or play over days."""
    stand_in: StandIn
    """Who may let a bot play for somebody else."""
    away_minutes: int
    """Minutes of absence after which somebody counts as away."""
    decision_hours: int
    """Over days: hours for every decision; 0 for no limit."""
    when_late: WhenLate
    """Over days: what happens when the time is up."""
    weekends: bool
    """Over days: whether weekends count."""
    quiet_from: int
    quiet_to: int
    """Over days: hours of the day between which time does not count."""
    time_zone: str
    bank_minutes: int
    """Live: minutes for everybody in the whole game; 0 for no limit."""
    increment_seconds: int
    """Live: seconds that every answer adds."""
    evening_end: str
    """Live: when the evening should be over, as HH:MM, or empty."""
    status: Status
    commitment: str
    """Hash that commits the server to the game's randomness; `verify` checks it afterwards."""
    rematch: str | None
    """Code of the rematch table, once there is one."""
    lesson: bool
    """Whether it is a guided first game; its deal is known."""
    terms_version: int
    """Incremented when the host changes options, settings or the number of seats."""
    terms_changes: list[TermsChange]
    coach: CoachRule
    """Who may have a coach."""
    open_hands: bool
    """Whether everybody sees all hands, and undoes their own last move without asking."""
    proposal: TableProposal | None
    pause: TablePause | None
    ended_early: bool
    """Whether the players ended the game before its end."""
    seats: list[TableSeat]


class GameLength(ResponseModel):
    moves: int | None
    """The median number of log entries of such games; null if none has been finished here."""


class MyTable(TableInfo):
    """A table where the caller has a seat or is the host."""

    waiting: bool
    """Whether the table waits for the caller."""
    driven: bool
    """Whether a bot plays the caller's seat."""
    lost: bool
    """Whether the caller's seat was given to somebody else."""
    playable: bool
    """Whether the server knows the version of the rules that the game was started with."""


class SpectatorInfo(ResponseModel):
    """A spectator, as shown to the host."""

    spectator: str
    """Key to remove the spectator with."""
    name: str
    """Empty for all guests without a name."""


class TableLists(ResponseModel):
    mine: list[MyTable]
    """All the caller's tables in the lobby or at play, those waiting for the caller first."""
    listed: list[TableInfo]
    """Tables in the public lobby."""
    finished: int
    """Number of the caller's finished tables."""


class FinishedTables(ResponseModel):
    tables: list[MyTable]
    more: str | None
    """The `after` of the next page; null on the last one."""


class TableRole(ResponseModel):
    """The caller's role at a table."""

    seat: int | None
    """The caller's seat; null for a spectator."""
    host: bool


class TableDetails(TableInfo):
    """A table and the caller's role there."""

    you: TableRole


class RulesPage(ResponseModel):
    """Where the rules are told as a table plays them."""

    url: str
    """Empty if there is no such page in the caller's language."""


class ActionResult(ResponseModel):
    """Acknowledgement of an action."""

    id: str
    """The id from the request."""
    v: int
    """Sequence number of the log entry that stores the action."""


class DeviceLink(ResponseModel):
    """A one-time link that signs the caller in on another device."""

    url: str
    """Relative URL with the token in the fragment, which browsers do not send to servers."""


class SeatLink(ResponseModel):
    """A one-time link with which a browser takes over a seat that the table has agreed to give away."""

    url: str
    """Relative URL with the token in the fragment, which browsers do not send to servers."""


class SeatClaimed(ResponseModel):
    code: str
    """The table's code."""


class LinkClaimed(ResponseModel):
    ok: Literal[True]


class Done(ResponseModel):
    ok: Literal[True]


class WaitingTables(ResponseModel):
    tables: list[str]
    """Codes of the tables that wait for the caller."""


class MemoInfo(ResponseModel):
    """What the server keeps for the caller at a table."""

    notes: str
    seen: int | None
    """The newest log entry when the caller left the table; null if that is not known."""
    away: float | None
    """Seconds since then."""


class Verified(ResponseModel):
    """A finished game whose replay matches its stored log."""

    ok: Literal[True]
    moves: int
    """Moves replayed."""
    draws: int
    """Random draws reproduced."""
    taken_back: int
    """Undone moves, which are not replayed."""


class NotVerified(ResponseModel):
    """A finished game whose replay differs from its stored log."""

    ok: Literal[False]
    code: str
    """The first difference found."""
    params: dict[str, Any]
