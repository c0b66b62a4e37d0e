"""The results of the standard bot's actions, and their values (`bot_values.py`)."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from app.engine.choices import Amount, Choose
from app.engine.decisions import Action, Decision, Offer
from app.games.homesteaders.actions import Build, Pay
from app.games.homesteaders.bot_ending import best_ending
from app.games.homesteaders.bot_values import Buildings, Estate, Values, do_borrow_if_short, goods_value
from app.games.homesteaders.box import BOX
from app.games.homesteaders.building import BUYS, ways_to_build_with, with_gold
from app.games.homesteaders.components import (
    DEBT,
    FINAL_INCOME,
    FORGE,
    GOLD,
    GOLD_PAYS,
    PRICES,
    RIVER_PORT,
    ROUNDS,
    ROWS,
    SILVER,
    TRACK,
    TRADE,
    TYPES,
    VP,
    WORKER,
    Amounts,
    BuildingId,
    Tile,
    TileId,
    Type,
)
from app.games.homesteaders.deals import borrowed, deals_to_buy
from app.games.homesteaders.payment import SELLS
from app.games.homesteaders.state import Goods
from app.games.homesteaders.view import HomesteadersView


class Situation(msgspec.Struct, frozen=True):
    """What values depend on besides goods and town: how they are judged, the round, and the buildings on offer."""

    values: Values
    turn: int
    offer: Buildings

    def worth(self, goods: Goods, estate: Estate) -> float:
        """Return the value of these goods and this town after the income of the round."""
        return self.values.position_value(goods, estate, self.turn)

    def with_gain(self, goods: Goods, estate: Estate, gains: Amounts) -> float:
        return self.values.with_gain(goods, estate, self.turn, gains)

    def after_advance(self, goods: Goods, estate: Estate) -> tuple[float, str, str]:
        """Return the value after an advance on the railroad track, and the bonus to take with its resource."""
        return self.values.best_bonus(goods, estate, self.turn, min(len(TRACK), estate.track + 1))


class Position:
    """A decision, and the view of its seat."""

    def __init__(self, view: HomesteadersView, decision: Decision, values: Values) -> None:
        assert view.desk is not None
        self.view = view
        self.decision = decision
        self.values = values
        self.turn = view.table.round
        self.situation = Situation(values, self.turn, tuple(name for name, left in view.offer.now.items() if left))
        town = view.towns[decision.seat]
        hidden = msgspec.structs.asdict(view.screens[decision.seat])
        self.goods = Goods(**hidden, worker=view.desk.workers, rail=town.rails)
        self.estate = Estate(tuple(town.buildings), view.desk.workers, town.rails, town.track)

    def offers(self, action: type[Action]) -> Iterator[Offer]:
        return (offer for offer in self.decision.offers if offer.action is action)

    def worth(self) -> float:
        """Return the value of what there is, after the income of the round."""
        return self.situation.worth(self.goods, self.estate)


def fixed(offer: Offer) -> Action:
    """Return the action of an offer that allows only one."""
    fields = {}
    for name, spec in offer.fields.items():
        assert isinstance(spec, Amount | Choose)
        fields[name] = spec.low if isinstance(spec, Amount) else spec.items[0]
    return offer.action(**fields)


# --- what actions lead to ----------------------------------------------------------------------------------------


def after_paying(goods: Goods, way: Pay, due: int, store: bool) -> Goods:
    rest = msgspec.structs.replace(goods)
    for good, name in SELLS.items():
        if count := getattr(way, name):
            money, price = PRICES[good]
            rest.add({good: count, TRADE: count}, -1)
            rest.add({money: price * count, VP: count})
            rest.silver += store * count
    rest.add({TRADE: -way.bank, SILVER: way.bank})
    rest.add({DEBT: way.debts, SILVER: 2 * way.debts - max(0, due - GOLD_PAYS * way.gold), GOLD: -way.gold})
    return rest


def do_buy(goods: Goods, buys: Amounts, gold: int, debts: int) -> None:
    for deal in (borrowed(debts), *deals_to_buy(buys, gold)):
        goods.add(deal.gives, -1)
        goods.add(deal.gets)


def after_building(goods: Goods, estate: Estate, way: Build) -> tuple[Goods, Estate]:
    rest, row = msgspec.structs.replace(goods), ROWS[BuildingId(way.building)]
    do_buy(rest, {good: getattr(way, name) for good, name in BUYS.items()}, way.gold, way.debts)
    rest.add(with_gold(row.cost, way.gold_for_copper, way.gold_for_livestock), -1)
    rest.vp += FORGE in estate.buildings
    if row.on_build == "trade":
        rest.trade += 1
    elif row.on_build == "discard_debt":
        rest.add({DEBT: -1} if rest.debt else {SILVER: 2})
    rails = estate.rails + (row.on_build == "station")
    return rest, msgspec.structs.replace(estate, buildings=(*estate.buildings, row.id), rails=rails)


def best_building(
    situation: Situation, goods: Goods, estate: Estate, types: tuple[Type, ...]
) -> tuple[float, Build | None]:
    """Return the value after the best building of these types, and how to build it; None if building none is best."""
    best, most = None, situation.worth(goods, estate)
    for value, way in rated_buildings(situation, goods, estate, types):
        if value > most:
            best, most = way, value
    return most, best


def rated_buildings(
    situation: Situation, goods: Goods, estate: Estate, types: tuple[Type, ...]
) -> Iterator[tuple[float, Build]]:
    """Iterate over the buildings of these types with their values, each in the best ways to build it."""
    port = RIVER_PORT in estate.buildings
    for name in situation.offer:
        row = ROWS[name]
        if row.type not in types or name in estate.buildings:
            continue
        for way in ways_to_build_with(goods, row, port)[:2]:
            rest, town = after_building(goods, estate, way)
            yield after_effects(situation, rest, town, row.on_build), way


def after_effects(situation: Situation, goods: Goods, estate: Estate, on_build: str) -> float:
    """Return the value after a building's one-time effect."""
    match on_build:
        case "advance":
            return situation.after_advance(goods, estate)[0]
        case "worker":
            return max(situation.worth(goods, estate), situation.with_gain(goods, estate, {WORKER: 1}))
        case "station":
            return best_building(situation, goods, estate, TYPES)[0]
        case _:
            return situation.worth(goods, estate)


