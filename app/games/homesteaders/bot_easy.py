"""The easy bot: a friendly beginner, who sees a few rounds ahead and takes what looks good enough."""

from app.engine.bots import dice_for
from app.engine.decisions import Action, Decision
from app.engine.rng import Dice, pick
from app.games.homesteaders.bot import ANSWERS
from app.games.homesteaders.bot_prospects import Position
from app.games.homesteaders.bot_values import Beliefs, Values
from app.games.homesteaders.view import HomesteadersView

HORIZON = 4
"""Incomes to come that count."""
GOOD_ENOUGH = 0.8
"""Points by which an answer may look worse than the best and still be taken."""


class EasyBot:
    """Rates answers as the standard bot does, but not as far ahead, and not as carefully."""

    def __init__(self) -> None:
        self.values = Values(Beliefs(horizon=HORIZON))

    def answer(self, view: HomesteadersView, decision: Decision, dice: Dice) -> Action:
        answers = [*ANSWERS[decision.key](Position(view, decision, self.values))]
        most = max(value for value, _ in answers)
        return pick(dice_for(view), [action for value, action in answers if value >= most - GOOD_ENOUGH])
