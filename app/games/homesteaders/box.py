"""What is in the box, as every page gets it once: it never changes (spec §2)."""

from collections.abc import Mapping

import msgspec

from app.games.homesteaders.components import (
    BONUS_GIVES,
    GOLD_PAYS,
    LADDER,
    NEUTRAL_LADDER,
    PRICES,
    ROUNDS,
    ROWS,
    STACKS,
    STAGE_ROUNDS,
    TRACK,
    Amounts,
    Building,
    BuildingId,
    Good,
    Stage,
    Tile,
    TileId,
)


class BoxView(msgspec.Struct, frozen=True):
    """What never changes: all buildings and tiles, the ladder, the track and the prices."""

    buildings: Mapping[BuildingId, Building]
    tiles: Mapping[TileId, Tile]
    ladder: tuple[int, ...]
    neutral_ladder: tuple[int, ...]
    track: tuple[tuple[str, Amounts], ...]
    prices: Mapping[Good, tuple[Good, int]]
    stages: Mapping[Stage, tuple[int, int]]
    rounds: int
    gold_pays: int


BOX = BoxView(
    buildings=ROWS,
    tiles={tile.id: tile for stack in STACKS for tile in stack},
    ladder=LADDER,
    neutral_ladder=NEUTRAL_LADDER,
    track=tuple((bonus, BONUS_GIVES.get(bonus, {})) for bonus in TRACK),
    prices=PRICES,
    stages=STAGE_ROUNDS,
    rounds=ROUNDS,
    gold_pays=GOLD_PAYS,
)
