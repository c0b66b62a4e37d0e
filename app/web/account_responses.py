"""Response models of the account page: devices, keys, tokens and notices."""

from typing import Any

from app.notices.model import Ended, Form
from app.tables.model import NoticeKind
from app.web.responses import ResponseModel


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
