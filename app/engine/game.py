"""THE CONTRACT: what a title must provide, and what it may rely on.

A title is one `Game`, a value without mutable state: everything about a running game is in its `State`. A driver (see
`driver.py`) loops:

    setup → state → pending(state) → a seat answers a decision → perform(state, …) → state → …

**State.** A Struct derived from `stages.State`, made of integers, strings, lists, dicts and further Structs: no floats,
no sets, no references between parts (use ids). It should carry its rules as values, so that a running game keeps the
rules it was started with. Two states that were reached in the same way must encode to the same bytes: fill dicts in a
fixed order and never iterate over a set.

**Course.** The stages of a round, listed as in the rulebook's turn summary (see `stages.py`). Pending decisions and the
flow of the game are derived from that list.

**Decisions.** One for each seat that the game waits for (*awaited*), at most one for each other seat that *may* act.
Several seats may be awaited at once and answer in any order. The offers of a decision define legality: an action is
legal exactly if it is `in` the decision. Handlers are called with legal actions only and need no checks of their own.

**Secrets.** A viewer learns about a state only through `view_for`, about a step only through its events, and about
choices only through its own decisions. Never skip or shorten anything because of hidden information: if others can tell
from what is asked next, the secret is out. Views are typed Structs built field by field from the state, never a copy
with parts removed.

**Chance.** Only from `turn.rng`. Use a separate label for every kind of draw.

**Texts.** None. Prompts, events and errors are keys of the catalogues in `static/i18n`.

`tests/games/contract` tests every title against all of this.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial, reduce
from operator import or_
from typing import Any, Generic

import msgspec

from app.engine.codec import decode, encode
from app.engine.decisions import Action, Decision, Foresee
from app.engine.events import Archive, Event, Open, Player, Seat, Spectator, Viewer
from app.engine.options import Meta
from app.engine.orders import OrderKind
from app.engine.rng import Dice, Draw, commitment
from app.engine.stages import OVER, Course, Handler, S
from app.engine.turn import Turn
from app.engine.versions import Reshape, lifted, lowered, version_of


class Outcome(msgspec.Struct, frozen=True):
    """The result of a game: the number of rounds; and by seat the score, the rank (ties share one) and the sources."""

    rounds: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    sources: tuple[Mapping[str, int], ...]
    tie_breaks: Mapping[str, tuple[int, ...]] = {}
    """What decides between equal scores, in this order: the number that each seat has of it."""

    @classmethod
    def of(cls, rounds: int, sources: Iterable[Mapping[str, int]], **tie_breaks: Iterable[int]) -> "Outcome":
        """Rank seats by the sums of their sources, then by the tie-breaks; seats equal in all of them share a rank."""
        found = tuple(sources)
        breaks = {name: tuple(numbers) for name, numbers in tie_breaks.items()}
        scores = tuple(sum(source.values()) for source in found)
        standing = list(zip(scores, *breaks.values(), strict=True))
        ranks = tuple(1 + sum(other > own for other in standing) for own in standing)
        return cls(rounds, scores, ranks, found, breaks)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1."""
        return tuple(Seat(seat) for seat, rank in enumerate(self.ranks) if rank == 1)


class Setup(msgspec.Struct, frozen=True):
    """Everything that determines the initial state. Together with the log of moves it determines the whole game."""

    players: int
    seed: str
    options: Mapping[str, Any] = {}
    version: int = 0
    """Of the title's rules; 0 is the newest."""


class Step(msgspec.Struct, Generic[S]):
    """The result of a move: the new state, its encoding and hash, the events and the random draws.

    A step is `reversible`, and so free to undo, if nothing was drawn and nothing hidden was revealed.
    """

    state: S
    data: bytes
    hash: str
    events: tuple[Event, ...]
    draws: tuple[Draw, ...]
    reversible: bool


class GameView(msgspec.Struct, frozen=True):
    """The section of a view that is the same for all titles."""

    stage: str
    """The step at hand, or the stage of the round."""
    ahead: list[str]
    """What comes after that, the stage of the round last: the steps of the agenda; empty where it is the stage."""
    awaited: list[Seat]
    commitment: str
    """Commitment to the seed: public from the start, so that anybody can check the seed published at the end."""
    result: Outcome | None
    seed: str | None
    """Set only for the archive of a finished game."""


class View(msgspec.Struct, frozen=True):
    """What a viewer sees. Titles add their own sections; pages are updated section by section."""

    game: GameView


