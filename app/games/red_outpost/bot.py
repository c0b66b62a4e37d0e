"""The standard bot: simulates its answers and takes the one that leaves it furthest ahead.

    visits      glance at every worker at every location; for the most promising, take the mean of the value with the
                best decisions until the end of the turn, and of that after the next player's best reply
    decisions   try them, within the turn
    the lake    reshuffle if that makes fish more likely
    Lunch       lay down workers whose better mood would help the others

`bot_values.py` evaluates positions, `bot_glance.py` estimates visits, `bot_world.py` builds a state from a view. The
bot is stateless and deterministic: the same view gets the same answer.
"""

from collections.abc import Callable, Iterator

from app.engine.decisions import Action, Decision
from app.engine.events import Seat
from app.engine.rng import Dice
from app.games.red_outpost.actions import (
    Beer,
    Decline,
    KitchenRest,
    LakeReshuffle,
    MoveDisk,
    StorehouseMood,
)
from app.games.red_outpost.bot_glance import Glance
from app.games.red_outpost.bot_reach import fish_chance
from app.games.red_outpost.bot_values import Beliefs, expected, value
from app.games.red_outpost.bot_world import after_turn, certain_outcome, outcomes, state_from
from app.games.red_outpost.components import COLOURS, MOST_RESTED, WORKERS
from app.games.red_outpost.flow import COURSE
from app.games.red_outpost.state import State, stored, visiting
from app.games.red_outpost.view import RedOutpostView

WORTH_A_REST = -0.3
"""A worker is laid down before Lunch if a better mood would lower the evaluation below this."""


class StandardBot:
    """A solid opponent. Its beliefs are parameters, tuned by letting bots with different ones play each other."""

    def __init__(self, beliefs: Beliefs | None = None) -> None:
        self.beliefs = beliefs or Beliefs()

    def answer(self, view: RedOutpostView, decision: Decision, dice: Dice) -> Action:
        """Return the action with the highest value, given only the seat's own view."""
        return Search(state_from(view), decision.seat, self.beliefs).best()


class QuickBot:
    """Takes the visit that is best at a glance: weaker than the standard bot, and much quicker."""

    def __init__(self, beliefs: Beliefs | None = None) -> None:
        self.beliefs = beliefs or Beliefs()

    def answer(self, view: RedOutpostView, decision: Decision, dice: Dice) -> Action:
        state = state_from(view)
        if state.now == "visit":
            return Glance(state, decision.seat, self.beliefs).visits()[0][1]
        return Search(state, decision.seat, self.beliefs).best()


