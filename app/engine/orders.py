"""Standing orders: what a seat says once instead of every time it is asked.

A title lists the kinds of orders that its seats may give (`Game.orders`). An order is a Struct like an action, and is
offered with the same specifications. While it stands it answers decisions of its seat, from the seat's own view alone,
so that it does nothing its person could not have done by hand. Orders are tried in the order in which the title lists
their kinds and, within a kind, in the order in which they were given; the first that has an answer gives it.

An order is a rule and keeps nothing: whether it still stands, and what it answers, follow from the view and itself.
What it refers to (a round, an auction) is one of its fields. If its answer is not legal (the money is spent), it does
not act: it ends, and its person is asked and told the reason. So is the person whose order is over without having
been carried out (the card is gone). An order that says to be asked comes before later ones, as any other answer does.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Literal, TypeVar

import msgspec

from app.engine.decisions import Action, Decision, Entry, menu
from app.engine.errors import Refusal
from app.engine.events import Seat

ORDERS = "orders"
"""Id of the decision that lists the orders a seat may give: it is open as long as there are any."""


class Order(Action, frozen=True):
    """Titles derive one Struct per kind of order, with a tag and typed, bounded fields.

    A new order replaces one of the same kind that has the same values in the fields named by `about`.
    """

    about: ClassVar[tuple[str, ...]] = ()

    def replaces(self, other: "Order") -> bool:
        return type(self) is type(other) and all(getattr(self, name) == getattr(other, name) for name in self.about)


AnOrder = TypeVar("AnOrder", bound=Order)

ASK: Final = "ask"
"""The answer of an order to have its person asked."""

Answer = Action | Refusal | Literal["ask"] | None
"""An order's answer: an action, or why it can't be given; `ASK`; or None to leave it to later orders or the person."""


@dataclass(frozen=True)
class OrderKind(Generic[AnOrder]):
    """One kind of order. All three functions get the view of the seat whose order it is."""

    order: type[AnOrder]
    entries: Callable[[Any, Seat], Sequence[Entry]]
    """Returns what may be ordered now."""
    stands: Callable[[Any, Seat, AnOrder], bool]
    """Tells whether the order may still have something to answer. One that does not is over."""
    answer: Callable[[Any, Decision, AnOrder], Answer]
    lost: Callable[[Any, Seat, AnOrder], Refusal | None] = lambda _view, _seat, _order: None
    """Returns why an order that does not stand can't be carried out any more; None if it has done what it was for."""


class Ordered(msgspec.Struct, frozen=True):
    """What a seat's orders make of a decision: the action of the order in this place, or why it can't be done."""

    place: int
    answer: Action | Refusal


def orders_decision(kinds: Iterable[OrderKind[Any]], view: Any, seat: Seat) -> Decision:
    """Return the decision that lists what the seat may order, and so tells whether an order may be given."""
    entries = [entry for kind in kinds for entry in kind.entries(view, seat)]
    return Decision(ORDERS, seat, "ask-orders", (menu(*entries),))


def stands(kinds: Iterable[OrderKind[Any]], view: Any, seat: Seat, order: Order) -> bool:
    return any(type(order) is kind.order and kind.stands(view, seat, order) for kind in kinds)


def lost(kinds: Iterable[OrderKind[Any]], view: Any, seat: Seat, order: Order) -> Refusal | None:
    return next((kind.lost(view, seat, order) for kind in kinds if type(order) is kind.order), None)


def ordered(kinds: Iterable[OrderKind[Any]], view: Any, decision: Decision, orders: Sequence[Order]) -> Ordered | None:
    """Return what the seat's orders make of the decision; None if the person must answer it."""
    place, answer = first_answer(kinds, view, decision, orders)
    return Ordered(place, answer) if isinstance(answer, Action | Refusal) else None


def is_handed_back(kinds: Iterable[OrderKind[Any]], view: Any, decision: Decision, orders: Sequence[Order]) -> bool:
    """Tell whether an order of the seat has its person asked: it says so, or its answer is not legal."""
    _, answer = first_answer(kinds, view, decision, orders)
    return answer == ASK or isinstance(answer, Refusal)


def first_answer(
    kinds: Iterable[OrderKind[Any]], view: Any, decision: Decision, orders: Sequence[Order]
) -> tuple[int, Answer]:
    """Return the first answer that the seat's orders have, and the place of the order that gives it."""
    for kind in kinds:
        for place, order in enumerate(orders):
            if type(order) is not kind.order or not kind.stands(view, decision.seat, order):
                continue
            answer = kind.answer(view, decision, order)
            if isinstance(answer, Action):
                return place, decision.refusal(answer) or answer
            if answer is not None:
                return place, answer
    return 0, None
