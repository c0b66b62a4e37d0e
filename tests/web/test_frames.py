"""The frames that a page is sent are those that docs/tables.md tells of, field by field."""

import json
import re

import pytest

from app.settings import ROOT
from app.tables.messages import OUTBOUND
from tests.web.server import Line, Server

pytestmark = pytest.mark.anyio

FRAME = re.compile(r"`(\w+) \{([\w, ]+)\}`")
CHANGES = {"set", "fields", "rows", "own"}
"""A step has those of these that it needs."""


def told() -> dict[str, set[str]]:
    """Return the fields of every frame to a page, as the document has them."""
    text = (ROOT / "docs" / "tables.md").read_text("utf-8").split("| to a page |")[1].split("\n\n")[0]
    return {kind: set(fields.split(", ")) for kind, fields in FRAME.findall(text)}


async def test_every_frame_is_told_of_with_all_its_fields(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await ada.open_table(2)
    line = await ada.sit_at(code)
    await bob.do(f"/api/tables/{code}/join")
    await line.get("table")
    await ada.do(f"/api/tables/{code}/start")
    await line.get("snapshot")
    other = await bob.sit_at(code)
    lines: list[Line] = [line, other]
    await next(each for each in lines if each.is_asked).move()
    await line.ask(type="chat", text="hello")
    assert (await line.ask(type="undo", to=99))["type"] == "refused"
    await line.echo()
    seen: dict[str, set[str]] = {}
    for each in lines:
        for sent in map(json.loads, each.raw):
            fields = set(sent) - {"type"}
            other_than_told = told()[sent["type"]] ^ fields
            assert other_than_told <= (CHANGES if sent["type"] == "step" else set()), sent["type"]
            seen[sent["type"]] = fields
    assert set(seen) == set(told()) == set(OUTBOUND)
