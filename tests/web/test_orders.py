"""Standing orders at a table: they answer for their person, survive what people do, and are nobody else's business."""

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.engine.events import Player, Seat
from app.games.outpost.state import State
from app.people.person import PersonId
from app.tables import bot_runner, orders, projection
from app.tables.model import StandingOrder, TableCode
from tests.databases import SQLITE
from tests.games.outpost.positions import colony, next_round, position
from tests.web.server import DEADLINE, Guest, Line, Server, quick, serving, wait_for
from tests.web.staging import stage
from tests.web.test_pauses import HIGH, LOW, Clock

pytestmark = pytest.mark.anyio

HANDS = ("moon_ore/50", "moon_ore/45", "moon_ore/40")
PASS: dict[str, Any] = {"type": "pass_auction", "round": 2, "auction": 1, "upgrade": "nodule"}


def market_day() -> State:
    state = position(3, "nodule warehouse")
    for seat in range(3):
        colony(state, seat, hand=HANDS[seat])
    return state


async def at_table(server: Server, state: State | None = None, **more: Any) -> tuple[str, list[Guest], list[Line]]:
    """Return a table of three at which Ada may open an auction, its people and their sockets."""
    people = await server.guests("Ada", "Bob", "Cy")
    code = await server.started(*people, **more)
    await stage(server, code, state or market_day())
    return code, people, [await person.sit_at(code) for person in people]


async def all_reach(lines: list[Line], version: int) -> None:
    for line in lines:
        await line.reach(version)


def given(line: Line) -> list[dict[str, Any]]:
    assert line.mirror.orders is not None
    return [each["order"] for each in line.mirror.orders["given"]]


async def give(line: Line, with_id: str | None = None, **order: Any) -> str:
    """Give an order; return its id."""
    own = {"id": with_id} if with_id else {}
    answer = await line.ask(type="give_order", order=order, **own)
    assert answer["type"] == "ack", answer
    await line.get("snapshot")
    return str(answer["id"])


def moves_of(line: Line) -> list[tuple[int, str]]:
    """Return who did what, as this client was told step by step."""
    steps = [frame for frame in map(json.loads, line.raw) if frame["type"] == "step"]
    return [(step["seat"], event["key"]) for step in steps for event in step["events"][:1]]


def up_to(limit: int, step: int = 1, then: str = "pass", upgrade: str = "nodule") -> dict[str, Any]:
    return {"type": "bid_up_to", "upgrade": upgrade, "limit": limit, "step": step, "then": then, "copy": 1}


async def test_who_orders_to_pass_is_not_asked_again_in_this_auction(server: Server) -> None:
    _, _, (ada, bob, cy) = await at_table(server)
    version = await ada.act(type="open_auction", upgrade="nodule", amount=25)
    await all_reach([bob, cy], version)
    assert bob.is_asked
    await give(bob, **PASS)
    await all_reach([ada, bob, cy], version + 1)
    await cy.act(type="bid", amount=26)
    await ada.reach(version + 2)
    await ada.act(type="bid", amount=27)
    await cy.reach(version + 4)
    await cy.act(type="pass")
    await all_reach([ada, bob, cy], version + 5)
    assert moves_of(ada)[1:] == [
        (1, "outpost-passed"),
        (2, "outpost-bid"),
        (0, "outpost-bid"),
        (1, "outpost-passed"),
        (2, "outpost-passed"),
    ]


async def test_only_its_own_person_is_told_that_an_order_is_about_to_answer(server: Server) -> None:
    _, _, (ada, bob, cy) = await at_table(server)
    await give(bob, **up_to(30))
    version = await ada.act(type="open_auction", upgrade="nodule", amount=25)
    await all_reach([ada, bob, cy], version + 1)

    def due(line: Line) -> list[bool]:
        frames = [json.loads(raw) for raw in line.raw]
        return [frame["orders"]["due"] for frame in frames if frame.get("orders")]

    assert due(bob)[-2:] == [True, False]
    assert not any(due(ada) + due(cy))


