"""What an answer would take and bring, for the page of its own seat to show before it is given."""

from functools import cache, partial

import msgspec

from app.engine.codec import decode, encode
from app.engine.decisions import Action, Foresee
from app.engine.events import Seat
from app.engine.foresight import foreseen
from app.games.homesteaders.actions import Bid, Build, Buy, Pass, Pay, Repay, Sell, UseExchange
from app.games.homesteaders.building import with_gold
from app.games.homesteaders.components import GENERAL_STORE, RESOURCES, ROWS, TRACK, Amounts, Bonus, BuildingId, Good
from app.games.homesteaders.deals import deal_of
from app.games.homesteaders.flow import HANDLERS
from app.games.homesteaders.income import do_count, wages_of
from app.games.homesteaders.payment import lost_in, points_of, price_in, sales_of, ways_to_pay
from app.games.homesteaders.railroad import next_space
from app.games.homesteaders.scoring import score_of
from app.games.homesteaders.state import State
from app.games.homesteaders.town import owns


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an answer does, in this order; what there is nothing of is left out."""

    sells: Amounts = {}
    tokens: int = 0
    """Changed at the Bank."""
    debts: int = 0
    buys: Amounts = {}
    price: Amounts = {}
    """What is given for what it buys."""
    gives: Amounts = {}
    lost: int = 0
    """Silver for which gold gets no change."""
    track: int = 0
    bonuses: tuple[Bonus, ...] = ()
    """Where a pass leads on the railroad track, and what can be chosen there."""
    points: int = 0
    """Change of the score if nothing else happened until the end (§8.4); of a bid, by the best way to pay it now."""


def foresee(state: State, seat: Seat) -> Foresee:
    player = state.players[seat]
    due = wages_of(player.goods) if state.stage == "wages" else state.lots[state.lot].amount if state.lots else 0
    data = encode(state)
    outcome = partial(carried_out, data, seat)

    def payment(action: Pay) -> Effect:
        return Effect(
            sells=sales_of(action),
            tokens=action.bank,
            debts=action.debts,
            gives=price_in(action, due),
            lost=lost_in(action, due),
            points=outcome(action)[0],
        )

    def building(action: Build) -> Effect:
        points, price = outcome(action)
        buys = {good: count for good in RESOURCES if (count := getattr(action, f"buy_{good}"))}
        cost = ROWS[BuildingId(action.building)].cost
        gives = with_gold(cost, action.gold_for_copper, action.gold_for_livestock)
        return Effect(buys=buys, price=price, debts=action.debts, gives=gives, points=points)

    def exchange(action: UseExchange) -> Effect:
        points, price = outcome(action)
        buys = {Good(action.good): action.buy} if action.buy else {}
        return Effect(buys=buys, price=price, debts=action.debts, gives={Good(action.good): 1}, points=points)

    def purchase(action: Buy) -> Effect:
        gives = deal_of(action, owns(player, GENERAL_STORE)).gives
        return Effect(gives=gives, debts=action.debts, points=outcome(action)[0])

    @cache
    def bid(amount: int) -> Effect:
        return Effect(points=points_of(player.goods, ways_to_pay(player, amount)[0]))

    def conversion(action: Sell | Repay) -> Effect:
        return Effect(points=outcome(action)[0])

    ending: Foresee = {Sell: conversion, Repay: conversion} if state.stage == "final" else {}
    return {
        Pay: payment,
        Build: building,
        UseExchange: exchange,
        Buy: purchase,
        Bid: lambda action: bid(action.amount),
        Pass: lambda _action: Effect(track=next_space(player), bonuses=TRACK[: next_space(player)]),
        **ending,
    }


def carried_out(data: bytes, seat: Seat, action: Action) -> tuple[int, dict[Good, int]]:
    """Carry an action out on a copy, without anything that follows; return the change of the score and what is given
    for purchases."""
    copy = decode(data, State)
    before = score_of(copy.players[seat])
    told, _ = foreseen(partial(HANDLERS[type(action)], copy, seat, action))
    price: dict[Good, int] = {}
    for event in told:
        if event.key == "homesteaders-bought":
            do_count(price, event.public["gives"])
    return score_of(copy.players[seat]) - before, price
