"""All places where a title must be registered. The tests report what a new title still lacks.

docs/adding-a-game.md walks through the same places.
"""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from app.games import PLACES as RULES_PLACES
from app.games import REFERENCES, TITLES
from app.texts import LANGUAGES
from tests.games.contract.by_hand import BY_HAND
from tests.games.contract.harness import HARNESSES
from tests.games.test_bad_input import MESSAGES
from tests.texts.scanner import COMPONENTS
from tests.web.declared_types import SENT

ROOT = Path(__file__).parents[2]


class Place(NamedTuple):
    """A place where a title must be registered, and the test whether it is."""

    path: str
    what: str
    has: Callable[[str], bool]

    def missing(self, title: str) -> str:
        return f"{self.path}: {self.what}".replace("<title>", title)


def is_there(path: str) -> Callable[[str], bool]:
    return lambda title: any(ROOT.glob(path.replace("<title>", title)))


def is_recorded(title: str) -> bool:
    """Return whether there are games for the next release, or of an earlier one."""
    return any(is_there(f"tests/games/fixtures/{folder}<title>/*.json")(title) for folder in ("", "*/"))


def is_said_in(path: str, text: str) -> Callable[[str], bool]:
    return lambda title: text.replace("<title>", title) in (ROOT / path).read_text("utf-8")


def is_independent(title: str) -> bool:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    return any(f"app.games.{title}" in contract.get("modules", ()) for contract in contracts)


def has_orders_by_hand(title: str) -> bool:
    return title in BY_HAND or (title in TITLES and not TITLES[title].game.orders)


def file(path: str, what: str) -> Place:
    return Place(path, what, is_there(path))


RULES = (
    Place(
        "docs/rules/<title>.md",
        "the rules in our own words, with numbered sections",
        lambda title: is_there("docs/rules/<title>.md")(title.replace("_", "-")),
    ),
    file("app/games/<title>/__init__.py", "the Title, put together"),
    Place("app/games/__init__.py", "an entry in TITLES", lambda title: title in TITLES),
    Place("app/games/__init__.py", "the numbers of its rules page, in REFERENCES", lambda title: title in REFERENCES),
    Place("pyproject.toml", "the package among the independent modules of import-linter", is_independent),
    Place("tests/games/contract/harness.py", "an entry in HARNESSES", lambda title: title in HARNESSES),
    Place("tests/games/contract/by_hand.py", "who keeps its standing orders by hand, in BY_HAND", has_orders_by_hand),
    Place("tests/games/test_bad_input.py", "an entry in MESSAGES", lambda title: title in MESSAGES),
    Place(
        "tests/games/fixtures/<title>/*.json",
        "recorded games (tests.games.contract.record_fixtures)",
        is_recorded,
    ),
)
WORDS = (
    *(file(f"static/i18n/{language}/<title>.ftl", "the words") for language in LANGUAGES),
    *(file(f"static/i18n/{language}/<title>_help.ftl", "the words of its cards") for language in LANGUAGES),
    *(
        Place(path, "the sentence on the home page, game-<title>", is_said_in(path, "\ngame-<title> = "))
        for path in (f"static/i18n/{language}/site.ftl" for language in LANGUAGES)
    ),
    Place("tests/texts/scanner.py", "the names of its components, in COMPONENTS", lambda title: title in COMPONENTS),
)
LOOKS = (
    Place(
        "static/js/games/index.js",
        "the board, in BOARDS",
        is_said_in("static/js/games/index.js", "import('./<title>/index.js')"),
    ),
    file("static/js/games/<title>/index.js", "the board"),
    Place("tests/web/declared_types.py", "the Structs that its board is sent, in SENT", lambda title: title in SENT),
    file("static/types/<title>.d.ts", "their types (tests.web.declared_types)"),
    file("static/js/games/<title>/explain.js", "what the cards of its things say"),
    Place("app/games/__init__.py", "where its rules tell about things, in PLACES", lambda title: title in RULES_PLACES),
    file("static/art/<title>.svg", "the drawings on the board"),
    file("static/css/games/<title>.css", "the sheet of the board, with the font of its drawings"),
    file("static/img/<title>.svg", "the picture on the home page"),
    Place("static/css/tokens.css", "the theme", is_said_in("static/css/tokens.css", '[data-game="<title>"]')),
    *(file(f"templates/rules/<title>/{language}.html", "the rules for players") for language in LANGUAGES),
)
PLACES = (*RULES, *WORDS, *LOOKS)


def missing(title: str) -> list[str]:
    return [place.missing(title) for place in PLACES if not place.has(title)]
