"""The life of a table as a state machine: who may do what, when; whatever is forbidden changes nothing."""

import asyncio
import secrets
from typing import Any

import pytest

from app.engine.rng import SEED_BYTES, seed_from
from app.tables import service
from app.tables.model import Table, TableCode
from tests.web.server import Guest, Server

pytestmark = pytest.mark.anyio

ACTIONS: dict[str, Any] = {
    "join": {},
    "leave": {},
    "start": {},
    "ready": {"ready": True},
    "seats": {"seats": 4},
    "kick": {"seat": 1},
    "bot": {"seat": 2},
    "arrange": {"order": [2, 1, 0]},
    "terms": {"spectators": False},
    "host": {"seat": 1},
    "close": {},
    "rematch": {},
}

BOT = {"driver": "bot", "free": False, "host": False, "ready": True}
BOT |= {"holiday_until": 0.0, "holiday_days": 0, "coach": "never"}
"""What a seat shows that a bot has."""

# Who asks at a table where the host, a guest and (while people gather) nobody sit; "ok" or the code of the refusal.
LIFE = """
status   action   host              guest             other
lobby    join     ok                ok                ok
lobby    leave    ok                ok                not_seated
lobby    start    seats_are_free    not_host          not_host
lobby    ready    ok                ok                not_seated
lobby    seats    ok                not_host          not_host
lobby    kick     ok                not_host          not_host
lobby    bot      ok                not_host          not_host
lobby    arrange  ok                not_host          not_host
lobby    terms    ok                not_host          not_host
lobby    host     ok                not_host          not_host
lobby    close    ok                not_host          not_seated
lobby    rematch  table_is_lobby    table_is_lobby    table_is_lobby
playing  join     ok                ok                table_is_playing
playing  leave    ok                ok                not_seated
playing  start    table_is_playing  not_host          not_host
playing  ready    table_is_playing  table_is_playing  not_seated
playing  seats    table_is_playing  not_host          not_host
playing  kick     table_is_playing  not_host          not_host
playing  bot      table_is_playing  not_host          not_host
playing  arrange  table_is_playing  not_host          not_host
playing  terms    table_is_playing  not_host          not_host
playing  host     table_is_playing  not_host          not_host
playing  close    table_is_playing  table_is_playing  not_seated
playing  rematch  table_is_playing  table_is_playing  table_is_playing
closed   join     ok                ok                table_is_closed
closed   leave    table_is_closed   table_is_closed   not_seated
closed   start    table_is_closed   not_host          not_host
closed   ready    table_is_closed   table_is_closed   not_seated
closed   seats    table_is_closed   not_host          not_host
closed   kick     table_is_closed   not_host          not_host
closed   bot      table_is_closed   not_host          not_host
closed   arrange  table_is_closed   not_host          not_host
closed   terms    table_is_closed   not_host          not_host
closed   host     table_is_closed   not_host          not_host
closed   close    ok                ok                not_seated
closed   rematch  table_is_closed   table_is_closed   table_is_closed
over     join     ok                ok                table_is_over
over     leave    table_is_over     table_is_over     not_seated
over     start    table_is_over     not_host          not_host
over     ready    table_is_over     table_is_over     not_seated
over     seats    table_is_over     not_host          not_host
over     kick     table_is_over     not_host          not_host
over     bot      table_is_over     not_host          not_host
over     arrange  table_is_over     not_host          not_host
over     terms    table_is_over     not_host          not_host
over     host     table_is_over     not_host          not_host
over     close    table_is_over     table_is_over     not_seated
over     rematch  ok                ok                not_seated
"""

Cell = tuple[str, str, str, str]


def cells(wanted: str) -> list[Cell]:
    """Return what is to be tried at tables of a status: status, action, who, what comes of it."""
    head, *rows = [line.split() for line in LIFE.strip().splitlines()]
    return [
        (status, action, who, expected)
        for status, action, *answers in rows
        if status == wanted
        for who, expected in zip(head[2:], answers, strict=True)
    ]


