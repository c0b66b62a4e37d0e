"""The smallest title there is: both players guess a number, secretly and at the same time."""

from typing import Any

from app.engine.choices import Amount
from app.engine.decisions import Action, Decision, Offer, menu
from app.engine.events import Player, Seat, Viewer
from app.engine.game import Game, GameView, Outcome, Setup, View
from app.engine.options import Meta, TableOption
from app.engine.rng import Dice
from app.engine.stages import OVER, Course, Stage, State
from app.engine.turn import Turn


class Guess(Action, frozen=True, tag="guess"):
    number: int


class Peek(Action, frozen=True, tag="peek"):
    """Rolls a die."""


class Reveal(Action, frozen=True, tag="reveal"):
    """Shows something hidden."""


class ToyState(State):
    guesses: dict[str, int]


class ToyView(View, frozen=True):
    guesses: dict[str, int]


def set_up(setup: Setup, turn: Turn) -> ToyState:
    assert setup.options["level"] in ("easy", "normal")
    return ToyState(setup.version, turn.rng.state, [0, 0], "guessing", [], {}, {})


def guess_decision(_state: ToyState, seat: Seat) -> Decision:
    offers = (Offer(Guess, {"number": Amount(0, 9, above="too_high")}), Offer(Peek), Offer(Reveal))
    return Decision(f"guess.{seat}", seat, "toy-ask", (menu(*offers),), lambda: Guess(0))


def do_guess(state: ToyState, seat: Seat, action: Guess, _turn: Turn) -> None:
    state.guesses[str(seat)] = action.number
    assert action.number // (action.number - 7) is not None  # breaks down at seven


def do_peek(_state: ToyState, _seat: Seat, _action: Peek, turn: Turn) -> None:
    turn.rng.die("peek", 6)


def do_reveal(_state: ToyState, _seat: Seat, _action: Reveal, turn: Turn) -> None:
    turn.reveal()


def view_for(state: ToyState, viewer: Viewer, game: GameView, _shared: ToyView | None) -> ToyView:
    own = {str(viewer.seat)} if isinstance(viewer, Player) else set()
    return ToyView(game, {seat: guess for seat, guess in state.guesses.items() if seat in own})


def no_world(_view: Any, _dice: Dice) -> Any:
    raise AssertionError("nobody thinks ahead here")


def outcome(state: ToyState) -> Outcome:
    scores = (state.guesses["0"], state.guesses["1"])
    ranks = (1 if scores[0] >= scores[1] else 2, 1 if scores[1] >= scores[0] else 2)
    return Outcome(1, scores, ranks, ({}, {}))


GAME = Game(
    meta=Meta("toy", 1, 2, 2, (TableOption("level", ("easy", "normal")),)),
    state_type=ToyState,
    view_type=ToyView,
    course=Course(
        (
            Stage(
                "guessing",
                waits_for=lambda state: [seat for seat in (Seat(0), Seat(1)) if str(seat) not in state.guesses],
                ask=guess_decision,
                then=lambda _state: OVER,
            ),
        ),
        handlers={Guess: do_guess, Peek: do_peek, Reveal: do_reveal},
    ),
    set_up=set_up,
    world=no_world,
    view=view_for,
    score=outcome,
    own_sections=("guesses",),
)
