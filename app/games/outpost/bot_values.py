"""The standard bot's evaluation of a position: the expected final score.

`final_points` simulates a colony until the expected end of the game: every round it produces, staffs idle factories,
builds the best ones that it has housing for, replaces the worst, and spends the rest on upgrades at typical rates.
Every action is judged by the difference it makes to that score. So an upgrade needs no value of its own: its points,
cards, housing, robots and factories count by what they add in the end.

The input is public, except for the owner's money.
"""

from collections.abc import Iterator, Sequence

import msgspec

from app.engine.codec import encode
from app.games.outpost.bot_estate import POINTS, Crews, Estate, crews_of, may_build, price
from app.games.outpost.bot_outlook import Outlook, Rate
from app.games.outpost.colony import ROBOT_COST
from app.games.outpost.components import (
    AVERAGE,
    RESEARCH,
    Resource,
)
from app.games.outpost.operators import BEST_FIRST
from app.games.outpost.sections import ComponentsView

ANY_SUM = 10_000
"""Stands for no limit on money in hand."""

ROUNDS_SAVED = 3
"""Rounds of production for which room in the hand is useful."""

FORESEEN = 16
"""Number of new operators that a forecast considers; more would come too late to matter."""


# --- what it earns, and how it can grow ---------------------------------------------------------------------------


class Investment(msgspec.Struct, frozen=True):
    """A purchase of factories or operators: its cost, and what it adds to income and points."""

    cost: int
    income: int
    points: int


class Economy(msgspec.Struct, frozen=True):
    """What an estate earns and scores, and how it can grow."""

    income: int
    points: float
    """Current points, plus an estimate for the future use of upgrades."""
    room: int
    """The highest value that the hand limit lets it hold, in cards that it produces."""
    growth: tuple[Investment, ...]
    """The next purchases of factories and operators, in order."""


def economy_of(estate: Estate, outlook: Outlook) -> Economy:
    key = encode(estate)
    if (found := outlook.economies.get(key)) is None:
        found = outlook.economies[key] = evaluate(estate, outlook)
    return found


def evaluate(estate: Estate, outlook: Outlook) -> Economy:
    beliefs = outlook.beliefs
    crews = crews_of(estate)
    made = [*crews.running, *produced_by_upgrades(estate, outlook.printed)]
    counted = [AVERAGE[kind] for kind in made if kind not in outlook.printed.exempt]
    income = sum(AVERAGE[kind] for kind in made)
    points = sum(POINTS[kind] for kind in crews.running) + points_of_upgrades(estate, outlook)
    points += beliefs.fondness * len(crews.running)
    best_cards = sorted(counted * ROUNDS_SAVED, reverse=True)
    points += beliefs.hand_room * min(estate.hand_limit, len(best_cards))
    room = sum(best_cards[: estate.hand_limit]) + ROUNDS_SAVED * (income - sum(counted))
    return Economy(
        income=income,
        points=points,
        room=ANY_SUM if estate.money else room,
        growth=tuple(growth(estate, crews, list(may_build(estate, outlook.printed, RESEARCH in made)), outlook)),
    )


def produced_by_upgrades(estate: Estate, printed: ComponentsView) -> Iterator[Resource]:
    """Iterate over the cards that upgrades produce every round."""
    for name, copies in estate.upgrades.items():
        if (kind := printed.upgrades[name].produces) is not None:
            yield from [kind] * copies


def points_of_upgrades(estate: Estate, outlook: Outlook) -> float:
    """Return the points of the upgrades owned, including the expected value of their discounts."""
    saved = outlook.beliefs.discount_use * outlook.beliefs.last_credit
    points = 0.0
    for name, copies in estate.upgrades.items():
        row = outlook.printed.upgrades[name]
        discounts = sum(credit * outlook.supply[other] for other, credit in row.discounts.items())
        points += copies * (row.vp + saved * discounts)
    return points


