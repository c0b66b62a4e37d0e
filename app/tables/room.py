"""A table in this process's memory, and the operations on it."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from app.engine.codec import fingerprint, read_action
from app.engine.decisions import Action, Decision
from app.engine.driver import drafted, submit
from app.engine.errors import IllegalAction, Refusal, Stale
from app.engine.events import Player, Seat
from app.engine.game import Game, View
from app.engine.stages import TakeBack
from app.people.person import PersonId
from app.tables.access import NotAllowed
from app.tables.audience import Audience
from app.tables.ledger import Acknowledge, Json, Plan, no_ack
from app.tables.model import DraftMove, EntryKind, StandingOrder, Table
from app.tables.orders import Due
from app.tables.ports import StorageUnavailable, Stores
from app.tables.position import Evaluated, Position, evaluate, state_at
from app.tables.watchdog import StepWatchdog


class Asked(msgspec.Struct, frozen=True):
    """Names a question: the newest entry, the decision, and the client ids of what is in the seat's draft."""

    seq: int
    decision: str
    drafted: tuple[str, ...]


class Question(msgspec.Struct, frozen=True):
    """An open decision of a seat, and what it sees."""

    asked: Asked
    view: View
    decision: Decision


class Room(Audience):
    """A table that is followed, and the operations of its seats."""

    def __init__(self, table: Table, game: Game[Any], stores: Stores, snapshot_every: int) -> None:
        super().__init__(table, game, stores, snapshot_every)
        self.after_step: Callable[[Room], None] = lambda _room: None

    def _tell_listeners(self) -> None:
        self.after_step(self)

    # --- moves ---------------------------------------------------------------------------------------------------

    async def act(
        self,
        seat: Seat,
        client_id: str,
        decision_id: str,
        raw: Any,
        *,
        person: PersonId | None = None,
        draft: Sequence[Action] | None = None,
        by_bot: bool = False,
        order: StandingOrder | None = None,
        late: bool = False,
        acknowledge: Acknowledge = no_ack,
    ) -> int:
        """Store a move and broadcast its step, or add it to the seat's draft; return the newest entry.

        Under the lock, `person` must still have the seat, and `order`, if an order makes the move, must still be due;
        a move that is made because the seat is `late` needs that it still is.
        `draft` is what a bot has done before it answers; a person's is kept here.
        """
        action = read_action(raw, self.game.action_type)
        if draft is None and await self._add_to_draft(seat, person, client_id, decision_id, action, acknowledge):
            return self.newest.seq

        news: dict[str, bool] = {}

        async def plan(position: Position) -> Plan:
            self._check_owner(seat, person)
            at = position.at
            if person is not None:
                news.update(self.orders.news(self.table, at, seat))
            if order is not None:
                await self._follow_orders()
                if (due := self.order_due(seat)) is None or due.order != order:
                    raise Stale("no_such_order")
            self._check_not_paused()
            if late and seat not in self.late_seats:
                raise Stale("decision_closed")
            before = self.drafts.actions_of(seat) if draft is None else draft
            with StepWatchdog():
                step = submit(self.game, at.state, seat, decision_id, action, at.data, at.opened, before)
                after = evaluate(self.game, step.state, step.data)
            if isinstance(action, TakeBack):
                await self.drafts.reopen(after, seat, at.state.sealed[seat], client_id)
                await self.orders.sleep(entry for entry in self.recent if entry.seq == position.last_seq_of(seat))
            body = {"decision": decision_id, "action": raw}
            if before and self.game.course.is_sealing(at.state, action):
                body["draft"] = msgspec.to_builtins(before)
            if at.opened[seat].foregone:
                body["foregone"] = True
            if late:
                body["late"] = True
            entry = self._entry("move", seat, body, client_id, step.hash, step.events, step.reversible, by_bot)
            return entry, after

        seq = await self._store(client_id, plan, acknowledge)
        if isinstance(action, TakeBack):
            await self.stores.bus.publish(self.table.code, 0)  # other processes must load the draft
        if news:
            with suppress(NotAllowed, StorageUnavailable):  # the move is stored: at worst it is said again
                await self._change_orders(seat, lambda _position: self.orders.told(seat, news), person)
        return seq

    # --- questions -----------------------------------------------------------------------------------------------

    def question_of(self, seat: Seat) -> Question | None:
        """Return what the game waits for the seat to answer, with its view, its draft applied; None if it does not."""
        if self.position is None:
            return None
        own = self.drafts.drafted_by(seat)
        state, decision = self.position.state, self.position.at.opened.get(seat)
        if own is not None:
            state, decision = own.state, own.decision
        if decision is None or not decision.awaited or decision.foregone:
            return None
        drafted = tuple(move.client_id for move in self.drafts.moves_of(seat))
        asked = Asked(self.position.seq, decision.id, drafted)
        return Question(asked, self.game.view_for(state, Player(seat)), decision)

    # --- drafts --------------------------------------------------------------------------------------------------

    async def _add_to_draft(
        self,
        seat: Seat,
        person: PersonId | None,
        client_id: str,
        decision_id: str,
        action: Action,
        acknowledge: Acknowledge,
    ) -> bool:
        """Add an action to the seat's draft if it leaves the decision open; return whether it does."""
        async with self.lock:
            self._check_owner(seat, person)
            position, moves = self._playing(), self.drafts.moves_of(seat)
            self._check_not_paused()
            is_known = any(move.client_id == client_id for move in moves)
            if not is_known:
                asked = position.at.opened.get(seat)
                if asked is None or asked.id != decision_id or not self.game.course.is_sealing(position.state, action):
                    return False
                with StepWatchdog():
                    actions = [*self.drafts.actions_of(seat), action]
                    if drafted(self.game, position.state, seat, actions).decision is None:
                        return False
                await self.drafts.save(position, seat, (*moves, DraftMove(msgspec.to_builtins(action), client_id)))
            acknowledge(position.seq)
            self._show_own(seat)
        await self.stores.bus.publish(self.table.code, 0)
        return True

    async def undraft(
        self, seat: Seat, keep: int, *, person: PersonId | None = None, acknowledge: Acknowledge = no_ack
    ) -> None:
        """Remove all but the first `keep` actions from the seat's draft."""
        async with self.lock:
            self._check_owner(seat, person)
            position, moves = self._playing(), self.drafts.moves_of(seat)
            self._check_not_paused()
            if keep < len(moves):
                await self.drafts.save(position, seat, moves[:keep])
            acknowledge(position.seq)
            self._show_own(seat)
        await self.stores.bus.publish(self.table.code, 0)

    async def follow_drafts(self) -> None:
        """Apply changes of drafts and orders that other processes have stored."""
        async with self.lock:
            if self.position is not None:
                for seat in await self.drafts.load(self.position) | await self.orders.load():
                    self._show_own(seat)

    # --- standing orders -----------------------------------------------------------------------------------------

    def order_due(self, seat: Seat) -> Due | None:
        """Return the order that is to answer for the seat."""
        return None if self.position is None else self.orders.due_in(self.table, self.position, self.drafts, seat)

    async def _follow_orders(self) -> None:
        """Load what other processes have stored before an order acts: it may have been withdrawn, or be asleep."""
        for seat in await self.orders.load():
            self._show_own(seat)

    def _acts_by_itself(self, table: Table, at: Evaluated) -> bool:
        return super()._acts_by_itself(table, at) or any(self.orders.due(table, at, seat) for seat in at.awaited)

    def _is_used_up(self, table: Table, at: Evaluated, seat: Seat) -> bool:
        return self.orders.is_used_up(table, at, seat)

    async def give_order(
        self, seat: Seat, order_id: str, raw: Any, *, person: PersonId, acknowledge: Acknowledge = no_ack
    ) -> None:
        def give(position: Position) -> Awaitable[None]:
            return self.orders.give(self.table, position.at, seat, person, order_id, raw)

        await self._change_orders(seat, give, person, acknowledge)

    async def withdraw_order(
        self, seat: Seat, order_id: str, *, person: PersonId, acknowledge: Acknowledge = no_ack
    ) -> None:
        await self._change_orders(seat, lambda _position: self.orders.withdraw(seat, order_id), person, acknowledge)

    async def wake_order(
        self, seat: Seat, order_id: str, *, person: PersonId, acknowledge: Acknowledge = no_ack
    ) -> None:
        await self._change_orders(seat, lambda _position: self.orders.wake(seat, order_id), person, acknowledge)

    async def end_order(self, seat: Seat, order_id: str, why: Refusal) -> None:
        """End an order that can't do what it says; its person is asked and told."""
        await self._change_orders(seat, lambda _position: self.orders.end(seat, order_id, why))

    async def _change_orders(
        self,
        seat: Seat,
        change: Callable[[Position], Awaitable[None]],
        person: PersonId | None = None,
        acknowledge: Acknowledge = no_ack,
    ) -> None:
        """Change what a seat has ordered, show it to that seat alone, and have it carried out."""
        async with self.lock:
            self._check_owner(seat, person)
            self._check_not_over()
            position = self._playing()
            await self._follow_orders()
            await change(position)
            acknowledge(position.seq)
            self._show_own(seat)
        await self.stores.bus.publish(self.table.code, 0)
        self.after_step(self)

    # --- going back ----------------------------------------------------------------------------------------------

    async def undo(
        self, seat: Seat, client_id: str, to: int, *, person: PersonId | None = None, acknowledge: Acknowledge = no_ack
    ) -> int:
        """Undo at once if that is free for the seat or there is nobody to ask; otherwise ask the others.

        The only person among bots may undo moves that revealed something; where hands are open, everybody may undo
        their own last move whatever came after it. Unless it is a lesson, the game is then marked as practice.
        """

        async def plan(position: Position) -> Plan:
            self._check_owner(seat, person)
            self._check_not_over()
            self._check_not_paused()
            if not position.is_reachable(to):
                raise IllegalAction("undo_out_of_reach")
            free = position.free_undo_for(seat)
            if free is not None and to >= free:
                return await self._going_back(seat, client_id, {"to": to})
            last = position.last_move_of(seat)
            is_own_last = last is not None and to == last.seq - 1
            if not self.table.persons_beside(seat) or (self.table.open_hands and is_own_last):
                mark = {"practice": True} if position.has_shown_since(to) and not self.table.lesson else {}
                return await self._going_back(seat, client_id, {"to": to, **mark})
            if position.request is not None:
                raise IllegalAction("undo_already_asked")
            return self._staying(position, "undo_asked", seat, {"to": to}, client_id)

        return await self._store_and_forget(client_id, plan, acknowledge)

    async def answer_undo(
        self,
        seat: Seat,
        client_id: str,
        agree: bool,
        *,
        person: PersonId | None = None,
        acknowledge: Acknowledge = no_ack,
    ) -> int:
        """Accept or decline an undo request; it is carried out once all agree. The seat that asked may withdraw it."""

        async def plan(position: Position) -> Plan:
            self._check_owner(seat, person)
            self._check_not_over()
            self._check_not_paused()
            request = position.request
            if request is None:
                raise Stale("nothing_to_agree_to")
            if agree and (seat == request.by or seat in request.agreed):
                raise NotAllowed("already_agreed")
            if agree and set(request.waiting(self.table)) <= {seat}:
                return await self._going_back(seat, client_id, {"to": request.to})
            refusal: EntryKind = "undo_withdrawn" if seat == request.by else "undo_declined"
            kind: EntryKind = "undo_agreed" if agree else refusal
            return self._staying(position, kind, seat, {"to": request.to}, client_id)

        return await self._store_and_forget(client_id, plan, acknowledge)

    async def _store_and_forget(
        self, client_id: str, plan: Callable[[Position], Awaitable[Plan]], acknowledge: Acknowledge
    ) -> int:
        """Store an entry; if it goes back, forget drafts for what is not asked there."""
        seq = await self._store(client_id, plan, acknowledge)
        async with self.lock:
            if self.recent[-1].kind == "undo":
                with suppress(StorageUnavailable):  # the undo is stored, and a leftover draft does no harm
                    await self.drafts.forget_unasked(self._playing())
                    await self.stores.bus.publish(self.table.code, 0)
        return seq

    async def _going_back(self, seat: Seat, client_id: str, body: Json) -> Plan:
        await self.orders.sleep(await self.stores.tables.entries(self.table.code, body["to"]))
        data = await state_at(self.stores.tables, self.game, self.table, body["to"])
        entry = self._entry("undo", seat, body, client_id, fingerprint(data))
        return entry, evaluate(self.game, self.game.read(data), data)

    def _check_owner(self, seat: Seat, person: PersonId | None) -> None:
        """Raise NotAllowed for a person who lost the seat while the message was in transit."""
        if person is not None and self.table.seats[seat].person != person:
            raise NotAllowed("not_seated")

    def _check_not_over(self) -> None:
        """Raise NotAllowed once the game is over and everything has been revealed."""
        if self.is_over:
            raise NotAllowed("table_is_over")

    def _check_not_paused(self) -> None:
        if self.is_paused:
            raise NotAllowed("table_paused")