async def test_a_limit_bids_by_the_least_raise_and_then_passes(server: Server) -> None:
    _, _, (ada, bob, cy) = await at_table(server)
    await give(bob, **up_to(30))
    assert given(bob) == [up_to(30)]
    await ada.act(type="open_auction", upgrade="nodule", amount=25)
    await cy.until(
        lambda frame: frame["type"] == "step" and frame["decision"] is not None and frame["decision"]["awaited"]
    )
    assert cy.mirror.view["auction"]["amount"] == 26
    await cy.act(type="bid", amount=30)
    await ada.until(lambda frame: frame["type"] == "step" and frame["seat"] == 2)
    assert ada.is_asked
    version = await ada.act(type="pass")
    await all_reach([bob, cy], version + 1)
    assert moves_of(cy)[-1] == (1, "outpost-passed")
    assert cy.mirror.orders is not None
    assert given(cy) == []


# --- while the game goes on ---------------------------------------------------------------------------------------


async def test_an_order_can_be_changed_and_withdrawn_until_it_is_used(server: Server) -> None:
    _, _, (_, bob, _) = await at_table(server)
    await give(bob, **up_to(30))
    await give(bob, **up_to(33, then="ask"))
    assert given(bob) == [up_to(33, then="ask")], "about the same upgrade there is one"
    await give(bob, **up_to(27, upgrade="warehouse"))
    changed = await give(bob, **up_to(34))
    assert given(bob) == [up_to(34), up_to(27, upgrade="warehouse")], "a changed limit is preferred as it was"
    await bob.ask(type="withdraw_order", order=changed)
    await bob.get("snapshot")
    assert given(bob) == [up_to(27, upgrade="warehouse")]
    assert await bob.code(type="wake_order", order=changed) == "no_such_order"


