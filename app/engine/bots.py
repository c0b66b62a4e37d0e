"""Bots, and the registry entry of a title. A bot gets its seat's view and answers decisions, like a person.

A *kind* of bot is a strength, with a style or without: `easy`, `standard`, `standard-builder`, `master-miser`. Without
a style it is even-tempered. Tables store kinds, so they are never renamed.

`Lookahead` is what a title declares for bots that think ahead (see `app/bots`).
"""

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Literal, Protocol, get_args

import msgspec

from app.engine.decisions import Action, Decision
from app.engine.game import Game, View
from app.engine.lessons import Lesson
from app.engine.rng import Dice, Stream, seed_from

Style = Literal["builder", "gambler", "miser"]
"""A temperament: invests early and in much; takes risks, and bluffs where rules allow; holds its means together."""

STYLES: tuple[Style, ...] = get_args(Style)


class Bot(Protocol):
    """A stateless player: the view is all it knows."""

    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        """Return an action that is `in` the decision, chosen from the seat's own view alone."""
        ...


class RandomBot:
    """Picks offers uniformly at random: for tests, and as the weakest opponent."""

    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        return decision.sample(dice)


def dice_for(view: View, question: str = "") -> Dice:
    """Return dice that follow from what a view shows, whatever the game's seed is: equal views get equal answers."""
    common = msgspec.structs.replace(view.game, commitment="")
    shown = msgspec.msgpack.encode(msgspec.structs.replace(view, game=common))
    return Stream(seed_from(f"bot {blake2b(shown, digest_size=16).hexdigest()} {question}".strip()))


def kind_of(strength: str, style: Style | None = None) -> str:
    return strength if style is None else f"{strength}-{style}"


def split_kind(kind: str) -> tuple[str, Style | None]:
    """Return a kind's strength and style."""
    for style in STYLES:
        if kind.endswith(f"-{style}"):
            return kind.removesuffix(f"-{style}"), style
    return kind, None


def in_all_styles(strength: str, bot: Callable[[Style | None], Bot]) -> dict[str, Bot]:
    """Return a strength's bots by kind, the even-tempered one first."""
    return {kind_of(strength, style): bot(style) for style in (None, *STYLES)}


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
    """The stage before which a playout stops: one without decisions, at the end of a round or of a part of it."""
    features: tuple[Feature, ...]
    measure: Callable[[Any], list[list[float]]]
    """Returns the features of every seat, as far as the viewer can know or expect them."""
    playout: Bot
    """Plays all seats in playouts."""
    noisy: Callable[[Dice], Bot]
    """Returns a variant of the standard bot with other beliefs, for varied training games."""
    answers: int = 600
    """How many answers in playouts one decision may take: about half a second's worth."""


class Remark(msgspec.Struct, frozen=True):
    """A sentence about a position: the key of its text, and the numbers and names in it."""

    key: str
    params: Mapping[str, Any] = {}


class Teaching(msgspec.Struct, frozen=True):
    """What a title says for its coach. Both functions know a seat's view, and nothing else."""

    goal: Callable[[Any, Decision], Remark]
    """Returns what the game is about now: how far it is to the end, and who leads."""
    why: Callable[[Any, Decision, Action], Sequence[Remark]]
    """Returns what speaks for an answer, in numbers from the position: the most telling first."""


class Title(msgspec.Struct, frozen=True):
    """A game that a server can offer: its rules, and its bots by kind, the usual opponent first."""

    game: Game[Any]
    bots: dict[str, Bot]
    lookahead: Lookahead | None = None
    lesson: Lesson | None = None
    """A guided first game, if there is one."""
    teaching: Teaching | None = None
