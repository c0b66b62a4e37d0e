"""Everything that is on the table, hidden or not (spec §13).

Only what cannot be worked out is kept: cubes and crystals in the supply and disks in a reserve are what is not
elsewhere, and points are the sum of their sources. A state is copied for every step, so it is small.
"""

import msgspec

from app.engine import stages
from app.engine.events import Seat
from app.games.red_outpost.components import RESERVE, RESOURCES, START_VP, LocationId, Phase, Resource, WorkerId
from app.games.red_outpost.data import Rules


class Worker(msgspec.Struct, array_like=True, gc=False):
    """A worker: where, upright or used this phase, in which mood, and the influence on the portrait by seat."""

    place: LocationId
    upright: bool
    mood: int
    disks: list[int]
    crystals: list[int]
    """Crystals that the card of the palace has put beside the disks."""


class Points(msgspec.Struct, array_like=True, gc=False):
    """Victory points by where they came from."""

    start: int = START_VP
    exports: int = 0
    wheel: int = 0
    moods_1: int = 0
    moods_2: int = 0
    palace: int = 0
    crystals: int = 0

    @property
    def total(self) -> int:
        """Return the points on the track; they may be below zero."""
        return self.start + self.exports + self.wheel + self.moods_1 + self.moods_2 + self.palace + self.crystals


class Player(msgspec.Struct, array_like=True, gc=False):
    """A player: crystals in hand and beside the palace, the marker on the wheel, cards, points."""

    crystals: int
    wheel: int
    points: Points
    palace: int = 0
    stored: int = 0
    """Disks on the card of the administration: none or one."""
    location_card: str = ""
    worker_card: str = ""


class Pile(msgspec.Struct, array_like=True, gc=False):
    """A deck (top card last), its open discard pile, and what was drawn in this visit: numbers of kinds of cards."""

    draw: list[int]
    discard: list[int] = []
    taken: list[int] = []


class Visit(msgspec.Struct, array_like=True, gc=False):
    """The turn that is being carried out."""

    worker: WorkerId
    place: LocationId
    produced: list[Resource] = []
    exchanges: int = 0
    """Sales and purchases made at the storehouse."""
    reshuffled: bool = False
    """The lake has been reshuffled in this visit, by choice or by itself."""


class State(stages.State):
    """A game of Red Outpost."""

    rules: Rules
    round: int
    phase: Phase
    first: Seat
    """Holder of the first player token."""
    active: Seat
    turns: int
    """Turns taken in this phase."""
    workers: dict[WorkerId, Worker]
    storehouse: dict[Resource, int]
    exported: dict[Resource, int]
    """Cubes that lie on the export tracks for good."""
    players: list[Player]
    lake: Pile
    ship: Pile
    morning: list[LocationId]
    evening: list[LocationId]
    """Where the blocking tokens lie."""
    visit: Visit | None = None

    @property
    def mover(self) -> Player:
        """Return the player whose turn it is."""
        return self.players[self.active]


def visiting(state: State) -> Visit:
    """Return the turn that is being carried out; there is one wherever this is asked."""
    assert state.visit is not None
    return state.visit


def reserve(state: State, seat: Seat) -> int:
    """Return the disks that the player has not placed."""
    placed = sum(worker.disks[seat] for worker in state.workers.values())
    return RESERVE[len(state.players)] - placed - state.players[seat].stored


def cubes_left(state: State, resource: Resource) -> int:
    """Return the cubes of a kind in the supply."""
    return state.rules.cubes - state.storehouse[resource] - state.exported[resource]


def supplied(state: State) -> tuple[Resource, ...]:
    """Return the kinds of which there is a cube in the supply."""
    return tuple(resource for resource in RESOURCES if cubes_left(state, resource))


def stored(state: State) -> tuple[Resource, ...]:
    """Return the kinds of which there is a cube in the Storehouse."""
    return tuple(resource for resource in RESOURCES if state.storehouse[resource])


def crystals_left(state: State) -> int:
    """Return the crystals in the supply (§7.6)."""
    owned = sum(player.crystals + player.palace for player in state.players)
    return state.rules.crystals - owned - sum(sum(worker.crystals) for worker in state.workers.values())


def holder(state: State, card: str) -> Seat | None:
    """Return the holder of a special card."""
    for seat, player in enumerate(state.players):
        if card in (player.location_card, player.worker_card):
            return Seat(seat)
    return None


def decision_id(state: State) -> str:
    """Return the id of the open decision: what is asked, and its number."""
    return f"{sum(state.answers)}.{state.now}"
