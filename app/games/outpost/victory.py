"""Phase 6: the victory check, and what brings the end nearer (spec §14, §16.5)."""

from app.engine.stages import OVER
from app.engine.turn import Turn
from app.games.outpost.scoring import goal, outcome, points_of
from app.games.outpost.standstill import (
    SPIRAL,
    do_count_rounds,
    is_nothing_left,
    rounds_of,
    standstill,
)
from app.games.outpost.state import State


def has_winner(state: State) -> bool:
    return max(points_of(state)) >= goal(state)


def do_victory_check(state: State, turn: Turn) -> None:
    """Tell who has won, if somebody has enough points now, or nothing moves any more (§14)."""
    do_count_rounds(state, turn)
    if after_victory_check(state) != OVER:
        return
    reason = standstill(state)
    if reason is not None and not has_winner(state):
        turn.tell("outpost-standstill", reason=reason, rounds=rounds_of(state, reason))
    ended = outcome(state)
    turn.tell("outpost-over", winners=list(ended.winners), score=max(ended.scores), scores=list(ended.scores))


def after_victory_check(state: State) -> str | None:
    return OVER if has_winner(state) or standstill(state) is not None else None


def do_end_round(state: State, turn: Turn) -> None:
    """Count the round; with no upgrade left, fewer points may be enough from now on (§16.5)."""
    if state.rules.death_spiral and is_nothing_left(state):
        state.spiral += SPIRAL
        turn.tell("outpost-spiral", score=goal(state))
    state.round += 1
    turn.tell("outpost-round", round=state.round)
