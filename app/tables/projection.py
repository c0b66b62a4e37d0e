"""The views of a table's viewers, and the diffs that a step sends them."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict

from app.engine.decisions import DecisionWire
from app.engine.driver import Drafted
from app.engine.events import Archive, Event, Open, Player, Seat, Spectator, Viewer, own_seat
from app.engine.game import Game, View
from app.engine.lessons import LEARNER
from app.engine.views import Update, change_of, changes
from app.tables.clocks import Clocks, Span, due, remaining
from app.tables.drafts import Drafts
from app.tables.frames import ClocksWire, EventLine, GivenOrder, LogLine, OrdersWire, Snapshot, Step, Undo, UndoRequest
from app.tables.lessons import Guide, LessonPlace
from app.tables.model import Entry, StandingOrder, Table
from app.tables.orders import Orders, is_seen_as_ordered
from app.tables.position import Position
from app.tables.public import RolePayload, public_table

MOST_REVEALED = 12
"""Maximum number of events listed as revealed by the moves of an undo request."""


class Projection:
    """The views of one table before the last entry and after it.

    The spectator's view is built once a step; the others take from it whatever everybody sees.
    """

    def __init__(
        self, game: Game[Any], position: Position, drafts: Drafts, orders: Orders, guide: Guide | None = None
    ) -> None:
        self._game = game
        self._position = position
        self._drafts = drafts
        self._orders = orders
        self._guide = guide
        self._orders_shown: dict[Viewer, OrdersWire | None] = {}
        self._shared: View = game.view_for(position.state, Spectator())
        self._shared_before = self._shared
        self._before: dict[Viewer, View] = {}
        self._now: dict[Viewer, View] = {}
        """Views of current subscribers only; others are dropped with the next entry."""
        self._update: Update = {}

    def move_to(self, position: Position) -> None:
        """Move on to a new position; the diff that all viewers share is computed once."""
        self._position = position
        self._shared_before, self._shared = self._shared, self._game.view_for(position.state, Spectator())
        self._before, self._now = self._now, {}
        self._update = changes(self._shared_before, self._shared)

    def snapshot(
        self, table: Table, viewer: Viewer, recent: Sequence[Entry], you: RolePayload, clocks: ClocksWire | None = None
    ) -> Snapshot:
        begun = chapter_begun(recent)
        return Snapshot(
            v=self._position.seq,
            view=self._view(viewer),
            decision=self._decision(viewer),
            undo=self._undo(table, viewer),
            draft=self._draft(viewer),
            orders=self._show_orders(table, viewer),
            log=[line(entry, table, viewer, is_faded=entry.seq < begun) for entry in recent],
            table=public_table(table),
            you=you,
            over=self._position.at.is_over,
            practice=self._position.practice,
            lesson=self._lesson(viewer),
            clocks=clocks,
        )

    def step(self, table: Table, viewer: Viewer, entry: Entry, clocks: ClocksWire | None = None) -> Step:
        """Return the frame about the entry that led to this position."""
        return Step(
            v=entry.seq,
            **asdict(line(entry, table, viewer)),
            set=self._update.get("set", {}),
            fields=self._update.get("fields", {}),
            rows=self._update.get("rows", {}),
            own=self._own(viewer),
            decision=self._decision(viewer),
            undo=self._undo(table, viewer),
            draft=self._draft(viewer),
            orders=self._changed_orders(table, viewer),
            lesson=self._lesson(viewer),
            clocks=clocks,
        )

    def _lesson(self, viewer: Viewer) -> LessonPlace | None:
        if self._guide is None or own_seat(viewer) != LEARNER:
            return None
        return self._guide.place(self._position, len(self._drafts.moves_of(LEARNER)))

    def _changed_orders(self, table: Table, viewer: Viewer) -> OrdersWire | None:
        before = self._orders_shown.get(viewer)
        now = self._show_orders(table, viewer)
        return None if now == before else now

    def _show_orders(self, table: Table, viewer: Viewer) -> OrdersWire | None:
        """Return what the viewer has ordered and may order; after the end, what everybody had ordered."""
        at, orders = self._position.at, self._orders
        shown: OrdersWire | None = None
        if (seat := own_seat(viewer)) is not None and self._game.orders:
            given = orders.standing(table, at, seat)
            offers = [offer.wire(None) for offer in orders.menu(at, seat).offers]
            due = orders.due_in(table, self._position, self._drafts, seat) is not None
            shown = OrdersWire([given_order(seat, each) for each in given], offers, due)
        elif isinstance(viewer, Archive) and at.is_over:
            seats = map(Seat, range(len(table.seats)))
            everybodys = [given_order(seat, each) for seat in seats for each in orders.given_by(seat)]
            shown = OrdersWire(everybodys, [], due=False)
        self._orders_shown[viewer] = shown
        return shown

    def draft_changed(self, seat: Seat) -> None:
        """Invalidate the seat's cached view."""
        for viewer in (Player(seat), Open(seat)):
            self._now.pop(viewer, None)

    def _view(self, viewer: Viewer) -> View:
        if isinstance(viewer, Spectator):
            return self._shared
        if viewer not in self._now:
            own = self._drafted(viewer)
            state = self._position.state if own is None else own.state
            self._now[viewer] = self._game.view_for(state, viewer, self._shared)
        return self._now[viewer]

    def _own(self, viewer: Viewer) -> Update:
        """Return the part of the viewer's diff that is not shared by all viewers.

        A section that others see differently, and that changed for them, is sent as a whole.
        """
        if isinstance(viewer, Spectator):
            return {}
        view = self._view(viewer)
        seen = self._before.get(viewer)
        if seen is None:
            return {"set": asdict(view)}
        update: Update = {}
        for name in self._game.own_sections:
            old, new = getattr(seen, name), getattr(view, name)
            if new is getattr(self._shared, name) and old is getattr(self._shared_before, name):
                continue
            if any(name in changed for changed in self._update.values()):
                update.setdefault("set", {})[name] = new
            elif old is not new and old != new:
                way, change = change_of(old, new)
                update.setdefault(way, {})[name] = change
        return update

    def _drafted(self, viewer: Viewer) -> Drafted[Any] | None:
        seat = own_seat(viewer)
        return None if seat is None else self._drafts.drafted_by(seat)

    def _draft(self, viewer: Viewer) -> list[EventLine]:
        own = self._drafted(viewer)
        return [] if own is None else [event_line(event, viewer) for event in own.events]

    def _decision(self, viewer: Viewer) -> DecisionWire | None:
        """Return the viewer's own decision; nobody is sent the options of others."""
        if (seat := own_seat(viewer)) is None:
            return None
        own = self._drafted(viewer)
        decision = self._position.at.opened.get(seat) if own is None else own.decision
        is_unasked = decision is not None and decision.foregone and own is None  # a draft must be completed
        return None if decision is None or is_unasked else decision.wire()

    def _undo(self, table: Table, viewer: Viewer) -> Undo:
        """Return the undos that the viewer has; while an undo request is open, only those of the own draft."""
        seat = own_seat(viewer)
        drafted = () if seat is None else self._drafts.moves_of(seat)
        draft = len(drafted) - 1 if drafted else None
        if seat is None or self._position.request is not None:
            return Undo(draft=draft, request=open_request(self._game, self._position, table))
        if drafted:
            return Undo(draft=draft)
        if seat in self._position.state.sealed and seat in self._position.at.opened:
            return Undo()  # the sealed answer comes first
        return undo_for(self._position, table, seat)


