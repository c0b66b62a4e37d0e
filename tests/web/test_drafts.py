"""Drafts: what somebody does behind the screen is theirs alone until they answer, and sealed until all have."""

import json
from typing import Any

import pytest

from app.engine.record import check, read_record
from app.games import TITLES
from app.games.homesteaders.state import State
from app.tables.model import TableCode
from app.web.metrics import ACCEPTED
from tests.games.homesteaders.positions import position, town
from tests.web.server import DEADLINE, Guest, Line, Server, quick, serving, wait_for
from tests.web.staging import stage

pytestmark = pytest.mark.anyio

DEBT = {"type": "take_debt", "count": 1}
PLACE: dict[str, Any] = {"type": "place_workers", "crews": {"homestead/1": {"worker": 1}}}
IDLE: dict[str, Any] = {"type": "place_workers", "crews": {}}
PLACED = {"homestead/1": 1}
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


def told(line: Line) -> list[tuple[str, dict[str, Any]]]:
    """Return the events of all steps that have come."""
    steps = [frame for frame in map(json.loads, line.raw) if frame["type"] == "step"]
    return [(event["key"].removeprefix("homesteaders-"), event["params"]) for step in steps for event in step["events"]]


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


async def test_no_figure_of_the_server_counts_drafts(server: Server) -> None:
    _, _, (ada, bob) = await at_table(server, "Ada", "Bob")
    before = ACCEPTED._value.get()
    await ada.act(**DEBT)
    await ada.ask(type="undraft", keep=0)
    assert ACCEPTED._value.get() == before
    await all_reach([ada, bob], await ada.act(**PLACE))
    assert ACCEPTED._value.get() == before + 1


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
    code, (person, _), (ada, _) = await at_table(server, "Ada", "Bob")
    assert ada.mirror.decision is not None
    frame = {"type": "act", "id": "once", "decision": ada.mirror.decision["id"], "action": DEBT}
    first = await ada.ask(**frame)
    assert await ada.ask(**frame) == first == {"type": "ack", "id": "once", "v": 1}
    del server.inside.hub.rooms[TableCode(code)]  # as if another process went on
    again = await person.sit_at(code)
    assert await again.ask(**frame) == first
    await again.get("snapshot")
    assert debts(again) == 1


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


async def test_a_draft_can_be_taken_back_while_somebody_asks_for_an_undo(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people, game="homesteaders")
    await stage(server, code, with_a_token())
    lines = [await person.sit_at(code) for person in people]
    ada, bob = lines
    for line in lines:
        await all_reach(lines, await line.act(**PLACE))
    await ada.act(type="sell", resource="wood")
    await all_reach(lines, (await bob.ask(type="undo", to=bob.mirror.undo["ask"]))["v"])
    assert (ada.mirror.undo["draft"], bob.mirror.undo["draft"]) == (0, None)
    assert ada.mirror.undo["request"]["by"] == 1
    assert (await ada.ask(type="undraft", keep=0))["type"] == "ack"
    await ada.get("snapshot")
    assert (keys(ada), ada.mirror.undo["draft"], ada.mirror.undo["request"]["by"]) == ([], None, 1)
    assert await bob.echo() == []


async def test_what_is_not_there_cannot_be_taken_back(server: Server) -> None:
    _, _, (ada, _) = await at_table(server, "Ada", "Bob")
    await ada.act(**DEBT)
    assert (await ada.ask(type="undraft", keep=5))["type"] == "ack"
    await ada.get("snapshot")
    assert debts(ada) == 1
    for keep in (-1, 1000, "0", None):
        await ada.send({"type": "undraft", "id": "u", "keep": keep})
        assert (await ada.get("refused"))["code"] == "unreadable_frame"
    assert keys(ada) == ["borrowed"]


