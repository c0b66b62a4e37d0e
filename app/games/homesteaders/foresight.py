"""What an answer would take and bring, for the page of its own seat to show before it is given."""

from collections.abc import Callable
from functools import cache, partial

import msgspec

from app.engine.codec import decode, encode
from app.engine.decisions import Action, Foresee
from app.engine.events import Seat
from app.engine.foresight import foreseen
from app.engine.turn import Turn
from app.games.homesteaders.actions import Bid, Build, Buy, Pass, Pay, Repay, Sell, UseExchange
from app.games.homesteaders.building import with_gold
from app.games.homesteaders.components import (
    GENERAL_STORE,
    GOODS,
    RESOURCES,
    ROWS,
    TRACK,
    Amounts,
    Bonus,
    BuildingId,
    Good,
)
from app.games.homesteaders.deals import deal_of
from app.games.homesteaders.flow import HANDLERS
from app.games.homesteaders.income import do_count, income_of, total_of, wages_of
from app.games.homesteaders.payment import do_raise, lost_in, points_of, price_in, sales_of, ways_to_pay
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
    leaves: Amounts = {}
    """How many there are afterwards of each good of which the number changes."""
    income: Amounts = {}
    """Of a building: what the town then brings each round before any worker is placed."""


class Outcome(msgspec.Struct, frozen=True):
    """What has become of a player who carried out an action."""

    points: int
    price: Amounts
    """What was given for purchases."""
    leaves: Amounts
    income: Amounts


def foresee(state: State, seat: Seat) -> Foresee:
    player = state.players[seat]
    due = wages_of(player.goods) if state.stage == "wages" else state.lots[state.lot].amount if state.lots else 0
    data = encode(state)

    def outcome(action: Action) -> Outcome:
        def do(copy: State, seat: Seat, turn: Turn) -> None:
            HANDLERS[type(action)](copy, seat, action, turn)

        return carried_out(data, seat, do)

    def payment(action: Pay) -> Effect:
        after = outcome(action)
        return Effect(
            sells=sales_of(action),
            tokens=action.bank,
            debts=action.debts,
            gives=price_in(action, due),
            lost=lost_in(action, due),
            points=after.points,
            leaves=after.leaves,
        )

    def building(action: Build) -> Effect:
        after = outcome(action)
        buys = {good: count for good in RESOURCES if (count := getattr(action, f"buy_{good}"))}
        cost = ROWS[BuildingId(action.building)].cost
        gives = with_gold(cost, action.gold_for_copper, action.gold_for_livestock)
        return Effect(
            buys=buys,
            price=after.price,
            debts=action.debts,
            gives=gives,
            points=after.points,
            leaves=after.leaves,
            income=after.income,
        )

    def exchange(action: UseExchange) -> Effect:
        after, good = outcome(action), Good(action.good)
        buys = {good: action.buy} if action.buy else {}
        return Effect(
            buys=buys, price=after.price, debts=action.debts, gives={good: 1}, points=after.points, leaves=after.leaves
        )

    def purchase(action: Buy) -> Effect:
        gives = deal_of(action, owns(player, GENERAL_STORE)).gives
        return Effect(gives=gives, debts=action.debts, points=outcome(action).points)

    @cache
    def bid(amount: int) -> Effect:
        way = ways_to_pay(player, amount)[0]
        paid = carried_out(data, seat, partial(do_pay_with, way, amount))
        return Effect(points=points_of(player.goods, way), leaves=paid.leaves)

    def conversion(action: Sell | Repay) -> Effect:
        return Effect(points=outcome(action).points)

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


def do_pay_with(way: Pay, due: int, state: State, seat: Seat, turn: Turn) -> None:
    """Pay this price in this way."""
    do_raise(state, seat, way, turn)
    state.players[seat].goods.add(price_in(way, due), -1)


def carried_out(data: bytes, seat: Seat, do: Callable[[State, Seat, Turn], None]) -> Outcome:
    """Carry something out on a copy, without anything that follows."""
    copy = decode(data, State)
    player = copy.players[seat]
    score, goods = score_of(player), msgspec.structs.asdict(player.goods)
    told, _ = foreseen(partial(do, copy, seat))
    price: dict[Good, int] = {}
    for event in told:
        if event.key == "homesteaders-bought":
            do_count(price, event.public["gives"])
    left = {good: count for good in GOODS if (count := player.goods.of(good)) != goods[good]}
    income = total_of(income_of(player.buildings, {}, player.goods.worker, player.goods.rail))
    return Outcome(score_of(player) - score, price, left, income)
