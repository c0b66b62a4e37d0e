"""Winning an auction: paying, and what comes with an upgrade (spec §10.5)."""

from app.engine.events import Seat
from app.engine.game import Decision, Offer, Turn, menu
from app.games.outpost.actions import Pay
from app.games.outpost.colony import box, discount
from app.games.outpost.components import UpgradeId
from app.games.outpost.payment import Purse, cheapest_payment, do_pay
from app.games.outpost.placing import has_choice
from app.games.outpost.state import Auction, Placing, State, Works


def running(state: State) -> Auction:
    """Return the auction that runs."""
    assert state.auction is not None
    return state.auction


def due(state: State, seat: Seat, upgrade: UpgradeId, amount: int) -> int:
    """Return what the seat pays for a bid: discounts come off it, but nothing is ever paid back."""
    return max(0, amount - discount(state.rules, state.players[seat], upgrade))


def pay_decision(state: State, auction: Auction) -> Decision:
    """Ask the winner which cards to pay with."""
    seat = auction.high
    owed = due(state, seat, auction.upgrade, auction.amount)
    player = state.players[seat]
    return Decision(
        f"{state.round}.pay.{state.auctions}",
        seat,
        "outpost-ask-pay",
        (menu(Offer(Pay, {"cards": Purse(player).price(owed)})),),
        fallback=lambda: Pay(cheapest_payment(state.rules, player, owed)),
        params={"upgrade": auction.upgrade, "due": owed},
    )


def do_pay_auction(state: State, _seat: Seat, action: Pay, turn: Turn) -> None:
    """Pay for the auction just won."""
    do_win(state, running(state), action.cards, turn)


def do_win(state: State, auction: Auction, cards: list[str], turn: Turn) -> None:
    """Give the upgrade to the winner with all that comes with it; then the active player goes on (§10.5)."""
    seat, upgrade = auction.high, auction.upgrade
    do_pay(state, seat, cards, due(state, seat, upgrade, auction.amount), turn)
    if upgrade in state.market or state.kicker is None:
        state.market.remove(upgrade)
    else:
        state.kicker.slots.remove(upgrade)
    state.auction = None
    player, row = state.players[seat], box(state.rules).upgrades[upgrade]
    player.upgrades[upgrade] = player.upgrades.get(upgrade, 0) + 1
    player.robots += row.robots
    if row.factory is not None:
        player.factories.setdefault(row.factory, Works()).built += 1
    turn.tell("outpost-gained", seat=seat, upgrade=upgrade, robots=row.robots, factory=row.factory or "")
    if row.factory is not None and player.step == "done" and not state.rules.late_assignment:
        placing = Placing(seat, row.factory)
        state.placing = placing if has_choice(state, placing) else None
