"""Bots, and the registry entry of a title. A bot gets its seat's view and answers decisions, like a person.

`Lookahead` is what a title declares for bots that think ahead (see `app/bots`).
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol

import msgspec

from app.engine.decisions import Action, Decision
from app.engine.game import Game
from app.engine.rng import Dice


class Bot(Protocol):
    """A stateless player: the view is all it knows."""

    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        """Return an action that is `in` the decision, chosen from the seat's own view alone."""
        ...


class RandomBot:
    """Picks offers uniformly at random: for tests, and as the weakest opponent."""

    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        return decision.sample(dice)


Topic = Literal["points", "income", "means", "tempo", "denial"]
"""What a feature is about, and so a reason for a choice: the score; what comes in every round; what there is to spend;
how the game goes on, and how soon it ends. What is about rivals is denial."""


class Feature(msgspec.Struct, frozen=True):
    """A number that describes a seat's position, an input of the value network."""

    name: str
    topic: Topic


class Lookahead(msgspec.Struct, frozen=True):
    """What a title declares for bots that think ahead: what to try, how to play on, and what to look at then."""

    candidates: Callable[[Any, Decision], Sequence[Action]]
    """Returns the sensible answers to a decision, given its seat's view: no two are equal, and the standard bot's comes
    first."""
    until: str
    """The stage before which a playout stops: one without decisions, at the end of a round."""
    features: tuple[Feature, ...]
    measure: Callable[[Any], list[list[float]]]
    """Returns the features of every seat, as far as the viewer can know or expect them."""
    playout: Bot
    """Plays all seats in playouts."""
    noisy: Callable[[Dice], Bot]
    """Returns a variant of the standard bot with other beliefs, for varied training games."""


class Title(msgspec.Struct, frozen=True):
    """A game that a server can offer: its rules, and its bots by kind."""

    game: Game[Any]
    bots: dict[str, Bot]
    lookahead: Lookahead | None = None
