"""Positions in a line or two, moves, and refusals: what the tests of the rules are written in.

    state = position(2, phase="day_1")
    worker(state, "miner", "mine", mood=2, disks=[1, 0])
    state = send(state, "farmer", "lake")
    assert refused(state, Visit("miner", "mine")) == "same_location"

Only what a position asks for is changed; moves go through the engine's own driver. Seat 0 is A, seat 1 is B.
"""

from typing import Any

import pytest

from app.engine.codec import decode, encode
from app.engine.decisions import Action, Decision
from app.engine.driver import start, submit
from app.engine.errors import IllegalAction
from app.engine.events import Event, Seat
from app.engine.game import Setup, Step
from app.engine.rng import RngState, seed_from
from app.engine.turn import Turn
from app.games.red_outpost import RED_OUTPOST
from app.games.red_outpost.actions import Decline, Visit, VisitWithCard
from app.games.red_outpost.components import (
    LAKE_NUMBERS,
    LOCATION_CARDS,
    SHIP,
    LocationId,
    Phase,
    Resource,
    WorkerId,
)
from app.games.red_outpost.flow import COURSE
from app.games.red_outpost.state import State

GAME = RED_OUTPOST.game
SHIP_NUMBERS = {row.id: number for number, row in enumerate(SHIP)}


# --- tables ------------------------------------------------------------------------------------------------------


def begin(players: int = 2, seed: str = "red", **options: Any) -> Step[State]:
    """Return the set-up of a game from a named seed."""
    return start(GAME, Setup(players, seed_from(seed), options))


def position(players: int = 2, phase: Phase = "day_1", active: int = 0, **options: Any) -> State:
    """Return the start of a phase: the seat holds the token, everybody is upright in the Barracks."""
    state = begin(players, **options).state
    state.phase, state.first, state.active = phase, Seat(active), Seat(active)
    return state


def worker(
    state: State,
    name: WorkerId,
    place: LocationId | None = None,
    *,
    upright: bool | None = None,
    mood: int | None = None,
    disks: list[int] | None = None,
    crystals: list[int] | None = None,
) -> None:
    """Put a worker somewhere, in a posture, a mood, and with influence."""
    found = state.workers[name]
    found.place = found.place if place is None else place
    found.upright = found.upright if upright is None else upright
    found.mood = found.mood if mood is None else mood
    found.disks = found.disks if disks is None else disks
    found.crystals = found.crystals if crystals is None else crystals


def player(state: State, seat: int, cards: str = "", **fields: int) -> None:
    """Give a player special cards ("c_mine c_miner"), and set crystals, palace, wheel or stored."""
    found = state.players[seat]
    for card in cards.split():
        if card in LOCATION_CARDS:
            found.location_card = card
        else:
            found.worker_card = card
    for name, number in fields.items():
        setattr(found, name, number)


def cubes(state: State, **numbers: int) -> None:
    """Put cubes into the Storehouse."""
    for kind, number in numbers.items():
        state.storehouse[kind] = number  # type: ignore[index]


def track(state: State, **numbers: int) -> None:
    """Put cubes on the export tracks."""
    for kind, number in numbers.items():
        state.exported[kind] = number  # type: ignore[index]


def lake(state: State, draw: str, discard: str = "") -> None:
    """Lay out the lake; the first card named is on top."""
    state.lake.draw = [LAKE_NUMBERS[name] for name in reversed(draw.split())]  # type: ignore[index]
    state.lake.discard = [LAKE_NUMBERS[name] for name in discard.split()]  # type: ignore[index]


def ship(state: State, draw: str, discard: str = "") -> None:
    """Lay out the spaceship's cards; the first one named is on top."""
    state.ship.draw = [SHIP_NUMBERS[name] for name in reversed(draw.split())]
    state.ship.discard = [SHIP_NUMBERS[name] for name in discard.split()]


# --- moves -------------------------------------------------------------------------------------------------------


def decision(state: State) -> Decision:
    """Return the open question."""
    (found,) = GAME.pending(state)
    return found


def asks(state: State) -> str:
    """Return what is being asked; nothing once the game is over."""
    return decision(state).key.removeprefix("red_outpost-ask-") if GAME.pending(state) else ""


def step(state: State, action: Action) -> Step[State]:
    """Answer the open question."""
    found = decision(state)
    return submit(GAME, state, found.seat, found.id, action)


def play(state: State, *actions: Action) -> State:
    """Answer the open questions one after the other."""
    for action in actions:
        state = step(state, action).state
    return state


def send(state: State, name: WorkerId, to: LocationId, stored_disk: int = 0) -> State:
    """Send a worker to a location."""
    return play(state, Visit(name, to, stored_disk))


def send_with_card(state: State, name: WorkerId, to: LocationId, stored_disk: int = 0) -> State:
    """Send a worker to a location and use its card."""
    return play(state, VisitWithCard(name, to, stored_disk))


def pass_on(state: State, until: str = "visit") -> State:
    """Decline whatever may be declined, until something else is asked."""
    while asks(state) != until:
        state = play(state, Decline())
    return state


def refused(state: State, action: Action) -> str:
    """Return the code with which an action is refused; nothing has changed."""
    before = encode(state)
    with pytest.raises(IllegalAction) as caught:
        step(state, action)
    assert encode(state) == before
    return caught.value.code


def run(state: State, stage: str) -> tuple[State, list[Event]]:
    """Let something happen that nobody decides."""
    draft = decode(encode(state), State)
    draft.stage, draft.agenda = stage, []
    if stage == "round_end":
        draft.phase, draft.turns = "evening", len(draft.players)
    turn = Turn(RngState(seed_from("run")))
    COURSE.carry_on(draft, turn)
    return draft, turn.events


# --- what stands -------------------------------------------------------------------------------------------------


def visits(state: State) -> list[tuple[WorkerId, LocationId]]:
    """Return all that the player may do with workers now."""
    return [
        (action.worker, action.to)
        for offer in decision(state).offers
        for action in offer.each()
        if isinstance(action, Visit) and not action.stored_disk
    ]


def moods(state: State, *names: WorkerId) -> list[int]:
    """Return the moods of these workers."""
    return [state.workers[name].mood for name in names]


def vp(state: State) -> list[int]:
    """Return the points by seat."""
    return [each.points.total for each in state.players]


def crystals(state: State) -> list[int]:
    """Return the crystals by seat."""
    return [each.crystals for each in state.players]


def in_store(state: State, *kinds: Resource) -> list[int]:
    """Return the cubes of these kinds in the Storehouse."""
    return [state.storehouse[kind] for kind in kinds]
