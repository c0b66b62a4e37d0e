"""Moods and what they promise (spec §6.3, §8)."""

from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.red_outpost.components import WorkerId
from app.games.red_outpost.state import State, Worker


def do_mood(state: State, name: WorkerId, change: int, turn: Turn) -> None:
    """Move the mood marker step by step; at an end of its track it stays, and the rest of the change is lost."""
    worker = state.workers[name]
    mood = max(state.rules.lowest_mood, min(state.rules.highest_mood, worker.mood + change))
    steps = mood - worker.mood
    worker.mood = mood
    if steps > 0:
        turn.tell("red_outpost-mood_up", worker=name, steps=steps, mood=mood)
    elif steps < 0:
        turn.tell("red_outpost-mood_down", worker=name, steps=-steps, mood=mood)


def do_swing(state: State, up: WorkerId, down: WorkerId, turn: Turn) -> None:
    """Let one worker gain a step of mood and another lose one (§6.3)."""
    do_mood(state, up, 1, turn)
    do_mood(state, down, -1, turn)


def influence(worker: Worker) -> list[int]:
    """Return by seat the influence on a worker: disks and crystals (§8)."""
    return [disks + crystals for disks, crystals in zip(worker.disks, worker.crystals, strict=True)]


def leaders(worker: Worker) -> list[Seat]:
    """Return the players with most influence on a worker; none if there is no influence (§8)."""
    most = max(influence(worker))
    return [Seat(seat) for seat, amount in enumerate(influence(worker)) if amount == most] if most else []


def mood_points(state: State) -> list[int]:
    """Return by seat what the moods would give if the round ended now: every leader scores in full."""
    points = [0] * len(state.players)
    for worker in state.workers.values():
        for seat in leaders(worker):
            points[seat] += state.rules.mood_vp(worker.mood)
    return points