def lot_value(position: Position, tile: Tile, price: int) -> float:
    """Return the value after winning a lot at this price."""
    goods = msgspec.structs.replace(position.goods)
    gold = min(goods.gold, max(0, price - goods.silver) // GOLD_PAYS)
    goods.add({GOLD: -gold, SILVER: -(price - GOLD_PAYS * gold)})
    do_borrow_if_short(goods)
    return paid_lot_value(position, tile, goods)


def paid_lot_value(position: Position, tile: Tile, goods: Goods) -> float:
    """Return the value after a lot that has been paid, from the best building to the extras."""
    return cached_lot_value(position.situation, position.estate, tile.id, msgspec.structs.astuple(goods))


@lru_cache(maxsize=20_000)
def cached_lot_value(situation: Situation, estate: Estate, tile_id: TileId, held: tuple[int, ...]) -> float:
    goods, tile = Goods(*held), BOX.tiles[tile_id]
    value = situation.worth(goods, estate)
    if tile.types:
        value, way = best_building(situation, goods, estate, tile.types)
        if way is not None:
            goods, estate = after_building(goods, estate, way)
    base = situation.worth(goods, estate)
    value += tile.vp
    if tile.worker:
        value += max(0.0, situation.with_gain(goods, estate, {WORKER: 1}) - base)
    if tile.advance:
        value += situation.after_advance(goods, estate)[0] - base
    if tile.exchange and goods.of(tile.exchange.pays):
        gains = {**tile.exchange.gives, tile.exchange.pays: -1}
        value += max(0.0, situation.with_gain(goods, estate, gains) - base)
    return value


def stock_value(position: Position, goods: Goods, turn: int) -> float:
    """Return the value of goods just before or after an income."""
    if turn >= FINAL_INCOME:
        return best_ending(goods, position.estate.buildings).value
    if turn == ROUNDS:
        return position.values.position_value(goods, position.estate, turn)
    return goods_value(position.values.beliefs, goods, turn)
