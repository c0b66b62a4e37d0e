"""Players who keep their orders in mind and answer by hand, every time they are asked.

They read what a page is sent, remember what they have seen, and know nothing of how the titles carry orders out.
"""

from collections.abc import Callable, Mapping
from typing import Any

View = Mapping[str, Any]
Asked = Mapping[str, Any]


class Promise:
    """An order that a player has in mind."""

    def __init__(self, order: Mapping[str, Any], seat: int, view: View) -> None:
        self.order = order
        self.seat = seat
        self.first = view
        self.is_over = False

    def look(self, view: View) -> None:
        """Forget the order as soon as what it was about is over."""
        self.is_over = self.is_over or IS_OVER[self.order["type"]](self, view)


def owned(promise: Promise, view: View) -> int:
    return int(view["colonies"][promise.seat]["upgrades"].get(promise.order["upgrade"], 0))


def has_gone(promise: Promise, view: View) -> bool:
    name = promise.order["upgrade"]
    is_up = view["auction"] is not None and view["auction"]["upgrade"] == name
    on_offer = any(offer["upgrade"] == name for offer in view["market"])
    return not (is_up or on_offer or view["stock"].get(name, 0) or is_in_pile(name, view))


def is_in_pile(name: str, view: View) -> bool:
    """Tell whether not all copies of a Kicker card have been seen, and its era is not over."""
    card = view["components"]["upgrades"][name]
    if card["number"] or not view["kicker"]["left"][card["era"] - 1]:
        return False
    bought = sum(colony["upgrades"].get(name, 0) for colony in view["colonies"])
    return bool(bought + sum(offer["upgrade"] == name for offer in view["market"]) < view["kicker"]["slots"])


def another_auction(promise: Promise, view: View) -> bool:
    is_same = view["auction"] is not None and view["auction"]["number"] == promise.first["auction"]["number"]
    return not is_same or another_round(promise, view)


def another_round(promise: Promise, view: View) -> bool:
    return bool(view["table"]["round"] != promise.first["table"]["round"])


def bidding_ended(promise: Promise, view: View) -> bool:
    has_passed = promise.seat in view["auction"]["passed"] and view["table"]["turn"] != promise.seat
    is_later = view["table"]["phase"] not in ("placing", "wages", "neutral", "bidding")
    return has_passed or is_later or another_round(promise, view)


def neutral_placed(promise: Promise, view: View) -> bool:
    is_later = view["table"]["phase"] not in ("placing", "wages", "neutral")
    return is_later or any(lot["neutral"] for lot in view["auction"]["lots"]) or another_round(promise, view)


def too_dear(promise: Promise, view: View) -> bool:
    if bidding_ended(promise, view):
        return True
    lot = view["auction"]["lots"][promise.order["lot"] - 1]
    may_equal = lot["leader"] == promise.seat or "lawyer" in view["towns"][promise.seat]["buildings"]
    return bool(lot["amount"] + (not may_equal) > promise.order["limit"])


def never(_promise: Promise, _view: View) -> bool:
    return False


IS_OVER: dict[str, Callable[[Promise, View], bool]] = {
    "pass_auction": another_auction,
    "bid_up_to": lambda promise, view: (
        owned(promise, view) != owned(promise, promise.first) or has_gone(promise, view)
        if "upgrade" in promise.order
        else too_dear(promise, view)
    ),
    "pass_unless": another_round,
    "pass_until_turn": lambda promise, view: (
        (view["table"]["phase"], view["table"]["active"]) == ("turns", promise.seat)
    ),
    "take_megas": never,
    "discard_cheapest": never,
    "stay_out_of_attacks": never,
    "neutral_on": neutral_placed,
    "pass_with": bidding_ended,
    "bid_each_time": never,
    "pay_wages": never,
}


def offers(asked: Asked, kind: str) -> list[Mapping[str, Any]]:
    return [offer["fields"] for offer in asked["offers"] if offer["action"] == kind]


def outpost(promises: list[Promise], view: View, asked: Asked) -> dict[str, Any] | None:
    """Return what the promises say; the first kind that has something to say counts."""
    auction, key = view["auction"], asked["key"]

    def kept(kind: str) -> list[Mapping[str, Any]]:
        return [promise.order for promise in promises if promise.order["type"] == kind]

    if key in ("outpost-ask-bid", "outpost-ask-rebid"):
        if kept("pass_auction"):
            return {"type": "pass"}
        for order in kept("bid_up_to"):
            if order["upgrade"] != auction["upgrade"]:
                continue
            lowest, highest = auction["amount"] + 1, order["limit"]
            step = 1 if auction["high"] is None else order["step"]
            if within := range(lowest, min(lowest - 1 + step, highest) + 1):
                can_pay = within[-1] <= view["hands"][str(promises[0].seat)]["most"][auction["upgrade"]]
                return {"type": "bid", "amount": within[-1]} if can_pay else None
            return {"type": "pass"} if order["then"] == "pass" else None
        spared = [name for order in kept("pass_unless") for name in order["upgrades"]]
        if (kept("pass_unless") and auction["upgrade"] not in spared) or kept("pass_until_turn"):
            return {"type": "pass"}
    elif key == "outpost-ask-mega" and (orders := kept("take_megas")):
        (fields,) = offers(asked, "choose_mega")
        most = {kind: spec["high"] if orders[0]["number"] == "all" else 0 for kind, spec in fields.items()}
        return {"type": "choose_mega", "water": 0, "titanium": 0, "new_chemicals": 0, **most}
    elif key == "outpost-ask-discard" and kept("discard_cheapest"):
        return dict(asked["default"])
    elif key == "outpost-ask-raid" and kept("stay_out_of_attacks") and asked["params"]["seats"] != [promises[0].seat]:
        return {"type": "stay_out"}
    return None


SALES = ("wood", "food", "steel", "copper", "livestock", "gold")
IN_SILVER = {"type": "pay", "gold": 0, **{f"sell_{good}": 0 for good in SALES}, "bank": 0, "debts": 0}


def homesteaders(promises: list[Promise], view: View, asked: Asked) -> dict[str, Any] | None:
    orders = [promise.order for promise in promises]
    if asked["key"] == "homesteaders-ask-bid":
        for order in orders:
            steps = [
                fields["amount"]["items"]
                for fields in offers(asked, "bid")
                if order.get("lot") in fields["lot"]["items"]
            ]
            if steps and min(steps[0]) <= order["limit"]:
                return {"type": "bid", "lot": order["lot"], "amount": min(steps[0])}
        if any(order["type"] == "pass_with" for order in orders):
            return {"type": "pass"}
    elif asked["key"] == "homesteaders-ask-neutral":
        for order in orders:
            if order["type"] == "neutral_on":
                return {"type": "place_neutral", "lot": order["lot"]}
    elif asked["key"] == "homesteaders-ask-bonus":
        for order in orders:
            if order["type"] == "pass_with":
                return {"type": "choose_bonus", "bonus": order["bonus"], "resource": order["resource"]}
    elif asked["key"] == "homesteaders-ask-wages" and any(order["type"] == "pay_wages" for order in orders):
        silver = view["screens"][str(promises[0].seat)]["silver"]
        return IN_SILVER if silver >= asked["params"]["due"] else None
    return None


def sealed_bids(promises: list[Promise], _view: View, asked: Asked) -> dict[str, Any] | None:
    bids = [promise.order["coins"] for promise in promises]
    return {"type": "bid", "coins": bids[0]} if bids and asked["key"] == "sealed_bids-ask-bid" else None


BY_HAND = {"outpost": outpost, "homesteaders": homesteaders, "sealed_bids": sealed_bids}
