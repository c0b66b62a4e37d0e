"""What the contract suite needs to know about each title: games to play, conserved quantities, hidden information."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, Protocol

import msgspec

from app.engine.bots import Title
from app.engine.decisions import Action, Decision
from app.engine.driver import Move, choose_answer, start, submit
from app.engine.events import Archive, Event, Open, Player, Seat, Spectator, Viewer
from app.engine.game import Game, Setup, Step
from app.engine.rng import Dice, Stream, pick, seed_from
from app.games import TITLES
from tests.example_title import SEALED_BIDS
from tests.example_title.harness import SealedBidsHarness
from tests.games.contract.homesteaders import HomesteadersHarness
from tests.games.contract.outpost import OutpostHarness, sensible, since_shuffled
from tests.games.contract.red_outpost import RedOutpostHarness


class Harness(Protocol):
    most_moves: int
    """Upper bound on the moves of a random game."""
    variants: tuple[Mapping[str, Any], ...]
    """Options that change the course of a game, each to be played."""

    def check_conservation(self, state: Any) -> None:
        """Assert that each component is in exactly one place and that everything adds up."""
        ...

    def redeal(self, state: Any, viewer: Viewer, dice: Dice) -> Any:
        """Return a copy with everything hidden from the viewer re-dealt; sealed answers are re-decided elsewhere."""
        ...

    def secrets(self, state: Any, viewer: Viewer) -> list[str]:
        """Return strings that must not occur in anything sent to the viewer."""
        ...


SHELF = {**TITLES, "sealed_bids": SEALED_BIDS}
"""The titles, and the example that no server offers."""

HARNESSES: dict[str, Harness] = {
    "outpost": OutpostHarness(),
    "homesteaders": HomesteadersHarness(),
    "red_outpost": RedOutpostHarness(),
    "sealed_bids": SealedBidsHarness(),
}


SAMPLES: dict[str, Callable[[Any, Decision, Dice], Action]] = {"outpost": sensible}
"""How a random player answers, where any legal answer would lead nowhere."""

SINCE_HIDDEN: dict[str, Callable[[Sequence[Event], str], Sequence[Event]]] = {"outpost": since_shuffled}
"""Which events of a step must not name a secret, where it may have been open in the same step before."""


def sealing(game: Game[Any], state: Any, decision: Decision, dice: Dice) -> Action:
    """Return a random action that stays behind the screen."""
    while not game.course.is_sealing(state, action := decision.sample(dice)):
        pass
    return action


class Case(msgspec.Struct, frozen=True):
    """A configuration to test: a title, a number of players, options."""

    title: str
    players: int
    options: Mapping[str, Any]

    def __str__(self) -> str:
        chosen = "".join(f"-{value if isinstance(value, str) else 'edited'}" for value in self.options.values())
        return f"{self.title}-{self.players}{chosen}"

    @property
    def listed(self) -> Title:
        return SHELF[self.title]

    @property
    def harness(self) -> Harness:
        return HARNESSES[self.title]

    def redeal(self, state: Any, viewer: Viewer, dice: Dice) -> Any:
        """Return a copy in which all that the viewer cannot see is dealt and decided again."""
        copy = self.harness.redeal(state, viewer, dice)
        game = self.listed.game
        for seat in [seat for seat in copy.sealed if not isinstance(viewer, Open) and viewer != Player(seat)]:
            del copy.sealed[seat]
            decision = game.decision_for(copy, seat)
            assert decision is not None
            draft, action = choose_answer(game, copy, decision, lambda _, asked: sealing(game, copy, asked, dice))
            copy.sealed[seat] = [msgspec.to_builtins(each) for each in (*draft, action)]
        return copy

    def setup(self, name: str) -> Setup:
        """Return the set-up of a game whose seed is derived from `name`."""
        return Setup(self.players, seed_from(f"{self}/{name}"), self.options)


def cases() -> list[Case]:
    """Return every title with every number of players, and each of its variants with three."""
    found = []
    for name, title in SHELF.items():
        meta = title.game.meta
        found += [Case(name, players, {}) for players in range(meta.least_players, meta.most_players + 1)]
        found += [Case(name, 3, variant) for variant in HARNESSES[name].variants]
    return found


CASES = cases()

ENOUGH_MOVES = 400


class Played(msgspec.Struct):
    """One step of a random game: the step before, the decision and the action, the step after."""

    before: Step[Any]
    decision: Decision
    draft: list[Action]
    action: Action
    after: Step[Any]

    @property
    def move(self) -> Move:
        draft = tuple(map(msgspec.to_builtins, self.draft))
        return Move(self.decision.seat, self.decision.id, msgspec.to_builtins(self.action), draft)


def any_answer(_state: Any, decision: Decision, dice: Dice) -> Action:
    return decision.sample(dice)


def random_game(case: Case, name: str = "1") -> Iterator[Played]:
    """Play at random to the end: any awaited seat answers, and from time to time one that is not awaited."""
    game, setup = case.listed.game, case.setup(name)
    dice = Stream(seed_from(f"play {setup.seed}"))
    sample = SAMPLES.get(case.title, any_answer)
    step = start(game, setup)
    for _ in range(case.harness.most_moves):
        if not (decisions := game.pending(step.state)):
            return
        awaited = [decision for decision in decisions if decision.awaited]
        asides = [decision for decision in decisions if not decision.awaited]
        decision = pick(dice, asides if asides and dice.below(40) == 0 else awaited)
        draft, action = choose_answer(game, step.state, decision, lambda at, asked: sample(at, asked, dice))
        after = submit(game, step.state, decision.seat, decision.id, action, draft=draft)
        yield Played(step, decision, draft, action, after)
        step = after
    raise AssertionError(f"{case} has no end")


def random_play(case: Case, name: str) -> Iterator[Played]:
    """Play random games until there were enough moves: one long game, or several."""
    moves, again = 0, ""
    while moves < ENOUGH_MOVES:
        for played in random_game(case, name + again):
            moves += 1
            yield played
        again = f" {moves}"


class QuickDice:
    """Fast dice for re-dealing, which need not be verifiable: Python's generator is ten times as fast as ours."""

    def __init__(self, name: str) -> None:
        self._random = Random(name).random

    def below(self, sides: int) -> int:
        return int(self._random() * sides)


def viewers(case: Case) -> list[Viewer]:
    """Return all viewers of a running game."""
    return [*(Player(Seat(seat)) for seat in range(case.players)), Spectator()]


def some_viewers(case: Case, number: int) -> list[Viewer]:
    """Return three viewers, others at every step, so that large tables take no longer than small ones."""
    all_of_them = viewers(case)
    return [all_of_them[(3 * number + place) % len(all_of_them)] for place in range(3)]


def looked_at(case: Case, play: Iterable[Played]) -> Iterator[Played]:
    """Return every other step at a small table, and fewer at a large one."""
    return islice(play, 0, None, max(2, case.players - 3))


def everybody(case: Case) -> list[Viewer]:
    """Return all viewers of a finished game."""
    return [*viewers(case), Archive()]
