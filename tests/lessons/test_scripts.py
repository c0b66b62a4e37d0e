"""Every lesson can be played to its end as it is written: a change of the rules cannot break one unseen."""

import re

import pytest

from app.engine.events import Seat
from app.engine.lessons import LEARNER
from app.games import TITLES
from app.settings import ROOT
from app.texts import LANGUAGES
from tests.lessons.script import follow, lesson_of
from tests.texts.scanner import catalogue

TAUGHT = [name for name, title in TITLES.items() if title.lesson is not None]
LONGEST = 200
"""Characters of a step: what fits beside the question on a phone."""


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_played_to_its_end_whoever_of_several_answers_first(name: str) -> None:
    for first in range(lesson_of(TITLES[name]).players):
        asked = [(decision, task) for _, decision, task in follow(TITLES[name], Seat(first)) if task is not None]
        assert [task for _, task in asked] == list(lesson_of(TITLES[name]).tasks)
        for decision, task in asked:
            assert task.is_open(decision), task.key
            assert not decision.foregone


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_begins_and_ends_with_words_and_takes_ten_to_fifteen_steps(name: str) -> None:
    lesson = lesson_of(TITLES[name])
    assert 10 <= len(lesson.steps) <= 15
    assert len(lesson.tasks) > len(lesson.steps) / 2
    assert lesson.steps_after(0)[0] == 0
    assert lesson.steps[0] not in lesson.tasks
    assert lesson.steps[-1] not in lesson.tasks
    assert not lesson.replies_of(LEARNER)
    assert len({step.key for step in lesson.steps}) == len(lesson.steps)


@pytest.mark.parametrize("name", TAUGHT)
def test_what_to_look_at_is_on_the_board(name: str) -> None:
    scripts = "".join(file.read_text("utf-8") for file in (ROOT / "static" / "js" / "games" / name).glob("*.js"))
    for step in lesson_of(TITLES[name]).steps:
        for part in re.findall(r"\.([\w-]+)|\[([\w-]+)=", step.look):
            assert re.search(rf"[\"`\s]{''.join(part)}[\"`\s$=]", scripts), f"{step.key}: {step.look}"


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words_and_every_task_says_what_to_do(language: str, name: str) -> None:
    lesson = lesson_of(TITLES[name])
    wanted = {f"{name}-lesson-{step.key}" for step in lesson.steps}
    wanted |= {f"{name}-lesson-{task.key}-do" for task in lesson.tasks}
    written = catalogue(language, f"{name}_lesson").written
    assert set(written) == wanted
    assert not {key: len(text) for key, text in written.items() if len(text) > LONGEST}
