"""Which exports the next visitors can complete: what a pair of cubes in the Storehouse is worth, and to whom.

A kind is in reach of a visitor if a location that supplies it is free. The next one takes the best of them, and so on;
the further off a visit is, the less certain.
"""

from collections.abc import Mapping, Sequence

from app.engine.events import Seat
from app.games.red_outpost.components import (
    DAYS,
    EXPORT_SIZE,
    LAKE,
    LOCATIONS,
    RESOURCES,
    ROUNDS,
    SHIP,
    LocationId,
    Phase,
    Resource,
    WorkerId,
)
from app.games.red_outpost.state import State

SOURCES: Mapping[LocationId, tuple[Resource, ...]] = {
    **{place: row.produces for place, row in LOCATIONS.items() if row.produces},
    "lake": ("fish",),
    "spaceship": RESOURCES,
    "storehouse": RESOURCES,
}
"""Where cubes come from."""

MOST_VISITORS = 3

Stored = Mapping[Resource, int]


class Reach:
    """The visits that come next in a state, and what they can export."""

    def __init__(self, state: State, made: int = 0) -> None:
        """`made` is 1 if a visit is about to be made that the state does not show yet."""
        self.state = state
        self.visitors, self.phase, self.same_phase = upcoming(state, made)

    def exports(
        self, stored: Stored, shares: Sequence[float], gone: tuple[WorkerId, LocationId] | None = None
    ) -> list[tuple[Seat, float]]:
        """Return the points that the next visitors are likely to get for exports; `shares` are their weights.

        `gone` is a visit that is about to be made.
        """
        name, place = gone or (None, None)
        nearly = self.nearly(stored, self.upright("miner", name))
        if not nearly:
            return []
        fisherman = self.upright("fisherman", name)
        places = [each for each in self.free(name, place) if any(kind in nearly for kind in SOURCES[each])]
        found: list[tuple[Seat, float]] = []
        for seat, share in zip(self.visitors, shares, strict=False):
            worth = [self.points(seat, place, nearly, stored, fisherman) for place in places]
            if not worth or (most := max(worth)) <= 0:
                break
            found.append((seat, share * most))
            best = places.pop(worth.index(most))
            if best not in ("spaceship", "storehouse"):
                nearly = {kind: points for kind, points in nearly.items() if kind not in SOURCES[best]}
        return found

    def free(self, name: WorkerId | None, place: LocationId | None) -> list[LocationId]:
        """Return the locations that supply cubes and are free once a worker has gone to a place."""
        state = self.state
        if self.phase == "morning" and not self.same_phase:
            return [each for each in SOURCES if each not in state.morning]
        taken = [worker.place for each, worker in state.workers.items() if each != name]
        shut: Sequence[LocationId] = ()
        if self.phase in ("morning", "evening"):
            shut = state.morning if self.phase == "morning" else state.evening
        return [each for each in SOURCES if each not in taken and each not in shut and each != place]

    def upright(self, name: WorkerId, gone: WorkerId | None) -> bool:
        return not self.same_phase or (name != gone and self.state.workers[name].upright)

    def nearly(self, stored: Stored, miner: bool) -> dict[Resource, int]:
        """Return the kinds that lack one cube, with the points for it; the miner brings two of coal."""
        state = self.state
        found: dict[Resource, int] = {}
        for kind, count in stored.items():
            if count == EXPORT_SIZE - 1 or (kind == "coal" and miner and count == EXPORT_SIZE - 2):
                found[kind] = state.rules.track(kind)[state.exported[kind]]
        return found

    def points(
        self, seat: Seat, place: LocationId, nearly: Mapping[Resource, int], stored: Stored, fisherman: bool
    ) -> float:
        """Return what a visitor can expect to export with a visit."""
        if place == "storehouse":
            pairs = [points for kind, points in nearly.items() if stored[kind] == EXPORT_SIZE - 1]
            return max(pairs, default=0) - 1 if self.state.players[seat].crystals else 0
        if place == "spaceship":
            return self.cargo(nearly, stored)
        total = sum(nearly.get(kind, 0) for kind in SOURCES[place])
        if place == "lake":
            blank = 1 - fish_chance(self.state.lake.draw)
            return total * (1 - blank**2 if fisherman else 1 - blank)
        return total

    def cargo(self, nearly: Mapping[Resource, int], stored: Stored) -> float:
        """Return what the spaceship's card is likely to complete."""
        pairs = {kind: points for kind, points in nearly.items() if stored[kind] == EXPORT_SIZE - 1}
        if not pairs:
            return 0
        most, total = max(pairs.values()), 0
        for card in self.state.ship.draw:
            adds = SHIP[card].adds
            if adds is not None:
                total += most if adds == "any" else pairs.get(adds, 0)
        return total / max(1, len(self.state.ship.draw))


def fish_chance(cards: Sequence[int]) -> float:
    return sum(LAKE[card].fish > 0 for card in cards) / max(1, len(cards))


def upcoming(state: State, made: int) -> tuple[list[Seat], Phase, bool]:
    """Return who visits regular locations next, in which phase, and whether that is this one; nobody does at Lunch."""
    players = len(state.players)
    done = state.turns + (state.now == "turn_end") + made
    phase, first, left = state.phase, state.first + done, players - done
    if phase in DAYS:
        left = sum(worker.upright for worker in state.workers.values()) - made
    same = left > 0 and phase != "lunch"
    if not same:
        passed = 2 if phase == "day_1" else 1
        first = state.first + passed
        match phase:
            case "morning":
                phase, left = "day_1", MOST_VISITORS
            case "day_1" | "lunch":
                phase, left = "day_2", MOST_VISITORS
            case "day_2":
                phase, left = "evening", players
            case "evening":
                phase, left = "morning", players if state.round < ROUNDS else 0
            case _:
                left = 0
    return [Seat((first + turn) % players) for turn in range(min(left, MOST_VISITORS))], phase, same
