"""What is in the box: goods, buildings, auction tiles, the bid ladder and the railroad track (spec §2).

Rows are facts of the printed components. Everything that a player can have a number of is one of `GOODS`, so costs,
incomes and gains are all mappings of goods to numbers.
"""

from collections.abc import Mapping
from typing import Literal, NewType

import msgspec

Good = NewType("Good", str)
BuildingId = NewType("BuildingId", str)
TileId = NewType("TileId", str)
SlotId = NewType("SlotId", str)

SILVER, TRADE, DEBT, VP, WORKER, RAIL = map(Good, ("silver", "trade", "debt", "vp", "worker", "rail"))
WOOD, FOOD, STEEL, GOLD, COPPER, LIVESTOCK = map(Good, ("wood", "food", "steel", "gold", "copper", "livestock"))

RESOURCES = (WOOD, FOOD, STEEL, GOLD, COPPER, LIVESTOCK)
HIDDEN = (SILVER, TRADE, DEBT, VP, *RESOURCES)
"""What is kept behind the screen (§11.1)."""
GOODS = (*HIDDEN, WORKER, RAIL)

Amounts = Mapping[Good, int]

Type = Literal["residential", "industrial", "commercial", "special"]
Stage = Literal["settlement", "settlement_town", "town", "city"]
TYPES: tuple[Type, ...] = ("residential", "industrial", "commercial", "special")

ROUNDS = 10
FINAL_INCOME = ROUNDS + 1
"""The last income counts as a round of its own, without an auction (§8.1)."""
STAGE_ROUNDS: Mapping[Stage, tuple[int, int]] = {
    "settlement": (1, 4),
    "settlement_town": (1, 8),
    "town": (5, 8),
    "city": (9, 10),
}
"""The first and the last round in which the buildings of a stage can be built (§2.3)."""

# --- prices (§2.9, §4) -------------------------------------------------------------------------------------------

PRICES: Mapping[Good, tuple[Good, int]] = {
    WOOD: (SILVER, 1),
    FOOD: (SILVER, 2),
    STEEL: (SILVER, 3),
    GOLD: (SILVER, 4),
    COPPER: (GOLD, 1),
    LIVESTOCK: (GOLD, 1),
}
"""What one resource costs at the market besides a trade token, and what it fetches besides a VP chip."""

GOLD_PAYS = 5
"""The silver that a piece of gold stands for."""
DEBT_PAYS = 2
"""The silver that a debt chip brings."""
DEBT_COSTS = 5
"""The silver that a debt chip costs at the end."""
MOST_DEBTS = 200
"""Limit on voluntary debts: not a rule of the game, only a safeguard against runaway clients (§13.1)."""
START_SILVER = 6

# --- buildings (§2.4) --------------------------------------------------------------------------------------------

HOMESTEAD, GRAIN_MILL, FARM, MARKET, FOUNDRY, STEEL_MILL = map(
    BuildingId, ("homestead", "grain_mill", "farm", "market", "foundry", "steel_mill")
)
BOARDING_HOUSE, RAILWORKERS_HOUSE, RANCH, TRADING_POST, GENERAL_STORE, GOLD_MINE, COPPER_MINE, RIVER_PORT = map(
    BuildingId,
    (
        "boarding_house",
        "railworkers_house",
        "ranch",
        "trading_post",
        "general_store",
        "gold_mine",
        "copper_mine",
        "river_port",
    ),
)
CHURCH, WORKSHOP, DEPOT, STABLES, BANK, MEATPACKING_PLANT, FORGE, FACTORY, RODEO, LAWYER, FAIRGROUNDS = map(
    BuildingId,
    (
        "church",
        "workshop",
        "depot",
        "stables",
        "bank",
        "meatpacking_plant",
        "forge",
        "factory",
        "rodeo",
        "lawyer",
        "fairgrounds",
    ),
)
DUDE_RANCH, TOWN_HALL, TERMINAL, RESTAURANT, TRAIN_STATION, CIRCUS, RAIL_YARD = map(
    BuildingId, ("dude_ranch", "town_hall", "terminal", "restaurant", "train_station", "circus", "rail_yard")
)

