"""Standing orders: what a player says once instead of at every bid (docs/decisions has the reasons)."""

from collections import Counter
from typing import ClassVar

from app.engine.choices import Amount, Choose, Pick
from app.engine.decisions import Action, Decision, Entry, Offer
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.orders import ASK, Answer, Order, OrderKind
from app.engine.stages import OVER
from app.games.outpost.actions import Bid, ChooseMega, Name, Number, Pass, StayOut, Upgrades
from app.games.outpost.auction import MOST_BID, MOST_BID_OF_MONEY
from app.games.outpost.components import KICKER, UpgradeId
from app.games.outpost.sections import AuctionView, OutpostView

BIDDING = ("outpost-ask-bid", "outpost-ask-rebid")
"""The questions that ask for a bid."""

AFTER_TURNS = ("assign", "late_discard", "evict", OVER)
"""The phases of a round that come after the turns and ask something."""


class PassAuction(Order, frozen=True, tag="pass_auction"):
    """Pass for the rest of this auction. After an undo another upgrade may be auctioned under the same number."""

    round: Number
    auction: Number
    upgrade: Name


class BidUpTo(Order, frozen=True, tag="bid_up_to"):
    """Bid for this upgrade up to a limit, raising by `step`; then pass, or ask. Ends with the `copy` that it is for."""

    about: ClassVar = ("upgrade",)

    upgrade: Name
    limit: Number
    step: Number
    then: Name
    copy: Number


class PassUnless(Order, frozen=True, tag="pass_unless"):
    """Pass for the rest of this round, but for these upgrades."""

    round: Number
    upgrades: Upgrades


class PassUntilTurn(Order, frozen=True, tag="pass_until_turn"):
    """Pass until one's next turn, which comes in this round."""

    round: Number


class TakeMegas(Order, frozen=True, tag="take_megas"):
    """Take all mega cards that one may have, or none."""

    number: Name


class DiscardCheapest(Order, frozen=True, tag="discard_cheapest"):
    """Give up the cards that are worth least."""


class StayOutOfAttacks(Order, frozen=True, tag="stay_out_of_attacks"):
    """Stay out of attacks on others."""


# --- auctions ----------------------------------------------------------------------------------------------------


def current_auction(view: OutpostView, decision: Decision) -> AuctionView | None:
    """Return the auction in which the decision asks for a bid."""
    return view.auction if decision.key in BIDDING else None


def is_bidding(view: OutpostView, seat: Seat) -> bool:
    """Tell whether the seat may still be asked for a bid in the running auction."""
    auction = view.auction
    return auction is not None and auction.bidder is not None and not view.colonies[seat].internalized


def pass_auction_entries(view: OutpostView, seat: Seat) -> list[Entry]:
    auction = view.auction
    if auction is None or not is_bidding(view, seat):
        return []
    return [
        Offer(
            PassAuction,
            {
                "round": Choose((view.table.round,)),
                "auction": Choose((auction.number,)),
                "upgrade": Choose((auction.upgrade,)),
            },
        )
    ]


def pass_auction_stands(view: OutpostView, _seat: Seat, order: PassAuction) -> bool:
    auction, wanted = view.auction, (order.round, order.auction, order.upgrade)
    return auction is not None and (view.table.round, auction.number, auction.upgrade) == wanted


def pass_any(view: OutpostView, decision: Decision, _order: Order) -> Action | None:
    return Pass() if current_auction(view, decision) else None


def bid_entries(view: OutpostView, seat: Seat) -> list[Entry]:
    """Offer a limit on each upgrade that is on offer or may still come, from its printed cost upwards."""
    most = MOST_BID_OF_MONEY if view.components.money else MOST_BID
    return [
        Offer(
            BidUpTo,
            {
                "upgrade": Choose((upgrade,)),
                "limit": Amount(view.components.upgrades[upgrade].cost, most),
                "step": Amount(1, most),
                "then": Choose(("pass", "ask")),
                "copy": Choose((owned(view, seat, upgrade) + 1,)),
            },
        )
        for upgrade in still_to_come(view)
    ]


def still_to_come(view: OutpostView) -> list[UpgradeId]:
    """Return the upgrades that are being auctioned, on offer, in stock, or in the piles of Kicker cards."""
    here = [] if view.auction is None else [view.auction.upgrade]
    in_stock = (upgrade for upgrade, count in view.stock.items() if count)
    return list(dict.fromkeys((*here, *(offer.upgrade for offer in view.market), *in_stock, *in_piles(view))))


def in_piles(view: OutpostView) -> list[UpgradeId]:
    """Return the Kicker cards of which not all copies have been turned up."""
    if view.kicker is None:
        return []
    seen = Counter(offer.upgrade for offer in view.market)
    for colony in view.colonies:
        seen.update(colony.upgrades)
    left, copies = view.kicker.left, view.kicker.slots
    return [row.id for row in KICKER if left[row.era - 1] and seen[row.id] < copies]


