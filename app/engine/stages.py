"""The course of a game: a title lists its stages as the turn summary of its rulebook does.

    Stage("discard", waits_for=over_the_limit, ask=discard_decision, does=do_show_discards)
    Stage("production", does=do_produce)

The state says where the game is. `state.stage` names a stage of the round; `state.agenda` names steps that come
before it goes on (what a visited location does, how a lot is resolved), the next one first. Each stage or step has the
same parts:

    prepare      happens by itself, before anybody is asked and again after every answer
    waits_for    whose answers the game needs; as long as there is anybody, it stops here
    does         happens once nobody is awaited; with `once`, an answer stands in for it
    then         what comes next: the stage named here, else the next one of the list, passing over those
                 that are not played now (`when`); after the last comes the first again, until one says OVER

In a `sealed` stage everybody answers behind a screen. An answer is kept in `state.sealed`, may be taken back
(`TakeBack`), and is carried out, with all others, when the last one is in. What a seat does there before the game stops
waiting for it is its draft: it leads to no step of its own, and becomes part of the answer that seals it.

So a new phase is one entry in one list. `Game` derives everything else from it: what is pending, a seat's decision, who
is awaited, and how the game is carried on.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import partial, reduce
from operator import or_
from typing import Any, Generic, TypeVar

import msgspec

from app.engine.codec import read_action
from app.engine.decisions import Action, Decision, Offer, menu
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

    version: int
    """Of the title's rules when the game was begun. It comes first in every shape: see `versions.py`."""
    rng: RngState
    answers: list[int]
    """How often each seat has answered: tells one question from the next. The engine counts."""
    stage: str
    agenda: list[str]
    sealed: dict[Seat, list[dict[str, Any]]]
    """Answers that wait for the last one of a sealed stage: by seat, the actions of its draft and the one after it."""

    @property
    def now(self) -> str:
        """The name of what is at hand: the first step of the agenda, else the stage."""
        return self.agenda[0] if self.agenda else self.stage


S = TypeVar("S", bound=State)

Handler = Callable[[S, Seat, Any, Turn], None]
"""Changes a state by a legal action. If it raises, the state is thrown away and nothing has happened."""


class TakeBack(Action, frozen=True, tag="take_back"):
    """Take back a sealed answer, to give another one."""


def take_back_decision(state: State, seat: Seat) -> Decision:
    name = f"{state.now}.sealed.{seat}.{state.answers[seat]}"
    return Decision(name, seat, "ask-sealed", (menu(Offer(TakeBack)),))


def nothing(_state: Any, _turn: Turn) -> None:
    """Do nothing."""


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
    sealed: bool = False
    """Answers are carried out when the last one is in; none may draw, or change what another seat can answer."""
    openly: tuple[type[Action], ...] = ()
    """Actions of a sealed stage that are carried out at once, and discard all sealed answers."""
    does: Callable[[S, Turn], None] = nothing
    then: Callable[[S], str | None] = next_listed


