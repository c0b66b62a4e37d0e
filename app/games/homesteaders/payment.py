"""Paying wages and bids: silver, gold without change, and ways to raise what is missing (spec §4.1, §13.1)."""

from collections.abc import Iterator
from itertools import product

from app.engine.choices import Amount, Choose
from app.engine.decisions import Offer
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.homesteaders.actions import Pay, UseBank
from app.games.homesteaders.components import (
    BANK,
    COPPER,
    DEBT_PAYS,
    FOOD,
    GENERAL_STORE,
    GOLD,
    GOLD_PAYS,
    LIVESTOCK,
    PRICES,
    SILVER,
    STEEL,
    WOOD,
    Good,
)
from app.games.homesteaders.deals import do_borrow, do_sell_all
from app.games.homesteaders.points import PRECIOUS_VP, cost_of_debts
from app.games.homesteaders.rules import Rules
from app.games.homesteaders.state import Goods, Player, State
from app.games.homesteaders.town import owns
from app.games.homesteaders.trade import do_trade

MOST_DEALS = 4
"""Maximum number of trade tokens spent within a payment; further deals can be made before it."""
ALTERNATIVES = 3
"""Maximum number of ways proposed for each number of trade tokens."""
SELLS = {good: f"sell_{good}" for good in (WOOD, FOOD, STEEL, COPPER, LIVESTOCK, GOLD)}
"""In the order in which they are sold: copper and livestock fetch gold, which may be sold in turn."""
SPARE_GOLD = 3
"""By default gold is given while at least this much silver is missing (§13.2)."""


