"""Players made of code. A bot sees what its seat sees and answers the decision put to it, like a person."""

from typing import Any, Protocol

import msgspec

from app.engine.decisions import Action, Decision
from app.engine.game import Game
from app.engine.rng import Dice


class Bot(Protocol):
    """Somebody to play against. It keeps nothing between two answers: the view is all it knows."""

    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        """Return an action that is `in` the decision, judged from the seat's own view alone."""
        ...


class RandomBot:
    """Takes any offer, each as likely as the others: for tests, and as the weakest opponent."""

    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        return decision.sample(dice)


class Title(msgspec.Struct, frozen=True):
    """A game as it is listed: its rules, and the bots that can play it by name."""

    game: Game[Any]
    bots: dict[str, Bot]
