"""Taking moves back: freely where nothing was learnt, else if all agree; what was written stays written."""

import asyncio
from typing import Any

import msgspec
import pytest

from app.engine.events import Seat
from app.people.person import PersonId
from app.tables.frames import Undo
from app.tables.model import Driver, SeatInfo, Table, TableCode
from app.tables.position import Done, Evaluated, Position, empty_tail
from app.tables.projection import undo_for
from app.tables.replays import effective_moves
from tests.store.build import table
from tests.web.server import DEADLINE, Guest, Line, Server, play_on, wait_for
from tests.web.test_secrets import Witness

pytestmark = pytest.mark.anyio


async def at_play(server: Server, *names: str, **more: Any) -> tuple[str, list[Guest], list[Line]]:
    """Return a table at play with its people and their sockets."""
    people = await server.guests(*names)
    code = await server.started(*people, **more)
    return code, people, [await person.sit_at(code) for person in people]


async def until_free(lines: list[Line]) -> Line:
    """Play until somebody may take a move back without asking; return them."""
    for _ in range(200):
        for line in lines:
            if line.mirror.free is not None:
                return line
        await play_on(lines, moves=1)
    raise AssertionError("nobody ever could")


async def until_not_free(lines: list[Line]) -> tuple[Line, list[Line]]:
    """Play until the last move can't be taken back without asking; return who asks and who is asked."""
    await play_on(lines, moves=1)
    while any(line.mirror.free is not None for line in lines):
        await play_on(lines, moves=1)
    return lines[0], lines[1:]


async def before_last(server: Server, code: str, moves: int) -> int:
    """Return the entry before the last `moves` moves that stand."""
    standing = effective_moves(await server.log(code))
    return standing[-min(moves, len(standing))].seq - 1


def shown(line: Line) -> tuple[Any, Any]:
    return line.mirror.view, line.mirror.decision


async def all_reach(lines: list[Line], version: int) -> None:
    for line in lines:
        await line.reach(version)


async def test_a_move_that_showed_nothing_is_taken_back_at_once(server: Server) -> None:
    code, people, lines = await at_play(server, "Ada", "Bob")
    line = await until_free(lines)
    free, version = line.mirror.free, line.mirror.version
    assert free is not None
    before = (await server.room(code)).position
    assert before is not None
    answer = await line.ask(type="undo", to=free)
    assert (answer["type"], answer["v"]) == ("ack", version + 1)
    await all_reach(lines, version + 1)
    entry = (await server.log(code))[-1]
    assert (entry.kind, entry.seat, dict(entry.body)) == ("undo", lines.index(line), {"to": free})
    assert (await server.log(code))[free - 1].hash == entry.hash, "the game is as it was"
    for person, each in zip(people, lines, strict=True):
        view = await person.see(f"/api/tables/{code}/view")
        assert (view["view"], view["decision"]) == shown(each)
    await play_on(lines, moves=10)


async def test_an_undo_sent_again_takes_nothing_more_back(server: Server) -> None:
    code, _, lines = await at_play(server, "Ada", "Bob")
    line = await until_free(lines)
    frame = {"type": "undo", "id": "u", "to": line.mirror.version - 1}
    first = await line.ask(**frame)
    assert await line.ask(**frame) == first
    assert [entry.kind for entry in await server.log(code)].count("undo") == 1
    await all_reach(lines, first["v"])
    await play_on(lines, moves=65)
    assert await line.ask(**frame) == first, "also when it was long ago"


async def test_others_may_not_take_back_my_move(server: Server) -> None:
    _, _, lines = await at_play(server, "Ada", "Bob")
    line = await until_free(lines)
    other = next(each for each in lines if each is not line)
    assert other.mirror.free is None
    to = line.mirror.free
    answer = await other.ask(type="undo", to=to)
    assert answer["type"] == "ack"
    await line.reach(answer["v"])
    assert to is not None
    waiting = [lines.index(line)]
    request = {"to": to, "by": lines.index(other), "agreed": [], "waiting": waiting, "moves": [to + 1], "revealed": []}
    nowhere = {"step": None, "start": None, "ask": None, "draft": None}
    assert line.mirror.undo == {**nowhere, "request": request}, "while all are being asked nobody has a way back"


async def test_what_showed_something_goes_back_when_all_agree(server: Server) -> None:
    code, _, lines = await at_play(server, "Ada", "Bob", "Cy")
    asker, others = await until_not_free(lines)
    old = asker.mirror.version
    expected = (await server.log(code))[0].hash
    answer = await asker.ask(type="undo", to=1)
    await all_reach(lines, answer["v"])
    assert (await server.log(code))[-1].kind == "undo_asked"
    assert all(line.mirror.undo["request"]["by"] == 0 for line in lines)
    assert await asker.code(type="undo_answer", agree=True) == "already_agreed"
    assert await others[0].code(type="undo", to=1) == "undo_already_asked"
    first = await others[0].ask(type="undo_answer", agree=True)
    await all_reach(lines, first["v"])
    assert await others[0].code(type="undo_answer", agree=True) == "already_agreed"
    assert (await server.log(code))[-1].kind == "undo_agreed"
    last = await others[1].ask(type="undo_answer", agree=True)
    await all_reach(lines, last["v"])
    log = await server.log(code)
    assert (log[-1].kind, log[-1].hash) == ("undo", expected)
    assert len(log) == old + 3, "nothing is rubbed out"
    assert all(line.mirror.undo["request"] is None for line in lines)
    await play_on(lines, moves=10)


