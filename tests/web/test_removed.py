"""Whom the host removes: they are told, and do not come back to that table, neither to a seat nor to watch."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.server import Guest, Line, Server, quick, serving

pytestmark = pytest.mark.anyio


async def refused(guest: Guest, method: str, path: str, content: Any = None) -> str:
    answer = await (guest.get(path) if method == "GET" else guest.post(path, content))
    assert answer.status_code == 403, answer.text
    return str(answer.json()["code"])


async def check_shut_out(guest: Guest, code: str, why: str = "removed") -> None:
    """Check that somebody gets to a table by no way."""
    for path in (f"/api/tables/{code}", f"/api/tables/{code}/view"):
        assert await refused(guest, "GET", path) == why
    if why == "removed":
        assert await refused(guest, "GET", f"/t/{code}") == why
    assert await refused(guest, "POST", f"/api/tables/{code}/frames", {"type": "sync", "have": 0}) == why
    line = await guest.dial(code)
    assert (await line.receive())["code"] == why


async def check_sent_away(line: Line, why: str = "removed") -> None:
    """Check that a socket is told why, then closed, and is sent nothing in between."""
    assert (await line.get("refused"))["code"] == why
    with pytest.raises(ConnectionClosed):
        await line.receive()


async def spectator(host: Guest, code: str, name: str) -> str:
    """Return what the host removes somebody by."""
    found: list[dict[str, str]] = await host.see(f"/api/tables/{code}/spectators")
    return next(each["spectator"] for each in found if each["name"] == name)


async def test_who_was_kicked_is_told_and_does_not_come_back_even_after_a_restart(database_url: str) -> None:
    async with serving(quick(database_url)) as server:
        ada, bob, cy = await server.guests("Ada", "Bob", "Cy")
        code = await server.gathered(ada, bob, cy)
        line = await bob.sit_at(code)
        await ada.do(f"/api/tables/{code}/kick", {"seat": 1})
        await check_sent_away(line)
        await check_shut_out(bob, code)
        assert await refused(bob, "POST", f"/api/tables/{code}/join") == "removed"
        cookie = bob.http.cookies["frontier"]
    async with serving(quick(database_url)) as again:
        returned = await again.stranger(cookies={"frontier": cookie})
        assert await refused(returned, "POST", f"/api/tables/{code}/join") == "removed"
        await check_shut_out(returned, code)
        other = await returned.open_table()
        assert (await returned.see(f"/api/tables/{other}"))["you"]["host"], "other tables are not concerned"


async def test_who_left_by_themselves_may_come_back(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    await bob.do(f"/api/tables/{code}/leave")
    await bob.do(f"/api/tables/{code}/join")


async def test_a_bot_that_was_taken_away_bars_nobody(server: Server) -> None:
    ada = await server.guest("Ada")
    code = await ada.open_table(2)
    await ada.do(f"/api/tables/{code}/bot", {"seat": 1})
    await ada.do(f"/api/tables/{code}/kick", {"seat": 1})
    await (await server.stranger()).see(f"/api/tables/{code}")


async def test_the_host_removes_a_spectator_in_a_running_game(server: Server) -> None:
    ada, bob, eve, flo = await server.guests("Ada", "Bob", "Eve", "Flo")
    code = await server.started(ada, bob)
    await ada.sit_at(code)
    watching, other = await eve.sit_at(code), await flo.sit_at(code)
    names = [each["name"] for each in await ada.see(f"/api/tables/{code}/spectators")]
    assert sorted(names) == ["Eve", "Flo"], "neither players nor the host are among them"
    await ada.do(f"/api/tables/{code}/remove", {"spectator": await spectator(ada, code, "Eve")})
    await check_sent_away(watching)
    await check_shut_out(eve, code)
    assert [each["name"] for each in await ada.see(f"/api/tables/{code}/spectators")] == ["Flo"]
    assert (await other.ask(type="chat", text="still here"))["type"] == "ack"


async def test_who_watches_without_a_socket_is_seen_and_removed_too(server: Server) -> None:
    ada, bob, eve = await server.guests("Ada", "Bob", "Eve")
    code = await server.started(ada, bob)
    for player in (ada, bob):
        await player.do(f"/api/tables/{code}/frames", {"type": "sync", "have": 0})
    told = await eve.do(f"/api/tables/{code}/frames", {"type": "chat", "id": "m1", "text": "spam"})
    assert {"type": "presence", "seats": [0, 1], "spectators": 1} in told
    assert [each["name"] for each in await ada.see(f"/api/tables/{code}/spectators")] == ["Eve"]
    await ada.do(f"/api/tables/{code}/remove", {"spectator": await spectator(ada, code, "Eve")})
    await check_shut_out(eve, code)
    assert await ada.see(f"/api/tables/{code}/spectators") == []


async def test_who_gave_no_name_is_removed_with_all_who_gave_none(server: Server) -> None:
    ada, bob, eve = await server.guests("Ada", "Bob", "Eve")
    code = await server.started(ada, bob)
    nobody, nobody_else = await server.stranger(), await server.stranger()
    lines = [await nobody.sit_at(code), await nobody_else.sit_at(code)]
    named = await eve.sit_at(code)
    await ada.do(f"/api/tables/{code}/remove", {"spectator": await spectator(ada, code, "")})
    for line in lines:
        await check_sent_away(line, "name_to_watch")
    await check_shut_out(nobody, code, "name_to_watch")
    assert (await named.ask(type="chat", text="still here"))["type"] == "ack"
    assert "data-code" in (await nobody.get(f"/t/{code}")).text, "the page asks for a name"
    await nobody.do("/api/session", {"name": "Noel"})
    assert (await nobody.sit_at(code)).mirror.version > 0


async def test_nobody_but_the_host_is_told_who_watches_or_removes_anybody(server: Server) -> None:
    ada, bob, eve = await server.guests("Ada", "Bob", "Eve")
    code = await server.started(ada, bob)
    line = await eve.sit_at(code)
    key = await spectator(ada, code, "Eve")
    for guest in (bob, eve):
        assert await refused(guest, "GET", f"/api/tables/{code}/spectators") == "not_host"
        assert await refused(guest, "POST", f"/api/tables/{code}/remove", {"spectator": key}) == "not_host"
    assert await refused(ada, "POST", f"/api/tables/{code}/remove", {"spectator": "x"}) == "no_such_spectator"
    elsewhere = await server.started(ada, bob)
    await eve.sit_at(elsewhere)
    assert await spectator(ada, elsewhere, "Eve") != key, "it tells nobody that it is the same person"
    assert (await line.ask(type="chat", text="still here"))["type"] == "ack"


async def test_whom_the_host_removed_is_not_at_the_rematch_either(server: Server) -> None:
    ada, bob, eve = await server.guests("Ada", "Bob", "Eve")
    code = await server.started(ada, bob)
    await eve.sit_at(code)
    await ada.do(f"/api/tables/{code}/remove", {"spectator": await spectator(ada, code, "Eve")})
    for person in (ada, bob):
        await person.do(f"/api/tables/{code}/leave")
    room = await server.room(code)
    line = await ada.sit_at(code)
    while not room.is_over:
        await line.receive()
    again = await ada.do(f"/api/tables/{code}/rematch")
    await check_shut_out(eve, again["code"])
