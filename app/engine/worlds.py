"""Worlds: full states in which the viewer of a view could be, for bots that think ahead and for tests.

A title's `world` rebuilds a state from a view and nothing else: it takes over what the view shows, and deals by chance
what it hides, within what public facts leave possible. The engine adds what titles have in common: the seed, and the
sealed answers of seats that are not awaited any more.

Decisions in a world are the same as in the game it was drawn from, but for their ids.
"""

from typing import Any

import msgspec

from app.engine.decisions import Action, Decision
from app.engine.driver import Choose, choose_answer
from app.engine.game import Game, GameView, View
from app.engine.rng import SEED_BYTES, Dice, RngState
from app.engine.stages import S


def common_parts(game: GameView, players: int, version: int, dice: Dice) -> dict[str, Any]:
    """Return what the engine keeps in every title's state, for a title's `world`."""
    *agenda, stage = (game.stage, *game.ahead)
    return {
        "version": version,
        "rng": RngState(bytes(dice.below(256) for _ in range(SEED_BYTES)).hex()),
        "answers": [0] * players,
        "stage": stage,
        "agenda": agenda,
        "sealed": {},
    }


def world_for(game: Game[S], view: View, dice: Dice, choose: Choose[S] | None = None) -> S:
    """Return a state in which the viewer could be; the game goes on, and the viewer has not sealed an answer.

    `choose` gives the sealed answers of others; without it they are random.
    """
    state = game.world(view, dice)
    for seat in game.awaited(state):
        if seat not in view.game.awaited:
            decision = game.decision_for(state, seat)
            assert decision is not None
            draft, action = choose_answer(
                game, state, decision, choose or (lambda at, asked: sealing(game, at, asked, dice))
            )
            state.sealed[seat] = [msgspec.to_builtins(each) for each in (*draft, action)]
    return state


def sealing(game: Game[S], state: S, decision: Decision, dice: Dice) -> Action:
    """Return a random action that stays behind its seat's screen."""
    while not game.course.is_sealing(state, action := decision.sample(dice)):
        pass
    return action