OnBuild = Literal["", "discard_debt", "trade", "worker", "advance", "station"]
"""What happens once when it is built; `station`: a rail line, and another building may follow."""


class Slot(msgspec.Struct, frozen=True):
    """A place for workers: it pays its yield once all `workers` are there, and nothing before."""

    workers: int
    gives: Amounts


class Building(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kind of building.

    `copies` are those for three and four players; two players do without one of each that has more. `gives` is income
    that needs no worker. `bonus` names what earns a point each at the end: types of buildings, `worker`, `rail`, or
    `building` for any. `discards_debt` and `per_worker` are the incomes of Bank and Rodeo.
    """

    id: BuildingId
    type: Type
    stage: Stage
    cost: Amounts
    vp: int = 0
    copies: int = 1
    on_build: OnBuild = ""
    gives: Amounts = {}
    slots: tuple[Slot, ...] = ()
    bonus: tuple[str, ...] = ()
    discards_debt: bool = False
    per_worker: int = 0
    """Silver for each worker, up to this number of them."""

    def copies_for(self, players: int) -> int:
        """Return the number of copies for this number of players (§3)."""
        return self.copies - 1 if players == 2 and self.copies > 1 else self.copies


def _slots(*gives: Amounts) -> tuple[Slot, ...]:
    """Return slots for one worker each."""
    return tuple(Slot(1, given) for given in gives)


START = Building(
    HOMESTEAD,
    "residential",
    "settlement",
    {},
    copies=0,
    gives={SILVER: 2},
    slots=_slots({WOOD: 1}, {VP: 1}),
)
"""What everybody begins with; it is never on offer."""

BUILDINGS = (
    Building(GRAIN_MILL, "residential", "settlement", {WOOD: 1, STEEL: 1}, vp=2, gives={FOOD: 1}),
    Building(FARM, "residential", "settlement", {WOOD: 1}, copies=3, slots=_slots({TRADE: 1, SILVER: 2}, {FOOD: 1})),
    Building(
        MARKET, "commercial", "settlement", {WOOD: 1}, vp=2, copies=3, gives={TRADE: 1}, slots=_slots({SILVER: 2})
    ),
    Building(FOUNDRY, "industrial", "settlement", {}, copies=3, slots=_slots({STEEL: 1})),
    Building(STEEL_MILL, "industrial", "settlement", {WOOD: 2, GOLD: 1}, gives={STEEL: 1}),
    Building(
        BOARDING_HOUSE,
        "residential",
        "settlement_town",
        {WOOD: 2},
        on_build="discard_debt",
        gives={SILVER: 2},
        bonus=("industrial",),
    ),
    Building(
        RAILWORKERS_HOUSE,
        "residential",
        "settlement_town",
        {STEEL: 2},
        gives={SILVER: 1, TRADE: 1},
        bonus=("worker", "rail"),
    ),
    Building(
        RANCH,
        "residential",
        "settlement_town",
        {WOOD: 1, FOOD: 1, STEEL: 1},
        copies=2,
        on_build="trade",
        slots=_slots({LIVESTOCK: 1}),
    ),
    Building(TRADING_POST, "commercial", "settlement_town", {GOLD: 1}, gives={TRADE: 2}),
    Building(GENERAL_STORE, "commercial", "settlement_town", {STEEL: 1}, vp=2, copies=2, gives={TRADE: 1}),
    Building(GOLD_MINE, "industrial", "settlement_town", {WOOD: 1, STEEL: 1}, copies=2, slots=_slots({GOLD: 1})),
    Building(COPPER_MINE, "industrial", "settlement_town", {WOOD: 2, STEEL: 1}, copies=2, slots=_slots({COPPER: 1})),
    Building(RIVER_PORT, "industrial", "settlement_town", {WOOD: 1}, copies=2, slots=(Slot(2, {GOLD: 1}),)),
    Building(CHURCH, "residential", "town", {WOOD: 1, STEEL: 1, GOLD: 1, COPPER: 1}, vp=10, gives={VP: 2}),
    Building(WORKSHOP, "residential", "town", {STEEL: 1}, vp=2, copies=2, on_build="worker", gives={VP: 1}),
    Building(
        DEPOT,
        "commercial",
        "town",
        {WOOD: 1, STEEL: 1},
        copies=2,
        on_build="advance",
        gives={SILVER: 2},
        bonus=("rail",),
    ),
    Building(STABLES, "commercial", "town", {LIVESTOCK: 1}, gives={TRADE: 1, VP: 1}, bonus=("residential",)),
    Building(BANK, "commercial", "town", {STEEL: 1, COPPER: 1}, vp=3, bonus=("special",), discards_debt=True),
    Building(MEATPACKING_PLANT, "industrial", "town", {WOOD: 1, LIVESTOCK: 1}, vp=2, slots=_slots({VP: 2}, {VP: 2})),
    Building(FORGE, "industrial", "town", {STEEL: 2}, vp=1, copies=2, on_build="advance", slots=_slots({VP: 2})),
    Building(FACTORY, "special", "town", {STEEL: 2, COPPER: 1}, vp=6, gives={VP: 2}, bonus=("industrial",)),
    Building(RODEO, "special", "town", {FOOD: 1, LIVESTOCK: 1}, vp=4, per_worker=5),
    Building(LAWYER, "special", "town", {WOOD: 1, GOLD: 1, LIVESTOCK: 1}, vp=4, gives={VP: 2}, bonus=("commercial",)),
    Building(
        FAIRGROUNDS,
        "special",
        "town",
        {WOOD: 2, COPPER: 1, LIVESTOCK: 1},
        vp=6,
        gives={GOLD: 1},
        bonus=("residential",),
    ),
    Building(DUDE_RANCH, "residential", "city", {WOOD: 1, FOOD: 1}, vp=3, copies=2, bonus=("worker",)),
    Building(TOWN_HALL, "residential", "city", {WOOD: 2, COPPER: 1}, vp=10, bonus=("commercial",)),
    Building(TERMINAL, "commercial", "city", {STEEL: 2}, vp=6, copies=2, bonus=("rail",)),
    Building(RESTAURANT, "commercial", "city", {WOOD: 1, LIVESTOCK: 1}, vp=8, copies=2, bonus=("special",)),
    Building(TRAIN_STATION, "industrial", "city", {WOOD: 1, COPPER: 1}, vp=3, copies=2, on_build="station"),
    Building(CIRCUS, "special", "city", {FOOD: 2, LIVESTOCK: 1}, vp=8, bonus=("worker",)),
    Building(
        RAIL_YARD,
        "special",
        "city",
        {STEEL: 2, GOLD: 1, COPPER: 1},
        vp=6,
        on_build="advance",
        bonus=("building",),
    ),
)

ROWS: Mapping[BuildingId, Building] = {row.id: row for row in (START, *BUILDINGS)}
NUMBERS: Mapping[BuildingId, int] = {row.id: number for number, row in enumerate(BUILDINGS)}
"""Where a kind of building stands in `BUILDINGS`, and so in the state's list of copies left."""


def slot_id(building: BuildingId, number: int) -> SlotId:
    """Name a slot: `farm/2` is the second slot of the Farm."""
    return SlotId(f"{building}/{number}")


SLOTS: Mapping[SlotId, Slot] = {
    slot_id(row.id, number): slot for row in ROWS.values() for number, slot in enumerate(row.slots, start=1)
}

# --- auction tiles (§2.6) ----------------------------------------------------------------------------------------


class Exchange(msgspec.Struct, frozen=True):
    """What a tile buys, once: one `pays` for `gives`; with `port`, a River Port lets gold stand for it."""

    pays: Good
    gives: Amounts
    port: bool = False


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """An auction tile: the types of building it permits, and its extras in the order in which they come (§7.4)."""

    id: TileId
    stage: Stage
    types: tuple[Type, ...]
    vp: int = 0
    worker: bool = False
    exchange: Exchange | None = None
    advance: bool = False


_WOOD_FOR_RAIL = Exchange(WOOD, {RAIL: 1})
_FOOD_FOR_VP = Exchange(FOOD, {VP: 2})


def _tile(name: str, stage: Stage, types: str, **extras: object) -> Tile:
    """Return a tile; `types` by their first letters."""
    allowed = tuple(each for each in TYPES if each[0] in types)
    return Tile(TileId(name), stage, allowed, **extras)  # type: ignore[arg-type]


STACKS: tuple[tuple[Tile, ...], ...] = (
    (
        _tile("a1-01", "settlement", "rc"),
        _tile("a1-02", "settlement", "i"),
        _tile("a1-03", "settlement", "c"),
        _tile("a1-04", "settlement", "ri"),
        _tile("a1-05", "town", "c", worker=True),
        _tile("a1-06", "town", "r", worker=True),
        _tile("a1-07", "town", "i", worker=True),
        _tile("a1-08", "town", "rics"),
        _tile("a1-09", "city", "rics", exchange=Exchange(COPPER, {VP: 4}, port=True)),
        _tile("a1-10", "city", "rics", exchange=Exchange(LIVESTOCK, {VP: 4}, port=True)),
    ),
    (
        _tile("a2-s1", "settlement", "r"),
        _tile("a2-s2", "settlement", "i"),
        _tile("a2-s3", "settlement", "rics"),
        _tile("a2-s4", "settlement", "", worker=True, advance=True),
        _tile("a2-t1", "town", "rc"),
        _tile("a2-t2", "town", "ci"),
        _tile("a2-t3", "town", "is"),
        _tile("a2-t4", "town", "rs", exchange=_WOOD_FOR_RAIL),
        _tile("a2-c1", "city", "ci", exchange=_FOOD_FOR_VP),
        _tile("a2-c2", "city", "rs", exchange=_FOOD_FOR_VP),
    ),
    (
        _tile("a3-s1", "settlement", "r"),
        _tile("a3-s2", "settlement", "c"),
        _tile("a3-s3", "settlement", "i"),
        _tile("a3-s4", "settlement", "", worker=True, advance=True),
        _tile("a3-t1", "town", "r"),
        _tile("a3-t2", "town", "c"),
        _tile("a3-t3", "town", "i", exchange=_WOOD_FOR_RAIL),
        _tile("a3-t4", "town", "rics"),
        _tile("a3-c1", "city", "rc", exchange=_FOOD_FOR_VP),
        _tile("a3-c2", "city", "", vp=6, exchange=_FOOD_FOR_VP),
    ),
)
"""The three stacks. The first lies open in the order of the rounds; the others are shuffled within each stage."""

# --- bids and the railroad ---------------------------------------------------------------------------------------

LADDER = (3, 4, 5, 6, 7, 9, 12, 16, 21)
NEUTRAL_LADDER = (3, 4, 5, 6, 7, 9)
NEUTRAL_START = 5

Bonus = Literal["trade", "rail", "worker", "resource", "vp"]
TRACK: tuple[Bonus, ...] = ("trade", "rail", "worker", "resource", "vp")
"""Bonuses of the railroad track: a player at position n chooses among the first n (§2.8)."""
BONUS_GIVES: Mapping[Bonus, Amounts] = {"trade": {TRADE: 1}, "rail": {RAIL: 1}, "worker": {WORKER: 1}, "vp": {VP: 3}}
"""What each brings; `resource` is one of the player's choice."""
