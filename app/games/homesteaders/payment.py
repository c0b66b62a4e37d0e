"""Paying wages and bids: silver, gold without change, and ways to raise what is missing (spec §4.1, §13.1)."""

from collections.abc import Iterator

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
from app.games.homesteaders.state import Goods, Player, State
from app.games.homesteaders.town import owns
from app.games.homesteaders.trade import debts_for, do_trade

PROPOSALS = 6
"""So many ways with deals are proposed for each number of gold pieces; everything else goes step by step."""
SELLS = {good: f"sell_{good}" for good in (WOOD, FOOD, STEEL, COPPER, LIVESTOCK)}
SPARE_GOLD = 3
"""Gold is proposed while at least this much silver is missing (§13.2)."""


def most_gold(goods: Goods, due: int) -> int:
    """Return how many gold pieces may be given: no more than it takes, since there is no change."""
    return min(goods.gold, -(-due // GOLD_PAYS))


def ways_to_pay(player: Player, due: int) -> list[Pay]:
    """Return how a price can be paid at once, for each number of gold pieces: by debts alone, or after some deals.

    Debts are never more than it takes, and no deal is proposed without which as few debts would do. Copper and
    livestock are sold for gold where there is none left and a piece would be proposed if there were.
    """
    goods, ways = player.goods, []
    for gold in range(-(-due // GOLD_PAYS) + 1):
        rest, sold = due - GOLD_PAYS * gold, max(0, gold - goods.gold)
        if not sold:
            ways += [Pay(gold, debts=debts_for(goods, rest)), *ways_to_raise(player, gold, rest)]
        elif sold > goods.trade or rest + GOLD_PAYS - goods.silver < SPARE_GOLD:
            break
        else:
            debts = debts_for(goods, rest - sold * owns(player, GENERAL_STORE))
            for copper in range(max(0, sold - goods.livestock), min(sold, goods.copper) + 1):
                ways.append(Pay(gold, sell_copper=copper, sell_livestock=sold - copper, debts=debts))
    return ways


def ways_to_raise(player: Player, gold: int, rest: int) -> list[Pay]:
    """Return the best ways to raise the silver that is short by deals, with the debts that it still takes.

    No deal is superfluous: without any one of them more debts would be needed. The fewest debts come first, then the
    fewest deals, then the least that is given for them.
    """
    goods, extra = player.goods, int(owns(player, GENERAL_STORE))
    kinds = {"bank": (1, goods.trade)} if owns(player, BANK) else {}
    kinds |= {SELLS[good]: (PRICES[good][1] + extra, goods.of(good)) for good in (WOOD, FOOD, STEEL)}
    found = []
    for counts, left, least in deals_for([*kinds.values()], goods.trade, rest - goods.silver):
        debts = -(-max(0, left) // DEBT_PAYS)
        if -(-max(0, left + least) // DEBT_PAYS) > debts:
            found.append((debts, sum(counts), counts[::-1]))
    return [
        Pay(gold, debts=debts, **dict(zip(kinds, counts[::-1], strict=True)))
        for debts, _, counts in sorted(found)[:PROPOSALS]
    ]


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


def payment_offers(player: Player, due: int) -> list[Offer]:
    """Offer each of the ways, the usual one first, and say what is wrong with any other."""
    wrong = "not_enough_gold" if most_gold(player.goods, due) == player.goods.gold else "too_much_gold"
    usual = usual_payment(player, due)
    return [
        Offer(
            Pay,
            {
                "gold": Choose((way.gold,), wrong),
                **{name: _exactly(getattr(way, name)) for name in (*SELLS.values(), "bank")},
                "debts": Amount(way.debts, way.debts, below="not_enough_silver", above="debts_not_needed"),
            },
        )
        for way in sorted(ways_to_pay(player, due), key=lambda way: (way != usual, way.debts))
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
    """Sell, change and borrow as the way to pay says."""
    do_sell_all(state, seat, sales_in(action), turn)
    if action.bank:
        do_trade(state, seat, UseBank(action.bank), turn)
    do_borrow(state, seat, action.debts, turn)


def sales_in(action: Pay) -> dict[Good, int]:
    return {good: count for good, name in SELLS.items() if (count := getattr(action, name))}


def lost_in(action: Pay, due: int) -> int:
    """Return what is given beyond the price: gold gets no change."""
    return max(0, GOLD_PAYS * action.gold - due)


def price_in(action: Pay, due: int) -> dict[Good, int]:
    """Return the silver and gold that are given: gold covers 5 each, silver the rest."""
    paid = {SILVER: max(0, due - GOLD_PAYS * action.gold), GOLD: action.gold}
    return {good: number for good, number in paid.items() if number}
