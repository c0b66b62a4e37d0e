"""Standing orders: where the neutral marker goes, how far one goes for which lot, what passing takes, and wages."""

from typing import ClassVar

from app.engine.choices import Choose
from app.engine.decisions import Action, Decision, Entry, Offer
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.orders import Order, OrderKind
from app.games.homesteaders.actions import Bid, ChooseBonus, Name, Number, Pass, Pay, PlaceNeutral
from app.games.homesteaders.components import LADDER, LAWYER, RESOURCES, TRACK
from app.games.homesteaders.view import HomesteadersView, LotView

UNTIL_LOTS = ("placing", "wages", "neutral", "bidding")
"""The phases of a round up to the end of the bidding."""

UNTIL_NEUTRAL = ("placing", "wages", "neutral")
"""The phases of a round up to the neutral bid."""


class NeutralOn(Order, frozen=True, tag="neutral_on"):
    """Place the neutral marker on this lot."""

    about: ClassVar = ("round",)

    round: Number
    lot: Number


class BidUpTo(Order, frozen=True, tag="bid_up_to"):
    """Bid for this lot, by the least that takes the lead, up to a limit."""

    about: ClassVar = ("round", "lot")

    round: Number
    lot: Number
    limit: Number


class PassWith(Order, frozen=True, tag="pass_with"):
    """Pass where no other order has a bid to make, and take this bonus of the track."""

    about: ClassVar = ("round",)

    round: Number
    bonus: Name
    resource: Name = ""


class PayWages(Order, frozen=True, tag="pay_wages"):
    """Pay wages in silver as long as there is enough of it, until withdrawn."""


def may_place_neutral(view: HomesteadersView, seat: Seat) -> bool:
    """Tell whether the seat places the neutral marker this round, and has not yet."""
    auction, table = view.auction, view.table
    is_to_come = table.phase in UNTIL_NEUTRAL and not any(lot.neutral for lot in auction.lots)
    return bool(auction.lots and auction.neutral_bid) and table.first == seat and is_to_come


def neutral_entries(view: HomesteadersView, seat: Seat) -> list[Entry]:
    if not may_place_neutral(view, seat):
        return []
    lots = tuple(range(1, len(view.auction.lots) + 1))
    return [Offer(NeutralOn, {"round": Choose((view.table.round,)), "lot": Choose(lots, "no_such_lot")})]


def neutral_stands(view: HomesteadersView, seat: Seat, order: NeutralOn) -> bool:
    return order.round == view.table.round and may_place_neutral(view, seat)


def neutral_on(_view: HomesteadersView, decision: Decision, order: NeutralOn) -> Action | None:
    return PlaceNeutral(order.lot) if decision.key == "homesteaders-ask-neutral" else None


def may_be_asked(view: HomesteadersView, seat: Seat) -> bool:
    """Tell whether the seat may still be asked for a bid this round, or for the bonus of its pass."""
    is_in = seat not in view.auction.passed or view.table.turn == seat
    return bool(view.auction.lots) and view.table.phase in UNTIL_LOTS and is_in


def this_round(view: HomesteadersView, seat: Seat, order: BidUpTo | PassWith) -> bool:
    return order.round == view.table.round and may_be_asked(view, seat)


def least_limit(view: HomesteadersView, seat: Seat, lot: LotView) -> int:
    """Return the lowest limit that still means anything: it allows a bid, or the one with which the seat leads."""
    return lot.amount if lot.leader == seat or LAWYER in view.towns[seat].buildings else lot.amount + 1


def bid_up_to_stands(view: HomesteadersView, seat: Seat, order: BidUpTo) -> bool:
    return this_round(view, seat, order) and least_limit(view, seat, lot_of(view, order)) <= order.limit


def lot_of(view: HomesteadersView, order: BidUpTo) -> LotView:
    return view.auction.lots[order.lot - 1]


def bid_up_to_lost(view: HomesteadersView, seat: Seat, order: BidUpTo) -> Refusal | None:
    """Tell a seat that is still asked that somebody else has bid more for the lot."""
    if not this_round(view, seat, order) or lot_of(view, order).leader == seat:
        return None
    return Refusal("beyond_limit", {"amount": lot_of(view, order).amount})


def bid_entries(view: HomesteadersView, seat: Seat) -> list[Entry]:
    if not may_be_asked(view, seat):
        return []
    return [
        Offer(
            BidUpTo,
            {
                "round": Choose((view.table.round,)),
                "lot": Choose((number,), "no_such_lot"),
                "limit": Choose(limits, "not_on_ladder"),
            },
        )
        for number, lot in enumerate(view.auction.lots, start=1)
        if (limits := tuple(step for step in LADDER if step >= least_limit(view, seat, lot)))
    ]


def bid_up_to(_view: HomesteadersView, decision: Decision, order: BidUpTo) -> Action | None:
    if decision.key != "homesteaders-ask-bid":
        return None
    for offer in decision.offers:
        lots, steps = offer.fields.get("lot"), offer.fields.get("amount")
        if offer.action is Bid and isinstance(lots, Choose) and isinstance(steps, Choose) and order.lot in lots.items:
            least = int(steps.items[0])
            return Bid(order.lot, least) if least <= order.limit else None
    return None


def pass_entries(view: HomesteadersView, seat: Seat) -> list[Entry]:
    """Offer each bonus that passing leads to."""
    if not may_be_asked(view, seat):
        return []
    reached = min(len(TRACK), view.towns[seat].track + 1)
    return [
        Offer(
            PassWith,
            {
                "round": Choose((view.table.round,)),
                "bonus": Choose((bonus,), "no_such_bonus"),
                "resource": Choose(RESOURCES if bonus == "resource" else ("",), "no_such_resource"),
            },
        )
        for bonus in TRACK[:reached]
    ]


def pass_with(_view: HomesteadersView, decision: Decision, order: PassWith) -> Action | None:
    match decision.key:
        case "homesteaders-ask-bid":
            return Pass()
        case "homesteaders-ask-bonus":
            return ChooseBonus(order.bonus, order.resource)
    return None


def pay_wages(_view: HomesteadersView, decision: Decision, _order: PayWages) -> Action | None:
    in_silver = Pay()
    return in_silver if decision.key == "homesteaders-ask-wages" and in_silver in decision else None


ORDERS = (
    OrderKind(NeutralOn, neutral_entries, neutral_stands, neutral_on),
    OrderKind(BidUpTo, bid_entries, bid_up_to_stands, bid_up_to, bid_up_to_lost),
    OrderKind(PassWith, pass_entries, this_round, pass_with),
    OrderKind(PayWages, lambda _view, _seat: [Offer(PayWages)], lambda _view, _seat, _order: True, pay_wages),
)
"""Bids come before passing; of several lots the one named first is preferred."""
