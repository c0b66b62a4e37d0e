"""What follows from a town as it stands: its slots, its powers, the points that everybody can see (spec §2.5, §8.4)."""

from functools import lru_cache

from app.engine.events import Seat
from app.games.homesteaders.components import (
    BUILDINGS,
    NUMBERS,
    ROUNDS,
    ROWS,
    SLOTS,
    STACKS,
    STAGE_ROUNDS,
    Building,
    BuildingId,
    SlotId,
    Tile,
    slot_id,
)
from app.games.homesteaders.state import Goods, Player, State


def owns(player: Player, building: BuildingId) -> bool:
    """Tell whether the building stands in the player's town."""
    return building in player.buildings


def slots(player: Player) -> dict[SlotId, int]:
    """Return the slots of the town and how many workers each takes."""
    return {
        (name := slot_id(building, number)): SLOTS[name].workers
        for building in player.buildings
        for number in range(1, len(ROWS[building].slots) + 1)
    }


def printed_vp(buildings: list[BuildingId]) -> int:
    """Return the points printed on the buildings."""
    return sum(ROWS[name].vp for name in buildings)


def bonus_vp(buildings: list[BuildingId], goods: Goods) -> dict[BuildingId, int]:
    """Return what the end bonuses would be worth now, by building (§2.5)."""
    numbers = {"worker": goods.worker, "rail": goods.rail, "building": len(buildings)}
    for name in buildings:
        kind = ROWS[name].type
        numbers[kind] = numbers.get(kind, 0) + 1
    return {name: points for name in buildings if (points := sum(numbers.get(each, 0) for each in ROWS[name].bonus))}


# --- the offer ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def buildings_of(turn: int) -> tuple[Building, ...]:
    """Return the kinds of building that can be built in this round as long as there are copies (§2.3)."""
    return tuple(row for row in BUILDINGS if STAGE_ROUNDS[row.stage][0] <= turn <= STAGE_ROUNDS[row.stage][1])


def copies_left(state: State, building: BuildingId) -> int:
    """Return the number of unowned copies."""
    return state.left[NUMBERS[building]]


def offer(state: State) -> list[Building]:
    """Return the kinds of building that can be built now."""
    return [row for row in buildings_of(state.round) if copies_left(state, row.id)]


# --- the lots ----------------------------------------------------------------------------------------------------


def tiles(state: State, turn: int) -> list[Tile]:
    """Return the tiles that are up for auction in this round, in the order of the lots."""
    if not 1 <= turn <= ROUNDS:
        return []
    return [STACKS[number][order[turn - 1]] for number, order in enumerate(state.stacks)]


def tile(state: State) -> Tile:
    """Return the tile of the lot that is being resolved."""
    return STACKS[state.lot][state.stacks[state.lot][state.round - 1]]


def lot_led_by(state: State, seat: Seat) -> int | None:
    """Return the lot that the seat leads, counted from 0."""
    return next((number for number, lot in enumerate(state.lots) if lot.leader == seat), None)
