"""The master bot: gives the answer that a search values most."""

from typing import Any

from app.bots.search import Search
from app.engine.decisions import Action, Decision
from app.engine.rng import Dice


class Master:
    """Where there is nothing to weigh, it plays like the standard bot."""

    def __init__(self, search: Search) -> None:
        self.search = search

    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        actions = self.search.lookahead.candidates(view, decision)
        if len(actions) == 1:
            return actions[0]
        return self.search.value(view, decision, actions)[0].action