def growth(estate: Estate, crews: Crews, kinds: Sequence[Resource], outlook: Outlook) -> Iterator[Investment]:
    """Iterate over purchases: operators for idle factories, then factories with operators, then replacements."""
    machines = min(FORESEEN, max(0, estate.robots_each * (estate.colonists + estate.berths) - estate.robots))
    wages = [0] * crews.unemployed + [estate.colonist_price] * estate.berths + [ROBOT_COST] * machines
    wages = wages[: min(FORESEEN, estate.most_running - len(crews.running))]
    for wage, kind in zip(wages, crews.idle, strict=False):
        yield Investment(wage, AVERAGE[kind], POINTS[kind])
    for wage in wages[len(crews.idle) :]:
        new = max(
            (Investment(price(outlook.printed, kind) + wage, AVERAGE[kind], POINTS[kind]) for kind in kinds),
            key=lambda investment: appeal(investment, outlook),
        )
        if appeal(new, outlook) > 0:
            yield new
    best = max(kinds, key=AVERAGE.__getitem__)
    for kind in reversed(BEST_FIRST):
        swap = Investment(price(outlook.printed, best), AVERAGE[best] - AVERAGE[kind], POINTS[best] - POINTS[kind])
        if swap.income <= 0 or appeal(swap, outlook) <= 0:
            return
        yield from [swap] * (crews.running.count(kind) + crews.idle[: len(wages)].count(kind))


def appeal(investment: Investment, outlook: Outlook) -> float:
    """Return the gain of an investment relative to its size; negative if it does not pay off in time."""
    rounds = min(outlook.rounds, outlook.beliefs.payback)
    gain = investment.income * rounds + investment.points * outlook.beliefs.point_price - investment.cost
    return float(gain / investment.cost**0.5)


# --- forecast ------------------------------------------------------------------------------------------------


def final_points(estate: Estate, cash: float, outlook: Outlook, *, build_from: int = 0, bid_from: int = 0) -> float:
    """Return the expected final score.

    Factories are bought and upgrades won from the given rounds on: 0 is this round, 1 the next. Money is divisible, so
    that small differences in money make small differences in points.
    """
    forecast = Forecast(economy_of(estate, outlook), cash)
    for ahead in range(outlook.rounds + 1):
        if ahead:
            forecast.earn(outlook.beliefs.thrift, outlook.beliefs.lost_beyond_room)
        upgrades_first = ahead >= outlook.rounds - 1  # at the end they give more points per credit than factories
        if upgrades_first and ahead >= bid_from:
            forecast.win_upgrades(outlook.rate(ahead))
        if ahead >= build_from:
            forecast.build()
        if not upgrades_first and ahead >= bid_from:
            forecast.win_upgrades(outlook.rate(ahead))
    left_over = outlook.beliefs.last_credit if outlook.rounds else outlook.beliefs.credit_too_late
    return forecast.points + forecast.cash * left_over


class Forecast:
    """An economy simulated round by round."""

    def __init__(self, economy: Economy, cash: float) -> None:
        self.cash = cash
        self.income: float = economy.income
        self.points = economy.points
        self.room = economy.room
        self.growth = iter(economy.growth)
        self.next = next(self.growth, None)
        self.unpaid = 1.0  # share of the next investment that is not paid yet

    def earn(self, thrift: float, lost: float) -> None:
        """Produce; most of what exceeds the hand limit is lost."""
        self.cash += self.income * thrift
        beyond = self.cash - max(self.room, self.income)
        if beyond > 0:
            self.cash -= beyond * lost

    def build(self) -> None:
        """Spend on factories and operators until there are none left to buy."""
        while self.next is not None:
            part = self.unpaid
            if self.next.cost * part > self.cash:
                part = self.cash / self.next.cost
            self.cash -= self.next.cost * part
            self.income += self.next.income * part
            self.points += self.next.points * part
            self.unpaid -= part
            if self.unpaid > 0:
                return
            self.next, self.unpaid = next(self.growth, None), 1.0

    def win_upgrades(self, rate: Rate) -> None:
        """Spend on upgrades, up to the usual limit per round."""
        spent = min(self.cash, rate.most)
        self.cash -= spent
        self.income += spent * rate.income
        self.points += spent * rate.points
