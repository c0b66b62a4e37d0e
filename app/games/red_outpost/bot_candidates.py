"""Sensible answers to a decision, for bots that think ahead: the standard bot's, and what it weighs against it."""

from app.engine.bots import Bot
from app.engine.decisions import Action, Decision
from app.engine.rng import Dice
from app.games.red_outpost.bot import QuickBot, Search
from app.games.red_outpost.bot_glance import Glance
from app.games.red_outpost.bot_values import Beliefs
from app.games.red_outpost.bot_world import state_from
from app.games.red_outpost.view import RedOutpostView

MOST_VISITS, MOST_ANSWERS = 8, 4
"""Maximum number of visits, and of other answers, that are tried."""

BELIEFS = Beliefs()


def candidates(view: RedOutpostView, decision: Decision) -> list[Action]:
    """Return the standard bot's answer, then alternatives to it."""
    state = state_from(view)
    found = [action for _, action in Search(state, decision.seat, BELIEFS).ranked()]
    if state.now != "visit":
        return found[:MOST_ANSWERS]
    seen = Glance(state, decision.seat, BELIEFS).visits()[:MOST_VISITS]
    return found + [action for _, action in seen if action not in found]


def noisy(dice: Dice) -> Bot:
    """Return a quick bot with other beliefs, for varied training games."""

    def about(value: float) -> float:
        return value * (60 + dice.below(91)) / 100

    return QuickBot(
        Beliefs(
            moods=tuple(min(1.0, about(share)) for share in BELIEFS.moods),
            behind=about(BELIEFS.behind),
            crystal=about(BELIEFS.crystal),
            palace=about(BELIEFS.palace),
            last_steps=about(BELIEFS.last_steps),
            reach=tuple(about(share) for share in BELIEFS.reach),
        )
    )
