"""The schema, the same for SQLite and Postgres. `rows.py` reads and writes its rows.

`moves` is append-only. The columns of `tables` that summarise the log (`last_seq`, `moved_at`, `awaited`,
`bot_to_move`, `due_at`) are written by the journal in the same transaction as the entry, so the two always agree.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table_code() -> Column[str]:
    """The first column of a primary key, deleted with its table."""
    return Column("table_code", String(32), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)


def _person() -> Column[str]:
    return Column("person", String(64), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True)


users = Table(
    "users",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", Double, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(128), primary_key=True),
    _person(),
    Column("created_at", Double, nullable=False),
    Column("used_at", Double, nullable=False, server_default="0", index=True),
    Column("device", Text, nullable=False, server_default="/"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("token_hash", String(128), primary_key=True),
    _person(),
    Column("name", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("used_at", Double),
)

links = Table(
    "links",
    metadata,
    Column("token_hash", String(128), primary_key=True),
    _person(),
    Column("expires_at", Double, nullable=False, index=True),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person", String(64), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("code_hash", String(128), nullable=False, unique=True),
    Column("made_at", Double, nullable=False),
)

# Credential ids and challenges are in base64url. The sign count is unsigned, of 32 bits.
passkeys = Table(
    "passkeys",
    metadata,
    Column("credential_id", String(1400), primary_key=True),
    _person(),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("used_at", Double, nullable=False),
)

# Of a browser that is about to register or use a passkey; `person` is set for the one who registers.
challenges = Table(
    "challenges",
    metadata,
    Column("token_hash", String(128), primary_key=True),
    Column("person", String(64), ForeignKey("users.id", ondelete="CASCADE"), index=True),
    Column("challenge", Text, nullable=False),
    Column("expires_at", Double, nullable=False, index=True),
)

# A host can't be deleted, since every table needs one. `rematch` is no foreign key: it is set before that table exists.
# No index covers a column that changes with every move, so that Postgres can use HOT updates.
tables = Table(
    "tables",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("title", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("host", String(64), ForeignKey("users.id", ondelete="RESTRICT"), nullable=False, index=True),
    Column("private", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("seed", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("last_seq", Integer, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("updated_at", Double, nullable=False),
    Column("moved_at", Double, nullable=False),
    Column("bot_to_move", Boolean, nullable=False),
    Column("rematch", String(32)),
    Column("awaited", Integer, nullable=False, server_default="0"),
    Column("pace", String(8), nullable=False, server_default="live"),
    Column("stand_in", String(8), nullable=False, server_default="away"),
    Column("away_minutes", Integer, nullable=False, server_default="5"),
    Column("terms_version", Integer, nullable=False, server_default="0"),
    Column("terms_before", Text),
    Column("proposal", Text),
    Column("barred", Text, nullable=False, server_default="[]"),
    Column("lesson", Boolean, nullable=False, server_default=false()),
    Column("pause", Text),
    Column("ended_early", Boolean, nullable=False, server_default=false()),
    Column("decision_hours", Integer, nullable=False, server_default="0"),
    Column("when_late", String(8), nullable=False, server_default="remind"),
    Column("weekends", Boolean, nullable=False, server_default=true()),
    Column("quiet_from", Integer, nullable=False, server_default="0"),
    Column("quiet_to", Integer, nullable=False, server_default="0"),
    Column("time_zone", String(64), nullable=False, server_default="UTC"),
    Column("bank_minutes", Integer, nullable=False, server_default="0"),
    Column("increment_seconds", Integer, nullable=False, server_default="0"),
    Column("evening_end", String(8), nullable=False, server_default=text("''")),
    Column("due_at", Double),
    Column("coach", String(8), nullable=False, server_default="bots"),
    Column("open_hands", Boolean, nullable=False, server_default=false()),
    Index(None, "private", "status"),
    Index(None, "status", "bot_to_move"),
)

seats = Table(
    "seats",
    metadata,
    _table_code(),
    Column("number", Integer, primary_key=True),
    Column("person", String(64), ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("driver", String(16), nullable=False),
    Column("ready", Boolean, nullable=False, server_default=false()),
    Column("former", String(64), ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("holiday_until", Double, nullable=False, server_default="0"),
    Column("holiday_days", Integer, nullable=False, server_default="0"),
    Column("coach", String(8), nullable=False, server_default="never"),
)

# Links with which a browser takes over a seat that the table has agreed to give away.
seat_links = Table(
    "seat_links",
    metadata,
    Column("token_hash", String(128), primary_key=True),
    Column("table_code", String(32), ForeignKey("tables.code", ondelete="CASCADE"), nullable=False, index=True),
    Column("proposal", String(32), nullable=False),
    Column("expires_at", Double, nullable=False, index=True),
)

# When a server last ran, in one row, and the times when none did.
uptime = Table("uptime", metadata, Column("id", Integer, primary_key=True), Column("at", Double, nullable=False))
outages = Table("outages", metadata, Column("since", Double, primary_key=True), Column("until", Double, nullable=False))

moves = Table(
    "moves",
    metadata,
    _table_code(),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("client_id", Text, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("reversible", Boolean, nullable=False),
    Column("by_bot", Boolean, nullable=False),
    Column("events", Text, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_code", "client_id"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _table_code(),
    Column("seq", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# What spectators last saw of each game, as JSON: it can be shown where the rules of its version are not known.
views = Table(
    "views",
    metadata,
    _table_code(),
    Column("seq", Integer, nullable=False),
    Column("view", Text, nullable=False),
)

# Of each seat the last one; `moves` is JSON.
drafts = Table(
    "drafts",
    metadata,
    _table_code(),
    Column("seat", Integer, primary_key=True),
    Column("decision", Text, nullable=False),
    Column("moves", Text, nullable=False),
)

# Of each seat one row; `given` is JSON.
orders = Table(
    "orders",
    metadata,
    _table_code(),
    Column("seat", Integer, primary_key=True),
    Column("given", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _table_code(),
    Column("number", Integer, primary_key=True),
    _person(),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("client_id", Text),
    Index(None, "table_code", "client_id", unique=True),
)

# Where notices go: a person's own channels, and those of a whole table, whose `person` set them up. `target` is
# encrypted. `kinds` (here and below) are separated by commas.
channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    _person(),
    Column("table_code", String(32), ForeignKey("tables.code", ondelete="CASCADE"), index=True),
    Column("form", String(16), nullable=False),
    Column("target", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("kinds", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("ended", String(16), nullable=False),
    Column("created_at", Double, nullable=False),
)

# What a person keeps to themselves at a table, and how far they have seen it.
memos = Table(
    "memos",
    metadata,
    Column("person", String(64), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("table_code", String(32), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True, index=True),
    Column("notes", Text, nullable=False),
    Column("seen", Integer),
    Column("seen_at", Double),
)

# What a channel is told about a table, where that is not what it is usually told.
notice_choices = Table(
    "notice_choices",
    metadata,
    Column("channel", String(32), ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
    Column("table_code", String(32), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kinds", Text, nullable=False),
)

# When a person wants to be told; hours of the day in their time zone.
notice_times = Table(
    "notice_times",
    metadata,
    Column("person", String(64), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("zone", Text, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("digest", Integer),
)

# Notices to be sent: one per channel, table and person, until that person has been there. One without `due_at` has been
# sent. `channel` is no foreign key: a channel that is deleted at the same time must not fail the transaction of a move.
outbox = Table(
    "outbox",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("channel", String(32), nullable=False),
    Column("table_code", String(32), ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("person", String(64), nullable=False),
    Column("kinds", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("due_at", Double, index=True),
    Column("attempts", Integer, nullable=False),
    Column("message", String(32)),
    Column("tried_at", Double),
    UniqueConstraint("channel", "table_code", "person"),
    Index(None, "table_code", "person"),
)
