"""Drafts: what somebody does behind the screen is theirs alone until they answer, and sealed until all have."""

from typing import Any

import pytest

from app.engine.record import check, read_record
from app.games import TITLES
from app.games.homesteaders.state import State
from app.tables.model import TableCode
from tests.games.homesteaders.positions import position, town
from tests.games.outpost.messages import choosing, discarding
from tests.games.outpost.positions import faces, held
from tests.web.server import DEADLINE, Guest, Line, Server, quick, serving, wait_for
from tests.web.staging import stage

pytestmark = pytest.mark.anyio

DEBT = {"type": "take_debt", "count": 1}
PLACE: dict[str, Any] = {"type": "place_workers", "crews": {"homestead/1": {"worker": 1}}}
IDLE: dict[str, Any] = {"type": "place_workers", "crews": {}}
BACK = {"type": "take_back"}


async def at_table(server: Server, *names: str) -> tuple[str, list[Guest], list[Line]]:
    """Return a table of Homesteaders at which all are asked where their workers go, its people and their sockets."""
    people = await server.guests(*names)
    code = await server.started(*people, game="homesteaders", options={"first_player": "first_seat"})
    return code, people, [await person.sit_at(code) for person in people]


def keys(line: Line) -> list[str]:
    """Return what is told of the own draft."""
    return [event["key"].removeprefix("homesteaders-") for event in line.mirror.draft]


def debts(line: Line) -> int:
    """Return the debts behind one's own screen."""
    return int(line.mirror.view["screens"][str(line.mirror.you["seat"])]["debt"])


async def all_reach(lines: list[Line], version: int) -> None:
    for line in lines:
        await line.reach(version)


async def told_to(line: Line) -> list[tuple[str, Any]]:
    """Return the events of the frames that are still on their way."""
    frames = await line.echo()
    return [(event["key"], event["params"]) for frame in frames for event in frame.get("events", [])]


# --- behind the screen -------------------------------------------------------------------------------------------


async def outside(server: Server, code: str, others: list[Guest]) -> list[bytes]:
    """Return everything that others can ask the server for."""
    paths = ("", "/view", "/history", "/history/1", "/export", "/verify")
    asked = ["/api/tables", "/", f"/t/{code}", *(f"/api/tables/{code}{path}" for path in paths)]
    return [(await person.get(path)).content for person in others for path in asked]


async def test_a_draft_reaches_nobody_else(server: Server) -> None:
    code, (_, bob), (ada, *others) = await at_table(server, "Ada", "Bob")
    strangers = [await server.guest("Cy"), await server.stranger()]
    others += [await person.sit_at(code) for person in strangers]
    for line in others:
        await line.echo()
    tables = server.inside.stores.tables
    before = await outside(server, code, [bob, *strangers])
    row, log = await tables.find(TableCode(code)), await server.log(code)
    asked = ada.mirror.decision
    for act in (ada.act(**DEBT), ada.act(**DEBT), ada.ask(type="undraft", keep=1)):
        await act
        for line in others:
            assert await line.echo() == []
            assert line.mirror.version == 1
        assert await outside(server, code, [bob, *strangers]) == before
        assert (await tables.find(TableCode(code)), await server.log(code)) == (row, log)
    await ada.get("snapshot")
    assert (ada.mirror.version, debts(ada), keys(ada)) == (1, 1, ["borrowed"])
    assert asked is not None
    assert ada.mirror.decision is not None
    assert ada.mirror.decision["id"] == asked["id"]
    for line in others[1:]:
        assert line.mirror.decision is None
    assert await others[0].code(type="act", decision=asked["id"], action=DEBT) == "not_your_decision"


async def test_a_draft_is_shown_on_all_pages_of_its_person(server: Server) -> None:
    code, (person, _), (ada, _) = await at_table(server, "Ada", "Bob")
    again = await person.sit_at(code)
    await ada.act(**DEBT)
    await again.get("snapshot")
    assert (debts(again), keys(again), again.mirror.undo["draft"]) == (1, ["borrowed"], 0)
    assert again.mirror.decision == ada.mirror.decision
    seen = await person.see(f"/api/tables/{code}/view")
    assert (seen["view"], seen["draft"], seen["decision"]) == (ada.mirror.view, ada.mirror.draft, ada.mirror.decision)
    await again.act(**DEBT)
    await ada.get("snapshot")
    assert (debts(ada), ada.mirror.undo["draft"]) == (2, 1)


async def test_a_draft_survives_a_reload_and_a_restart(database_url: str) -> None:
    async with serving(quick(database_url)) as server:
        code, (person, _), (ada, _) = await at_table(server, "Ada", "Bob")
        cookie = person.http.cookies["frontier"]
        for _ in range(2):
            await ada.act(**DEBT)
        seen, asked = ada.mirror.view, ada.mirror.decision
        await ada.close()
        again = await person.sit_at(code)
        assert (again.mirror.view, again.mirror.decision, keys(again)) == (seen, asked, ["borrowed"] * 2)
    async with serving(quick(database_url)) as server:
        same = await server.stranger()
        same.http.cookies.set("frontier", cookie)
        again = await same.sit_at(code)
        assert (again.mirror.view, again.mirror.decision, keys(again)) == (seen, asked, ["borrowed"] * 2)
        await again.act(**PLACE)
        assert (await server.log(code))[-1].body["draft"] == [DEBT, DEBT]


