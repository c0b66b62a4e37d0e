"""The standard bot's evaluation of a state: current points, and likely ones (spec §16)."""

import msgspec

from app.engine.events import Seat
from app.games.red_outpost.components import PHASES, ROUNDS, WHEEL_VP, Phase, WorkerId
from app.games.red_outpost.scoring import palace_points
from app.games.red_outpost.state import State, Worker


class Beliefs(msgspec.Struct, frozen=True):
    """The bot's parameters, in points, tuned by letting bots with different ones play each other."""

    moods: tuple[float, ...] = (0.5, 0.6, 0.7, 0.9, 1.0)
    """Share of a mood's points that remains at the end of the round, by phase."""
    behind: float = 0.3
    """Share of it for a player who is one disk behind the leader."""
    crystal: float = 0.8
    palace: float = 0.8
    """Share of the palace's points that remains at the end, before the last Evening."""
    pair_left: float = 1.0
    """Value to the next player of two cubes of a kind left in the Storehouse."""
    look_ahead: int = 6
    """Number of top visits evaluated by the next player's best reply; 0 disables this."""


def value(state: State, seat: Seat, beliefs: Beliefs) -> float:
    """Return the player's lead, counting likely points."""
    ahead = lead(prospects(state, beliefs), seat)
    if state.now == "turn_end" and state.active == seat:
        ahead -= beliefs.pair_left * sum(number == 2 for number in state.storehouse.values())
    return ahead


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
    last = is_last_phase(state.round, state.phase)
    crystal = 0.5 if last else beliefs.crystal
    step = (WHEEL_VP + crystal) / state.rules.wheel_spaces * (0.3 if last else 1.0)
    donated = palace_points([player.palace for player in players])
    for seat, player in enumerate(players):
        worth[seat] += crystal * player.crystals + step * player.wheel
        worth[seat] += donated[seat] * (1.0 if last else beliefs.palace)
    return worth


def gain(state: State, base: list[float], seat: Seat, name: WorkerId, changed: Worker, beliefs: Beliefs) -> float:
    """Return how much a changed worker increases the player's lead; `base` are the current prospects."""
    worth = list(base)
    add_mood(worth, state, state.workers[name], beliefs, -1.0)
    add_mood(worth, state, changed, beliefs)
    return lead(worth, seat) - lead(base, seat)


def is_last_phase(current_round: int, phase: Phase) -> bool:
    return current_round == ROUNDS and phase == "evening"


def likely_mood(state: State, worker: Worker) -> int:
    """Return a worker's expected mood: one still in the Barracks in the Morning is likely to gain a step."""
    if state.phase == "morning" and worker.place == "barracks":
        return min(state.rules.highest_mood, worker.mood + 1)
    return worker.mood


def add_mood(worth: list[float], state: State, worker: Worker, beliefs: Beliefs, times: float = 1.0) -> None:
    """Add a mood's expected points for the leaders, and a share for players one disk behind."""
    points = times * beliefs.moods[PHASES.index(state.phase)] * state.rules.mood_vp(likely_mood(state, worker))
    influence = worker.disks
    if any(worker.crystals):
        influence = [disks + crystals for disks, crystals in zip(influence, worker.crystals, strict=True)]
    most = max(influence)
    if not most or not points:
        return
    for seat, amount in enumerate(influence):
        if amount == most:
            worth[seat] += points
        elif amount == most - 1:
            worth[seat] += beliefs.behind * points
