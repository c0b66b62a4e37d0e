"""Sensible answers to a decision, for bots that think ahead: the standard bot's, and what it rates next."""

from collections.abc import Callable, Iterator

from app.engine.bots import Bot
from app.engine.decisions import Action, Decision
from app.engine.rng import Dice
from app.games.homesteaders.actions import Bid, Build
from app.games.homesteaders.bot import (
    ANSWERS,
    StandardBot,
    best_answer,
    can_hire,
    hire,
    open_lots,
    placement,
    slots_of,
)
from app.games.homesteaders.bot_prospects import Position
from app.games.homesteaders.bot_values import Beliefs, Values
from app.games.homesteaders.components import ROUNDS, Good
from app.games.homesteaders.view import HomesteadersView

VALUES = Values(Beliefs())

MOST = {
    "homesteaders-ask-place": 3,
    "homesteaders-ask-wages": 2,
    "homesteaders-ask-pay": 3,
    "homesteaders-ask-neutral": 2,
    "homesteaders-ask-bid": 5,
    "homesteaders-ask-bonus": 4,
    "homesteaders-ask-build": 5,
    "homesteaders-ask-station": 4,
    "homesteaders-ask-worker": 2,
    "homesteaders-ask-exchange": 2,
}
"""Maximum number of answers that are tried; other decisions are left to the standard bot."""


def candidates(view: HomesteadersView, decision: Decision) -> list[Action]:
    """Return the standard bot's answer, then alternatives to it, the best rated first."""
    position = Position(view, decision, VALUES)
    found = [best_answer(position)]
    for action in ALTERNATIVES.get(decision.key, rated)(position):
        if len(found) >= MOST.get(decision.key, 1):
            break
        if action not in found:
            found.append(action)
    return found


def rated(position: Position) -> Iterator[Action]:
    """Iterate over all answers, the most valuable first."""
    answers = sorted(ANSWERS[position.decision.key](position), key=lambda each: -each[0])
    return (action for _, action in answers)


def place_alternatives(position: Position) -> Iterator[Action]:
    """Place without hiring, or hire; or begin with a slot that would stay empty."""
    if position.turn > ROUNDS:
        return
    usual = placement(position)
    yield usual
    if can_hire(position):
        yield hire(position)
    for slot in slots_of(position):
        if slot not in usual.crews:
            yield placement(position, slot)


def bid_alternatives(position: Position) -> Iterator[Action]:
    """Pass, or bid as little as possible on any lot, or a step more on the best."""
    answers = [*rated(position)]
    yield from answers
    wanted = next((action.lot for action in answers if isinstance(action, Bid)), 0)
    for number, _, steps in open_lots(position):
        if number == wanted:
            yield from (Bid(number, step) for step in steps[1:2])


def build_alternatives(position: Position) -> Iterator[Action]:
    """Build any building in the best way, or none."""
    seen = set()
    for action in rated(position):
        name = action.building if isinstance(action, Build) else ""
        if name not in seen:
            seen.add(name)
            yield action


ALTERNATIVES: dict[str, Callable[[Position], Iterator[Action]]] = {
    "homesteaders-ask-place": place_alternatives,
    "homesteaders-ask-bid": bid_alternatives,
    "homesteaders-ask-build": build_alternatives,
    "homesteaders-ask-station": build_alternatives,
}


def noisy(dice: Dice) -> Bot:
    """Return a standard bot with other beliefs, for varied training games."""
    usual = VALUES.beliefs

    def about(value: float) -> float:
        return value * (60 + dice.below(81)) / 100

    def all_about(values: dict[Good, float]) -> dict[Good, float]:
        return {good: about(value) for good, value in values.items()}

    return StandardBot(
        Beliefs(
            early=all_about(dict(usual.early)),
            late=all_about(dict(usual.late)),
            enough=2 + dice.below(2),
            enough_tokens=2 + dice.below(5),
            tokens_a_round=1 + dice.below(2),
            debt_first=about(usual.debt_first),
            debt_more=about(usual.debt_more),
            growth=about(usual.growth),
        )
    )
