"""From table to table: which ones wait, notes to oneself, and how far somebody has seen a game."""

import pytest

from tests.web.server import Server, wait_for

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

SECRET = "Bob never bids above 40"


async def test_the_tables_that_wait_for_the_caller_are_listed_and_no_others(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    codes = [await server.started(ada, bob) for _ in range(2)]
    lines = [await ada.sit_at(codes[0]), await bob.sit_at(codes[0])]
    asked = [line.is_asked for line in lines]
    for person, is_asked in zip((ada, bob), asked, strict=True):
        found = (await person.see("/api/waiting"))["tables"]
        assert found == sorted(found)
        assert (codes[0] in found) is is_asked
    assert (await (await server.guest("Cy")).see("/api/waiting")) == {"tables": []}


async def test_notes_are_kept_for_their_writer_and_sent_to_nobody_else(server: Server) -> None:
    ada, bob, eve = await server.guests("Ada", "Bob", "Eve")
    code, other = await server.started(ada, bob), await server.started(ada, bob)
    watching = [await person.sit_at(code) for person in (bob, eve)]
    path = f"/api/tables/{code}/memo"
    assert (await ada.see(path))["notes"] == ""
    await ada.do(path, {"notes": SECRET})
    assert (await ada.see(path))["notes"] == SECRET
    assert (await ada.see(f"/api/tables/{other}/memo"))["notes"] == ""
    assert (await bob.see(path))["notes"] == ""
    assert (await eve.get(path)).json()["code"] == "not_seated"
    await bob.do(path, {"notes": "mine"})
    assert (await ada.see(path))["notes"] == SECRET
    for line in watching:
        await line.echo()
        assert not [data for data in line.raw if SECRET.encode() in data]
    for person in (bob, eve):
        for at in (f"/api/tables/{code}/view", f"/api/tables/{code}/history", f"/t/{code}/log", f"/t/{code}/about"):
            assert SECRET not in (await person.get(at)).text, at
    token = (await ada.do("/api/account/tokens", {"name": "bot"}))["token"]
    program = await server.stranger(headers={"authorization": f"Bearer {token}"})
    assert (await program.get(path)).json()["code"] == "token_only_plays"


async def test_notes_are_of_bounded_length(server: Server) -> None:
    ada = await server.guest("Ada")
    code = await ada.open_table()
    await ada.do(f"/api/tables/{code}/memo", {"notes": "x" * 4000})
    assert (await ada.post(f"/api/tables/{code}/memo", {"notes": "x" * 4001})).status_code == 422


async def test_how_far_a_player_has_seen_the_game_is_kept_when_they_look_away_or_leave(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    path = f"/api/tables/{code}/memo"
    assert (await ada.see(path))["seen"] is None
    lines = [await ada.sit_at(code), await bob.sit_at(code)]
    await lines[0].send({"type": "look", "visible": False})
    await lines[0].echo()
    first = await ada.see(path)
    assert first["seen"] == lines[0].mirror.version
    assert first["away"] >= 0
    mover = next(line for line in lines if line.is_asked)
    version = await mover.move()
    assert (await ada.see(path))["seen"] == first["seen"], "the page was hidden"
    await lines[0].send({"type": "look", "visible": True})
    await lines[0].reach(version)
    await lines[0].echo()
    await lines[0].close()
    room = await server.room(code)
    await wait_for(lambda: len(room.here._subscribers) == 1)
    assert room.position is not None
    for _ in range(200):
        if (await ada.see(path))["seen"] == room.position.seq:
            break
    else:
        pytest.fail("leaving was not stored")
