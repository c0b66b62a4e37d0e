"""Open hands at live tables: what is sent, who undoes what, and where the table is marked."""

import json
from typing import Any

import msgspec
import pytest

from app.engine.events import Open, Player, Seat
from app.engine.record import read_record
from app.games.outpost.components import names_of
from app.games.outpost.state import State
from tests.web.server import DEADLINE, Guest, Line, Server, play_on, wait_for
from tests.web.test_secrets import Witness, cards_in

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def open_table(server: Server, *people: Guest, **more: Any) -> str:
    """Return the code of a running table with open hands."""
    code = await server.gathered(*people, **more)
    await people[0].do(f"/api/tables/{code}/terms", {"open_hands": True})
    await people[0].do(f"/api/tables/{code}/start")
    return code


def piled(state: State) -> set[str]:
    return {name for deck in state.decks.values() for name in names_of(deck.draw)}


async def test_it_is_one_of_the_terms_and_off_at_first(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    assert (await ada.see(f"/api/tables/{code}"))["open_hands"] is False
    await bob.do(f"/api/tables/{code}/ready", {"ready": True})
    assert (await bob.post(f"/api/tables/{code}/terms", {"open_hands": True})).json()["code"] == "not_host"
    table = await ada.do(f"/api/tables/{code}/terms", {"open_hands": True})
    assert [change["key"] for change in table["terms_changes"]] == ["open_hands"]
    assert [seat["ready"] for seat in table["seats"]][1] is False, "what changed takes back who was ready"
    await ada.do(f"/api/tables/{code}/start")
    assert (await ada.post(f"/api/tables/{code}/terms", {"open_hands": False})).json()["code"] == "table_is_playing"
    assert [table["open_hands"] for table in (await bob.see("/api/tables"))["mine"]] == [True]


async def test_everybody_is_sent_all_hands_and_nobody_what_nobody_sees(server: Server) -> None:
    ada, bob, dot = await server.guests("Ada", "Bob", "Dot")
    code = await open_table(server, ada, bob)
    room = await server.room(code)
    witness = Witness(server, room)
    people = [ada, bob, dot]
    lines = [await person.sit_at(code) for person in people]
    await play_on(lines[:2], lines[2:], moves=60)
    assert room.position is not None
    asked = [{decision["id"] for data in line.raw if (decision := json.loads(data).get("decision"))} for line in lines]
    assert asked[0]
    assert asked[1]
    assert not asked[0] & asked[1], "nobody is sent the options of others"
    assert not asked[2]
    for seat, person, line in zip((Seat(0), Seat(1), None), people, lines, strict=True):
        view = room.game.view_for(room.position.state, Open(seat))
        assert line.mirror.view == json.loads(msgspec.json.encode(view)), "as a page has put it together from steps"
        assert sorted(line.mirror.view["hands"]) == ["0", "1"]
        assert (await person.see(f"/api/tables/{code}/view"))["view"] == line.mirror.view
        past = await person.see(f"/api/tables/{code}/history/{room.position.seq - 1}")
        assert (past["as"], sorted(past["view"]["hands"]), past["view"]["archive"]) == ("open", ["0", "1"], None)
        for data in line.raw:
            frame = json.loads(data)
            assert not [secret for secret in witness.secrets if secret in data.decode()]
            if frame["type"] == "step":
                both = piled(witness.states[frame["v"]]) & piled(witness.states[frame["v"] - 1])
                assert not cards_in(frame) & both


async def test_bots_do_not_look(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    room = await server.room(await open_table(server, ada, bob))
    assert room.position is not None
    for seat in room.position.at.awaited:
        question = room.question_of(seat)
        assert question is not None
        assert question.view == room.game.view_for(room.position.state, Player(seat))


async def until_shown(server: Server, code: str, lines: list[Line]) -> tuple[int, int]:
    """Play until a move of the other seat has followed one and something was shown; return that seat and its entry."""
    room = await server.room(code)
    while True:
        await play_on(lines, moves=1)
        assert room.position is not None
        for seat in (Seat(0), Seat(1)):
            last = room.position.last_move_of(seat)
            if (
                last is not None
                and room.position.tail[-1].seat != seat
                and room.position.has_shown_since(last.seq - 1)
                and room.position.free_undo_for(seat) is None
                and seat not in room.position.state.sealed
            ):
                return seat, last.seq


async def test_my_last_move_is_mine_to_take_back_whatever_came_after_it(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await open_table(server, ada, bob)
    lines = [await ada.sit_at(code), await bob.sit_at(code)]
    seat, last = await until_shown(server, code, lines)
    line, other = lines[seat], lines[1 - seat]
    shown = (await [ada, bob][seat].see(f"/api/tables/{code}/view"))["undo"]
    assert (shown["step"], shown["ask"]) == (last - 1, None)
    assert (await line.ask(type="undo", to=last - 1))["type"] == "ack"
    entry = (await server.log(code))[-1]
    assert (entry.kind, dict(entry.body)) == ("undo", {"to": last - 1, "practice": True})
    for each in (line, other):
        await each.reach(entry.seq)
    assert other.mirror.view["hands"] == line.mirror.view["hands"]


async def test_moves_of_others_alone_are_not_mine_to_take_back(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await open_table(server, ada, bob)
    lines = [await ada.sit_at(code), await bob.sit_at(code)]
    seat, last = await until_shown(server, code, lines)
    theirs = next(done for done in (await server.room(code)).position.tail if done.seq > last)  # type: ignore[union-attr]
    assert (await lines[seat].ask(type="undo", to=theirs.seq - 1))["type"] == "ack"
    assert (await server.log(code))[-1].kind == "undo_asked"


async def test_its_file_says_so_and_no_other_does(server: Server) -> None:
    files = []
    for chosen in (True, False):
        ada = await server.guest("Ada")
        code = (await ada.do("/api/tables", {"game": "red_outpost", "seats": 2, "open_hands": chosen}))["code"]
        await ada.do(f"/api/tables/{code}/bot", {"seat": 1, "kind": "random"})
        await ada.do(f"/api/tables/{code}/start")
        await ada.do(f"/api/tables/{code}/leave")
        room = await server.room(code)
        await wait_for(lambda room=room: room.is_over, 3 * DEADLINE)  # type: ignore[misc]
        answer = await ada.get(f"/api/tables/{code}/export")
        files.append((json.loads(answer.content).get("open_hands"), read_record(answer.content).open_hands))
    assert files == [(True, True), (None, False)]
