"""Plays the script of a lesson with the real rules, without a server."""

from collections.abc import Iterator
from typing import Any

from app.engine.bots import Title
from app.engine.decisions import Action, Decision
from app.engine.driver import start, submit
from app.engine.events import Seat
from app.engine.game import Setup, Step
from app.engine.lessons import LEARNER, Do, Lesson


def lesson_of(title: Title) -> Lesson:
    assert title.lesson is not None
    return title.lesson


def follow(title: Title, first: Seat) -> Iterator[tuple[Step[Any], Decision, Do | None]]:
    """Play a lesson to its end: yields every question of the script, with the task where it is the learner's.

    Where several seats are asked at once, the one after `first` answers first.
    """
    game, lesson = title.game, lesson_of(title)
    step = start(game, Setup(lesson.players, lesson.seed, lesson.options))
    tasks: list[Do] = list(lesson.tasks)
    answers: dict[Seat, list[tuple[Action, ...]]] = {
        seat: [reply.actions for reply in lesson.replies_of(seat)] for seat in map(Seat, range(1, lesson.players))
    }
    while tasks:
        asked = [each for each in game.pending(step.state) if each.awaited]
        decision = min(asked, key=lambda each: (each.seat - first) % lesson.players)
        task = None
        if decision.foregone and decision.default is not None:
            actions: tuple[Action, ...] = (decision.default,)
        elif decision.seat == LEARNER:
            task = tasks.pop(0)
            actions = task.actions
        else:
            actions = answers[decision.seat].pop(0)
        yield step, decision, task
        *draft, action = actions
        step = submit(game, step.state, decision.seat, decision.id, action, step.data, draft=draft)
    assert not any(answers.values()), "what opponents answer is not asked"
