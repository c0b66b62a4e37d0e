"""The Docker image holds all that the server reads: every file that pages are made of is among those it copies."""

import builtins
import io
import re
import shutil
import sys
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any

import pytest

from app.settings import ROOT
from app.web.files import asset
from app.web.pages import templates
from tests.web.server import quick, serving

pytestmark = pytest.mark.anyio


def copied() -> list[Path]:
    """Return what the last stage of the Dockerfile copies; an earlier stage works in the same folder."""
    last = re.split(r"^FROM ", (ROOT / "Dockerfile").read_text("utf-8"), flags=re.MULTILINE)[-1]
    lines = [line.split()[1:-1] for line in last.splitlines() if line.startswith("COPY ")]
    return [Path(word.removeprefix("/srv/")) for words in lines for word in words if not word.startswith("--")]


def forget() -> None:
    """Make everything be reloaded."""
    if templates.env.cache is not None:
        templates.env.cache.clear()
    for module in [module for name, module in sys.modules.items() if name.startswith(("app.web", "app.texts"))]:
        for found in vars(module).values():
            if isinstance(found, _lru_cache_wrapper):
                found.cache_clear()


def opened_from_now_on(monkeypatch: pytest.MonkeyPatch) -> set[Path]:
    """Return a set into which every file of the project goes as it is opened; installed packages are not its own."""
    opened: set[Path] = set()
    really_open = io.open

    def noting(file: Any, *more: Any, **named: Any) -> Any:
        name = str(file).removeprefix(f"{ROOT}/")
        if not name.startswith(("/", ".venv/")):
            opened.add(Path(name))
        return really_open(file, *more, **named)

    monkeypatch.setattr(io, "open", noting)
    monkeypatch.setattr(builtins, "open", noting)
    return opened


async def test_every_file_that_a_page_is_made_of_is_copied_into_the_image(
    tmp_path: Path, sqlite_template: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = copied()
    database = shutil.copy(sqlite_template, tmp_path / "image.sqlite3")
    async with serving(quick(f"sqlite+aiosqlite:///{database}")) as server:
        ada = await server.guest("Ada")
        paths = (
            "/",
            "/link",
            "/rules/outpost",
            f"/t/{await ada.open_table(2)}",
            "/nowhere",
            asset("js/pages/table.js"),
        )
        forget()
        opened = opened_from_now_on(monkeypatch)
        answers = [await ada.get(path, headers={"accept": "text/html"}) for path in paths]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 404, 200]
    assert {file.parts[0] for file in opened} >= {"static", "templates", "build"}
    assert [file for file in sorted(opened) if not any(file.is_relative_to(folder) for folder in folders)] == []
