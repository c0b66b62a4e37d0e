"""What describes a seat's position: the inputs of the value network (see `app/bots`). Everything is public."""

from collections.abc import Sequence

from app.engine.bots import Topic
from app.engine.events import Seat
from app.engine.features import features_of, measured
from app.games.red_outpost.bot_reach import Reach
from app.games.red_outpost.bot_values import Beliefs, prospects
from app.games.red_outpost.bot_world import state_from
from app.games.red_outpost.components import DAYS, EXPORT_SIZE, PHASES, RESERVE, ROUNDS
from app.games.red_outpost.mood import influence
from app.games.red_outpost.scoring import palace_points
from app.games.red_outpost.state import State, reserve
from app.games.red_outpost.view import RedOutpostView

BELIEFS = Beliefs()

CERTAIN = (1.0, 1.0, 1.0)
"""Weights of the next visitors' exports, where only who can get them counts."""

OWN: tuple[tuple[str, Topic], ...] = (
    ("expected_points", "points"),
    ("points", "points"),
    ("moods", "points"),
    ("led_alone", "points"),
    ("led_together", "points"),
    ("led_sad", "points"),
    ("close_behind", "points"),
    ("influence", "income"),
    ("palace_points", "points"),
    ("donated", "points"),
    ("crystals", "means"),
    ("crystals_over", "means"),
    ("wheel", "income"),
    ("exports_in_reach", "income"),
    ("disks_left", "tempo"),
    ("place_in_order", "tempo"),
    ("final_lead", "points"),
    ("won", "points"),
)
"""About the seat itself."""

RIVALS = ("expected_points", "points", "moods", "led_alone", "crystals", "wheel", "exports_in_reach")
"""Of these, the most that any rival has, the rivals’ average, and the share of rivals who have more."""

TABLE: tuple[str, ...] = (
    "players",
    "second_round",
    *PHASES,
    "turns_left",
    "pairs",
    "single_cubes",
    "mood_of_all",
    "happiest",
    "exports_made",
)
"""About the game, the same for all seats."""

FEATURES = features_of(OWN, RIVALS, TABLE)


def measure(view: RedOutpostView) -> list[list[float]]:
    state = state_from(view)
    rows = own_features(state)
    table = table_features(state)
    return measured(OWN, RIVALS, rows, table)


def own_features(state: State) -> list[list[float]]:
    """Return by seat what describes a player without the others."""
    reach = Reach(state)
    chances = [0.0] * len(state.players)
    for visitor, points in reach.exports(state.storehouse, CERTAIN):
        chances[visitor] += points
    worth = prospects(state, BELIEFS)
    moods = mood_features(state)
    donated = palace_points([player.palace for player in state.players])
    finals = final_points(state)
    ended = is_decided(state)
    first = reach.visitors[0] if reach.visitors else state.first
    rows = []
    for seat, player in enumerate(state.players):
        lead = finals[seat] - max(finals[:seat] + finals[seat + 1 :])
        rows.append(
            [
                worth[seat],
                player.points.total,
                *moods[seat],
                donated[seat],
                player.palace,
                player.crystals,
                player.crystals % 2,
                player.wheel / state.rules.wheel_spaces,
                chances[seat],
                disks_left(state, Seat(seat)),
                (seat - first) % len(state.players) / len(state.players),
                lead if ended else 0.0,
                won(finals, seat) if ended else 0.0,
            ]
        )
    return rows


def mood_features(state: State) -> list[list[float]]:
    """Return by seat the points of all moods that it leads, of happy ones led alone and together, of sad ones, of happy
    ones where it is a disk behind; and its influence on all workers, weighted by their moods."""
    found = [[0.0] * 6 for _ in state.players]
    for worker in state.workers.values():
        disks = influence(worker)
        most, points = max(disks), state.rules.mood_vp(worker.mood)
        for row, amount in zip(found, disks, strict=True):
            if amount and amount == most:
                row[0] += points
                row[3 if points < 0 else 1 if disks.count(most) == 1 else 2] += points
            elif amount == most - 1:
                row[4] += max(0, points)
            row[5] += amount * points
    return found


def final_points(state: State) -> list[float]:
    """Return what everybody would have if the game ended now, a tie being decided by crystals."""
    donated = palace_points([player.palace for player in state.players])
    moods = mood_features(state)
    return [
        player.points.total + moods[seat][0] + donated[seat] + player.crystals // 2 + 0.01 * player.crystals
        for seat, player in enumerate(state.players)
    ]


def won(finals: Sequence[float], seat: int) -> float:
    most = max(finals)
    return (finals[seat] == most) / finals.count(most)


def is_decided(state: State) -> bool:
    """Return whether all visits have been made."""
    return state.phase == "over" or turns_left(state) == 0


def turns_left(state: State) -> int:
    """Return how many visits are still made in this game."""
    players = len(state.players)
    turns = [len(state.workers) if phase in DAYS else players for phase in PHASES]
    later = sum(turns) * (ROUNDS - state.round)
    if state.phase == "over":
        return 0
    return later + sum(turns[PHASES.index(state.phase) :]) - state.turns


def disks_left(state: State, seat: Seat) -> int:
    """Return how many disks a player still places in this game."""
    return reserve(state, seat) + RESERVE[len(state.players)] * (ROUNDS - state.round)


def table_features(state: State) -> list[float]:
    stored, workers = state.storehouse.values(), state.workers.values()
    return [
        len(state.players),
        float(state.round == ROUNDS),
        *[float(state.phase == phase) for phase in PHASES],
        turns_left(state),
        sum(number == EXPORT_SIZE - 1 for number in stored),
        sum(number == EXPORT_SIZE - 2 for number in stored),
        sum(worker.mood for worker in workers),
        max(worker.mood for worker in workers),
        sum(state.exported.values()),
    ]
