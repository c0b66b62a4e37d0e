"""The registry of titles, listed explicitly."""

from collections.abc import Mapping
from typing import Any

from app.engine.bots import Title
from app.engine.codec import preload_types, wrapper
from app.games.homesteaders import HOMESTEADERS
from app.games.homesteaders.reference import REFERENCE as HOMESTEADERS_REFERENCE
from app.games.outpost import OUTPOST
from app.games.outpost.reference import REFERENCE as OUTPOST_REFERENCE
from app.games.red_outpost import RED_OUTPOST
from app.games.red_outpost.reference import REFERENCE as RED_OUTPOST_REFERENCE

TITLES: dict[str, Title] = {"outpost": OUTPOST, "homesteaders": HOMESTEADERS, "red_outpost": RED_OUTPOST}
REFERENCES: dict[str, Mapping[str, Any]] = {
    "outpost": OUTPOST_REFERENCE,
    "homesteaders": HOMESTEADERS_REFERENCE,
    "red_outpost": RED_OUTPOST_REFERENCE,
}
"""Numbers for the rules pages: `templates/rules/<title>` reads them as `ref`."""

for _title in TITLES.values():
    preload_types(_title.game.state_type, wrapper(_title.game.action_type))


def reference_of(title: str) -> Mapping[str, Any]:
    """Return the numbers for a title's rules page."""
    if title not in REFERENCES:
        raise LookupError(f"templates/rules/{title} has no numbers: list {title} among REFERENCES in {__file__}")
    return REFERENCES[title]
