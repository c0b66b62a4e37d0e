"""Server settings, read from environment variables prefixed with FRONTIER_. No other module reads the environment."""

import os
from pathlib import Path
from typing import Annotated, Literal

from cryptography.fernet import Fernet
from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

ROOT = Path(__file__).resolve().parents[1]

Rate = Annotated[str, Field(pattern=r"^[0-9]+/(second|minute|hour)$")]


def spare_cores() -> int:
    """Return how many cores are left beside the server's own, and at least one."""
    return max(1, (os.cpu_count() or 1) - 1)


class Settings(BaseSettings):
    """Configuration of the server; the defaults suit a single process on a local machine."""

    model_config = SettingsConfigDict(env_prefix="FRONTIER_", extra="ignore", hide_input_in_errors=True)

    database_url: str = f"sqlite+aiosqlite:///{ROOT / 'data' / 'frontier.sqlite3'}"
    """Database URL: `sqlite+aiosqlite:///…` (one process) or `postgresql+asyncpg://…` (any number)."""
    host: str = "127.0.0.1"
    """Address to listen on; 0.0.0.0 listens on all interfaces."""
    port: int = 8000
    """Port to listen on."""
    origins: list[str] = Field(default_factory=list)
    """Allowed origins besides the server's own, such as the public address of a reverse proxy."""
    trusted_proxies: list[str] = Field(default_factory=list)
    """Addresses or networks (172.16.0.0/12) whose X-Forwarded-For and X-Forwarded-Proto headers are trusted."""
    passkey_domain: str = ""
    """Domain that passkeys belong to, such as `play.example`; by default the host name of the request.

    If it is set, passkeys are accepted from `origins` only, or else from `https://` and this domain.
    """
    session_days: float = Field(default=90.0, gt=0)
    """Days after which a session that is not used expires."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only; enable this behind HTTPS."""
    bot_pause_low: float = 0.6
    """Minimum pause before a bot moves, in seconds. Each pause is drawn at random, independently of the game."""
    bot_pause_high: float = 1.6
    """Maximum pause before a bot moves, in seconds."""
    bot_pause_master: float = Field(default=1.0, ge=0)
    """Minimum pause before a master moves: longer than it thinks on this machine, or people could tell how long."""
    bot_haste: float = Field(default=0.9, gt=0, le=1)
    """Multiplier on the pause after each consecutive bot move, down to 30% of the pause; 1 disables it."""
    bot_workers: int = Field(default_factory=spare_cores, ge=0)
    """Maximum number of processes in which bots think, so that nobody waits for them; 0 thinks in the server itself."""
    snapshot_every: int = 20
    """Number of log entries between two stored snapshots of a game."""
    poll_seconds: float = 3.0
    """Interval at which open tables poll the database for log entries whose notification was lost."""
    idle_room_seconds: float = 300.0
    """Time after which a table without subscribers is evicted from memory."""
    queue_length: int = 64
    """Maximum number of frames queued per socket; a client that falls further behind is sent a new snapshot instead."""
    rebuild: str = ""
    """Command that rebuilds the front end when a source file has changed (development only, set by `make play`)."""
    api_docs: bool = True
    """Serve the API documentation at /docs and /openapi.json."""
    metrics: bool = False
    """Serve Prometheus metrics at /metrics, to anybody who can reach the server."""
    log_json: bool = False
    """Log one JSON object per line instead of human-readable text."""

    # Notices. Without a key and a public address nobody is offered any.
    public_url: str = ""
    """Address at which people reach the server, such as `https://play.example`, for links in notices."""
    secret_key: SecretStr = SecretStr("")
    """Key that encrypts where notices go, as `frontier keys` prints one. Who loses it loses all channels."""
    vapid_key: SecretStr = SecretStr("")
    """Key by which push services know the server, as `frontier keys` prints one. Without it there is no web push."""
    notice_grace: float = Field(default=20.0, ge=0)
    """Time before a notice is sent, in seconds: somebody who only reloads the page is not told."""
    notice_poll: float = Field(default=2.0, gt=0)
    """Interval at which a process looks for notices to send, and for people who are back, in seconds."""
    notices_anywhere: bool = False
    """Send webhooks to any address, also over plain HTTP (tests only)."""

    # E-mail, for notices. Without a host nobody is offered any.
    smtp_host: str = ""
    """Host name of the mail server that sends for this one."""
    smtp_port: int = 587
    """Port of the mail server."""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    """How the connection to the mail server is encrypted: after STARTTLS, from the start (usually port 465), or not."""
    smtp_user: str = ""
    """User name at the mail server, if it wants one."""
    smtp_password: SecretStr = SecretStr("")
    """Password at the mail server."""
    mail_from: str = ""
    """Sender of e-mails, such as `Frontier <frontier@play.example>`."""

    # Connections. Each process counts on its own.
    max_connections: int = Field(default=1000, ge=1)
    """Maximum number of open connections, or fewer if the process can't open that many files; idle ones go first."""
    max_per_address: int = Field(default=128, ge=1)
    """Maximum number of connections per address; behind a trusted proxy, of concurrent requests and sockets."""
    max_sockets: int = Field(default=20, ge=1)
    """Maximum number of open sockets (tables, or windows of the same table) per person."""
    request_seconds: float = 15.0
    """Time within which a request must have arrived completely."""
    answer_seconds: float = 60.0
    """Time within which the response must have been sent and read."""

    # Rate limits. Each process counts on its own.
    rate_frame: Rate = "100/second"
    """Frames of any kind, per person, or per address for clients without a session."""
    rate_act: Rate = "30/second"
    """Moves, undos and driver changes, per person."""
    rate_chat: Rate = "20/minute"
    """Chat messages and proposals, per person."""
    rate_sync: Rate = "10/second"
    """Snapshot requests (`sync`), per person or address."""
    rate_advice: Rate = "60/minute"
    """Questions to a coach, per person."""
    rate_http: Rate = "40/second"
    """HTTP requests and new sockets, per address; static files are not counted."""
    rate_session: Rate = "30/minute"
    """New guests, renames, claimed links, passkeys, recovery codes made and new tables, per address."""
    rate_code: Rate = "10/minute"
    """Recovery codes entered, per address."""
    rate_code_total: Rate = "120/minute"
    """Recovery codes entered by everybody together."""
    rate_channel: Rate = "30/hour"
    """Channels for notices set up, per address."""
    rate_mail: Rate = "5/hour"
    """E-mail addresses entered, per address of the sender: each is sent a mail."""
    rate_mail_total: Rate = "60/hour"
    """E-mail addresses entered by everybody together."""
    rate_history: Rate = "20/second"
    """Requests for an earlier position, per address."""
    rate_verify: Rate = "10/minute"
    """Verifications and exports, which replay a whole game, per address."""

    @field_validator("secret_key")
    @classmethod
    def _known_key(cls, key: SecretStr) -> SecretStr:
        """Refuse at the start what could encrypt nothing later; the key itself is not repeated in the error."""
        if key.get_secret_value():
            try:
                Fernet(key.get_secret_value())
            except ValueError:
                raise ValueError("not a key: `frontier keys` prints one") from None
        return key

    @field_validator("public_url")
    @classmethod
    def _without_slash(cls, url: str) -> str:
        return url.rstrip("/")

    @property
    def sends_notices(self) -> bool:
        return bool(self.public_url and self.secret_key.get_secret_value())
