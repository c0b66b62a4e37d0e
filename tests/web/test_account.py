"""Nobody loses their seats by signing out, or by using somebody else's browser."""

import re

import pytest

from app.people import guests
from tests.web.server import Guest, Server, quick, serving
from tests.web.signing_in import code_of, second_device

pytestmark = pytest.mark.anyio


# --- signing out -------------------------------------------------------------------------------------------------


async def test_signing_out_ends_the_session(server: Server) -> None:
    ada = await server.guest("Ada")
    kept = dict(ada.http.cookies)
    line = await ada.sit_at(await (await server.guest("Bob")).open_table())
    await ada.do("/api/sign-out")
    assert "frontier" not in ada.http.cookies
    assert (await line.get("refused"))["code"] == "session_ended"
    thief = await server.stranger(cookies=kept)
    assert (await thief.get("/api/me")).status_code == 401
    assert (await ada.post("/api/sign-out")).status_code == 401


async def test_behind_https_signing_out_deletes_the_cookie_that_was_set(database_url: str) -> None:
    async with serving(quick(database_url, secure_cookies=True)) as server:
        answer = await (await server.stranger()).post("/api/session", {"name": "Ada"})
        token = answer.headers["set-cookie"].split(";")[0]
        gone = await (await server.stranger()).post("/api/sign-out", headers={"cookie": token})
        cookie = gone.headers["set-cookie"]
        assert cookie.startswith('__Host-frontier=""; ')
        assert "secure" in cookie.lower(), "browsers accept the name with this mark only"
        assert "max-age=0" in cookie.lower()


async def test_who_would_lose_seats_by_signing_out_is_warned(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    await server.started(ada, bob)
    for person in (ada, bob):
        refused = await person.post("/api/sign-out")
        assert (refused.status_code, refused.json()["code"]) == (409, "seats_at_risk")
        assert refused.json()["params"] == {"count": 1}
        assert await person.see("/api/me")
    await code_of(ada)
    await ada.do("/api/sign-out")
    await bob.do("/api/sign-out", {"anyway": True})
    assert (await bob.get("/api/me")).status_code == 401


async def test_another_device_is_a_way_back_too(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    await server.started(ada, bob)
    assert not (await ada.see("/api/account"))["is_safe"]
    phone = await second_device(server, ada)
    assert (await ada.see("/api/account"))["is_safe"]
    await phone.do("/api/sign-out")
    assert (await ada.post("/api/sign-out")).status_code == 409


async def test_the_home_page_suggests_a_way_back_to_who_has_a_game_and_none(server: Server) -> None:
    ada = await server.guest("Ada")
    suggestion = "Only this browser knows you."
    assert suggestion not in (await ada.get("/")).text
    await ada.open_table()
    assert suggestion in (await ada.get("/")).text
    await code_of(ada)
    assert suggestion not in (await ada.get("/")).text


# --- somebody else's browser -------------------------------------------------------------------------------------


async def ways_to_become(person: Guest) -> list[tuple[str, dict[str, str]]]:
    link = (await person.do("/api/link"))["url"].partition("#")[2]
    return [("/api/link/claim", {"token": link}), ("/api/sign-in/code", {"code": await code_of(person)})]


async def test_a_browser_that_is_somebody_already_is_asked_first(server: Server) -> None:
    ann, cy = await server.guests("Ann", "Cy")
    for path, body in await ways_to_become(ann):
        ben = await server.guest("Ben")
        await server.started(ben, cy)
        answer = await ben.post(path, body)
        assert (answer.status_code, answer.json()["code"]) == (409, "signed_in_already")
        assert answer.json()["params"] == {"name": "Ben", "other": "Ann", "count": 1}
        assert "set-cookie" not in answer.headers
        assert await ben.see("/api/me") == {"name": "Ben"}
        await ben.do(path, {**body, "replace": True})
        assert await ben.see("/api/me") == {"name": "Ann"}


async def test_who_was_here_before_can_be_switched_back_to(server: Server) -> None:
    ann, ben, cy = await server.guests("Ann", "Ben", "Cy")
    browser = await server.stranger()
    for person in (ann, ben, cy):
        await browser.do("/api/sign-in/code", {"code": await code_of(person), "replace": True})

    async def offered() -> dict[str, str]:
        page = (await browser.get("/account")).text
        found = re.findall(r'data-switch="(\w+)">Switch back to (\w+)<', page)
        assert found == re.findall(r'data-switch="(\w+)">Switch back to (\w+)<', (await browser.get("/")).text)
        return {name: session for session, name in found}

    assert list(await offered()) == ["Ben", "Ann"]
    assert await browser.do("/api/sign-in/switch", {"session": (await offered())["Ann"]}) == {"name": "Ann"}
    assert await browser.see("/api/me") == {"name": "Ann"}
    assert list(await offered()) == ["Cy", "Ben"]
    assert len((await browser.see("/api/account"))["sessions"]) == 2, "no session was made by it"
    await ben.do("/api/account/sessions/end-others")
    assert list(await offered()) == ["Cy"], "an ended session is no way back"
    await browser.do("/api/sign-out", {"anyway": True})
    assert list(await offered()) == ["Cy"], "who signs out leaves the others"


async def test_nobody_switches_to_a_session_that_was_not_theirs(server: Server) -> None:
    ann, ben = await server.guests("Ann", "Ben")
    [session] = [each["id"] for each in (await ann.see("/api/account"))["sessions"]]
    for others in ("", "x", session, guests.hash_token(ann.http.cookies["frontier"]), "." * 4000, "a" * 3000):
        ben.http.cookies.set("frontier-others", others)
        answer = await ben.post("/api/sign-in/switch", {"session": session})
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_device")
        assert (await ben.get("/account")).status_code == 200
    assert await ben.see("/api/me") == {"name": "Ben"}


async def test_earlier_sessions_are_kept_from_scripts_for_thirty_days(server: Server) -> None:
    ann, ben = await server.guests("Ann", "Ben")
    answer = await ben.post("/api/sign-in/code", {"code": await code_of(ann), "replace": True})
    [kept] = [each for each in answer.headers.get_list("set-cookie") if each.startswith("frontier-others=")]
    assert {"httponly", "samesite=lax", "path=/", "max-age=2592000"} <= {
        part.strip().lower() for part in kept.split(";")
    }


async def test_who_one_is_already_needs_no_new_session(server: Server) -> None:
    ann = await server.guest("Ann")
    for path, body in await ways_to_become(ann):
        answer = await ann.post(path, body)
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers
    assert len((await ann.see("/api/account"))["sessions"]) == 1
