"""Encodes and decodes the rows of the schema: tables, entries, drafts and orders."""

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import Row

from app.engine.codec import preload_types
from app.engine.events import Event, Seat
from app.tables import model
from app.tables.ports import Newest

T = TypeVar("T")
log = structlog.get_logger(__name__)


class _Shown(msgspec.Struct):
    left: tuple[float, ...]
    running: tuple[int, ...]


class _Body(msgspec.Struct):
    clocks: _Shown | None = None


class _MoveBody(_Body, kw_only=True):
    decision: str
    action: dict[str, Any]
    draft: tuple[dict[str, Any], ...] = ()
    foregone: bool = False
    late: bool = False


class _NoteBody(_Body, kw_only=True):
    to: int | None = None
    practice: bool = False
    driver: model.Driver | None = None
    by: int | None = None
    what: model.ProposalKind | None = None
    of: int | None = None
    was: str | None = None
    reason: str = ""
    during: str = ""
    until: float = 0.0


_json = msgspec.json.Encoder()
_read_body = msgspec.json.Decoder(dict[str, Any])
_read_draft = msgspec.json.Decoder(tuple[model.DraftMove, ...])
_read_orders = msgspec.json.Decoder(tuple[model.StandingOrder, ...])
_read_events = msgspec.json.Decoder(tuple[Event, ...])
preload_types(model.Table, model.Entry, _MoveBody, _NoteBody)  # rows are read in several threads

_IN_JSON: dict[str, Any] = {
    "options": dict[str, str | dict[str, list[int]]],
    "terms_before": model.Terms | None,
    "proposal": model.Proposal | None,
    "pause": model.Pause | None,
    "barred": tuple[str, ...],
}
_TYPES: dict[str, Any] = {
    field.name: field.type
    for field in msgspec.structs.fields(model.Table)
    if field.name not in _IN_JSON and field.name not in ("seats", "damaged")
}
_SEAT_TYPES: dict[str, Any] = {field.name: field.type for field in msgspec.structs.fields(model.SeatInfo)}

# Defaults for columns that can't be read. No move depends on these: no bot stands in, nothing is proposed, and
# nobody was removed. Without one of the others a table can't be played.
_CAREFUL: dict[str, Any] = {
    "pace": "days",
    "stand_in": "nobody",
    "away_minutes": model.DEFAULT_AWAY,
    "terms_version": 0,
    "terms_before": None,
    "proposal": None,
    "barred": (),
    "rematch": None,
    "lesson": False,
    "pause": None,
    "decision_hours": 0,
    "when_late": "remind",
    "weekends": True,
    "quiet_from": 0,
    "quiet_to": 0,
    "time_zone": "UTC",
    "bank_minutes": 0,
    "increment_seconds": 0,
    "evening_end": "",
    "ended_early": False,
    "coach": "nobody",
    "open_hands": False,
    "awaited": 0,
    "created_at": 0.0,
    "updated_at": 0.0,
    "seat.name": "",
    "seat.driver": "person",
    "seat.ready": False,
    "seat.former": None,
    "seat.holiday_until": 0.0,
    "seat.holiday_days": 0,
    "seat.coach": "never",
}
_MISSING: dict[str, Any] = {
    "code": "",
    "title": "",
    "options": {},
    "host": "",
    "private": True,
    "spectators": False,
    "status": "playing",
    "seed": "",
    "commitment": "",
    "version": 0,
    "revision": 0,
    "last_seq": 0,
    "seat.person": None,
    "seat.bot": "",
}


def table_row(table: model.Table) -> dict[str, Any]:
    """Return the row of a new table, in which no bot is to move yet."""
    row = {name: getattr(table, name) for name in _TYPES}
    return row | {
        "options": _json.encode(table.options).decode(),
        "terms_before": _json.encode(table.terms_before).decode() if table.terms_before else None,
        "proposal": _json.encode(table.proposal).decode() if table.proposal else None,
        "pause": _json.encode(table.pause).decode() if table.pause else None,
        "barred": _json.encode(table.barred).decode(),
        "moved_at": table.updated_at,
        "bot_to_move": False,
    }


def seat_rows(table: model.Table) -> list[dict[str, Any]]:
    return [
        {"table_code": table.code, "number": number} | {name: getattr(seat, name) for name in _SEAT_TYPES}
        for number, seat in enumerate(table.seats)
    ]


def read_table(row: Row[Any], its_seats: Iterable[Row[Any]]) -> model.Table:
    """Return a table as far as its rows can be read; it is `damaged` if that isn't enough to play.

    Damaged columns that no move depends on are replaced with safe defaults.
    """
    lost: set[str] = set()
    found = {name: _read(name, row._mapping[name], kind, lost) for name, kind in _TYPES.items()}
    found |= {name: _read_json(name, row._mapping[name], kind, lost) for name, kind in _IN_JSON.items()}
    seats_found = [seat._mapping for seat in its_seats]
    taken = tuple(
        model.SeatInfo(**{name: _read(f"seat.{name}", seat[name], kind, lost) for name, kind in _SEAT_TYPES.items()})
        for seat in seats_found
    )
    if not taken or [seat["number"] for seat in seats_found] != list(range(len(taken))):
        lost.add("seats")
    if found["status"] == "lobby" and found["last_seq"]:
        lost.add("status")  # there is a log, so a game was begun
        found["status"] = _MISSING["status"]
    damaged = not lost <= _CAREFUL.keys()
    if lost:
        log.error("table_unreadable" if damaged else "table_settings_lost", table=found["code"], lost=sorted(lost))
    return model.Table(**found, seats=taken, damaged=damaged)


def _read(name: str, value: Any, kind: Any, lost: set[str]) -> Any:
    """Return a column's value; if it is invalid, add its name to `lost` and return its default."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.DecodeError:
        lost.add(name)
        return (_CAREFUL | _MISSING)[name]


def read_or(value: Any, kind: type[T], careful: T) -> T:
    """Return a value, or what stands for it if it is not of its kind."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.DecodeError:
        return careful


def read_newest(found: Iterable[Any]) -> Newest | None:
    """Return a table's revision, last entry and last message; None if they can't be read."""
    try:
        return msgspec.convert(dict(zip(Newest.__struct_fields__, found, strict=True)), Newest)
    except msgspec.DecodeError:
        return None


def _read_json(name: str, value: Any, kind: Any, lost: set[str]) -> Any:
    try:
        value = None if value is None else msgspec.json.decode(value)
    except (msgspec.DecodeError, TypeError):
        value = msgspec.UNSET
    return _read(name, value, kind, lost)


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
    if entry.seat is None and entry.kind not in ("start", "paused"):
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
