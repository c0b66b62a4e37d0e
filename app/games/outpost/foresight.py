"""What an action would waste, for the page to ask about beforehand."""

import msgspec

from app.engine.decisions import Foresee
from app.engine.events import Seat
from app.games.outpost.actions import EndTurn, FirstTurnWater
from app.games.outpost.colony import box, factories_built, hand_limit
from app.games.outpost.components import WATER
from app.games.outpost.editions import Rules
from app.games.outpost.hand import hand_count, hand_total
from app.games.outpost.operators import COLONIST, crews_of, suggested
from app.games.outpost.production import cards_due
from app.games.outpost.state import Player, State


class EndTurnEffect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What goes to waste; in 1991 the idle still find work after the turns."""

    jobless: int = 0
    """Colonists without a factory to work in."""
    unstaffed: int = 0
    """Factories without an operator."""
    excess: int = 0
    """Cards beyond the hand limit when it is next looked at."""


class FirstTurnWaterEffect(msgspec.Struct, frozen=True):
    """What is given for the factory, and what it usually costs."""

    gives: int
    cost: int | None


def foresee(state: State, seat: Seat) -> Foresee:
    rules, player = state.rules, state.players[seat]
    return {
        EndTurn: lambda _action: end_turn_effect(rules, player),
        FirstTurnWater: lambda _action: FirstTurnWaterEffect(hand_total(player), box(rules).factories[WATER].cost),
    }


def end_turn_effect(rules: Rules, player: Player) -> EndTurnEffect:
    crews = (suggested(rules, player) if rules.late_assignment else crews_of(player.factories)).values()
    return EndTurnEffect(
        jobless=player.colonists - sum(crew[COLONIST] for crew in crews),
        unstaffed=factories_built(player) - sum(sum(crew.values()) for crew in crews),
        excess=0 if rules.money else expected_excess(rules, player),
    )


def expected_excess(rules: Rules, player: Player) -> int:
    """Return how many cards are too many after the next production, or in 1991 after the turns; 0 without any now."""
    held = hand_count(rules, player)
    due = {} if rules.late_discard else cards_due(rules, player)
    coming = sum(count for resource, count in due.items() if resource not in rules.exempt)
    return max(0, held + coming - hand_limit(rules, player)) if held else 0
