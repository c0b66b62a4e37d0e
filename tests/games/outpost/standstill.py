"""Positions of Outpost in which nobody gets on, and what is told of them."""

from typing import Any

from app.engine.driver import submit
from app.engine.events import Event
from app.games.outpost.state import State
from tests.games.outpost.positions import (
    GAME,
    asked,
    colony,
    decision,
    position,
    sell_out,
)


def sold_out(players: int = 3, **options: Any) -> State:
    """Return a table where no upgrade is left. Everybody has 3 points, and could have 5 with two more colonists."""
    state = position(players, **options)
    sell_out(state, 13)
    return state


def rounds_told(state: State) -> tuple[State, list[Event]]:
    """Answer everything by its default until the next round has begun or the game is over; return what was told."""
    events: list[Event] = []
    turn = state.round
    while state.round == turn and (seats := asked(state)):
        open_ = decision(state, seats[0])
        assert open_.default is not None
        step = submit(GAME, state, open_.seat, open_.id, open_.default)
        state, events = step.state, [*events, *step.events]
    return state, events


def told(events: list[Event], key: str) -> list[dict[str, Any]]:
    return [dict(event.public) for event in events if event.key == f"outpost-{key}"]


def fill(state: State) -> None:
    """Let everybody have all the points that housing for five allows."""
    for seat in range(len(state.players)):
        colony(state, seat, factories={"ore": 5})


def capped(**options: Any) -> State:
    """1991 with a copy of each upgrade, in era II: all of 1 to 10 are sold, and nobody can get to the 30 of era III."""
    state = position(3, edition="classic", limited_availability_2="1", era=2, **options)
    sell_out(state, 10)
    fill(state)
    assert sorted(state.stock) == ["moon_base", "planetary_cruiser", "space_station"]
    return state


def capped_but_growing() -> State:
    state = capped()
    colony(state, 1, factories={"ore": 3})
    return state
