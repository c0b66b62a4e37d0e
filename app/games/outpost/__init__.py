"""Outpost, by James Hlavaty: factories, operators and auctions on a far world.

Read `flow.py` for the course of a round; every section of the rules has the file of its name.
"""

from typing import Any

from app.engine.bots import RandomBot, Title
from app.engine.decisions import Action, Decision
from app.engine.events import Seat, Viewer
from app.engine.game import Outcome, Setup
from app.engine.options import Meta
from app.engine.turn import Turn
from app.engine.views import Seen
from app.games.outpost import flow, scoring
from app.games.outpost.actions import OutpostAction
from app.games.outpost.bot import StandardBot
from app.games.outpost.meta import META
from app.games.outpost.sections import OutpostView
from app.games.outpost.setup import set_up
from app.games.outpost.state import State
from app.games.outpost.view import holds_the_same, view_for


class OutpostGame:
    """The title as the engine drives it."""

    meta: Meta = META
    state_type: type[State] = State
    action_type: Any = OutpostAction
    own_sections: tuple[str, ...] = ("hands", "known", "archive")

    def setup(self, setup: Setup, turn: Turn) -> State:
        """Lay out the table and give the first player the turn."""
        state = set_up(setup, turn)
        flow.proceed(state, turn)
        return state

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Return all open decisions."""
        return flow.pending(state)

    def decision_for(self, state: State, seat: Seat) -> Decision | None:
        """Return the seat's open decision."""
        return flow.decision_for(state, seat)

    def perform(self, state: State, seat: Seat, action: Action, turn: Turn) -> None:
        """Do what the action says and what follows from it."""
        flow.perform(state, seat, action, turn)

    def view_for(
        self,
        state: State,
        viewer: Viewer,
        shared: OutpostView | None = None,
        seen: Seen[State, OutpostView] | None = None,
    ) -> OutpostView:
        """Return what the viewer sees."""
        return view_for(state, viewer, shared, seen)

    def is_the_same_for(self, seat: Seat, before: State, now: State) -> bool:
        """Tell whether the seat holds what it held, and nothing is known of any hand."""
        return not (before.known or now.known) and holds_the_same(before.players[seat], now.players[seat])

    def outcome(self, state: State) -> Outcome | None:
        """Return the final ranking once the game is over."""
        return scoring.outcome(state) if state.phase == "over" else None


OUTPOST = Title(OutpostGame(), bots={"standard": StandardBot(), "random": RandomBot()})
