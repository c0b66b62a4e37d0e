"""What an action would do, for the page to show before it is done: certain effects only, nothing from the decks."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

from app.engine.codec import decode, encode
from app.engine.decisions import Action
from app.engine.events import Seat
from app.engine.foresight import foreseen
from app.engine.turn import Turn
from app.games.red_outpost.components import WHEEL_VP, Resource, WorkerId
from app.games.red_outpost.mood import leaders
from app.games.red_outpost.state import State, Worker

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
    wheel_space: int | None = None
    """Where they lead."""
    moods: dict[WorkerId, int] = {}
    disks: dict[WorkerId, list[int]] = {}
    """Change of the disks on portraits, by seat."""
    leaders: dict[WorkerId, list[Seat]] = {}
    """The new leaders, where they change."""
    cubes: dict[Resource, int] = {}
    """Change of the Storehouse, what is exported taken off."""
    exports: dict[Resource, int] = {}
    draws: bool = False
    """A card will be drawn; what it does comes on top."""
    asks: str | None = None
    """What will have to be decided next in this turn."""


class Foreseer:
    """Tells what actions would do in a position; what they are compared with is worked out once."""

    def __init__(self, state: State, seat: Seat, act: Callable[[State, Seat, Action, Turn], None]) -> None:
        self.state = state
        self.seat = seat
        self.act = act
        self.data = encode(state)
        self.leaders = {name: leaders(worker) for name, worker in state.workers.items()}

    def __call__(self, action: Action) -> Effect:
        """Return what changes if the action is carried out on a copy of the state, as far as it can be foreseen."""
        draft = decode(self.data, State)
        told, whole = foreseen(lambda turn: self.act(draft, self.seat, action, turn))
        before, after = self.state.players[self.seat], draft.players[self.seat]
        rewards = (after.points.wheel - before.points.wheel) // WHEEL_VP
        steps = rewards * self.state.rules.wheel_spaces + after.wheel - before.wheel
        moods: dict[WorkerId, int] = {}
        disks: dict[WorkerId, list[int]] = {}
        leading: dict[WorkerId, list[Seat]] = {}
        outlook = 0
        for name, old in self.state.workers.items():
            new = draft.workers[name]
            if new == old:
                continue
            ahead = leaders(new)
            outlook += self.points(draft, new, ahead) - self.points(self.state, old, self.leaders[name])
            if new.mood != old.mood:
                moods[name] = new.mood - old.mood
            if new.disks != old.disks:
                disks[name] = [now - then for then, now in zip(old.disks, new.disks, strict=True)]
            if ahead != self.leaders[name]:
                leading[name] = ahead
        return Effect(
            points=after.points.total - before.points.total,
            outlook=outlook,
            crystals=after.crystals - before.crystals,
            palace=after.palace - before.palace,
            wheel=steps,
            wheel_space=after.wheel if steps else None,
            moods=moods,
            disks=disks,
            leaders=leading,
            cubes=changes(self.state.storehouse, draft.storehouse),
            exports=dict(Counter(each.public["resource"] for each in told if each.key == "red_outpost-exported")),
            draws=not whole,
            asks=draft.now if whole and draft.now not in ("turn_end", "visit") else None,
        )

    def points(self, state: State, worker: Worker, ahead: list[Seat]) -> int:
        """Return what the worker's mood would give the seat if the round ended then."""
        return state.rules.mood_vp(worker.mood) if self.seat in ahead else 0


def changes(before: Mapping[K, int], after: Mapping[K, int]) -> dict[K, int]:
    """Return what differs, and by how much."""
    return {key: after[key] - number for key, number in before.items() if after[key] != number}
