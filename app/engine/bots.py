"""Bots, and the registry entry of a title. A bot gets its seat's view and answers decisions, like a person."""

from typing import Any, Protocol

import msgspec

from app.engine.decisions import Action, Decision
from app.engine.game import Game
from app.engine.rng import Dice


class Bot(Protocol):
    """A stateless player: the view is all it knows."""

    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        """Return an action that is `in` the decision, chosen from the seat's own view alone."""
        ...


class RandomBot:
    """Picks offers uniformly at random: for tests, and as the weakest opponent."""

    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        return decision.sample(dice)


class Title(msgspec.Struct, frozen=True):
    """A game that a server can offer: its rules, and its bots by kind."""

    game: Game[Any]
    bots: dict[str, Bot]
