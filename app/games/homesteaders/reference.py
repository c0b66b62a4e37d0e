"""What the page of the rules tells in numbers: `templates/rules/homesteaders` has none of its own."""

from collections.abc import Mapping
from typing import Any

from app.games.homesteaders.components import (
    BUILDINGS,
    DEBT_COSTS,
    DEBT_PAYS,
    GOLD_PAYS,
    LADDER,
    NEUTRAL_LADDER,
    NEUTRAL_START,
    PRICES,
    ROUNDS,
    STACKS,
    STAGE_ROUNDS,
    START,
    START_SILVER,
    TRACK,
)

REFERENCE: Mapping[str, Any] = {
    "buildings": BUILDINGS,
    "debt_costs": DEBT_COSTS,
    "debt_pays": DEBT_PAYS,
    "gold_pays": GOLD_PAYS,
    "ladder": LADDER,
    "neutral_ladder": NEUTRAL_LADDER,
    "neutral_start": NEUTRAL_START,
    "prices": PRICES,
    "rounds": ROUNDS,
    "stacks": STACKS,
    "stage_rounds": STAGE_ROUNDS,
    "start": START,
    "start_silver": START_SILVER,
    "track": TRACK,
}

PLACES: Mapping[str, str] = {
    "building": "buildings-table",
    "types": "building",
    "tile": "tiles-table",
    "exchange": "building",
    "copies": "building",
    "slot": "income",
    "plot": "building",
    "resource": "trade",
    "resource-silver": "trade",
    "resource-debt": "debt",
    "resource-vp": "end",
    "resource-worker": "income",
    "resource-rail": "railroad",
    "symbol": "round",
    "symbol-stage": "building",
    "symbol-first": "auction",
    "symbol-lead": "auction",
    "symbol-pass": "auction",
    "symbol-bid": "auction",
    "symbol-advance": "railroad",
    "symbol-screen": "seen",
    "symbol-build": "building",
    "symbol-done": "building",
    "symbol-neutral": "two",
    "phase-placing": "income",
    "phase-wages": "income",
    "phase-neutral": "two",
    "phase-bidding": "auction",
    "phase-lots": "building",
    "phase-final": "end",
    "phase-over": "end",
}
"""Where the rules page tells about a thing on the board, or else about its kind; and about what happens now."""
