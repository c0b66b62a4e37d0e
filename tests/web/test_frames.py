"""docs/protocol.md tells of every frame and every part of one, field by field, and of no other."""

import json
import re
from typing import get_args

import msgspec
import pytest

from app.settings import ROOT
from app.tables import messages
from app.tables.frames import KINDS, ClocksWire, EventLine, GivenOrder, LogLine, OrdersWire, Undo, UndoRequest
from app.tables.lessons import LessonPlace, LessonStep
from app.tables.public import PublicPause, PublicProposal, PublicSeat, PublicTable, RolePayload
from app.tables.terms import TermsChange
from tests.web.server import Line, Server

pytestmark = pytest.mark.anyio

FRAME = re.compile(r"^\| `(\w+) \{([\w, ]*)\}` \|", re.MULTILINE)
PARTS = (
    LogLine,
    EventLine,
    OrdersWire,
    GivenOrder,
    Undo,
    UndoRequest,
    ClocksWire,
    PublicTable,
    PublicProposal,
    PublicPause,
    PublicSeat,
    TermsChange,
    RolePayload,
    LessonPlace,
    LessonStep,
)
OPTIONAL = {
    "set",
    "fields",
    "rows",
    "own",
    "draft",
    "orders",
    "practice",
    "what",
    "of",
    "was",
    "reason",
    "until",
    "late",
    "clocks",
    "during",
    "ordered",
    "lesson",
}
"""A step has those of these that it needs."""


def told(heading: str) -> dict[str, set[str]]:
    """Return the fields of the frames and parts under a heading of the document."""
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8").split(f"\n{heading}\n")[1].split("\n## ")[0]
    return {kind: set(filter(None, fields.split(", "))) for kind, fields in FRAME.findall(text)}


def fields_of(kinds: tuple[type[msgspec.Struct], ...]) -> dict[str, set[str]]:
    return {str(kind.__struct_config__.tag or kind.__name__): set(kind.__struct_encode_fields__) for kind in kinds}


def test_every_frame_from_a_page_is_told_of_with_all_its_fields() -> None:
    assert told("## Client to server") == fields_of(get_args(messages.Request))


def test_every_frame_to_a_page_is_told_of_with_all_its_fields() -> None:
    assert told("## Server to client") == fields_of(KINDS) | fields_of(PARTS)


async def test_a_page_is_sent_every_kind_of_frame_and_only_what_is_told_of(server: Server) -> None:
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
    frames = [json.loads(data) for each in lines for data in each.raw]
    described = fields_of(KINDS)
    assert {frame["type"] for frame in frames} == set(described)
    for frame in frames:
        optional = OPTIONAL if frame["type"] == "step" else set()
        assert described[frame["type"]] ^ (set(frame) - {"type"}) <= optional, frame["type"]
