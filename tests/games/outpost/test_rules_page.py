"""The rules page reads the game's own numbers: each that it names must be there (templates leave out what is not)."""

import re
from importlib import import_module
from pathlib import Path

import pytest

PAGES = sorted((Path(__file__).parents[3] / "templates" / "rules" / "outpost").glob("*.html"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_number_that_the_page_names_stands_in_its_file(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = re.findall(r"\b(?:part\('(\w+)'\)|(\w+))\.([A-Z][A-Z_]+)\b", text)
    assert named
    for direct, variable, number in named:
        assert hasattr(import_module(f"app.games.outpost.{direct or variable}"), number), number
