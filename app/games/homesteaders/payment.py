"""Paying wages and bids: silver, gold without change, and ways to raise what is missing (spec §4.1, §13.1)."""

from itertools import product

from app.engine.choices import Amount, Choose
from app.engine.events import Seat
from app.engine.game import Offer, Turn
from app.games.homesteaders.actions import Pay
from app.games.homesteaders.components import FOOD, GENERAL_STORE, GOLD, GOLD_PAYS, PRICES, SILVER, STEEL, WOOD, Good
from app.games.homesteaders.state import Goods, Player, State
from app.games.homesteaders.town import owns
from app.games.homesteaders.trade import debts_for, do_borrow, do_sell_many

PROPOSALS = 6
"""So many ways of selling are proposed for each number of gold pieces; everything else goes step by step."""
SPARE_GOLD = 3
"""Gold is proposed while at least this much silver is missing (§13.2)."""


def most_gold(goods: Goods, due: int) -> int:
    """Return how many gold pieces may be given: no more than it takes, since there is no change."""
    return min(goods.gold, -(-due // GOLD_PAYS))


def ways_to_pay(player: Player, due: int) -> list[Pay]:
    """Return how a price can be paid at once: with each number of gold pieces, by debts alone or after selling.

    Debts are never more than it takes, and no sale is proposed without which as few debts would do.
    """
    goods, ways = player.goods, []
    for gold in range(most_gold(goods, due) + 1):
        rest = max(0, due - GOLD_PAYS * gold)
        ways.append(Pay(gold, debts=debts_for(goods, rest)))
        if rest > goods.silver and goods.trade:
            ways += ways_to_sell(player, gold, rest)
    return ways


def ways_to_sell(player: Player, gold: int, rest: int) -> list[Pay]:
    """Return the sales that help to raise the silver, those that leave the fewest debts first."""
    goods = player.goods
    extra = int(owns(player, GENERAL_STORE))
    fetches = [PRICES[good][1] + extra for good in (WOOD, FOOD, STEEL)]
    ways = []
    for sales in product(*(range(min(goods.of(good), goods.trade) + 1) for good in (WOOD, FOOD, STEEL))):
        if not 0 < sum(sales) <= goods.trade:
            continue
        raised = sum(number * price for number, price in zip(sales, fetches, strict=True))
        debts = debts_for(goods, rest - raised)
        least = min(price for number, price in zip(sales, fetches, strict=True) if number)
        if debts_for(goods, rest - raised + least) > debts:
            ways.append(Pay(gold, sales[0], sales[1], sales[2], debts))
    return sorted(ways, key=lambda way: (way.debts, way.sell_wood + way.sell_food + way.sell_steel))[:PROPOSALS]


def payment_offers(player: Player, due: int) -> list[Offer]:
    """Offer each of the ways, the usual one first, and say what is wrong with any other."""
    wrong = "not_enough_gold" if most_gold(player.goods, due) == player.goods.gold else "too_much_gold"
    usual = usual_payment(player, due)
    return [
        Offer(
            Pay,
            {
                "gold": Choose((way.gold,), wrong),
                "sell_wood": _exactly(way.sell_wood),
                "sell_food": _exactly(way.sell_food),
                "sell_steel": _exactly(way.sell_steel),
                "debts": Amount(way.debts, way.debts, below="not_enough_silver", above="debts_not_needed"),
            },
        )
        for way in sorted(ways_to_pay(player, due), key=lambda way: way != usual)
    ]


def _exactly(number: int) -> Amount:
    return Amount(number, number, below="way_not_proposed", above="way_not_proposed")


def usual_payment(player: Player, due: int) -> Pay:
    """Return what is paid for a player who does not answer: silver, gold while much is missing, then debts (§13.2)."""
    goods = player.goods
    gold = next(
        (gold for gold in range(most_gold(goods, due)) if due - GOLD_PAYS * gold - goods.silver < SPARE_GOLD),
        most_gold(goods, due),
    )
    return Pay(gold, debts=debts_for(goods, due - GOLD_PAYS * gold))


def do_raise(state: State, seat: Seat, action: Pay, turn: Turn) -> None:
    """Sell and borrow as the way to pay says."""
    sales = {WOOD: action.sell_wood, FOOD: action.sell_food, STEEL: action.sell_steel}
    do_sell_many(state, seat, {good: count for good, count in sales.items() if count}, turn)
    do_borrow(state, seat, action.debts, turn)


def price_in(action: Pay, due: int) -> dict[Good, int]:
    """Return the silver and gold that are given: gold covers 5 each, silver the rest."""
    paid = {SILVER: max(0, due - GOLD_PAYS * action.gold), GOLD: action.gold}
    return {good: number for good, number in paid.items() if number}
