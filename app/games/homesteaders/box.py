"""What is in the box, as every page gets it once: it never changes (spec §2)."""

from collections.abc import Mapping

import msgspec

from app.games.homesteaders.components import (
    BONUS_GIVES,
    LADDER,
    ROUNDS,
    ROWS,
    SLOTS,
    STACKS,
    STAGE_ROUNDS,
    TRACK,
    Amounts,
    Building,
    BuildingId,
    SlotId,
    Stage,
    Tile,
    TileId,
)
from app.games.homesteaders.income import slot_income


class BoxView(msgspec.Struct, frozen=True):
    """What never changes: all buildings and tiles, the ladder and the track."""

    buildings: Mapping[BuildingId, Building]
    slot_income: Mapping[SlotId, list[Amounts]]
    """What each slot brings with none, one, two … workers."""
    tiles: Mapping[TileId, Tile]
    ladder: tuple[int, ...]
    track: tuple[tuple[str, Amounts], ...]
    stages: Mapping[Stage, tuple[int, int]]
    rounds: int


BOX = BoxView(
    buildings=ROWS,
    slot_income={
        name: [slot_income(slot, workers) for workers in range(slot.workers + 1)] for name, slot in SLOTS.items()
    },
    tiles={tile.id: tile for stack in STACKS for tile in stack},
    ladder=LADDER,
    track=tuple((bonus, BONUS_GIVES.get(bonus, {})) for bonus in TRACK),
    stages=STAGE_ROUNDS,
    rounds=ROUNDS,
)
