"""What ways to pay, buy and build cost in points at the end, for the page of their own seat to show."""

from collections.abc import Mapping
from functools import cache, cached_property, partial

import msgspec

from app.engine.codec import decode, encode
from app.engine.decisions import Action
from app.engine.events import Seat
from app.engine.foresight import foreseen
from app.games.homesteaders.actions import Bid, Build, Buy, Pay, UseExchange
from app.games.homesteaders.components import Good
from app.games.homesteaders.flow import HANDLERS
from app.games.homesteaders.income import do_count
from app.games.homesteaders.payment import points_of, ways_to_pay
from app.games.homesteaders.scoring import score_of
from app.games.homesteaders.state import State


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an answer does; what stays the same is left out."""

    points: int = 0
    """Change of the score if nothing else happened until the end (§8.4); of a bid, by the best way to pay it now."""
    price: Mapping[Good, int] = {}
    """What is given for purchases on the way."""


class Foreseer:
    """Tells what actions would do in a position."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.cost_of_bid = cache(self._cost_of_bid)

    @cached_property
    def data(self) -> bytes:
        return encode(self.state)

    def __call__(self, action: Action) -> Effect | None:
        """Return what changes if the action is carried out on a copy of the state, without anything that follows.

        Of what is no way to pay, buy or build, nothing is told.
        """
        if isinstance(action, Bid):
            return self.cost_of_bid(action.amount)
        if not isinstance(action, Pay | Build | UseExchange | Buy):
            return None
        draft = decode(self.data, State)
        told, _ = foreseen(partial(HANDLERS[type(action)], draft, self.seat, action))
        price: dict[Good, int] = {}
        for event in told:
            if event.key == "homesteaders-bought":
                do_count(price, event.public["gives"])
        return Effect(score_of(draft.players[self.seat]) - score_of(self.player), price)

    def _cost_of_bid(self, amount: int) -> Effect:
        return Effect(points_of(self.player.goods, ways_to_pay(self.player, amount)[0]))
