"""The steps of a player's turn, and what leads from one to the next (spec §10.1)."""

from app.engine.decisions import Action
from app.games.outpost.actions import Assign, BuyColonists, BuyFactories, BuyRobots, FirstTurnWater
from app.games.outpost.editions import Rules
from app.games.outpost.state import STEPS, Player, TurnStep

STEP_OF: dict[type[Action], TurnStep] = {
    BuyFactories: "factories",
    FirstTurnWater: "factories",
    BuyColonists: "operators",
    BuyRobots: "operators",
    Assign: "operators",
}
"""The step in which each of these is done."""


def is_step_open(player: Player, step: TurnStep) -> bool:
    """Tell whether this step of the turn is still to come or under way: there is no going back."""
    return STEPS.index(player.step) <= STEPS.index(step)


def do_close_earlier_steps(rules: Rules, player: Player, action: Action) -> None:
    """Close the steps before that of the action, unless everything may be done in any order."""
    if not rules.free_order:
        player.step = STEP_OF[type(action)]


def closed_by(rules: Rules) -> dict[str, list[TurnStep]]:
    """Return which steps each kind of action closes."""
    if rules.free_order:
        return {}
    return {action.tag(): list(STEPS[: STEPS.index(step)]) for action, step in STEP_OF.items()}
