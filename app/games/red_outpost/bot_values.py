"""The standard bot's evaluation of a state: current points, and likely ones (spec §16)."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from app.engine.events import Seat
from app.games.red_outpost.bot_reach import Reach
from app.games.red_outpost.components import CRYSTALS_PER_VP, PHASES, ROUNDS, WHEEL_VP
from app.games.red_outpost.scoring import palace_points
from app.games.red_outpost.state import State, Worker


class Beliefs(msgspec.Struct, frozen=True):
    """The bot's parameters, in points, tuned by letting bots with different ones play each other."""

    moods: tuple[float, ...] = (0.5, 0.6, 0.7, 0.9, 1.0)
    """Share of a mood's points that remains at the end of the round, by phase."""
    behind: float = 0.3
    """Share of it for a player who is one disk behind the leader."""
    crystal: float = 0.8
    steps: float = 1.0
    """Value of a step on the production wheel, as a share of its part of the reward."""
    palace: float = 0.8
    """Share of the palace's points that remains at the end, before the last Evening."""
    last_steps: float = 0.3
    """Share of a step on the production wheel that counts in the last Evening."""
    reach: tuple[float, ...] = (0.6, 0.4, 0.2)
    """Share of the exports in reach that counts for the next visitors, the next one first."""
    luck: float = 0.0
    """Share by which the best card that may be drawn counts for more than its chance."""
    tried: int = 5
    """Number of visits that are thought through, those that seem best at a glance."""


def value(state: State, seat: Seat, beliefs: Beliefs) -> float:
    """Return the player's lead, counting likely points."""
    worth = prospects(state, beliefs)
    for visitor, points in Reach(state).exports(state.storehouse, beliefs.reach):
        worth[visitor] += points
    return lead(worth, seat)


def expected(cases: Sequence[tuple[float, float]], beliefs: Beliefs) -> float:
    """Return what to expect of cases, given with their chances, a gambler being an optimist."""
    mean = sum(chance * worth for chance, worth in cases)
    return mean + beliefs.luck * (max(worth for _, worth in cases) - mean)


def lead(worth: list[float], seat: Seat) -> float:
    """Return a player's lead: the mean of that over the best rival and that over the average rival."""
    others = worth[:seat] + worth[seat + 1 :]
    return worth[seat] - (max(others) + sum(others) / len(others)) / 2


def prospects(state: State, beliefs: Beliefs) -> list[float]:
    """Return each seat's expected points."""
    players = state.players
    worth = [float(player.points.total) for player in players]
    if state.phase == "over":
        return [points + 0.01 * player.crystals for points, player in zip(worth, players, strict=True)]
    for worker in state.workers.values():
        add_mood(worth, state, worker, beliefs)
    crystal, step, kept = crystal_worth(state, beliefs), step_worth(state, beliefs), palace_share(state, beliefs)
    donated = palace_points([player.palace for player in players])
    for seat, player in enumerate(players):
        worth[seat] += crystal * player.crystals + step * player.wheel + kept * donated[seat]
    return worth


def crystal_worth(state: State, beliefs: Beliefs) -> float:
    return 1 / CRYSTALS_PER_VP if is_last_phase(state) else beliefs.crystal


def step_worth(state: State, beliefs: Beliefs) -> float:
    """Return what a step on the production wheel is worth, as a share of its reward."""
    reward = (WHEEL_VP + crystal_worth(state, beliefs)) / state.rules.wheel_spaces
    return reward * (beliefs.last_steps if is_last_phase(state) else beliefs.steps)


def palace_share(state: State, beliefs: Beliefs) -> float:
    return 1.0 if is_last_phase(state) else beliefs.palace


def is_last_phase(state: State) -> bool:
    return state.round == ROUNDS and state.phase == "evening"


def likely_mood(state: State, worker: Worker) -> int:
    """Return a worker's expected mood: one still in the Barracks in the Morning is likely to gain a step."""
    if state.phase == "morning" and worker.place == "barracks":
        return min(state.rules.highest_mood, worker.mood + 1)
    return worker.mood


def add_mood(worth: list[float], state: State, worker: Worker, beliefs: Beliefs) -> None:
    """Add a mood's expected points for the leaders, and a share for players one disk behind."""
    points = beliefs.moods[PHASES.index(state.phase)] * state.rules.mood_vp(likely_mood(state, worker))
    influence = worker.disks
    if any(worker.crystals):
        influence = [disks + crystals for disks, crystals in zip(worker.disks, worker.crystals, strict=True)]
    for seat, share in enumerate(shares(tuple(influence), beliefs.behind)):
        worth[seat] += share * points


@lru_cache(maxsize=4096)
def shares(influence: tuple[int, ...], behind: float) -> tuple[float, ...]:
    """Return by seat the share of a mood's points that is likely: leaders score in full."""
    most = max(influence)
    if not most:
        return (0.0,) * len(influence)
    return tuple(1.0 if amount == most else behind if amount == most - 1 else 0.0 for amount in influence)
