import pytest

from app.games import TITLES
from tests.games.places import PLACES, ROOT, missing


@pytest.mark.parametrize("title", TITLES)
def test_a_title_is_entered_wherever_it_must_be(title: str) -> None:
    assert missing(title) == []


def test_for_a_title_that_is_entered_nowhere_every_place_is_named() -> None:
    found = missing("penguins")
    assert len(found) == len(PLACES)
    assert "app/games/__init__.py: an entry in TITLES" in found
    assert "static/i18n/en/penguins.ftl: the words" in found


def test_the_guide_names_every_place() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text()
    unnamed = {place.path for place in PLACES if place.path not in guide}
    assert not unnamed, f"docs/adding-a-game.md does not speak of {unnamed}"
