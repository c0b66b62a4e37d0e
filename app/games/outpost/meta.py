"""Metadata for the lobby: numbers of players and options (spec §16)."""

from app.engine.options import Meta, Preset, TableOption
from app.games.outpost.data import KICKER_PRICES
from app.games.outpost.editions import ANNIVERSARY_CHART, EDITION, EDITIONS, WITH_TERRORISM, misfit

META = Meta(
    title="outpost",
    version=9,
    oldest=8,
    least_players=min(ANNIVERSARY_CHART),
    most_players=max(ANNIVERSARY_CHART),
    options=(
        TableOption("edition", tuple(EDITIONS)),
        TableOption("internalizing", ("declared", "off", "concurrent")),
        TableOption("auction_ring", (EDITION, "clockwise", "purchase_order")),
        TableOption("refill_over_cap", (EDITION, "step_down", "reroll")),
        TableOption("bid_verification", ("server", "challenge")),
        TableOption("secret_overbid", ("off", "on")),
        TableOption("mega_production", ("off", "on")),
        TableOption("research_exempt", ("off", "on")),
        TableOption("kicker", ("off", "on")),
        KICKER_PRICES,
        TableOption("limited_availability_1", ("off", "on")),
        TableOption("limited_availability_2", ("off", "1", "2", "3", "4", "5", "6")),
        TableOption("space_terrorism", ("off", "on")),
        TableOption("death_spiral", (WITH_TERRORISM, "on", "off")),
        TableOption("money", ("off", "on")),
    ),
    misfit=misfit,
    presets=(
        Preset("anniversary", {}),
        Preset("anniversary_kicker", {"kicker": "on"}),
        Preset("classic", {"edition": "classic"}),
        Preset(
            "classic_everything",
            {
                "edition": "classic",
                "mega_production": "on",
                "research_exempt": "on",
                "secret_overbid": "on",
                "space_terrorism": "on",
            },
        ),
    ),
    revealing=frozenset(
        {
            "outpost-order",
            "outpost-offered",
            "outpost-kicker_offered",
            "outpost-rerolled",
            "outpost-produced",
            "outpost-discarded",
            "outpost-paid",
            "outpost-challenged",
            "outpost-challenged_cash",
            "outpost-exchanged",
            "outpost-defaulted",
            "outpost-defaulted_cash",
        }
    ),
)
