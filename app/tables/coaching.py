"""Coaches: who may have one, and their advice to the seat that asks.

Advice is computed where bots think, from the view of the seat that asked, and returned to that request alone. So that
bots need not wait, no more than one question of a coach is thought about at a time.
"""

import asyncio

import msgspec
import structlog

from app.bots.coach import Advice
from app.bots.thinking import BotFailed
from app.engine.errors import GameError, Stale
from app.engine.events import Seat
from app.people.person import Person
from app.tables.access import NotAllowed, check_coach_allowed, check_status
from app.tables.changes import TableChanges
from app.tables.hub import Hub
from app.tables.model import Coached, Table, TableCode
from app.tables.ports import Stores, Thinker
from app.tables.room import Asked, Room
from app.tables.seating import own_seat, with_seat

log = structlog.get_logger()

MOST_KNOWN = 200
"""Seats whose last advice is kept."""


class NoAdvice(GameError):
    """The coach could not think of anything."""


class Coaches(TableChanges):
    def __init__(self, stores: Stores, hub: Hub, thinker: Thinker) -> None:
        super().__init__(stores, hub)
        self._thinker = thinker
        self._thinking = asyncio.Lock()
        self._known: dict[tuple[TableCode, Seat], tuple[Asked, Advice]] = {}
        """The last advice to each seat, so that a page that is opened again need not wait."""

    async def switch(self, code: TableCode, person: Person, on: bool) -> Table:
        """Switch the person's coach on or off. Everybody sees it, also that there was one before."""

        def change(table: Table) -> Table:
            seat = own_seat(table, person)
            check_status(table, "playing")
            if on:
                check_coach_allowed(table)
            info = table.seats[seat]
            coach: Coached = "on" if on else "never" if info.coach == "never" else "off"
            return with_seat(table, seat, msgspec.structs.replace(info, coach=coach))

        return await self._change(code, change)

    async def advise(self, room: Room, seat: Seat, decision_id: str) -> Advice:
        """Return advice on the seat's open decision; raise Stale if it is not open any more when that is ready."""
        asked = self._asked(room, seat, decision_id)
        place = room.table.code, seat
        async with self._thinking:
            if place in self._known and self._known[place][0] == asked:
                return self._known[place][1]
            question = room.question_of(seat)
            if question is None or question.asked != asked:
                raise Stale("advice_outdated")
            try:
                advice = await self._thinker.advise(room.table.title, question.view, question.decision)
            except BotFailed as error:
                log.error("coach.failed", code=room.table.code, asked=question.decision.key, reason=str(error))
                raise NoAdvice("no_advice") from None
        if self._asked(room, seat, decision_id) != asked:
            raise Stale("advice_outdated")
        self._remember(place, asked, advice)
        return advice

    def _asked(self, room: Room, seat: Seat, decision_id: str) -> Asked:
        """Return the question that is open; raise NotAllowed without a coach, and Stale if it is another decision."""
        check_coach_allowed(room.table)
        if room.table.seats[seat].coach != "on":
            raise NotAllowed("no_coach")
        question = room.question_of(seat)
        if question is None or question.decision.id != decision_id:
            raise Stale("advice_outdated")
        return question.asked

    def _remember(self, place: tuple[TableCode, Seat], asked: Asked, advice: Advice) -> None:
        self._known.pop(place, None)
        self._known[place] = asked, advice
        if len(self._known) > MOST_KNOWN:
            self._known.pop(next(iter(self._known)))
