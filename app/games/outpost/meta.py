"""What the lobby shows of Outpost: who can play, and what a host may choose (spec §16)."""

from app.engine.game import Meta, TableOption
from app.games.outpost.editions import ANNIVERSARY_CHART, EDITIONS

META = Meta(
    title="outpost",
    version=1,
    least_players=min(ANNIVERSARY_CHART),
    most_players=max(ANNIVERSARY_CHART),
    options=(
        TableOption("edition", tuple(EDITIONS)),
        TableOption("internalizing", ("declared", "off", "concurrent")),
        TableOption("auction_ring", ("clockwise", "purchase_order")),
        TableOption("refill_over_cap", ("step_down", "reroll")),
    ),
)
