"""Foregone conclusions: what has one answer, as everybody knows, is answered at once, told, and gone back over."""

import json
from typing import Any

import pytest

from app.games.homesteaders.state import State
from tests.games.homesteaders.positions import position, town
from tests.games.outpost.messages import at_it
from tests.web.server import Guest, Line, Server, quick, serving
from tests.web.staging import stage

pytestmark = pytest.mark.anyio

IDLE: dict[str, Any] = {"type": "place_workers", "crews": {}}
OPEN = {"information": "open", "first_player": "first_seat"}


def bidding() -> State:
    """Everybody sees that nobody has anything but silver to pay with."""
    state = position(3, turn=2, stage="bidding", information="open")
    for seat in range(3):
        town(state, seat, silver=9)
    return state


async def at_auction(server: Server) -> tuple[str, list[Guest], list[Line]]:
    """Return a table where Ada and Bob have bid and Cy is to speak."""
    people = await server.guests("Ada", "Bob", "Cy")
    code = await server.started(*people, game="homesteaders", options=OPEN)
    await stage(server, code, bidding())
    lines = [await person.sit_at(code) for person in people]
    for lot, line in enumerate(lines[:2], start=1):
        await all_reach(lines, await line.act(type="bid", lot=lot, amount=3))
    return code, people, lines


async def all_reach(lines: list[Line], version: int) -> None:
    for line in lines:
        await line.reach(version)


def asked(line: Line) -> set[str]:
    """Return all that somebody was ever asked."""
    decisions = [json.loads(data).get("decision") for data in line.raw]
    return {decision["key"].partition("-ask-")[2] for decision in decisions if decision}


def told(line: Line, version: int) -> list[str]:
    """Return what was told with an entry."""
    frames = [json.loads(data) for data in line.raw]
    step = next(frame for frame in frames if frame["type"] == "step" and frame["v"] == version)
    return [event["key"].partition("-")[2] for event in step["events"]]


async def test_a_foregone_answer_is_given_at_once_and_told_and_nobody_is_asked(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people, game="homesteaders", options=OPEN)
    watching = await (await server.guest("Cy")).sit_at(code)
    lines = [*[await person.sit_at(code) for person in people], watching]
    for line in lines[:2]:
        await all_reach(lines, await line.act(**IDLE))
    assert await server.settled(code) == 5
    await all_reach(lines, 5)
    wages = (await server.log(code))[3:]
    assert [(entry.body["action"]["type"], entry.body["foregone"], entry.by_bot) for entry in wages] == [
        ("pay", True, False),
        ("pay", True, False),
    ]
    for line in lines:
        assert told(line, 4) == ["sealed"]
        assert told(line, 5)[:3] == ["sealed", "wages", "wages"]
        assert "wages" not in asked(line)


def at_wages() -> State:
    """Everybody sees that Ada has silver only; Bob may pay with gold."""
    state = position(2, turn=2, stage="wages", information="open")
    town(state, 0, workers=1, silver=9)
    town(state, 1, workers=1, silver=9, gold=1, trade=1)
    return state


async def wages(server: Server) -> list[Line]:
    """Return Ada and Bob at a table where Ada's wages have been paid at once and Bob is asked for his."""
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people, game="homesteaders", options=OPEN)
    await stage(server, code, at_wages())
    lines = [await person.sit_at(code) for person in people]
    await all_reach(lines, await server.settled(code))
    return lines


async def test_what_was_sealed_unasked_is_not_offered_to_be_taken_back(server: Server) -> None:
    ada, bob = await wages(server)
    assert (ada.mirror.version, bob.mirror.version) == (3, 3)
    assert ada.mirror.decision is None
    assert ada.mirror.view["screens"]["0"]["silver"] == 8
    refused = await ada.ask(type="act", decision="wages.sealed.0.1", action={"type": "take_back"})
    assert refused["type"] == "refused"
    version = await bob.act(type="pay")
    await all_reach([ada, bob], version)
    assert "wages" in told(ada, version)


async def test_who_has_drafted_is_asked_even_if_one_answer_is_left(server: Server) -> None:
    """Bob sells his only gold, and could go back on it."""
    ada, bob = await wages(server)
    await bob.act(type="sell", resource="gold")
    assert bob.mirror.decision is not None
    assert bob.mirror.undo["draft"] == 0
    version = await bob.act(type="pay")
    await all_reach([ada, bob], version)
    assert ada.mirror.view["screens"]["1"]["gold"] == 0


