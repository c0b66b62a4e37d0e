"""The catalogues: every key that the code can produce has its words in every language, and there are no others.

The keys are found in the source by reading it, so a new event, prompt or refusal without words fails here.
"""

import re
from itertools import chain

import pytest

from app.games import TITLES
from app.settings import ROOT
from app.texts import FOLDER, LANGUAGES
from tests.texts.scanner import catalogue, expected, files, keys, messages, variables


def test_there_is_a_file_for_the_engine_the_pages_and_each_title() -> None:
    for language in LANGUAGES:
        lessons = [f"{name}_lesson" for name, title in TITLES.items() if title.lesson]
        coaches = [f"{name}_coach" for name, title in TITLES.items() if title.teaching]
        helps = [f"{name}_help" for name in TITLES]
        options = [f"{name}_options" for name in TITLES]
        shared = ["account", "bots", "coach", "engine", "help", "lesson", "lobby", "site", "table"]
        parts = ["between", "notices"]
        served = ["about", "requests"]
        assert files(language) == sorted([*shared, *parts, *served, *TITLES, *lessons, *coaches, *helps, *options])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_and_says_nothing_twice(language: str) -> None:
    for name in files(language):
        assert catalogue(language, name).junk == []
        assert catalogue(language, name).twice == []
    assert len(messages(language)) == sum(len(catalogue(language, name).variables) for name in files(language))


@pytest.mark.parametrize("name", ["engine", *TITLES, *(f"{name}_options" for name in TITLES)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_code_has_its_words_and_no_words_are_without_a_key(language: str, name: str) -> None:
    # What a board says is written in its scripts: tests/js has an eye on that.
    there = {key for key in catalogue(language, name).variables if not key.startswith(f"{name}-board-")}
    if name == "engine":
        there |= set(catalogue(language, "requests").variables)
    wanted = expected(name)
    assert sorted(wanted - there) == []
    assert sorted(there - wanted) == []


@pytest.mark.parametrize("name", [name for name, title in TITLES.items() if title.teaching])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_coach_has_words_for_all_it_says_and_for_every_prompt_that_waits(language: str, name: str) -> None:
    source = (ROOT / "app" / "games" / name / "teaching.py").read_text("utf-8")
    said = set(re.findall(rf'"({name}-(?:coach|why)-[a-z_]+)"', source))
    asides = {"outpost-ask-aside", "outpost-ask-doubt"}
    prompts = {key for key in keys().prompts if key.startswith(f"{name}-ask-")} - asides
    there = set(catalogue(language, f"{name}_coach").variables)
    assert there == said | {key.replace("-ask-", "-coach-") for key in prompts}


def test_the_code_is_read_to_the_bottom() -> None:
    """A key of every way to write one is found: were the reading to go blind, this would tell."""
    found = keys()
    assert {"outpost-opened", "outpost-placed"} <= set(found.events)
    assert {"homesteaders-sold-faded", "homesteaders-built-faded"} <= set(found.faded)
    assert {"outpost-ask-turn", "outpost-ask-early", "outpost-ask-bid"} <= set(found.prompts)
    assert set(found.refusals) >= {
        "not_now",  # Refusal(…)
        "game_over",  # the other side of an if
        "out_of_range",  # a table of rows
        "needs_laboratory",  # a table by key
        "below_minimum",  # a default of a specification
        "still_over_limit",  # a named argument
        "no_such_operator",  # an argument by position
        "support_limit",  # a variable
        "housing",  # the code of a bound
    }
    own = {key for key in chain(found.events, found.prompts) if key.split("-")[0] not in TITLES}
    assert own == {"answer-sealed", "answer-taken_back", "ask-sealed", "ask-orders"}


def test_all_languages_say_the_same_with_the_same_variables() -> None:
    first, *others = LANGUAGES
    for language in others:
        assert messages(language) == messages(first)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_uses_only_what_it_is_always_given(language: str) -> None:
    words = messages(language)
    for key, calls in keys().events.items():
        for public, private in calls:
            assert words[key] <= variables(public), key
            if private:
                own = words[f"{key}-own"]
                assert own <= variables(public | private), key
                assert own & (variables(private) - variables(public)), f"{key}-own would be told to everybody"
    for key, left in keys().faded.items():
        for params in left:
            assert words[key] <= variables(params), key
    for key, asked in keys().prompts.items():
        for params in asked:
            assert words[key] <= variables(params), key
    for code, reasons in keys().refusals.items():
        for params in reasons:
            assert words[f"refused-{code}"] <= variables(params), code


def test_signs_are_those_of_the_language() -> None:
    for language in LANGUAGES:
        for name in files(language):
            for key, text in catalogue(language, name).written.items():
                assert not re.search("['\"]|  |\\.\\.\\.", text), key
                if language == "fr":
                    assert not re.search("(?<!\u00a0)[;:!?»]|«(?!\u00a0)", text), key


def test_french_drops_a_vowel_before_names() -> None:
    name = r"\b(?:de|que) \{ \$(?:game|names?|seats?|winners|upgrade|resource|building|worker) }"
    for file in (FOLDER / "fr").glob("*.ftl"):
        bare = re.findall(name, file.read_text("utf-8"))
        assert not bare, f"{file.name}: write DE(…) or QUE(…) instead of {bare}"