@dataclass(frozen=True)
class Game(Generic[S]):
    """A title. The module's docstring has the rules for all of its parts."""

    meta: Meta
    state_type: type[S]
    view_type: type[View]
    course: Course[S]
    set_up: Callable[[Setup, Turn], S]
    """Returns the initial state, whose `rng` is `turn.rng.state`.

    The options and the number of players are valid, and every option has a value.
    """
    view: Callable[[S, Viewer, GameView, Any], View]
    """Builds a viewer's view. The last argument is the spectator's view of the same state, or None. If given, all
    sections except the `own_sections` are taken from it, so that they are built once per table."""
    score: Callable[[S], Outcome]
    """Returns the outcome of a finished game."""
    world: Callable[[Any, Dice], S]
    """Draws a state in which the viewer of a view could be (see `worlds.py`)."""
    own_sections: tuple[str, ...] = ()
    """The sections of a view that differ between viewers."""
    reshapes: tuple[Reshape, ...] = ()
    """How the shape of states has changed since the oldest version that can still be played, in order."""
    foresee: Callable[[S, Seat], Foresee] | None = None
    """Returns previews of actions' effects by kind, as far as their seat can know them."""
    orders: tuple[OrderKind[Any], ...] = ()
    """The kinds of standing orders, those first that are tried first (see `orders.py`)."""

    @property
    def handlers(self) -> Mapping[type[Action], Handler[S]]:
        return self.course.handlers

    @property
    def action_type(self) -> Any:
        return self.course.action_type

    @cached_property
    def order_type(self) -> Any:
        """The union of the title's orders; None if it takes none."""
        return reduce(or_, [kind.order for kind in self.orders]) if self.orders else None

    def read(self, data: bytes) -> S:
        """Decode a state that `write` encoded, in today's or in an earlier shape."""
        if self.reshapes and version_of(data) < self.reshapes[-1].version:
            data = lifted(data, self.reshapes)
        return decode(data, self.state_type)

    def write(self, state: S) -> bytes:
        """Encode a state, in the shape of the version that its game was begun with."""
        data = encode(state)
        if self.reshapes and state.version < self.reshapes[-1].version:
            return lowered(data, self.reshapes)
        return data

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
        """Return the seats that the game waits for: at least one, unless it is over."""
        return self.course.awaited(state)

    def decision_for(self, state: S, seat: Seat) -> Decision | None:
        decision = self.course.decision_for(state, seat)
        if decision is None or self.foresee is None:
            return decision
        return msgspec.structs.replace(decision, foresee=partial(self.foresee, state, seat))

    def pending(self, state: S) -> tuple[Decision, ...]:
        """Return all open decisions, at most one per seat, those of awaited seats first."""
        first = self.awaited(state)
        others = [Seat(seat) for seat in range(len(state.answers)) if seat not in first]
        return tuple(decision for seat in (*first, *others) if (decision := self.decision_for(state, seat)))

    def perform(self, state: S, seat: Seat, actions: Sequence[Action], turn: Turn) -> None:
        """Apply an answer to the state, then carry on until the next decision.

        All actions are legal; those before the last are the seat's draft.
        """
        self.course.answer(state, seat, actions, turn)

    def view_for(self, state: S, viewer: Viewer, shared: Any = None) -> Any:
        """Return the viewer's view; `shared` is the spectator's view of the same state, if the caller has it.

        A seat that has sealed its answer sees the answer carried out; where hands are open, everybody sees all of them.
        """
        shown = [seat for seat in state.sealed if isinstance(viewer, Open) or viewer == Player(seat)]
        if shown:
            shared = shared or self.view_for(state, Spectator())
        for seat in shown:
            state, _ = self.unsealed(state, seat)
        return self.view(state, viewer, self._common(state, viewer, shared), shared)

    def unsealed(self, state: S, seat: Seat) -> tuple[S, tuple[Event, ...]]:
        """Return a copy of the state in which the seat's sealed answer has been carried out, and what that tells."""
        copy = self.read(self.write(state))
        actions = self.course.sealed_by(copy, seat)
        del copy.sealed[seat]
        turn = Turn(copy.rng)
        self.course.carry_out(copy, seat, actions, turn)
        return copy, tuple(turn.events)

    def _common(self, state: S, viewer: Viewer, shared: View | None) -> GameView:
        common = (
            shared.game
            if shared
            else GameView(
                stage=state.now,
                ahead=[*state.agenda, state.stage][1:],
                awaited=self.awaited(state),
                commitment=commitment(state.rng.seed),
                result=self.outcome(state),
                seed=None,
            )
        )
        if isinstance(viewer, Archive) and self.is_over(state):
            return msgspec.structs.replace(common, seed=state.rng.seed)
        return common
