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
