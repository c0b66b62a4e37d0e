"""The standing order of Sealed Bids: the same bid for every lot."""

from app.engine.choices import Amount
from app.engine.decisions import Action, Decision, Entry, Offer
from app.engine.events import Seat
from app.engine.orders import Order, OrderKind
from tests.example_title.game import Bid, Coins
from tests.example_title.view import SealedBidsView


class BidEachTime(Order, frozen=True, tag="bid_each_time"):
    """Ends when there are not enough coins left."""

    coins: Coins


def entries(view: SealedBidsView, seat: Seat) -> list[Entry]:
    return [Offer(BidEachTime, {"coins": Amount(0, view.players[seat].coins)})]


def always(_view: SealedBidsView, _seat: Seat, _order: BidEachTime) -> bool:
    return True


def bid(_view: SealedBidsView, decision: Decision, order: BidEachTime) -> Action | None:
    return Bid(order.coins) if decision.key == "sealed_bids-ask-bid" else None


ORDERS = (OrderKind(BidEachTime, entries, always, bid),)
