"""The page's own way of speaking says the same: `tests/js` holds it to these sentences too."""

import json
from pathlib import Path
from typing import Any

import pytest

from app.texts import texts

FILE = Path(__file__).parents[1] / "js" / "sentences.json"
NAMES = ["Ada", "Boris", "Chloé", "Dev"]


@pytest.mark.parametrize("sentence", json.loads(FILE.read_text("utf-8")), ids=lambda sentence: sentence["key"])
def test_the_sentences_that_the_page_is_held_to_are_what_the_server_says(sentence: dict[str, Any]) -> None:
    for language in ("en", "fr"):
        said = texts(language).tell("outpost", sentence["key"], sentence["params"], NAMES, sentence.get("reader"))
        assert said == sentence[language]
