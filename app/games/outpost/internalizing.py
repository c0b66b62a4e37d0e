"""Internalizing: withdrawing from the auctions of a round (spec §13)."""

from functools import partial

from app.engine.decisions import Blocked, Decision, Entry, Menu, Offer
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.actions import Challenge, Insist, Internalize
from app.games.outpost.auction import do_go_round
from app.games.outpost.challenge import challenge_offer, may_challenge
from app.games.outpost.state import State
from app.games.outpost.winning import running


def asides(state: State, seat: Seat) -> Menu:
    """Return what a seat may say besides: that it withdraws, that others hurry, that it doubts a bid."""
    return Menu((Internalize, Insist, Challenge), partial(aside_offers, state, seat))


def aside_offers(state: State, seat: Seat) -> list[Entry]:
    """Offer to withdraw, to insist that those who did finish their turns first, and to doubt the bid that stands."""
    reason = why_not_internalize(state, seat)
    entries: list[Entry] = [Offer(Internalize) if reason is None else Blocked(Internalize, reason)]
    if may_insist(state, seat):
        entries.append(Offer(Insist))
    if may_challenge(state, seat):
        entries.append(challenge_offer(running(state).amount))
    return entries


def why_not_internalize(state: State, seat: Seat) -> Refusal | None:
    """Return why the seat can't withdraw now; None if it can."""
    if state.rules.internalizing == "off":
        return Refusal("internalizing_off")
    if state.players[seat].internalized:
        return Refusal("internalized")
    return Refusal("high_bidder") if state.auction is not None and state.auction.high == seat else None


def may_act_early(state: State, seat: Seat) -> bool:
    """Tell whether the seat, having withdrawn, may take the rest of its turn while others go on."""
    player = state.players[seat]
    return state.rules.internalizing == "concurrent" and player.internalized and player.step != "done"


def may_insist(state: State, seat: Seat) -> bool:
    """Return whether there is a player to hurry who is not playing already."""
    if state.insisted or state.rules.internalizing != "concurrent":
        return False
    return any(may_act_early(state, other) for other in state.order if other not in (seat, state.active))


def aside_decision(state: State, seat: Seat) -> Decision | None:
    """Let a player who is not awaited withdraw or insist; None if there is nothing to offer."""
    if may_challenge(state, seat):
        return Decision(
            f"{state.round}.doubt.{seat}.{state.auctions}.{state.asked}",
            seat,
            "outpost-ask-doubt",
            (asides(state, seat),),
            params={"amount": running(state).amount},
        )
    if why_not_internalize(state, seat) and not may_insist(state, seat):
        return None
    return Decision(f"{state.round}.aside.{seat}", seat, "outpost-ask-aside", (asides(state, seat),))


def do_internalize(state: State, seat: Seat, _action: Internalize, turn: Turn) -> None:
    """Leave the auctions of this round for good; one's own auction step is over (§20, R24)."""
    player = state.players[seat]
    player.internalized = True
    if player.step == "auctions":
        player.step = "factories"
    turn.tell("outpost-internalized", seat=seat)
    if state.auction is not None and state.auction.bidder == seat:
        state.auction.answered = True
        do_go_round(state, state.auction, after=seat, turn=turn)


def do_insist(state: State, seat: Seat, _action: Insist, turn: Turn) -> None:
    """Have all who withdrew finish, in player order, before anybody else starts."""
    state.insisted = True
    turn.tell("outpost-insisted", seat=seat)
