"""Nobody can tell an order from a person at the keyboard, and no restart loses or doubles one."""

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from app.engine.events import Seat
from app.people.person import PersonId
from app.tables import bot_runner
from app.tables.model import StandingOrder, TableCode
from tests.databases import SQLITE
from tests.games.outpost.positions import colony, next_round, position
from tests.web.auction_day import PASS, all_reach, at_table, give, given, moves_of, up_to
from tests.web.server import DEADLINE, Guest, Server, quick, serving, wait_for
from tests.web.test_pauses import HIGH, LOW, Clock

pytestmark = pytest.mark.anyio


# --- what others learn --------------------------------------------------------------------------------------------


async def all_that_others_get(database_url: str, by_order: bool) -> tuple[list[Any], list[Any]]:
    """Return what others are sent, and what they can ask for, where Bob answers by order or by hand."""
    async with serving(quick(database_url)) as server:
        code, people, (ada, bob, cy) = await at_table(server)
        eve = await (await server.guest("Eve")).sit_at(code)
        if by_order:
            await give(bob, **up_to(27))
            await give(bob, type="pass_until_turn", round=2)
        version = await ada.act(type="open_auction", upgrade="nodule", amount=25)
        await bob.reach(version)
        if not by_order:
            await bob.act(type="bid", amount=26)
        await cy.reach(version + 1)
        await cy.act(type="bid", amount=28)
        await ada.reach(version + 2)
        await ada.act(type="pass")
        await bob.reach(version + 3)
        if not by_order:
            await bob.act(type="pass")
        await all_reach([ada, bob, cy, eve], version + 4)
        await all_reach([ada, bob, cy, eve], await server.settled(code))  # Cy's only way to pay is taken meanwhile
        sent = [json.loads(data) for line in (ada, cy, eve) for data in line.raw]
        asked = [
            (await guest.get(f"/api/tables/{code}{path}")).json()
            for guest in (people[0], people[2])
            for path in ("", "/view", "/history?after=1", "/history/3", "/export", "/verify")
        ]
        return plain([frame for frame in sent if frame["type"] == "step"]), plain(asked)


def plain(frame: Any) -> Any:
    """Return a frame without what differs between any two games: times, codes, and how they were dealt."""
    if isinstance(frame, dict):
        return {key: plain(value) for key, value in frame.items() if key not in ("at", "code", "commitment", "log")}
    return [plain(each) for each in frame] if isinstance(frame, list) else frame


async def test_nobody_can_tell_an_order_from_a_person_at_the_keyboard(tmp_path: Path, sqlite_template: Path) -> None:
    found = []
    for by_order in (True, False):
        path = tmp_path / f"{by_order}.sqlite3"
        shutil.copy(sqlite_template, path)
        found.append(await all_that_others_get(f"{SQLITE}:///{path}", by_order))
    assert found[0] == found[1]


