"""Passkeys: made and used as browsers do it; whatever is forged, late, foreign or repeated is refused."""

import time
from typing import Any

import pytest

from app.people import passkeys
from app.people.guests import hash_token
from tests.web.authenticator import Authenticator, Json
from tests.web.server import Guest, Server, quick, serving
from tests.web.test_people import everything

pytestmark = pytest.mark.anyio

REFUSED = (403, "passkey_refused")
TOO_LATE = (403, "passkey_too_late")
JUNK: tuple[Any, ...] = (None, "", "x", "\x00", "Ab=*", 7, [], {}, "A" * 3000)


async def options(person: Guest, what: str) -> Json:
    path = {"make": "/api/account/passkeys/options", "use": "/api/sign-in/passkey/options"}[what]
    found: Json = (await person.do(path))["options"]
    return found


async def registered(person: Guest) -> Authenticator:
    """Return an authenticator with a new passkey of this person."""
    key = Authenticator()
    await person.do("/api/account/passkeys", {"credential": key.make(await options(person, "make"))})
    return key


async def answer(person: Guest, path: str, credential: Any, **more: Any) -> tuple[int, str]:
    got = await person.post(path, {"credential": credential, **more})
    return got.status_code, got.json().get("code", "")


async def sign_in(person: Guest, credential: Any, **more: Any) -> tuple[int, str]:
    return await answer(person, "/api/sign-in/passkey", credential, **more)


