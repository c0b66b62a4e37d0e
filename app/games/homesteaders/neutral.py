"""Two players: the neutral bid (spec §6.5)."""

from app.engine.choices import Choose
from app.engine.decisions import Decision, Offer, menu
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.homesteaders.actions import PlaceNeutral
from app.games.homesteaders.components import NEUTRAL_LADDER
from app.games.homesteaders.state import NEUTRAL, State
from app.games.homesteaders.trade import free_menus


def first_player(state: State) -> tuple[Seat, ...]:
    """Return the player who places the marker; none once it is on a lot."""
    return () if any(lot.leader == NEUTRAL for lot in state.lots) else (state.first,)


def neutral_decision(state: State, seat: Seat) -> Decision:
    """Ask the first player for the lot on which the neutral marker bids."""
    lots = tuple(range(1, len(state.lots) + 1))
    return Decision(
        state.question("neutral", seat),
        seat,
        "homesteaders-ask-neutral",
        (menu(Offer(PlaceNeutral, {"lot": Choose(lots, "no_such_lot")})), *free_menus(state, seat)),
        fallback=lambda: PlaceNeutral(1),
        params={"amount": neutral_bid(state)},
    )


def neutral_bid(state: State) -> int:
    """Return what the neutral marker bids this round."""
    return NEUTRAL_LADDER[state.neutral]


def do_place_neutral(state: State, seat: Seat, action: PlaceNeutral, turn: Turn) -> None:
    """Let the neutral marker lead the lot; anybody may outbid it, and it never answers."""
    lot = state.lots[action.lot - 1]
    lot.leader, lot.amount = NEUTRAL, neutral_bid(state)
    turn.tell("homesteaders-neutral", seat=seat, lot=action.lot, amount=lot.amount)


def do_move_neutral(state: State, turn: Turn) -> None:
    """Raise the neutral bid a step if both have won a lot; lower it a step for everybody who passed."""
    before = state.neutral
    change = -len(state.passed) or 1
    state.neutral = min(len(NEUTRAL_LADDER) - 1, max(0, before + change))
    if state.neutral != before:
        turn.tell("homesteaders-neutral_level", amount=neutral_bid(state))
