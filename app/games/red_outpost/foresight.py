"""What an action would do, for the page to show before it is done: certain effects only, nothing from the decks."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeVar

import msgspec

from app.engine.codec import decode, encode
from app.engine.events import Seat
from app.engine.foresight import foreseen
from app.engine.turn import Turn
from app.games.red_outpost.components import WHEEL_VP, Resource, WorkerId
from app.games.red_outpost.mood import leaders, mood_points
from app.games.red_outpost.state import State

K = TypeVar("K")


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """The difference that an action makes until the end of the turn; what stays the same is left out."""

    points: int = 0
    outlook: int = 0
    """Change of the own points that the moods would give if the round ended then."""
    crystals: int = 0
    palace: int = 0
    wheel: int = 0
    """Steps on the production wheel."""
    moods: dict[WorkerId, int] = {}
    disks: dict[WorkerId, list[int]] = {}
    """Change of the disks on portraits, by seat."""
    leaders: dict[WorkerId, list[Seat]] = {}
    """Who will lead, where that changes."""
    cubes: dict[Resource, int] = {}
    """Change of the Storehouse, what is exported taken off."""
    exports: dict[Resource, int] = {}
    draws: bool = False
    """A card will be drawn; what it does comes on top."""
    asks: str | None = None
    """What will have to be decided next in this turn."""


def effect(state: State, seat: Seat, act: Callable[[State, Turn], None]) -> Effect:
    """Return what changes if something is done to a copy of the state, as far as it can be foreseen."""
    draft = decode(encode(state), State)
    told, whole = foreseen(partial(act, draft))
    before, after = state.players[seat], draft.players[seat]
    rewards = (after.points.wheel - before.points.wheel) // WHEEL_VP
    exports: dict[Resource, int] = {}
    for event in told:
        if event.key == "red_outpost-exported":
            kind: Resource = event.public["resource"]
            exports[kind] = exports.get(kind, 0) + 1
    coming = draft.now
    return Effect(
        points=after.points.total - before.points.total,
        outlook=mood_points(draft)[seat] - mood_points(state)[seat],
        crystals=after.crystals - before.crystals,
        palace=after.palace - before.palace,
        wheel=rewards * state.rules.wheel_spaces + after.wheel - before.wheel,
        moods=changes(moods(state), moods(draft)),
        disks=disks(state, draft),
        leaders=new_leaders(state, draft),
        cubes=changes(state.storehouse, draft.storehouse),
        exports=exports,
        draws=not whole,
        asks=coming if whole and coming not in ("turn_end", "visit") else None,
    )


def moods(state: State) -> dict[WorkerId, int]:
    """Return the moods of all workers."""
    return {name: worker.mood for name, worker in state.workers.items()}


def disks(before: State, after: State) -> dict[WorkerId, list[int]]:
    """Return by how much disks change on the portraits where they do, by seat."""
    return {
        name: [new - old for old, new in zip(worker.disks, after.workers[name].disks, strict=True)]
        for name, worker in before.workers.items()
        if worker.disks != after.workers[name].disks
    }


def new_leaders(before: State, after: State) -> dict[WorkerId, list[Seat]]:
    """Return who leads on the portraits where it is not who led."""
    return {
        name: leaders(after.workers[name])
        for name, worker in before.workers.items()
        if leaders(worker) != leaders(after.workers[name])
    }


def changes(before: Mapping[K, int], after: Mapping[K, int]) -> dict[K, int]:
    """Return what differs, and by how much."""
    return {key: after[key] - number for key, number in before.items() if after[key] != number}
