"""Games between bots, without a server."""

from collections.abc import Iterator, Sequence
from typing import Any

from app.engine.bots import Bot
from app.engine.decisions import Action, Decision
from app.engine.driver import Move, answer, start
from app.engine.events import Player
from app.engine.game import Game, Setup, Step
from app.engine.rng import Stream, seed_from


def play(game: Game[Any], setup: Setup, bots: Sequence[Bot]) -> Iterator[tuple[Move | None, Step[Any]]]:
    """Play a game to its end: yields the set-up (without a move), then each move with its step.

    The bots' randomness is a separate stream derived from the seed, so that games are reproducible.
    """
    dice = Stream(seed_from("bots " + setup.seed))

    def choose(state: Any, decision: Decision) -> Action:
        view = game.view_for(state, Player(decision.seat))
        return bots[decision.seat].answer(view, decision, dice)

    step = start(game, setup)
    yield None, step
    while decision := next((each for each in game.pending(step.state) if each.awaited), None):
        move, step = answer(game, step, decision, choose)
        yield move, step
