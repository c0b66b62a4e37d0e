"""Search: what each sensible answer to a decision is worth.

Worlds are dealt from the seat's view (`app/engine/worlds.py`). In each of them every candidate is played, all bots play
on to the end of the round, and the value network says who will win. Candidates share the worlds, so that they differ
by what they do and not by luck. Those that are surely worse than the best are not tried further.

The dice follow from the view, and effort is counted in answers, never in time: the same view gets the same result.
"""

from collections.abc import Sequence
from math import sqrt
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

SURE = 2.0
"""Standard errors by which one answer must be better than another to be surely better."""
USUAL_SPREAD = 0.04
"""How much a lead usually differs between worlds, as long as too few of them have been seen."""


class Effort(msgspec.Struct, frozen=True):
    """How much a search may do."""

    worlds: int = 8
    answers: int | None = None
    """Answers in playouts, after which no further world is begun; if None, as many as the title says."""
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

    def value(
        self, view: Any, decision: Decision, actions: Sequence[Action], keep: int = 1, spared: Action | None = None
    ) -> list[Valued]:
        """Return what these answers are worth, best first.

        The `keep` best and the one that is `spared` are tried in every world.
        """
        seat = decision.seat
        trials = alive = [Trial(action, seat) for action in actions]
        dice = dice_for(view)
        most = self.lookahead.answers if self.effort.answers is None else self.effort.answers
        spent = 0
        for number in range(self.effort.worlds):
            if number and (len(alive) == 1 or spent + spent // number > most):
                break
            data = self.game.write(world_for(self.game, view, dice, self.chooser(dice)))
            luck = seed_from(f"{dice.below(1 << 60)}")
            for trial in alive:
                spent += self.try_out(trial, data, seat, self.chooser(Stream(luck)))
            trials.sort(key=Trial.standing)
            best = trials[0]
            alive = [
                trial
                for place, trial in enumerate(trials[: len(alive)])
                if place < keep or trial.action == spared or not trial.is_surely_worse(best)
            ]
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

    def __init__(self, action: Action, seat: Seat) -> None:
        self.action = action
        self.seat = seat
        self.rows: list[list[list[float]]] = []
        self.estimates: list[list[Estimate]] = []
        self.chances: list[float] = []
        """The chances to win, by world."""

    def add(self, rows: list[list[float]], estimates: list[Estimate]) -> None:
        self.rows.append(rows)
        self.estimates.append(estimates)
        self.chances.append(estimates[self.seat].chance)

    def standing(self) -> tuple[int, float, float]:
        """Sort by the number of worlds, then by the chance to win, then by the points; the best comes first."""
        mean = self.mean(self.seat)
        return -len(self.estimates), -mean.chance, -mean.points

    def is_surely_worse(self, best: "Trial") -> bool:
        """Return whether the best is ahead by more than chance explains, in the worlds in which both were tried."""
        leads = [ahead - behind for ahead, behind in zip(best.chances, self.chances, strict=True)]
        count = len(leads)
        mean = sum(leads) / count
        variance = (USUAL_SPREAD**2 + sum((lead - mean) ** 2 for lead in leads)) / count
        return count > 1 and mean > SURE * sqrt(variance / count)

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
