"""Deals with the supply: what they exchange, and how that is told (spec §2.9, §4.2, §10).

While all decide at the same time deals are part of a draft, so that nobody hears of them before all have answered
(§11.3); otherwise everybody sees them at once.
"""

from collections.abc import Iterator, Mapping

from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.homesteaders.actions import Buy, Hire, Repay, Sell, TakeDebt, Trade, UseBank, UseMarket
from app.games.homesteaders.components import (
    COPPER,
    DEBT,
    DEBT_COSTS,
    DEBT_PAYS,
    FOOD,
    GENERAL_STORE,
    GOLD,
    LIVESTOCK,
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
from app.games.homesteaders.state import Deal, State
from app.games.homesteaders.town import owns

RECIPES: Mapping[Good, Good] = {FOOD: WOOD, STEEL: FOOD}
"""What a Market makes, and of what (§4.3)."""

UNIT_TRADES: tuple[Trade, ...] = (
    *(Buy(resource) for resource in RESOURCES),
    *(Sell(resource) for resource in RESOURCES),
    Hire(),
    TakeDebt(1),
    *(UseMarket(into) for into in RECIPES),
    UseBank(1),
    Repay(SILVER, 1),
    Repay(GOLD, 1),
)
"""Everything that can be traded, one at a time."""


# --- what is exchanged -------------------------------------------------------------------------------------------


def deal_of(action: Trade, store: bool) -> Deal:
    """Return what the action exchanges, for the owner of a General `store` or for somebody else."""
    match action:
        case TakeDebt(count):
            return borrowed(count)
        case Buy(resource, gold):
            return bought_with_gold(Good(resource), 1) if gold else bought(Good(resource), 1)
        case Sell(resource):
            return sold(Good(resource), 1, store)
        case Hire():
            return Deal("hire", {FOOD: 1, TRADE: 1}, {WORKER: 1})
        case UseMarket(into):
            return Deal("market", {RECIPES[Good(into)]: 1, TRADE: 1}, {Good(into): 1})
        case UseBank(count):
            return Deal("bank", {TRADE: count}, {SILVER: count})
        case Repay(means, count):
            return Deal("repay", {Good(means): count * (DEBT_COSTS if means == SILVER else 1), DEBT: count}, {})


def borrowed(count: int) -> Deal:
    return Deal("debts", {}, {DEBT: count, SILVER: DEBT_PAYS * count})


def bought(resource: Good, count: int) -> Deal:
    money, price = PRICES[resource]
    return Deal("buy", {money: price * count, TRADE: count}, {resource: count})


def bought_with_gold(resource: Good, count: int) -> Deal:
    """Return a purchase for gold instead of silver: a piece for each, without change (§4.1)."""
    return Deal("buy", {GOLD: count, TRADE: count}, {resource: count})


def deals_to_buy(buys: Amounts, gold: int) -> Iterator[Deal]:
    """Iterate over the deals that buy all this, paying `gold` pieces for the dearest that have a price in silver.

    Gold comes first, since copper and livestock are paid with it.
    """
    for resource in (GOLD, COPPER, LIVESTOCK, STEEL, FOOD, WOOD):
        count = buys.get(resource, 0)
        for_gold = min(gold, count) if resource in (STEEL, FOOD, WOOD) else 0
        gold -= for_gold
        if for_gold:
            yield bought_with_gold(resource, for_gold)
        if count > for_gold:
            yield bought(resource, count - for_gold)


def sold(resource: Good, count: int, store: bool) -> Deal:
    """Return a sale: the price and a VP chip each, and with a General Store a silver more."""
    money, price = PRICES[resource]
    gets = {money: price * count}
    if store:
        gets[SILVER] = gets.get(SILVER, 0) + count
    return Deal("sell", {resource: count, TRADE: count}, {**gets, VP: count})


# --- making deals ------------------------------------------------------------------------------------------------


def do_deal(state: State, seat: Seat, deal: Deal, turn: Turn) -> None:
    """Give and get, and tell everybody."""
    goods = state.players[seat].goods
    goods.add(deal.gives, -1)
    goods.add(deal.gets)
    tell_deal(seat, deal, turn)


def do_borrow(state: State, seat: Seat, debts: int, turn: Turn) -> None:
    """Take this many debts, or none."""
    if debts:
        do_deal(state, seat, borrowed(debts), turn)


def do_buy_all(state: State, seat: Seat, buys: Amounts, gold: int, debts: int, turn: Turn) -> None:
    """Take debts and buy all this, some of it for gold instead of silver."""
    do_borrow(state, seat, debts, turn)
    for deal in deals_to_buy(buys, gold):
        do_deal(state, seat, deal, turn)


def do_sell_all(state: State, seat: Seat, sales: Amounts, turn: Turn) -> None:
    for resource, count in sales.items():
        do_deal(state, seat, sold(resource, count, owns(state.players[seat], GENERAL_STORE)), turn)


# --- telling -----------------------------------------------------------------------------------------------------

EVENTS = {
    "debts": "homesteaders-borrowed",
    "buy": "homesteaders-bought",
    "sell": "homesteaders-sold",
    "market": "homesteaders-used_market",
    "bank": "homesteaders-used_bank",
    "wages": "homesteaders-wages",
    "repay": "homesteaders-repaid",
}


def tell_deal(seat: Seat, deal: Deal, turn: Turn) -> None:
    """Tell everybody the complete exchange, never what is left (§11.2); workers stay in the open, goods do not."""
    gives, gets = dict(deal.gives), dict(deal.gets)
    if deal.kind == "hire":
        turn.tell("homesteaders-hired", seat=seat, gives=gives, gets=gets, fading=("gives",))
    else:
        turn.tell(EVENTS[deal.kind], seat=seat, gives=gives, gets=gets, fading=("gives", "gets"))
