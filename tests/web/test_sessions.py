"""Sessions are listed by device, can be ended from another one, and expire when they are not used."""

import time

import pytest

from app.people import guests
from app.people.devices import device_of
from app.tables.ports import StorageUnavailable
from tests.web.server import Server, quick, serving, wait_for
from tests.web.signing_in import second_device

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 "
    "Mobile/15E148 Safari/604.1"
)


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
