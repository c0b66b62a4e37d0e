"""What the coach says in Homesteaders: what an answer costs and brings, as the standard bot reckons it.

The words are in `static/i18n/<language>/homesteaders_coach.ftl`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from app.engine.bots import Remark
from app.engine.decisions import Action, Decision
from app.games.homesteaders.actions import (
    Bid,
    Build,
    ChooseBonus,
    Decline,
    Hire,
    Pass,
    Pay,
    PlaceNeutral,
    PlaceWorkers,
    TakeWorker,
    UseExchange,
)
from app.games.homesteaders.bot import ANSWERS, open_lots, value_of_passing
from app.games.homesteaders.bot_candidates import VALUES
from app.games.homesteaders.bot_prospects import (
    Position,
    after_paying,
    best_building,
    lot_value,
)
from app.games.homesteaders.bot_values import do_borrow_if_short
from app.games.homesteaders.box import BOX
from app.games.homesteaders.components import (
    FINAL_INCOME,
    GENERAL_STORE,
    GOLD_PAYS,
    ROUNDS,
    ROWS,
    SLOTS,
    BuildingId,
    Good,
    SlotId,
)
from app.games.homesteaders.state import Goods
from app.games.homesteaders.view import HomesteadersView


def goal(view: HomesteadersView, decision: Decision) -> Remark:
    assert view.desk is not None
    best = max(town.vp for town in view.towns if town.seat != decision.seat)
    where = {"round": min(ROUNDS, view.table.round), "rounds": ROUNDS}
    return Remark("homesteaders-coach-goal", {**where, "points": view.desk.score, "best": best})


def why(view: HomesteadersView, decision: Decision, action: Action) -> Sequence[Remark]:
    reason = REASONS.get(type(action))
    return () if reason is None else [*reason(Position(view, decision, VALUES), action)]


# --- workers -----------------------------------------------------------------------------------------------------


def place(position: Position, action: PlaceWorkers) -> Iterator[Remark]:
    desk = position.view.desk
    assert desk is not None
    gives: dict[Good, int] = {}
    for slot, crew in action.crews.items():
        if any(crew.values()):
            add(gives, SLOTS[SlotId(slot)].gives)
    if gives:
        yield Remark("homesteaders-why-place", {"gives": gives})
    left = desk.after_wages + gives.get(Good("silver"), 0)
    yield Remark("homesteaders-why-wages", {"due": desk.wages, "left": max(0, left), "short": max(0, -left)})


def hire(position: Position, _action: Hire) -> Iterator[Remark]:
    yield Remark("homesteaders-why-hire", {"incomes": FINAL_INCOME - position.turn + 1})


def add(total: dict[Good, int], more: Mapping[Good, int]) -> None:
    for good, number in more.items():
        total[good] = total.get(good, 0) + number


# --- payments ----------------------------------------------------------------------------------------------------


def pay(position: Position, action: Pay) -> Iterator[Remark]:
    due = position.decision.params["due"]
    rest = after_paying(position.goods, action, due, GENERAL_STORE in position.estate.buildings)
    yield from left_over(position, rest, due)


def left_over(position: Position, rest: Goods, cost: int) -> Iterator[Remark]:
    """Say how much silver is left after a payment, and with how many debts."""
    debts = rest.debt - position.goods.debt
    yield Remark("homesteaders-why-left", {"cost": cost, "left": rest.silver})
    if debts > 0:
        yield Remark("homesteaders-why-debts", {"count": debts, "debts": rest.debt})


# --- the auction -------------------------------------------------------------------------------------------------


def bid(position: Position, action: Bid) -> Iterator[Remark]:
    """Say what a lot is good for, how much better that is than passing, and what it leaves."""
    tile = BOX.tiles[position.view.auction.lots[action.lot - 1].tile]
    rest = after_price(position, action.amount)
    gain = round(lot_value(position, tile, action.amount) - value_of_passing(position)[0])
    _, way = best_building(position.situation, rest, position.estate, tile.types) if tile.types else (0.0, None)
    if way is not None:
        yield Remark("homesteaders-why-lot", {"lot": action.lot, "building": way.building, "gain": max(0, gain)})
        yield building(position, BuildingId(way.building))
    else:
        yield Remark("homesteaders-why-lot_alone", {"lot": action.lot, "gain": max(0, gain)})
    yield from left_over(position, rest, action.amount)


def after_price(position: Position, price: int) -> Goods:
    """Return the goods after paying for a lot, with gold if silver is short, and then with debts."""
    goods = msgspec.structs.replace(position.goods)
    gold = min(goods.gold, max(0, price - goods.silver) // GOLD_PAYS)
    goods.gold -= gold
    goods.silver -= price - GOLD_PAYS * gold
    do_borrow_if_short(goods)
    return goods


def pass_auction(position: Position, _action: Pass) -> Iterator[Remark]:
    value, bonus, resource = value_of_passing(position)
    yield Remark("homesteaders-why-pass", {"bonus": bonus, "resource": resource})
    lots = [(lot_value(position, tile, steps[0]), number, steps[0]) for number, tile, steps in open_lots(position)]
    if lots:
        best, lot, amount = max(lots)
        yield Remark("homesteaders-why-no_lot", {"lot": lot, "amount": amount, "lost": max(0, round(value - best))})


def neutral(_position: Position, action: PlaceNeutral) -> Iterator[Remark]:
    yield Remark("homesteaders-why-neutral", {"lot": action.lot})


# --- a lot -------------------------------------------------------------------------------------------------------


def build(position: Position, action: Build) -> Iterator[Remark]:
    yield building(position, BuildingId(action.building))
    yield from gain_over(position, action, Decline())


def building(position: Position, name: BuildingId) -> Remark:
    """Say what a building counts and brings by the end of the game."""
    row, slots = ROWS[name], dict[Good, int]()
    for slot in row.slots:
        add(slots, slot.gives)
    gives = {good: number for good, number in row.gives.items() if number}
    numbers = {"points": row.vp, "incomes": FINAL_INCOME - position.turn}
    return Remark("homesteaders-why-building", {"building": name, **numbers, "gives": gives, "slots": slots})


def bonus(position: Position, action: ChooseBonus) -> Iterator[Remark]:
    yield from gain_over(position, action, None)


def take_worker(position: Position, action: TakeWorker) -> Iterator[Remark]:
    yield Remark("homesteaders-why-worker", {"incomes": FINAL_INCOME - position.turn})
    yield from gain_over(position, action, Decline())


def other(position: Position, action: Action) -> Iterator[Remark]:
    yield from gain_over(position, action, None)


def gain_over(position: Position, action: Action, instead: Action | None) -> Iterator[Remark]:
    """Say how many points an answer is expected to gain over another, or over the best of all others."""
    rated = [(value, each) for value, each in ANSWERS[position.decision.key](position)]
    own = [value for value, each in rated if each == action]
    others = [value for value, each in rated if each != action and (instead is None or each == instead)]
    if own and others and (gain := round(own[0] - max(others))) > 0:
        key = "homesteaders-why-gain" if instead is None else "homesteaders-why-gain_over_nothing"
        yield Remark(key, {"gain": gain})


REASONS: dict[type[Action], Callable[[Position, Any], Iterator[Remark]]] = {
    PlaceWorkers: place,
    Hire: hire,
    Pay: pay,
    Bid: bid,
    Pass: pass_auction,
    PlaceNeutral: neutral,
    Build: build,
    ChooseBonus: bonus,
    TakeWorker: take_worker,
    UseExchange: other,
    Decline: other,
}
