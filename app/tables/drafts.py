"""Drafts: actions of a seat that do not yet make up an answer, visible to that seat only.

A draft is stored apart from the log, so that others learn nothing of it, not even that there is one. It belongs to a
decision, and is discarded when that is closed.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import structlog

from app.engine.codec import read_action
from app.engine.decisions import Action
from app.engine.driver import Drafted, drafted
from app.engine.errors import GameError
from app.engine.events import Seat
from app.engine.game import Game
from app.tables.model import Draft, DraftMove, TableCode
from app.tables.ports import TableStore
from app.tables.position import Evaluated, Position

log = structlog.get_logger()


class Drafts:
    """The drafts of one table, and how the game looks to the seats that have one."""

    def __init__(self, code: TableCode, game: Game[Any], store: TableStore) -> None:
        self._code = code
        self._game = game
        self._store = store
        self._stored: dict[Seat, Draft] = {}
        self._open: dict[Seat, Draft] = {}
        """Drafts for decisions that are open now."""
        self._drafted: dict[Seat, Drafted[Any]] = {}

    async def load(self, position: Position) -> set[Seat]:
        """Reload all drafts; return the seats whose drafts changed."""
        before = self._open
        self._stored = await self._store.drafts(self._code)
        self.move_to(position)
        return {seat for seat in before.keys() | self._open.keys() if before.get(seat) != self._open.get(seat)}

    def move_to(self, position: Position) -> None:
        """Apply the drafts and sealed answers to a new position."""
        asked = {seat: decision.id for seat, decision in position.at.opened.items()}
        self._open, self._drafted = {}, {}
        for seat, draft in self._stored.items():
            if not draft.moves or draft.decision != asked.get(seat):
                continue
            try:
                self._drafted[seat] = drafted(self._game, position.state, seat, self._actions(draft))
                self._open[seat] = draft
            except GameError as error:  # damaged, or the same decision after an undo: the seat starts over
                log.warning("draft.dropped", code=self._code, reason=error.code)
        for seat in position.state.sealed:
            state, events = self._game.unsealed(position.state, seat)
            self._drafted[seat] = Drafted(state, position.at.opened.get(seat), events)

    def drafted_by(self, seat: Seat) -> Drafted[Any] | None:
        """Return the game as the seat sees it, its draft applied; None if it has no draft and no sealed answer."""
        return self._drafted.get(seat)

    def moves_of(self, seat: Seat) -> tuple[DraftMove, ...]:
        return self._open[seat].moves if seat in self._open else ()

    def actions_of(self, seat: Seat) -> list[Action]:
        return self._actions(self._open[seat]) if seat in self._open else []

    def _actions(self, draft: Draft) -> list[Action]:
        return [read_action(move.action, self._game.action_type) for move in draft.moves]

    async def save(self, position: Position, seat: Seat, moves: Sequence[DraftMove]) -> None:
        """Replace the draft of the seat for its open decision."""
        await self._keep(seat, Draft(position.at.opened[seat].id, tuple(moves)))
        self.move_to(position)

    async def reopen(self, after: Evaluated, seat: Seat, sealed: Sequence[Mapping[str, Any]], client_id: str) -> None:
        """Turn a sealed answer, except for its last action, into a draft for the decision that is open in `after`."""
        moves = [DraftMove(action, f"{client_id}:{number}") for number, action in enumerate(sealed[:-1])]
        await self._keep(seat, Draft(after.opened[seat].id, tuple(moves)))

    async def forget_unasked(self, position: Position) -> None:
        """Delete drafts for closed decisions, so that they do not reappear if the same decision opens again."""
        for seat, draft in self._stored.items():
            asked = position.at.opened.get(seat)
            if draft.moves and (asked is None or asked.id != draft.decision):
                await self._keep(seat, Draft(draft.decision, ()))

    async def _keep(self, seat: Seat, draft: Draft) -> None:
        await self._store.save_draft(self._code, seat, draft)
        self._stored[seat] = draft
