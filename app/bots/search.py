"""Search: what each sensible answer to a decision is worth.

Worlds are dealt from the seat's view (`app/engine/worlds.py`). In each of them every candidate is played, all bots play
on to the end of the round, and the value network says who will win. Candidates share the worlds, so that they differ
by what they do and not by luck. After each world only the better half is tried further.

The dice follow from the view, and effort is counted in answers, never in time: the same view gets the same result.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from app.bots.network import Estimate, Network
from app.engine.bots import Lookahead, dice_for
from app.engine.decisions import Action, Decision
from app.engine.driver import Choose, choose_answer
from app.engine.events import Player, Seat
from app.engine.game import Game, Outcome
from app.engine.match import play_on
from app.engine.rng import Dice, Stream, seed_from
from app.engine.turn import Turn
from app.engine.worlds import world_for


class Effort(msgspec.Struct, frozen=True):
    """How much a search may do."""

    worlds: int = 4
    answers: int = 600
    """Answers in playouts, after which no further world is begun."""
    longest: int = 300
    """Answers in one playout, at most."""


class Valued(msgspec.Struct, frozen=True):
    """A candidate with what is expected after it, on average over the worlds: estimates and features by seat."""

    action: Action
    estimates: list[Estimate]
    rows: list[list[float]]
    worlds: int

    def chance(self, seat: Seat) -> float:
        return self.estimates[seat].chance


class Search:
    """Searches for one title."""

    def __init__(self, game: Game[Any], lookahead: Lookahead, network: Network, effort: Effort | None = None) -> None:
        self.game = game
        self.lookahead = lookahead
        self.network = network
        self.effort = effort or Effort()

    def value(self, view: Any, decision: Decision, actions: Sequence[Action], keep: int = 2) -> list[Valued]:
        """Return what these answers are worth, best first; at least `keep` of them are tried in every world."""
        trials = alive = [Trial(action) for action in actions]
        dice = dice_for(view)
        spent = 0
        for number in range(self.effort.worlds):
            if number and spent + spent // number > self.effort.answers:
                break
            data = self.game.write(world_for(self.game, view, dice, self.chooser(dice)))
            luck = seed_from(f"{dice.below(1 << 60)}")
            for trial in alive:
                spent += self.try_out(trial, data, decision.seat, self.chooser(Stream(luck)))
            trials.sort(key=lambda trial: trial.standing(decision.seat))
            alive = trials[: max(keep, len(alive) // 2)]
        return [trial.result() for trial in trials]

    def chooser(self, dice: Dice) -> Choose[Any]:
        """Return what answers for all seats in a playout."""
        playout = self.lookahead.playout
        return lambda at, asked: playout.answer(self.game.view_for(at, Player(asked.seat)), asked, dice)

    def try_out(self, trial: "Trial", data: bytes, seat: Seat, choose: Choose[Any]) -> int:
        """Play a candidate and the rest of the round in a world, and evaluate the result; return the answers given."""
        state = self.game.read(data)
        first = [trial.action]
        decision = self.game.course.decision_for(state, seat)
        assert decision is not None
        draft, action = choose_answer(
            self.game, state, decision, lambda at, asked: first.pop() if first else choose(at, asked)
        )
        until = self.lookahead.until
        self.game.course.answer(state, seat, (*draft, action), Turn(state.rng), until)
        count = 1 + play_on(self.game, state, choose, until, self.effort.longest)
        trial.add(*self.evaluate(state, seat))
        return count

    def evaluate(self, state: Any, seat: Seat) -> tuple[list[list[float]], list[Estimate]]:
        """Return the features that a seat sees in a state, and what the network makes of them."""
        rows = self.lookahead.measure(self.game.view_for(state, Player(seat)))
        outcome = self.game.outcome(state)
        return rows, self.network.estimate(rows) if outcome is None else final(outcome)


class Trial:
    """A candidate, and what came of it so far."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.rows: list[list[list[float]]] = []
        self.estimates: list[list[Estimate]] = []

    def add(self, rows: list[list[float]], estimates: list[Estimate]) -> None:
        self.rows.append(rows)
        self.estimates.append(estimates)

    def standing(self, seat: Seat) -> tuple[int, float, float]:
        """Sort by the number of worlds, then by the chance to win, then by the points; the best comes first."""
        mean = self.mean(seat)
        return -len(self.estimates), -mean.chance, -mean.points

    def mean(self, seat: Seat) -> Estimate:
        count = len(self.estimates)
        return Estimate(
            sum(each[seat].chance for each in self.estimates) / count,
            sum(each[seat].points for each in self.estimates) / count,
        )

    def result(self) -> Valued:
        count = len(self.estimates)
        rows = [[sum(column) / count for column in zip(*seen, strict=True)] for seen in zip(*self.rows, strict=True)]
        return Valued(self.action, [self.mean(Seat(seat)) for seat in range(len(rows))], rows, count)


def final(outcome: Outcome) -> list[Estimate]:
    """Return what is certain after the end: winners share the win."""
    share = 1 / len(outcome.winners)
    return [
        Estimate(share if Seat(seat) in outcome.winners else 0.0, float(score))
        for seat, score in enumerate(outcome.scores)
    ]
