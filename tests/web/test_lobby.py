"""Before the game: who is ready, how many seats there are, and which tables wait for whom."""

from typing import Any

import pytest

from tests.web.server import Guest, Server, play_on

pytestmark = pytest.mark.anyio


async def code_of(person: Guest, path: str, content: Any) -> str:
    """Post what is refused, and return with which code."""
    answer = await person.post(path, content)
    assert answer.status_code >= 400
    return str(answer.json()["code"])


async def waiting(person: Guest) -> list[str]:
    """Return the tables that wait for a person; they must stand before all others."""
    mine = (await person.see("/api/tables"))["mine"]
    flags = [table["waiting"] for table in mine]
    assert flags == sorted(flags, reverse=True)
    return [table["code"] for table in mine if table["waiting"]]


async def test_everybody_sees_who_is_ready(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await people[0].open_table(3)
    await people[1].do(f"/api/tables/{code}/join")
    await people[0].do(f"/api/tables/{code}/bot", {"seat": 2})
    line = await people[0].sit_at(code)
    shown = await people[1].do(f"/api/tables/{code}/ready", {"ready": True})
    assert [seat["ready"] for seat in shown["seats"]] == [False, True, True], "a bot is always ready"
    await line.until(lambda frame: frame["type"] == "table" and frame["table"]["seats"][1]["ready"])
    await people[1].do(f"/api/tables/{code}/ready", {"ready": False})
    await line.until(lambda frame: frame["type"] == "table" and not frame["table"]["seats"][1]["ready"])


async def test_being_ready_goes_with_the_person_and_ends_with_standing_up(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    await bob.do(f"/api/tables/{code}/ready", {"ready": True})
    moved = await ada.do(f"/api/tables/{code}/arrange", {"order": [1, 0]})
    assert [(seat["name"], seat["ready"]) for seat in moved["seats"]] == [("Bob", True), ("Ada", False)]
    await bob.do(f"/api/tables/{code}/leave")
    again = await bob.do(f"/api/tables/{code}/join")
    assert not any(seat["ready"] for seat in again["seats"])


async def test_the_host_may_begin_although_somebody_is_not_ready(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    assert (await ada.do(f"/api/tables/{code}/start"))["status"] == "playing"
    assert await code_of(bob, f"/api/tables/{code}/ready", {"ready": True}) == "table_is_playing"


async def test_nobody_is_ready_for_a_rematch_before_saying_so(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    await bob.do(f"/api/tables/{code}/ready", {"ready": True})
    await ada.do(f"/api/tables/{code}/start")
    for person in (ada, bob):
        await person.do(f"/api/tables/{code}/leave")
    room = await server.room(code)
    line = await ada.sit_at(code)
    while not room.is_over:
        await line.receive()
    again = await ada.do(f"/api/tables/{code}/rematch")
    assert [seat["ready"] for seat in again["seats"]] == [False, False]


async def test_seats_can_be_added_and_free_ones_taken_away(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await ada.open_table(4)
    await ada.do(f"/api/tables/{code}/arrange", {"order": [1, 0, 2, 3]})
    await bob.do(f"/api/tables/{code}/join")
    more = await ada.do(f"/api/tables/{code}/seats", {"seats": 5})
    assert [seat["name"] for seat in more["seats"]] == ["Bob", "Ada", "", "", ""]
    fewer = await ada.do(f"/api/tables/{code}/seats", {"seats": 2})
    assert [seat["name"] for seat in fewer["seats"]] == ["Bob", "Ada"]


async def test_seats_that_are_taken_stay_and_the_title_has_its_bounds(server: Server) -> None:
    people = await server.guests("Ada", "Bob", "Cy")
    code = await server.gathered(*people)
    address = f"/api/tables/{code}/seats"
    assert await code_of(people[0], address, {"seats": 2}) == "seats_are_taken"
    assert await code_of(people[0], address, {"seats": 1}) == "player_count"
    assert await code_of(people[0], address, {"seats": 12}) == "player_count"
    assert await code_of(people[1], address, {"seats": 4}) == "not_host"
    assert len((await people[0].see(f"/api/tables/{code}"))["seats"]) == 3


async def test_tables_that_wait_for_one_come_first(server: Server) -> None:
    people = await server.guests("Ada", "Bob", "Cy")
    quiet = await server.gathered(people[0], people[1])
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    for _ in range(4):
        for person, line in zip(people, lines, strict=True):
            assert (code in await waiting(person)) == line.is_asked
        await play_on(lines, moves=1)
    assert quiet in await waiting(people[1]), "a guest is awaited until ready"
    assert quiet not in await waiting(people[0])
    await people[1].do(f"/api/tables/{quiet}/ready", {"ready": True})
    assert quiet not in await waiting(people[1])
    assert quiet in await waiting(people[0]), "the host is awaited once everybody is ready"


async def test_who_lets_a_bot_play_is_not_awaited(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    for person in (ada, bob):
        line = await person.sit_at(code)
        if line.is_asked:
            assert await waiting(person) == [code]
            server.inside.hub.listeners.clear()  # so that the bot never answers
            await line.ask(type="drive", driver="bot")
            assert await waiting(person) == []
            return
    pytest.fail("nobody was asked")