class Search:
    """The search for a seat's best action in a state."""

    def __init__(self, state: State, seat: Seat, beliefs: Beliefs) -> None:
        self.state = state
        self.seat = seat
        self.beliefs = beliefs

    def best(self) -> Action:
        return self.ranked()[0][1]

    def ranked(self) -> list[tuple[float, Action]]:
        """Return the actions with their values, best first; of visits only the most promising."""
        if self.state.now != "visit":
            judged = [(self.worth(action), action) for action in self.candidates(self.state)]
        else:
            promising = Glance(self.state, self.seat, self.beliefs).visits()[: self.beliefs.tried]
            judged = [((self.worth(action) + self.answered(action)) / 2, action) for _, action in promising]
        judged.sort(key=lambda each: -each[0])  # stable: among equals the first one offered stays first
        return judged

    # --- evaluation -----------------------------------------------------------------------------------------------

    def worth(self, action: Action, state: State | None = None) -> float:
        """Return the expected value of an action, with the best decisions until the end of the turn."""
        found = outcomes(state or self.state, self.seat, action)
        return expected([(chance, self.worth_of(after)) for chance, after in found], self.beliefs)

    def worth_of(self, state: State) -> float:
        """Return the value of a state; if the player decides again in this turn, that of the best action."""
        if is_turn_decided(state, self.seat):
            return value(state, self.seat, self.beliefs)
        return max(self.worth(action, state) for action in self.candidates(state))

    def end_of_turn(self, action: Action) -> Iterator[tuple[float, State]]:
        """Iterate over the states at the end of the turn, played well, with their probabilities."""
        todo = [(chance, after) for chance, after in outcomes(self.state, self.seat, action)]
        while todo:
            chance, state = todo.pop()
            if is_turn_decided(state, self.seat):
                yield chance, state
            else:
                best = max(self.candidates(state), key=lambda each: self.worth(each, state))
                todo += [(chance * share, after) for share, after in outcomes(state, self.seat, best)]

    def answered(self, action: Action) -> float:
        """Return the expected value of a visit after the next player's best reply, without looking further ahead."""
        return expected([(chance, self.after_reply(state)) for chance, state in self.end_of_turn(action)], self.beliefs)

    def after_reply(self, state: State) -> float:
        """Return the value of a state after the next player's best visit, as it seems at a glance."""
        following = after_turn(state)
        if following.now != "visit" or following.active == self.seat:
            return value(following, self.seat, self.beliefs)
        rival = following.active
        _, reply = Glance(following, rival, self.beliefs).visits()[0]
        return value(certain_outcome(following, rival, reply), self.seat, self.beliefs)

    # --- candidates -----------------------------------------------------------------------------------------------

    def candidates(self, state: State) -> list[Action]:
        """Return the actions to evaluate: all on offer, except where `NARROW` selects some."""
        narrow = NARROW.get(state.now)
        return offered(state) if narrow is None else narrow(self, state)

    def beers(self, state: State) -> list[Action]:
        """Consider the best swing."""
        _, up, down = self.glance(state).swing()
        return [Decline(), Beer(up, down)]

    def exchanges(self, state: State) -> list[Action]:
        """Consider all sales and purchases, and the best swing for each kind of cube."""
        plain = [action for action in offered(state) if not isinstance(action, StorehouseMood)]
        if not stored(state) or visiting(state).exchanges:
            return plain
        _, up, down = self.glance(state).swing()
        return [*plain, *(StorehouseMood(up, down, kind) for kind in stored(state))]

    def disks(self, state: State) -> list[Action]:
        """Consider moving each movable disk to its best portrait."""
        found = self.glance(state).transfers(visiting(state).worker)
        return [Decline(), *(MoveDisk(name, target, COLOURS[owner]) for _, name, target, owner in found)]

    def glance(self, state: State) -> Glance:
        return Glance(state, self.seat, self.beliefs)

    def shuffles(self, state: State) -> list[Action]:
        """Reshuffle before drawing if that makes fish more likely, never afterwards."""
        lake, likelier = state.lake, False
        if state.now == "lake_before":
            likelier = fish_chance(lake.draw + lake.discard) > fish_chance(lake.draw)
        return [LakeReshuffle() if likelier and state is self.state else Decline()]

    def rests(self, state: State) -> list[Action]:
        """Lay down the workers whose better mood would help others most."""
        glance = self.glance(state)
        gains = {name: glance.cheer(name, 1) for name in WORKERS}
        tired = sorted((name for name in WORKERS if gains[name] < WORTH_A_REST), key=lambda name: gains[name])
        return [KitchenRest(tired[:MOST_RESTED])] if tired else [Decline()]

    def relocations(self, state: State) -> list[Action]:
        """Consider all relocations when asked; leave everybody in place while looking ahead."""
        return offered(state) if state is self.state else [Decline()]


NARROW: dict[str, Callable[[Search, State], list[Action]]] = {
    "beer": Search.beers,
    "storehouse": Search.exchanges,
    "move_disk": Search.disks,
    "lake_before": Search.shuffles,
    "lake_after": Search.shuffles,
    "kitchen": Search.rests,
    "relocate": Search.relocations,
}
"""Decisions with too many answers to try them all, or with answers that the evaluation does not reflect."""


def offered(state: State) -> list[Action]:
    (seat,) = COURSE.awaited(state)
    decision = COURSE.decision_for(state, seat)
    assert decision is not None
    return [action for offer in decision.offers for action in offer.each()]


def is_turn_decided(state: State, seat: Seat) -> bool:
    """Return whether the player has nothing more to decide in this turn."""
    return state.now in ("turn_end", "visit") or COURSE.awaited(state) != [seat]
