"""The other side of `app/engine/views.py`: applies updates as pages do (static/js/core/views.js)."""

from collections.abc import Mapping
from typing import Any


def patched(old: Mapping[str, Any], update: Mapping[Any, Any]) -> dict[str, Any]:
    """Return old sections with an update applied."""
    new = {**old, **update.get("set", {})}
    for name, fields in update.get("fields", {}).items():
        new[name] = {**old[name], **fields}
    for name, rows in update.get("rows", {}).items():
        new[name] = old[name].copy()
        for key, fields in rows.items():
            place = int(key) if isinstance(old[name], list) else key
            new[name][place] = {**old[name][place], **fields}
    return new
