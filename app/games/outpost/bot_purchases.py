"""What the standard bot buys: factories and operators, in bundles that its hand can pay for without change."""

from collections.abc import Iterator, Sequence

import msgspec

from app.engine.codec import encode
from app.engine.decisions import Action
from app.games.outpost.actions import BuyColonists, BuyFactories, BuyRobots, FirstTurnWater
from app.games.outpost.bot_estate import Estate, may_build
from app.games.outpost.bot_position import Position, factory_payment, names, payment, without, worth
from app.games.outpost.bot_values import final_points
from app.games.outpost.colony import ROBOT_COST
from app.games.outpost.components import WATER, Resource
from app.games.outpost.sections import CardView

MOST_AT_ONCE = 3
"""Maximum number of factories of a kind considered in one purchase; the bot can buy again."""

PROMISE = 0.04
"""Points that a credit not spent yet is worth in such a plan: about what it can still buy."""


class Bundle(msgspec.Struct, frozen=True):
    """Factories of one kind with operators for them, or operators alone; `action` is the first purchase."""

    action: Action
    estate: Estate
    left: Sequence[CardView]
    """The hand after paying for all of it."""

    @property
    def money(self) -> int:
        return worth(self.left)


def buy(position: Position) -> Action | None:
    """Return the first purchase of the best bundle; None if it is better to keep the money."""
    if position.outlook.rounds == 0 and position.beliefs.plans:
        return spend_all(position)
    best: Action | None = None
    most = points_after_turn(position, position.estate, position.money)
    for bundle in (*bundles(position), *first_turn_water(position)):
        points = points_after_turn(position, bundle.estate, bundle.money)
        if points > most:
            best, most = bundle.action, points
    return best


class Plan(msgspec.Struct, frozen=True):
    """Purchases in a row, the position after them, and its points with those that the money left can still buy."""

    bundles: tuple[Bundle, ...]
    after: Position
    promise: float


def spend_all(position: Position) -> Action | None:
    """Return the first of the purchases that together bring most points in the last round; None if none does.

    They are searched bundle by bundle, and of equally long plans only the most promising are continued.
    """
    best: tuple[Bundle, ...] = ()
    most = points_after_turn(position, position.estate, position.money)
    plans = [Plan((), position, most)]
    while plans:
        longer: dict[tuple[bytes, int], Plan] = {}
        for plan in plans:
            for bundle in bundles(plan.after):
                bought = (*plan.bundles, bundle)
                points = points_after_turn(position, bundle.estate, bundle.money)
                if points > most:
                    best, most = bought, points
                after = position.after(bundle.estate, bundle.left)
                longer[encode(bundle.estate), bundle.money] = Plan(bought, after, points + PROMISE * bundle.money)
        plans = sorted(longer.values(), key=lambda plan: -plan.promise)[: position.beliefs.plans]
    actions = [bundle.action for bundle in best]
    factories = [action for action in actions if isinstance(action, BuyFactories)]
    return next(iter(factories or actions), None)  # buying operators closes the step of factories


def points_after_turn(position: Position, estate: Estate, money: int) -> float:
    """Return the expected final score if nothing more is bought this round."""
    return final_points(estate, money, position.outlook, build_from=1, bid_from=1)


def first_turn_water(position: Position) -> Iterator[Bundle]:
    """Yield the Water factory for the whole starting hand as one more bundle, if it is on offer."""
    if any(position.offers(FirstTurnWater)):
        yield Bundle(FirstTurnWater(), position.estate.with_works(WATER, 1, 0, 0), ())


def bundles(position: Position) -> Iterator[Bundle]:
    """Iterate over the bundles that the hand can pay for, each kind separately, without change."""
    yield from operator_bundles(position, None, 0, [])
    if position.colony.step == "operators":
        return
    for kind in may_build(position.estate, position.view.components, has_research=True):
        for count in range(1, MOST_AT_ONCE + 1):
            paid = factory_payment(position, kind, count)
            if paid is None:
                break
            yield from operator_bundles(position, kind, count, paid)


def operator_bundles(
    position: Position, kind: Resource | None, count: int, paid: Sequence[CardView]
) -> Iterator[Bundle]:
    """Iterate over bundles of these factories with operators: colonists while there is housing, then robots."""
    estate = position.estate
    cards = without(position.cards, paid)
    unstaffed = count + sum(estate.built.values()) - estate.operators
    if kind is not None:
        yield Bundle(BuyFactories(kind, count, names(paid)), estate.with_works(kind, count, 0, 0), cards)
    for wanted in range(1, unstaffed + 1):
        colonists = min(wanted, estate.berths)
        robots = wanted - colonists
        if robots and not estate.robots_each:
            return
        for_colonists = payment(cards, colonists * estate.colonist_price)
        left = without(cards, for_colonists or ())
        for_robots = payment(left, robots * ROBOT_COST)
        if for_colonists is None or for_robots is None:
            return
        if kind is not None:
            action: Action = BuyFactories(kind, count, names(paid))
        elif colonists:
            action = BuyColonists(colonists, names(for_colonists))
        else:
            action = BuyRobots(robots, names(for_robots))
        yield Bundle(action, estate.with_works(kind, count, colonists, robots), without(left, for_robots))
