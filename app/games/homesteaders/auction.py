"""The auction: bidding, passing, and the first-player card (spec §6)."""

from app.engine.choices import Choose
from app.engine.decisions import Blocked, Decision, Entry, Menu, Offer, menu
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.homesteaders.actions import Bid, Pass
from app.games.homesteaders.components import LADDER, LAWYER
from app.games.homesteaders.state import NEUTRAL, Lot, State
from app.games.homesteaders.town import lot_led_by, owns
from app.games.homesteaders.trade import free_menus


def must_bid(state: State, seat: Seat) -> bool:
    """Tell whether the seat neither leads a lot nor has passed (§6.1)."""
    return seat not in state.passed and lot_led_by(state, seat) is None


def next_bidder(state: State) -> Seat | None:
    """Return the next bidder, clockwise and starting with the first player; None when bidding is over."""
    order = state.order()
    if state.turn is not None:
        here = order.index(state.turn)
        order = order[here + 1 :] + order[: here + 1]
    return next((seat for seat in order if must_bid(state, seat)), None)


def do_turn_to_bidder(state: State, _turn: Turn) -> None:
    """Start the next player's bid if no bid is in progress (§6.1)."""
    if state.turn is None or not must_bid(state, state.turn):
        state.turn = next_bidder(state)


def at_turn(state: State) -> tuple[Seat, ...]:
    """Return whose turn it is: to bid, or to resolve a lot."""
    return () if state.turn is None else (state.turn,)


def bid_decision(state: State, seat: Seat) -> Decision:
    """Ask for a bid or a pass. What the bidder owns does not matter: there is always debt (§6.2)."""
    return Decision(
        state.question("bid", seat),
        seat,
        "homesteaders-ask-bid",
        (menu(Offer(Pass)), Menu((Bid,), lambda: bid_entries(state, seat)), *free_menus(state, seat)),
        fallback=Pass,
    )


def bid_entries(state: State, seat: Seat) -> list[Entry]:
    """Offer on each lot the steps of the ladder above its highest bid."""
    entries: list[Entry] = []
    for number, lot in enumerate(state.lots, start=1):
        steps = open_steps(state, seat, lot)
        if steps:
            fields = {"lot": Choose((number,), "no_such_lot"), "amount": Choose(steps, "not_on_ladder")}
            entries.append(Offer(Bid, fields))
        for step in LADDER:
            if step not in steps:
                reason = Refusal("bid_too_low", {"high": lot.amount, "low": steps[0] if steps else 0})
                entries.append(Blocked(Bid, reason, {"lot": number, "amount": step}))
    if all(isinstance(entry, Blocked) for entry in entries):
        entries.append(Blocked(Bid, Refusal("no_higher_bid")))
    return entries


def open_steps(state: State, seat: Seat, lot: Lot) -> tuple[int, ...]:
    """Return what the seat may bid on the lot; the owner of the Lawyer may name the same as the leader (§6.4)."""
    least = lot.amount if owns(state.players[seat], LAWYER) else lot.amount + 1
    return tuple(step for step in LADDER if step >= least)


def do_bid(state: State, seat: Seat, action: Bid, turn: Turn) -> None:
    """Take the lead; the previous leader is outbid, and responds on their next turn."""
    lot = state.lots[action.lot - 1]
    outbid = lot.leader
    lot.leader, lot.amount = seat, action.amount
    if outbid is None:
        turn.tell("homesteaders-bid", seat=seat, lot=action.lot, amount=action.amount)
    elif outbid == NEUTRAL:
        turn.tell("homesteaders-outbid_neutral", seat=seat, lot=action.lot, amount=action.amount)
    else:
        turn.tell("homesteaders-outbid", seat=seat, lot=action.lot, amount=action.amount, seats=[outbid])


def do_pass(state: State, seat: Seat, _action: Pass, turn: Turn) -> None:
    """Leave this auction; an advance on the railroad track follows at once (§6.3)."""
    state.passed.append(seat)
    state.agenda = ["advance"]
    turn.tell("homesteaders-passed", seat=seat)


def do_close_auction(state: State, turn: Turn) -> None:
    """Announce the winners of the lots."""
    for number, lot in enumerate(state.lots, start=1):
        if lot.leader is None:
            turn.tell("homesteaders-unsold", lot=number)
        elif lot.leader == NEUTRAL:
            turn.tell("homesteaders-neutral_won", lot=number)
        else:
            turn.tell("homesteaders-won", seat=lot.leader, lot=number, amount=lot.amount)


def do_pass_on_card(state: State, turn: Turn) -> None:
    """Give the first-player card to its next holder, see `next_first` (§6.6)."""
    first = next_first(state)
    if first != state.first:
        state.first = first
        turn.tell("homesteaders-first_player", seat=first)


def next_first(state: State) -> Seat:
    """Return the next holder of the card: the winner of the lowest lot that was sold.

    With two players it is the winner of lot 1, or else the player who does not hold it now.
    """
    winners = [lot.leader for lot in state.lots if lot.leader not in (None, NEUTRAL)]
    if len(state.players) == 2:
        leader = state.lots[0].leader
        return Seat(1 - state.first) if leader is None or leader == NEUTRAL else leader
    return next((seat for seat in winners if seat is not None), state.first)
