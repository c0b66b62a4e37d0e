"""What an answer would take and bring, for the page of its own seat to show before it is given."""

from functools import partial

import msgspec

from app.engine.decisions import Foresee
from app.engine.events import Seat
from app.games.homesteaders.actions import Bid, Build, Buy, Pass, Pay, Repay, Sell, UseExchange
from app.games.homesteaders.building import purchase_for, with_gold
from app.games.homesteaders.components import GENERAL_STORE, GOLD_PAYS, ROWS, TRACK, Amounts, Bonus, BuildingId, Good
from app.games.homesteaders.deals import deal_of
from app.games.homesteaders.income import wages_of
from app.games.homesteaders.payment import lost_in, price_in, sales_in
from app.games.homesteaders.railroad import next_space
from app.games.homesteaders.scoring import sources
from app.games.homesteaders.state import Goods, Player, State
from app.games.homesteaders.town import owns
from app.games.homesteaders.trade import debts_for


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an answer does, in this order; what there is nothing of is left out."""

    sells: Amounts = {}
    tokens: int = 0
    """Changed at the Bank."""
    debts: int = 0
    """Taken on the way; of a bid, those that it would take if nothing else were done."""
    buys: Amounts = {}
    price: Amounts = {}
    """What is given for what it buys."""
    gives: Amounts = {}
    lost: int = 0
    """Silver for which gold gets no change."""
    short: int = 0
    """Silver that a bid is beyond what all silver and gold pay."""
    track: int = 0
    bonuses: tuple[Bonus, ...] = ()
    """Where a pass leads on the railroad track, and what can be chosen there."""
    points: int = 0
    """Change of the score, for the last conversions."""


def foresee(state: State, seat: Seat) -> Foresee:
    player = state.players[seat]
    due = wages_of(player.goods) if state.stage == "wages" else state.lots[state.lot].amount if state.lots else 0
    ending: Foresee = {kind: partial(conversion, player) for kind in (Sell, Repay)} if state.stage == "final" else {}
    return {
        Pay: partial(payment, due),
        Build: partial(building, player),
        UseExchange: partial(exchange, player),
        Buy: partial(purchase, player),
        Bid: partial(bid, player.goods),
        Pass: lambda _action: Effect(track=next_space(player), bonuses=TRACK[: next_space(player)]),
        **ending,
    }


def payment(due: int, action: Pay) -> Effect:
    return Effect(
        sells=sales_in(action),
        tokens=action.bank,
        debts=action.debts,
        gives=price_in(action, due),
        lost=lost_in(action, due),
    )


def building(player: Player, action: Build) -> Effect:
    cost = ROWS[BuildingId(action.building)].cost
    return bought_for(player, with_gold(cost, action.gold_for_copper, action.gold_for_livestock))


def exchange(player: Player, action: UseExchange) -> Effect:
    return bought_for(player, {Good(action.good): 1})


def bought_for(player: Player, gives: Amounts) -> Effect:
    """Return what is bought before these goods are given."""
    bought = purchase_for(player.goods, gives)
    assert bought is not None
    price = {good: number for good, number in bought.gives.items() if number}
    return Effect(buys=bought.buys, price=price, debts=bought.debts, gives=gives)


def purchase(player: Player, action: Buy) -> Effect:
    return Effect(gives=deal_of(action, owns(player, GENERAL_STORE)).gives, debts=action.debts)


def bid(goods: Goods, action: Bid) -> Effect:
    in_silver = action.amount - GOLD_PAYS * goods.gold
    return Effect(short=max(0, in_silver - goods.silver), debts=debts_for(goods, in_silver))


def conversion(player: Player, action: Sell | Repay) -> Effect:
    deal, goods = deal_of(action, owns(player, GENERAL_STORE)), msgspec.structs.replace(player.goods)
    goods.add(deal.gives, -1)
    goods.add(deal.gets)
    after = msgspec.structs.replace(player, goods=goods)
    return Effect(points=sum(sources(after).values()) - sum(sources(player).values()))
