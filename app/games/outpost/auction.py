"""Auctions: opening and bidding (spec §10.2 to §10.4)."""

from collections.abc import Iterator

from msgspec import UNSET

from app.engine.choices import Amount, Choose
from app.engine.decisions import Blocked, Decision, Entry, Menu, Offer, menu
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.actions import Bid, Default, OpenAuction, Pass
from app.games.outpost.colony import box, discount
from app.games.outpost.components import UpgradeId, numbers_named
from app.games.outpost.editions import Rules
from app.games.outpost.hand import hand_total, highest_possible_total
from app.games.outpost.kicker import on_offer
from app.games.outpost.payment import do_give_up
from app.games.outpost.state import Auction, EarlierBid, Player, State
from app.games.outpost.winning import do_win, due, leader, penalty, price, running

MOST_BID, MOST_BID_OF_MONEY = 999, 99_999
"""Highest bid accepted where bids are not checked: the same for all players, and more than a colony can pay."""

# --- opening -----------------------------------------------------------------------------------------------------


def auction_offers(state: State, seat: Seat) -> list[Entry]:
    """Offer each upgrade on the market from its printed cost upwards; say why one can't be opened (§10.2)."""
    player = state.players[seat]
    if player.internalized:
        return [Blocked(OpenAuction, Refusal("internalized"))]
    if player.step != "auctions":
        return [Blocked(OpenAuction, Refusal("step_closed"))]
    entries = [opening(state, seat, upgrade) for upgrade in dict.fromkeys(on_offer(state))]
    return [*entries, Blocked(OpenAuction, Refusal("not_on_offer"))]


def opening(state: State, seat: Seat, upgrade: UpgradeId) -> Entry:
    """Offer one upgrade, unless it may not be opened again or costs too much."""
    if upgrade in state.barred or (seat, upgrade) in state.defaulted:
        return Blocked(OpenAuction, Refusal("not_again"), {"upgrade": upgrade})
    least, most = box(state.rules).upgrades[upgrade].cost, bid_limit(state, state.players[seat], upgrade)
    if most < least:
        return Blocked(OpenAuction, Refusal("cannot_afford", {"high": most}), {"upgrade": upgrade})
    return Offer(
        OpenAuction,
        {"upgrade": Choose((upgrade,), "not_on_offer"), "amount": bid_amount(state, seat, upgrade, least, most)},
    )


def do_open_auction(state: State, seat: Seat, action: OpenAuction, turn: Turn) -> None:
    """Start an auction; the opener leads, and the next player is asked."""
    upgrade = UpgradeId(action.upgrade)
    state.auctions += 1
    state.auction = Auction(upgrade, high=seat, amount=action.amount, bidder=None, passed=[])
    state.agenda.append("auction")
    turn.tell("outpost-opened", seat=seat, upgrade=upgrade, amount=action.amount)
    do_go_round(state, state.auction, after=seat, turn=turn)


# --- bidding -----------------------------------------------------------------------------------------------------


def speaker(state: State) -> list[Seat]:
    """Return the player who must bid, pass or pay; none once the auction is over."""
    auction = state.auction
    if auction is None:
        return []
    return [leader(auction) if auction.bidder is None else auction.bidder]


def least_bid(auction: Auction) -> int:
    return auction.amount + 1


def bid_decision(state: State, auction: Auction, seat: Seat, asides: Menu) -> Decision:
    """Ask for a higher bid or a pass. How high it may go is the bidder's secret."""
    player = state.players[seat]
    least, most = least_bid(auction), bid_limit(state, player, auction.upgrade)
    raising: Entry = Blocked(Bid, Refusal("cannot_afford", {"high": most}))
    if least <= most:
        raising = Offer(Bid, {"amount": bid_amount(state, seat, auction.upgrade, least, most)})
    return Decision(
        f"{state.round}.bid.{state.auctions}.{state.asked}",
        seat,
        "outpost-ask-bid" if auction.high is not None else "outpost-ask-rebid",
        (menu(Offer(Pass), raising), asides),
        fallback=Pass,
        params={"upgrade": auction.upgrade, "amount": least if auction.high is None else auction.amount},
    )


