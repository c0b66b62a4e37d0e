"""What everybody sees, put together field by field (spec §13).

There is no private information: players and spectators see the same. Nobody sees the order of the decks or the seed
before the end.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from app.engine.events import Archive, Seat, Viewer
from app.engine.game import GameView, View
from app.games.red_outpost.components import (
    COLOURS,
    DAYS,
    EXPORT_SIZE,
    LAKE,
    LOCATIONS,
    RESOURCES,
    SHIP,
    Colour,
    Location,
    LocationId,
    Phase,
    Resource,
    WorkerId,
)
from app.games.red_outpost.data import Rules, data_of
from app.games.red_outpost.mood import influence, leaders, mood_points
from app.games.red_outpost.state import Pile, State, Visit, crystals_left, cubes_left, reserve
from app.games.red_outpost.visit import closed


class TableView(msgspec.Struct, frozen=True):
    """Where the game stands."""

    players: int
    round: int
    phase: Phase
    turns: int
    first: Seat
    order: list[Seat]
    """Players of this phase's turns, past ones included."""
    active: Seat


class TokensView(msgspec.Struct, frozen=True):
    """Where the blocking tokens lie, and which of them close their location now."""

    morning: list[LocationId]
    evening: list[LocationId]
    closed: list[LocationId]


class WorkerView(msgspec.Struct, frozen=True):
    """A worker, with the influence by seat and the leader."""

    worker: WorkerId
    place: LocationId
    upright: bool
    mood: int
    points: int
    """What the mood is worth to each leader."""
    disks: list[int]
    crystals: list[int]
    influence: list[int]
    leaders: list[Seat]


class PlayerView(msgspec.Struct, frozen=True):
    seat: Seat
    colour: Colour
    vp: int
    outlook: int | None
    """What the moods would give or take if the round ended now; none once all of them have been scored."""
    crystals: int
    palace: int
    wheel: int
    to_reward: int
    """Steps on the production wheel until its reward."""
    reserve: int
    stored: int
    location_card: str
    worker_card: str
    sources: Mapping[str, int]


class GoodsView(msgspec.Struct, frozen=True):
    """Cubes of one kind: in the Storehouse, which has `room` for so many, on the export track, and in the supply."""

    stored: int
    room: int
    exported: int
    supply: int


class PileView(msgspec.Struct, frozen=True):
    """A deck: how many cards are left, the open discard pile, and what has been drawn in this visit."""

    left: int
    discard: list[str]
    taken: list[str]


class VisitView(msgspec.Struct, frozen=True):
    """The turn that is being carried out."""

    worker: WorkerId
    place: LocationId
    produced: list[Resource]
    exchanges: int
    reshuffled: bool


class ArchiveView(msgspec.Struct, frozen=True):
    """What is opened after the end: the decks in order (top card last)."""

    lake: list[str]
    ship: list[str]


class RedOutpostView(View, frozen=True):
    """The sections of a page."""

    table: TableView
    data: Mapping[str, list[int]]
    """The host's table of data."""
    places: Mapping[LocationId, Location]
    """What is printed on the locations."""
    tokens: TokensView
    workers: list[WorkerView]
    players: list[PlayerView]
    goods: Mapping[Resource, GoodsView]
    crystals: int
    """Crystals in the supply."""
    lake: PileView
    ship: PileView
    visit: VisitView | None
    archive: ArchiveView | None


LAKE_NAMES = tuple(row.id for row in LAKE)
SHIP_NAMES = tuple(row.id for row in SHIP)


def view_for(state: State, viewer: Viewer, game: GameView, shared: RedOutpostView | None) -> RedOutpostView:
    """Return what the viewer may see: the same for all, and the decks for the archive."""
    view = shared or shared_view(state, game)
    if isinstance(viewer, Archive):
        return msgspec.structs.replace(view, game=game, archive=archive_view(state))
    return view


def shared_view(state: State, game: GameView) -> RedOutpostView:
    """Return what everybody sees."""
    return RedOutpostView(
        game=game,
        table=TableView(
            players=len(state.players),
            round=state.round,
            phase=state.phase,
            turns=state.turns,
            first=state.first,
            order=order_of(state),
            active=state.active,
        ),
        data=data_view(state.rules),
        places=LOCATIONS,
        tokens=TokensView(list(state.morning), list(state.evening), list(closed(state))),
        workers=worker_views(state),
        players=player_views(state),
        goods={
            kind: GoodsView(state.storehouse[kind], EXPORT_SIZE - 1, state.exported[kind], cubes_left(state, kind))
            for kind in RESOURCES
        },
        crystals=crystals_left(state),
        lake=pile_view(state.lake, LAKE_NAMES),
        ship=pile_view(state.ship, SHIP_NAMES),
        visit=visit_view(state.visit),
        archive=None,
    )


@lru_cache(maxsize=256)
def data_view(rules: Rules) -> Mapping[str, list[int]]:
    """Return the host's table; it stays the same for a whole game."""
    return data_of(rules)


def order_of(state: State) -> list[Seat]:
    """Return the players of this phase's turns, from the holder of the token on; a Day has one turn per worker."""
    if state.phase == "over":
        return []
    players = len(state.players)
    turns = len(state.workers) if state.phase in DAYS else players
    return [Seat((state.first + turn) % players) for turn in range(turns)]


def worker_views(state: State) -> list[WorkerView]:
    """Return the workers in their order."""
    return [
        WorkerView(
            worker=name,
            place=worker.place,
            upright=worker.upright,
            mood=worker.mood,
            points=state.rules.mood_vp(worker.mood),
            disks=list(worker.disks),
            crystals=list(worker.crystals),
            influence=influence(worker),
            leaders=leaders(worker),
        )
        for name, worker in state.workers.items()
    ]


def player_views(state: State) -> list[PlayerView]:
    """Return the players by seat."""
    outlook: Sequence[int | None] = [None] * len(state.players) if state.phase == "over" else mood_points(state)
    return [
        PlayerView(
            seat=Seat(seat),
            colour=COLOURS[seat],
            vp=player.points.total,
            outlook=outlook[seat],
            crystals=player.crystals,
            palace=player.palace,
            wheel=player.wheel,
            to_reward=state.rules.wheel_spaces - player.wheel,
            reserve=reserve(state, Seat(seat)),
            stored=player.stored,
            location_card=player.location_card,
            worker_card=player.worker_card,
            sources=msgspec.structs.asdict(player.points),
        )
        for seat, player in enumerate(state.players)
    ]


def visit_view(visit: Visit | None) -> VisitView | None:
    """Return the turn that is being carried out."""
    if visit is None:
        return None
    return VisitView(visit.worker, visit.place, list(visit.produced), visit.exchanges, visit.reshuffled)


def pile_view(pile: Pile, names: tuple[str, ...]) -> PileView:
    """Return a deck as far as it is open; the discard pile is sorted, its order meaning nothing."""
    return PileView(
        len(pile.draw), [names[card] for card in sorted(pile.discard)], [names[card] for card in pile.taken]
    )


def archive_view(state: State) -> ArchiveView:
    """Return what was hidden from everybody during the game."""
    return ArchiveView(
        [LAKE_NAMES[card] for card in state.lake.draw],
        [SHIP_NAMES[card] for card in state.ship.draw],
    )
