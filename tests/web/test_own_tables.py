"""One's own tables: all that wait come first, whatever else there is, and none is lost."""

import pytest

from tests.web.server import Guest, Server

pytestmark = pytest.mark.anyio

MANY = 54


async def many_tables(ada: Guest, bob: Guest) -> tuple[str, list[str]]:
    """Return a table that waits for Bob, and many newer ones where he has a seat and that wait for Ada."""
    codes = []
    for _ in range(MANY + 1):
        codes.append(await ada.open_table(2))
        await bob.do(f"/api/tables/{codes[-1]}/join")
        if len(codes) > 1:
            await bob.do(f"/api/tables/{codes[-1]}/ready", {"ready": True})
    return codes[0], codes[1:]


async def test_however_many_tables_one_has_those_that_wait_come_first_and_none_is_lost(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    awaited, quiet = await many_tables(ada, bob)
    mine = (await bob.see("/api/tables"))["mine"]
    assert [table["waiting"] for table in mine] == [True] + [False] * MANY
    assert [table["code"] for table in mine] == [awaited, *reversed(quiet)]
    assert sum(table["waiting"] for table in (await ada.see("/api/tables"))["mine"]) == MANY


async def test_a_new_name_is_seen_at_every_table_however_many_they_are(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    awaited, quiet = await many_tables(ada, bob)
    await bob.do("/api/session", {"name": "Robert"})
    for code in (awaited, *quiet):
        assert (await ada.see(f"/api/tables/{code}"))["seats"][1]["name"] == "Robert"


async def test_finished_tables_are_counted_and_listed_apart(server: Server) -> None:
    ada, bob, eve = await server.guests("Ada", "Bob", "Eve")
    code = await server.finished(ada, bob)
    lists = await ada.see("/api/tables")
    assert (lists["mine"], lists["finished"]) == ([], 1)
    page = await ada.see("/api/finished")
    assert ([table["code"] for table in page["tables"]], page["more"]) == ([code], None)
    assert (await ada.see(f"/api/finished?after={code}"))["tables"] == []
    assert (await eve.see("/api/finished"))["tables"] == []


async def test_where_a_page_goes_on_must_be_a_tables_code(server: Server) -> None:
    ada = await server.guest("Ada")
    for wrong in ("x", "0" * 12, "abcdefghjkmn; --", ""):
        answer = await ada.get("/api/finished", params={"after": wrong})
        assert answer.status_code == 422, wrong
    stranger = await server.stranger()
    assert (await stranger.get("/api/finished")).status_code == 401