async def test_who_was_not_asked_may_still_want_the_move_before_it_back(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people, game="homesteaders", options=OPEN)
    state = at_wages()
    state.stage = "placing"
    await stage(server, code, state)
    ada, bob = [await person.sit_at(code) for person in people]
    await all_reach([ada, bob], await bob.act(**IDLE))
    placed = await ada.act(**IDLE)
    await all_reach([ada, bob], placed + 1)
    assert ada.mirror.decision is None
    assert (ada.mirror.undo["step"], ada.mirror.undo["ask"]) == (None, placed - 1)


async def test_where_goods_are_hidden_everybody_is_asked(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people, game="homesteaders")
    lines = [await person.sit_at(code) for person in people]
    for line in lines:
        await all_reach(lines, await line.act(**IDLE))
    assert await server.settled(code) == 3
    assert all("wages" in asked(line) for line in lines)


async def test_ones_undo_goes_back_over_a_foregone_answer_to_before_the_move_one_was_asked_for(server: Server) -> None:
    code, _, lines = await at_auction(server)
    ada, bob, cy = lines
    passed = await cy.act(type="pass")
    paid = passed + 1
    await all_reach(lines, paid)
    assert told(bob, paid) == ["paid"]
    assert (await server.log(code))[-1].seat == 0
    assert ada.mirror.decision is not None
    assert ada.mirror.decision["key"] == "homesteaders-ask-build"
    assert (cy.mirror.undo["step"], cy.mirror.undo["start"]) == (passed - 1, None)
    assert [line.mirror.undo["ask"] for line in (ada, bob)] == [2, 3]
    back = await cy.ask(type="undo", to=passed - 1)
    await all_reach(lines, back["v"])
    assert (await server.log(code))[-1].kind == "undo"
    assert cy.is_asked
    assert ada.mirror.view["screens"]["0"]["silver"] == 9
    again = await cy.act(type="pass")
    await all_reach(lines, again + 1)
    assert told(bob, again + 1) == ["paid"]
    assert "pay" not in asked(ada) | asked(bob) | asked(cy)


async def test_going_back_to_before_a_foregone_answer_alone_leads_to_it_again(server: Server) -> None:
    _, _, lines = await at_auction(server)
    passed = await lines[2].act(type="pass")
    await all_reach(lines, passed + 1)
    back = (await lines[2].ask(type="undo", to=passed))["v"]
    await all_reach(lines, back + 1)
    assert told(lines[1], back + 1) == ["paid"]
    assert lines[2].mirror.undo["step"] == passed - 1


async def test_a_foregone_answer_waits_for_no_bots_pause(database_url: str) -> None:
    """Cy takes over from a bot that has hours to go, and passes."""
    async with serving(quick(database_url, bot_pause_low=9_000.0, bot_pause_high=9_000.0)) as server:
        _, _, lines = await at_auction(server)
        await all_reach(lines, (await lines[2].ask(type="drive", driver="bot"))["v"])
        passed = await lines[2].act(type="pass")
        await all_reach(lines, passed + 1)
        assert told(lines[1], passed + 1) == ["paid"]


async def test_a_foregone_answer_that_a_process_left_is_given_by_the_next(database_url: str) -> None:
    async with serving(quick(database_url)) as server:
        code, people, lines = await at_auction(server)
        cookie = people[0].http.cookies["frontier"]
        server.inside.hub.listeners.clear()  # it ends before anything more happens
        passed = await lines[2].act(type="pass")
    async with serving(quick(database_url)) as server:
        same = await server.stranger()
        same.http.cookies.set("frontier", cookie)
        line = await same.sit_at(code)
        await line.reach(passed + 1)
        assert line.mirror.decision is not None
        assert line.mirror.decision["key"] == "homesteaders-ask-build"


@pytest.mark.parametrize("amount", [25, 26])
async def test_a_hand_that_is_needed_to_its_last_card_is_paid_at_once(server: Server, amount: int) -> None:
    """Outpost: three cards of 10 for 21, the discount taken off; they are seen, so that going back needs consent."""
    people = await server.guests("Ada", "Bob", "Cy")
    code = await server.started(*people)
    await stage(server, code, at_it())
    lines = [await person.sit_at(code) for person in people]
    ada, bob, _ = lines
    await all_reach(lines, await ada.act(type="open_auction", upgrade="nodule", amount=amount))
    await all_reach(lines, await bob.act(type="pass"))
    version = await server.settled(code)
    await all_reach(lines, version)
    assert ("pay" in asked(ada)) == (amount == 25), "two cards would do for 20"
    if amount == 26:
        entry = (await server.log(code))[-1]
        assert (entry.seat, entry.body["action"]["type"], entry.body["foregone"]) == (0, "pay", True)
        assert told(bob, version)[0] == "paid"
        assert ada.mirror.undo["ask"] == 2
