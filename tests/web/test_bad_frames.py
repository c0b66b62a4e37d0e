"""Frames that no page of ours sends: each is refused with a code, and the table plays on."""

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from app.engine.errors import Malformed
from app.tables.messages import MAX_FRAME_BYTES, Request, read_frame
from tests.web.server import Guest, Line, Server, play_on

pytestmark = pytest.mark.anyio

KINDS = ("act", "undo", "undo_answer", "drive", "sync", "chat", "ping", "step", "snapshot", "", "ACT")
FIELDS = ("id", "decision", "action", "to", "agree", "driver", "have", "text", "seat", "type")
texts = st.text(st.characters(codec="utf-8"), max_size=80) | st.sampled_from(["\x00", "a\x00b", "\u202e", "💥", ""])
numbers = st.integers() | st.sampled_from([-1, 0, 1, 2**31, 2**63, 10**30, 1.5, -0.0, 1e300])
scalars = st.none() | st.booleans() | numbers | texts
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4), max_leaves=12
)
actions = st.fixed_dictionaries(
    {"type": st.sampled_from(["bid", "pass", "pay", "assign", "end_turn", "open_auction", "discard", "choose_mega"])},
    optional={"amount": values, "cards": values, "crews": values, "upgrade": values, "count": values, "x": values},
)
frames = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "id": texts | values,
        "decision": texts | values,
        "action": actions | values,
        "to": values,
        "agree": st.booleans() | values,
        "driver": st.sampled_from(["person", "cat"]) | values,
        "have": values,
        "text": texts | values,
        "seat": values,
    },
)

MALFORMED = (
    *("", " ", "null", "true", "1", '"act"', "[]", "{}", "{", "}", "\x00", "\ufeff{}", "💥", "NaN", "{'type':'ping'}"),
    *('{"type":null}', '{"type":1}', '{"type":[]}', '{"type":"nothing"}', '{"type":"Ping"}', '{"type":"ping"'),
    *('{"type":"ping","x":1}', '{"type":"step"}', '{"type":"ping"}{"type":"ping"}', '[{"type":"ping"}]'),
    *('{"type":"act"}', '{"type":"act","id":"","decision":"x","action":{}}'),
    *('{"type":"act","id":"x","decision":"x","action":[]}', '{"type":"act","id":1,"decision":"x","action":{}}'),
    *('{"type":"act","id":"x","decision":null,"action":{}}', '{"type":"act","id":"x","decision":"x","action":null}'),
    '{"type":"act","id":"' + "x" * 65 + '","decision":"x","action":{}}',
    '{"type":"act","id":"x","decision":"' + "x" * 81 + '","action":{}}',
    '{"type":"act","id":"\\ud800","decision":"x","action":{}}',
    *('{"type":"undo","id":"x","to":-1}', '{"type":"undo","id":"x","to":1e99}', '{"type":"undo","id":"x","to":"1"}'),
    *('{"type":"undo","id":"x","to":99999999999999999999}', '{"type":"undo_answer","id":"x","agree":1}'),
    *('{"type":"drive","id":"x","driver":"cat"}', '{"type":"drive","id":"x"}', '{"type":"sync","have":-1}'),
    *('{"type":"sync","have":null}', '{"type":"sync"}', '{"type":"chat","id":"x","text":""}'),
    '{"type":"chat","id":"x","text":"' + "x" * 501 + '"}',
    '{"type":"act","id":"x","decision":"x","action":' + "[" * 500 + "]" * 500 + "}",
    "[" * 4000 + "]" * 4000,
    "x" * MAX_FRAME_BYTES,
    "x" * (MAX_FRAME_BYTES + 1),
    '{"type":"ping"' + " " * MAX_FRAME_BYTES + "}",
)


@given(st.binary(max_size=200) | st.text(max_size=200) | frames.map(json.dumps) | values.map(json.dumps))
@settings(max_examples=300, deadline=None)
def test_a_frame_is_read_or_malformed_and_nothing_else(data: bytes | str) -> None:
    with suppress(Malformed):
        assert isinstance(read_frame(data), Request)


@pytest.mark.parametrize("data", MALFORMED, ids=lambda data: ascii(data[:30]))
def test_what_is_no_frame_is_malformed(data: str) -> None:
    with pytest.raises(Malformed):
        read_frame(data)


