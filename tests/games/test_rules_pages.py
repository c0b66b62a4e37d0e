"""The rules pages read the game's own numbers: each that one names must be there (templates leave out what is not)."""

import re
from pathlib import Path

import pytest

from app.games import PLACES, TITLES, reference_of
from app.texts import LANGUAGES
from tests.texts.scanner import catalogue

FOLDER = Path(__file__).parents[2] / "templates" / "rules"


@pytest.mark.parametrize("title", TITLES)
def test_every_number_that_the_pages_name_is_in_the_titles_reference(title: str) -> None:
    for page in sorted((FOLDER / title).glob("*.html")):
        named = set(re.findall(r"\bref\.(\w+)", page.read_text(encoding="utf-8")))
        assert named <= reference_of(title).keys(), page.name


@pytest.mark.parametrize("title", TITLES)
def test_every_number_of_the_reference_is_told(title: str) -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in (FOLDER / title).glob("*.html"))
    assert reference_of(title).keys() <= set(re.findall(r"\bref\.(\w+)", text))


@pytest.mark.parametrize("title", TITLES)
def test_what_cards_and_phases_lead_to_is_a_section_in_every_language(title: str) -> None:
    for language in LANGUAGES:
        page = (FOLDER / title / f"{language}.html").read_text(encoding="utf-8")
        sections = set(re.findall(r"heading\(sections, '([\w-]+)'\)", page))
        assert set(PLACES[title].values()) <= sections


@pytest.mark.parametrize("title", TITLES)
def test_the_rules_open_at_what_happens_now(title: str) -> None:
    phases = {key.removeprefix(f"{title}-") for key in catalogue("en", title).variables if f"{title}-phase-" in key}
    assert phases
    assert {phase for phase in phases if not {phase, "phase"} & PLACES[title].keys()} == set()