def owned(view: OutpostView, seat: Seat, upgrade: str) -> int:
    return view.colonies[seat].upgrades.get(UpgradeId(upgrade), 0)


def bid_up_to_stands(view: OutpostView, seat: Seat, order: BidUpTo) -> bool:
    return owned(view, seat, order.upgrade) + 1 == order.copy and order.upgrade in still_to_come(view)


def bid_up_to_lost(view: OutpostView, seat: Seat, order: BidUpTo) -> Refusal | None:
    return None if owned(view, seat, order.upgrade) >= order.copy else Refusal("all_sold")


def bid_up_to(view: OutpostView, decision: Decision, order: BidUpTo) -> Answer:
    """Raise by the step, the last time by what is left of it; the first bid is the lowest that is allowed.

    An order bids no more than can be paid where nobody checks it, either: bluffs are left to the person.
    """
    auction = current_auction(view, decision)
    if auction is None or auction.upgrade != order.upgrade:
        return None
    if auction.least > order.limit:
        return Pass() if order.then == "pass" else ASK
    amount = auction.least if auction.high is None else min(auction.amount + order.step, order.limit)
    most = view.hands[decision.seat].most[auction.upgrade]
    return Bid(amount) if amount <= most else Refusal("cannot_afford", {"high": most})


def pass_unless_entries(view: OutpostView, seat: Seat) -> list[Entry]:
    if view.colonies[seat].internalized:
        return []
    upgrades = tuple(dict.fromkeys(offer.upgrade for offer in view.market))
    return [
        Offer(PassUnless, {"round": Choose((view.table.round,)), "upgrades": Pick(upgrades, 0, len(upgrades))}),
    ]


def pass_unless_stands(view: OutpostView, _seat: Seat, order: PassUnless) -> bool:
    return view.table.round == order.round


def pass_unless(view: OutpostView, decision: Decision, order: PassUnless) -> Action | None:
    auction = current_auction(view, decision)
    return Pass() if auction is not None and auction.upgrade not in order.upgrades else None


def next_turn(view: OutpostView, seat: Seat) -> int | None:
    """Return the round of the seat's next turn; None while it is its turn."""
    table = view.table
    if table.phase == "turns":
        return None if table.active == seat else table.round + (view.colonies[seat].step == "done")
    return table.round + (table.phase in AFTER_TURNS)


def pass_until_turn_entries(view: OutpostView, seat: Seat) -> list[Entry]:
    turn = next_turn(view, seat)
    return [] if turn is None else [Offer(PassUntilTurn, {"round": Choose((turn,))})]


def pass_until_turn_stands(view: OutpostView, seat: Seat, order: PassUntilTurn) -> bool:
    return next_turn(view, seat) == order.round


# --- what else one waits for -------------------------------------------------------------------------------------


def always(_view: OutpostView, _seat: Seat, _order: Order) -> bool:
    return True


def take_megas_entries(view: OutpostView, _seat: Seat) -> list[Entry]:
    return [Offer(TakeMegas, {"number": Choose(("all", "none"))})] if view.components.mega else []


def take_megas(_view: OutpostView, decision: Decision, order: TakeMegas) -> Action | None:
    if decision.key != "outpost-ask-mega":
        return None
    (offer,) = decision.offers
    most = {kind: spec.high for kind, spec in offer.fields.items() if isinstance(spec, Amount)}
    return ChooseMega(**most) if order.number == "all" else ChooseMega()


def discard_cheapest(_view: OutpostView, decision: Decision, _order: DiscardCheapest) -> Action | None:
    return decision.default if decision.key == "outpost-ask-discard" else None


def stay_out_entries(view: OutpostView, _seat: Seat) -> list[Entry]:
    return [Offer(StayOutOfAttacks)] if view.components.space_terrorism else []


def stay_out(view: OutpostView, decision: Decision, _order: StayOutOfAttacks) -> Action | None:
    """Defending one's own things is left to the person."""
    if decision.key != "outpost-ask-raid" or view.raid is None or view.raid.owner == decision.seat:
        return None
    return StayOut()


ORDERS = (
    OrderKind(PassAuction, pass_auction_entries, pass_auction_stands, pass_any),
    OrderKind(BidUpTo, bid_entries, bid_up_to_stands, bid_up_to, bid_up_to_lost),
    OrderKind(PassUnless, pass_unless_entries, pass_unless_stands, pass_unless),
    OrderKind(PassUntilTurn, pass_until_turn_entries, pass_until_turn_stands, pass_any),
    OrderKind(TakeMegas, take_megas_entries, always, take_megas),
    OrderKind(DiscardCheapest, lambda _view, _seat: [Offer(DiscardCheapest)], always, discard_cheapest),
    OrderKind(StayOutOfAttacks, stay_out_entries, always, stay_out),
)
"""The narrower order comes first: a limit on one card beats passing on all."""
