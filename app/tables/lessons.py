"""The guide of a lesson's table: where in the lesson the table is, and what the scripted opponents answer."""

from typing import Any

import msgspec

from app.engine.codec import read_action
from app.engine.decisions import Action, Decision
from app.engine.driver import check_legal, drafted
from app.engine.errors import GameError
from app.engine.events import Seat
from app.engine.game import Game
from app.engine.lessons import LEARNER, Do, Lesson
from app.tables.model import Entry
from app.tables.position import Position


class LessonStep(msgspec.Struct, frozen=True):
    """The key of its text, what to look at (a CSS selector), and whether there is something to do."""

    key: str
    look: str
    task: bool


class LessonPlace(msgspec.Struct, frozen=True):
    """Where in its lesson a table is: the steps `first` to `last` belong to the learner's next answer.

    `action` is what is suggested now, without the fields that are the learner's choice. A learner who has left the
    script plays on without the guide; an undo to the entry `back` returns to it.
    """

    steps: list[LessonStep]
    first: int
    last: int
    action: dict[str, Any] | None
    back: int | None


class Guide:
    """Follows the log of one table."""

    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        self._game = game
        self._lesson = lesson
        self._steps = [LessonStep(step.key, step.look, isinstance(step, Do)) for step in lesson.steps]
        self._answers: list[Entry] = []
        self._seq = 0

    def take(self, entry: Entry) -> None:
        """Take note of an entry of the log, unless it is known."""
        if entry.seq <= self._seq:
            return
        self._seq = entry.seq
        if entry.kind == "undo":
            self._answers = [answer for answer in self._answers if answer.seq <= entry.body["to"]]
        elif entry.kind == "move" and not entry.body.get("foregone"):
            self._answers.append(entry)

    @property
    def is_over(self) -> bool:
        return self._followed() == len(self._lesson.tasks)

    def place(self, position: Position, draft: int) -> LessonPlace:
        """Return where the table is, for a learner whose draft has so many actions."""
        followed, back, action = self._followed(), None, None
        steps = self._lesson.steps_after(followed)
        if not self.is_over:
            task = self._lesson.tasks[followed]
            own = self._answers_of(LEARNER)
            decision = position.at.opened.get(LEARNER)
            if len(own) > followed:
                back = own[followed].seq - 1
            elif decision is not None and decision.awaited and not decision.foregone:
                if draft or task.is_open(decision):
                    action = task.suggested(draft)
                elif own:
                    back = own[-1].seq - 1
        return LessonPlace(self._steps, steps[0], steps[-1], action, back)

    def reply(self, position: Position, decision: Decision) -> tuple[list[Action], Action] | None:
        """Return the opponent's scripted answer; None where it decides for itself: the learner has left the script."""
        seat, followed = decision.seat, self._followed()
        if seat == LEARNER or self.is_over or len(self._answers_of(LEARNER)) > followed:
            return None
        replies = self._lesson.replies_of(seat)[len(self._answers_of(seat)) :]
        if not replies:
            return None
        *draft, action = replies[0].actions
        try:
            if draft:
                drafted(self._game, position.state, seat, replies[0].actions)
            else:
                check_legal(decision, action)
        except GameError:
            return None
        return draft, action

    def _answers_of(self, seat: Seat) -> list[Entry]:
        return [answer for answer in self._answers if answer.seat == seat]

    def _followed(self) -> int:
        """Return how many tasks were done as suggested, up to the first that was not."""
        own = self._answers_of(LEARNER)
        return next(
            (
                n
                for n, (task, answer) in enumerate(zip(self._lesson.tasks, own, strict=False))
                if not self._fits(task, answer)
            ),
            min(len(own), len(self._lesson.tasks)),
        )

    def _fits(self, task: Do, answer: Entry) -> bool:
        raws = (*answer.body.get("draft", ()), answer.body["action"])
        return task.is_followed_by([read_action(raw, self._game.action_type) for raw in raws])
