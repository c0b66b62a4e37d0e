"""What may be done at any time: debts, market, hiring, the powers of Market and Bank (spec §4.2, §10).

These actions are on offer whenever their player has something to decide; `deals.py` says what they exchange.
"""

from functools import partial

from app.engine.choices import Amount, Choose
from app.engine.decisions import Blocked, Entry, Menu, Offer
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.homesteaders.actions import Buy, Hire, Repay, Sell, TakeDebt, Trade, UseBank, UseMarket
from app.games.homesteaders.components import (
    BANK,
    DEBT_COSTS,
    DEBT_PAYS,
    FOOD,
    GENERAL_STORE,
    GOLD,
    MARKET,
    MOST_DEBTS,
    PRICES,
    RESOURCES,
    SILVER,
    Good,
)
from app.games.homesteaders.deals import RECIPES, deal_of, do_borrow, do_deal
from app.games.homesteaders.points import PRECIOUS_VP, cost_of_debts
from app.games.homesteaders.state import Goods, State
from app.games.homesteaders.town import owns

DEBTS_AT_ONCE = 10
"""Maximum number of debts per action; more can be taken by another one."""

REPAYING = {SILVER: "repay_needs_silver", GOLD: "repay_needs_gold"}
"""Ways to repay a debt, with the error code if the player has too little (§8.3)."""


def do_trade(state: State, seat: Seat, action: Trade, turn: Turn) -> None:
    do_deal(state, seat, deal_of(action, owns(state.players[seat], GENERAL_STORE)), turn)


def do_buy(state: State, seat: Seat, action: Buy, turn: Turn) -> None:
    """Borrow what is missing, then buy; gold given for silver gets no change."""
    do_borrow(state, seat, action.debts, turn)
    do_trade(state, seat, action, turn)


# --- what is on offer --------------------------------------------------------------------------------------------


def free_menus(state: State, seat: Seat) -> tuple[Menu, ...]:
    """Return what may be done besides, at every decision of the seat."""
    return (
        Menu((TakeDebt,), partial(debt_entries, state, seat)),
        Menu((Buy,), partial(buy_entries, state, seat)),
        Menu((Sell,), partial(sell_entries, state, seat)),
        Menu((Hire,), partial(hire_entries, state, seat)),
        Menu((UseMarket,), partial(market_entries, state, seat)),
        Menu((UseBank,), partial(bank_entries, state, seat)),
        Menu((Repay,), partial(repay_entries, state, seat)),
    )


def debt_entries(state: State, seat: Seat) -> list[Entry]:
    """Offer debts, as many as anybody could want (§4.2)."""
    most = min(DEBTS_AT_ONCE, MOST_DEBTS - state.players[seat].goods.debt)
    return [Blocked(TakeDebt, Refusal("too_many_debts")) if most < 1 else Offer(TakeDebt, {"count": Amount(1, most)})]


def debts_for(goods: Goods, silver: int) -> int:
    """Return how many debts it takes to have that much silver (§13.1)."""
    return max(0, -((goods.silver - silver) // DEBT_PAYS))


def buy_entries(state: State, seat: Seat) -> list[Entry]:
    """Offer each resource at its price; where silver is short, with the debts that it takes, or with gold (§2.9)."""
    goods = state.players[seat].goods
    if not goods.trade:
        return [Blocked(Buy, Refusal("no_trade_token"))]
    entries: list[Entry] = []
    for resource in PRICES:
        ways = ways_to_buy(goods, resource)
        entries += [
            Offer(
                Buy,
                {
                    "resource": Choose((resource,), "no_such_resource"),
                    "gold": Choose((gold,), "too_much_gold" if goods.gold else "not_enough_gold"),
                    "debts": Amount(debts, debts, below="not_enough_silver", above="debts_not_needed"),
                },
            )
            for gold, debts in ways
        ]
        if not ways:
            entries.append(Blocked(Buy, Refusal("not_enough_gold"), {"resource": resource}))
    return entries


def ways_to_buy(goods: Goods, resource: Good) -> list[tuple[int, int]]:
    """Return the gold given instead of silver and the debts taken, for each way to pay a resource, best first."""
    money, price = PRICES[resource]
    if money == GOLD:
        return [(0, 0)] if goods.gold else []
    debts = debts_for(goods, price)
    ways = [(0, debts)] if debts + goods.debt <= MOST_DEBTS else []
    if not goods.gold or resource == GOLD:
        return ways
    return [(1, 0), *ways] if cost_of_debts(goods, debts) > PRECIOUS_VP else [*ways, (1, 0)]


def sell_entries(state: State, seat: Seat) -> list[Entry]:
    """Offer to sell each resource that there is (§2.9)."""
    goods = state.players[seat].goods
    if not goods.trade:
        return [Blocked(Sell, Refusal("no_trade_token"))]
    held = tuple(resource for resource in RESOURCES if goods.of(resource))
    offers = [Offer(Sell, {"resource": Choose(held, "no_such_resource")})] if held else []
    return [
        *offers,
        *(
            Blocked(Sell, Refusal("missing_goods", {"missing": {resource: 1}}), {"resource": resource})
            for resource in RESOURCES
            if resource not in held
        ),
    ]


def hire_entries(state: State, seat: Seat) -> list[Entry]:
    """Offer a worker for a trade token and food (§2.9)."""
    goods = state.players[seat].goods
    if not goods.trade:
        return [Blocked(Hire, Refusal("no_trade_token"))]
    if not goods.food:
        return [Blocked(Hire, Refusal("missing_goods", {"missing": {FOOD: 1}}))]
    return [Offer(Hire)]


def market_entries(state: State, seat: Seat) -> list[Entry]:
    """Offer the two conversions of the Market to its owner (§4.3)."""
    player = state.players[seat]
    if not owns(player, MARKET):
        return [Blocked(UseMarket, Refusal("no_such_building", {"building": MARKET}))]
    if not player.goods.trade:
        return [Blocked(UseMarket, Refusal("no_trade_token"))]
    makes = tuple(into for into, source in RECIPES.items() if player.goods.of(source))
    offers = [Offer(UseMarket, {"into": Choose(makes, "no_such_resource")})] if makes else []
    return [
        *offers,
        *(
            Blocked(UseMarket, Refusal("missing_goods", {"missing": {source: 1}}), {"into": into})
            for into, source in RECIPES.items()
            if into not in makes
        ),
    ]


def bank_entries(state: State, seat: Seat) -> list[Entry]:
    """Offer silver for trade tokens to the owner of the Bank (§4.3)."""
    player = state.players[seat]
    if not owns(player, BANK):
        return [Blocked(UseBank, Refusal("no_such_building", {"building": BANK}))]
    if not player.goods.trade:
        return [Blocked(UseBank, Refusal("no_trade_token"))]
    return [Offer(UseBank, {"count": Amount(1, player.goods.trade, above="not_enough_trade_tokens")})]


def repay_entries(state: State, seat: Seat) -> list[Entry]:
    """Offer to buy back debts, but only after the last income (§8.3)."""
    goods = state.players[seat].goods
    if state.stage != "final":
        return [Blocked(Repay, Refusal("too_early"))]
    if not goods.debt:
        return [Blocked(Repay, Refusal("no_debt"))]
    return [
        Offer(Repay, {"means": Choose((means,)), "count": Amount(1, min(goods.debt, has))})
        if has
        else Blocked(Repay, Refusal(REPAYING[means]), {"means": means})
        for means, has in ((SILVER, goods.silver // DEBT_COSTS), (GOLD, goods.gold))
    ]
