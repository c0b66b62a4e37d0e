"""Phase 4: the hand limit (spec §9)."""

from collections.abc import Mapping

from app.engine.choices import Pay
from app.engine.events import Seat
from app.engine.game import Decision, Offer, Turn, menu
from app.games.outpost.actions import Discard
from app.games.outpost.colony import hand_limit
from app.games.outpost.components import card, cards_named, names_of
from app.games.outpost.hand import hand, hand_count, weights
from app.games.outpost.payment import do_give_up
from app.games.outpost.state import Player, State


def excess(state: State, player: Player) -> int:
    """Return how much the hand is over its limit."""
    return max(0, hand_count(state.rules, player) - hand_limit(state.rules, player))


def must_discard(state: State, seat: Seat) -> bool:
    """Tell whether the seat still has to choose cards to discard."""
    player = state.players[seat]
    return player.discard is None and excess(state, player) > 0


def discard_decision(state: State, seat: Seat) -> Decision:
    """Ask which cards to give up: enough to come down to the limit, and none that could be kept."""
    player = state.players[seat]
    counted, over = weights(state.rules, player), excess(state, player)
    spec = Pay(
        counted,
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
        (menu(Offer(Discard, {"cards": spec})),),
        fallback=lambda: Discard(cheapest_discard(player, counted, over)),
        params={"excess": over},
    )


def cheapest_discard(player: Player, weights: Mapping[str, int], over: int) -> list[str]:
    """Return the cards of least value that free the room, without one that could be kept."""
    chosen: list[str] = []
    freed = 0
    counted = [held for held in hand(player) if weights[held.id]]
    for held in sorted(counted, key=lambda held: held.value):
        if freed < over:
            chosen.append(held.id)
            freed += weights[held.id]
    for name in list(chosen):
        if freed - weights[name] >= over:
            chosen.remove(name)
            freed -= weights[name]
    return chosen


def do_discard(state: State, seat: Seat, action: Discard, turn: Turn) -> None:
    """Keep the choice secret until all have chosen."""
    state.players[seat].discard = [given.number for given in cards_named(action.cards)]
    turn.tell("outpost-discard_chosen", seat=seat, private={seat: {"cards": list(action.cards)}})


def do_show_discards(state: State, turn: Turn) -> None:
    """Lay down all discarded cards, once everybody has chosen."""
    for seat in state.order:
        cards = state.players[seat].discard
        if cards:
            do_give_up(state, seat, [card(number) for number in cards], turn)
            state.players[seat].discard = None
            turn.tell("outpost-discarded", seat=seat, cards=names_of(cards))
