"""Standing orders at a table: they answer for their person, survive what people do, and are nobody else's business."""

import json
from typing import Any

import msgspec
import pytest

from app.engine.events import Player, Seat
from app.games.outpost.components import UpgradeId
from app.people.person import PersonId
from app.tables import orders, projection
from app.tables.model import StandingOrder, TableCode
from tests.web.auction_day import PASS, all_reach, at_table, give, given, market_day, moves_of, up_to
from tests.web.server import Line, Server

pytestmark = pytest.mark.anyio


async def test_who_orders_to_pass_is_not_asked_again_in_this_auction(server: Server) -> None:
    _, _, (ada, bob, cy) = await at_table(server)
    version = await ada.act(type="open_auction", upgrade="nodule", amount=25)
    await all_reach([bob, cy], version)
    assert bob.is_asked
    order = await give(bob, **PASS)
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
    assert await bob.code(type="give_order", order=PASS) == "not_now"
    await give(bob, order, **PASS)
    assert given(bob) == [], "the same frame sent again is acknowledged as it was"


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


async def test_who_wants_to_be_asked_beyond_a_limit_is_asked_though_a_broader_order_would_pass(server: Server) -> None:
    _, _, (ada, bob, _) = await at_table(server)
    await give(bob, type="pass_until_turn", round=2)
    await give(bob, **up_to(30, then="ask"))
    version = await ada.act(type="open_auction", upgrade="nodule", amount=30)
    await bob.reach(version)
    assert bob.is_asked
    assert bob.mirror.orders is not None
    assert not bob.mirror.orders["due"]
    assert len(given(bob)) == 2
    await bob.act(type="pass")
    await ada.reach(version + 1)
    assert moves_of(ada)[-1] == (1, "outpost-passed")


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


async def test_where_nobody_checks_bids_an_order_bids_no_more_than_can_be_paid(server: Server) -> None:
    _, _, (ada, bob, _) = await at_table(server, market_day(bid_verification="challenge"))
    await give(bob, **up_to(90))
    await ada.act(type="open_auction", upgrade="nodule", amount=45)
    await bob.until(lambda frame: frame["type"] == "snapshot" and frame["orders"]["given"][0]["ended"] is not None)
    assert bob.is_asked
    assert bob.mirror.orders is not None
    assert bob.mirror.orders["given"][0]["ended"] == {"code": "cannot_afford", "params": {"high": 45}}
    await bob.act(type="bid", amount=46)
    await ada.until(lambda frame: frame["type"] == "step" and frame["seat"] == 1)
    assert moves_of(ada)[-1] == (1, "outpost-bid"), "by hand one may"


async def test_whose_order_is_for_a_card_that_has_gone_is_told_so_until_they_have_moved(server: Server) -> None:
    state = market_day()
    state.stock.pop(UpgradeId("nodule"))
    _, _, (ada, bob, cy) = await at_table(server, state)
    order = await give(bob, **up_to(26, then="ask"))
    await give(cy, **up_to(30))
    version = await ada.act(type="open_auction", upgrade="nodule", amount=25)
    await all_reach([ada, bob], version + 2)
    await ada.act(type="pass")
    await bob.reach(version + 3)
    await bob.act(type="pass")
    await all_reach([ada, bob, cy], version + 5)

    def reasons(line: Line) -> list[dict[str, Any]]:
        assert line.mirror.orders is not None
        return [{"id": each["id"], **(each["ended"] or {})} for each in line.mirror.orders["given"]]

    gone = {"id": order, "code": "all_sold", "params": {}}
    assert reasons(bob) == [gone]
    assert reasons(cy) == [], "who has bought it need not be told"
    await ada.act(type="end_turn")
    await bob.reach(version + 6)
    assert bob.is_asked
    assert reasons(bob) == [gone]
    await bob.act(type="end_turn")
    await bob.get("snapshot")
    assert reasons(bob) == []
    await ada.ask(type="undo", to=version - 1)
    for line in (bob, cy):
        await line.ask(type="undo_answer", agree=True)
    await bob.until(lambda frame: frame["type"] == "step" and frame["kind"] == "undo")
    assert reasons(bob) == [{"id": order}], "it may come up again"


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
