"""What describes a seat's position: the inputs of the value network (see `app/bots`).

Others' goods are hidden: of them, what players usually have by then counts.
"""

import msgspec

from app.engine.bots import Topic
from app.engine.features import features_of, measured
from app.games.homesteaders.bot_values import Beliefs, Estate, Values
from app.games.homesteaders.components import (
    BUILDINGS,
    DEBT,
    FINAL_INCOME,
    FOOD,
    HIDDEN,
    ROWS,
    SILVER,
    STEEL,
    TRADE,
    TYPES,
    VP,
    WOOD,
    Good,
)
from app.games.homesteaders.state import Goods
from app.games.homesteaders.view import HomesteadersView, TownView

VALUES = Values(Beliefs())

USUAL: dict[Good, tuple[int, ...]] = {
    SILVER: (6, 3, 3, 2, 2, 2, 2, 3, 3, 3, 2, 2),
    DEBT: (0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 1),
    VP: (0, 0, 0, 0, 0, 1, 2, 5, 10, 16, 23, 32),
    WOOD: (0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0),
}
"""What is usually behind a screen after each round, from the first deal on."""
PILING = (TRADE, FOOD)
"""Of these, two fifths of what the town makes now and made before are usually left."""

OWN: tuple[tuple[str, Topic], ...] = (
    ("expected_points", "points"),
    ("visible_points", "points"),
    ("income", "income"),
    ("later_income", "income"),
    ("silver_after_wages", "means"),
    *[(str(good), "points" if good == VP else "means") for good in HIDDEN],
    ("workers", "income"),
    ("rails", "income"),
    ("track", "income"),
    ("free_slots", "income"),
    ("building_count", "points"),
    *[(f"{kind}_count", "points") for kind in TYPES],
    ("place_in_order", "tempo"),
    ("hidden", "means"),
    *[(str(row.id), "income" if row.gives or row.slots else "points") for row in BUILDINGS],
)
"""About the seat itself."""

RIVALS = ("expected_points", "visible_points", "income", "workers", "rails")
"""Of these, the most that any rival has, the rivals’ average, and the share of rivals who have more."""

TABLE: tuple[str, ...] = (
    "players",
    "round",
    "town",
    "city",
    "open_screens",
    "neutral_bid",
    *[f"{kind}_left" for kind in TYPES],
)
"""About the game, the same for all seats."""

FEATURES = features_of(OWN, RIVALS, TABLE)


def measure(view: HomesteadersView) -> list[list[float]]:
    table = table_features(view)
    rows = [own_features(view, town) for town in view.towns]
    return measured(OWN, RIVALS, rows, table)


def own_features(view: HomesteadersView, town: TownView) -> list[float]:
    """Return what describes a town by itself."""
    turn = view.table.round
    goods = goods_of(view, town)
    desk = view.desk if view.desk is not None and view.desk.seat == town.seat else None
    workers = desk.workers if desk else town.workers
    estate = Estate(tuple(town.buildings), workers, town.rails, town.track)
    owned = set(town.buildings)
    rows = [ROWS[name] for name in town.buildings]
    kinds = [row.type for row in rows]
    base = amounts_silver(town) - workers
    slots = sum(slot.workers for row in rows for slot in row.slots)
    return [
        VALUES.position_value(goods, estate, turn),
        town.vp,
        VALUES.income_at(estate.buildings, workers, town.rails, min(FINAL_INCOME, turn + 1)),
        VALUES.town_value(estate, turn) - town.vp,
        goods.silver + base,
        *[goods.of(good) for good in HIDDEN],
        workers,
        town.rails,
        town.track,
        slots - workers,
        len(rows),
        *[kinds.count(kind) for kind in TYPES],
        view.table.order.index(town.seat) / len(view.towns),
        float(town.seat not in view.screens),
        *[float(row.id in owned) for row in BUILDINGS],
    ]


def goods_of(view: HomesteadersView, town: TownView) -> Goods:
    """Return the goods of a town, as far as the viewer sees them, or what is usual for a town with its income."""
    screen = view.screens.get(town.seat)
    if screen is not None:
        return Goods(**msgspec.structs.asdict(screen))
    turn = view.table.round
    usual = {good: numbers[turn] for good, numbers in USUAL.items()}
    piled = {good: town.income.get(good, 0) * turn * 2 // 5 for good in PILING}
    return Goods(**{**usual, **piled, STEEL: town.income.get(STEEL, 0)})


def amounts_silver(town: TownView) -> int:
    """Return the silver that comes in without workers."""
    rows = [ROWS[name] for name in town.buildings]
    return town.rails + sum(row.gives.get(SILVER, 0) + min(town.workers, row.per_worker) for row in rows)


def table_features(view: HomesteadersView) -> list[float]:
    left = {**view.offer.now, **view.offer.later}
    return [
        len(view.towns),
        view.table.round,
        float(view.table.stage == "town"),
        float(view.table.stage == "city"),
        float(view.rules.open_screens),
        view.auction.neutral_bid,
        *[sum(number for name, number in left.items() if ROWS[name].type == kind) for kind in TYPES],
    ]
