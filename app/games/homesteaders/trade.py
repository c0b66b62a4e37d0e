"""What may be done at any time: debts, market, hiring, the powers of Market and Bank (spec §4.2, §10).

These actions are on offer whenever their player has something to decide. While all decide at the same time they stay
secret, and are told when the last one has answered; otherwise everybody sees them at once (§11.3).
"""

from collections.abc import Mapping
from functools import partial

import msgspec

from app.engine.choices import Amount, Choose, Spec
from app.engine.decisions import Blocked, Menu, Offer
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.homesteaders.actions import Buy, Hire, Repay, Sell, TakeDebt, UseBank, UseMarket
from app.games.homesteaders.components import (
    BANK,
    DEBT,
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
    STEEL,
    TRADE,
    VP,
    WOOD,
    WORKER,
    Amounts,
    Good,
)
from app.games.homesteaders.state import Deal, Goods, State
from app.games.homesteaders.town import owns

DEBTS_AT_ONCE = 10
"""So many debts in one action; who wants more takes more again."""

RECIPES: Mapping[Good, Good] = {FOOD: WOOD, STEEL: FOOD}
"""What a Market makes, and of what (§4.3)."""

REPAYING = {SILVER: "repay_needs_silver", GOLD: "repay_needs_gold"}
"""What debts are repaid with, and what is said to who has too little of it (§8.3)."""

Spelled = tuple[list[Offer], list[Blocked]]


# --- telling -----------------------------------------------------------------------------------------------------

DEALS = {
    "debts": "homesteaders-borrowed",
    "buy": "homesteaders-bought",
    "sell": "homesteaders-sold",
    "market": "homesteaders-used_market",
    "bank": "homesteaders-used_bank",
    "wages": "homesteaders-wages",
    "repay": "homesteaders-repaid",
}


def is_secret(state: State) -> bool:
    """Tell whether all act at the same time, so that nobody is told anything before all have answered (§11.3)."""
    return state.phase in ("wages", "final") or (state.phase == "placing" and not state.in_order)


def do_deal(state: State, seat: Seat, deal: Deal, turn: Turn) -> None:
    """Give and get; tell it now, or when all have answered."""
    player = state.players[seat]
    if not is_secret(state):
        tell_deal(seat, deal, turn)
    else:
        if player.shown is None:
            player.shown = msgspec.structs.replace(player.goods)
        do_note(player.deals, deal)
    player.goods.add(deal.gives, -1)
    player.goods.add(deal.gets)


def do_note(deals: list[Deal], deal: Deal) -> None:
    """Write the deal down, together with the last one if it is of the same kind."""
    last = deals[-1] if deals else None
    if last and (last.kind, [*last.gives], [*last.gets]) == (deal.kind, [*deal.gives], [*deal.gets]):
        for noted, more in ((last.gives, deal.gives), (last.gets, deal.gets)):
            for good, number in more.items():
                noted[good] += number
    else:
        deals.append(deal)


def tell_deal(seat: Seat, deal: Deal, turn: Turn) -> None:
    """Tell everybody the complete exchange, never what is left (§11.2); workers stay in the open, goods do not."""
    gives, gets = dict(deal.gives), dict(deal.gets)
    if deal.kind == "hire":
        turn.tell("homesteaders-hired", seat=seat, gives=gives, gets=gets, fading=("gives",))
    else:
        turn.tell(DEALS[deal.kind], seat=seat, gives=gives, gets=gets, fading=("gives", "gets"))


def do_show_deals(state: State, turn: Turn) -> None:
    """Tell what all did in secret, once the last one has answered."""
    turn.reveal()
    for seat in state.order():
        player = state.players[seat]
        for deal in player.deals:
            tell_deal(seat, deal, turn)
        player.deals, player.shown, player.done = [], None, False


def do_forget_deals(state: State) -> None:
    """Take back what was done in secret, as if it had never been (§5.3)."""
    for player in state.players:
        if player.shown is not None:
            player.goods = player.shown
        player.deals, player.shown, player.done, player.chosen = [], None, False, None


# --- what is on offer --------------------------------------------------------------------------------------------