async def test_one_who_declines_is_enough(server: Server) -> None:
    code, _, lines = await at_play(server, "Ada", "Bob", "Cy")
    asker, others = await until_not_free(lines)
    asked = await asker.ask(type="undo", to=1)
    await all_reach(lines, asked["v"])
    position = (await server.log(code))[-1].hash
    answer = await others[0].ask(type="undo_answer", agree=False)
    await all_reach(lines, answer["v"])
    entry = (await server.log(code))[-1]
    assert (entry.kind, entry.hash) == ("undo_declined", position)
    assert await others[1].code(type="undo_answer", agree=True) == "nothing_to_agree_to"
    await play_on(lines, moves=5)


async def test_a_move_overtakes_what_was_asked(server: Server) -> None:
    code, _, lines = await at_play(server, "Ada", "Bob", "Cy")
    asker, others = await until_not_free(lines)
    asked = await asker.ask(type="undo", to=1)
    await all_reach(lines, asked["v"])
    await play_on(lines, moves=1)
    assert all(line.mirror.undo["request"] is None for line in lines)
    for line in others:
        assert await line.code(type="undo_answer", agree=True) == "nothing_to_agree_to"
    assert (await server.log(code))[-1].kind == "move"


async def test_two_who_agree_at_once_lead_to_one_undo(server: Server) -> None:
    code, _, lines = await at_play(server, "Ada", "Bob", "Cy")
    asker, others = await until_not_free(lines)
    asked = await asker.ask(type="undo", to=1)
    await all_reach(lines, asked["v"])
    await asyncio.gather(*(line.ask(type="undo_answer", agree=True) for line in others))
    kinds = [entry.kind for entry in await server.log(code)]
    assert kinds[-2:] == ["undo_agreed", "undo"]


async def test_nobody_goes_back_to_where_there_is_nothing(server: Server) -> None:
    code, _, lines = await at_play(server, "Ada", "Bob")
    assert await lines[0].code(type="undo", to=0) == "undo_out_of_reach"
    assert await lines[0].code(type="undo", to=1) == "undo_out_of_reach"
    await play_on(lines, moves=3)
    last = await server.settled(code)
    for to in (0, last, last + 1, 2**31 - 1):
        assert await lines[0].code(type="undo", to=to) == "undo_out_of_reach"
    assert len(await server.log(code)) == last


async def test_what_was_taken_back_does_not_come_back_and_the_game_stays_provable(server: Server) -> None:
    code, people, lines = await at_play(server, "Ada", "Bob")
    await play_on(lines, moves=10)
    await lines[0].ask(type="undo", to=2)
    back = (await lines[1].ask(type="undo_answer", agree=True))["v"]
    await all_reach(lines, back)
    await play_on(lines, moves=2)
    for to in range(3, back):
        assert await lines[0].code(type="undo", to=to) == "undo_out_of_reach"
    for person in people:
        await person.do(f"/api/tables/{code}/leave")
    room = await server.room(code)
    await wait_for(lambda: room.is_over, 3 * DEADLINE)
    assert (await people[0].see(f"/api/tables/{code}/verify"))["ok"]


async def test_whoever_has_no_seat_takes_nothing_back_and_agrees_to_nothing(server: Server) -> None:
    code, _, lines = await at_play(server, "Ada", "Bob")
    watching = await (await server.guest("Cy")).sit_at(code)
    await until_not_free(lines)
    assert await watching.code(type="undo", to=1) == "not_seated"
    assert set(watching.mirror.undo.values()) == {None}
    answer = await lines[0].ask(type="undo", to=1)
    assert answer["type"] == "ack"
    assert await watching.code(type="undo_answer", agree=True) == "not_seated"


async def test_going_back_shows_nobody_what_is_hidden(server: Server) -> None:
    code, _, lines = await at_play(server, "Ada", "Bob", "Cy")
    witness = Witness(server, await server.room(code))
    watching = await (await server.guest("Dot")).sit_at(code)
    for _ in range(4):
        line = await until_free(lines)
        await all_reach([*lines, watching], (await line.ask(type="undo", to=line.mirror.free))["v"])
        asker, others = await until_not_free(lines)
        await all_reach(lines, (await asker.ask(type="undo", to=await before_last(server, code, 6)))["v"])
        for other in others:
            await all_reach(lines, (await other.ask(type="undo_answer", agree=True))["v"])
        await play_on(lines, [watching], moves=12)
    log = await server.log(code)
    assert [entry.kind for entry in log].count("undo") == 8
    for seat, line in enumerate([*lines, watching]):
        assert witness.check(Seat(seat) if seat < 3 else None, line.raw) >= len(log) - 1


