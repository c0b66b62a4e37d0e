"""The registry of titles, listed explicitly."""

from collections.abc import Mapping
from typing import Any

from app.engine.bots import Title
from app.engine.codec import preload_types, wrapper
from app.games.homesteaders import HOMESTEADERS
from app.games.homesteaders import reference as homesteaders_reference
from app.games.outpost import OUTPOST
from app.games.outpost import reference as outpost_reference
from app.games.red_outpost import RED_OUTPOST
from app.games.red_outpost import reference as red_outpost_reference

TITLES: dict[str, Title] = {"outpost": OUTPOST, "homesteaders": HOMESTEADERS, "red_outpost": RED_OUTPOST}
REFERENCES: dict[str, Mapping[str, Any]] = {
    "outpost": outpost_reference.REFERENCE,
    "homesteaders": homesteaders_reference.REFERENCE,
    "red_outpost": red_outpost_reference.REFERENCE,
}
"""Numbers for the rules pages: `templates/rules/<title>` reads them as `ref`."""

PLACES: dict[str, Mapping[str, str]] = {
    "outpost": outpost_reference.PLACES,
    "homesteaders": homesteaders_reference.PLACES,
    "red_outpost": red_outpost_reference.PLACES,
}
"""The sections of the rules pages by what they tell about: a thing on the board, its kind, or a moment of the game."""

for _title in TITLES.values():
    preload_types(_title.game.state_type, wrapper(_title.game.action_type))


def reference_of(title: str) -> Mapping[str, Any]:
    """Return the numbers for a title's rules page."""
    if title not in REFERENCES:
        raise LookupError(f"templates/rules/{title} has no numbers: list {title} among REFERENCES in {__file__}")
    return REFERENCES[title]
