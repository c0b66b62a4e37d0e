"""Playing with money: players hold credits instead of cards (spec §16.8).

Prices are paid exactly. There is no hand to limit: the hand limit says how many factories may run instead.
`earning.py` tells where the credits come from.
"""

from app.engine.choices import Pick
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.colony import hand_limit
from app.games.outpost.editions import Rules
from app.games.outpost.state import Player, State

FACTORIES_FOR_A_CARD = 2
"""How many factories may run for each card that the hand limit would let one keep."""

NO_CARDS = Pick((), 0, 0, "unknown_card")
"""What is laid down where prices are paid in credits."""


def operating_limit(rules: Rules, player: Player) -> int:
    """Return how many factories may have an operator; Scientists and Orbital Labs need none and do not count."""
    return factories_for(hand_limit(rules, player))


def factories_for(cards: int) -> int:
    """Return how many factories may run for this hand limit in cards."""
    return FACTORIES_FOR_A_CARD * cards


def do_pay_exactly(state: State, seat: Seat, due: int, turn: Turn) -> None:
    """Take what is due, neither more nor less, and count a purchase."""
    player = state.players[seat]
    player.cash -= due
    player.purchases += 1
    turn.tell("outpost-paid_cash", seat=seat, total=due)
