"""What we decided and what players read: every row of docs/rulings.md stands on the rules page, in every language."""

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest

from app.engine.errors import BadSetup
from app.engine.options import TableOption
from app.games import TITLES
from app.settings import ROOT
from app.texts import LANGUAGES, texts
from app.web.pages import rules_link
from tests.web.server import Guest, Server
from tests.web.test_pages import VOID

pytestmark = pytest.mark.anyio

SHARED = "All titles"
UNMET = "not met by players"


@cache
def rulings() -> dict[str, list[list[str]]]:
    """Return the rows of the document by their heading, as lists of cells."""
    _, *parts = (ROOT / "docs" / "rulings.md").read_text("utf-8").split("\n## ")
    rows = {part.split("\n")[0]: re.findall(r"^\| (.+) \|$", part, re.MULTILINE)[2:] for part in parts}
    return {heading: [row.split(" | ") for row in found] for heading, found in rows.items()}


def named(title: str) -> set[str]:
    """Return the elements that a title's rows name, those of all titles included."""
    own = texts("en").say(f"{title}-title")
    return {row[-1].strip("`") for heading in (SHARED, own) for row in rulings()[heading] if row[-1] != UNMET}


def ways_to_play(title: str) -> Iterator[dict[str, Any]]:
    """Go through the tables whose rules may be told otherwise: as usual, one option changed, and whole sets."""
    meta = TITLES[title].game.meta
    single = [
        {option.key: value} for option in meta.options if isinstance(option, TableOption) for value in option.values[1:]
    ]
    for options in [{}, *single, *(dict(preset.options) for preset in meta.presets)]:
        try:
            yield meta.read_options(options)
        except BadSetup:
            continue


class Telling(HTMLParser):
    """Reads what the elements of a page say whose id begins with `ruling-`."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self._open: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = str(dict(attrs).get("id"))
        if given.startswith("ruling-"):
            self.said[given.removeprefix("ruling-")] = ""
        if tag not in VOID:
            self._open.append(given.removeprefix("ruling-"))

    def handle_endtag(self, tag: str) -> None:
        self._open.pop()

    def handle_data(self, data: str) -> None:
        for name in self.said.keys() & self._open:
            self.said[name] += data.strip()


async def told(person: Guest, title: str, options: dict[str, Any], language: str) -> dict[str, str]:
    """Return what the rules page of a table tells of our rulings."""
    link = rules_link(TITLES[title].game.meta, options)
    return Telling((await person.get(link, headers={"accept-language": language})).text).said


def test_every_ruling_says_where_players_read_it_or_that_they_never_meet_it() -> None:
    titles = {texts("en").say(f"{title}-title") for title in TITLES}
    assert set(rulings()) == {SHARED, *titles}
    for rows in rulings().values():
        assert [row for row in rows if len(row) != 3 or not re.fullmatch(f"`[a-z0-9-]+`|{UNMET}", row[-1])] == []


@pytest.mark.parametrize("title", TITLES)
async def test_every_ruling_that_players_meet_stands_on_the_rules_page_in_every_language(
    server: Server, title: str
) -> None:
    ada = await server.stranger()
    found: set[str] = set()
    for options in ways_to_play(title):
        first, *others = [await told(ada, title, options, language) for language in LANGUAGES]
        assert [sorted(first.keys() ^ other.keys()) for other in others if first.keys() != other.keys()] == [], options
        assert [key for page in (first, *others) for key, text in page.items() if len(text) < 10] == []
        found |= first.keys()
    assert sorted(named(title) - found) == [], "rows of docs/rulings.md that no rules page tells"
    assert sorted(found - named(title)) == [], "elements of a rules page that no row of docs/rulings.md names"
