"""Winning an auction: paying, and what comes with an upgrade (spec §10.5)."""

from app.engine.decisions import Blocked, Decision, Entry, menu
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.actions import Default, Pay
from app.games.outpost.colony import box, discount, do_build, do_gain
from app.games.outpost.components import UpgradeId
from app.games.outpost.hand import has_empty_hand
from app.games.outpost.payment import cheapest_payment, do_pay, purse_of
from app.games.outpost.placing import has_choice
from app.games.outpost.state import Auction, Placing, State


def running(state: State) -> Auction:
    assert state.auction is not None
    return state.auction


def leader(auction: Auction) -> Seat:
    """Return the highest bidder; call this only when there is one."""
    assert auction.high is not None
    return auction.high


def due(state: State, seat: Seat, upgrade: UpgradeId, amount: int) -> int:
    """Return what the seat pays for a bid."""
    return price(amount, discount(state.rules, state.players[seat], upgrade))


def price(amount: int, saved: int) -> int:
    """Return what is paid for a bid: discounts come off it, but nothing is ever paid back."""
    return max(0, amount - saved)


def pay_decision(state: State, auction: Auction) -> Decision:
    """Ask the winner which cards to pay with; if bids are not checked, also whether to pay at all."""
    seat = leader(auction)
    owed = due(state, seat, auction.upgrade, auction.amount)
    player = state.players[seat]
    if state.rules.bid_check == "none":
        return overbid_decision(state, auction, owed)
    purse = purse_of(state.rules, player)
    return Decision(
        f"{state.round}.pay.{state.auctions}",
        seat,
        "outpost-ask-pay",
        (menu(purse.offer(Pay, owed)),),
        fallback=lambda: Pay(cheapest_payment(state.rules, player, owed)),
        params={"upgrade": auction.upgrade, "due": owed},
        # Whoever sees the whole hand laid down sees that not one card of it could have been kept.
        foregone=purse.total - min(purse.values.values(), default=0) < owed,
    )


def overbid_decision(state: State, auction: Auction, owed: int) -> Decision:
    """Ask the winner to pay or default. One who cannot pay must default; others do not learn the reason (§16.3)."""
    player = state.players[leader(auction)]
    purse = purse_of(state.rules, player)
    fine = min(penalty(state, auction), purse.total)
    paying: Entry = Blocked(Pay, Refusal("payment_too_low", {"total": purse.total, "due": owed}))
    if purse.total >= owed:
        paying = purse.offer(Pay, owed)
    return Decision(
        f"{state.round}.pay.{state.auctions}.{state.asked}",
        leader(auction),
        "outpost-ask-overbid",
        (menu(purse.offer(Default, fine), paying),),
        fallback=lambda: (
            Pay(cheapest_payment(state.rules, player, owed))
            if purse.total >= owed
            else Default(cheapest_payment(state.rules, player, fine))
        ),
        params={"upgrade": auction.upgrade, "due": owed, "amount": penalty(state, auction), "fine": fine},
        foregone=owed > 0 and has_empty_hand(state.rules, player),
    )


def penalty(state: State, auction: Auction) -> int:
    """Return what not paying costs: all that was bid above the printed cost, without discounts."""
    return auction.amount - box(state.rules).upgrades[auction.upgrade].cost


def do_pay_auction(state: State, _seat: Seat, action: Pay, turn: Turn) -> None:
    do_win(state, running(state), action.cards, turn)


def do_win(state: State, auction: Auction, cards: list[str], turn: Turn) -> None:
    """Give the upgrade to the winner with all that comes with it; then the active player goes on (§10.5)."""
    seat, upgrade = leader(auction), auction.upgrade
    do_pay(state, seat, cards, due(state, seat, upgrade, auction.amount), turn)
    if upgrade in state.market or state.kicker is None:
        state.market.remove(upgrade)
    else:
        state.kicker.slots.remove(upgrade)
    state.auction = None
    player, row = state.players[seat], box(state.rules).upgrades[upgrade]
    do_gain(player, upgrade)
    player.robots += row.robots
    if row.factory is not None:
        do_build(player, row.factory)
    turn.tell("outpost-gained", seat=seat, upgrade=upgrade, robots=row.robots, factory=row.factory or "")
    if row.factory is not None and player.step == "done" and not state.rules.late_assignment:
        placing = Placing(seat, row.factory)
        if has_choice(state, placing):
            state.placing = placing
            state.agenda.append("placing")