class Course(Generic[S]):
    """The stages of a round in their order, the steps that may come in between, and what each kind of action does."""

    def __init__(
        self, stages: Sequence[Stage[S]], steps: Sequence[Stage[S]] = (), *, handlers: Mapping[type[Action], Handler[S]]
    ) -> None:
        self.stages = tuple(stages)
        self.named = {stage.name: stage for stage in (*stages, *steps)}
        self.handlers = dict(handlers)
        if any(stage.sealed for stage in self.named.values()):
            self.handlers[TakeBack] = self._take_back
        self.action_type: Any = reduce(or_, self.handlers)
        """The union of the title's actions, as which raw messages are decoded."""
        names = [stage.name for stage in stages]
        self._following = dict(zip(names, names[1:] + names[:1], strict=True))

    def at_hand(self, state: S) -> Stage[S] | None:
        """Return the stage or step that the state is in; None once the game is over."""
        return None if state.now == OVER else self.named[state.now]

    def awaited(self, state: S) -> list[Seat]:
        stage = self.at_hand(state)
        return [] if stage is None else [seat for seat in stage.waits_for(state) if seat not in state.sealed]

    def is_sealing(self, state: S, action: Action) -> bool:
        """Tell whether the action stays behind its seat's screen for now."""
        stage = self.at_hand(state)
        return stage is not None and stage.sealed and type(action) not in (*stage.openly, TakeBack)

    def decision_for(self, state: S, seat: Seat) -> Decision | None:
        """Return what the seat must decide, or may do meanwhile."""
        stage = self.at_hand(state)
        if stage is None:
            return None
        if seat in state.sealed:
            return take_back_decision(state, seat)
        if stage.ask is not None and seat in stage.waits_for(state):
            return stage.ask(state, seat)
        return None if stage.aside is None else stage.aside(state, seat)

    def answer(self, state: S, seat: Seat, actions: Sequence[Action], turn: Turn, until: str | None = None) -> None:
        """Carry out an answer to what is at hand, or seal it, and carry on; the actions before the last are a draft."""
        stage = self.at_hand(state)
        assert stage is not None
        state.answers[seat] += 1
        if self.is_sealing(state, actions[-1]):
            state.sealed[seat] = [msgspec.to_builtins(action) for action in actions]
            turn.tell("answer-sealed", seat=seat)
        elif stage.once:
            self._complete(state, stage, partial(self.carry_out, state, seat, actions, turn))
        else:
            if type(actions[-1]) in stage.openly:
                state.sealed = {}
            self.carry_out(state, seat, actions, turn)
        self.carry_on(state, turn, until)

    def carry_out(self, state: S, seat: Seat, actions: Iterable[Action], turn: Turn) -> None:
        for action in actions:
            self.handlers[type(action)](state, seat, action, turn)

    def carry_on(self, state: S, turn: Turn, until: str | None = None) -> None:
        """Go on until somebody must decide, the game is over, or a given stage has come."""
        while (stage := self.at_hand(state)) is not None and stage.name != until:
            if not stage.when(state):
                self._pass_over(state, stage)
                continue
            stage.prepare(state, turn)
            if state.now != stage.name:
                continue  # it has put a step before itself
            if self.awaited(state):
                return
            if state.sealed:
                self._open(state, stage, turn)
            else:
                self._complete(state, stage, partial(stage.does, state, turn))

    def _pass_over(self, state: S, stage: Stage[S]) -> None:
        if state.agenda:
            state.agenda.pop(0)
        else:
            state.stage = self._following[stage.name]

    def _complete(self, state: S, stage: Stage[S], act: Callable[[], None]) -> None:
        """Do what ends the stage, and move on to the next one."""
        if state.agenda:
            state.agenda.pop(0)  # before it happens: what follows from it may be put in front
            act()
        else:
            act()
            state.stage = stage.then(state) or self._following[stage.name]

    # --- sealed answers ------------------------------------------------------------------------------------------

    def sealed_by(self, state: S, seat: Seat) -> list[Action]:
        return [read_action(raw, self.action_type) for raw in state.sealed[seat]]

    def has_sealed_unasked(self, state: S, seat: Seat) -> bool:
        """Tell whether the seat's sealed answer was a foregone conclusion: taken back, it would be given again."""
        stage = self.at_hand(state)
        return stage is not None and stage.ask is not None and seat in state.sealed and stage.ask(state, seat).foregone

    def _take_back(self, state: S, seat: Seat, _action: TakeBack, turn: Turn) -> None:
        del state.sealed[seat]
        turn.tell("answer-taken_back", seat=seat)

    def _open(self, state: S, stage: Stage[S], turn: Turn) -> None:
        """Carry out all sealed answers, in the order in which the stage lists its seats."""
        answers = {seat: self.sealed_by(state, seat) for seat in stage.waits_for(state)}
        state.sealed = {}
        if len(answers) > 1:
            turn.reveal()
        for seat, actions in answers.items():
            self.carry_out(state, seat, actions, turn)
