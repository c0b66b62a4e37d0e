"""A recovery code signs its person in on any browser, and nobody else guesses it."""

import re

import pytest

from app.people import guests
from app.people.recovery import ALPHABET, new_code, read_code
from tests.web.server import Server, quick, serving
from tests.web.signing_in import code_of, enter
from tests.web.test_people import everything

pytestmark = pytest.mark.anyio


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
