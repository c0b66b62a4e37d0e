"""The titles' auctions as `bench auctions` sees them, and the standing orders that a bot gives in them."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any

from app.engine.decisions import Action, Decision
from app.engine.orders import Order
from app.games.homesteaders import actions as homesteaders
from app.games.homesteaders.bot import best, place, place_neutral, value_of_passing
from app.games.homesteaders.bot_prospects import Position as TownPosition
from app.games.homesteaders.bot_prospects import lot_value
from app.games.homesteaders.bot_values import Beliefs as TownBeliefs
from app.games.homesteaders.bot_values import Values, do_borrow_if_short
from app.games.homesteaders.box import BOX
from app.games.homesteaders.components import LADDER, SILVER, SLOTS, SlotId
from app.games.homesteaders.income import income_of, total_of
from app.games.homesteaders.orders import BidUpTo as BidForLot
from app.games.homesteaders.orders import NeutralOn, PassWith, PayWages, may_place_neutral
from app.games.homesteaders.view import HomesteadersView
from app.games.outpost import actions as outpost
from app.games.outpost.bot_bidding import own_limit
from app.games.outpost.bot_outlook import Beliefs
from app.games.outpost.bot_position import Position
from app.games.outpost.orders import BidUpTo, DiscardCheapest, PassAuction, TakeMegas, owned
from app.games.outpost.sections import OutpostView

TOWN_VALUES = Values(TownBeliefs())


@dataclass(frozen=True)
class Auctions:
    """How to recognise a title's auctions, and the numbers of players to measure."""

    players: tuple[int, ...]
    plans: str
    """The key of the decision before which a seat gives its orders for an auction."""
    opening: type[Action] | None
    """The action that starts an auction; None if there is one per round."""
    bid: type[Action]
    passing: type[Action]
    number: Callable[[Any], Hashable]
    """Returns the identity of the auction that the orders are for, from the view of a bidder."""
    orders: Callable[[Any, Decision], list[Order] | None]
    """Returns a standard bot's orders for the auction; None if it is too early for them."""
    habits: Mapping[str, Callable[[Action], Order | None]] = field(default_factory=dict)
    """By the key of a recurring decision, the order, if any, that gives the same answer until withdrawn."""

    @property
    def calls(self) -> tuple[type[Action], ...]:
        return (self.bid, self.passing) if self.opening is None else (self.opening, self.bid, self.passing)


def outpost_orders(view: OutpostView, decision: Decision) -> list[Order]:
    assert view.auction is not None
    upgrade, limit = view.auction.upgrade, own_limit(Position(view, decision, Beliefs()))
    if limit is None:
        return [PassAuction(view.table.round, view.auction.number, upgrade)]
    return [BidUpTo(upgrade, limit, 1, "pass", owned(view, decision.seat, upgrade) + 1)]


def homesteaders_orders(view: HomesteadersView, decision: Decision) -> list[Order] | None:
    """Return limits for all lots that will be worth more than passing, the best at the lowest price first.

    The lots are known when workers are placed, and so is one's own income.
    """
    position, round_ = TownPosition(view, decision, TOWN_VALUES), view.table.round
    placing = best(place(position))
    if not isinstance(placing, homesteaders.PlaceWorkers):
        return None
    do_earn(position, placing)
    passing, bonus, resource = value_of_passing(position)
    wanted: list[tuple[float, Order]] = []
    for number, lot in enumerate(view.auction.lots, start=1):
        values = {step: lot_value(position, BOX.tiles[lot.tile], step) for step in LADDER}
        good = [step for step, value in values.items() if value > passing]
        if good:
            wanted.append((values[LADDER[0]], BidForLot(round_, number, good[-1])))
    wanted.sort(key=lambda each: each[0], reverse=True)
    orders = [*(order for _, order in wanted), PassWith(round_, bonus, resource)]
    if may_place_neutral(view, decision.seat):
        least = best(place_neutral(position))
        assert isinstance(least, homesteaders.PlaceNeutral)
        orders.append(NeutralOn(round_, least.lot))
    return orders


def do_earn(position: TownPosition, placing: homesteaders.PlaceWorkers) -> None:
    """Add the income from this placing to the goods, and take the wages off."""
    goods, estate = position.goods, position.estate
    placed = {SlotId(slot): SLOTS[SlotId(slot)].workers for slot in placing.crews}
    goods.add(total_of(income_of(list(estate.buildings), placed, estate.workers, estate.rails)))
    goods.add({SILVER: -estate.workers})
    do_borrow_if_short(goods)


AUCTIONS: Mapping[str, Auctions] = {
    "outpost": Auctions(
        players=(3, 4, 5, 9),
        plans="outpost-ask-bid",
        opening=outpost.OpenAuction,
        bid=outpost.Bid,
        passing=outpost.Pass,
        number=lambda view: (view.table.round, view.auction.number),
        orders=outpost_orders,
        habits={
            "outpost-ask-mega": lambda answer: TakeMegas("none" if answer == outpost.ChooseMega() else "all"),
            "outpost-ask-discard": lambda _answer: DiscardCheapest(),
        },
    ),
    "homesteaders": Auctions(
        players=(2, 3, 4),
        plans="homesteaders-ask-place",
        opening=None,
        bid=homesteaders.Bid,
        passing=homesteaders.Pass,
        number=lambda view: view.table.round,
        orders=homesteaders_orders,
        habits={"homesteaders-ask-wages": lambda answer: PayWages() if answer == homesteaders.Pay() else None},
    ),
}
