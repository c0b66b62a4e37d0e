"""The final conversion of goods into points: a search limited by heuristics.

They are those of §16.3: every token sells something; silver repays debts or buys gold; gold repays the third debt and
further ones.
"""

import msgspec

from app.games.homesteaders.components import (
    BANK,
    COPPER,
    DEBT_COSTS,
    FOOD,
    GENERAL_STORE,
    GOLD,
    LIVESTOCK,
    PRICES,
    ROWS,
    SILVER,
    STEEL,
    WOOD,
    BuildingId,
    Good,
)
from app.games.homesteaders.points import debt_penalty
from app.games.homesteaders.state import Goods
from app.games.homesteaders.town import bonus_vp, printed_vp

SELLING = (STEEL, FOOD, WOOD, COPPER, LIVESTOCK)
"""The order of sales: each brings a point, and some bring more silver than others."""
GOLD_PRICE = PRICES[GOLD][1]
WORTH_NOT_REPAYING = 2
"""Debts not worth repaying with gold: the second one costs as many points as a gold is worth."""


class Ending(msgspec.Struct, frozen=True):
    """A final conversion: how often to do what, and its result."""

    points: int
    silver: int
    hires: int = 0
    sales: tuple[tuple[Good, int], ...] = ()
    gold: int = 0
    """Gold to buy."""
    turnovers: int = 0
    """Wood to buy and sell again, for the point."""
    banked: int = 0
    repaid: int = 0
    """Debts to repay with silver."""
    redeemed: int = 0
    """Debts to repay with gold."""

    @property
    def value(self) -> float:
        """Return the points, plus a fraction for silver as the tie-breaker."""
        return self.points + self.silver / 100


def best_ending(goods: Goods, buildings: tuple[BuildingId, ...]) -> Ending:
    """Return the conversion that scores most, over all numbers of hires and of gold bought."""
    per_worker = sum("worker" in ROWS[name].bonus for name in buildings)
    best: Ending | None = None
    for hires in range(min(goods.trade, goods.food) + 1 if per_worker else 1):
        for gold in range(goods.trade - hires + 1):
            ending = ending_with(goods, buildings, hires, gold)
            if ending is not None and (best is None or ending.value + per_worker * hires > best.value):
                best = msgspec.structs.replace(ending, points=ending.points + per_worker * hires)
    assert best is not None
    fixed = printed_vp(list(buildings)) + sum(bonus_vp(list(buildings), goods).values())
    return msgspec.structs.replace(best, points=best.points + fixed)


def ending_with(goods: Goods, buildings: tuple[BuildingId, ...], hires: int, gold: int) -> Ending | None:
    """Return the best conversion with these numbers of hires and of gold bought; None if it is not affordable."""
    extra = int(GENERAL_STORE in buildings)
    tokens = goods.trade - hires - gold
    silver, points, held, rare = goods.silver, goods.vp, goods.gold, goods.copper + goods.livestock
    sales = []
    for good in SELLING:
        count = min(tokens, goods.of(good) - (hires if good == FOOD else 0))
        if count > 0:
            sales.append((good, count))
            tokens -= count
            points += count
            silver += extra * count
            if PRICES[good][0] == SILVER:
                silver += PRICES[good][1] * count
            else:
                held += count
                rare -= count
    turnovers = tokens // 2 if silver else 0
    points += turnovers
    silver += extra * turnovers
    banked = tokens - 2 * turnovers if BANK in buildings else 0
    silver += banked - GOLD_PRICE * gold
    if silver < 0:
        return None
    held += gold
    repaid = min(goods.debt, silver // DEBT_COSTS)
    redeemed = max(0, min(held, goods.debt - repaid - WORTH_NOT_REPAYING))
    debts = goods.debt - repaid - redeemed
    points += 2 * (held - redeemed + rare) - debt_penalty(debts)
    return Ending(points, silver - DEBT_COSTS * repaid, hires, tuple(sales), gold, turnovers, banked, repaid, redeemed)
