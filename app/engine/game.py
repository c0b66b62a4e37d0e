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

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import islice
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from app.engine.choices import Spec
from app.engine.errors import Refusal
from app.engine.events import Event, Seat, Viewer
from app.engine.options import Meta
from app.engine.rng import Dice, Draw, Rng, RngState, pick
from app.engine.views import Seen


class State(Protocol):
    """What the engine needs of a title's state; the title's own Struct has far more."""

    rng: RngState


S = TypeVar("S", bound=State)

_encode = msgspec.json.Encoder().encode

MOST_FORESEEN = 60
"""Offers of more actions than this are sent without their effects."""


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The answer to a decision. Titles derive one Struct per kind of action, with a tag and typed, bounded fields."""

    @classmethod
    @cache
    def tag(cls) -> str:
        """Return the name of this kind of action, as it is written in logs and frames."""
        return str(cls.__struct_config__.tag)


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A kind of action that may be taken now, with a specification for each of its fields.

    The same kind may be offered several times (one auction for each card). Put the field that tells the offers
    apart first: an answer is explained by the offer whose fields it fits furthest.
    """

    action: type[Action]
    fields: Mapping[str, Spec] = {}

    def judge(self, action: Action) -> tuple[int, Refusal | None]:
        """Return how many fields fit, and why the next one does not (None: all do)."""
        given: dict[str, Any] = {}
        for name, spec in self.fields.items():
            value = getattr(action, name)
            refusal = spec.refusal(value, given)
            if refusal is not None:
                return len(given), refusal
            given[name] = value
        return len(given), None

    def sample(self, dice: Dice) -> Action:
        """Return a random action that this offer allows."""
        given: dict[str, Any] = {}
        for name, spec in self.fields.items():
            given[name] = spec.sample(dice, given)
        return self.action(**given)

    def count(self, limit: int = 1000) -> int:
        """Return how many actions this offer allows, counting no further than `limit`."""
        return sum(1 for _ in islice(self.each(), limit))

    def each(self) -> Iterator[Action]:
        """Go through all actions that this offer allows. There may be very many."""
        return self._each(list(self.fields), {})

    def _each(self, names: list[str], given: dict[str, Any]) -> Iterator[Action]:
        """Go through the actions whose first fields are given; `names` are the others."""
        if not names:
            yield self.action(**given)
            return
        for value in self.fields[names[0]].each(given):
            yield from self._each(names[1:], {**given, names[0]: value})

    def wire(self, foresee: Callable[[Action], Any] | None = None) -> dict[str, Any]:
        """Return the offer as data for a page; its specifications encode themselves.

        Where effects can be foreseen they are listed for each action, unless there are too many to be looked at.
        """
        found: dict[str, Any] = {"action": self.action.tag(), "fields": self.fields}
        if foresee is not None and self.count(MOST_FORESEEN + 1) <= MOST_FORESEEN:
            found["effects"] = [
                {"fields": {name: getattr(action, name) for name in self.fields}, "effect": foresee(action)}
                for action in self.each()
            ]
        return found


class Blocked(msgspec.Struct, frozen=True, gc=False):
    """Something a player might look for that cannot be done now, and why: shown greyed, and said when tried.

    Without fields it speaks of that kind of action as a whole, where none is offered.
    """

    action: type[Action]
    refusal: Refusal
    fields: Mapping[str, str | int] = {}

    def covers(self, action: Action) -> bool:
        """Tell whether this is what the action tries."""
        return type(action) is self.action and all(
            getattr(action, name) == value for name, value in self.fields.items()
        )

    def wire(self) -> dict[str, Any]:
        """Return the reason as plain data for a page."""
        return {
            "action": self.action.tag(),
            "fields": dict(self.fields),
            "code": self.refusal.code,
            "params": dict(self.refusal.params),
        }


class Menu(msgspec.Struct, frozen=True):
    """Kinds of action that belong together: what is open among them and what is not, spelled out when it is needed."""

    actions: tuple[type[Action], ...]
    spell_out: "Callable[[], SpelledOut]"


SpelledOut = tuple[Sequence[Offer], Sequence[Blocked]]
"""What is open and what is not."""


class Kept(SpelledOut):
    """A menu spelled out that a title keeps, as it stays the same for many moves: pages are told the same bytes."""

    @cached_property
    def wire(self) -> tuple[bytes, bytes]:
        """Return both lists as JSON, without their brackets."""
        return _listed(self, None)


