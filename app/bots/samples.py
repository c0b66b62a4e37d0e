"""Positions of training games, as the network learns from them."""

import msgspec

from app.bots.selfplay import Played
from app.engine.bots import Title
from app.engine.events import Player, Seat


class Position(msgspec.Struct, frozen=True, array_like=True):
    """What a seat sees after a round, and how the game ended: rows by seat."""

    game: int
    rows: list[list[float]]
    shares: list[float]
    points: list[float]


def positions_of(title: Title, game: Played) -> list[Position]:
    """Return every kept position of a game as each seat sees it, and once if all see the same."""
    assert title.lookahead is not None
    found = []
    for data in game.states:
        state = title.game.read(data)
        seen: list[list[list[float]]] = []
        for seat in range(len(game.shares)):
            rows = title.lookahead.measure(title.game.view_for(state, Player(Seat(seat))))
            if rows not in seen:
                seen.append(rows)
        found += [Position(game.number, rows, game.shares, game.points) for rows in seen]
    return found
