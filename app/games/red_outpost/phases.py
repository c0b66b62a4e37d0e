"""The course of a round: turns, phases, and what happens between them (spec §5)."""

from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.red_outpost.components import DAYS, PHASES, Phase
from app.games.red_outpost.mood import do_mood
from app.games.red_outpost.state import State


def do_begin_phase(state: State, phase: Phase, turn: Turn) -> None:
    """Give the first turn of the phase to the holder of the first player token (§5.1)."""
    state.phase, state.turns, state.active = phase, 0, state.first
    turn.tell("red_outpost-phase", round=state.round, phase=phase, seat=state.first)


def next_seat(state: State, seat: Seat) -> Seat:
    """Return the next seat clockwise."""
    return Seat((seat + 1) % len(state.players))


def is_morning(state: State) -> bool:
    return state.phase == "morning"


def is_lunch(state: State) -> bool:
    return state.phase == "lunch"


def is_phase_over(state: State) -> bool:
    """Tell whether the phase is done: on a Day when all workers are flat, else when everybody had a turn (§5.1)."""
    if state.phase in DAYS:
        return not any(worker.upright for worker in state.workers.values())
    return state.turns == len(state.players)


def is_round_over(state: State) -> bool:
    return state.phase == "evening" and is_phase_over(state)


def do_end_turn(state: State, _turn: Turn) -> None:
    """Count the turn; as long as the phase lasts, the next seat clockwise is at it (§6.2)."""
    state.visit = None
    state.turns += 1
    if not is_phase_over(state):
        state.active = next_seat(state, state.active)


def next_turn(state: State) -> str | None:
    """Return to another visit until the phase is over."""
    return None if is_phase_over(state) else "visit"


def do_rest_in_barracks(state: State, turn: Turn) -> None:
    """Cheer up the workers still in bed at the end of the Morning (§5.2)."""
    for name, worker in state.workers.items():
        if worker.place == "barracks":
            do_mood(state, name, 1, turn)


def do_end_phase(state: State, turn: Turn) -> None:
    """Let all workers stand up, and pass the first player token on from its holder (§5.2)."""
    for worker in state.workers.values():
        worker.upright = True
    state.first = next_seat(state, state.first)
    if not is_round_over(state):
        do_begin_phase(state, PHASES[PHASES.index(state.phase) + 1], turn)