async def stored(server: Server, code: str) -> Table:
    found = await server.inside.stores.tables.find(TableCode(code))
    assert found is not None
    return found


async def table_in(server: Server, status: str, host: Guest, guest: Guest) -> str:
    """Return a new table of this status."""
    if status == "over":
        return await server.finished(host, guest)
    code = await host.open_table(3)
    await guest.do(f"/api/tables/{code}/join")
    if status == "playing":
        await host.do(f"/api/tables/{code}/bot", {"seat": 2})
        await host.do(f"/api/tables/{code}/start")
    elif status == "closed":
        await host.do(f"/api/tables/{code}/close")
    return code


def at_rest(table: Table) -> Table:
    """Return a table without what its log and its clock do by themselves while a bot plays."""
    moving: dict[str, Any] = {"last_seq": 0, "updated_at": 0.0, "awaited": 0}
    return Table(**{name: getattr(table, name) for name in Table.__struct_fields__} | moving)


@pytest.mark.parametrize("status", ["lobby", "playing", "closed", "over"])
async def test_every_step_of_a_tables_life_is_allowed_or_refused_with_a_code(server: Server, status: str) -> None:
    people = dict(zip(("host", "guest", "other"), await server.guests("Ada", "Bob", "Cy"), strict=True))
    nobody = await server.stranger()
    code = ""
    for _, action, who, expected in sorted(cells(status), key=lambda cell: cell[3] == "ok"):
        code = code or await table_in(server, status, people["host"], people["guest"])
        before = at_rest(await stored(server, code))
        answer = await people[who].post(f"/api/tables/{code}/{action}", ACTIONS[action])
        after = at_rest(await stored(server, code))
        if expected == "ok":
            assert answer.status_code == 200, (status, action, who, answer.text)
            code = code if status == "over" else ""
        else:
            assert (answer.status_code, answer.json()["code"]) == (403, expected), (status, action, who)
            assert after == before, (status, action, who)
            assert answer.json()["text"] not in ("", expected), "a refusal is said in words"
        unknown = await nobody.post(f"/api/tables/{before.code}/{action}", ACTIONS[action])
        assert (unknown.status_code, unknown.json()["code"]) == (401, "not_recognised")
        assert at_rest(await stored(server, before.code)) == after


async def test_a_table_is_opened_with_the_titles_own_options(server: Server) -> None:
    ada = await server.guest("Ada")
    code = await ada.open_table(2, options={"internalizing": "off"}, private=False, spectators=False)
    found = await ada.see(f"/api/tables/{code}")
    assert found["options"]["internalizing"] == "off"
    assert {option["key"] for option in (await ada.see("/api/games"))[0]["options"]} == set(found["options"])
    assert (found["status"], found["private"], found["spectators"]) == ("lobby", False, False)
    assert [seat["free"] for seat in found["seats"]] == [False, True]
    assert found["you"] == {"seat": 0, "host": True}


async def test_a_table_that_cannot_be_is_refused_with_a_reason(server: Server) -> None:
    ada = await server.guest("Ada")
    refusals: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
        ({"game": "chess"}, "unknown_title", {"title": "chess"}),
        ({"seats": 1}, "player_count", {"low": 2, "high": 9}),
        ({"seats": 20}, "player_count", {"low": 2, "high": 9}),
        ({"options": {"edition": "gold"}}, "bad_option", {"option": "edition"}),
        ({"options": {"jokers": "yes"}}, "unknown_option", {"option": "jokers"}),
    ]
    for changed, code, params in refusals:
        answer = await ada.post("/api/tables", {"game": "outpost", "seats": 3, **changed})
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert {name: answer.json()["params"].get(name) for name in params} == params
        assert answer.json()["text"]
    shapes: list[dict[str, Any]] = [
        {"seats": "3"},
        {"seats": 0},
        {"seats": 21},
        {"seed": "ab" * 32},
        {"options": []},
        {"private": "no"},
        {"host": "x"},
    ]
    for changed in shapes:
        answer = await ada.post("/api/tables", {"game": "outpost", "seats": 3, **changed})
        assert (answer.status_code, answer.json()["code"]) == (422, "wrong_type")
    assert (await ada.see("/api/tables"))["mine"] == []


