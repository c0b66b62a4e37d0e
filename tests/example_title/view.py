"""What a seat, a spectator and the archive see: everything but the bids of others and the lots to come."""

import msgspec

from app.engine.events import Archive, Player, Seat, Viewer
from app.engine.game import GameView, View
from tests.example_title.game import State


class LotView(msgspec.Struct, frozen=True):
    round: int
    worth: int


class PlayerView(msgspec.Struct, frozen=True):
    seat: Seat
    coins: int
    points: int


class OwnView(msgspec.Struct, frozen=True):
    bid: int | None = None
    lots: list[int] = []
    """Those that did not come up, for the archive."""


class SealedBidsView(View, frozen=True):
    lot: LotView
    players: list[PlayerView]
    own: OwnView


def view_for(state: State, viewer: Viewer, game: GameView, shared: SealedBidsView | None) -> SealedBidsView:
    own = OwnView()
    if isinstance(viewer, Player):
        own = OwnView(bid=state.bids[viewer.seat])
    elif isinstance(viewer, Archive):
        own = OwnView(lots=state.lots)
    if shared is not None:
        return SealedBidsView(game, shared.lot, shared.players, own)
    players = [
        PlayerView(Seat(seat), coins, points)
        for seat, (coins, points) in enumerate(zip(state.coins, state.points, strict=True))
    ]
    return SealedBidsView(game, LotView(state.round, state.lot), players, own)
