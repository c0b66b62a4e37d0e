"""Red Outpost, by Raman Hryhoryk: six workers whom everybody shares, on a planet of their own.

Read `flow.py` for the course of a game; every section of the rules has the file of its name.
"""

from typing import Any

from app.engine.bots import RandomBot, Title
from app.engine.decisions import Action, Decision
from app.engine.events import Seat, Viewer
from app.engine.game import Outcome, Setup, Turn
from app.engine.options import Meta
from app.engine.views import Seen
from app.games.red_outpost import flow, scoring
from app.games.red_outpost.actions import RedOutpostAction
from app.games.red_outpost.bot import StandardBot
from app.games.red_outpost.meta import META
from app.games.red_outpost.setup import set_up
from app.games.red_outpost.state import State
from app.games.red_outpost.view import RedOutpostView, view_for


class RedOutpostGame:
    """The title as the engine drives it."""

    meta: Meta = META
    state_type: type[State] = State
    action_type: Any = RedOutpostAction
    own_sections: tuple[str, ...] = ("archive",)

    def setup(self, setup: Setup, turn: Turn) -> State:
        """Lay out the table and give the first player the turn."""
        return set_up(setup, turn)

    def pending(self, state: State) -> tuple[Decision, ...]:
        """Return the open decision."""
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
        shared: RedOutpostView | None = None,
        seen: Seen[State, RedOutpostView] | None = None,
    ) -> RedOutpostView:
        """Return what the viewer sees."""
        return view_for(state, viewer, shared)

    def is_the_same_for(self, seat: Seat, before: State, now: State) -> bool:
        """Tell that no seat sees anything of its own: everything is open."""
        return True

    def outcome(self, state: State) -> Outcome | None:
        """Return the final ranking once the game is over."""
        return scoring.outcome(state) if state.phase == "over" else None


RED_OUTPOST = Title(RedOutpostGame(), bots={"standard": StandardBot(), "random": RandomBot()})
