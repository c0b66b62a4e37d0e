"""The list of failures is true: every test that a document names is there."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from app.settings import ROOT

DOCUMENTS = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
NAMED = re.compile(r"`(tests/[^`]+?)::([^`]+)`")
ROW = re.compile(r"^\| (\d+) \| (.+) \| (.+) \| (.+) \|$", re.MULTILINE)
WITHOUT_A_TEST = {"41"}
"""Failures that cannot be tried out: there is nothing here that could fail like this."""


@cache
def names_in(path: str) -> set[str]:
    """Return the names of the tests in a file: functions in Python, sentences in JavaScript."""
    text = (ROOT / path).read_text("utf-8")
    if path.endswith(".py"):
        functions = (
            node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        )
        return {node.name for node in functions if node.name.startswith("test_")}
    # A sentence may end with what tells apart the tests of a loop.
    return {name.strip() for name in re.findall(r"^ *test\(['`](.+?)(?:['`],| \()", text, re.MULTILINE)}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_every_test_that_a_document_names_exists(document: Path) -> None:
    named = NAMED.findall(document.read_text("utf-8"))
    assert [f"{path}::{name}" for path, name in named if name not in names_in(path)] == []


def test_every_failure_has_a_reason_and_a_test() -> None:
    rows = ROW.findall((ROOT / "docs" / "failures.md").read_text("utf-8"))
    assert [number for number, *_ in rows] == [str(number) for number in range(1, 76)]
    assert {number for number, *_, tests in rows if not NAMED.search(tests)} == WITHOUT_A_TEST
