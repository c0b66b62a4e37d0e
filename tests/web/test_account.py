"""A seat cannot be lost: recovery codes, sessions that can be seen and ended, and a way back to who one was."""

import re
import time
from typing import Any

import pytest

from app.people import guests
from app.people.devices import device_of
from app.people.recovery import ALPHABET, new_code, read_code
from app.tables.ports import StorageUnavailable
from tests.web.server import Guest, Server, quick, serving, wait_for
from tests.web.test_people import everything

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 "
    "Mobile/15E148 Safari/604.1"
)


async def enter(person: Guest, code: str, **more: Any) -> tuple[int, str]:
    answer = await person.post("/api/sign-in/code", {"code": code, **more})
    return answer.status_code, answer.json().get("code", "")


async def code_of(person: Guest) -> str:
    return str((await person.do("/api/account/code"))["code"])


async def second_device(server: Server, person: Guest, **more: Any) -> Guest:
    """Return another browser of the same person."""
    found = await server.stranger(**more)
    link = (await person.do("/api/link"))["url"].partition("#")[2]
    await found.do("/api/link/claim", {"token": link})
    return found


# --- recovery codes ----------------------------------------------------------------------------------------------


def test_a_code_is_long_and_easy_to_write_down() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert all(re.fullmatch(f"([{ALPHABET}]{{5}}-){{3}}[{ALPHABET}]{{5}}", code) for code in codes)
    assert len(ALPHABET) ** 20 > 2**80
    assert len(set(ALPHABET)) == len(ALPHABET)
    for alike in ("0O", "1IL", "2Z", "5S", "6G", "8B", "UV"):
        assert len(set(alike) & set(ALPHABET)) <= 1


def test_a_code_is_read_however_it_was_typed() -> None:
    code = "ACDEF-HJKMN-PQRTW-25689"
    for typed in (code, code.lower(), code.replace("-", ""), " acdef hjkmn\tpqrtw 25689\n", "ACDEF-HJKMN-PQRTW-ZSGB9"):
        assert read_code(typed) == code
    for wrong in ("", "ACDEF", code + "A", code[:-1], code[:-1] + "0", code[:-1] + "\u0661", "\x00" * 20, "-" * 23):
        assert read_code(wrong) == ""


async def test_a_code_brings_the_person_and_all_seats_to_any_browser(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    table = await server.started(ada, bob)
    code = await code_of(ada)
    for typed in (code, code.lower().replace("-", " ")):
        phone = await server.stranger()
        assert await enter(phone, typed) == (200, "")
        assert await phone.see("/api/me") == {"name": "Ada"}
        assert (await phone.see(f"/api/tables/{table}"))["you"] == {"seat": 0, "host": True}
    assert await ada.see("/api/me") == {"name": "Ada"}, "the old device goes on"


async def test_a_new_code_replaces_the_earlier_one(server: Server) -> None:
    ada = await server.guest("Ada")
    assert (await ada.see("/api/account"))["code_made_at"] is None
    first, second = await code_of(ada), await code_of(ada)
    assert (await ada.see("/api/account"))["code_made_at"] is not None
    phone = await server.stranger()
    assert await enter(phone, first) == (403, "wrong_code")
    assert await enter(phone, second) == (200, "")


async def test_a_wrong_code_says_the_same_whoever_exists(server: Server) -> None:
    ada = await server.guest("Ada")
    code = await code_of(ada)
    phone = await server.stranger()
    told = set()
    for wrong in ("", "x", new_code(), code[:-1], "\x00", ada.http.cookies["frontier"], guests.hash_token(code)):
        answer = await phone.post("/api/sign-in/code", {"code": wrong})
        assert "set-cookie" not in answer.headers
        told.add((answer.status_code, answer.text))
    assert len(told) == 1
    assert await enter(phone, "x" * 101) == (422, "wrong_type")
    assert (await phone.get("/api/me")).status_code == 401


async def test_only_the_hash_of_a_code_is_stored_and_it_is_shown_once(server: Server, database_url: str) -> None:
    ada = await server.guest("Ada")
    code = await code_of(ada)
    stored = await everything(database_url)
    assert guests.hash_token(code) in stored
    assert code not in stored
    assert code.replace("-", "") not in stored
    shown = (await ada.get("/api/account")).text + (await ada.get("/account")).text + (await ada.get("/")).text
    assert code not in shown
    assert guests.hash_token(code) not in shown


async def test_codes_cannot_be_tried_at_will_from_one_address_or_many(database_url: str) -> None:
    proxies = {"trusted_proxies": ["127.0.0.1"]}
    async with serving(quick(database_url, rate_code="3/hour", rate_code_total="8/hour", **proxies)) as server:

        async def tries(address: str) -> list[int]:
            thief = await server.stranger(headers={"x-forwarded-for": address})
            return [(await enter(thief, new_code()))[0] for _ in range(4)]

        assert await tries("10.0.0.1") == [403, 403, 403, 429]
        assert await tries("10.0.0.2") == [403, 403, 403, 429]
        assert await tries("10.0.0.3") == [403, 403, 429, 429], "eight in all"


# --- sessions ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox/Linux"),
        (IPHONE, "Safari/iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "Chrome/Windows"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge/Windows"),
        ("Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome/Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18.5 Safari/605", "Safari/Mac"),
        ("curl/8.0", "/"),
        ("<script>alert(1)</script>", "/"),
        ("", "/"),
    ],
)
def test_a_browser_is_named_in_plain_words(agent: str, device: str) -> None:
    assert device_of(agent) == device