@cache
def shut(action: type[Action], code: str) -> Kept:
    """Return that this kind of action cannot be taken now, and why."""
    return Kept(((), (Blocked(action, Refusal(code)),)))


def _listed(spelled: SpelledOut, foresee: Callable[[Action], Any] | None) -> tuple[bytes, bytes]:
    offers, blocked = spelled
    return (
        _encode([offer.wire(foresee) for offer in offers])[1:-1],
        _encode([block.wire() for block in blocked])[1:-1],
    )


def menu(*offers: Offer, blocked: Sequence[Blocked] = ()) -> Menu:
    """Return a menu that is spelled out already."""
    actions = dict.fromkeys([offer.action for offer in offers] + [block.action for block in blocked])
    return Menu(tuple(actions), lambda: (offers, blocked))


class Decision(msgspec.Struct, frozen=True, eq=False, dict=True):
    """One question to one seat, open until it is answered or overtaken.

    `id` says what is asked and stays the same while the question does, whatever other seats do meanwhile; a new
    question gets a new id, so a late answer to an old one is recognised. `key` is the prompt in the catalogues.
    `fallback` gives the legal action that stands in for a player whose time is up; there is none exactly if nobody
    waits for the answer. `foresee` tells what an action would do, as far as the seat can know it beforehand, so that
    a page can show it before it is done. All three are worked out only for who asks: a judge needs one menu, a page
    everything.
    """

    id: str
    seat: Seat
    key: str
    menus: tuple[Menu, ...]
    fallback: Callable[[], Action] | None = None
    params: Mapping[str, Any] = {}
    foresee: Callable[[Action], Any] | None = None

    @property
    def awaited(self) -> bool:
        """Tell whether the game waits for this answer."""
        return self.fallback is not None

    @cached_property
    def default(self) -> Action | None:
        """Return the action that stands in for a player whose time is up."""
        return None if self.fallback is None else self.fallback()

    @cached_property
    def _spelled_out(self) -> tuple[SpelledOut, ...]:
        """Return what each of the menus says."""
        return tuple([each.spell_out() for each in self.menus])

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """Return all that may be done."""
        return tuple([entry for offers, _ in self._spelled_out for entry in offers])

    @cached_property
    def blocked(self) -> tuple[Blocked, ...]:
        """Return what cannot be done, with reasons."""
        return tuple([entry for _, blocked in self._spelled_out for entry in blocked])

    def refusal(self, action: Action) -> Refusal | None:
        """Return why the action is not allowed; None if it is. This is the only legality test there is."""
        best: tuple[int, Refusal] | None = None
        shut: list[Blocked] = []
        for offers, blocked in self._spelled_out_for(action):
            shut += blocked
            for offer in offers:
                if type(action) is offer.action:
                    fitting, refusal = offer.judge(action)
                    if refusal is None:
                        return None
                    if best is None or fitting > best[0]:
                        best = fitting, refusal
        for block in shut:
            if block.covers(action) and (block.fields or best is None):
                return block.refusal
        return best[1] if best else Refusal("not_now", {"action": action.tag()})

    def _spelled_out_for(self, action: Action) -> Iterator[SpelledOut]:
        """Go through the menus that know this kind of action; only those are spelled out, unless all are already."""
        known = self.__dict__.get("_spelled_out")
        for place, each in enumerate(self.menus):
            if type(action) in each.actions:
                yield known[place] if known else each.spell_out()

    def __contains__(self, action: Action) -> bool:
        return self.refusal(action) is None

    def sample(self, dice: Dice) -> Action:
        """Return a random legal action, every offer being as likely."""
        return pick(dice, self.offers).sample(dice)

    @cached_property
    def wire(self) -> bytes:
        """Return the decision as JSON for the page of its own seat, and of nobody else."""
        lists = [
            each.wire if isinstance(each, Kept) and self.foresee is None else _listed(each, self.foresee)
            for each in self._spelled_out
        ]
        head = {"id": self.id, "key": self.key, "params": self.params, "awaited": self.awaited}
        return b"".join(
            (
                _encode(head)[:-1],
                b',"offers":[',
                b",".join([offers for offers, _ in lists if offers]),
                b'],"blocked":[',
                b",".join([blocked for _, blocked in lists if blocked]),
                b'],"default":',
                _encode(self.default),
                b"}",
            )
        )


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
