"""The schema, the same for SQLite and Postgres, and the conversion of its rows.

`moves` is append-only. The columns of `tables` that summarise the log (`last_seq`, `moved_at`, `awaited`,
`bot_to_move`) are written by the journal in the same transaction as the entry, so the two always agree.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
import structlog
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
    Row,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from app.engine.codec import preload_types
from app.engine.events import Event, Seat
from app.tables import model

log = structlog.get_logger(__name__)

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
    Column("proposal", Text),
    Column("barred", Text, nullable=False, server_default="[]"),
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


class _MoveBody(msgspec.Struct):
    decision: str
    action: dict[str, Any]
    draft: tuple[dict[str, Any], ...] = ()
    foregone: bool = False


class _NoteBody(msgspec.Struct):
    to: int | None = None
    practice: bool = False
    driver: model.Driver | None = None
    by: int | None = None
    what: model.ProposalKind | None = None
    of: int | None = None
    was: str | None = None


_json = msgspec.json.Encoder()
_read_options = _read_body = msgspec.json.Decoder(dict[str, Any])
_read_proposal = msgspec.json.Decoder(model.Proposal)
_read_draft = msgspec.json.Decoder(tuple[model.DraftMove, ...])
_read_orders = msgspec.json.Decoder(tuple[model.StandingOrder, ...])
_read_barred = msgspec.json.Decoder(list[str])
_read_events = msgspec.json.Decoder(tuple[Event, ...])
preload_types(model.Table, model.Entry, _MoveBody, _NoteBody)  # rows are read in several threads

_TABLE_FIELDS = tuple(
    name for name in model.Table.__struct_fields__ if name not in {"options", "seats", "proposal", "barred"}
)
_CAREFUL: dict[str, Any] = {
    "pace": "live",
    "stand_in": "nobody",
    "away_minutes": model.DEFAULT_AWAY,
    "proposal": None,
    "barred": (),
}
_SEAT_FIELDS = model.SeatInfo.__struct_fields__


def table_row(table: model.Table) -> dict[str, Any]:
    """Return the row of a new table, in which no bot is to move yet."""
    row = {name: getattr(table, name) for name in _TABLE_FIELDS}
    return row | {
        "options": _json.encode(table.options).decode(),
        "proposal": _json.encode(table.proposal).decode() if table.proposal else None,
        "barred": _json.encode(table.barred).decode(),
        "moved_at": table.updated_at,
        "bot_to_move": False,
    }


def seat_rows(table: model.Table) -> list[dict[str, Any]]:
    return [
        {"table_code": table.code, "number": number} | {name: getattr(seat, name) for name in _SEAT_FIELDS}
        for number, seat in enumerate(table.seats)
    ]


def read_table(row: Row[Any], its_seats: Iterable[Row[Any]]) -> model.Table:
    """Decode a table; raise msgspec.DecodeError if its rows are damaged.

    Damage to what no move depends on costs no game: no bot stands in, nothing is proposed, and nobody was removed.
    """
    found = row._mapping
    data: dict[str, Any] = {name: found[name] for name in _TABLE_FIELDS}
    data["options"] = _read_options.decode(found["options"])
    data["seats"] = [{name: seat._mapping[name] for name in _SEAT_FIELDS} for seat in its_seats]
    try:
        data["proposal"] = _read_proposal.decode(found["proposal"]) if found["proposal"] else None
        data["barred"] = _read_barred.decode(found["barred"])
        return msgspec.convert(data, model.Table)
    except msgspec.DecodeError:
        table = msgspec.convert(data | _CAREFUL, model.Table)
        log.error("table_settings_lost", table=table.code)
        return table


def entry_row(code: model.TableCode, entry: model.Entry) -> dict[str, Any]:
    """Encode an entry; raise ValueError if it contains text that can't be stored."""
    check_text(entry.client_id)
    return msgspec.structs.asdict(entry) | {
        "table_code": code,
        "body": _json.encode(entry.body).decode(),
        "events": _json.encode(entry.events).decode(),
    }


def read_entry(row: Row[Any]) -> model.Entry:
    """Decode an entry; raise msgspec.DecodeError if its row is damaged."""
    found = row._mapping
    data: dict[str, Any] = {name: found[name] for name in model.Entry.__struct_fields__}
    data["body"] = _read_body.decode(data["body"])
    data["events"] = _read_events.decode(data["events"])
    entry = msgspec.convert(data, model.Entry)
    _check_body(entry)
    return entry


def _check_body(entry: model.Entry) -> None:
    """Raise msgspec.ValidationError unless an entry says what one of its kind must: everybody relies on that."""
    body = msgspec.convert(entry.body, _MoveBody if entry.kind == "move" else _NoteBody)
    if entry.seat is None and entry.kind != "start":
        raise msgspec.ValidationError("nobody's entry")
    if isinstance(body, _NoteBody) and entry.kind.startswith("undo") and not 1 <= (body.to or 0) < entry.seq:
        raise msgspec.ValidationError("an undo to nowhere")


def draft_row(code: model.TableCode, seat: Seat, draft: model.Draft) -> dict[str, Any]:
    moves = _json.encode(draft.moves).decode()
    return {"table_code": code, "seat": seat, "decision": draft.decision, "moves": moves}


def read_draft(row: Row[Any]) -> model.Draft:
    """Return the draft that a row holds; raise msgspec.DecodeError if it holds none."""
    return model.Draft(row.decision, _read_draft.decode(row.moves))


def orders_row(code: model.TableCode, seat: Seat, given: Iterable[model.StandingOrder]) -> dict[str, Any]:
    return {"table_code": code, "seat": seat, "given": _json.encode(list(given)).decode()}


def read_orders(row: Row[Any]) -> tuple[model.StandingOrder, ...]:
    """Return the orders that a row holds; raise msgspec.DecodeError if it holds none."""
    return _read_orders.decode(row.given)


def check_text(text: str) -> None:
    """Raise ValueError for text that Postgres (NUL characters) or UTF-8 (lone surrogates) can't represent."""
    if "\0" in text:
        raise ValueError("a zero character can't be stored")
    text.encode()
