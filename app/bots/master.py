"""The master bot: gives the answer that a search values most.

A master with a style leans to what a simpler bot of that style would do: it does so unless another answer is clearly
better. So it has that bot's temperament and hardly less strength.
"""

from typing import Any

from app.bots.search import Search, Valued
from app.engine.bots import Bot, dice_for
from app.engine.decisions import Action, Decision
from app.engine.events import Seat
from app.engine.rng import Dice

INDULGENCE = 0.02
"""What a master with a style gives up of its chance to win, at most, to follow its style in one answer."""


class Master:
    """Where there is nothing to weigh, it plays like the standard bot."""

    def __init__(self, search: Search, leaning: Bot | None = None) -> None:
        self.search = search
        self.leaning = leaning

    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        actions = list(self.search.lookahead.candidates(view, decision))
        favourite = None if self.leaning is None else self.leaning.answer(view, decision, dice_for(view))
        if favourite is not None and favourite not in actions:
            actions.append(favourite)
        if len(actions) == 1:
            return actions[0]
        best, *others = self.search.value(view, decision, actions, spared=favourite)
        for each in others:
            if each.action == favourite and each.worlds == best.worlds and is_close(each, best, decision.seat):
                return each.action
        return best.action


def is_close(answer: Valued, best: Valued, seat: Seat) -> bool:
    return best.chance(seat) - answer.chance(seat) <= INDULGENCE
