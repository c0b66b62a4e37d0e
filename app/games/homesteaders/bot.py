"""The standard bot: evaluates the result of every answer in final points and takes the best.

    auctions    make the lowest leading bid on the lot that gains most over passing
    buildings   maximise the value of the town and the remaining goods
    payments    keep the most valuable goods; each further debt costs more
    workers     fill the most valuable slots; hire while a worker earns more than wages and price
    the end     search the last conversion, limited by heuristics

`bot_prospects.py` derives the results of actions, `bot_values.py` evaluates them, and `bot_ending.py` converts goods
into points at the end. The bot is stateless and deterministic: the same view gets the same answer.
"""

from collections.abc import Callable, Iterator

import msgspec

from app.engine.choices import Choose
from app.engine.decisions import Action, Decision
from app.engine.rng import Dice
from app.games.homesteaders.actions import (
    Bid,
    Buy,
    ChooseBonus,
    Confirm,
    Decline,
    Finish,
    Hire,
    Pass,
    Pay,
    PlaceNeutral,
    PlaceWorkers,
    Repay,
    Sell,
    TakeWorker,
    UseBank,
    UseExchange,
)
from app.games.homesteaders.bot_ending import best_ending
from app.games.homesteaders.bot_prospects import (
    Position,
    after_paying,
    best_building,
    do_buy,
    fixed,
    lot_value,
    stock_value,
)
from app.games.homesteaders.bot_values import Beliefs, Values
from app.games.homesteaders.box import BOX
from app.games.homesteaders.components import (
    FOOD,
    GENERAL_STORE,
    GOLD,
    LADDER,
    ROUNDS,
    ROWS,
    SILVER,
    SLOTS,
    TRACK,
    TRADE,
    TYPES,
    WOOD,
    WORKER,
    Good,
    SlotId,
    Tile,
    slot_id,
)
from app.games.homesteaders.view import HomesteadersView


class StandardBot:
    """A solid opponent. Its beliefs are parameters, tuned by letting bots with different ones play each other."""

    def __init__(self, beliefs: Beliefs | None = None) -> None:
        self.values = Values(beliefs or Beliefs())

    def answer(self, view: HomesteadersView, decision: Decision, dice: Dice) -> Action:
        """Return the action with the highest value, given only the seat's own view."""
        return ANSWERS[decision.key](Position(view, decision, self.values))


# --- answers -----------------------------------------------------------------------------------------------------


def place(position: Position) -> Action:
    """Hire while it pays off, then fill the best slots one after the other."""
    goods, turn = position.goods, position.turn
    if worth_hiring(position):
        if goods.food:
            return Hire()
        return Buy(FOOD, 0, 0)
    placed: dict[SlotId, int] = {}
    gained = msgspec.structs.replace(goods)
    free = [
        slot_id(name, number) for name in position.estate.buildings for number in range(1, len(ROWS[name].slots) + 1)
    ]
    idle = goods.worker

    def worth(slot: SlotId) -> float:
        with_slot = msgspec.structs.replace(gained)
        with_slot.add(SLOTS[slot].gives)
        return (stock_value(position, with_slot, turn) - stock_value(position, gained, turn)) / SLOTS[slot].workers

    while fitting := [slot for slot in free if SLOTS[slot].workers <= idle]:
        best = max(fitting, key=worth)
        if worth(best) <= 0:
            break
        placed[best] = SLOTS[best].workers
        idle -= placed[best]
        gained.add(SLOTS[best].gives)
        free.remove(best)
    return PlaceWorkers({slot: {WORKER: count} for slot, count in placed.items()})


def worth_hiring(position: Position) -> bool:
    """Return whether another worker earns more from now on than hiring and wages cost."""
    goods, turn = position.goods, position.turn
    tokens = 1 if goods.food else 2
    if goods.trade < tokens or turn > ROUNDS or (not goods.food and goods.silver < 2):
        return False
    rest = msgspec.structs.replace(goods)
    rest.add({TRADE: -tokens, **({FOOD: -1} if goods.food else {SILVER: -2})})
    more = msgspec.structs.replace(position.estate, workers=position.estate.workers + 1)
    before = position.values.position_value(goods, position.estate, turn - 1)
    return position.values.position_value(rest, more, turn - 1) > before