def do_bid(state: State, seat: Seat, action: Bid, turn: Turn) -> None:
    """Take the lead; everybody else may speak again."""
    auction = running(state)
    if auction.high is not None:
        auction.earlier.append(EarlierBid(auction.high, auction.amount, auction.passed))
    auction.high, auction.amount, auction.passed = seat, action.amount, []
    auction.shown = auction.answered = False
    turn.tell("outpost-bid", seat=seat, amount=action.amount)
    do_go_round(state, auction, after=seat, turn=turn)


def do_pass(state: State, seat: Seat, _action: Pass, turn: Turn) -> None:
    """Pass until there is a higher bid."""
    auction = running(state)
    auction.passed.append(seat)
    auction.answered = True
    turn.tell("outpost-passed", seat=seat)
    do_go_round(state, auction, after=seat, turn=turn)


def do_go_round(state: State, auction: Auction, after: Seat, turn: Turn) -> None:
    """Ask the next player who has not passed since the last bid; if there is none, the leader has won (§10.3).

    Where bids are checked, somebody whose cards could not make a higher one even if each were the best of its kind is
    passed over: everybody can see that from the cards' backs, so it tells nothing (§17.4).
    """
    for seat in (*clockwise(state, after), after):
        if state.players[seat].internalized or seat == auction.high or seat in auction.passed:
            continue
        if (seat, auction.upgrade) in state.defaulted:
            continue
        if can_seem_to_raise(state, auction, seat):
            auction.bidder = seat
            state.asked += 1
            return
        auction.passed.append(seat)
        turn.tell("outpost-cannot_bid", seat=seat)
    auction.bidder = None
    if auction.high is None:
        do_leave_unsold(state, auction, turn)
        return
    if not can_pay(state, auction):
        do_correct(state, auction, turn)
        return
    turn.tell("outpost-won", seat=auction.high, upgrade=auction.upgrade, amount=auction.amount)
    if pays_without_choice(state, auction.high, auction):
        do_win(state, auction, [], turn)


def pays_without_choice(state: State, seat: Seat, auction: Auction) -> bool:
    """Tell whether there is nothing to ask the winner, as everybody knows: nothing is due, or it is paid in money.

    Where nobody checks bids, the winner may always declare not to be able to pay (§16.3).
    """
    if state.rules.bid_check == "none":
        return False
    return state.rules.money or due(state, seat, auction.upgrade, auction.amount) == 0


def clockwise(state: State, after: Seat) -> Iterator[Seat]:
    """Iterate over the other seats in bidding order."""
    ring = circle(state)
    start = ring.index(after)
    yield from ring[start + 1 :] + ring[:start]


def circle(state: State) -> list[Seat]:
    """Return all seats in the order in which the bid goes round: by seat, or in player order (§10.3)."""
    return list(map(Seat, range(len(state.players)))) if state.rules.auction_order_by_seat else list(state.order)


def bid_limit(state: State, player: Player, upgrade: UpgradeId) -> int:
    """Return the highest bid accepted: what the hand can pay, or any reasonable one where bids are not checked."""
    if state.rules.bid_check != "server":
        return most_bid(state.rules)
    return means(state.rules, player, upgrade)


def most_bid(rules: Rules) -> int:
    """Return the highest bid accepted where bids are not checked: cards run out, money does not."""
    return MOST_BID_OF_MONEY if rules.money else MOST_BID


def bid_amount(state: State, seat: Seat, upgrade: UpgradeId, least: int, most: int) -> Amount:
    """Return what may be bid, with what each bid costs as far as the hand can pay it, if that is not the bid itself."""
    above = "cannot_afford" if state.rules.bid_check == "server" else "above_maximum"
    player = state.players[seat]
    saved, payable = discount(state.rules, player, upgrade), means(state.rules, player, upgrade)
    costs = tuple([price(bid, saved) for bid in range(least, payable + 1)]) if saved else UNSET
    return Amount(least, most, above=above, costs=costs)


def last_bids(auction: Auction) -> dict[Seat, int]:
    """Return the last bid of each seat that stands."""
    bids = {each.seat: each.amount for each in auction.earlier}
    return bids if auction.high is None else bids | {auction.high: auction.amount}


