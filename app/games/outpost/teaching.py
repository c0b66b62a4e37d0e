"""What the coach says in Outpost: what an answer costs and brings, as the standard bot reckons it.

The words are in `static/i18n/<language>/outpost_coach.ftl`.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from app.engine.bots import Remark
from app.engine.decisions import Action, Decision
from app.games.outpost.actions import (
    Assign,
    Bid,
    BuyColonists,
    BuyFactories,
    BuyRobots,
    ChooseMega,
    Discard,
    EndTurn,
    FirstTurnWater,
    OpenAuction,
    Pass,
    Pay,
    PlaceOperator,
)
from app.games.outpost.bot_bidding import affordable, bid_and_payment, highest_bid, rivals_limit, winning_points
from app.games.outpost.bot_estate import POINTS, crews_of, price
from app.games.outpost.bot_outlook import Beliefs, rounds_left
from app.games.outpost.bot_position import Position, only_choice
from app.games.outpost.bot_values import economy_of, final_points
from app.games.outpost.colony import ROBOT_COST
from app.games.outpost.components import AVERAGE, WATER, Resource, UpgradeId
from app.games.outpost.operators import COLONIST, IDLE, ROBOT
from app.games.outpost.sections import OutpostView

BELIEFS = Beliefs()


def goal(view: OutpostView, decision: Decision) -> Remark:
    points = [colony.vp for colony in view.colonies]
    own = points.pop(decision.seat)
    target, rounds = view.table.victory_vp, rounds_left(view, BELIEFS)
    return Remark("outpost-coach-goal", {"target": target, "points": own, "best": max(points), "rounds": rounds})


def why(view: OutpostView, decision: Decision, action: Action) -> Sequence[Remark]:
    reason = REASONS.get(type(action))
    return () if reason is None else [*reason(Position(view, decision, BELIEFS), action)]


# --- purchases ---------------------------------------------------------------------------------------------------


def buy_factories(position: Position, action: BuyFactories) -> Iterator[Remark]:
    kind, count = Resource(action.factory), action.count
    cost = spent(position, action.cards, count * price(position.view.components, kind))
    yield from investment(
        position, "outpost-why-factories", {"factory": kind, "count": count}, cost, count * AVERAGE[kind]
    )
    if crews_of(position.estate).unemployed < count:
        yield Remark("outpost-why-operator_needed", {"factory": kind, "count": count})
    yield from last_points(position, count * POINTS[kind])


def first_water(position: Position, _action: FirstTurnWater) -> Iterator[Remark]:
    yield from investment(
        position, "outpost-why-factories", {"factory": WATER, "count": 1}, position.money, AVERAGE[WATER]
    )


def buy_colonists(position: Position, action: BuyColonists) -> Iterator[Remark]:
    cost = spent(position, action.cards, action.count * position.colony.colonist_cost)
    yield from buy_operators(position, COLONIST, action.count, cost)


def buy_robots(position: Position, action: BuyRobots) -> Iterator[Remark]:
    yield from buy_operators(position, ROBOT, action.count, spent(position, action.cards, action.count * ROBOT_COST))


def buy_operators(position: Position, operator: str, count: int, cost: int) -> Iterator[Remark]:
    people, machines = (count, 0) if operator == COLONIST else (0, count)
    crewed = position.estate.with_works(None, 0, people, machines)
    more = economy_of(crewed, position.outlook).income - economy_of(position.estate, position.outlook).income
    yield from investment(position, "outpost-why-operators", {"operator": operator, "count": count}, cost, more)
    before, after = (sum(POINTS[kind] for kind in crews_of(each).running) for each in (position.estate, crewed))
    yield from last_points(position, after - before)


def investment(position: Position, key: str, what: dict[str, Any], cost: int, income: int) -> Iterator[Remark]:
    """Say in how many rounds a purchase pays itself back, if it earns anything in time, and what is left for bids."""
    if income > 0 and position.outlook.rounds:
        back = -(-cost // income)
        numbers = {"cost": cost, "income": income, "back": back, "rounds": position.outlook.rounds}
        yield Remark(key, {**what, **numbers})
    yield Remark("outpost-why-left", {"left": position.money - cost, "cost": cost})


def last_points(position: Position, points: int) -> Iterator[Remark]:
    if points and not position.outlook.rounds:
        yield Remark("outpost-why-last_points", {"points": points})


def spent(position: Position, cards: Sequence[str], due: int) -> int:
    """Return what is spent: the cards, or the price where money is paid."""
    values = {card.id: card.value for card in position.cards}
    return due if position.view.components.money else sum(values[card] for card in cards)


def end_turn(position: Position, _action: EndTurn) -> Iterator[Remark]:
    yield Remark("outpost-why-end", {"left": position.money, "rounds": position.outlook.rounds})
    hand, income = position.colony.hand_count, economy_of(position.estate, position.outlook).income
    if not position.view.components.money:
        yield Remark("outpost-why-hand", {"hand": hand, "limit": position.colony.hand_limit, "income": income})


# --- auctions ----------------------------------------------------------------------------------------------------


def open_auction(position: Position, action: OpenAuction) -> Iterator[Remark]:
    upgrade = UpgradeId(action.upgrade)
    offer = next(offer for offer in position.offers(OpenAuction) if only_choice(offer, "upgrade") == upgrade)
    yield from bidding(position, upgrade, action.amount, affordable(position, upgrade, offer))


def bid(position: Position, action: Bid) -> Iterator[Remark]:
    auction, offer = position.view.auction, next(position.offers(Bid))
    assert auction is not None
    yield from bidding(position, auction.upgrade, action.amount, affordable(position, auction.upgrade, offer))


def bidding(position: Position, upgrade: UpgradeId, amount: int, bids: range) -> Iterator[Remark]:
    """Say up to which bid it is worth winning, what the bid leaves in hand, and up to where rivals should go."""
    _, paid = bid_and_payment(position, upgrade, amount)

    def terms(least: int) -> tuple[int, int]:
        return bid_and_payment(position, upgrade, least)

    limit = highest_bid(position, upgrade, position.colony, position.money, bids, terms)
    if limit is not None and limit >= amount:
        more = max(0, gain(position, upgrade, paid))
        yield Remark("outpost-why-worth", {"upgrade": upgrade, "limit": limit, "gain": more})
    yield Remark("outpost-why-left", {"left": position.money - paid, "cost": paid})
    if rival := expected_rival(position, upgrade):
        yield Remark("outpost-why-rivals", {"upgrade": upgrade, "limit": rival})


def pass_auction(position: Position, _action: Pass) -> Iterator[Remark]:
    auction = position.view.auction
    if auction is None:
        return
    offer = next(position.offers(Bid), None)
    bids = range(0) if offer is None else affordable(position, auction.upgrade, offer)
    if not bids:
        yield Remark("outpost-why-too_dear", {"least": auction.least, "left": position.money})
        return
    amount, paid = bid_and_payment(position, auction.upgrade, bids[0])
    if (lost := -gain(position, auction.upgrade, paid)) >= 0:
        numbers = {"amount": amount, "cost": paid, "left": position.money - paid, "lost": lost}
        yield Remark("outpost-why-pass", {"upgrade": auction.upgrade, **numbers})


def gain(position: Position, upgrade: UpgradeId, paid: int) -> int:
    """Return the points by the end of the game that winning at this price brings, compared with not winning."""
    without = final_points(position.estate, position.money, position.outlook, bid_from=1)
    return round(winning_points(position, upgrade, paid) - without)


def expected_rival(position: Position, upgrade: UpgradeId) -> int:
    """Return the highest bid expected of a rival who may still bid; 0 if there is none."""
    auction = position.view.auction
    out = () if auction is None else auction.passed
    rivals = [
        colony
        for colony in position.view.colonies
        if colony.seat != position.decision.seat and colony.seat not in out and not colony.internalized
    ]
    return max((rivals_limit(position, upgrade, colony) for colony in rivals), default=0)


def pay(position: Position, action: Pay) -> Iterator[Remark]:
    due = position.decision.params["due"]
    paid = spent(position, action.cards, due)
    yield Remark("outpost-why-pay", {"due": due, "over": paid - due, "left": position.money - paid})


# --- hands and operators -----------------------------------------------------------------------------------------


def discard(position: Position, action: Discard) -> Iterator[Remark]:
    lost, limit = spent(position, action.cards, 0), position.colony.hand_limit
    yield Remark("outpost-why-discard", {"limit": limit, "lost": lost, "left": position.money - lost})


def choose_mega(position: Position, action: ChooseMega) -> Iterator[Remark]:
    count = action.water + action.titanium + action.new_chemicals
    income = economy_of(position.estate, position.outlook).income
    yield Remark("outpost-why-mega" if count else "outpost-why-no_mega", {"income": income, "count": count})


def assign(position: Position, _action: Assign) -> Iterator[Remark]:
    best = economy_of(position.estate, position.outlook).income
    yield Remark("outpost-why-assign", {"before": position.colony.income, "income": best})


def place_operator(position: Position, action: PlaceOperator) -> Iterator[Remark]:
    factory = Resource(position.decision.params["factory"])
    yield Remark("outpost-why-place", {"factory": factory, "income": AVERAGE[factory]})
    if action.source != IDLE:
        source = Resource(action.source)
        yield Remark("outpost-why-place_from", {"factory": source, "income": AVERAGE[source]})


REASONS: dict[type[Action], Callable[[Position, Any], Iterator[Remark]]] = {
    BuyFactories: buy_factories,
    FirstTurnWater: first_water,
    BuyColonists: buy_colonists,
    BuyRobots: buy_robots,
    EndTurn: end_turn,
    OpenAuction: open_auction,
    Bid: bid,
    Pass: pass_auction,
    Pay: pay,
    Discard: discard,
    ChooseMega: choose_mega,
    Assign: assign,
    PlaceOperator: place_operator,
}
