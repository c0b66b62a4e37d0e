"""What the page of the rules tells in numbers: `templates/rules/outpost` has none of its own."""

from collections.abc import Mapping
from typing import Any

from app.games.outpost.colony import (
    COLONIST_COST,
    COLONIST_COST_WITH_ECOPLANTS,
    ROBOT_COST,
)
from app.games.outpost.components import (
    BOXES,
    HIGHEST,
    LOWEST,
    MEGA,
    MEGA_GROUP,
    kicker_cards,
)
from app.games.outpost.data import read_prices
from app.games.outpost.editions import rules_for
from app.games.outpost.hand import MEGA_WEIGHT
from app.games.outpost.market import DIE
from app.games.outpost.money import FACTORIES_FOR_A_CARD
from app.games.outpost.setup import (
    START_COLONISTS,
    START_FACTORIES,
)
from app.games.outpost.standstill import IDLE_ROUNDS, LEVEL_ROUNDS, QUIET_ROUNDS, SPIRAL, WAR_ROUNDS

REFERENCE: Mapping[str, Any] = {
    "colonist_cost": COLONIST_COST,
    "colonist_cost_with_ecoplants": COLONIST_COST_WITH_ECOPLANTS,
    "robot_cost": ROBOT_COST,
    "boxes": BOXES,
    "highest": HIGHEST,
    "kicker_cards": lambda played: kicker_cards(read_prices(played["kicker_prices"])),
    "lowest": LOWEST,
    "mega": MEGA,
    "rules_for": rules_for,
    "mega_weight": MEGA_WEIGHT,
    "die": DIE,
    "factories_for_a_card": FACTORIES_FOR_A_CARD,
    "idle_rounds": IDLE_ROUNDS,
    "level_rounds": LEVEL_ROUNDS,
    "mega_group": MEGA_GROUP,
    "quiet_rounds": QUIET_ROUNDS,
    "spiral": SPIRAL,
    "start_colonists": START_COLONISTS,
    "start_factories": START_FACTORIES,
    "war_rounds": WAR_ROUNDS,
}
