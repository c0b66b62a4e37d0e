"""Lessons: a guided first game, as data beside its title.

A lesson fixes the deal. Its script tells the game in order, up to where the lesson ends: what the guide says (`Say`),
what it suggests to the learner (`Do`), and what the opponents answer (`Reply`). Opponents follow the script rather than
their own judgement, so a lesson stays the same while bots become stronger.

Each seat has its place in the script by the number of questions it has answered. So where several are asked at once,
they may answer in any order, and whoever has the log of moves knows where in the lesson the table is.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from app.engine.decisions import Action, Decision
from app.engine.events import Seat

LEARNER = Seat(0)
"""The seat of the person who is taught."""


class Say(msgspec.Struct, frozen=True):
    """The guide says something, and there is nothing to do. The text is `<title>-lesson-<key>`.

    `look` is a CSS selector of what to look at on the board: it is highlighted.
    """

    key: str
    look: str = ""


class Do(msgspec.Struct, frozen=True):
    """The guide suggests an answer to the learner's next question; the actions before the last one are its draft.

    Fields that are `free` are the learner's choice: the cards of a payment, the amount of a bid.
    """

    key: str
    actions: tuple[Action, ...]
    look: str = ""
    free: tuple[str, ...] = ()

    def is_followed_by(self, actions: Sequence[Action]) -> bool:
        return [_filled(self._fixed(each)) for each in self.actions] == [_filled(self._fixed(each)) for each in actions]

    def is_open(self, decision: Decision) -> bool:
        """Tell whether the first action can be taken, with some choice of the fields that are free."""
        first = self.actions[0]
        offers = (offer for offer in decision.offers if offer.action is type(first))
        return any(
            all(
                name in self.free or spec.refusal(getattr(first, name), msgspec.structs.asdict(first)) is None
                for name, spec in offer.fields.items()
            )
            for offer in offers
        )

    def suggested(self, number: int) -> dict[str, Any] | None:
        """Return an action as a page fills it in; the fields that are free are left out."""
        return self._fixed(self.actions[number]) if number < len(self.actions) else None

    def _fixed(self, action: Action) -> dict[str, Any]:
        return {name: value for name, value in msgspec.to_builtins(action).items() if name not in self.free}


class Reply(msgspec.Struct, frozen=True):
    """What an opponent answers to its next question; the actions before the last one are its draft."""

    seat: Seat
    actions: tuple[Action, ...]


class Lesson(msgspec.Struct, frozen=True, dict=True):
    """A guided first game; see the head of this file."""

    seed: str
    players: int
    script: tuple[Say | Do | Reply, ...]
    options: Mapping[str, Any] = {}

    @cached_property
    def steps(self) -> tuple[Say | Do, ...]:
        """What the guide says and suggests."""
        return tuple(part for part in self.script if not isinstance(part, Reply))

    @cached_property
    def tasks(self) -> tuple[Do, ...]:
        return tuple(step for step in self.steps if isinstance(step, Do))

    def steps_after(self, tasks: int) -> range:
        """Return the numbers of the steps that follow so many tasks: up to the next task, or to the end."""
        ends = [0, *(number + 1 for number, step in enumerate(self.steps) if isinstance(step, Do)), len(self.steps)]
        return range(ends[tasks], ends[tasks + 1])

    def replies_of(self, seat: Seat) -> list[Reply]:
        return [part for part in self.script if isinstance(part, Reply) and part.seat == seat]


def _filled(value: Any) -> Any:
    """Return plain data without what stands for nothing, which may be left out: zeros, and what is empty."""
    if not isinstance(value, dict):
        return value
    return {name: kept for name, each in value.items() if (kept := _filled(each))}