def open_request(game: Game[Any], position: Position, table: Table) -> UndoRequest | None:
    """Return the open request as everybody may read it: what the moves revealed is told by public parts of events."""
    if (request := position.request) is None:
        return None
    undone = position.undone_by(request.to)
    shown = (
        event.faded_for(Spectator()) for done in undone for event in done.events if event.key in game.meta.revealing
    )
    return UndoRequest(
        to=request.to,
        by=request.by,
        agreed=list(request.agreed),
        waiting=request.waiting(table),
        moves=[done.seq for done in undone],
        revealed=[event_line(event, Spectator()) for event in shown][:MOST_REVEALED],
    )


def undo_for(position: Position, table: Table, seat: Seat) -> Undo:
    last = position.last_move_of(seat)
    if last is None:
        return Undo()
    if (free := position.free_undo_for(seat)) is not None:
        return Undo(step=last.seq - 1, start=free if free < last.seq - 1 else None)
    if table.persons_beside(seat) and not table.open_hands:
        return Undo(ask=last.seq - 1)
    return Undo(step=last.seq - 1)


def line(entry: Entry, table: Table, viewer: Viewer, *, is_faded: bool = False) -> LogLine:
    """Return an entry of the log as the viewer may read it; `is_faded` if its chapter is closed."""
    events = [event.faded_for(viewer) for event in entry.events] if is_faded else entry.events
    return LogLine(
        seq=entry.seq,
        kind=entry.kind,
        seat=entry.seat,
        bot=entry.by_bot,
        to=entry.body.get("to"),
        driver=entry.body.get("driver"),
        by=entry.body.get("by"),
        at=entry.at,
        events=[event_line(event, viewer) for event in events],
        practice=entry.body.get("practice", False),
        what=entry.body.get("what"),
        of=entry.body.get("of"),
        was=entry.body.get("was"),
        reason=entry.body.get("reason", ""),
        during=entry.body.get("during", ""),
        until=entry.body.get("until"),
        late=entry.body.get("late", False),
        ordered=is_seen_as_ordered(entry, table, viewer),
    )


def clocks_wire(table: Table, clocks: Clocks | None, outages: Sequence[Span], now: float) -> ClocksWire | None:
    if clocks is None:
        return None
    seats = [Seat(number) for number in range(len(table.seats))]
    ends = {seat: due(table, clocks, seat, outages) for seat in clocks.running}
    return ClocksWire(now, [remaining(table, clocks, seat, now, outages) for seat in seats], list(map(ends.get, seats)))


def given_order(seat: Seat, order: StandingOrder) -> GivenOrder:
    return GivenOrder(order.id, seat, order.order, order.asleep, order.ended)


def event_line(event: Event, viewer: Viewer) -> EventLine:
    return EventLine(event.key, event.params_for(viewer), event.fading, event.closes)


def chapter_begun(log: Sequence[Entry]) -> int:
    """Return the last entry that closed a chapter and was not undone: entries before it have faded.

    It is 0 if there is none in this stretch of the log, which must reach to the log's end.
    """
    reach = log[-1].seq if log else 0
    for entry in reversed(log):
        if entry.seq > reach:
            continue
        if entry.kind == "undo":
            reach = int(entry.body["to"])
        elif any(event.closes for event in entry.events):
            return entry.seq
    return 0
