"""Metadata for the lobby: numbers of players and options (spec §17.3)."""

from app.engine.options import Meta, TableOption

META = Meta(
    title="homesteaders",
    version=4,
    oldest=4,
    least_players=2,
    most_players=4,
    options=(
        TableOption("information", ("screens", "open")),
        TableOption("placement", ("simultaneous", "turn_order")),
        TableOption("confirm_lot", ("off", "on")),
        TableOption("first_player", ("drawn", "first_seat")),
    ),
    revealing=frozenset(
        {"homesteaders-round", "homesteaders-placed", "homesteaders-debt_discarded", "homesteaders-scored"}
    ),
)
