"""The schema, the same in SQLite and in Postgres, and how its rows are read and written.

`moves` is only ever added to. What a table's row says about its log (`last_seq`, `moved_at`, `awaited`, `bot_to_move`)
is written by the journal in the transaction that adds the entry, so the two can't disagree.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import (
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

from app.engine.codec import learn
from app.engine.events import Event
from app.tables import model

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_table() -> Column[str]:
    """Return a column that names a table and goes when the table goes; it leads the primary key."""
    return Column("table_code", String(32), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)


def _of_person() -> Column[str]:
    """Return a column that names a person and goes when the person goes."""
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
    _of_person(),
    Column("created_at", Double, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("token_hash", String(128), primary_key=True),
    _of_person(),
    Column("expires_at", Double, nullable=False, index=True),
)

# A host can't be deleted: a table always has one. `rematch` is no foreign key: it is claimed before that table exists.
# No index has a column that changes with every move: Postgres then updates the row in place.
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
    Column("barred", Text, nullable=False, server_default="[]"),
    Index(None, "private", "status"),
    Index(None, "status", "bot_to_move"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("person", String(64), ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("driver", String(16), nullable=False),
    Column("ready", Boolean, nullable=False, server_default=false()),
)

moves = Table(
    "moves",
    metadata,
    _of_table(),
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
    _of_table(),
    Column("seq", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    _of_person(),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("client_id", Text),
    Index(None, "table_code", "client_id", unique=True),
)

_json = msgspec.json.Encoder()
_read_options = _read_body = msgspec.json.Decoder(dict[str, Any])
_read_barred = msgspec.json.Decoder(list[str])
_read_events = msgspec.json.Decoder(tuple[Event, ...])
learn(model.Table, model.Entry)  # rows are read in several threads

_OF_TABLE = tuple(name for name in model.Table.__struct_fields__ if name not in {"options", "seats", "barred"})
_OF_SEAT = model.SeatInfo.__struct_fields__


def table_row(table: model.Table) -> dict[str, Any]:
    """Return the row of a table as it is when it is new: no bot is to move in it yet."""
    row = {name: getattr(table, name) for name in _OF_TABLE}
    return row | {
        "options": _json.encode(table.options).decode(),
        "barred": _json.encode(table.barred).decode(),
        "moved_at": table.updated_at,
        "bot_to_move": False,
    }


def seat_rows(table: model.Table) -> list[dict[str, Any]]:
    return [
        {"table_code": table.code, "number": number} | {name: getattr(seat, name) for name in _OF_SEAT}
        for number, seat in enumerate(table.seats)
    ]


def read_table(row: Row[Any], its_seats: Iterable[Row[Any]]) -> model.Table:
    """Return the table that these rows hold; raise msgspec.DecodeError if they hold none."""
    found = row._mapping
    data: dict[str, Any] = {name: found[name] for name in _OF_TABLE}
    data["options"] = _read_options.decode(found["options"])
    data["barred"] = _read_barred.decode(found["barred"])
    data["seats"] = [{name: seat._mapping[name] for name in _OF_SEAT} for seat in its_seats]
    return msgspec.convert(data, model.Table)


def entry_row(code: model.TableCode, entry: model.Entry) -> dict[str, Any]:
    """Return the row of an entry; raise ValueError if it holds text that no database takes."""
    check_text(entry.client_id)
    return msgspec.structs.asdict(entry) | {
        "table_code": code,
        "body": _json.encode(entry.body).decode(),
        "events": _json.encode(entry.events).decode(),
    }


def read_entry(row: Row[Any]) -> model.Entry:
    """Return the entry that a row holds; raise msgspec.DecodeError if it holds none."""
    found = row._mapping
    data: dict[str, Any] = {name: found[name] for name in model.Entry.__struct_fields__}
    data["body"] = _read_body.decode(data["body"])
    data["events"] = _read_events.decode(data["events"])
    return msgspec.convert(data, model.Entry)


def check_text(text: str) -> None:
    """Raise ValueError for text that Postgres (zero characters) or UTF-8 (lone surrogates) can't hold."""
    if "\0" in text:
        raise ValueError("a zero character can't be stored")
    text.encode()
