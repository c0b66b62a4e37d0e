"""Pauses, which stop everybody, and games that their players end early."""

import time
from typing import Any

import msgspec
import pytest

from app.bots import TITLES
from app.engine.record import check, read_record
from app.tables.model import TableCode
from app.tables.pausing import ASLEEP_AFTER
from tests.web.server import Guest, Line, Server
from tests.web.test_proposals import agree, at_table, kinds, proposed, table_of

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def to_move(server: Server, code: str, lines: list[Line]) -> tuple[int, dict[str, Any]]:
    """Return a seat that is asked something, and the frame with which it gives the default answer."""
    position = (await server.room(code)).position
    assert position is not None
    seat = position.at.awaited[0]
    decision = position.at.opened[seat]
    return seat, {"type": "act", "decision": decision.id, "action": msgspec.to_builtins(decision.default)}


async def waiting(person: Guest) -> bool:
    [mine] = (await person.see("/api/tables"))["mine"]
    return bool(mine["waiting"])


async def test_while_the_game_is_paused_nobody_can_act(server: Server) -> None:
    code, people, lines = await at_table(server, "Ada", "Bob")
    seat, answer = await to_move(server, code, lines)
    assert await waiting(people[seat])
    assert (await lines[1 - seat].ask(type="pause", reason="  Dinner\n "))["type"] == "ack"
    assert await lines[seat].code(**answer) == "table_paused"
    assert await lines[seat].code(type="undo", to=1) == "table_paused"
    assert await lines[seat].code(type="pause") == "already_paused"
    assert not await waiting(people[seat]), "a paused table waits for nobody"
    pause = (await people[0].see(f"/api/tables/{code}"))["pause"]
    assert (pause["by"], pause["reason"], pause["during"]) == (1 - seat, "Dinner", "")
    assert (await lines[seat].ask(type="resume"))["type"] == "ack", "anybody may"
    assert await waiting(people[seat])
    assert (await lines[seat].ask(**answer))["type"] == "ack"
    told = (await people[0].get(f"/t/{code}/log")).text
    assert "pauses the game. “Dinner”" in told or "pause the game. “Dinner”" in told


async def test_bots_stop_with_the_game_and_go_on_with_it(server: Server) -> None:
    [ada] = await server.guests("Ada")
    code = (await ada.do("/api/play", {"game": "outpost", "seats": 2}))["code"]
    line = await ada.sit_at(code)
    await line.ask(type="pause")
    room = await server.room(code)
    table = await table_of(server, code)
    assert (table.awaited, server.inside.bots._answerable(room)) == (0, [])
    assert await server.inside.stores.tables.with_bots_to_move(time.time() + 60, 10, 20) == []
    await line.ask(type="resume")
    table = await table_of(server, code)
    assert table.awaited or server.inside.bots._answerable(room)


async def test_a_pause_can_wait_until_the_stage_at_hand_is_over(server: Server) -> None:
    code, _, lines = await at_table(server, "Ada", "Bob")
    room = await server.room(code)
    stage = room.stage
    await lines[0].ask(type="pause", later=True)
    while room.stage == stage:
        assert not room.is_paused
        seat, answer = await to_move(server, code, lines)
        assert (await lines[seat].ask(**answer))["type"] == "ack"
    assert room.is_paused
    seat, answer = await to_move(server, code, lines)
    assert await lines[seat].code(**answer) == "table_paused"
    assert (await kinds(server, code))[0] == ("paused", 0)


async def test_spectators_cannot_pause(server: Server) -> None:
    code, _, lines = await at_table(server, "Ada", "Bob")
    [cy] = await server.guests("Cy")
    watching = await cy.sit_at(code)
    assert await watching.code(type="pause") == "not_seated"
    await lines[0].ask(type="pause")
    assert await watching.code(type="resume") == "not_seated"


async def test_a_table_nobody_plays_at_for_a_month_is_put_to_sleep_until_a_player_wakes_it(server: Server) -> None:
    code, people, lines = await at_table(server, "Ada", "Bob")
    pausing = server.inside.pausing
    await pausing.put_to_sleep(TableCode(code), time.time() + ASLEEP_AFTER - 60)
    assert (await table_of(server, code)).pause is None, "not yet"
    await pausing.put_to_sleep(TableCode(code), time.time() + ASLEEP_AFTER + 1)
    assert (await people[0].see(f"/api/tables/{code}"))["pause"]["by"] is None
    assert "the table is put to sleep" in (await people[0].get(f"/t/{code}/log")).text
    await lines[0].ask(type="resume")
    assert (await table_of(server, code)).pause is None


async def test_all_players_can_agree_to_end_the_game_early(server: Server) -> None:
    code, people, lines = await at_table(server, "Ada", "Bob", "Cy")
    seat, answer = await to_move(server, code, lines)
    await lines[seat].ask(**answer)
    proposal = await proposed(server, code, lines[0], "end_early", 0)
    await agree(lines[1], proposal)
    assert (await table_of(server, code)).status == "playing", "one is still to answer"
    await agree(lines[2], proposal)
    table = await table_of(server, code)
    assert (table.status, table.ended_early, table.proposal) == ("over", True, None)
    view = (await people[1].see(f"/api/tables/{code}/view"))["view"]
    assert view["game"]["seed"] == table.seed
    assert len(view["game"]["result"]["scores"]) == 3
    assert await lines[seat].code(**answer) in ("table_is_over", "decision_closed", "game_over")
    assert (await people[0].do(f"/api/tables/{code}/rematch"))["code"] != code

    # It is loaded, verified and exported like any other finished game, and marked as ended early.
    server.inside.hub.rooms.clear()
    assert (await server.room(code)).is_over
    assert (await people[0].see(f"/api/tables/{code}/verify"))["moves"] == 1
    exported = read_record((await people[0].get(f"/api/tables/{code}/export")).content)
    assert exported.stopped
    assert exported.result is not None
    assert sum(1 for _ in check(TITLES["outpost"].game, exported)) == 2
    assert "The game is ended early" in (await people[0].get(f"/t/{code}/log")).text


async def test_one_cannot_propose_the_end_for_somebody_else(server: Server) -> None:
    code, _, lines = await at_table(server, "Ada", "Bob")
    assert await lines[0].code(type="propose", kind="end_early", seat=1) == "only_for_oneself"
    proposal = await proposed(server, code, lines[0], "end_early", 0)
    await lines[1].ask(type="proposal_answer", proposal=proposal, agree=False)
    assert (await table_of(server, code)).status == "playing"
