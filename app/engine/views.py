"""Views in sections: after a step a page is sent only what changed of them.

A section changes in one of three ways, so that a page can follow without knowing any game:

    set      the whole section is new
    fields   it is a Struct, and these of its fields are new
    rows     it is a list or a mapping of Structs, and of these rows these fields are new
"""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import astuple

Way = Literal["set", "fields", "rows"]
Sections = dict[str, Any]
Update = dict[Way, dict[str, Any]]


def sections(view: msgspec.Struct) -> Sections:
    """Return the view as plain data, one entry for each of its fields."""
    return {name: msgspec.to_builtins(getattr(view, name), str_keys=True) for name in view.__struct_fields__}


def changes(old: msgspec.Struct, new: msgspec.Struct) -> Update:
    """Return how to get from an old view to a new one."""
    update: Update = {}
    for name, before, after in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True):
        if before is not after and before != after:
            way, change = change_of(before, after)
            update.setdefault(way, {})[name] = change
    return update


def change_of(old: Any, new: Any) -> tuple[Way, Any]:
    """Return how a section changed that did."""
    if _are_alike(old, new):
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
            if not _are_alike(before, after):
                return "set", new
            rows[key] = _changed_fields(before, after)
    return "rows", rows


def _are_alike(old: Any, new: Any) -> bool:
    """Tell whether both are Structs of one kind: what has changed of them can be told by field."""
    return isinstance(new, msgspec.Struct) and type(old) is type(new) and not new.__struct_config__.array_like


def _changed_fields(old: Any, new: Any) -> dict[str, Any]:
    pairs = zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
    return {name: value for name, before, value in pairs if before is not value and before != value}


def patched(old: Mapping[str, Any], update: Mapping[Any, Any]) -> Sections:
    """Return the old sections with an update put in: what every page does (static/js/core/store.js)."""
    new = {**old, **update.get("set", {})}
    for name, fields in update.get("fields", {}).items():
        new[name] = {**old[name], **fields}
    for name, rows in update.get("rows", {}).items():
        new[name] = old[name].copy()
        for key, fields in rows.items():
            place = int(key) if isinstance(old[name], list) else key
            new[name][place] = {**old[name][place], **fields}
    return new
