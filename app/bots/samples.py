"""Positions of training games, as the network learns from them."""

import msgspec

from app.bots.selfplay import Played
from app.engine.bots import Title
from app.engine.events import Player, Seat
from app.engine.rng import Stream, seed_from


class Position(msgspec.Struct, frozen=True, array_like=True):
    """What a seat sees after a round, and how the game ended: rows by seat."""

    game: int
    rows: list[list[float]]
    shares: list[float]
    points: list[float]


def positions_of(title: Title, game: Played) -> list[Position]:
    """Return every kept position of a game once, as a random seat sees it."""
    assert title.lookahead is not None
    dice = Stream(seed_from(f"viewers {game.number}"))
    found = []
    for data in game.states:
        viewer = Player(Seat(dice.below(len(game.shares))))
        rows = title.lookahead.measure(title.game.view_for(title.game.read(data), viewer))
        found.append(Position(game.number, rows, game.shares, game.points))
    return found
