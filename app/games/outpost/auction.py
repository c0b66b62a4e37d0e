"""Auctions: opening, bidding, winning (spec §10.2 to §10.5)."""

from collections.abc import Iterator

from app.engine.choices import Amount, Choose
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.game import Blocked, Decision, Menu, Offer, Turn, menu
from app.games.outpost.actions import Bid, OpenAuction, Pass, Pay
from app.games.outpost.colony import box, discount, hand_total, highest_possible_total
from app.games.outpost.components import UpgradeId
from app.games.outpost.payment import Purse, cheapest_payment, do_pay
from app.games.outpost.placing import has_choice
from app.games.outpost.state import Auction, Placing, State, Works


def due(state: State, seat: Seat, upgrade: UpgradeId, amount: int) -> int:
    """Return what the seat pays for a bid: discounts come off it, but nothing is ever paid back."""
    return max(0, amount - discount(state.rules, state.players[seat], upgrade))


# --- opening -----------------------------------------------------------------------------------------------------


def auction_offers(state: State, seat: Seat, purse: Purse) -> tuple[list[Offer], list[Blocked]]:
    """Offer each upgrade on the market from its printed cost upwards; say why one can't be opened (§10.2)."""
    player = state.players[seat]
    if player.internalized:
        return [], [Blocked(OpenAuction, Refusal("internalized"))]
    if player.step != "auctions":
        return [], [Blocked(OpenAuction, Refusal("step_closed"))]
    offers, blocked = [], []
    for upgrade in dict.fromkeys(state.market):
        least = box(state.rules).upgrades[upgrade].cost
        most = purse.total + discount(state.rules, player, upgrade)
        if least <= most:
            amount = Amount(least, most, above="cannot_afford")
            offers.append(Offer(OpenAuction, {"upgrade": Choose((upgrade,), "not_on_offer"), "amount": amount}))
        else:
            reason = Refusal("cannot_afford", {"high": most})
            blocked.append(Blocked(OpenAuction, reason, {"upgrade": upgrade}))
    blocked.append(Blocked(OpenAuction, Refusal("not_on_offer")))
    return offers, blocked


def do_open_auction(state: State, seat: Seat, action: OpenAuction, turn: Turn) -> None:
    """Start an auction; the opener leads, and the next player is asked."""
    upgrade = UpgradeId(action.upgrade)
    state.auctions += 1
    state.auction = Auction(upgrade, high=seat, amount=action.amount, bidder=None, passed=[])
    turn.tell("outpost-opened", seat=seat, upgrade=upgrade, amount=action.amount)
    do_go_round(state, state.auction, after=seat, turn=turn)


# --- bidding -----------------------------------------------------------------------------------------------------


def bid_decision(state: State, auction: Auction, seat: Seat, asides: Menu) -> Decision:
    """Ask for a higher bid or a pass. How high it may go is the bidder's secret."""
    player = state.players[seat]
    least, most = auction.amount + 1, hand_total(player) + discount(state.rules, player, auction.upgrade)
    if least <= most:
        bids = menu(Offer(Bid, {"amount": Amount(least, most, above="cannot_afford")}))
    else:
        bids = menu(blocked=[Blocked(Bid, Refusal("cannot_afford", {"high": most}))])
    return Decision(
        f"{state.round}.bid.{state.auctions}.{state.asked}",
        seat,
        "outpost-ask-bid",
        (menu(Offer(Pass)), bids, asides),
        fallback=Pass,
        params={"upgrade": auction.upgrade, "amount": auction.amount},
    )


def do_bid(state: State, seat: Seat, action: Bid, turn: Turn) -> None:
    """Take the lead; everybody else may speak again."""
    auction = running(state)
    auction.high, auction.amount, auction.passed = seat, action.amount, []
    turn.tell("outpost-bid", seat=seat, amount=action.amount)
    do_go_round(state, auction, after=seat, turn=turn)


def do_pass(state: State, seat: Seat, _action: Pass, turn: Turn) -> None:
    """Stay out until somebody bids higher."""
    auction = running(state)
    auction.passed.append(seat)
    turn.tell("outpost-passed", seat=seat)
    do_go_round(state, auction, after=seat, turn=turn)


def do_go_round(state: State, auction: Auction, after: Seat, turn: Turn) -> None:
    """Ask the next player who has not passed since the last bid; with nobody left, the leader has won (§10.3).

    Somebody whose cards could not make a higher bid even if each were the best of its kind is passed over: everybody
    can see that from the cards' backs, so it tells nothing (§17.4).
    """
    for seat in clockwise(state, after):
        if state.players[seat].internalized or seat == auction.high or seat in auction.passed:
            continue
        if can_seem_to_raise(state, auction, seat):
            auction.bidder = seat
            state.asked += 1
            return
        auction.passed.append(seat)
        turn.tell("outpost-cannot_bid", seat=seat)
    auction.bidder = None
    turn.tell("outpost-won", seat=auction.high, upgrade=auction.upgrade, amount=auction.amount)
    if due(state, auction.high, auction.upgrade, auction.amount) == 0:
        do_win(state, auction, [], turn)


def clockwise(state: State, after: Seat) -> Iterator[Seat]:
    """Go through the other seats in the order in which the bid goes round."""
    ring = circle(state)
    start = ring.index(after)
    yield from ring[start + 1 :] + ring[:start]


def circle(state: State) -> list[Seat]:
    """Return all seats in the order in which the bid goes round: by seat, or in player order (§10.3)."""
    return list(map(Seat, range(len(state.players)))) if state.rules.auction_order_by_seat else list(state.order)


def can_seem_to_raise(state: State, auction: Auction, seat: Seat) -> bool:
    """Tell whether, for all that everybody can see, the seat might be able to bid higher."""
    player = state.players[seat]
    return highest_possible_total(player) + discount(state.rules, player, auction.upgrade) > auction.amount


def running(state: State) -> Auction:
    """Return the auction that runs."""
    assert state.auction is not None
    return state.auction


# --- winning -----------------------------------------------------------------------------------------------------


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
    state.market.remove(upgrade)
    state.auction = None
    player, row = state.players[seat], box(state.rules).upgrades[upgrade]
    player.upgrades[upgrade] = player.upgrades.get(upgrade, 0) + 1
    player.robots += row.robots
    if row.factory is not None:
        player.factories.setdefault(row.factory, Works()).built += 1
    turn.tell("outpost-gained", seat=seat, upgrade=upgrade, robots=row.robots, factory=row.factory or "")
    if row.factory is not None and player.step == "done":
        placing = Placing(seat, row.factory)
        state.placing = placing if has_choice(state, placing) else None
