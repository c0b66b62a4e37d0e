"""The standard bot: evaluates the result of every answer in final points and takes the best.

    auctions    make the lowest leading bid on the lot that gains most over passing
    buildings   maximise the value of the town and the remaining goods
    payments    keep the most valuable goods; each further debt costs more
    workers     fill the most valuable slots; hire while a worker earns more than wages and price
    the end     search the last conversion, limited by heuristics

`bot_prospects.py` derives the results of actions, `bot_values.py` evaluates them, and `bot_ending.py` converts goods
into points at the end. The bot is stateless and deterministic: the same view gets the same answer.
"""

from collections.abc import Callable, Iterable, Iterator

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
    do_buy,
    fixed,
    lot_value,
    paid_lot_value,
    rated_buildings,
    stock_value,
)
from app.games.homesteaders.bot_values import Beliefs, Values
from app.games.homesteaders.box import BOX
from app.games.homesteaders.components import (
    FOOD,
    GENERAL_STORE,
    GOLD,
    LADDER,
    PRICES,
    ROUNDS,
    ROWS,
    SILVER,
    SLOTS,
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

Rated = tuple[float, Action]
"""An answer, and the value of the position that it leads to."""


class StandardBot:
    """A solid opponent. Its beliefs are parameters, tuned by letting bots with different ones play each other."""

    def __init__(self, beliefs: Beliefs | None = None) -> None:
        self.values = Values(beliefs or Beliefs())

    def answer(self, view: HomesteadersView, decision: Decision, dice: Dice) -> Action:
        """Return the action with the highest value, given only the seat's own view."""
        return best_answer(Position(view, decision, self.values))


def best_answer(position: Position) -> Action:
    return best(ANSWERS[position.decision.key](position))


def best(answers: Iterable[Rated]) -> Action:
    """Return the most valuable answer; of equals, the first."""
    return max(answers, key=lambda rated: rated[0])[1]


# --- workers -----------------------------------------------------------------------------------------------------


def place(position: Position) -> Iterator[Rated]:
    """Hire while it pays off, then fill the best slots one after the other."""
    if worth_hiring(position):
        yield 0.0, hire(position)
    else:
        yield 0.0, placement(position)


def hire(position: Position) -> Action:
    """Hire, or get the food for it."""
    return Hire() if position.goods.food else Buy(FOOD, 0, 0)


def can_hire(position: Position) -> bool:
    """Return whether there are the tokens, and the food or its price, to hire without debt."""
    goods = position.goods
    return goods.trade >= 1 if goods.food else goods.trade >= 2 and goods.silver >= PRICES[FOOD][1]


def worth_hiring(position: Position) -> bool:
    """Return whether another worker earns more from now on than hiring and wages cost."""
    goods, turn = position.goods, position.turn
    if turn > ROUNDS or not can_hire(position):
        return False
    rest = msgspec.structs.replace(goods)
    rest.add({TRADE: -1, FOOD: -1} if goods.food else {TRADE: -2, SILVER: -PRICES[FOOD][1]})
    more = msgspec.structs.replace(position.estate, workers=position.estate.workers + 1)
    before = position.values.position_value(goods, position.estate, turn - 1)
    return position.values.position_value(rest, more, turn - 1) > before


def placement(position: Position, first: SlotId | None = None) -> PlaceWorkers:
    """Fill the most valuable slots; `first` is one to begin with."""
    placed: dict[SlotId, int] = {}
    gained = msgspec.structs.replace(position.goods)
    free = slots_of(position)
    idle = position.goods.worker

    def worth(slot: SlotId) -> float:
        with_slot = msgspec.structs.replace(gained)
        with_slot.add(SLOTS[slot].gives)
        more = stock_value(position, with_slot, position.turn) - stock_value(position, gained, position.turn)
        return more / SLOTS[slot].workers

    while fitting := [slot for slot in free if SLOTS[slot].workers <= idle]:
        best = first if first in fitting else max(fitting, key=worth)
        if worth(best) <= 0 and best != first:
            break
        placed[best] = SLOTS[best].workers
        idle -= placed[best]
        gained.add(SLOTS[best].gives)
        free.remove(best)
    return PlaceWorkers({slot: {WORKER: count} for slot, count in placed.items()})


def slots_of(position: Position) -> list[SlotId]:
    return [
        slot_id(name, number) for name in position.estate.buildings for number in range(1, len(ROWS[name].slots) + 1)
    ]


# --- payments ----------------------------------------------------------------------------------------------------


def pay(position: Position) -> Iterator[Rated]:
    """Rate the ways to pay by the best use of what remains: after a bid, by what the lot is worth with it."""
    due = position.decision.params["due"]
    store = GENERAL_STORE in position.estate.buildings
    for offer in position.offers(Pay):
        way = fixed(offer)
        assert isinstance(way, Pay)
        rest = after_paying(position.goods, way, due, store)
        if position.decision.key == "homesteaders-ask-pay":
            yield paid_lot_value(position, tile_of(position), rest), way
        else:
            yield stock_value(position, rest, position.turn), way


def tile_of(position: Position) -> Tile:
    """Return the tile of the lot that is being resolved."""
    auction = position.view.auction
    return BOX.tiles[auction.lots[auction.resolving - 1].tile]


# --- the auction -------------------------------------------------------------------------------------------------


def place_neutral(position: Position) -> Iterator[Rated]:
    """Rate the lots for the neutral marker: it goes where there is least to win."""
    for number, lot in enumerate(position.view.auction.lots, start=1):
        yield -lot_value(position, BOX.tiles[lot.tile], LADDER[0]), PlaceNeutral(number)


def bid(position: Position) -> Iterator[Rated]:
    """Rate passing, and the lowest bid on each lot."""
    yield value_of_passing(position)[0], Pass()
    for number, tile, steps in open_lots(position):
        yield lot_value(position, tile, steps[0]), Bid(number, steps[0])


def value_of_passing(position: Position) -> tuple[float, str, str]:
    """Return the value of the position after passing, and the bonus to take with its resource."""
    return position.situation.after_advance(position.goods, position.estate)


def open_lots(position: Position) -> Iterator[tuple[int, Tile, list[int]]]:
    """Iterate over the lots that can be bid on: number, tile, and the bids possible."""
    for offer in position.offers(Bid):
        lots, steps = offer.fields["lot"], offer.fields["amount"]
        assert isinstance(lots, Choose)
        assert isinstance(steps, Choose)
        number = int(lots.items[0])
        yield number, BOX.tiles[position.view.auction.lots[number - 1].tile], [int(step) for step in steps.items]


# --- a lot -------------------------------------------------------------------------------------------------------


def build(position: Position) -> Iterator[Rated]:
    """Rate building nothing, and each building."""
    types = TYPES if position.view.table.step == "station" else tile_of(position).types
    yield position.worth(), Decline()
    yield from rated_buildings(position.situation, position.goods, position.estate, types)


def choose_bonus(position: Position) -> Iterator[Rated]:
    for value, bonus, resource in position.values.bonuses(
        position.goods, position.estate, position.turn, position.estate.track
    ):
        yield value, ChooseBonus(bonus, resource)


def take_worker(position: Position) -> Iterator[Rated]:
    yield position.worth(), Decline()
    yield position.situation.with_gain(position.goods, position.estate, {WORKER: 1}), TakeWorker()


def exchange(position: Position) -> Iterator[Rated]:
    gives = tile_of(position).exchange
    assert gives is not None
    yield position.worth(), Decline()
    for offer in position.offers(UseExchange):
        way = fixed(offer)
        assert isinstance(way, UseExchange)
        good, rest = Good(way.good), msgspec.structs.replace(position.goods)
        do_buy(rest, {good: way.buy}, way.gold, way.debts)
        rest.add({good: 1}, -1)
        yield position.situation.with_gain(rest, position.estate, gives.gives), way


def confirm(_position: Position) -> Iterator[Rated]:
    yield 0.0, Confirm()


# --- the end -----------------------------------------------------------------------------------------------------


def convert(position: Position) -> Iterator[Rated]:
    yield 0.0, next_conversion(position)


def next_conversion(position: Position) -> Action:
    """Return the next step of the best final conversion."""
    plan = best_ending(position.goods, position.estate.buildings)
    if plan.hires:
        return Hire()
    if plan.sales:
        return Sell(plan.sales[0][0])
    if plan.turnovers:
        return Buy(WOOD)
    if plan.banked:
        return UseBank(plan.banked)
    if plan.gold:
        return Buy(GOLD)
    if plan.repaid:
        return Repay(SILVER, plan.repaid)
    return Repay(GOLD, plan.redeemed) if plan.redeemed else Finish()


ANSWERS: dict[str, Callable[[Position], Iterator[Rated]]] = {
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