def test_the_length_of_a_frame_is_counted_in_bytes() -> None:
    act = {"type": "act", "id": "x", "decision": "x", "action": {"type": "💥" * (MAX_FRAME_BYTES // 4)}}
    with pytest.raises(Malformed):
        read_frame(json.dumps(act, ensure_ascii=False))


async def at_play(server: Server) -> tuple[str, list[Guest], list[Line]]:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    return code, people, [await person.sit_at(code) for person in people]


async def answers_to(line: Line, data: str | bytes) -> list[dict[str, Any]]:
    """Send something and return all that came of it; the line must live."""
    await line.send(data)
    await line.send({"type": "sync", "have": 0})  # after its answer nothing is left
    found = [await line.receive()]
    while found[-1]["type"] != "snapshot":
        found.append(await line.receive())
    return [each for each in found if each["type"] in ("ack", "refused", "pong")] + found[-1:]


async def test_every_malformed_frame_is_refused_with_a_code_and_the_table_plays_on(server: Server) -> None:
    code, _, lines = await at_play(server)
    for data in MALFORMED:
        answers = await answers_to(lines[0], data)
        assert [answer["type"] for answer in answers] == ["refused", "snapshot"], data[:60]
        assert answers[0]["code"] in ("unreadable_frame", "too_long")
    assert len(await server.log(code)) == 1
    await play_on(lines, moves=5)


@pytest.mark.parametrize(
    "frame",
    [
        {"type": "act", "id": "\x00", "decision": "x", "action": {"type": "pass"}},
        {"type": "act", "id": "x", "decision": "\x00", "action": {"type": "pass"}},
        {"type": "act", "id": "x", "decision": "x", "action": {"type": "\x00"}},
        {"type": "act", "id": "x", "decision": "x", "action": {"type": "bid", "amount": 10**4000}},
        {"type": "act", "id": "x", "decision": "x", "action": {"type": "bid", "amount": 1.0}},
        {"type": "act", "id": "x", "decision": "x", "action": {"type": {}}},
        {"type": "act", "id": "x", "decision": "x", "action": {"type": "assign", "crews": {"\x00": {"x": 1}}}},
        {"type": "act", "id": "x", "decision": "x", "action": json.loads('{"type":' * 200 + "1" + "}" * 200)},
        {"type": "undo", "id": "\x00", "to": 1},
        {"type": "undo_answer", "id": "\x00", "agree": True},
        {"type": "drive", "id": "\x00", "driver": "person"},
        {"type": "chat", "id": "\x00", "text": "hello"},
        {"type": "chat", "id": "x", "text": "a\x00b"},
        {"type": "chat", "id": "x", "text": "\u202e\u200b\ufdd0"},
        {"type": "chat", "id": "x", "text": "   "},
    ],
    ids=lambda frame: ascii(json.dumps(frame)[:70]),
)
async def test_a_strange_but_readable_frame_closes_nothing(server: Server, frame: dict[str, Any]) -> None:
    code, _, lines = await at_play(server)
    mover = next(line for line in lines if line.is_asked)
    assert mover.mirror.decision is not None
    given = {"decision": mover.mirror.decision["id"], "action": mover.mirror.decision["default"]}
    for sent in (frame, frame | given if frame["type"] == "act" and frame["id"] == "\x00" else frame):
        answers = await answers_to(mover, json.dumps(sent))
        assert [answer["type"] for answer in answers][:1] in (["ack"], ["refused"])
        assert all(answer["type"] != "refused" or answer["code"] for answer in answers)
    log = await server.log(code)
    for line in lines:
        await line.reach(len(log))
    await play_on(lines, moves=3)


async def test_a_binary_frame_is_refused_with_a_code(server: Server) -> None:
    _, _, lines = await at_play(server)
    for data in (b"", b"\x00\xff", b'{"type":"ping"}', b"\xc3\x28" * 100):
        answers = await answers_to(lines[0], data)
        assert [answer["type"] for answer in answers] == ["refused", "snapshot"]
    await play_on(lines, moves=3)


async def test_a_huge_frame_ends_one_connection_and_nothing_else(server: Server) -> None:
    _, people, lines = await at_play(server)
    for size in (3 * MAX_FRAME_BYTES, 2_000_000):
        line = await people[0].sit_at((await people[0].see("/api/tables"))["mine"][0]["code"])
        with suppress(ConnectionClosed):
            await line.send('{"type":"chat","id":"x","text":"' + "x" * size + '"}')
        await line.connection.wait_closed()
        assert line.connection.close_code == 1009
    await play_on(lines, moves=3)


async def test_fuzzed_frames_never_end_a_connection_or_a_table(server: Server) -> None:
    code, _, lines = await at_play(server)
    loop = asyncio.get_running_loop()
    watching = await (await server.guest("Cy")).sit_at(code)

    async def send_one(line: Line, frame: Any) -> None:
        answers = await answers_to(line, json.dumps(frame))
        assert len(answers) > 1 or (isinstance(frame, dict) and frame.get("type") == "sync"), frame
        assert all(answer["code"] for answer in answers if answer["type"] == "refused")

    @given(st.sampled_from([*lines, watching]), frames | values, st.booleans())
    @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True)
    def storm(line: Line, frame: Any, is_open: bool) -> None:
        decision = line.mirror.decision
        if is_open and decision and isinstance(frame, dict):
            frame = {**frame, "decision": decision["id"]}
        if isinstance(frame, dict) and frame.get("type") == "drive" and frame.get("driver") == "bot":
            frame = {**frame, "driver": "person"}
        asyncio.run_coroutine_threadsafe(send_one(line, frame), loop).result(30)

    await asyncio.to_thread(storm)
    log = await server.log(code)
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    for line in lines:
        await line.reach(len(log))
    await play_on(lines, moves=10)
    assert [line.mirror.gaps for line in lines] == [0, 0]


async def test_strange_json_over_http_is_refused_with_a_code(server: Server) -> None:
    code, people, lines = await at_play(server)
    headers = {"content-type": "application/json"}
    action = '{"id":"x","decision":"x","action":%s}'
    bodies = [
        *("", "{", "null", "[]", "1", '"x"', "\x00", "NaN", "{}", '{"\\ud800":1}', "[" * 10_000, "\ufeff{}"),
        *('{"name":"\\ud800"}', '{"name":"\\u0000"}', '{"name":NaN}', '{"id":"\\u0000","decision":"x","action":{}}'),
        *(action % each for each in ("NaN", '{"type":"bid","amount":NaN}', '{"type":"bid","amount":1e999}')),
        *(action % each for each in ('{"type":"\\ud800"}', '{"\\ud800":1}', '{"type":"pay","cards":["\\ud800"]}')),
        action % ('{"type":"bid","amount":' + "9" * 5000 + "}"),
        action % ('{"type":' * 200 + "1" + "}" * 200),
        action % '{"type":"bid","\\udfff":1}',
        '{"game":"outpost","seats":3,"options":{"\\ud800":"x"}}',
        '{"game":"\\u0000","seats":3}',
        '{"token":"\\ud800"}',
    ]
    paths = [
        "/api/session",
        "/api/tables",
        "/api/link/claim",
        "/api/sign-in/code",
        "/api/sign-in/passkey",
        "/api/play",
        f"/api/tables/{code}/actions",
    ]
    wrong = []
    for path in paths:
        for body in bodies:
            answer = await people[0].http.post(path, content=body.encode(), headers=headers)
            if answer.status_code >= 500 or (answer.status_code >= 400 and not answer.json().get("code")):
                wrong.append((path, body[:60], answer.status_code))
    assert not wrong
    await play_on(lines, moves=3)


async def test_an_id_that_cannot_be_stored_is_refused_over_http(server: Server) -> None:
    code, people, lines = await at_play(server)
    mover = next(line for line in lines if line.is_asked)
    decision = mover.mirror.decision
    assert decision is not None
    body = {"id": "\x00", "decision": decision["id"], "action": decision["default"]}
    answer = await people[lines.index(mover)].post(f"/api/tables/{code}/actions", body)
    assert answer.status_code in (200, 400, 422)


async def test_a_body_that_is_too_long_is_refused_however_it_is_sent(server: Server) -> None:
    code, people, _ = await at_play(server)
    headers = {"content-type": "application/json"}
    long = json.dumps({"id": "x", "decision": "x", "action": {"type": "bid", "x": "y" * 3 * MAX_FRAME_BYTES}}).encode()

    async def in_pieces() -> Any:
        for start in range(0, len(long), 1000):
            yield long[start : start + 1000]

    for content in (long, in_pieces()):
        answer = await people[0].http.post(f"/api/tables/{code}/actions", content=content, headers=headers)
        assert answer.status_code in (413, 429, 400, 422)
        assert answer.json()["code"] == "too_long"
