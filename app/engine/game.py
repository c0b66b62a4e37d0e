"""THE CONTRACT: what a title must provide, and what it may rely on.

A title is one stateless object, a `Game`. It never keeps anything between calls: all that matters is in its state.
Whoever drives it (see `driver.py`) works in this circle:

    setup → state → pending(state) → somebody answers a decision → perform(state, …) → state → …

**State.** A `msgspec.Struct` of whole numbers, texts, lists, dicts and further Structs: no floats, no sets, no
references from one part into another (use ids). It must hold a field `rng` of type `RngState`, and it should carry
its rules as values, so that a running game keeps the rules it was begun with. Two states that were reached in the
same way must encode to the same bytes: fill dicts in a fixed order and never iterate over a set.

**Decisions.** `pending` derives from the state what is open now: one `Decision` for each seat that must decide
(`awaited`), and at most one for each other seat that *may* do something though nobody waits for it. Several seats
may be awaited at once and answer in any order. The offers in a decision are the whole truth about legality: an
action is legal exactly if it is `in` the decision. So `perform` is never called with anything else and checks
nothing again.

**Secrets.** A viewer learns of a state only through `view_for`, of a step only through its events, and of a choice
only through its own decisions. Never skip, hurry, or shorten anything because of what a seat hides: if others
could tell from what is asked next, the secret is out. Views are typed Structs built field by field from the state,
never a copy with things removed.

**Chance.** Only from `turn.rng`. Give every kind of draw a label of its own.

**Words.** None. Prompts, events and refusals are keys of the catalogues in `static/i18n`.

`tests/games/contract` holds every title to all of this.
"""

from collections.abc import Mapping
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from app.engine.decisions import Action, Decision
from app.engine.events import Event, Seat, Viewer
from app.engine.options import Meta
from app.engine.rng import Draw, Rng, RngState
from app.engine.views import Seen


class State(Protocol):
    """What the engine needs of a title's state; the title's own Struct has far more."""

    rng: RngState


S = TypeVar("S", bound=State)


class Turn:
    """What a title may use while it changes a draft: chance, and a voice. Lives for one step."""

    def __init__(self, state: RngState) -> None:
        self.rng = Rng(state)
        self.events: list[Event] = []
        self.revealed = False

    def tell(
        self,
        key: str,
        *,
        private: Mapping[Seat, Mapping[str, Any]] | None = None,
        fading: tuple[str, ...] = (),
        closes: bool = False,
        **public: Any,
    ) -> None:
        """Tell everybody the public part, and the seats in `private` theirs on top; see `Event` for what fades when."""
        self.events.append(Event(key, public, private or {}, fading, closes))

    def reveal(self) -> None:
        """Note that somebody now knows something that was hidden from them: this step can't be freely undone.

        Draws from `rng` count as revealing by themselves. Everything else that opens a secret must say so: a card
        taken from a pile that was shuffled long ago, simultaneous choices shown when the last one is in.
        """
        self.revealed = True


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the rounds it took; by seat, the score, its sources, and the rank (1 is best, ties share)."""

    rounds: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    sources: tuple[Mapping[str, int], ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Return the seats that share the first rank."""
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


class Game(Protocol[S]):
    """A title. See the head of this file for what all of it must keep to."""

    meta: Meta
    state_type: type[S]
    action_type: Any
    """The union of the title's actions: what a raw message is read as."""
    own_sections: tuple[str, ...]
    """The sections of a view that are not the same for everybody. All others are the spectator's, for any viewer."""

    def setup(self, setup: Setup, turn: Turn) -> S:
        """Return the state at the first decision; its `rng` is `turn.rng.state`.

        Options and number of players have been checked, and every option has a value.
        """
        ...

    def pending(self, state: S) -> tuple[Decision, ...]:
        """Return all open decisions, at most one a seat. At least one is awaited, unless the game is over: then ()."""
        ...

    def decision_for(self, state: S, seat: Seat) -> Decision | None:
        """Return the seat's own open decision: the same as in `pending`, without the work for the others."""
        ...

    def perform(self, state: S, seat: Seat, action: Action, turn: Turn) -> None:
        """Change the state by a legal action, then carry on until somebody must decide again.

        The state is a draft: if this raises, it is thrown away and nothing has happened.
        """
        ...

    def view_for(
        self, state: S, viewer: Viewer, shared: Any = None, seen: Seen[S, Any] | None = None
    ) -> msgspec.Struct:
        """Return what the viewer sees: a Struct whose fields are the sections that a page is updated by.

        `shared` is the spectator's view of the same state, where the caller has it: take from it all sections but
        the `own_sections`, so that they are built once for a whole table. `seen` is what the same viewer saw of an
        earlier state: what has not changed since may be taken from there, or built again.
        """
        ...

    def is_the_same_for(self, seat: Seat, before: S, now: S) -> bool:
        """Tell whether the `own_sections` are what they were, the seat's and everybody's: then they need not be built.

        It must be cheap, and may be cautious: where it says no they are built and compared.
        """
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        ...