async def test_people_sit_down_in_order_until_the_table_is_full(server: Server) -> None:
    ada, bob, cy, dot = await server.guests("Ada", "Bob", "Cy", "Dot")
    code = await server.gathered(ada, bob, cy)
    assert [seat["name"] for seat in (await dot.see(f"/api/tables/{code}"))["seats"]] == ["Ada", "Bob", "Cy"]
    assert (await dot.post(f"/api/tables/{code}/join")).json()["code"] == "table_full"
    await bob.do(f"/api/tables/{code}/leave")
    await dot.do(f"/api/tables/{code}/join")
    assert (await dot.see(f"/api/tables/{code}"))["you"] == {"seat": 1, "host": False}


async def test_many_who_sit_down_at_once_get_a_seat_each(server: Server) -> None:
    ada, *others = await server.guests("Ada", "Bob", "Cy", "Dot", "Eve", "Flo")
    code = await ada.open_table(4)
    answers = await asyncio.gather(*(person.post(f"/api/tables/{code}/join") for person in others))
    assert sorted(answer.status_code for answer in answers) == [200, 200, 200, 403, 403]
    names = [seat["name"] for seat in (await ada.see(f"/api/tables/{code}"))["seats"]]
    assert len(set(names)) == 4


async def test_the_host_frees_seats_and_puts_bots_into_them(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    kicked = await ada.do(f"/api/tables/{code}/kick", {"seat": 1})
    assert [seat["free"] for seat in kicked["seats"]] == [False, True]
    full = await ada.do(f"/api/tables/{code}/bot", {"seat": 1, "kind": "random"})
    assert full["seats"][1] == {**BOT, "name": "Bot 2", "bot": "random"}
    other = await ada.do(f"/api/tables/{code}/bot", {"seat": 1, "kind": "master-miser"})
    assert other["seats"][1] == {**BOT, "name": "Bot 2", "bot": "master-miser"}
    refusals: list[tuple[str, dict[str, Any], str]] = [
        ("kick", {"seat": 0}, "host_stays"),
        ("kick", {"seat": 2}, "no_such_seat"),
        ("bot", {"seat": 0}, "seat_taken"),
        ("bot", {"seat": 2}, "no_such_seat"),
        ("bot", {"seat": 1, "kind": "genius"}, "unknown_bot"),
    ]
    for action, body, expected in refusals:
        assert (await ada.post(f"/api/tables/{code}/{action}", body)).json()["code"] == expected
    assert (await ada.do(f"/api/tables/{code}/kick", {"seat": 1}))["seats"][1]["free"]


async def test_seats_are_put_into_another_order_or_shuffled(server: Server) -> None:
    people = await server.guests("Ada", "Bob", "Cy")
    code = await server.gathered(*people)
    found = await people[0].do(f"/api/tables/{code}/arrange", {"order": [2, 0, 1]})
    assert [seat["name"] for seat in found["seats"]] == ["Cy", "Ada", "Bob"]
    assert (await people[0].see(f"/api/tables/{code}"))["you"] == {"seat": 1, "host": True}
    for order in ([0, 1], [0, 1, 1], [0, 1, 2, 3], [], [1, 2, 3]):
        answer = await people[0].post(f"/api/tables/{code}/arrange", {"order": order})
        assert answer.json()["code"] == "bad_order"
    orders = set()
    for _ in range(12):
        shuffled = await people[0].do(f"/api/tables/{code}/arrange")
        assert sorted(seat["name"] for seat in shuffled["seats"]) == ["Ada", "Bob", "Cy"]
        orders.add(tuple(seat["name"] for seat in shuffled["seats"]))
    assert len(orders) > 1


async def test_a_game_begins_once_however_often_it_is_started(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    answers = await asyncio.gather(*(ada.post(f"/api/tables/{code}/start") for _ in range(5)))
    assert sorted(answer.status_code for answer in answers) == [200, 403, 403, 403, 403]
    assert [entry.kind for entry in await server.log(code)] == ["start"]


async def test_no_message_begins_a_game_but_the_hosts_start(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    lines = [await ada.sit_at(code), await bob.sit_at(code)]
    for line in lines:
        assert await line.code(type="act", decision="turn", action={"type": "pass"}) == "table_is_lobby"
        assert await line.code(type="undo", to=1) == "table_is_lobby"
        assert await line.code(type="undo_answer", agree=True) == "table_is_lobby"
        assert await line.code(type="drive", driver="bot") == "table_is_lobby"
    body = {"id": "x", "decision": "turn", "action": {"type": "pass"}}
    assert (await bob.post(f"/api/tables/{code}/actions", body)).json()["code"] == "table_is_lobby"
    for person in (bob, await server.guest("Cy"), await server.stranger()):
        assert (await person.post(f"/api/tables/{code}/start")).status_code in (401, 403), person.name
    assert await server.log(code) == []
    await ada.do(f"/api/tables/{code}/start")
    assert [entry.kind for entry in await server.log(code)] == ["start"]


async def test_a_rematch_is_one_table_with_the_same_people_whoever_asks_and_how_often(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.finished(ada, bob, private=False, options={"internalizing": "off"})
    people = (ada, bob, ada, bob)
    answers = await asyncio.gather(*(person.do(f"/api/tables/{code}/rematch") for person in people))
    codes = {answer["code"] for answer in answers}
    assert len(codes) == 1
    again = await bob.do(f"/api/tables/{code}/rematch")
    assert {again["code"]} == codes
    assert (again["status"], again["private"], again["options"]["internalizing"]) == ("lobby", False, "off")
    assert [(seat["name"], seat["driver"]) for seat in again["seats"]] == [("Ada", "person"), ("Bob", "person")]
    assert (await ada.see(f"/api/tables/{code}"))["rematch"] == again["code"]
    assert (await stored(server, again["code"])).seed != (await stored(server, code)).seed
    assert sum(seat["host"] for seat in again["seats"]) == 1
    assert {table["code"] for table in (await ada.see("/api/tables"))["mine"]} == codes, "no table is left over"


async def test_a_table_against_bots_is_one_request_away_even_for_a_stranger(server: Server) -> None:
    nobody = await server.stranger()
    found = await nobody.do("/api/play", {"game": "outpost", "seats": 3})
    assert (found["status"], [bool(seat["bot"]) for seat in found["seats"]]) == ("playing", [False, True, True])
    assert (await nobody.see(f"/api/tables/{found['code']}"))["you"] == {"seat": 0, "host": True}
    assert (await nobody.post("/api/play", {"game": "outpost", "seats": 20})).json()["code"] == "player_count"
    assert (await nobody.post("/api/play", {"game": "chess"})).json()["code"] == "unknown_title"
    masters = await nobody.do("/api/play", {"game": "outpost", "seats": 3, "kind": "master"})
    assert [seat["bot"] for seat in masters["seats"]] == ["", "master", "master"]
    before = len((await nobody.see("/api/tables"))["mine"])
    refused = await nobody.post("/api/play", {"game": "outpost", "kind": "genius"})
    assert (refused.status_code, refused.json()["code"]) == (400, "unknown_bot")
    assert len((await nobody.see("/api/tables"))["mine"]) == before, "no table is left behind"


async def test_codes_and_seeds_have_nothing_to_do_with_each_other(server: Server) -> None:
    ada = await server.guest("Ada")
    found = [await stored(server, await ada.open_table()) for _ in range(20)]
    assert len({table.code for table in found}) == len({table.seed for table in found}) == 20
    for table in found:
        assert len(table.seed) == 64
        assert table.code not in table.seed
        assert table.seed not in table.commitment
    drawn = [seed_from(f"table {number}") for number in range(1, 21)]
    assert [table.seed for table in found] == drawn, "a seed is what chance gave, and nothing is added to it"


def test_seeds_are_drawn_from_the_system_and_have_256_bits() -> None:
    assert vars(service)["token_hex"] is secrets.token_hex
    assert SEED_BYTES == 32
