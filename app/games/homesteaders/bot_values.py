"""The standard bot's evaluation of a position, in final points (based on the designer's scale of values, §16.1).

A town is worth its printed points, its bonuses and its remaining incomes; goods are worth what they can still buy.
Towards the end, the final conversion is searched instead (`bot_ending.py`).
"""

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache

import msgspec

from app.games.homesteaders.bot_ending import best_ending
from app.games.homesteaders.components import (
    BONUS_GIVES,
    COPPER,
    DEBT,
    FINAL_INCOME,
    FOOD,
    FORGE,
    GENERAL_STORE,
    GOLD,
    LAWYER,
    LIVESTOCK,
    MARKET,
    RAIL,
    RESOURCES,
    RIVER_PORT,
    ROUNDS,
    ROWS,
    SILVER,
    STEEL,
    TRACK,
    TRADE,
    VP,
    WOOD,
    WORKER,
    Amounts,
    BuildingId,
    Good,
)
from app.games.homesteaders.state import Goods

Buildings = tuple[BuildingId, ...]

EARLY = {SILVER: 1.0, TRADE: 1.6, WOOD: 1.9, FOOD: 2.5, STEEL: 3.3, GOLD: 4.2, COPPER: 4.6, LIVESTOCK: 5.0}
LATE = {SILVER: 0.28, TRADE: 0.45, WOOD: 0.53, FOOD: 0.7, STEEL: 0.92, GOLD: 1.18, COPPER: 1.29, LIVESTOCK: 1.4}
POWERS = {MARKET: 0.15, GENERAL_STORE: 0.2, RIVER_PORT: 0.15, FORGE: 0.62, LAWYER: 0.1}


class Beliefs(msgspec.Struct, frozen=True, dict=True):
    """The bot's parameters, tuned by letting bots with different ones play each other."""

    early: Mapping[Good, float] = msgspec.field(default_factory=lambda: EARLY)
    late: Mapping[Good, float] = msgspec.field(default_factory=lambda: LATE)
    """Points per good in the first round and in the last income."""
    enough: int = 3
    """How many of a resource count at full value."""
    enough_tokens: int = 4
    """How many trade tokens do."""
    tokens_a_round: int = 1
    """How many of an income do."""
    debt_first: float = 2.6
    debt_more: float = 1.6
    """Cost of the first debt, and increase with every further one."""
    growth: float = 0.16
    """Expected growth per round of a bonus for buildings of one type."""
    powers: Mapping[BuildingId, float] = msgspec.field(default_factory=lambda: POWERS)
    """Value per round of a building's power."""
    horizon: int = FINAL_INCOME
    """How many incomes to come count."""

    @cached_property
    def worth(self) -> list[Mapping[Good, float]]:
        """The value of each good by round."""
        shares = [min(1.0, max(0, turn - 1) / ROUNDS) for turn in range(FINAL_INCOME + 1)]
        return [
            {VP: 1.0, **{good: early + (self.late[good] - early) * share for good, early in self.early.items()}}
            for share in shares
        ]


def silver_value(beliefs: Beliefs, turn: int) -> float:
    """Return the value of a silver in points."""
    return beliefs.worth[turn][SILVER]


def goods_value(beliefs: Beliefs, goods: Goods, turn: int) -> float:
    """Return the value of goods while something can still be built with them; a surplus counts as at the end."""
    now, late = beliefs.worth[turn], beliefs.late
    tokens = min(goods.trade, beliefs.enough_tokens)
    total = now[SILVER] * goods.silver + now[TRADE] * tokens + late[TRADE] * (goods.trade - tokens)
    for good in RESOURCES:
        if count := goods.of(good):
            full = min(count, beliefs.enough)
            total += now[good] * full + late[good] * (count - full)
    debts = goods.debt
    cost = debts * beliefs.debt_first + beliefs.debt_more * debts * (debts - 1) / 2
    return total + goods.vp - cost


def amounts_value(beliefs: Beliefs, amounts: Amounts, turn: int) -> float:
    """Return the value of an income, ignoring what the player already has."""
    worth = beliefs.worth[turn]
    return sum(worth[good] * number for good, number in amounts.items())


class Estate(msgspec.Struct, frozen=True):
    """The parts of a town that earn: buildings, workers and rail lines."""

    buildings: Buildings
    workers: int
    rails: int
    track: int = 0


