"""What goods count at the end (spec §2.10, §8.4)."""

from app.games.homesteaders.state import Goods

PRECIOUS_VP = 2
"""Points for each gold, copper and livestock."""


def debt_penalty(debts: int) -> int:
    """Return the points that unpaid debts cost: 1 for the first, 2 for the second, and so on (§2.10)."""
    return debts * (debts + 1) // 2


def cost_of_debts(goods: Goods, debts: int, discarded: int = 0) -> int:
    """Return the points that this many further debts cost the owner of these goods, if some are then discarded."""
    return debt_penalty(max(0, goods.debt + debts - discarded)) - debt_penalty(max(0, goods.debt - discarded))


def precious_points(goods: Goods) -> int:
    """Return the points of gold, copper and livestock."""
    return PRECIOUS_VP * (goods.gold + goods.copper + goods.livestock)
