"""The rules pages read the game's own numbers: each that one names must be there (templates leave out what is not)."""

import re
from pathlib import Path

import pytest

from app.games import TITLES, reference_of

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
