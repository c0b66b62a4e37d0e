"""Games between bots, without a server."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from app.engine.bots import Bot
from app.engine.driver import Move, start, submit
from app.engine.events import Player
from app.engine.game import Game, Setup, Step
from app.engine.rng import Stream, seed_from


def play(game: Game[Any], setup: Setup, bots: Sequence[Bot]) -> Iterator[tuple[Move | None, Step[Any]]]:
    """Play a game to its end: yields the set-up (without a move), then each move with its step.

    The bots' randomness is a separate stream derived from the seed, so that games are reproducible.
    """
    dice = Stream(seed_from("bots " + setup.seed))
    step = start(game, setup)
    yield None, step
    while decision := next((each for each in game.pending(step.state) if each.awaited), None):
        view = game.view_for(step.state, Player(decision.seat))
        action = bots[decision.seat].answer(view, decision, dice)
        step = submit(game, step.state, decision.seat, decision.id, action, step.data)
        yield Move(decision.seat, decision.id, msgspec.to_builtins(action)), step
