"""The course of a game: a title lists its stages as the turn summary of its rulebook does.

    Stage("discard", waits_for=over_the_limit, ask=discard_decision, does=do_show_discards)
    Stage("production", does=do_produce)

The state says where the game is. `state.stage` names a stage of the round; `state.agenda` names steps that come
before it goes on (what a visited location does, how a lot is resolved), the next one first. Whatever is at hand goes
through the same motions:

    prepare      happens by itself, before anybody is asked and again after every answer
    waits_for    whose answers the game needs; as long as there is anybody, it stops here
    does         happens once nobody is awaited; with `once`, an answer stands in for it
    then         what comes next: the stage named here, else the next one of the list, passing over those
                 that are not played now (`when`); after the last comes the first again, until one says OVER

So a new phase is one entry in one list. `Game` derives everything else from it: what is pending, a seat's decision, who
is awaited, and how the game is carried on.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import partial
from typing import Any, Generic, TypeVar

import msgspec

from app.engine.decisions import Decision
from app.engine.events import Seat
from app.engine.rng import RngState
from app.engine.turn import Turn

OVER = "over"
"""The stage of a finished game: nobody is asked anything any more."""


class State(msgspec.Struct, array_like=True, gc=False):
    """What the engine keeps in every title's state.

    States are copied for every step: they are encoded without the names of their fields, and the garbage collector
    is told not to look for cycles, of which there are none.
    """

    rng: RngState
    answers: list[int]
    """How often each seat has answered: tells one question from the next. The engine counts."""
    stage: str
    agenda: list[str]

    @property
    def now(self) -> str:
        """The name of what is at hand: the first step of the agenda, else the stage."""
        return self.agenda[0] if self.agenda else self.stage


S = TypeVar("S", bound=State)


def nothing(_state: Any, _turn: Turn) -> None:
    """Let nothing happen."""


def always(_state: Any) -> bool:
    return True


def nobody(_state: Any) -> Iterable[Seat]:
    return ()


def next_listed(_state: Any) -> str | None:
    """Go on with the next stage of the list."""
    return None


@dataclass(frozen=True)
class Stage(Generic[S]):
    """One line of the turn summary; see the head of this file."""

    name: str
    _: KW_ONLY
    when: Callable[[S], bool] = always
    prepare: Callable[[S, Turn], None] = nothing
    waits_for: Callable[[S], Iterable[Seat]] = nobody
    """Everybody may know whom the game waits for: never leave a seat out because of what it hides."""
    ask: Callable[[S, Seat], Decision] | None = None
    """The question to a seat that is awaited."""
    aside: Callable[[S, Seat], Decision | None] | None = None
    """What another seat may do meanwhile, though nobody waits for it; its decision has no fallback."""
    once: bool = False
    """The first answer ends it."""
    does: Callable[[S, Turn], None] = nothing
    then: Callable[[S], str | None] = next_listed


class Course(Generic[S]):
    """The stages of a round in their order, and the steps that may come in between."""

    def __init__(self, stages: Sequence[Stage[S]], steps: Sequence[Stage[S]] = ()) -> None:
        self.stages = tuple(stages)
        self.named = {stage.name: stage for stage in (*stages, *steps)}
        names = [stage.name for stage in stages]
        self._following = dict(zip(names, names[1:] + names[:1], strict=True))

    def at_hand(self, state: S) -> Stage[S] | None:
        """Return the stage or step that the state is in; None once the game is over."""
        return None if state.now == OVER else self.named[state.now]

    def awaited(self, state: S) -> list[Seat]:
        stage = self.at_hand(state)
        return [] if stage is None else list(stage.waits_for(state))

    def decision_for(self, state: S, seat: Seat) -> Decision | None:
        """Return what the seat must decide, or may do meanwhile."""
        stage = self.at_hand(state)
        if stage is None:
            return None
        if stage.ask is not None and seat in stage.waits_for(state):
            return stage.ask(state, seat)
        return None if stage.aside is None else stage.aside(state, seat)

    def answer(self, state: S, act: Callable[[], None], turn: Turn, until: str | None = None) -> None:
        """Carry out an answer to what is at hand, and carry on."""
        stage = self.at_hand(state)
        assert stage is not None
        if stage.once:
            self._complete(state, stage, act)
        else:
            act()
        self.carry_on(state, turn, until)

    def carry_on(self, state: S, turn: Turn, until: str | None = None) -> None:
        """Go on until somebody must decide, the game is over, or a given stage has come."""
        while (stage := self.at_hand(state)) is not None and stage.name != until:
            if not stage.when(state):
                self._pass_over(state, stage)
                continue
            stage.prepare(state, turn)
            if state.now != stage.name:
                continue  # it has put a step before itself
            if any(True for _ in stage.waits_for(state)):
                return
            self._complete(state, stage, partial(stage.does, state, turn))

    def _pass_over(self, state: S, stage: Stage[S]) -> None:
        if state.agenda:
            state.agenda.pop(0)
        else:
            state.stage = self._following[stage.name]

    def _complete(self, state: S, stage: Stage[S], act: Callable[[], None]) -> None:
        """Let happen what ends the stage, and turn to what comes next."""
        if state.agenda:
            state.agenda.pop(0)  # before it happens: what follows from it may be put in front
            act()
        else:
            act()
            state.stage = stage.then(state) or self._following[stage.name]