def most_gold(goods: Goods, due: int) -> int:
    """Return how many gold pieces may be given: no more than it takes, since there is no change."""
    return min(goods.gold, -(-due // GOLD_PAYS))


# --- ways to pay -------------------------------------------------------------------------------------------------


def ways_to_pay(player: Player, due: int) -> list[Pay]:
    """Return how a price can be paid at once, the best first: what costs the fewest points at the end.

    Gold, silver and debts alone will do, with each number of gold pieces at hand. Deals are proposed where they save
    points, and more of them only where that saves more.
    """
    goods = player.goods
    by_tokens: list[list[Pay]] = [[] for _ in range(MOST_DEALS + 1)]
    for way in ways_to_raise(player, due):
        by_tokens[tokens_of(way)].append(way)
    ways = by_tokens[0]
    for raised in by_tokens[1:]:
        most = max(points_of(goods, way) for way in ways)
        better = [way for way in raised if points_of(goods, way) > most]
        ways += sorted(better, key=lambda way: rank_of(goods, way))[:ALTERNATIVES]
    return sorted(ways, key=lambda way: rank_of(goods, way))


def rank_of(goods: Goods, way: Pay) -> tuple[object, ...]:
    """Return what is compared: points, then tokens, debts, gold, and what is sold, the most precious first."""
    sold = (way.sell_livestock, way.sell_copper, way.sell_gold, way.sell_steel, way.sell_food, way.sell_wood)
    return -points_of(goods, way), tokens_of(way), way.debts, way.gold, sold


def points_of(goods: Goods, way: Pay) -> int:
    """Return what the way changes in the points at the end (§8.4): a VP chip for each sale, gold, debts.

    Copper and livestock that are sold become gold, which counts as much.
    """
    gold = way.gold + way.sell_gold
    return sum(sales_of(way).values()) - PRECIOUS_VP * gold - cost_of_debts(goods, way.debts)


def sales_of(way: Pay) -> dict[Good, int]:
    return {good: count for good, name in SELLS.items() if (count := getattr(way, name))}


def tokens_of(way: Pay) -> int:
    return way.bank + sum(sales_of(way).values())


def ways_to_raise(player: Player, due: int) -> Iterator[Pay]:
    """Go through the ways to pay without any superfluous deal, which are sales and tokens changed at the Bank.

    That is, without any one of them there would be too little gold, or more debts would be needed.
    """
    goods, store = player.goods, int(owns(player, GENERAL_STORE))
    tokens = min(goods.trade, MOST_DEALS)
    kinds = {"bank": (1, tokens)} if owns(player, BANK) else {}
    kinds |= {SELLS[good]: (PRICES[good][1] + store, goods.of(good)) for good in (WOOD, FOOD, STEEL)}
    most_rare = min(tokens, goods.copper + goods.livestock)
    for gold, rare in product(range(-(-due // GOLD_PAYS) + 1), range(most_rare + 1)):
        rest_gold = goods.gold + rare - gold
        if rest_gold < 0:
            continue
        kinds[SELLS[GOLD]] = (PRICES[GOLD][1] + store, rest_gold)
        short = due - GOLD_PAYS * gold - goods.silver - store * rare
        for counts, left, least in deals_for([*kinds.values()], tokens - rare, short):
            debts = debts_to_cover(left)
            if least and debts_to_cover(left + least) == debts:
                continue
            if rare and counts[-1] < rest_gold and debts_to_cover(left + store) == debts:
                continue
            deals = dict(zip(kinds, counts, strict=True))
            for copper in range(max(0, rare - goods.livestock), min(rare, goods.copper) + 1):
                yield Pay(gold, **deals, sell_copper=copper, sell_livestock=rare - copper, debts=debts)


def debts_to_cover(short: int) -> int:
    return -(-max(0, short) // DEBT_PAYS)


def deals_for(
    kinds: list[tuple[int, int]], tokens: int, short: int, least: int = 0
) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Go through how many deals of each kind to make until nothing is short.

    A kind is what a deal brings and how often it can be made; what is still short is told, and what the least deal
    brings.
    """
    if not kinds or not tokens or short <= 0:
        yield (0,) * len(kinds), short, least
        return
    (brings, most), *others = kinds
    for count in range(min(most, tokens, -(-short // brings)) + 1):
        smallest = min(brings, least or brings) if count else least
        for more, left, each in deals_for(others, tokens - count, short - count * brings, smallest):
            yield (count, *more), left, each


# --- paying ------------------------------------------------------------------------------------------------------


def is_foregone(rules: Rules, player: Player, due: int) -> bool:
    """Tell whether everybody knows that there is only one way to pay: nothing is due, or all see what there is."""
    return not due or (rules.open_screens and [way.debts for way in ways_to_pay(player, due)] == [0])


def payment_offers(player: Player, due: int) -> list[Offer]:
    """Offer each of the ways, and say what is wrong with any other."""
    wrong = "not_enough_gold" if most_gold(player.goods, due) == player.goods.gold else "too_much_gold"
    return [
        Offer(
            Pay,
            {
                "gold": Choose((way.gold,), wrong),
                **{name: _exactly(getattr(way, name)) for name in (*SELLS.values(), "bank")},
                "debts": Amount(way.debts, way.debts, below="not_enough_silver", above="debts_not_needed"),
            },
        )
        for way in ways_to_pay(player, due)
    ]


def _exactly(number: int) -> Amount:
    return Amount(number, number, below="way_not_proposed", above="way_not_proposed")


def usual_payment(player: Player, due: int) -> Pay:
    """Return what is proposed: silver, gold while much is missing, then debts (§13.2)."""
    goods = player.goods
    gold = next(
        (gold for gold in range(most_gold(goods, due)) if due - GOLD_PAYS * gold - goods.silver < SPARE_GOLD),
        most_gold(goods, due),
    )
    return Pay(gold, debts=debts_to_cover(due - GOLD_PAYS * gold - goods.silver))


def do_raise(state: State, seat: Seat, action: Pay, turn: Turn) -> None:
    """Sell, change and borrow as the way to pay says."""
    do_sell_all(state, seat, sales_of(action), turn)
    if action.bank:
        do_trade(state, seat, UseBank(action.bank), turn)
    do_borrow(state, seat, action.debts, turn)


def lost_in(action: Pay, due: int) -> int:
    """Return what is given beyond the price: gold gets no change."""
    return max(0, GOLD_PAYS * action.gold - due)


def price_in(action: Pay, due: int) -> dict[Good, int]:
    """Return the silver and gold that are given: gold covers 5 each, silver the rest."""
    paid = {SILVER: max(0, due - GOLD_PAYS * action.gold), GOLD: action.gold}
    return {good: number for good, number in paid.items() if number}
