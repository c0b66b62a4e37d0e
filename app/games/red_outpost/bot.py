"""The standard bot: tries out what an answer leads to, and takes the one that leaves it furthest ahead.

    visits      every worker to every location, with the best of what follows in the same turn; the most promising
                are judged half by that and half by what the next player would make of them
    decisions   the same, within the turn
    the lake    reshuffle if that makes fish likelier
    Lunch       let those rest whose better mood would serve the others

`bot_values.py` tells what a position is worth, `bot_world.py` how a position is imagined from a view. The bot keeps
nothing between two answers and tosses no coins: the same view gets the same answer.
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
from app.games.red_outpost.bot_world import after_turn, fish_chance, imagined, outcomes, surely
from app.games.red_outpost.components import COLOURS, MOST_RESTED, WORKERS, WorkerId
from app.games.red_outpost.flow import COURSE
from app.games.red_outpost.locations import movable, others
from app.games.red_outpost.state import State, stored, visiting
from app.games.red_outpost.view import RedOutpostView

WORTH_A_REST = -0.3
"""A worker whose better mood costs as much is laid down before Lunch."""


class StandardBot:
    """A sound opponent. Its beliefs about what things are worth can be replaced, which is how they were found."""

    def __init__(self, beliefs: Beliefs | None = None) -> None:
        self.beliefs = beliefs or Beliefs()

    def answer(self, view: RedOutpostView, decision: Decision, dice: Dice) -> Action:
        """Return the action with the best prospects, judged from the view alone."""
        return Thought(imagined(view), decision.seat, self.beliefs).best()


class Thought:
    """A position, and the seat that thinks about it."""

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

    # --- trying things out ---------------------------------------------------------------------------------------

    def worth(self, action: Action, state: State | None = None) -> float:
        """Return what an action is worth on average, with the best decisions until the end of the turn."""
        found = outcomes(state or self.state, self.seat, action)
        return sum(chance * self.worth_of(after) for chance, after in found)

    def worth_of(self, state: State) -> float:
        """Return what a position is worth; where the player goes on to decide in this turn, the best of it."""
        if is_over_to_others(state, self.seat):
            return value(state, self.seat, self.beliefs)
        return max(self.worth(action, state) for action in self.candidates(state))

    def end_of_turn(self, action: Action) -> Iterator[tuple[float, State]]:
        """Iterate over the positions at the end of a well-played turn, with their probabilities."""
        todo = [(chance, after) for chance, after in outcomes(self.state, self.seat, action)]
        while todo:
            chance, state = todo.pop()
            if is_over_to_others(state, self.seat):
                yield chance, state
            else:
                best = max(self.candidates(state), key=lambda each: self.worth(each, state))
                todo += [(chance * share, after) for share, after in outcomes(state, self.seat, best)]

    def answered(self, action: Action) -> float:
        """Return what a visit is worth once the next player has answered it as well as they can at a glance."""
        return sum(chance * self.after_reply(state) for chance, state in self.end_of_turn(action))

    def after_reply(self, state: State) -> float:
        """Return what is left of a position after the next player's best visit."""
        following = after_turn(state)
        if following.now != "visit" or following.active == self.seat:
            return value(following, self.seat, self.beliefs)
        rival = following.active
        replies = [surely(following, rival, reply) for reply in offered(following)]
        strongest = max(replies, key=lambda reply: value(reply, rival, self.beliefs))
        return value(strongest, self.seat, self.beliefs)

    # --- what to think about -------------------------------------------------------------------------------------

    def candidates(self, state: State) -> list[Action]:
        """Return the answers that are worth thinking about: all of them, but for swings, disks, rests and shuffles."""
        narrow = NARROW.get(state.now)
        return offered(state) if narrow is None else narrow(self, state)

    def mood_gains(self, state: State, steps: int) -> dict[WorkerId, float]:
        """Return for each worker how much better the position becomes by a change of mood."""
        rules, base = state.rules, prospects(state, self.beliefs)
        found: dict[WorkerId, float] = {}
        for name, worker in state.workers.items():
            mood = max(rules.lowest_mood, min(rules.highest_mood, worker.mood + steps))
            changed = msgspec.structs.replace(worker, mood=mood)
            found[name] = gain(state, base, self.seat, name, changed, self.beliefs)
        return found

    def disk_gains(self, state: State, owner: int) -> dict[WorkerId, float]:
        """Return for each worker how much better the position becomes by one more disk of a player."""
        base = prospects(state, self.beliefs)
        found: dict[WorkerId, float] = {}
        for name, worker in state.workers.items():
            disks = [number + (seat == owner) for seat, number in enumerate(worker.disks)]
            changed = msgspec.structs.replace(worker, disks=disks)
            found[name] = gain(state, base, self.seat, name, changed, self.beliefs)
        return found

    def swing(self, state: State) -> tuple[WorkerId, WorkerId]:
        """Return whom to cheer up and whom to discourage: moods add up, so each is looked for by itself."""
        ups, downs = self.mood_gains(state, 1), self.mood_gains(state, -1)
        pairs = [(up, down) for up in WORKERS for down in WORKERS if up != down]
        return max(pairs, key=lambda pair: ups[pair[0]] + downs[pair[1]])

    def beers(self, state: State) -> list[Action]:
        """Think about the best swing."""
        return [Decline(), Beer(*self.swing(state))]

    def exchanges(self, state: State) -> list[Action]:
        """Think about all sales and purchases, and about the best swing for each kind of cube."""
        plain = [action for action in offered(state) if not isinstance(action, StorehouseMood)]
        if not stored(state) or visiting(state).exchanges:
            return plain
        up, down = self.swing(state)
        return [*plain, *(StorehouseMood(up, down, kind) for kind in stored(state))]

    def disks(self, state: State) -> list[Action]:
        """Think about each disk that could be moved, and for each about the best portrait to move it to."""
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
        """Reshuffle before drawing if that makes fish likelier; afterwards leave the lake to the others."""
        lake, likelier = state.lake, False
        if state.now == "lake_before":
            likelier = fish_chance(lake.draw + lake.discard) > fish_chance(lake.draw)
        return [LakeReshuffle() if likelier and state is self.state else Decline()]

    def rests(self, state: State) -> list[Action]:
        """Let those rest whose better mood would serve others most."""
        gains = self.mood_gains(state, 1)
        tired = sorted((name for name in WORKERS if gains[name] < WORTH_A_REST), key=lambda name: gains[name])
        return [KitchenRest(tired[:MOST_RESTED])] if tired else [Decline()]

    def relocations(self, state: State) -> list[Action]:
        """Leave everybody where they are while only thinking about a turn; choose among all when asked."""
        return offered(state) if state is self.state else [Decline()]


NARROW: dict[str, Callable[[Thought, State], list[Action]]] = {
    "beer": Thought.beers,
    "storehouse": Thought.exchanges,
    "move_disk": Thought.disks,
    "lake_before": Thought.shuffles,
    "lake_after": Thought.shuffles,
    "kitchen": Thought.rests,
    "relocate": Thought.relocations,
}
"""Questions with too many answers to try them all, or with answers whose good is not seen in the position."""


def offered(state: State) -> list[Action]:
    (seat,) = COURSE.awaited(state)
    decision = COURSE.decision_for(state, seat)
    assert decision is not None
    return [action for offer in decision.offers for action in offer.each()]


def is_over_to_others(state: State, seat: Seat) -> bool:
    """Tell whether the player has nothing more to decide in this turn."""
    return state.now in ("turn_end", "visit") or COURSE.awaited(state) != [seat]