async def test_a_passkey_signs_its_person_in_on_another_browser_with_all_seats(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    key = await registered(ada)
    phone = await server.stranger()
    asked = await options(phone, "use")
    assert asked["allowCredentials"] == [], "no name is needed: the device knows its passkeys"
    assert await sign_in(phone, key.use(asked)) == (200, "")
    assert await phone.see("/api/me") == {"name": "Ada"}
    assert (await phone.see(f"/api/tables/{code}"))["you"] == {"seat": 0, "host": True}
    again = await server.stranger()
    assert await sign_in(again, key.use(await options(again, "use"))) == (200, ""), "as often as needed"


async def test_a_passkey_is_asked_to_be_kept_on_the_device_and_names_nobody(server: Server) -> None:
    ada = await server.guest("Ada")
    asked = await options(ada, "make")
    assert asked["authenticatorSelection"]["residentKey"] == "required"
    assert asked["attestation"] == "none"
    assert asked["rp"] == {"name": "Frontier", "id": "localhost"}
    again = await options(ada, "make")
    assert asked["user"] == again["user"], "a device keeps one passkey for a person"
    assert asked["challenge"] != again["challenge"]
    key = await registered(ada)
    excluded = (await options(ada, "make"))["excludeCredentials"]
    assert [each["id"] for each in excluded] == [key.make(asked)["id"]]


async def test_passkeys_are_listed_by_device_and_removed_one_by_one(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    ada.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    first, second = await registered(ada), await registered(ada)
    listed = (await ada.see("/api/account"))["passkeys"]
    assert [(each["browser"], each["system"]) for each in listed] == [("Firefox", "Linux")] * 2
    path = f"/api/account/passkeys/{listed[0]['id']}/remove"
    other = await bob.post(path)
    assert (other.status_code, other.json()["code"]) == (404, "no_such_device"), "nobody removes another's"
    await ada.do(path)
    assert (await ada.post(path)).status_code == 404
    phone = await server.stranger()
    assert await sign_in(phone, first.use(await options(phone, "use"))) == REFUSED
    assert await sign_in(phone, second.use(await options(phone, "use"))) == (200, "")


async def test_the_sign_count_is_kept_and_a_copied_passkey_is_found_out(server: Server) -> None:
    ada = await server.guest("Ada")
    key = await registered(ada)
    phone = await server.stranger()
    key.count = 41
    assert await sign_in(phone, key.use(await options(phone, "use"))) == (200, "")
    key.count = 40
    thief = await server.stranger()
    assert await sign_in(thief, key.use(await options(thief, "use"))) == REFUSED
    key.count = 42
    assert await sign_in(thief, key.use(await options(thief, "use"))) == (200, "")


async def test_an_answer_works_once(server: Server) -> None:
    ada = await server.guest("Ada")
    key = Authenticator()
    made = key.make(await options(ada, "make"))
    assert await answer(ada, "/api/account/passkeys", made) == (200, "")
    assert await answer(ada, "/api/account/passkeys", made) == TOO_LATE
    phone = await server.stranger()
    used = key.use(await options(phone, "use"))
    kept = dict(phone.http.cookies)
    assert await sign_in(phone, used) == (200, "")
    thief = await server.stranger(cookies=kept)
    assert await sign_in(thief, used) == TOO_LATE
    assert (await thief.get("/api/me")).status_code == 401


async def test_an_answer_counts_only_in_the_browser_that_asked(server: Server) -> None:
    ada, eve = await server.guests("Ada", "Eve")
    key = await registered(ada)
    phone, thief = await server.stranger(), await server.stranger()
    used = key.use(await options(phone, "use"))
    assert await sign_in(thief, used) == TOO_LATE, "without a challenge of its own"
    await options(thief, "use")
    assert await sign_in(thief, used) == REFUSED, "with another challenge"
    made = Authenticator().make(await options(ada, "make"))
    eve.http.cookies.set("frontier-challenge", ada.http.cookies["frontier-challenge"])
    assert await answer(eve, "/api/account/passkeys", made) == TOO_LATE, "a challenge is of its person"
    assert await sign_in(ada, made) == TOO_LATE, "and of its purpose"


async def test_an_answer_comes_too_late(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await server.guest("Ada")
    key = await registered(ada)
    phone = await server.stranger()
    used, made = key.use(await options(phone, "use")), Authenticator().make(await options(ada, "make"))
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + passkeys.CHALLENGE_SECONDS + 1)
    assert await sign_in(phone, used) == TOO_LATE
    assert await answer(ada, "/api/account/passkeys", made) == TOO_LATE
    monkeypatch.undo()
    assert await sign_in(phone, used) == (200, "")


async def test_answers_for_other_sites_are_refused(server: Server) -> None:
    ada = await server.guest("Ada")
    key = await registered(ada)
    phone = await server.stranger()
    for origin in ("https://evil.example", "http://localhost", "https://localhost:8443", "https://x.localhost", ""):
        assert await sign_in(phone, key.use(await options(phone, "use"), origin=origin)) == REFUSED, origin
        made = Authenticator().make(await options(ada, "make"), origin=origin)
        assert await answer(ada, "/api/account/passkeys", made) == REFUSED, origin
    key.domain = "evil.example"
    assert await sign_in(phone, key.use(await options(phone, "use"))) == REFUSED
    foreign = Authenticator("evil.example").make(await options(ada, "make"))
    assert await answer(ada, "/api/account/passkeys", foreign) == REFUSED


async def test_unknown_passkeys_and_wrong_signatures_are_refused_alike(server: Server) -> None:
    ada = await server.guest("Ada")
    key = await registered(ada)
    phone = await server.stranger()
    assert await sign_in(phone, Authenticator().use(await options(phone, "use"))) == REFUSED
    forged = Authenticator()
    forged.credential_id, forged.handle = key.credential_id, key.handle
    assert await sign_in(phone, forged.use(await options(phone, "use"))) == REFUSED
    wrong = key.use(await options(phone, "use"), type="webauthn.create")
    assert await sign_in(phone, wrong) == REFUSED
    assert (await phone.get("/api/me")).status_code == 401


@pytest.mark.parametrize(
    "spoilt", ["id", "rawId", "type", "response", "clientDataJSON", "signature", "authenticatorData", "userHandle"]
)
async def test_a_spoilt_answer_is_refused_with_a_code(server: Server, spoilt: str) -> None:
    ada = await server.guest("Ada")
    key = await registered(ada)
    phone = await server.stranger()
    for junk in JUNK:
        used, made = key.use(await options(phone, "use")), Authenticator().make(await options(ada, "make"))
        for given in (used, made):
            place = given["response"] if spoilt in given["response"] else given
            place[spoilt] = junk
        assert await sign_in(phone, used) == REFUSED, junk
        if spoilt not in ("signature", "authenticatorData", "userHandle"):
            assert await answer(ada, "/api/account/passkeys", made) == REFUSED, junk
    for body in ({}, {"credential": None}, {"credential": "x"}, {"credential": {}, "person": "x"}):
        assert (await phone.post("/api/sign-in/passkey", body)).status_code == 422


async def test_a_passkey_that_a_device_keeps_for_another_person_is_refused(server: Server) -> None:
    ada, eve = await server.guests("Ada", "Eve")
    key, other = await registered(ada), await registered(eve)
    own, key.handle = key.handle, other.handle
    phone = await server.stranger()
    assert await sign_in(phone, key.use(await options(phone, "use"))) == REFUSED
    key.handle = own
    assert await sign_in(phone, key.use(await options(phone, "use"))) == (200, "")


async def test_one_has_ten_passkeys_at_most(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "MAX_PASSKEYS", 2)
    ada = await server.guest("Ada")
    for _ in range(2):
        await registered(ada)
    refused = await ada.post("/api/account/passkeys/options")
    assert (refused.status_code, refused.json()["code"]) == (403, "too_many_passkeys")


async def test_a_passkey_of_one_is_not_registered_for_another(server: Server) -> None:
    ada, eve = await server.guests("Ada", "Eve")
    key = await registered(ada)
    assert await answer(eve, "/api/account/passkeys", key.make(await options(eve, "make"))) == REFUSED
    phone = await server.stranger()
    await sign_in(phone, key.use(await options(phone, "use")))
    assert await phone.see("/api/me") == {"name": "Ada"}


async def test_a_browser_of_somebody_else_is_asked_first_and_the_same_answer_goes_on(server: Server) -> None:
    ada, ben = await server.guests("Ada", "Ben")
    key = await registered(ada)
    used = key.use(await options(ben, "use"))
    assert await sign_in(ben, used) == (409, "signed_in_already")
    assert await ben.see("/api/me") == {"name": "Ben"}
    assert await sign_in(ben, used, replace=True) == (200, "")
    assert await ben.see("/api/me") == {"name": "Ada"}


async def test_where_there_is_no_domain_there_are_no_passkeys(database_url: str) -> None:
    async with serving(quick(database_url, passkey_domain="")) as server:
        ada = await server.guest("Ada")
        assert "data-passkeys" not in (await ada.get("/account")).text, "the server is at a bare address"
        for path in ("/api/account/passkeys/options", "/api/sign-in/passkey/options"):
            refused = await ada.post(path)
            assert (refused.status_code, refused.json()["code"]) == (403, "no_passkeys_here")


async def test_by_default_passkeys_belong_to_the_host_that_was_asked(database_url: str) -> None:
    async with serving(quick(database_url, passkey_domain="")) as server:
        ada = await server.stranger(headers={"host": "play.example:8000"})
        assert "data-passkeys" in (await ada.get("/account")).text
        await ada.do("/api/session", {"name": "Ada"})
        key = Authenticator("play.example", "http://play.example:8000")
        await ada.do("/api/account/passkeys", {"credential": key.make(await options(ada, "make"))})
        key.origin = "http://play.example"
        assert await sign_in(ada, key.use(await options(ada, "use"))) == REFUSED
        key.origin = "http://play.example:8000"
        assert await sign_in(ada, key.use(await options(ada, "use"))) == (200, "")


async def test_where_the_domain_is_set_no_header_makes_another_origin_ours(database_url: str) -> None:
    changed = {"passkey_domain": "play.example", "origins": ["https://play.example"]}
    async with serving(quick(database_url, **changed)) as server:
        ada = await server.guest("Ada")
        key = Authenticator("play.example", "https://play.example")
        await ada.do("/api/account/passkeys", {"credential": key.make(await options(ada, "make"))})
        key.origin = "https://x.play.example"
        thief = await server.stranger(headers={"host": "x.play.example"})
        assert await sign_in(thief, key.use(await options(thief, "use"))) == REFUSED


async def test_the_database_has_no_challenge_token_and_no_answer_tells_an_id(server: Server, database_url: str) -> None:
    ada = await server.guest("Ada")
    asked = await ada.post("/api/account/passkeys/options")
    token = ada.http.cookies["frontier-challenge"]
    assert "httponly" in asked.headers["set-cookie"].lower()
    assert token not in asked.text
    assert token not in await everything(database_url)
    seat = await server.inside.stores.people.authenticate(hash_token(ada.http.cookies["frontier"]))
    assert seat is not None
    assert seat[0].id not in asked.text
