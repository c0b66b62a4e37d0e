"""What a position is worth to a player: points now, and what is likely to become points (spec §16)."""

import msgspec

from app.engine.events import Seat
from app.games.red_outpost.components import PHASES, RESOURCES, ROUNDS, WHEEL_VP, Phase
from app.games.red_outpost.scoring import palace_points
from app.games.red_outpost.state import State, Worker


class Beliefs(msgspec.Struct, frozen=True):
    """What the bot believes things to be worth, in points. Found by letting bots with other beliefs play it."""

    moods: tuple[float, ...] = (0.5, 0.6, 0.7, 0.9, 1.0)
    """How much of a mood's points is left at the end of the round, by phase."""
    behind: float = 0.3
    """How much of it goes to somebody who is one disk behind the leader."""
    crystal: float = 0.8
    palace: float = 0.8
    """How much of the palace's points is left at the end, before the last Evening."""
    pair_left: float = 1.0
    """What two cubes of a kind, left in the Storehouse, give whoever comes next."""
    rivals: float = 1.0
    """How much the best of the others counts against oneself."""
    replies: int = 1
    """So many players after oneself are thought about."""
    trust: float = 0.5
    """How much the position after the others' answers counts, against that at the end of the own turn."""
    look_ahead: int = 6
    """As many of the best visits are judged by the next player's best answer; none if it is nought."""


def value(state: State, seat: Seat, beliefs: Beliefs) -> float:
    """Return how far ahead the player stands, counting what is likely to become points."""
    worth = prospects(state, beliefs)
    others = [points for other, points in enumerate(worth) if other != seat]
    ahead = worth[seat] - beliefs.rivals * (max(others) + sum(others) / len(others)) / 2
    if state.agenda and state.agenda[0] == "turn_end" and state.active == seat:
        ahead -= beliefs.pair_left * sum(state.storehouse[kind] == 2 for kind in RESOURCES)
    return ahead


def prospects(state: State, beliefs: Beliefs) -> list[float]:
    """Return by seat the points that the position promises."""
    players = state.players
    worth = [float(player.points.total) for player in players]
    if state.phase == "over":
        return [points + 0.01 * player.crystals for points, player in zip(worth, players, strict=True)]
    weight = beliefs.moods[PHASES.index(state.phase)]
    for worker in state.workers.values():
        add_mood(worth, worker, weight * state.rules.mood_vp(likely_mood(state, worker)), beliefs.behind)
    last = is_last_phase(state.round, state.phase)
    crystal = 0.5 if last else beliefs.crystal
    step = (WHEEL_VP + crystal) / state.rules.wheel_spaces * (0.3 if last else 1.0)
    donated = palace_points([player.palace for player in players])
    for seat, player in enumerate(players):
        worth[seat] += crystal * player.crystals + step * player.wheel
        worth[seat] += donated[seat] * (1.0 if last else beliefs.palace)
    return worth


def is_last_phase(current_round: int, phase: Phase) -> bool:
    """Tell whether the game ends with this phase."""
    return current_round == ROUNDS and phase == "evening"


def likely_mood(state: State, worker: Worker) -> int:
    """Return a worker's mood; whoever is still in bed in the Morning is likely to gain a step there."""
    if state.phase == "morning" and worker.place == "barracks":
        return min(state.rules.highest_mood, worker.mood + 1)
    return worker.mood


def add_mood(worth: list[float], worker: Worker, points: float, behind: float) -> None:
    """Give the points of a mood to the leaders, and a part of them to who is one disk behind."""
    influence = [disks + crystals for disks, crystals in zip(worker.disks, worker.crystals, strict=True)]
    most = max(influence)
    if not most:
        return
    for seat, amount in enumerate(influence):
        if amount == most:
            worth[seat] += points
        elif amount == most - 1:
            worth[seat] += behind * points