async def test_a_sealed_answer_can_be_taken_back_when_others_have_answered_and_its_draft_is_there_again(
    server: Server,
) -> None:
    _, _, lines = await at_table(server, "Ada", "Bob", "Cy")
    ada, bob, cy = lines
    for action in (DEBT, DEBT, PLACE):
        await all_reach(lines, await ada.act(**action))
    assert (debts(ada), keys(ada), ada.mirror.view["desk"]["placed"]) == (2, ["borrowed"] * 2 + ["placed"], PLACED)
    await all_reach(lines, await bob.act(**PLACE))
    await all_reach(lines, await ada.act(**BACK))
    assert bob.mirror.view["game"]["awaited"] == [0, 2]
    assert (debts(ada), keys(ada), ada.mirror.undo["draft"]) == (2, ["borrowed"] * 2, 1)
    assert ada.mirror.view["desk"]["placed"] == {}
    assert ada.mirror.decision is not None
    assert ada.mirror.decision["key"] == "homesteaders-ask-place"
    await ada.ask(type="undraft", keep=1)
    await ada.get("snapshot")
    await all_reach(lines, await ada.act(**IDLE))
    assert ada.mirror.decision is not None
    sealed = ada.mirror.decision["id"]
    assert told(bob) == [
        ("answer-sealed", {"seat": 0}),
        ("answer-sealed", {"seat": 1}),
        ("answer-taken_back", {"seat": 0}),
        ("answer-sealed", {"seat": 0}),
    ]
    await all_reach(lines, await cy.act(**IDLE))
    borrowed = [params["gets"]["debt"] for key, params in told(bob) if key == "borrowed"]
    placed = [params["slots"] for key, params in told(bob) if key == "placed"]
    assert (borrowed, placed) == ([1], [[], ["homestead/1"], []])
    assert await ada.code(type="act", decision=sealed, action=BACK) == "decision_closed"


async def test_what_happens_openly_ends_drafts_and_takes_sealed_answers_back(server: Server) -> None:
    """Somebody wants workers placed in turn order; when that is taken back, all is as it was."""
    _, _, lines = await at_table(server, "Ada", "Bob", "Cy")
    ada, bob, cy = lines
    await ada.act(**DEBT)
    await bob.act(**DEBT)
    await all_reach(lines, await bob.act(**PLACE))
    await all_reach(lines, await cy.act(type="place_in_order"))
    assert (debts(ada), keys(ada), debts(bob), keys(bob)) == (0, [], 0, [])
    assert ada.mirror.view["game"]["awaited"] == [0]
    await all_reach(lines, (await cy.ask(type="undo", to=2))["v"])
    assert (debts(ada), keys(ada), debts(bob), keys(bob)) == (1, ["borrowed"], 1, ["borrowed", "placed"])
    assert ada.mirror.view["game"]["awaited"] == [0, 2]


# --- the answer --------------------------------------------------------------------------------------------------


async def test_an_answer_is_one_entry_with_the_draft_in_it_and_the_game_stays_provable(server: Server) -> None:
    code, people, lines = await at_table(server, "Ada", "Bob")
    ada, bob = lines
    for action in (DEBT, DEBT, PLACE):
        await all_reach(lines, await ada.act(**action))
    entry = (await server.log(code))[-1]
    assert (entry.seq, entry.seat, entry.body["action"], entry.body["draft"]) == (2, 0, PLACE, [DEBT, DEBT])
    assert told(bob) == [("answer-sealed", {"seat": 0})]
    assert PLACED not in bob.mirror.view["towns"]
    await all_reach(lines, await bob.act(**IDLE))
    assert [key for key, _ in told(bob)][2:6] == ["borrowed", "borrowed", "placed", "placed"]
    for person in people:
        await person.do(f"/api/tables/{code}/leave")
    room = await server.room(code)
    await wait_for(lambda: room.is_over, 3 * DEADLINE)
    assert (await people[1].see(f"/api/tables/{code}/verify"))["ok"]
    record = read_record((await people[1].get(f"/api/tables/{code}/export")).content)
    assert record.moves[0].draft == (DEBT, DEBT)
    assert sum(1 for _ in check(TITLES["homesteaders"].game, record)) == len(record.moves) + 1
    past = (await people[0].see(f"/api/tables/{code}/history/2?as=seat:0"))["view"]
    assert (past["screens"]["0"]["debt"], past["desk"]["placed"]) == (2, PLACED)


async def test_a_bot_that_takes_over_answers_in_its_own_way_and_leaves_the_draft_alone(server: Server) -> None:
    code, _, (ada, bob) = await at_table(server, "Ada", "Bob")
    await ada.act(**DEBT)
    await ada.ask(type="drive", driver="bot")
    await ada.until(lambda frame: frame["type"] == "step" and frame["bot"])
    entry = (await server.log(code))[-1]
    assert (entry.by_bot, entry.body.get("draft")) == (True, None)
    await bob.reach(entry.seq)
    assert told(bob) == [("answer-sealed", {"seat": 0})]


# --- going back --------------------------------------------------------------------------------------------------


