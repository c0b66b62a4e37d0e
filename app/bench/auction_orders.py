"""Auctions of the titles as `bench auctions` sees them, and what a bot orders in them: how far it goes, said once."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any

from app.engine.decisions import Action, Decision
from app.engine.orders import Order
from app.games.homesteaders import actions as homesteaders
from app.games.homesteaders.bot import open_lots, value_of_passing
from app.games.homesteaders.bot_prospects import Position as TownPosition
from app.games.homesteaders.bot_prospects import lot_value
from app.games.homesteaders.bot_values import Beliefs as TownBeliefs
from app.games.homesteaders.bot_values import Values
from app.games.homesteaders.orders import BidUpTo as BidForLot
from app.games.homesteaders.orders import PassWith
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
    """Where a title has auctions, and for how many players they are measured."""

    players: tuple[int, ...]
    asks: str
    """The key of the decision that asks for a bid or a pass."""
    opening: type[Action] | None
    """The action that begins an auction; None if there is one in each round."""
    bid: type[Action]
    passing: type[Action]
    number: Callable[[Any], Hashable]
    """Tells one auction from another in the view of somebody who is asked for a bid."""
    orders: Callable[[Any, Decision], list[Order]]
    """Returns what a standard bot orders when it is asked for a bid."""
    habits: Mapping[str, Callable[[Action], Order]] = field(default_factory=dict)
    """By the key of a decision that comes again and again, the order that gives this answer until further notice."""

    @property
    def calls(self) -> tuple[type[Action], ...]:
        return (self.bid, self.passing) if self.opening is None else (self.opening, self.bid, self.passing)


def outpost_orders(view: OutpostView, decision: Decision) -> list[Order]:
    assert view.auction is not None
    upgrade, limit = view.auction.upgrade, own_limit(Position(view, decision, Beliefs()))
    if limit is None:
        return [PassAuction(view.table.round, view.auction.number, upgrade)]
    return [BidUpTo(upgrade, limit, 1, "pass", owned(view, decision.seat, upgrade) + 1)]


def homesteaders_orders(view: HomesteadersView, decision: Decision) -> list[Order]:
    """Return limits for all lots that are worth more than passing, the best at the present prices first."""
    position, round_ = TownPosition(view, decision, TOWN_VALUES), view.table.round
    passing, bonus, resource = value_of_passing(position)
    wanted: list[tuple[float, Order]] = []
    for number, tile, steps in open_lots(position):
        values = {step: lot_value(position, tile, step) for step in steps}
        good = [step for step, value in values.items() if value > passing]
        if good:
            wanted.append((values[steps[0]], BidForLot(round_, number, good[-1])))
    wanted.sort(key=lambda each: each[0], reverse=True)
    return [*(order for _, order in wanted), PassWith(round_, bonus, resource)]


AUCTIONS: Mapping[str, Auctions] = {
    "outpost": Auctions(
        players=(3, 4, 5, 9),
        asks="outpost-ask-bid",
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
        asks="homesteaders-ask-bid",
        opening=None,
        bid=homesteaders.Bid,
        passing=homesteaders.Pass,
        number=lambda view: view.table.round,
        orders=homesteaders_orders,
    ),
}
