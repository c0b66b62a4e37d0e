"""Buying what a building or an exchange takes and is missing, in one go with it (spec §2.9, §4.1, §7.2)."""

import msgspec

from app.games.homesteaders.components import (
    COPPER,
    FOOD,
    GOLD,
    LIVESTOCK,
    MOST_DEBTS,
    PRICES,
    SILVER,
    STEEL,
    TRADE,
    WOOD,
    Amounts,
    Good,
)
from app.games.homesteaders.points import PRECIOUS_VP, cost_of_debts
from app.games.homesteaders.state import Goods
from app.games.homesteaders.trade import debts_for


class Purchase(msgspec.Struct, frozen=True):
    """What must be bought at the market to have all that is needed, and what it takes."""

    buys: dict[Good, int]
    silver: int
    gold: int
    """Pieces that are given instead of silver."""
    debts: int
    points: int
    """What it changes in the points at the end."""

    @property
    def tokens(self) -> int:
        return sum(self.buys.values())

    @property
    def rank(self) -> tuple[int, int, int]:
        """What is compared: points at the end, then tokens, then silver."""
        return -self.points, self.tokens, self.silver

    @property
    def gives(self) -> dict[Good, int]:
        """Return what is given for it: tokens, silver, and gold at hand."""
        for_gold = self.buys.get(COPPER, 0) + self.buys.get(LIVESTOCK, 0) - self.buys.get(GOLD, 0)
        return {TRADE: self.tokens, SILVER: self.silver, GOLD: max(0, for_gold) + self.gold}


def purchases_for(goods: Goods, need: Amounts, discarded: int = 0) -> list[Purchase]:
    """Return how to get what is missing, the best first; nothing if there are too few trade tokens.

    Gold pays copper and livestock. In the place of silver, as many pieces are given as cost fewer points at the end
    than the debts that they spare; of those, so many will be `discarded`.
    """
    buys = goods.lacking({good: number for good, number in need.items() if good != GOLD})
    gold = need.get(GOLD, 0) + buys.get(COPPER, 0) + buys.get(LIVESTOCK, 0)
    if gold > goods.gold:
        buys[GOLD] = gold - goods.gold
    if sum(buys.values()) > goods.trade:
        return []
    dearest = [PRICES[good][1] for good in (STEEL, FOOD, WOOD) for _ in range(buys.get(good, 0))]
    found: list[Purchase] = []
    for given in range(min(len(dearest), max(0, goods.gold - gold)) + 1):
        silver = sum(dearest[given:]) + PRICES[GOLD][1] * buys.get(GOLD, 0)
        debts = debts_for(goods, silver)
        points = PRECIOUS_VP * (buys.get(GOLD, 0) - given) - cost_of_debts(goods, debts, discarded)
        if (goods.debt + debts <= MOST_DEBTS or not debts) and all(points > other.points for other in found):
            found.append(Purchase(buys, silver, given, debts, points))
    return found[::-1]
