"""Phase 4: the hand limit (spec §9)."""

from app.engine.choices import Pay
from app.engine.decisions import Decision, Offer, menu
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.actions import Discard
from app.games.outpost.colony import hand_limit
from app.games.outpost.components import numbers_named
from app.games.outpost.editions import Rules
from app.games.outpost.hand import hand, hand_count, weights
from app.games.outpost.payment import do_give_up
from app.games.outpost.state import Player, State


def excess(state: State, player: Player) -> int:
    """Return how much the hand is over its limit."""
    return max(0, hand_count(state.rules, player) - hand_limit(state.rules, player))


def over_the_limit(state: State) -> list[Seat]:
    """Return who still has to choose cards to discard."""
    return [seat for seat in state.order if excess(state, state.players[seat]) > 0]


def discard_decision(state: State, seat: Seat) -> Decision:
    """Ask which cards to give up: enough to come down to the limit, and none that could be kept."""
    player = state.players[seat]
    over = excess(state, player)
    cards = Pay(
        weights(state.rules.exempt, hand(player)),
        over,
        minimal=True,
        too_low="still_over_limit",
        too_much="discards_too_many",
        worthless="card_exempt",
    )
    return Decision(
        f"{state.round}.discard.{seat}",
        seat,
        "outpost-ask-discard",
        (menu(Offer(Discard, {"cards": cards})),),
        fallback=lambda: Discard(cheapest_discard(state.rules, player, over)),
        params={"excess": over},
    )


def cheapest_discard(rules: Rules, player: Player, over: int) -> list[str]:
    """Return the cards of least value that free the room, without one that could be kept."""
    counted = weights(rules.exempt, sorted(hand(player), key=lambda held: held.value))
    chosen: list[str] = []
    freed = 0
    for name, freeing in counted.items():
        if freeing and freed < over:
            chosen.append(name)
            freed += freeing
    for name in list(chosen):
        if freed - counted[name] >= over:
            chosen.remove(name)
            freed -= counted[name]
    return chosen


def do_discard(state: State, seat: Seat, action: Discard, turn: Turn) -> None:
    do_give_up(state, seat, numbers_named(action.cards), turn)
    turn.tell("outpost-discarded", seat=seat, cards=list(action.cards))
