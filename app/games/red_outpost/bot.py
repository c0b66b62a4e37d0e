"""The standard bot: simulates its answers and takes the one that leaves it furthest ahead.

    visits      try every worker at every location with the best decisions until the end of the turn; for the most
                promising, take the mean of that and the value after the next player's best reply
    decisions   the same, within the turn
    the lake    reshuffle if that makes fish more likely
    Lunch       lay down workers whose better mood would help the others

`bot_values.py` evaluates positions, `bot_world.py` builds a state from a view. The bot is stateless and deterministic:
the same view gets the same answer.
"""

from collections.abc import Callable, Iterator

import msgspec

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
from app.games.red_outpost.bot_values import Beliefs, gain, prospects, value
from app.games.red_outpost.bot_world import after_turn, certain_outcome, fish_chance, outcomes, state_from
from app.games.red_outpost.components import COLOURS, MOST_RESTED, WORKERS, WorkerId
from app.games.red_outpost.flow import COURSE
from app.games.red_outpost.locations import movable, others
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


class Search:
    """The search for a seat's best action in a state."""

    def __init__(self, state: State, seat: Seat, beliefs: Beliefs) -> None:
        self.state = state
        self.seat = seat
        self.beliefs = beliefs

    def best(self) -> Action:
        judged = [(self.worth(action), action) for action in self.candidates(self.state)]
        judged.sort(key=lambda each: -each[0])  # stable: among equals the first one offered stays first
        if self.state.now == "visit" and self.beliefs.look_ahead:
            promising = judged[: self.beliefs.look_ahead]
            judged = [((worth + self.answered(action)) / 2, action) for worth, action in promising]
            judged.sort(key=lambda each: -each[0])
        return judged[0][1]

    # --- evaluation -----------------------------------------------------------------------------------------------

    def worth(self, action: Action, state: State | None = None) -> float:
        """Return the expected value of an action, with the best decisions until the end of the turn."""
        found = outcomes(state or self.state, self.seat, action)
        return sum(chance * self.worth_of(after) for chance, after in found)

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
        return sum(chance * self.after_reply(state) for chance, state in self.end_of_turn(action))

    def after_reply(self, state: State) -> float:
        """Return the value of a state after the next player's best visit."""
        following = after_turn(state)
        if following.now != "visit" or following.active == self.seat:
            return value(following, self.seat, self.beliefs)
        rival = following.active
        replies = [certain_outcome(following, rival, reply) for reply in offered(following)]
        strongest = max(replies, key=lambda reply: value(reply, rival, self.beliefs))
        return value(strongest, self.seat, self.beliefs)

    # --- candidates -----------------------------------------------------------------------------------------------

    def candidates(self, state: State) -> list[Action]:
        """Return the actions to evaluate: all on offer, except where `NARROW` selects some."""
        narrow = NARROW.get(state.now)
        return offered(state) if narrow is None else narrow(self, state)

    def mood_gains(self, state: State, steps: int) -> dict[WorkerId, float]:
        """Return by worker how much a change of mood improves the evaluation."""
        rules, base = state.rules, prospects(state, self.beliefs)
        found: dict[WorkerId, float] = {}
        for name, worker in state.workers.items():
            mood = max(rules.lowest_mood, min(rules.highest_mood, worker.mood + steps))
            changed = msgspec.structs.replace(worker, mood=mood)
            found[name] = gain(state, base, self.seat, name, changed, self.beliefs)
        return found

    def disk_gains(self, state: State, owner: int) -> dict[WorkerId, float]:
        """Return by worker how much another disk of a player improves the evaluation."""
        base = prospects(state, self.beliefs)
        found: dict[WorkerId, float] = {}
        for name, worker in state.workers.items():
            disks = [number + (seat == owner) for seat, number in enumerate(worker.disks)]
            changed = msgspec.structs.replace(worker, disks=disks)
            found[name] = gain(state, base, self.seat, name, changed, self.beliefs)
        return found

    def swing(self, state: State) -> tuple[WorkerId, WorkerId]:
        """Return whom to cheer up and whom to discourage. The effects are additive, so each is evaluated separately."""
        ups, downs = self.mood_gains(state, 1), self.mood_gains(state, -1)
        pairs = [(up, down) for up in WORKERS for down in WORKERS if up != down]
        return max(pairs, key=lambda pair: ups[pair[0]] + downs[pair[1]])

    def beers(self, state: State) -> list[Action]:
        """Consider the best swing."""
        return [Decline(), Beer(*self.swing(state))]

    def exchanges(self, state: State) -> list[Action]:
        """Consider all sales and purchases, and the best swing for each kind of cube."""
        plain = [action for action in offered(state) if not isinstance(action, StorehouseMood)]
        if not stored(state) or visiting(state).exchanges:
            return plain
        up, down = self.swing(state)
        return [*plain, *(StorehouseMood(up, down, kind) for kind in stored(state))]

    def disks(self, state: State) -> list[Action]:
        """Consider moving each movable disk to its best portrait."""
        visitor = visiting(state).worker
        found: list[Action] = [Decline()]
        for owner, colour in enumerate(COLOURS[: len(state.players)]):
            arrivals = self.disk_gains(state, owner)
            for name in others(visitor):
                if colour in movable(state, name):
                    target = max(others(visitor, name), key=lambda each: arrivals[each])
                    found.append(MoveDisk(name, target, colour))
        return found

    def shuffles(self, state: State) -> list[Action]:
        """Reshuffle before drawing if that makes fish more likely, never afterwards."""
        lake, likelier = state.lake, False
        if state.now == "lake_before":
            likelier = fish_chance(lake.draw + lake.discard) > fish_chance(lake.draw)
        return [LakeReshuffle() if likelier and state is self.state else Decline()]

    def rests(self, state: State) -> list[Action]:
        """Lay down the workers whose better mood would help others most."""
        gains = self.mood_gains(state, 1)
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
