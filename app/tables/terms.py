"""The terms of a table: what its host may change before the game, and what changed since the others were ready.

Any change of the terms takes back everybody's “ready”: it was given to something else. Whoever says ready or starts the
game can name the version of the terms that they saw, and is refused if it is no longer the present one.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, TypeVar

import msgspec

from app.engine.errors import Stale
from app.tables.model import USUAL_STAND_IN, Table, TableSettings, Terms, settings_of

S = TypeVar("S", bound=TableSettings)


class TermsChange(msgspec.Struct, frozen=True):
    """A change of the terms. Of a table of numbers, the values are the rows that differ."""

    what: Literal["option", "setting", "seats"]
    key: str
    before: Any
    after: Any


def terms_of(table: Table) -> Terms:
    return Terms(table.options, TableSettings(**settings_of(table)), len(table.seats))


def with_settings(settings: S, given: Mapping[str, Any]) -> S:
    """Return the settings, or a table, with those that are given; each pace has its own rule for stand-ins."""
    usual = {"stand_in": USUAL_STAND_IN[given["pace"]]} if "pace" in given else {}
    return msgspec.structs.replace(settings, **{**usual, **given})


def with_new_terms(old: Table, new: Table) -> Table:
    """Return the changed table as people are asked about it again, if its terms are not the old ones."""
    before, after = terms_of(old), terms_of(new)
    if before == after:
        return new
    seats = tuple(msgspec.structs.replace(seat, ready=False) for seat in new.seats)
    changed = msgspec.structs.replace(
        new,
        seats=seats,
        terms_version=old.terms_version + 1,
        terms_before=old.terms_before or before,
    )
    return agreed_if_ready(changed)


def agreed_if_ready(table: Table) -> Table:
    """Return the table without what was changed, once nobody is left who has not agreed to it."""
    guests = [seat for seat in table.seats if seat.person not in (None, table.host)]
    return msgspec.structs.replace(table, terms_before=None) if all(seat.ready for seat in guests) else table


def check_terms(table: Table, seen: int | None) -> None:
    """Raise Stale if somebody acts on terms that have been changed since they saw them."""
    if seen is not None and seen != table.terms_version:
        raise Stale("terms_changed")


def terms_changes(table: Table) -> list[TermsChange]:
    """Return what differs from the terms that people last agreed to."""
    before = table.terms_before
    return [] if before is None else list(_differences(before, terms_of(table)))


def _differences(old: Terms, new: Terms) -> Iterator[TermsChange]:
    for key, value in new.options.items():
        if (was := old.options.get(key)) != value:
            if isinstance(was, Mapping) and isinstance(value, Mapping):
                rows = [row for row in value if was.get(row) != value[row]]
                yield TermsChange("option", key, {row: was.get(row) for row in rows}, {row: value[row] for row in rows})
            else:
                yield TermsChange("option", key, was, value)
    for key in TableSettings.__struct_fields__:
        if (was := getattr(old.settings, key)) != (value := getattr(new.settings, key)):
            yield TermsChange("setting", key, was, value)
    if old.seats != new.seats:
        yield TermsChange("seats", "seats", old.seats, new.seats)