def with_a_token() -> State:
    """Ada can sell her wood before she pays wages, if she has any."""
    state = position(2, turn=2)
    for seat in (0, 1):
        town(state, seat, silver=5, trade=1)
    return state


async def test_a_draft_that_fits_no_longer_after_going_back_is_forgotten(server: Server) -> None:
    """The same question comes up in another course of the game, and the wood that was sold is not there."""
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people, game="homesteaders")
    await stage(server, code, with_a_token())
    lines = [await person.sit_at(code) for person in people]
    ada, bob = lines
    for line in lines:
        await all_reach(lines, await line.act(**PLACE))
    await ada.act(type="sell", resource="wood")
    assert keys(ada) == ["sold"]
    await all_reach(lines, (await ada.ask(type="undo", to=1))["v"])
    await all_reach(lines, (await bob.ask(type="undo_answer", agree=True))["v"])
    for line in lines:
        await all_reach(lines, await line.act(**IDLE))
    assert ada.mirror.decision is not None
    assert (ada.mirror.decision["key"], keys(ada)) == ("homesteaders-ask-wages", [])
    del server.inside.hub.rooms[TableCode(code)]
    again = await people[0].sit_at(code)
    assert keys(again) == []
    await again.act(type="pay")


async def test_a_draft_does_not_come_back_in_another_course_of_the_game_even_where_it_would_fit(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people, game="homesteaders")
    await stage(server, code, with_a_token())
    lines = [await person.sit_at(code) for person in people]
    ada, bob = lines
    for line in lines:
        await all_reach(lines, await line.act(**PLACE))
    await ada.act(type="sell", resource="wood")
    await all_reach(lines, (await ada.ask(type="undo", to=1))["v"])
    assert keys(ada) == ["sold"], "nobody has gone back yet"
    await all_reach(lines, (await bob.ask(type="undo_answer", agree=True))["v"])
    for line in lines:
        await all_reach(lines, await line.act(**PLACE))
    assert ada.mirror.decision is not None
    assert (ada.mirror.decision["key"], keys(ada)) == ("homesteaders-ask-wages", [])
    del server.inside.hub.rooms[TableCode(code)]
    assert keys(await people[0].sit_at(code)) == []


# --- several processes -------------------------------------------------------------------------------------------


async def through(server: Server, person: Guest, code: str) -> Line:
    """Return a socket of the same person at another process."""
    same = await server.stranger()
    same.http.cookies.set("frontier", person.http.cookies["frontier"])
    return await same.sit_at(code)


async def test_a_draft_made_through_one_process_is_gone_on_with_through_another(postgres_url: str) -> None:
    settings = quick(postgres_url)
    async with serving(settings) as one, serving(settings) as other:
        code, people, (ada, bob) = await at_table(one, "Ada", "Bob")
        ada_there, bob_there = [await through(other, person, code) for person in people]
        await ada.act(**DEBT)
        await ada_there.get("snapshot")
        assert (debts(ada_there), keys(ada_there)) == (1, ["borrowed"])
        await ada_there.act(**DEBT)
        await ada.get("snapshot")
        assert (debts(ada), ada.mirror.undo["draft"]) == (2, 1)
        for line in (bob, bob_there):
            await line.echo()
            assert {json.loads(data)["type"] for data in line.raw} == {"snapshot", "presence", "pong"}
            assert len([data for data in line.raw if b'"snapshot"' in data]) == 1
        await ada.reach(await ada_there.act(**PLACE))
        assert (await one.log(code))[-1].body["draft"] == [DEBT, DEBT]
        assert keys(ada) == keys(ada_there) == ["borrowed", "borrowed", "placed"]


async def test_a_sealed_answer_taken_back_through_one_process_is_a_draft_in_another(postgres_url: str) -> None:
    settings = quick(postgres_url)
    async with serving(settings) as one, serving(settings) as other:
        code, people, (ada, _) = await at_table(one, "Ada", "Bob")
        there = await through(other, people[0], code)
        await ada.act(**DEBT)
        await there.get("snapshot")
        for action in (PLACE, BACK):
            await there.reach(await ada.act(**action))
        while not there.mirror.draft:  # it may come after the step, since it is not in the log
            await there.receive()
        assert (debts(there), keys(there), there.mirror.undo["draft"]) == (1, ["borrowed"], 0)
        await there.act(**PLACE)
        assert (await one.log(code))[-1].body["draft"] == [DEBT]
