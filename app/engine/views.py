"""Diffs between views: after a step a page is sent only the sections that changed.

A section changes in one of three ways, which a page can apply without knowing the game:

    set      the whole section is new
    fields   it is a Struct, and these of its fields are new
    rows     it is a list or a mapping of Structs, and of these rows these fields are new
"""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec.structs import astuple

ChangeKind = Literal["set", "fields", "rows"]
Sections = dict[str, Any]
Update = dict[ChangeKind, dict[str, Any]]


def sections(view: msgspec.Struct) -> Sections:
    """Return the view as plain data by section."""
    return {name: msgspec.to_builtins(getattr(view, name), str_keys=True) for name in view.__struct_fields__}


def changes(old: msgspec.Struct, new: msgspec.Struct) -> Update:
    """Return the diff between two views."""
    update: Update = {}
    for name, before, after in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True):
        if before is not after and before != after:
            way, change = change_of(before, after)
            update.setdefault(way, {})[name] = change
    return update


def change_of(old: Any, new: Any) -> tuple[ChangeKind, Any]:
    """Return the diff of a section that changed."""
    if _are_comparable(old, new):
        return "fields", _changed_fields(old, new)
    if isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        keys: Iterable[Any] = range(len(new))
    elif isinstance(new, dict) and isinstance(old, dict) and old.keys() == new.keys():
        keys = new
    else:
        return "set", new
    rows: dict[Any, dict[str, Any]] = {}
    for key in keys:
        before, after = old[key], new[key]
        if before is not after and before != after:
            if not _are_comparable(before, after):
                return "set", new
            rows[key] = _changed_fields(before, after)
    return "rows", rows


def _are_comparable(old: Any, new: Any) -> bool:
    """Return whether both are Structs of one type, which can be compared by field."""
    return isinstance(new, msgspec.Struct) and type(old) is type(new) and not new.__struct_config__.array_like


def _changed_fields(old: Any, new: Any) -> dict[str, Any]:
    pairs = zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
    return {name: value for name, before, value in pairs if before is not value and before != value}
