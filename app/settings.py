"""Settings: the one place that reads the environment (names begin with FRONTIER_)."""

from pathlib import Path
from typing import Annotated

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

ROOT = Path(__file__).resolve().parents[1]

Rate = Annotated[str, Field(pattern=r"^[0-9]+/(second|minute|hour)$")]


class Settings(BaseSettings):
    """How this server runs; the defaults suit one process on one's own machine."""

    model_config = SettingsConfigDict(env_prefix="FRONTIER_", extra="ignore")

    database_url: str = f"sqlite+aiosqlite:///{ROOT / 'data' / 'frontier.sqlite3'}"
    """Where everything is kept: `sqlite+aiosqlite:///…` (one process) or `postgresql+asyncpg://…` (any number)."""
    host: str = "127.0.0.1"
    """The address on which the server listens; 0.0.0.0 for every address of the machine."""
    port: int = 8000
    """The port on which it listens."""
    origins: list[str] = Field(default_factory=list)
    """Other origins than the server's own from which pages may talk to it (behind a proxy: its public address)."""
    trusted_proxies: list[str] = Field(default_factory=list)
    """Addresses or networks (172.16.0.0/12) whose X-Forwarded-For is believed."""
    secure_cookies: bool = False
    """Set behind https: cookies are then sent over https only."""
    bot_pause_low: float = 0.6
    """Shortest pause of a bot before it answers, in seconds; drawn anew each time, whatever it holds."""
    bot_pause_high: float = 1.6
    """Longest pause of a bot, in seconds."""
    bot_haste: float = Field(default=0.9, gt=0, le=1)
    """Multiplier on the pause after each consecutive bot move, down to three tenths; 1 disables it."""
    snapshot_every: int = 20
    """A snapshot is stored after this many entries of a log."""
    poll_seconds: float = 3.0
    """How often open tables look for entries of other processes that no hint told of."""
    idle_room_seconds: float = 300.0
    """A table that nobody looks at is put away after this time."""
    away_seconds: float = 120.0
    """Who has been away for so long may be replaced by a bot until they come back, if another player wishes it."""
    queue_length: int = 64
    """As many messages wait for a slow reader; then it is sent a fresh snapshot instead."""
    rebuild: str = ""
    """For developers (`make play` sets it): the command that builds the pages again once a source has changed."""
    api_docs: bool = True
    """Serve the description of the API: /docs and /openapi.json."""
    metrics: bool = False
    """Serve /metrics for Prometheus; whoever reaches the server can then read them."""
    log_json: bool = False
    """Write logs as JSON, one event a line, instead of for a reader."""

    # Connections, for each process by itself.
    most_connections: int = Field(default=1000, ge=1)
    """As many are open at once, or fewer if the process can't open so many files; who says nothing makes room first."""
    most_per_address: int = Field(default=128, ge=1)
    """As many of them come from one address, or as many requests and sockets at once of one behind a trusted proxy."""
    most_sockets: int = Field(default=20, ge=1)
    """As many tables, or windows of the same, one person has open at once."""
    request_seconds: float = 15.0
    """A request must have come whole by then."""
    answer_seconds: float = 60.0
    """It must have been answered, and the answer taken, by then."""

    # Limits, for each process by itself: an address may reach each of them so often.
    rate_frame: Rate = "100/second"
    """Frames of one person, or of one address without a name, whatever they ask for."""
    rate_act: Rate = "30/second"
    """Moves, undos and changes of driver of one person."""
    rate_chat: Rate = "20/minute"
    """Lines of chat of one person."""
    rate_sync: Rate = "10/second"
    """Requests of one person or address to be told all anew."""
    rate_http: Rate = "40/second"
    """HTTP requests and new sockets of one address; files are not counted."""
    rate_session: Rate = "30/minute"
    """New guests, new names, claimed links and new tables of one address."""
    rate_history: Rate = "20/second"
    """Looks of one address at an earlier position."""
    rate_verify: Rate = "10/minute"
    """Games that one address has played through again, to check or to download them."""