def free_menus(state: State, seat: Seat) -> tuple[Menu, ...]:
    """Return what may be done besides, at every decision of the seat."""
    return (
        Menu((TakeDebt,), partial(debt_offers, state, seat)),
        Menu((Buy,), partial(buy_offers, state, seat)),
        Menu((Sell,), partial(sell_offers, state, seat)),
        Menu((Hire,), partial(hire_offers, state, seat)),
        Menu((UseMarket,), partial(market_offers, state, seat)),
        Menu((UseBank,), partial(bank_offers, state, seat)),
        Menu((Repay,), partial(repay_offers, state, seat)),
    )


def debt_offers(state: State, seat: Seat) -> Spelled:
    """Offer debts, as many as anybody could want (§4.2)."""
    most = min(DEBTS_AT_ONCE, MOST_DEBTS - state.players[seat].goods.debt)
    if most < 1:
        return [], [Blocked(TakeDebt, Refusal("too_many_debts"))]
    return [Offer(TakeDebt, {"count": Amount(1, most)})], []


def debts_for(goods: Goods, silver: int) -> int:
    """Return how many debts it takes to have that much silver (§13.1)."""
    return max(0, -((goods.silver - silver) // DEBT_PAYS))


def buy_offers(state: State, seat: Seat) -> Spelled:
    """Offer each resource at its price; where silver is short, with the debts that it takes, or with gold (§2.9)."""
    goods = state.players[seat].goods
    if not goods.trade:
        return [], [Blocked(Buy, Refusal("no_trade_token"))]
    offers, blocked = [], []
    for resource, (money, price) in PRICES.items():
        ways = []
        if money == GOLD:
            ways = [(0, 0)] if goods.gold else []
        else:
            if (debts := debts_for(goods, price)) + goods.debt <= MOST_DEBTS:
                ways.append((0, debts))
            if goods.gold and resource != GOLD:
                ways.append((1, 0))
        for gold, debts in ways:
            fields: dict[str, Spec] = {
                "resource": Choose((resource,), "no_such_resource"),
                "gold": Choose((gold,), "too_much_gold" if goods.gold else "not_enough_gold"),
                "debts": Amount(debts, debts, below="not_enough_silver", above="debts_not_needed"),
            }
            offers.append(Offer(Buy, fields))
        if not ways:
            blocked.append(Blocked(Buy, Refusal("not_enough_gold"), {"resource": resource}))
    return offers, blocked


def sell_offers(state: State, seat: Seat) -> Spelled:
    """Offer to sell each resource that there is (§2.9)."""
    goods = state.players[seat].goods
    if not goods.trade:
        return [], [Blocked(Sell, Refusal("no_trade_token"))]
    held = tuple(resource for resource in RESOURCES if goods.of(resource))
    offers = [Offer(Sell, {"resource": Choose(held, "no_such_resource")})] if held else []
    return offers, [
        Blocked(Sell, Refusal("missing_goods", {"missing": {resource: 1}}), {"resource": resource})
        for resource in RESOURCES
        if resource not in held
    ]


def hire_offers(state: State, seat: Seat) -> Spelled:
    """Offer a worker for a trade token and food (§2.9)."""
    goods = state.players[seat].goods
    if not goods.trade:
        return [], [Blocked(Hire, Refusal("no_trade_token"))]
    if not goods.food:
        return [], [Blocked(Hire, Refusal("missing_goods", {"missing": {FOOD: 1}}))]
    return [Offer(Hire)], []


def market_offers(state: State, seat: Seat) -> Spelled:
    """Offer the two conversions of the Market to its owner (§4.3)."""
    player = state.players[seat]
    if not owns(player, MARKET):
        return [], [Blocked(UseMarket, Refusal("no_such_building", {"building": MARKET}))]
    if not player.goods.trade:
        return [], [Blocked(UseMarket, Refusal("no_trade_token"))]
    makes = tuple(into for into, source in RECIPES.items() if player.goods.of(source))
    offers = [Offer(UseMarket, {"into": Choose(makes, "no_such_resource")})] if makes else []
    return offers, [
        Blocked(UseMarket, Refusal("missing_goods", {"missing": {source: 1}}), {"into": into})
        for into, source in RECIPES.items()
        if into not in makes
    ]


def bank_offers(state: State, seat: Seat) -> Spelled:
    """Offer silver for trade tokens to the owner of the Bank (§4.3)."""
    player = state.players[seat]
    if not owns(player, BANK):
        return [], [Blocked(UseBank, Refusal("no_such_building", {"building": BANK}))]
    if not player.goods.trade:
        return [], [Blocked(UseBank, Refusal("no_trade_token"))]
    return [Offer(UseBank, {"count": Amount(1, player.goods.trade, above="not_enough_trade_tokens")})], []


def repay_offers(state: State, seat: Seat) -> Spelled:
    """Offer to buy back debts, but only after the last income (§8.3)."""
    goods = state.players[seat].goods
    if state.phase != "final":
        return [], [Blocked(Repay, Refusal("too_early"))]
    if not goods.debt:
        return [], [Blocked(Repay, Refusal("no_debt"))]
    offers, blocked = [], []
    for means, has in ((SILVER, goods.silver // DEBT_COSTS), (GOLD, goods.gold)):
        if has:
            fields: dict[str, Spec] = {"means": Choose((means,)), "count": Amount(1, min(goods.debt, has))}
            offers.append(Offer(Repay, fields))
        else:
            blocked.append(Blocked(Repay, Refusal(REPAYING[means]), {"means": means}))
    return offers, blocked


# --- what is done ------------------------------------------------------------------------------------------------


def do_take_debt(state: State, seat: Seat, action: TakeDebt, turn: Turn) -> None:
    """Bring 2 silver and a debt chip, as often as asked for."""
    do_borrow(state, seat, action.count, turn)


def do_borrow(state: State, seat: Seat, debts: int, turn: Turn) -> None:
    """Take so many debts; none is fine too."""
    if debts:
        do_deal(state, seat, Deal("debts", {}, {DEBT: debts, SILVER: DEBT_PAYS * debts}), turn)


def do_buy(state: State, seat: Seat, action: Buy, turn: Turn) -> None:
    """Exchange a trade token and the price for a resource; gold given for silver gets no change."""
    do_borrow(state, seat, action.debts, turn)
    resource = Good(action.resource)
    gives = {GOLD: action.gold} if action.gold else dict((PRICES[resource],))
    do_deal(state, seat, Deal("buy", {**gives, TRADE: 1}, {resource: 1}), turn)


def do_buy_for_silver(state: State, seat: Seat, buys: Amounts, debts: int, turn: Turn) -> None:
    """Take debts and buy all this; gold comes first, since copper and livestock are paid with it."""
    do_borrow(state, seat, debts, turn)
    for resource in (GOLD, *(each for each in RESOURCES if each != GOLD)):
        if count := buys.get(resource, 0):
            money, price = PRICES[resource]
            do_deal(state, seat, Deal("buy", {money: price * count, TRADE: count}, {resource: count}), turn)


def do_sell(state: State, seat: Seat, action: Sell, turn: Turn) -> None:
    """Exchange a trade token and a resource for its price and a VP chip."""
    do_sell_many(state, seat, {Good(action.resource): 1}, turn)


def do_sell_many(state: State, seat: Seat, sales: Amounts, turn: Turn) -> None:
    """Sell all this; a General Store adds a silver to each sale."""
    extra = int(owns(state.players[seat], GENERAL_STORE))
    for resource, count in sales.items():
        money, price = PRICES[resource]
        gets = {money: price * count}
        if extra:
            gets[SILVER] = gets.get(SILVER, 0) + count
        do_deal(state, seat, Deal("sell", {resource: count, TRADE: count}, {**gets, VP: count}), turn)


def do_hire(state: State, seat: Seat, _action: Hire, turn: Turn) -> None:
    """Exchange a trade token and food for a worker."""
    do_deal(state, seat, Deal("hire", {FOOD: 1, TRADE: 1}, {WORKER: 1}), turn)


def do_use_market(state: State, seat: Seat, action: UseMarket, turn: Turn) -> None:
    """Exchange a trade token and wood for food, or food for steel."""
    into = Good(action.into)
    do_deal(state, seat, Deal("market", {RECIPES[into]: 1, TRADE: 1}, {into: 1}), turn)


def do_use_bank(state: State, seat: Seat, action: UseBank, turn: Turn) -> None:
    """Exchange trade tokens for silver, one for one."""
    do_deal(state, seat, Deal("bank", {TRADE: action.count}, {SILVER: action.count}), turn)


def do_repay(state: State, seat: Seat, action: Repay, turn: Turn) -> None:
    """Buy back debts, each for 5 silver or a piece of gold."""
    means = Good(action.means)
    price = DEBT_COSTS if means == SILVER else 1
    do_deal(state, seat, Deal("repay", {means: price * action.count, DEBT: action.count}, {}), turn)