async def test_a_draft_sent_again_is_done_once(server: Server) -> None:
    code, _, (ada, _) = await at_table(server, "Ada", "Bob")
    assert ada.mirror.decision is not None
    frame = {"type": "act", "id": "once", "decision": ada.mirror.decision["id"], "action": DEBT}
    first = await ada.ask(**frame)
    assert await ada.ask(**frame) == first == {"type": "ack", "id": "once", "v": 1}
    await ada.echo()
    assert debts(ada) == 1
    del server.inside.hub.rooms[TableCode(code)]
    (again,) = [await person.sit_at(code) for person in (await server.guests("Bea"))]
    assert again.mirror.version == 1


async def test_what_a_draft_does_not_allow_is_refused_and_changes_nothing(server: Server) -> None:
    _, _, (ada, _) = await at_table(server, "Ada", "Bob")
    await ada.act(**DEBT)
    assert ada.mirror.decision is not None
    asked = ada.mirror.decision["id"]
    too_many = {"type": "place_workers", "crews": {"homestead/1": {"worker": 2}}}
    assert await ada.code(type="act", decision=asked, action=too_many) == "slot_overfull"
    assert await ada.code(type="act", decision=asked, action={"type": "hire"}) == "no_trade_token"
    assert await ada.code(type="act", decision="1.place.0.9", action=DEBT) == "decision_closed"
    assert await ada.echo() == []
    assert keys(ada) == ["borrowed"]


async def test_who_has_no_seat_has_no_draft(server: Server) -> None:
    code, _, _ = await at_table(server, "Ada", "Bob")
    watching = await (await server.guest("Cy")).sit_at(code)
    assert await watching.code(type="undraft", keep=0) == "not_seated"
    assert await watching.code(type="act", decision="1.place.0.0", action=DEBT) == "not_seated"


# --- taking back -------------------------------------------------------------------------------------------------


async def test_a_draft_is_taken_back_one_by_one_whatever_the_others_do_meanwhile(server: Server) -> None:
    _, _, (ada, bob, cy) = await at_table(server, "Ada", "Bob", "Cy")
    for _ in range(3):
        await ada.act(**DEBT)
    for left, action in ((2, PLACE), (1, BACK), (0, IDLE)):
        await all_reach([ada, bob, cy], await bob.act(**action))
        assert (debts(ada), ada.mirror.undo["draft"]) == (left + 1, left)
        assert (await ada.ask(type="undraft", keep=left))["type"] == "ack"
        await ada.get("snapshot")
        assert (debts(ada), len(ada.mirror.draft)) == (left, left)
        assert await cy.echo() == []
    assert set(ada.mirror.undo.values()) == {None}


async def test_what_is_not_there_cannot_be_taken_back(server: Server) -> None:
    _, _, (ada, _) = await at_table(server, "Ada", "Bob")
    await ada.act(**DEBT)
    assert (await ada.ask(type="undraft", keep=5))["type"] == "ack"
    await ada.get("snapshot")
    assert debts(ada) == 1
    for keep in (-1, 1000, "0", None):
        assert await ada.code(type="undraft", keep=keep) == "unreadable_frame"


async def test_a_sealed_answer_can_be_taken_back_when_others_have_answered_and_its_draft_is_there_again(
    server: Server,
) -> None:
    _, _, lines = await at_table(server, "Ada", "Bob", "Cy")
    ada, bob, cy = lines
    for action in (DEBT, DEBT, PLACE):
        await all_reach(lines, await ada.act(**action))
    assert (debts(ada), keys(ada), ada.mirror.view["desk"]["placed"]) == (2, ["borrowed"] * 2 + ["placed"], PLACED)
    await all_reach(lines, await bob.act(**PLACE))
    await bob.echo()
    await all_reach(lines, await ada.act(**BACK))
    assert bob.mirror.view["game"]["awaited"] == [0, 2]
    assert (debts(ada), keys(ada), ada.mirror.undo["draft"]) == (2, ["borrowed"] * 2, 1)
    assert ada.mirror.view["desk"]["placed"] == {}
    assert ada.mirror.decision is not None
    assert ada.mirror.decision["key"] == "homesteaders-ask-place"
    await ada.ask(type="undraft", keep=1)
    await ada.get("snapshot")
    await all_reach(lines, await ada.act(**IDLE))
    assert await told_to(bob) == []
    told = [event for frame in steps(bob) for event in frame["events"]]
    assert told == [
        {"key": "answer-sealed", "params": {"seat": 0}},
        {"key": "answer-sealed", "params": {"seat": 1}},
        {"key": "answer-taken_back", "params": {"seat": 0}},
        {"key": "answer-sealed", "params": {"seat": 0}},
    ]
    await all_reach(lines, await cy.act(**IDLE))
    opened = {event["key"]: event["params"] for event in steps(bob)[-1]["events"] if event["params"].get("seat") == 0}
    assert opened["homesteaders-borrowed"]["gets"] == {"debt": 1, "silver": 2}
    assert opened["homesteaders-placed"]["slots"] == []
    assert await ada.code(type="act", decision="placing.sealed.0.3", action=BACK) == "decision_closed"
