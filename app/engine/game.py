"""THE CONTRACT: what a title must provide, and what it may rely on.

A title is one `Game`, a value. It keeps nothing between calls: all that matters is in its state. Whoever drives it (see
`driver.py`) works in this circle:

    setup → state → pending(state) → somebody answers a decision → perform(state, …) → state → …

**State.** A Struct derived from `stages.State`, of whole numbers, texts, lists, dicts and further Structs: no floats,
no sets, no references from one part into another (use ids). It should carry its rules as values, so that a running game
keeps the rules it was begun with. Two states that were reached in the same way must encode to the same bytes: fill
dicts in a fixed order and never iterate over a set.

**Course.** The stages of a round, listed as the rulebook's turn summary lists them (see `stages.py`). What is pending
and how the game is carried on is derived from that list.

**Decisions.** One for each seat that is awaited, and at most one for each other seat that *may* do something though
nobody waits for it. Several seats may be awaited at once and answer in any order. The offers in a decision are the
whole truth about legality: an action is legal exactly if it is `in` the decision. So a handler is never called with
anything else and checks nothing again.

**Secrets.** A viewer learns of a state only through `view_for`, of a step only through its events, and of a choice
only through its own decisions. Never skip, hurry, or shorten anything because of what a seat hides: if others
could tell from what is asked next, the secret is out. Views are typed Structs built field by field from the state,
never a copy with things removed.

**Chance.** Only from `turn.rng`. Give every kind of draw a label of its own.

**Words.** None. Prompts, events and refusals are keys of the catalogues in `static/i18n`.

`tests/games/contract` holds every title to all of this.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, partial, reduce
from operator import or_
from typing import Any, Generic

import msgspec

from app.engine.decisions import Action, Decision, Foresee
from app.engine.events import Archive, Event, Seat, Viewer
from app.engine.options import Meta
from app.engine.rng import Draw, commitment
from app.engine.stages import OVER, Course, S
from app.engine.turn import Turn


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the rounds it took; by seat, the score, its sources, and the rank (1 is best, ties share)."""

    rounds: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    sources: tuple[Mapping[str, int], ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that share the first rank."""
        return tuple(Seat(seat) for seat, rank in enumerate(self.ranks) if rank == 1)


class Setup(msgspec.Struct, frozen=True):
    """All that decides how a game begins; with the log of moves it is the whole game."""

    players: int
    seed: str
    options: Mapping[str, Any] = {}


class Step(msgspec.Struct, Generic[S]):
    """A game carried one step further: everything that storing, showing and checking it needs.

    `reversible` says that its author may take it back without asking: nothing was drawn and nothing hidden was shown.
    """

    state: S
    data: bytes
    hash: str
    events: tuple[Event, ...]
    draws: tuple[Draw, ...]
    reversible: bool


class GameView(msgspec.Struct, frozen=True):
    """What a page needs to know of any game, whatever its title."""

    stage: str
    awaited: list[Seat]
    commitment: str
    """To the seed: shown from the beginning, so that anybody can check the seed that is shown at the end."""
    result: Outcome | None
    seed: str | None
    """Opened with the archive of a finished game, never before."""


class View(msgspec.Struct, frozen=True):
    """What a viewer sees. Titles add sections of their own: a page is updated section by section."""

    game: GameView


Handler = Callable[[S, Seat, Any, Turn], None]
"""Changes a draft by a legal action. If it raises, the draft is thrown away and nothing has happened."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """A title. See the head of this file for what all of it must keep to."""

    meta: Meta
    state_type: type[S]
    course: Course[S]
    handlers: Mapping[type[Action], Handler[S]]
    """What each kind of action does."""
    set_up: Callable[[Setup, Turn], S]
    """Returns the state at its first stage; its `rng` is `turn.rng.state`.

    Options and number of players have been checked, and every option has a value.
    """
    view: Callable[[S, Viewer, GameView, Any], View]
    """Builds what a viewer sees. The last argument is the spectator's view of the same state, or None: all sections but
    the `own_sections` are taken from it where it is given, so that they are built once for a whole table."""
    score: Callable[[S], Outcome]
    """Returns how a game that is over has ended."""
    own_sections: tuple[str, ...] = ()
    """The sections of a view that are not the same for everybody."""
    foresee: Callable[[S, Seat], Foresee] | None = None
    """Returns what tells what actions would do, as far as their seat can know beforehand, for the page to show."""

    @cached_property
    def action_type(self) -> Any:
        """The union of the title's actions: what a raw message is read as."""
        return reduce(or_, self.handlers)

    def setup(self, setup: Setup, turn: Turn) -> S:
        """Return the state at the first decision."""
        state = self.set_up(setup, turn)
        self.course.carry_on(state, turn)
        return state

    def is_over(self, state: S) -> bool:
        return state.stage == OVER

    def outcome(self, state: S) -> Outcome | None:
        return self.score(state) if self.is_over(state) else None

    def awaited(self, state: S) -> list[Seat]:
        """Return whom the game waits for: at least one seat, unless it is over."""
        return self.course.awaited(state)

    def decision_for(self, state: S, seat: Seat) -> Decision | None:
        decision = self.course.decision_for(state, seat)
        if decision is None or self.foresee is None:
            return decision
        return msgspec.structs.replace(decision, foresee=partial(self.foresee, state, seat))

    def pending(self, state: S) -> tuple[Decision, ...]:
        """Return all open decisions, at most one a seat: first of those who are awaited, then of the others."""
        first = self.awaited(state)
        others = [Seat(seat) for seat in range(len(state.answers)) if seat not in first]
        return tuple(decision for seat in (*first, *others) if (decision := self.decision_for(state, seat)))

    def perform(self, state: S, seat: Seat, action: Action, turn: Turn) -> None:
        """Change the state by a legal action, then carry on until somebody must decide again."""
        state.answers[seat] += 1
        self.course.answer(state, lambda: self.handlers[type(action)](state, seat, action, turn), turn)

    def view_for(self, state: S, viewer: Viewer, shared: Any = None) -> Any:
        """Return what the viewer sees; `shared` is the spectator's view of the same state, where the caller has it."""
        return self.view(state, viewer, self._common(state, viewer, shared), shared)

    def _common(self, state: S, viewer: Viewer, shared: View | None) -> GameView:
        common = (
            shared.game
            if shared
            else GameView(
                stage=state.now,
                awaited=self.awaited(state),
                commitment=commitment(state.rng.seed),
                result=self.outcome(state),
                seed=None,
            )
        )
        if isinstance(viewer, Archive) and self.is_over(state):
            return msgspec.structs.replace(common, seed=state.rng.seed)
        return common
