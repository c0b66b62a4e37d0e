"""What the page of the rules tells in numbers: `templates/rules/red_outpost` has none of its own."""

from collections.abc import Mapping
from typing import Any

from app.games.red_outpost.components import (
    CRYSTALS_PER_VP,
    EVENING_TOKENS,
    EXPORT_SIZE,
    LAKE,
    LOCATION_CARDS,
    LOCATIONS,
    MORNING_TOKENS,
    PALACE_VP,
    RESERVE,
    RESOURCES,
    ROUNDS,
    SHIP,
    START_CRYSTALS,
    START_VP,
    WHEEL_CRYSTALS,
    WHEEL_VP,
    WORKER_CARDS,
    WORKERS,
)
from app.games.red_outpost.data import (
    read_rules,
)

REFERENCE: Mapping[str, Any] = {
    "crystals_per_vp": CRYSTALS_PER_VP,
    "evening_tokens": EVENING_TOKENS,
    "export_size": EXPORT_SIZE,
    "lake": LAKE,
    "locations": LOCATIONS,
    "location_cards": LOCATION_CARDS,
    "morning_tokens": MORNING_TOKENS,
    "palace_vp": PALACE_VP,
    "reserve": RESERVE,
    "resources": RESOURCES,
    "rounds": ROUNDS,
    "ship": SHIP,
    "start_crystals": START_CRYSTALS,
    "start_vp": START_VP,
    "wheel_crystals": WHEEL_CRYSTALS,
    "wheel_vp": WHEEL_VP,
    "workers": WORKERS,
    "worker_cards": WORKER_CARDS,
    "read_rules": read_rules,
}
