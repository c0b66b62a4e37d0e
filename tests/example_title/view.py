"""What a seat, a spectator and the archive see: everything but the bids of others and the lots to come."""

import msgspec

from app.engine.events import Archive, Open, Player, Seat, Viewer, own_seat
from app.engine.game import GameView, View
from app.engine.rng import Dice, shuffled
from app.engine.worlds import common_parts
from tests.example_title.game import LOTS, META, State


class LotView(msgspec.Struct, frozen=True):
    round: int
    worth: int
    earlier: list[int]


class PlayerView(msgspec.Struct, frozen=True):
    seat: Seat
    coins: int
    points: int


class OwnView(msgspec.Struct, frozen=True):
    bid: int | None = None
    bids: list[int | None] = []
    """Everybody's, where hands are open."""
    lots: list[int] = []
    """Those that did not come up, for the archive."""


class SealedBidsView(View, frozen=True):
    lot: LotView
    players: list[PlayerView]
    own: OwnView


def view_for(state: State, viewer: Viewer, game: GameView, shared: SealedBidsView | None) -> SealedBidsView:
    own = OwnView()
    if isinstance(viewer, Player | Open):
        seat = own_seat(viewer)
        own = OwnView(
            bid=None if seat is None else state.bids[seat],
            bids=state.bids if isinstance(viewer, Open) else [],
        )
    elif isinstance(viewer, Archive):
        own = OwnView(lots=state.lots)
    if shared is not None:
        return SealedBidsView(game, shared.lot, shared.players, own)
    players = [
        PlayerView(Seat(seat), coins, points)
        for seat, (coins, points) in enumerate(zip(state.coins, state.points, strict=True))
    ]
    earlier = [worth for worth in LOTS if worth not in (*state.lots, state.lot)]
    return SealedBidsView(game, LotView(state.round, state.lot, earlier), players, own)


def world(view: SealedBidsView, dice: Dice) -> State:
    """Deal the lots that are still to come; the engine makes up the bids of those who have bid."""
    players = view.players
    shown = (view.lot.worth, *view.lot.earlier)
    return State(
        **common_parts(view.game, len(players), META.version, dice),
        round=view.lot.round,
        lots=shuffled(dice, [worth for worth in LOTS if worth not in shown]),
        lot=view.lot.worth,
        coins=[each.coins for each in players],
        points=[each.points for each in players],
        bids=[None] * len(players),
    )
