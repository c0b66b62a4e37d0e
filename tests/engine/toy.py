"""The smallest title there is: both players guess a number, secretly and at the same time."""

from typing import Any

import msgspec

from app.engine.choices import Amount
from app.engine.decisions import Action, Decision, Offer, menu
from app.engine.events import Player, Seat, Viewer
from app.engine.game import Outcome, Setup
from app.engine.options import Meta, TableOption
from app.engine.rng import RngState
from app.engine.turn import Turn
from app.engine.views import Seen


class Guess(Action, frozen=True, tag="guess"):
    number: int


class Peek(Action, frozen=True, tag="peek"):
    """Rolls a die."""


class Reveal(Action, frozen=True, tag="reveal"):
    """Shows something hidden."""


class ToyState(msgspec.Struct):
    rng: RngState
    guesses: dict[str, int]


class ToyView(msgspec.Struct):
    guesses: dict[str, int]


class Toy:
    """The toy as the engine drives it."""

    meta = Meta("toy", 1, 2, 2, (TableOption("level", ("easy", "normal")),))
    state_type = ToyState
    action_type: Any = Guess | Peek | Reveal
    own_sections: tuple[str, ...] = ("guesses",)

    def setup(self, setup: Setup, turn: Turn) -> ToyState:
        assert setup.options["level"] in ("easy", "normal")
        return ToyState(turn.rng.state, {})

    def pending(self, state: ToyState) -> tuple[Decision, ...]:
        return tuple(decision for seat in (0, 1) if (decision := self.decision_for(state, Seat(seat))))

    def decision_for(self, state: ToyState, seat: Seat) -> Decision | None:
        if str(seat) in state.guesses:
            return None
        offers = (Offer(Guess, {"number": Amount(0, 9, above="too_high")}), Offer(Peek), Offer(Reveal))
        return Decision(f"guess.{seat}", seat, "toy-ask", (menu(*offers),), lambda: Guess(0))

    def perform(self, state: ToyState, seat: Seat, action: Action, turn: Turn) -> None:
        match action:
            case Guess(number):
                state.guesses[str(seat)] = number
                assert number // (number - 7) is not None  # breaks down at seven
            case Peek():
                turn.rng.die("peek", 6)
            case Reveal():
                turn.reveal()

    def view_for(
        self,
        state: ToyState,
        viewer: Viewer,
        shared: ToyView | None = None,
        seen: Seen[ToyState, ToyView] | None = None,
    ) -> ToyView:
        own = {str(viewer.seat)} if isinstance(viewer, Player) else set()
        return ToyView({seat: guess for seat, guess in state.guesses.items() if seat in own})

    def is_the_same_for(self, seat: Seat, before: ToyState, now: ToyState) -> bool:
        return before.guesses == now.guesses

    def outcome(self, state: ToyState) -> Outcome | None:
        if len(state.guesses) < 2:
            return None
        scores = (state.guesses["0"], state.guesses["1"])
        ranks = (1 if scores[0] >= scores[1] else 2, 1 if scores[1] >= scores[0] else 2)
        return Outcome(1, scores, ranks, ({}, {}))


GAME = Toy()
