"""Standing orders in the database: changed by several processes at once, damaged alone, gone with their table."""

import asyncio

import msgspec
import pytest

from app.engine.errors import Refusal
from app.engine.events import Seat
from app.store.session import AppStores
from app.tables.model import StandingOrder
from tests.store.build import ANN, CODE, append, entry
from tests.store.test_tables import damage

pytestmark = pytest.mark.anyio

BOB = Seat(1)


def order(name: str, **more: object) -> StandingOrder:
    return StandingOrder(name, ANN, {"type": "bid_up_to", "limit": 30}, **more)  # type: ignore[arg-type]


async def add(stores: AppStores, name: str, to_act: bool = False) -> None:
    await stores.tables.change_orders(CODE, BOB, lambda known: (*known, order(name)), to_act=to_act)


async def test_orders_are_stored_as_they_are_and_changed_in_place(playing: AppStores) -> None:
    assert await playing.tables.orders(CODE) == {}
    await add(playing, "a")
    await add(playing, "b")
    ended = order("b", ended=Refusal("cannot_afford", {"high": 3}), asleep=True)
    await playing.tables.change_orders(CODE, BOB, lambda known: (known[0], ended), to_act=False)
    assert await playing.tables.orders(CODE) == {BOB: (order("a"), ended)}


async def test_orders_given_at_once_are_all_kept(playing: AppStores) -> None:
    names = {f"order{number}" for number in range(8)}
    await asyncio.gather(*(add(playing, name) for name in names))
    assert {each.id for each in (await playing.tables.orders(CODE))[BOB]} == names


async def test_an_order_that_is_to_act_marks_the_table_and_changes_nothing_else(playing: AppStores) -> None:
    await append(playing, entry(1))
    before = await playing.tables.find(CODE), await playing.tables.newest([CODE])
    await add(playing, "a")
    assert await playing.tables.with_bots_to_move(9e9, 10.0, 10) == []
    await add(playing, "b", to_act=True)
    assert await playing.tables.with_bots_to_move(9e9, 10.0, 10) == [CODE]
    assert (await playing.tables.find(CODE), await playing.tables.newest([CODE])) == before


async def test_damaged_orders_are_lost_and_break_nothing(playing: AppStores) -> None:
    await add(playing, "a")
    await damage(playing, "UPDATE orders SET given = 'x'")
    assert await playing.tables.orders(CODE) == {BOB: ()}
    await add(playing, "b")
    assert await playing.tables.orders(CODE) == {BOB: (order("b"),)}


async def test_orders_go_with_their_table(playing: AppStores) -> None:
    await add(playing, "a")
    await damage(playing, f"DELETE FROM tables WHERE code = '{CODE}'")
    assert await playing.tables.orders(CODE) == {}


async def test_an_order_says_no_more_than_it_must() -> None:
    assert msgspec.json.encode(order("a")) == b'{"id":"a","person":"ann","order":{"type":"bid_up_to","limit":30}}'
