"""Views in sections: what a page is sent after a step is only the sections that changed."""

from collections.abc import Mapping
from typing import Any

import msgspec

Sections = dict[str, Any]


def sections(view: msgspec.Struct) -> Sections:
    """Return the view as plain data, one entry for each of its fields."""
    return {name: msgspec.to_builtins(getattr(view, name)) for name in view.__struct_fields__}


def changes(old: msgspec.Struct, new: msgspec.Struct) -> Sections:
    """Return the sections of the new view that differ from the old one."""
    return {
        name: msgspec.to_builtins(value)
        for name in new.__struct_fields__
        if (value := getattr(new, name)) != getattr(old, name)
    }


def patched(old: Mapping[str, Any], changed: Mapping[str, Any]) -> Sections:
    """Return the old sections with the changed ones put in: what every page does with an update."""
    return {**old, **changed}
