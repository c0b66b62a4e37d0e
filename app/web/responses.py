"""Response models of the HTTP API. Only the fields declared here leave the server."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from app.notices.model import Ended, Form
from app.tables.model import Coached, CoachRule, Driver, NoticeKind, Pace, ProposalKind, StandIn, Status, WhenLate


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


class DeviceSession(ResponseModel):
    """A browser that is signed in as the caller."""

    id: str
    """Names the session in requests; it is not its token."""
    browser: str
    """Empty if unknown."""
    system: str
    """Empty if unknown."""
    created_at: float
    """Unix time, like all times here."""
    used_at: float
    """Last use, accurate to an hour."""
    current: bool
    """Whether this is the session of the request."""


class PasskeyInfo(ResponseModel):
    """A passkey of the caller, and where it was made."""

    id: str
    browser: str
    system: str
    created_at: float
    used_at: float


class TokenInfo(ResponseModel):
    """A personal token of the caller, with which programs play as the caller."""

    id: str
    """Names the token in requests; it is not the token."""
    name: str
    created_at: float
    used_at: float | None
    """Last use, accurate to an hour; null if it was never used."""


class AccountInfo(ResponseModel):
    """The ways by which the caller can sign in."""

    name: str
    code_made_at: float | None
    """When the recovery code was made; null if there is none."""
    passkeys: list[PasskeyInfo]
    sessions: list[DeviceSession]
    """Browsers that are signed in, the last used first."""
    tokens: list[TokenInfo]
    """The oldest first."""
    open_tables: int
    """Number of tables in the lobby or at play where the caller has a seat or is the host."""
    is_safe: bool
    """Whether the caller could come back after losing this browser."""


class RecoveryCode(ResponseModel):
    code: str
    """Shown this once; the server keeps its hash."""


class NewToken(ResponseModel):
    token: str
    """Shown this once; the server keeps its hash."""


class PasskeyOptions(ResponseModel):
    """Options for `navigator.credentials`, with binary values in base64url."""

    options: dict[str, Any]


class SessionsEnded(ResponseModel):
    ended: int
    """Number of sessions ended."""


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


class NoticeChannel(ResponseModel):
    """Where notices go. The address itself is not shown."""

    id: str
    form: Form
    label: str
    kinds: list[NoticeKind]
    """What it is told of every table."""
    here: list[NoticeKind] | None
    """What it is told of the table that was asked about, if that is something else."""
    confirmed: bool
    ended: Ended
    """Why it is told nothing more; empty if it is."""
    table: str | None
    """The table that it was set up for, if it is not the caller's own."""


class NoticeTimes(ResponseModel):
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    digest: int | None = None


class NoticeSettings(ResponseModel):
    forms: list[Form]
    """The forms of channels that this server offers; none if notices are not set up."""
    channels: list[NoticeChannel]
    times: NoticeTimes
    push_key: str = ""
    """The `applicationServerKey` for web push; empty if it is not offered."""
