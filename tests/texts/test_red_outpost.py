"""The words of Red Outpost: its French is that of the French rulebook."""

import re

import pytest

from app.settings import ROOT
from app.texts import Texts

RULEBOOK = {
    "location-beer_house": "Brasserie",
    "location-spaceship": "Astronef",
    "location-field_kitchen": "Cuisine de Campagne",
    "location-barracks": "Caserne",
    "phase-morning": "Matinée",
    "phase-evening": "Soirée",
}
OTHER_WORDS = re.compile(r"taverne|vaisseau|cantine|baraquement|\bmatins?\b|\bsoirs?\b", re.IGNORECASE)
"""What these were called here once."""

FILES = ("static/i18n/fr/red_outpost.ftl", "templates/rules/red_outpost/fr.html")


def test_french_names_are_those_of_the_french_rulebook() -> None:
    french = Texts("fr", strict=True)
    assert {key: french.say(f"red_outpost-{key}") for key in RULEBOOK} == RULEBOOK


@pytest.mark.parametrize("file", FILES)
def test_nothing_goes_by_another_name_in_french(file: str) -> None:
    text = (ROOT / file).read_text("utf-8")
    assert OTHER_WORDS.findall(text) == []
    assert [name for name in RULEBOOK.values() if name not in text] == []