class Values:
    """Evaluation by one set of beliefs, with a cache."""

    def __init__(self, beliefs: Beliefs) -> None:
        self.beliefs = beliefs
        self.income_at = lru_cache(maxsize=20_000)(self._income_at)
        self.town_value = lru_cache(maxsize=20_000)(self._town_value)
        self.value_at = lru_cache(maxsize=20_000)(self._value_at)

    def _income_at(self, buildings: Buildings, workers: int, rails: int, turn: int) -> float:
        """Return the value of a town's income in a round after wages, with its workers on the best slots."""
        beliefs = self.beliefs
        worth = beliefs.worth[turn]
        silver = worth[SILVER]
        total, tokens = (rails - workers) * silver, 0
        slots: list[tuple[float, int]] = []
        for name in buildings:
            row = ROWS[name]
            total += amounts_value(beliefs, row.gives, turn)
            tokens += row.gives.get(TRADE, 0)
            total += min(workers, row.per_worker) * silver
            total += 2 * silver if row.discards_debt else 0.0
            for slot in row.slots:
                value = amounts_value(beliefs, slot.gives, turn) / slot.workers
                slots += [(value, slot.gives.get(TRADE, 0))] * slot.workers
        manned = sorted(slots, reverse=True)[:workers]
        surplus = max(0, tokens + sum(more for _, more in manned) - beliefs.tokens_a_round)
        return total + sum(value for value, _ in manned) - surplus * (worth[TRADE] - beliefs.late[TRADE])

    def _town_value(self, estate: Estate, after: int) -> float:
        """Return the value of a town after the income of round `after`: its points and all later incomes."""
        beliefs = self.beliefs
        left = max(0, ROUNDS - after)
        numbers = {"worker": estate.workers + 0.3 * left, "rail": estate.rails + 0.2 * left}
        numbers["building"] = len(estate.buildings) + 0.6 * left
        for name in estate.buildings:
            numbers[ROWS[name].type] = numbers.get(ROWS[name].type, 0.0) + 1
        total = 0.0
        for name in estate.buildings:
            row = ROWS[name]
            total += row.vp + beliefs.powers.get(name, 0.0) * left
            for each in row.bonus:
                total += numbers.get(each, 0.0)
                if each not in ("worker", "rail", "building"):
                    total += beliefs.growth * left
        for turn in range(after + 1, min(FINAL_INCOME, after + beliefs.horizon) + 1):
            total += self.income_at(estate.buildings, estate.workers, estate.rails, turn)
        return total

    def position_value(self, goods: Goods, estate: Estate, after: int) -> float:
        """Return the value of goods and town together after the income of round `after`."""
        return self.value_at(msgspec.structs.astuple(goods), estate, after)

    def _value_at(self, held: tuple[int, ...], estate: Estate, after: int) -> float:
        """Return the same; when nothing more can be built, the rest of the game is simulated exactly."""
        goods = Goods(*held)
        if after < ROUNDS:
            return goods_value(self.beliefs, goods, after) + self.town_value(estate, after)
        projected = msgspec.structs.replace(goods, worker=estate.workers, rail=estate.rails)
        if after == ROUNDS:
            self.do_last_income(projected, estate.buildings)
        return best_ending(projected, estate.buildings).value

    def do_last_income(self, goods: Goods, buildings: Buildings) -> None:
        """Add the last income to the goods, and pay wages."""
        slots: list[tuple[float, Amounts]] = []
        for name in buildings:
            row = ROWS[name]
            goods.add(row.gives)
            goods.silver += min(goods.worker, row.per_worker)
            if row.discards_debt:
                if goods.debt:
                    goods.debt -= 1
                else:
                    goods.silver += 2
            slots += [
                (amounts_value(self.beliefs, slot.gives, FINAL_INCOME), slot.gives)
                for slot in row.slots
                if slot.workers == 1
            ]
        for _, gives in sorted(slots, key=lambda slot: -slot[0])[: goods.worker]:
            goods.add(gives)
        goods.silver += goods.rail - goods.worker
        do_borrow_if_short(goods)

    def bonuses(self, goods: Goods, estate: Estate, after: int, track: int) -> Iterator[tuple[float, str, str]]:
        """Iterate over the bonuses up to this space of the track."""
        for bonus in TRACK[:track]:
            if bonus == "resource":
                for good in RESOURCES:
                    yield self.with_gain(goods, estate, after, {good: 1}), str(bonus), str(good)
            else:
                yield self.with_gain(goods, estate, after, BONUS_GIVES[bonus]), str(bonus), ""

    def best_bonus(self, goods: Goods, estate: Estate, after: int, track: int) -> tuple[float, str, str]:
        """Return the best bonus up to this space of the track: the value with it, its name, its resource."""
        return max(self.bonuses(goods, estate, after, track))

    def with_gain(self, goods: Goods, estate: Estate, after: int, gains: Amounts) -> float:
        """Return the value of the position with these gains."""
        more = msgspec.structs.replace(goods)
        estate = msgspec.structs.replace(
            estate, workers=estate.workers + gains.get(WORKER, 0), rails=estate.rails + gains.get(RAIL, 0)
        )
        more.add({good: number for good, number in gains.items() if good not in (WORKER, RAIL)})
        return self.position_value(more, estate, after)


def do_borrow_if_short(goods: Goods) -> None:
    """Take debts until silver is not negative."""
    if goods.silver < 0:
        debts = -(goods.silver // 2)
        goods.add({DEBT: debts, SILVER: 2 * debts})
