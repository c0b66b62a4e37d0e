"""What the page of the rules tells in numbers: `templates/rules/outpost` has none of its own."""

from collections.abc import Mapping
from typing import Any

from app.games.outpost.colony import (
    COLONIST_COST,
    COLONIST_COST_WITH_ECOPLANTS,
    ROBOT_COST,
)
from app.games.outpost.components import (
    AVERAGE,
    BOXES,
    HIGHEST,
    KICKER,
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
    "average": AVERAGE,
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

PLACES: Mapping[str, str] = {
    "upgrade": "upgrades-table",
    **{f"upgrade-{card.id}": "kicker" for card in KICKER},
    "factory": "factories",
    "resource": "production",
    "deck": "production",
    "turn_order": "round",
    "ring": "auctions",
    "kicker": "kicker",
    "symbol": "round",
    "symbol-vp": "end",
    "symbol-colonist": "operators",
    "symbol-robot": "operators",
    "symbol-housing": "operators",
    "symbol-hand": "production",
    "symbol-mega": "production",
    "symbol-note": "production",
    "symbol-produce": "production",
    "symbol-discard": "production",
    "symbol-era": "market",
    "symbol-die": "market",
    "symbol-research": "factories",
    "symbol-discount": "auctions",
    "symbol-bid": "auctions",
    "symbol-pass": "auctions",
    "symbol-lead": "auctions",
    "symbol-out": "auctions",
    "symbol-doubt": "auctions",
    "symbol-cash": "paying",
    "symbol-exchange": "kicker",
    "symbol-attack": "terrorism",
    "symbol-shield": "terrorism",
    "symbol-fire": "terrorism",
    "auction": "auctions",
    "raid": "terrorism",
    "phase-mega": "production",
    "phase-discard": "production",
    "phase-late_discard": "production",
    "phase-redraw": "kicker",
    "phase-exchange": "kicker",
    "phase-turns": "round",
    "phase-assign": "operators",
    "phase-evict": "terrorism",
    "phase-over": "end",
}
"""Where the rules page tells about a thing on the board, or else about its kind; and about what happens now."""
