"""Metadata for the lobby: numbers of players and options (spec §3, §4)."""

from app.engine.options import Meta, TableData, TableOption
from app.games.red_outpost.components import RESERVE
from app.games.red_outpost.data import ROWS, check_data

META = Meta(
    title="red_outpost",
    version=3,
    oldest=3,
    least_players=min(RESERVE),
    most_players=max(RESERVE),
    options=(
        TableOption("blocking", ("recommended", "random")),
        TableOption("special_cards", ("off", "on")),
        TableOption("first_player", ("random", "first_seat")),
        TableData("data", tuple(ROWS.values()), check_data),
    ),
    revealing=frozenset({"red_outpost-ship_card", "red_outpost-lake_drawn"}),
)
