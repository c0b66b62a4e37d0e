"""Internalizing: withdrawing from the auctions of a round (spec §13)."""

from functools import lru_cache, partial

from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.game import Action, Blocked, Decision, Menu, Offer, Turn, menu
from app.games.outpost.actions import Challenge, Insist, Internalize
from app.games.outpost.auction import do_go_round
from app.games.outpost.challenge import challenge_offers, may_challenge
from app.games.outpost.state import State
from app.games.outpost.winning import running


def asides(state: State, seat: Seat) -> Menu:
    """Return what a seat may say besides: that it withdraws, that others hurry, that it doubts a bid."""
    return Menu((Internalize, Insist, Challenge), partial(internalizing_offers, state, seat))


def internalizing_offers(state: State, seat: Seat) -> tuple[list[Offer], list[Blocked]]:
    """Offer to withdraw, and to insist that those who did finish their turns first."""
    offers, blocked = [], []
    player, auction = state.players[seat], state.auction
    if state.rules.internalizing == "off":
        blocked.append(Blocked(Internalize, Refusal("internalizing_off")))
    elif player.internalized:
        blocked.append(Blocked(Internalize, Refusal("internalized")))
    elif auction is not None and auction.high == seat:
        blocked.append(Blocked(Internalize, Refusal("high_bidder")))
    else:
        offers.append(Offer(Internalize))
    if may_insist(state, seat):
        offers.append(Offer(Insist))
    offers += challenge_offers(state, seat)
    return offers, blocked


def may_act_early(state: State, seat: Seat) -> bool:
    """Tell whether the seat, having withdrawn, may take the rest of its turn while others go on."""
    player = state.players[seat]
    return state.rules.internalizing == "concurrent" and player.internalized and player.step != "done"


def may_insist(state: State, seat: Seat) -> bool:
    """Tell whether there is anybody to be hurried who is not playing already."""
    if state.insisted or state.rules.internalizing != "concurrent":
        return False
    return any(may_act_early(state, other) for other in state.order if other not in (seat, state.active))


def aside_decision(state: State, seat: Seat) -> Decision | None:
    """Let a player for whom nobody waits withdraw or insist; None if there is nothing to say."""
    if may_challenge(state, seat):
        return Decision(
            f"{state.round}.doubt.{seat}.{state.auctions}.{state.asked}",
            seat,
            "outpost-ask-doubt",
            (asides(state, seat),),
            params={"amount": running(state).amount},
        )
    if state.players[seat].internalized and not may_insist(state, seat):
        return None
    offers, blocked = internalizing_offers(state, seat)
    kinds = tuple([offer.action for offer in offers])
    return (
        _aside(state.round, seat, kinds, tuple([(each.action, each.refusal.code) for each in blocked]))
        if kinds
        else None
    )


@lru_cache(maxsize=4096)
def _aside(
    turn: int, seat: Seat, offered: tuple[type[Action], ...], shut: tuple[tuple[type[Action], str], ...]
) -> Decision:
    """Return the question; it stays the same for many moves of others."""
    blocked = [Blocked(action, Refusal(code)) for action, code in shut]
    return Decision(f"{turn}.aside.{seat}", seat, "outpost-ask-aside", (menu(*map(Offer, offered), blocked=blocked),))


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