async def test_every_device_is_listed_and_says_which_one_this_is(server: Server) -> None:
    ada = await server.stranger(headers={"user-agent": FIREFOX})
    await ada.do("/api/session", {"name": "Ada"})
    phone = await second_device(server, ada, headers={"user-agent": IPHONE})
    await server.guest("Bob")
    for person, here in ((ada, "Firefox"), (phone, "Safari")):
        found = (await person.see("/api/account"))["sessions"]
        assert {(each["browser"], each["system"]) for each in found} == {("Firefox", "Linux"), ("Safari", "iPhone")}
        assert [each["browser"] for each in found if each["current"]] == [here]
    shown = (await ada.get("/api/account")).text
    for person in (ada, phone):
        assert person.http.cookies["frontier"] not in shown
        assert guests.hash_token(person.http.cookies["frontier"]) not in shown


async def test_a_session_is_ended_from_another_device_and_refused_at_once(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    phone = await second_device(server, ada)
    [theirs] = [each["id"] for each in (await ada.see("/api/account"))["sessions"] if not each["current"]]
    path = f"/api/account/sessions/{theirs}/end"
    assert (await bob.post(path)).status_code == 404, "nobody ends another's session"
    assert await phone.see("/api/me") == {"name": "Ada"}
    assert await ada.do(path) == {"ended": 1}
    assert (await phone.get("/api/me")).status_code == 401
    assert (await ada.post(path)).json()["code"] == "no_such_device"
    [own] = [each["id"] for each in (await ada.see("/api/account"))["sessions"]]
    refused = await ada.post(f"/api/account/sessions/{own}/end")
    assert (refused.status_code, refused.json()["code"]) == (403, "this_device")


async def test_all_other_sessions_are_ended_at_once(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    others = [await second_device(server, ada) for _ in range(3)]
    assert await ada.do("/api/account/sessions/end-others") == {"ended": 3}
    assert [(await other.get("/api/me")).status_code for other in others] == [401] * 3
    assert await ada.see("/api/me") == {"name": "Ada"}
    assert await bob.see("/api/me") == {"name": "Bob"}
    assert await ada.do("/api/account/sessions/end-others") == {"ended": 0}


async def test_open_sockets_of_an_ended_session_are_closed_and_no_others(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    phone = await second_device(server, ada)
    code = await server.started(ada, bob)
    lines = [await person.sit_at(code) for person in (phone, phone, ada, bob)]
    await ada.do("/api/account/sessions/end-others")
    for line in lines[:2]:
        assert (await line.get("refused"))["code"] == "session_ended"
        await line.connection.wait_closed()
        assert line.connection.close_code == 1008
    for line in lines[2:]:
        await line.echo()
    assert len(server.inside.sockets._open) == 2


async def test_what_an_ended_session_still_sends_changes_nothing(server: Server) -> None:
    """The frame is on its way when the session ends: nothing comes of it, though the socket is not closed yet."""
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    asked = next(line for line in lines if line.is_asked)
    token = people[lines.index(asked)].http.cookies["frontier"]
    server.inside.sockets.close([guests.hash_token(token)])
    await asked.send(asked.random_act())
    assert (await asked.get("refused"))["code"] == "session_ended"
    await asked.connection.wait_closed()
    assert len(await server.log(code)) == 1


async def test_sockets_are_closed_whichever_process_ended_their_session(database_url: str) -> None:
    async with serving(quick(database_url, poll_seconds=0.05)) as server:
        ada, bob = await server.guests("Ada", "Bob")
        code = await server.started(ada, bob)
        lines = [await person.sit_at(code) for person in (ada, bob)]
        token = guests.hash_token(ada.http.cookies["frontier"])
        assert await server.inside.stores.people.alive([token]) == {token}
        person = await server.inside.guests.authenticate(ada.http.cookies["frontier"])
        assert person is not None
        await server.inside.stores.people.end_sessions(person.id, besides="none")
        assert (await lines[0].get("refused"))["code"] == "session_ended"
        await lines[1].echo()


async def test_looking_for_ended_sessions_survives_a_database_that_is_away(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(quick(database_url, poll_seconds=0.01)) as server:
        ada = await server.guest("Ada")
        await ada.sit_at(await ada.open_table())
        asked: list[int] = []

        async def away(_hashes: list[str]) -> set[str]:
            asked.append(1)
            raise StorageUnavailable

        monkeypatch.setattr(server.inside.stores.people, "alive", away)
        await wait_for(lambda: len(asked) > 2)


async def test_a_session_that_is_not_used_expires_and_use_keeps_it(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()
    day = 24 * 3600
    async with serving(quick(database_url, session_days=90)) as server:
        ada = await server.guest("Ada")
        phone = await second_device(server, ada)
        monkeypatch.setattr(time, "time", lambda: now + 60 * day)
        assert await ada.see("/api/me") == {"name": "Ada"}
        monkeypatch.setattr(time, "time", lambda: now + 100 * day)
        assert (await phone.get("/api/me")).status_code == 401
        assert len((await ada.see("/api/account"))["sessions"]) == 1
        monkeypatch.setattr(time, "time", lambda: now + 200 * day)
        assert (await ada.get("/api/me")).status_code == 401


async def test_use_is_written_once_an_hour_at_most(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await server.guest("Ada")
    written: list[float] = []
    store = server.inside.stores.people
    touch = store.touch

    async def noting(token_hash: str, at: float, expired: float) -> None:
        written.append(at)
        await touch(token_hash, at, expired)

    monkeypatch.setattr(store, "touch", noting)
    now = time.time()
    for minutes in (1, 30, 59, 61, 62, 90, 120, 122, 150):
        monkeypatch.setattr(time, "time", lambda at=now + 60 * minutes: at)
        await ada.see("/api/me")
    assert [round((at - now) / 60) for at in written] == [61, 122]


async def test_visits_renew_the_cookie(server: Server) -> None:
    ada = await server.guest("Ada")
    for path in ("/", "/account"):
        cookie = (await ada.get(path)).headers["set-cookie"]
        assert ada.http.cookies["frontier"] in cookie
        assert "httponly" in cookie.lower()
        assert "set-cookie" not in (await (await server.stranger()).get(path)).headers


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
