"""Phase 4: the hand limit (spec §9)."""

from app.engine.choices import Pay
from app.engine.decisions import Decision, Offer, menu
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.actions import Discard
from app.games.outpost.colony import hand_limit
from app.games.outpost.components import RESEARCH, numbers_named
from app.games.outpost.editions import Rules
from app.games.outpost.hand import hand, hand_count, weight, weights
from app.games.outpost.payment import Chain, do_give_up, listed
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
    """Return the cards that free the room and are worth least together; so none among them could be kept.

    Among equals, those that free most, then the fewest Research cards.
    """
    ways: dict[int, tuple[int, int, Chain]] = {0: (0, 0, None)}
    for held in sorted(hand(player), key=lambda held: held.value):
        freeing, research = weight(rules.exempt, held), int(held.resource == RESEARCH)
        for freed, (value, spent, chosen) in list(ways.items()) if freeing else ():
            reached, found = freed + freeing, (value + held.value, spent + research)
            if freed < over and (reached not in ways or found < ways[reached][:2]):
                ways[reached] = (*found, (held.id, chosen))
    best = min((value, -freed, spent) for freed, (value, spent, _) in ways.items() if freed >= over)
    return listed(ways[-best[1]][2])


def do_discard(state: State, seat: Seat, action: Discard, turn: Turn) -> None:
    do_give_up(state, seat, numbers_named(action.cards), turn)
    turn.tell("outpost-discarded", seat=seat, cards=list(action.cards))