async def test_going_back_over_a_hand_over_leads_to_the_very_same_game(server: Server) -> None:
    code, _, lines = await at_play(server, "Ada", "Bob", game="red_outpost")
    server.inside.hub.listeners.clear()  # so that no bot answers
    for moves in (8, 3):
        await play_on(lines, moves=moves)
        version, seen = lines[1].mirror.version, shown(lines[1])
        for driver in ("bot", "person"):
            await all_reach(lines, (await lines[0].ask(type="drive", driver=driver))["v"])
    await play_on(lines, moves=3)
    await all_reach(lines, (await lines[1].ask(type="undo", to=version))["v"])
    await all_reach(lines, (await lines[0].ask(type="undo_answer", agree=True))["v"])
    assert shown(lines[1]) == seen
    log = await server.log(code)
    assert (log[-1].kind, log[-1].hash) == ("undo", log[version - 1].hash)
    del server.inside.hub.rooms[TableCode(code)]
    again = (await server.room(code)).position
    assert again is not None
    assert again.hash == log[-1].hash, "and so it is for a process that reads the log"


async def test_a_finished_game_stays_finished_for_its_secrets_are_out(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.finished(*people)
    log = await server.log(code)
    lines = [await person.sit_at(code) for person in people]
    for line in lines:
        for to in (len(log) - 1, len(log) // 2):
            answer = await line.ask(type="undo", to=to)
            assert answer["type"] == "refused", "the archive was open: going back would be playing with open cards"
    assert await server.log(code) == log
    assert (await people[0].see(f"/api/tables/{code}/view"))["over"]


async def test_an_old_id_used_for_something_else_does_not_stop_the_table(server: Server) -> None:
    _, _, lines = await at_play(server, "Ada", "Bob")
    mover = next(line for line in lines if line.is_asked)
    other = next(line for line in lines if line is not mover)
    version = (await mover.ask(**{**mover.random_act(), "id": "old"}))["v"]
    await all_reach(lines, version)
    await play_on(lines, moves=70)  # far enough for the room to know the id from the database alone
    request = await other.ask(type="undo", to=lines[0].mirror.version - 1)
    if request["type"] == "ack":
        await all_reach(lines, request["v"])
    for frame in (
        {"type": "undo", "id": "old", "to": 2},
        {"type": "undo_answer", "id": "old", "agree": False},
        {"type": "drive", "id": "old", "driver": "person"},
    ):
        async with asyncio.timeout(5):
            assert (await mover.ask(**frame))["type"] in ("ack", "refused")
    await lines[0].send({"type": "sync", "have": 0})
    await lines[0].get("snapshot")
    await lines[1].reach(lines[0].mirror.version)
    await play_on(lines, moves=3)


def seated(*drivers: Driver) -> Table:
    """Return a table of persons and of bots that nobody stands behind."""
    people = {"person": PersonId("somebody"), "bot": None}
    return table(seats=tuple(SeatInfo(people[driver], driver=driver) for driver in drivers))


def after(*moves: tuple[int, bool]) -> Position:
    """Return a position after moves: whose they were, and whether they may be taken back without asking."""
    tail = empty_tail()
    for seq, (seat, reversible) in enumerate(moves, 2):
        tail.append(Done(seq, Seat(seat), reversible, seq - 1))
    return Position(len(moves) + 1, Evaluated(None, b"", {}), tail, len(moves) + 1)


def test_how_far_back_one_may_go_is_told_to_each() -> None:
    friends = seated("person", "person")
    two_free = after((1, True), (0, True), (0, True))
    assert undo_for(two_free, friends, Seat(0)) == Undo(step=3, start=2)
    assert undo_for(two_free, friends, Seat(1)) == Undo(ask=1)
    assert undo_for(after((1, True), (0, True)), friends, Seat(0)) == Undo(step=2)
    assert undo_for(after((0, False)), friends, Seat(0)) == Undo(ask=1)
    assert undo_for(after((0, False)), friends, Seat(1)) == Undo()


def test_what_nobody_was_asked_for_is_gone_back_over_to_the_move_before() -> None:
    position = after((0, True), (1, True))
    position.tail[-1] = msgspec.structs.replace(position.tail[-1], foregone=True)
    friends = seated("person", "person")
    assert undo_for(position, friends, Seat(0)) == Undo(step=1)
    assert undo_for(position, friends, Seat(1)) == Undo()


def test_who_plays_against_bots_asks_nobody() -> None:
    assert undo_for(after((0, False), (1, False)), seated("person", "bot"), Seat(0)) == Undo(step=1)
