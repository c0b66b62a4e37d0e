"""Phase 4: the hand limit (spec §9)."""

from functools import lru_cache

from app.engine.choices import Pay
from app.engine.decisions import Decision, Menu, Offer, menu
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.actions import Discard
from app.games.outpost.colony import hand_limit
from app.games.outpost.components import CardNumber, Resource, names_of, numbers_named
from app.games.outpost.editions import Rules
from app.games.outpost.hand import cards_of, hand, hand_count, weights
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
    over = excess(state, player)
    return Decision(
        f"{state.round}.discard.{seat}",
        seat,
        "outpost-ask-discard",
        (discard_menu(state.rules.exempt, player.cards, player.open_cards, over),),
        fallback=lambda: Discard(cheapest_discard(state.rules, player, over)),
        params={"excess": over},
    )


@lru_cache(maxsize=1024)
def discard_menu(exempt: tuple[Resource, ...], secret: bytes, shown: tuple[CardNumber, ...], over: int) -> Menu:
    """Offer every way of bringing such a hand down to its limit; the same one is asked about once."""
    spec = Pay(
        weights(exempt, cards_of(secret, shown)),
        over,
        minimal=True,
        too_low="still_over_limit",
        too_much="discards_too_many",
        worthless="card_exempt",
    )
    return menu(Offer(Discard, {"cards": spec}))


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
    """Keep the choice secret until all have chosen."""
    state.players[seat].discard = numbers_named(action.cards)
    turn.tell("outpost-discard_chosen", seat=seat, private={seat: {"cards": list(action.cards)}})


def do_show_discards(state: State, turn: Turn) -> None:
    """Lay down all discarded cards, once everybody has chosen."""
    for seat in state.order:
        cards = state.players[seat].discard
        if cards:
            do_give_up(state, seat, cards, turn)
            state.players[seat].discard = None
            turn.tell("outpost-discarded", seat=seat, cards=names_of(cards))
