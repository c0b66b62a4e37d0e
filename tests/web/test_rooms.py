"""Rooms: a long game is never played again from its beginning; a table that comes and goes leaves nothing behind."""

import gc
import signal
import time
from collections.abc import Awaitable
from typing import Any

import msgspec
import pytest

from app.engine.events import Seat
from app.engine.game import Game
from app.engine.rng import Stream, seed_from
from app.tables import watchdog
from app.tables.model import TableCode
from app.tables.room import Room
from tests.web.server import Server, play_on, quick, serving, wait_for

pytestmark = pytest.mark.anyio


async def play(room: Room, moves: int) -> None:
    """Have every seat answer at random, without anybody looking."""
    dice = Stream(seed_from("nobody looks"))
    for _ in range(moves):
        assert room.position is not None
        decision = next(each for each in room.position.at.opened.values() if each.awaited)
        action = msgspec.to_builtins(decision.sample(dice))
        await room.act(decision.seat, f"m{room.position.seq}", decision.id, action)


async def test_no_request_plays_a_long_game_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = TableCode(await server.started(ada, bob))
    room = await server.room(code)
    await play(room, 130)
    performed: list[int] = []
    perform = Game.perform

    def counted(*given: Any) -> None:
        performed.append(1)
        perform(*given)

    async def cost(work: Awaitable[Any]) -> int:
        performed.clear()
        await work
        return len(performed)

    monkeypatch.setattr(Game, "perform", counted)
    few = server.inside.settings.snapshot_every
    del server.inside.hub.rooms[code]  # as if this process had just been started
    assert await cost(server.room(code)) < few
    room = await server.room(code)
    assert await cost(play(room, 1)) == 1
    await room.undo(Seat(0), "ask", 100)
    assert await cost(room.answer_undo(Seat(1), "agree", True)) < few
    for seq in (1, 19, 60, 99, 131):
        assert await cost(ada.see(f"/api/tables/{code}/history/{seq}")) < few


async def test_a_step_that_never_ends_is_stopped_and_holds_up_no_other_table(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await server.guests("Ada", "Bob")
    stuck, sound = await server.started(*people, game="homesteaders"), await server.started(*people)
    lines = {code: [await person.sit_at(code) for person in people] for code in (stuck, sound)}

    def endless(*_given: Any) -> None:
        limit = time.process_time() + 5
        while time.process_time() < limit:  # so that this test ends also where nobody stops it
            pass

    asked = next(line for line in lines[stuck] if line.is_asked)
    with monkeypatch.context() as broken:
        broken.setattr(Game, "perform", endless)
        broken.setattr(watchdog, "STEP_SECONDS", 0.1)
        assert await asked.code(**asked.random_act()) == "our_fault"
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0.0, 0.0), "a timer that rings at the end kills the process"
    assert len(await server.log(stuck)) == 1
    for code in (sound, stuck):
        await play_on(lines[code], moves=3)


class Heard:
    """Notes how far rooms have come; it may fail afterwards."""

    name = "heard"

    def __init__(self, *, fails: bool) -> None:
        self.steps: list[int] = []
        self._fails = fails

    def after_step(self, room: Room) -> None:
        assert room.position is not None
        self.steps.append(room.position.seq)
        if self._fails:
            raise RuntimeError


async def test_every_listener_is_told_of_a_step_whatever_becomes_of_the_others(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    room = await server.room(await server.started(ada, bob))
    first, second = Heard(fails=True), Heard(fails=False)
    server.inside.hub.listeners[:] = [first, second]
    await play(room, 2)
    assert first.steps == second.steps == [2, 3]


async def test_a_table_that_everybody_left_is_put_away_whole_and_leaves_nothing_in_memory(database_url: str) -> None:
    async with serving(quick(database_url, idle_room_seconds=0.0, poll_seconds=0.01)) as server:
        ada, bob = await server.guests("Ada", "Bob")
        code = await server.started(ada, bob)
        room = await server.room(code)
        await play(room, 30)
        kinds = (Room, room.game.state_type)
        seen = await ada.see(f"/api/tables/{code}/view")
        hub = server.inside.hub
        del room

        def nothing_held() -> bool:
            gc.collect()
            return not hub.rooms and not any(type(each) in kinds for each in gc.get_objects())

        await wait_for(nothing_held)
        for _ in range(2):
            line = await ada.sit_at(code)
            assert (line.mirror.view, line.mirror.decision) == (seen["view"], seen["decision"])
            await bob.see(f"/api/tables/{code}/history/17")
            await line.close()
            await wait_for(nothing_held)