def can_seem_to_raise(state: State, auction: Auction, seat: Seat) -> bool:
    """Tell whether, for all that everybody can see, the seat might bid higher. Money can't be seen."""
    if state.rules.bid_check != "server":
        return auction.amount < most_bid(state.rules)
    limit = reckoned_limit(state, state.players[seat], auction.upgrade)
    return limit is None or limit > auction.amount


def reckoned_limit(state: State, player: Player, upgrade: UpgradeId) -> int | None:
    """Return a player's highest possible bid, computed from the backs of the cards; None where that is impossible."""
    if state.rules.money or state.rules.bid_check != "server":
        return None
    return highest_possible_total(player) + discount(state.rules, player, upgrade)


def means(rules: Rules, player: Player, upgrade: UpgradeId) -> int:
    """Return the highest bid that the player can pay: the hand, and the discount on this upgrade."""
    return hand_total(player) + discount(rules, player, upgrade)


def can_pay(state: State, auction: Auction) -> bool:
    """Tell whether the highest bidder has the means, which is only in question where bids are not checked."""
    if state.rules.bid_check != "challenge":
        return True
    player = state.players[leader(auction)]
    return means(state.rules, player, auction.upgrade) >= auction.amount


def do_correct(state: State, auction: Auction, turn: Turn) -> None:
    """Bring a bid that can't be paid down to what can; if that beats nobody, the bid before it stands again (§16.7).

    Passes on that bid count again. Bidding continues after the player who overbid. Without a bid before it, the
    upgrade stays on the market for this turn.
    """
    seat, turn.revealed = leader(auction), True
    player = state.players[seat]
    most = means(state.rules, player, auction.upgrade)
    auction.earlier = [each for each in auction.earlier if not state.players[each.seat].internalized]
    beaten = auction.earlier[-1].amount if auction.earlier else box(state.rules).upgrades[auction.upgrade].cost - 1
    auction.passed, auction.shown = [], True
    if most > beaten:
        auction.amount = most
        turn.tell("outpost-bid_reduced", seat=seat, amount=most)
    elif auction.earlier:
        restored = auction.earlier.pop()
        auction.high, auction.amount = restored.seat, restored.amount
        auction.passed = list(dict.fromkeys((*restored.passed, seat)))
        auction.shown, auction.answered = False, True
        turn.tell("outpost-bid_void", seat=seat, seats=[leader(auction)], amount=auction.amount)
    else:
        state.auction = None
        state.barred.append(auction.upgrade)
        turn.tell("outpost-auction_void", seat=seat, upgrade=auction.upgrade)
        return
    do_go_round(state, auction, after=seat, turn=turn)


# --- not paying --------------------------------------------------------------------------------------------------


def do_default(state: State, seat: Seat, action: Default, turn: Turn) -> None:
    """Pay the penalty, or all one has, and auction the upgrade again without this player (§16.3)."""
    auction = running(state)
    fine, player = penalty(state, auction), state.players[seat]
    player.purchases += 1
    if state.rules.money:
        paid = min(fine, player.cash)
        player.cash -= paid
        turn.reveal()  # whether it was all that there was
        turn.tell("outpost-defaulted_cash", seat=seat, upgrade=auction.upgrade, amount=fine, total=paid)
    else:
        do_give_up(state, seat, numbers_named(action.cards), turn)
        turn.tell("outpost-defaulted", seat=seat, upgrade=auction.upgrade, amount=fine, cards=list(action.cards))
    state.defaulted.append((seat, auction.upgrade))
    cost = box(state.rules).upgrades[auction.upgrade].cost
    state.auctions += 1
    state.auction = Auction(auction.upgrade, high=None, amount=cost - 1, bidder=None, passed=[])
    assert state.active is not None
    ring = circle(state)
    do_go_round(state, state.auction, after=ring[ring.index(state.active) - 1], turn=turn)


def do_leave_unsold(state: State, auction: Auction, turn: Turn) -> None:
    """Leave an unsold upgrade on the market; it is not auctioned again in this turn (§16.3)."""
    state.auction = None
    state.barred.append(auction.upgrade)
    turn.tell("outpost-unsold", upgrade=auction.upgrade)
