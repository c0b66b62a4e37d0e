"""Scripts and templates put no sentences together themselves: a French colon has a space before it, an English none."""

import re

import pytest

from app.settings import ROOT

FILES = [
    *sorted((ROOT / "static" / "js").rglob("*.js")),
    *(file for file in sorted((ROOT / "templates").rglob("*.html")) if "rules" not in file.parts),
]
GLUED = re.compile(r"""\}\ ?:\ (?:\$\{|<)|join\((['"`]) ?:\ ?\1\)|>\ ?:\ (?:\$\{|\{\{)""", re.VERBOSE)


@pytest.mark.parametrize(
    "text",
    ["`${name}: ${text}`", "[a, b].join(': ')", '<span class="sr">: {{ t(x) }}</span>', "<b>${a}: <i>", "> : ${x}"],
)
def test_glue_is_recognised(text: str) -> None:
    assert GLUED.search(text)


def test_a_colon_between_two_texts_comes_from_the_catalogue() -> None:
    assert len(FILES) > 50
    assert [(file.name, found[0]) for file in FILES if (found := GLUED.search(file.read_text("utf-8")))] == []
