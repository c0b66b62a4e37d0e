"""Homesteaders, by Alex Rockwell: towns, workers and auctions in the Old West.

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
from app.games.homesteaders import flow, scoring
from app.games.homesteaders.actions import HomesteadersAction
from app.games.homesteaders.bot import StandardBot
from app.games.homesteaders.meta import META
from app.games.homesteaders.setup import set_up
from app.games.homesteaders.state import State
from app.games.homesteaders.view import HomesteadersView, view_for


class HomesteadersGame:
    """The title as the engine drives it."""

    meta: Meta = META
    state_type: type[State] = State
    action_type: Any = HomesteadersAction
    own_sections: tuple[str, ...] = ("screens", "scores", "desk", "reach", "archive")

    def setup(self, setup: Setup, turn: Turn) -> State:
        """Lay out the table and let the first workers be placed."""
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
        shared: HomesteadersView | None = None,
        seen: Seen[State, HomesteadersView] | None = None,
    ) -> HomesteadersView:
        """Return what the viewer sees."""
        return view_for(state, viewer, shared)

    def is_the_same_for(self, seat: Seat, before: State, now: State) -> bool:
        """Tell whether nobody has got or given anything: what a building would take hangs on all of it."""
        return (before.round, before.phase) == (now.round, now.phase) and before.players == now.players

    def outcome(self, state: State) -> Outcome | None:
        """Return the final ranking once the game is over."""
        return scoring.outcome(state) if state.phase == "over" else None


HOMESTEADERS = Title(HomesteadersGame(), bots={"standard": StandardBot(), "random": RandomBot()})