async def test_at_a_live_table_an_order_takes_its_time_as_a_bot_does(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    clock.is_started.set()
    async with serving(quick(database_url, bot_pause_low=LOW, bot_pause_high=HIGH, bot_haste=0.5)) as server:
        _, _, (ada, bob, cy) = await at_table(server)
        await give(bob, **up_to(40))
        await give(cy, **up_to(40))
        await ada.act(type="open_auction", upgrade="nodule", amount=25)
        await ada.until(lambda frame: frame["type"] == "step" and frame["seat"] == 2)
    assert len(clock.waits) == 2
    assert all(LOW <= wait <= HIGH for wait in clock.waits), "a chain of orders does not hurry as one of bots does"


async def test_an_order_that_a_pause_overtakes_answers_after_it(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    async with serving(quick(database_url, bot_pause_low=LOW, bot_pause_high=HIGH)) as server:
        _, _, (ada, bob, _) = await at_table(server)
        await give(bob, **up_to(40))
        await ada.act(type="open_auction", upgrade="nodule", amount=25)
        await wait_for(lambda: len(clock.waits) == 1)
        assert (await ada.ask(type="pause"))["type"] == "ack"
        clock.is_started.set()
        await wait_for(lambda: not server.inside.bots._running)
        assert (await ada.ask(type="resume"))["type"] == "ack"
        await ada.until(lambda frame: frame["type"] == "step" and frame["seat"] == 1)
        assert moves_of(ada)[-1] == (1, "outpost-bid")
        assert given(bob) == [up_to(40)]


async def test_where_all_are_asked_at_once_neither_bots_nor_orders_wait_for_an_order(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = position(3, "nodule warehouse data_library")
    for seat in range(3):
        colony(state, seat, factories={"water": 4})
    clock = Clock(monkeypatch)
    async with serving(quick(database_url, bot_pause_low=LOW, bot_pause_high=HIGH)) as server:
        code, people, (ada, bob, _) = await at_table(server, next_round(state))
        assert ada.is_asked
        await give(ada, type="take_megas", number="none")
        await give(bob, type="take_megas", number="all")
        await people[2].do(f"/api/tables/{code}/leave")
        await wait_for(lambda: len(clock.waits) == 3)
        clock.is_started.set()
        room = await server.room(code)
        await wait_for(lambda: room.position is not None and room.position.state.stage == "turns")


async def test_over_days_an_order_answers_at_once(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    async with serving(quick(database_url, bot_pause_low=LOW, bot_pause_high=HIGH)) as server:
        _, _, (ada, bob, _) = await at_table(server, pace="days")
        await give(bob, **up_to(40))
        await ada.act(type="open_auction", upgrade="nodule", amount=25)
        await ada.until(lambda frame: frame["type"] == "step" and frame["seat"] == 1)
    assert clock.waits == []


async def test_after_the_end_everybody_sees_what_was_ordered(server: Server) -> None:
    code, people, (ada, bob, cy) = await at_table(server)
    await give(bob, **up_to(30))
    await give(bob, type="discard_cheapest")
    opened = await ada.act(type="open_auction", upgrade="nodule", amount=25)
    await cy.reach(opened + 1)
    await give(cy, **PASS)
    await all_reach([ada, cy], opened + 2)
    await ada.act(type="pass")
    await cy.reach(opened + 3)
    await give(cy, type="discard_cheapest")
    assert given(cy) == [{"type": "discard_cheapest"}], "the other one is over"
    for person in people:
        await person.do(f"/api/tables/{code}/leave")
    room = await server.room(code)
    await wait_for(lambda: room.is_over, 3 * DEADLINE)
    archive = await people[2].sit_at(code)
    assert archive.mirror.orders is not None
    shown = [(each["seat"], each["order"]["type"]) for each in archive.mirror.orders["given"]]
    assert shown == [(1, "bid_up_to"), (1, "discard_cheapest"), (2, "pass_auction"), (2, "discard_cheapest")]
    log = (await people[2].see(f"/api/tables/{code}/history?limit=20"))["entries"]
    assert [(line["seq"], line["seat"]) for line in log if line.get("ordered")] == [(opened + 1, 1), (opened + 2, 2)]


# --- restarts and other processes ---------------------------------------------------------------------------------


async def test_orders_outlive_a_restart_and_act_on_their_own_after_it(database_url: str) -> None:
    async with serving(quick(database_url)) as server:
        code, people, (ada, bob, _) = await at_table(server)
        await give(bob, **up_to(30))
        server.inside.hub.listeners.clear()  # as if the process ended before the order could act
        opened = await ada.act(type="open_auction", upgrade="nodule", amount=25)
        cookies = people[2].cookies()
    async with serving(quick(database_url)) as server:
        await wait_for(lambda: code in server.inside.hub.rooms)
        log = await server.log(code)
        while len(log) == opened:
            log = await server.log(code)
        assert (log[opened].seat, log[opened].body["action"]) == (1, {"type": "bid", "amount": 26})
        assert cookies


async def test_an_order_that_another_process_has_withdrawn_does_not_act(server: Server) -> None:
    code, _, (ada, bob, _) = await at_table(server)
    await give(bob, **up_to(30))
    await server.inside.stores.tables.change_orders(TableCode(code), Seat(1), lambda _known: (), to_act=False)
    opened = await ada.act(type="open_auction", upgrade="nodule", amount=25)
    await bob.until(lambda frame: frame["type"] == "snapshot" and frame["orders"]["given"] == [])
    assert bob.is_asked
    assert bob.mirror.version == opened


async def test_an_order_of_a_process_that_ended_before_it_told_of_it_is_carried_out(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, (ada, bob, _) = await at_table(server)
    opened = await ada.act(type="open_auction", upgrade="nodule", amount=25)
    await bob.reach(opened)
    order = StandingOrder("elsewhere", (await server.room(code)).table.seats[1].person or PersonId(""), up_to(30))
    tables = server.inside.stores.tables
    await tables.change_orders(TableCode(code), Seat(1), lambda _known: (order,), to_act=True)
    monkeypatch.setattr(bot_runner, "WAKE_SECONDS", 0.0)
    waking = asyncio.create_task(bot_runner.wake_bots(server.inside.hub))
    await bob.reach(opened + 1)
    waking.cancel()
    assert moves_of(bob)[-1] == (1, "outpost-bid")


async def test_what_is_ordered_through_one_process_is_followed_by_another(postgres_url: str) -> None:
    async with serving(quick(postgres_url)) as first, serving(quick(postgres_url)) as second:
        code, people, (ada, bob, _) = await at_table(first)
        elsewhere = Guest(second, "Bob", people[1].http)
        line = await elsewhere.sit_at(code)
        await give(bob, **up_to(30))
        await line.get("snapshot")
        assert given(line) == [up_to(30)]
        await give(line, type="discard_cheapest")
        await bob.get("snapshot")
        assert len(given(bob)) == 2
        opened = await ada.act(type="open_auction", upgrade="nodule", amount=25)
        await line.reach(opened + 1)
        assert len(await first.log(code)) == opened + 1, "one of them answers, once"
