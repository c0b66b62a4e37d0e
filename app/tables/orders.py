"""What seats have ordered: stored apart from the log, and known to their own persons alone until the game is over.

What an order answers follows from the position and the order itself (see `app/engine/orders.py`), so nothing is
written when one acts, and one that acted before a crash acts no second time. Its moves are a person's in every way
but their `client_id`, which no client is sent.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
import structlog

from app.engine.codec import read_action
from app.engine.decisions import Action, Decision
from app.engine.driver import check_legal
from app.engine.errors import IllegalAction, Malformed, Refusal, Stale
from app.engine.events import Archive, Player, Seat, Viewer, own_seat
from app.engine.game import Game
from app.engine.orders import Order, is_handed_back, lost, ordered, orders_decision, stands
from app.people.person import PersonId
from app.tables.drafts import Drafts
from app.tables.model import Entry, StandingOrder, Table, TableCode
from app.tables.ports import ChangeOrders, TableStore
from app.tables.position import Evaluated, Position, is_paused

MAX_ORDERS = 40
"""Orders that a seat may have standing at once."""

MAX_KEPT = 200
"""Orders of a seat that are kept for the end of the game, those that are over included."""

MARK = "order:"

log = structlog.get_logger()


def client_id_of(order: StandingOrder, seq: int) -> str:
    """Return the key of the move that an order makes after an entry of the log. The id is last: it may have colons."""
    return f"{MARK}{order.person}:{seq}:{order.id}"


def made_by(entry: Entry) -> tuple[PersonId, str] | None:
    """Return the person and the id of the order that made a move; None for the moves of persons and bots."""
    if not entry.client_id.startswith(MARK):
        return None
    person, _, order_id = entry.client_id.removeprefix(MARK).split(":", 2)
    return PersonId(person), order_id


def is_seen_as_ordered(entry: Entry, table: Table, viewer: Viewer) -> bool:
    """Tell whether the viewer may know that an order made a move: after the end, or whose order it was.

    A person who has taken over the seat since may not.
    """
    made = made_by(entry)
    if made is None or entry.seat is None:
        return False
    is_own = own_seat(viewer) == entry.seat and table.seats[entry.seat].person == made[0]
    return is_own or isinstance(viewer, Archive)


class Due(msgspec.Struct, frozen=True):
    """An order that is to answer its seat's open decision, and its answer, or why that can't be given."""

    order: StandingOrder
    decision: Decision
    answer: Action | Refusal


class Orders:
    """The orders of one table."""

    def __init__(self, code: TableCode, game: Game[Any], store: TableStore) -> None:
        self._code = code
        self._game = game
        self._store = store
        self._given: dict[Seat, tuple[StandingOrder, ...]] = {}
        self._read: dict[Seat, list[tuple[StandingOrder, Order]]] = {}
        """The same, decoded; orders that this title does not know any more are left out."""

    async def load(self) -> set[Seat]:
        """Reload all orders; return the seats whose orders have changed."""
        before, self._given, self._read = self._given, {}, {}
        if self._game.orders:
            for seat, given in (await self._store.orders(self._code)).items():
                self._keep(seat, given)
        return {seat for seat in before.keys() | self._given.keys() if before.get(seat) != self._given.get(seat)}

    def _keep(self, seat: Seat, given: tuple[StandingOrder, ...]) -> None:
        self._given[seat], self._read[seat] = given, []
        for each in given:
            try:
                self._read[seat].append((each, self.read(each.order)))
            except Malformed as error:
                log.warning("order.unreadable", code=self._code, reason=error.code)

    def _own(self, table: Table, seat: Seat) -> list[tuple[StandingOrder, Order]]:
        """Return the orders of the person whose seat it is."""
        return [each for each in self._read.get(seat, ()) if each[0].person == table.seats[seat].person]

    def given_by(self, seat: Seat) -> tuple[StandingOrder, ...]:
        return self._given.get(seat, ())

    def read(self, raw: Any) -> Order:
        """Return an order as it came in from outside; raise Malformed if it can't be read."""
        if self._game.order_type is None:
            raise Malformed("no_orders_here")
        order: Order = read_action(raw, self._game.order_type)
        return order

    def menu(self, at: Evaluated, seat: Seat) -> Decision:
        """Return what the seat may order."""
        return orders_decision(self._game.orders, self._view(at, seat), seat)

    def standing(self, table: Table, at: Evaluated, seat: Seat) -> list[StandingOrder]:
        """Return the orders of the seat's person that stand, awake or not, and those of whose end they are told."""
        own, kinds = self._own(table, seat), self._game.orders
        view = self._view(at, seat) if own else None
        found = []
        for each, order in own:
            if stands(kinds, view, seat, order):
                found.append(each)
            elif (why := lost(kinds, view, seat, order)) is not None:
                found.append(msgspec.structs.replace(each, ended=why))
        return [each for each in found if each.ended is None or not each.told]

    def due(self, table: Table, at: Evaluated, seat: Seat) -> Due | None:
        """Return the order that answers the seat's open decision; None if the person must."""
        decision, info = at.opened.get(seat), table.seats[seat]
        if decision is None or not decision.awaited or decision.foregone or info.driver != "person":
            return None
        if is_paused(table, at.state):
            return None
        awake = [(each, order) for each, order in self._own(table, seat) if each.is_awake]
        if not awake:
            return None
        answer = ordered(self._game.orders, self._view(at, seat), decision, [order for _, order in awake])
        return None if answer is None else Due(awake[answer.place][0], decision, answer.answer)

    def is_used_up(self, table: Table, at: Evaluated, seat: Seat) -> bool:
        """Tell whether an order has its person asked: it goes no further."""
        decision, awake = at.opened.get(seat), [order for each, order in self._own(table, seat) if each.is_awake]
        if decision is None or not awake:
            return False
        return is_handed_back(self._game.orders, self._view(at, seat), decision, awake)

    def due_in(self, table: Table, position: Position, drafts: Drafts, seat: Seat) -> Due | None:
        """Return the order that answers now: none while its person has a draft, or an undo request is open."""
        if position.request is not None or drafts.moves_of(seat):
            return None
        return self.due(table, position.at, seat)

    def _view(self, at: Evaluated, seat: Seat) -> Any:
        return self._game.view_for(at.state, Player(seat))

    async def give(self, table: Table, at: Evaluated, seat: Seat, person: PersonId, order_id: str, raw: Any) -> None:
        """Add an order, replacing one about the same thing; raise IllegalAction if it can't be given."""
        order = self.read(raw)
        if any(each.id == order_id for each in self.given_by(seat)):
            return  # sent again: it may be asleep meanwhile, have ended, or not be offered any more
        check_legal(self.menu(at, seat), order)
        given = StandingOrder(order_id, person, msgspec.to_builtins(order))
        standing = {each.id for each in self.standing(table, at, seat)}
        replaced = {each.id for each, known in self._own(table, seat) if each.id in standing and order.replaces(known)}
        if len(standing - replaced - {order_id}) >= MAX_ORDERS:
            raise IllegalAction("too_many_orders", high=MAX_ORDERS)

        def change(known: tuple[StandingOrder, ...]) -> tuple[StandingOrder, ...]:
            if any(each.id == order_id for each in known):
                return known
            over = [each for each in known if each.id not in standing]
            dropped = over[: max(0, len(known) - len(replaced) + 1 - MAX_KEPT)]
            kept = [each for each in known if each not in dropped]
            place = next((place for place, each in enumerate(kept) if each.id in replaced), len(kept))
            return (*kept[:place], given, *(each for each in kept[place:] if each.id not in replaced))

        await self._change(seat, change, to_act=True)

    async def withdraw(self, seat: Seat, order_id: str) -> None:
        await self._change(seat, lambda known: tuple(each for each in known if each.id != order_id))

    async def wake(self, seat: Seat, order_id: str) -> None:
        if order_id not in {each.id for each in self.given_by(seat)}:
            raise Stale("no_such_order")
        await self._replace(seat, {order_id}, to_act=True, asleep=False, ended=None, told=False)

    async def end(self, seat: Seat, order_id: str, why: Refusal) -> None:
        await self._replace(seat, {order_id}, ended=why)

    def news(self, table: Table, at: Evaluated, seat: Seat) -> dict[str, bool]:
        """Return which orders the seat is now told to be over, and which stand again after an undo."""
        shown = self.standing(table, at, seat)
        return {each.id: not each.told for each in shown if (each.ended is not None) != each.told}

    async def told(self, seat: Seat, news: Mapping[str, bool]) -> None:
        """Record what the seat's person has been told, so that it is not said again."""

        def change(known: tuple[StandingOrder, ...]) -> tuple[StandingOrder, ...]:
            return tuple(msgspec.structs.replace(each, told=news.get(each.id, each.told)) for each in known)

        await self._change(seat, change)

    async def sleep(self, entries: Iterable[Entry]) -> None:
        """Put the orders to sleep that made some of these moves, which are to be taken back."""
        found: dict[Seat, set[str]] = {}
        for entry in entries:
            if entry.seat is not None and (made := made_by(entry)) is not None:
                found.setdefault(entry.seat, set()).add(made[1])
        for seat, ids in found.items():
            await self._replace(seat, ids, asleep=True)

    async def _replace(self, seat: Seat, ids: set[str], *, to_act: bool = False, **changed: Any) -> None:
        def change(known: tuple[StandingOrder, ...]) -> tuple[StandingOrder, ...]:
            return tuple(msgspec.structs.replace(each, **changed) if each.id in ids else each for each in known)

        await self._change(seat, change, to_act=to_act)

    async def _change(self, seat: Seat, change: ChangeOrders, *, to_act: bool = False) -> None:
        self._keep(seat, await self._store.change_orders(self._code, seat, change, to_act=to_act))
