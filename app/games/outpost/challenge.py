"""Doubting a bid: the bidder shows the hand (spec §16.7)."""

from app.engine.choices import Choose
from app.engine.decisions import Offer
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.actions import Challenge
from app.games.outpost.auction import can_pay, do_correct
from app.games.outpost.hand import hand, hand_total
from app.games.outpost.state import EVERYBODY, State
from app.games.outpost.winning import leader, running


def may_challenge(state: State, seat: Seat) -> bool:
    """Tell whether the seat may doubt the highest bid: before the next bidder acts, and once for each bid."""
    auction = state.auction
    if auction is None or state.rules.bid_check != "challenge":
        return False
    return auction.bidder is not None and auction.high != seat and not (auction.shown or auction.answered)


def challenge_offer(amount: int) -> Offer:
    """Offer to doubt the bid that stands; its amount is named, so that a late doubt does not hit the next bid."""
    return Offer(Challenge, {"amount": Choose((amount,), "bid_changed")})


def do_challenge(state: State, seat: Seat, action: Challenge, turn: Turn) -> None:
    """Show the bidder's hand to everybody; a bid that it can't pay is corrected."""
    auction = running(state)
    doubted = state.players[leader(auction)]
    for number in doubted.hand:
        state.known[number] = [EVERYBODY]
    turn.reveal()
    bidder, total = [leader(auction)], hand_total(doubted)
    if state.rules.money:
        turn.tell("outpost-challenged_cash", seat=seat, seats=bidder, amount=action.amount, total=total)
    else:
        cards = [held.id for held in hand(doubted)]
        turn.tell("outpost-challenged", seat=seat, seats=bidder, amount=action.amount, cards=cards, total=total)
    auction.shown = True
    state.asked += 1  # whoever is asked for a bid now knows more
    if not can_pay(state, auction):
        do_correct(state, auction, turn)