def pay(position: Position) -> Action:
    """Pay in the way that leaves the most valuable goods."""
    due = position.decision.params["due"]
    store = GENERAL_STORE in position.estate.buildings
    ways = [fixed(offer) for offer in position.offers(Pay)]

    def worth(way: Action) -> float:
        assert isinstance(way, Pay)
        return stock_value(position, after_paying(position.goods, way, due, store), position.turn)

    return max(ways, key=worth)


def place_neutral(position: Position) -> PlaceNeutral:
    """Place the neutral marker on the lot that is worth least to the bot."""
    lots = position.view.auction.lots
    values = [lot_value(position, BOX.tiles[lot.tile], LADDER[0]) for lot in lots]
    return PlaceNeutral(1 + values.index(min(values)))


def bid(position: Position) -> Action:
    """Make the lowest bid on the lot that gains most over passing."""
    best: Action = Pass()
    most = value_of_passing(position)[0]
    for number, tile, steps in open_lots(position):
        value = lot_value(position, tile, steps[0])
        if value > most:
            best, most = Bid(number, steps[0]), value
    return best


def value_of_passing(position: Position) -> tuple[float, str, str]:
    """Return the value of the position after passing, and the bonus to take with its resource."""
    track = min(len(TRACK), position.estate.track + 1)
    return position.values.best_bonus(position.goods, position.estate, position.turn, track)


def open_lots(position: Position) -> Iterator[tuple[int, Tile, list[int]]]:
    """Iterate over the lots that can be bid on: number, tile, and the bids possible."""
    for offer in position.offers(Bid):
        lots, steps = offer.fields["lot"], offer.fields["amount"]
        assert isinstance(lots, Choose)
        assert isinstance(steps, Choose)
        number = int(lots.items[0])
        yield number, BOX.tiles[position.view.auction.lots[number - 1].tile], [int(step) for step in steps.items]


def choose_bonus(position: Position) -> Action:
    """Take the most valuable bonus."""
    _, bonus, resource = position.values.best_bonus(
        position.goods, position.estate, position.turn, position.estate.track
    )
    return ChooseBonus(bonus, resource)


def build(position: Position) -> Action:
    station = position.view.table.step == "station"
    lot = position.view.auction.lots[position.view.auction.resolving - 1]
    types = TYPES if station else BOX.tiles[lot.tile].types
    return best_building(position, position.goods, position.estate, types)[1] or Decline()


def take_worker(position: Position) -> Action:
    """Take a worker who earns more than their wages."""
    more = position.values.with_gain(position.goods, position.estate, position.turn, {WORKER: 1})
    return TakeWorker() if more > position.worth(position.goods, position.estate) else Decline()


def exchange(position: Position) -> Action:
    """Use the exchange if that increases the value of the position."""
    lot = position.view.auction.lots[position.view.auction.resolving - 1]
    gives = BOX.tiles[lot.tile].exchange
    assert gives is not None
    best: Action = Decline()
    most = position.worth(position.goods, position.estate)
    for offer in position.offers(UseExchange):
        way = fixed(offer)
        assert isinstance(way, UseExchange)
        good, rest = Good(way.good), msgspec.structs.replace(position.goods)
        do_buy(rest, {good: way.buy}, way.gold, way.debts)
        rest.add({good: 1}, -1)
        value = position.values.with_gain(rest, position.estate, position.turn, gives.gives)
        if value > most:
            best, most = way, value
    return best


def confirm(_position: Position) -> Action:
    return Confirm()


def convert(position: Position) -> Action:
    """Take the next step of the best final conversion."""
    plan = best_ending(position.goods, position.estate.buildings)
    if plan.hires:
        return Hire()
    if plan.sales:
        return Sell(plan.sales[0][0])
    if plan.turnovers:
        return Buy(WOOD)
    if plan.gold:
        return Buy(GOLD)
    if plan.banked:
        return UseBank(plan.banked)
    if plan.repaid:
        return Repay(SILVER, plan.repaid)
    return Repay(GOLD, plan.redeemed) if plan.redeemed else Finish()


ANSWERS: dict[str, Callable[[Position], Action]] = {
    "homesteaders-ask-place": place,
    "homesteaders-ask-wages": pay,
    "homesteaders-ask-pay": pay,
    "homesteaders-ask-neutral": place_neutral,
    "homesteaders-ask-bid": bid,
    "homesteaders-ask-bonus": choose_bonus,
    "homesteaders-ask-build": build,
    "homesteaders-ask-station": build,
    "homesteaders-ask-worker": take_worker,
    "homesteaders-ask-exchange": exchange,
    "homesteaders-ask-confirm": confirm,
    "homesteaders-ask-final": convert,
}