async def test_of_too_many_orders_those_that_are_over_are_forgotten(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(orders, "MAX_KEPT", 2)
    code, _, (ada, _, cy) = await at_table(server)
    opened = await ada.act(type="open_auction", upgrade="nodule", amount=25)
    await cy.reach(opened)
    await give(cy, type="discard_cheapest")
    await give(cy, **PASS)
    await ada.ask(type="undo", to=opened - 1)
    await cy.reach(opened + 1)
    await give(cy, **up_to(30))
    assert given(cy) == [{"type": "discard_cheapest"}, up_to(30)]
    assert len((await server.inside.stores.tables.orders(TableCode(code)))[Seat(2)]) == 2


async def test_what_cannot_be_ordered_is_refused_and_changes_nothing(server: Server) -> None:
    _, (_, _, _), (ada, bob, _) = await at_table(server)
    watcher = await (await server.guest("Eve")).sit_at(ada.mirror.table["code"])
    for order, code in (
        (PASS, "not_now"),
        (up_to(24), "below_minimum"),
        (up_to(30, step=0), "below_minimum"),
        (up_to(30, then="shout"), "not_offered"),
        (up_to(30, upgrade="nothing"), "not_offered"),
        ({"type": "pass_unless", "round": 9, "upgrades": []}, "not_offered"),
        ({"type": "bid", "amount": 30}, "unknown_action"),
        ({}, "missing_field"),
    ):
        assert await bob.code(type="give_order", order=order) == code, order
    assert given(bob) == []
    assert await watcher.code(type="give_order", order=up_to(30)) == "not_seated"


async def test_at_a_title_without_orders_none_can_be_given(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    line = await people[0].sit_at(await server.started(*people, game="red_outpost"))
    assert line.mirror.orders is None
    assert await line.code(type="give_order", order=PASS) == "no_orders_here"


async def test_an_order_that_has_become_impossible_does_not_act_and_its_person_is_told_why(server: Server) -> None:
    _, _, (ada, bob, cy) = await at_table(server)
    await give(bob, **up_to(90, step=10))
    version = await ada.act(type="open_auction", upgrade="nodule", amount=39)
    await bob.until(lambda frame: frame["type"] == "snapshot" and frame["orders"]["given"][0]["ended"] is not None)
    assert bob.is_asked
    assert bob.mirror.orders is not None
    [order] = bob.mirror.orders["given"]
    assert order["ended"] == {"code": "cannot_afford", "params": {"high": 45}}
    assert (ada.mirror.version, bob.mirror.version) == (version, version)
    await give(bob, order["id"], **up_to(90, step=10))
    assert bob.mirror.orders["given"] == [order], "the same frame sent again gives no new order"
    await bob.act(type="bid", amount=45)
    await cy.reach(version + 1)
    assert moves_of(cy)[-1] == (1, "outpost-bid")


async def test_an_undo_past_its_answer_puts_an_order_to_sleep(server: Server) -> None:
    _, _, (ada, bob, cy) = await at_table(server)
    order = await give(bob, "any:id", **up_to(30))
    opened = await ada.act(type="open_auction", upgrade="nodule", amount=25)
    await all_reach([ada, bob, cy], opened + 1)
    await ada.ask(type="undo", to=opened - 1)
    for line in (bob, cy):
        await line.ask(type="undo_answer", agree=True)
    await bob.until(lambda frame: frame["type"] == "step" and frame["kind"] == "undo")
    assert bob.mirror.orders is not None
    assert [each["asleep"] for each in bob.mirror.orders["given"]] == [True]
    await ada.until(lambda frame: frame["type"] == "step" and frame["kind"] == "undo")
    await ada.act(type="open_auction", upgrade="nodule", amount=25)
    await bob.reach(ada.mirror.version)
    assert bob.is_asked, "nothing is bid by an order that sleeps"
    await bob.ask(type="wake_order", order=order)
    await cy.reach(ada.mirror.version + 1)
    assert moves_of(cy)[-1] == (1, "outpost-bid")


async def test_an_order_to_pass_is_not_about_another_upgrade_that_is_opened_after_an_undo(server: Server) -> None:
    _, _, (ada, bob, cy) = await at_table(server)
    opened = await ada.act(type="open_auction", upgrade="nodule", amount=25)
    await all_reach([bob, cy], opened)
    await give(cy, **PASS)
    await ada.ask(type="undo", to=opened - 1)
    await all_reach([ada, bob, cy], opened + 1)
    assert given(cy) == []
    version = await ada.act(type="open_auction", upgrade="warehouse", amount=25)
    await all_reach([bob, cy], version)
    assert cy.mirror.view["auction"]["number"] == PASS["auction"]
    await bob.act(type="bid", amount=26)
    await cy.reach(version + 1)
    assert cy.is_asked
    assert cy.mirror.orders is not None
    assert not cy.mirror.orders["due"]


async def test_while_an_undo_is_asked_for_orders_wait(server: Server) -> None:
    _, _, (ada, bob, cy) = await at_table(server)
    opened = await ada.act(type="open_auction", upgrade="nodule", amount=25)
    await bob.reach(opened)
    bid = await bob.act(type="bid", amount=26)
    await all_reach([ada, cy], bid)
    await ada.ask(type="undo", to=opened - 1)
    await give(cy, **up_to(30))
    assert cy.is_asked
    await bob.ask(type="undo_answer", agree=False)
    await all_reach([ada, bob, cy], bid + 3)
    assert moves_of(bob)[-1] == (2, "outpost-bid")


async def test_a_substitute_does_not_inherit_orders_and_a_stand_in_does_not_follow_them(server: Server) -> None:
    code, _, (_, bob, _) = await at_table(server)
    await give(bob, **up_to(30))
    room = await server.room(code)
    seats = list(room.table.seats)
    assert room.position is not None
    for changed in (
        msgspec.structs.replace(seats[1], person=PersonId("somebody else")),
        msgspec.structs.replace(seats[1], driver="bot"),
    ):
        table = msgspec.structs.replace(room.table, seats=(seats[0], changed, seats[2]))
        assert room.orders.due(table, room.position.at, Seat(1)) is None
    assert room.orders.standing(room.table, room.position.at, Seat(1))


async def test_a_substitute_is_not_told_which_moves_were_ordered(server: Server) -> None:
    code, _, (ada, bob, _) = await at_table(server)
    await give(bob, **up_to(30))
    opened = await ada.act(type="open_auction", upgrade="nodule", amount=25)
    await bob.reach(opened + 1)
    room = await server.room(code)
    seats = list(room.table.seats)
    seats[1] = msgspec.structs.replace(seats[1], person=PersonId("somebody else"))
    substituted = msgspec.structs.replace(room.table, seats=tuple(seats))
    for table, is_told in ((room.table, True), (substituted, False)):
        assert projection.line(room.recent[-1], table, Player(Seat(1))).ordered == is_told


async def test_an_order_that_the_title_does_not_know_any_more_is_left_out(server: Server) -> None:
    code, people, (_, bob, _) = await at_table(server)
    await give(bob, **up_to(30))
    unknown = StandingOrder("old", (await server.room(code)).table.seats[1].person or PersonId(""), {"type": "gone"})
    await server.inside.stores.tables.change_orders(
        TableCode(code), Seat(1), lambda known: (unknown, *known), to_act=False
    )
    server.inside.hub.rooms.pop(TableCode(code))
    assert given(await people[1].sit_at(code)) == [up_to(30)]


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
