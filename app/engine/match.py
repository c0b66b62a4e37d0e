"""Games between bots, without a server."""

from collections.abc import Iterator, Sequence
from typing import Any

from app.engine.bots import Bot
from app.engine.decisions import Action, Decision
from app.engine.driver import Choose, Move, answer, choose_answer, start
from app.engine.events import Player
from app.engine.game import Game, Setup, Step
from app.engine.rng import Dice, Stream, seed_from
from app.engine.stages import S
from app.engine.turn import Turn


def play(game: Game[Any], setup: Setup, bots: Sequence[Bot]) -> Iterator[tuple[Move | None, Step[Any]]]:
    """Play a game to its end: yields the set-up (without a move), then each move with its step.

    The bots' randomness is a separate stream derived from the seed, so that games are reproducible.
    """
    choose = chooser(game, bots, Stream(seed_from("bots " + setup.seed)))
    step = start(game, setup)
    yield None, step
    while decision := next((each for each in game.pending(step.state) if each.awaited), None):
        move, step = answer(game, step, decision, choose)
        yield move, step


def chooser(game: Game[S], bots: Sequence[Bot], dice: Dice) -> Choose[S]:
    """Return what asks the bots, each with its seat's view."""

    def choose(state: S, decision: Decision) -> Action:
        view = game.view_for(state, Player(decision.seat))
        return bots[decision.seat].answer(view, decision, dice)

    return choose


def play_on(game: Game[S], state: S, choose: Choose[S], until: str, most: int) -> int:
    """Play on in the given state itself, without a log; return the number of answers.

    It stops before the stage `until`, which has no decisions, at the end of the game, or after `most` answers.
    """
    for count in range(most):
        awaited = game.awaited(state)
        if state.now == until or not awaited:
            return count
        decision = game.course.decision_for(state, awaited[0])
        assert decision is not None
        draft, action = choose_answer(game, state, decision, choose)
        game.course.answer(state, awaited[0], (*draft, action), Turn(state.rng), until)
    return most
