"""Guests: a name is enough; the session is a secret of the browser; a link brings it to another device."""

import re
import unicodedata
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, select

from app.people.guests import hash_token
from app.people.names import MAX_NAME_LENGTH, BadName, clean_name, likenesses
from app.store.database import open_database
from app.store.models import links, metadata, sessions, users
from tests.web.server import Server, quick, serving

pytestmark = pytest.mark.anyio

SCRIPT = "<script>x</script>"
BREAKOUT = '"></script><b id=x>'


async def everything(database_url: str, schema: MetaData = metadata) -> str:
    """Return all that the database holds, as text."""

    def work(connection: Connection) -> list[Any]:
        return [list(connection.execute(select(table)).all()) for table in schema.sorted_tables]

    database = open_database(database_url)
    try:
        return repr(await database.read(work))
    finally:
        await database.close()


async def count_of(database_url: str, what: str) -> int:
    database = open_database(database_url)
    table = {"users": users, "sessions": sessions, "links": links}[what]
    try:
        return await database.read(lambda connection: len(connection.execute(select(table)).all()))
    finally:
        await database.close()


async def test_a_name_is_all_that_a_guest_needs(server: Server) -> None:
    nobody = await server.stranger()
    answer = await nobody.get("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (401, "not_recognised")
    assert await nobody.do("/api/session", {"name": "Ada"}) == {"name": "Ada"}
    assert await nobody.see("/api/me") == {"name": "Ada"}


async def test_no_script_can_read_the_session_and_no_other_site_can_use_it(server: Server) -> None:
    answer = await (await server.stranger()).post("/api/session", {"name": "Ada"})
    cookie = answer.headers["set-cookie"]
    parts = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert not any(part.startswith("domain") for part in parts)
    assert cookie.split("=")[1].split(";")[0] not in answer.text


async def test_behind_https_the_cookie_is_bound_to_the_host(database_url: str) -> None:
    async with serving(quick(database_url, secure_cookies=True)) as server:
        answer = await (await server.stranger()).post("/api/session", {"name": "Ada"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-")
        assert "secure" in {part.strip().lower() for part in cookie.split(";")}


async def test_only_hashes_of_tokens_are_stored(server: Server, database_url: str) -> None:
    ada = await server.guest("Ada")
    token = ada.http.cookies["frontier"]
    link = (await ada.do("/api/link"))["url"].split("#")[1]
    stored = await everything(database_url)
    assert hash_token(token) in stored
    assert hash_token(link) in stored
    assert token not in stored
    assert link not in stored


async def test_a_made_up_session_is_nobodys(server: Server) -> None:
    ada = await server.guest("Ada")
    token = ada.http.cookies["frontier"]
    for forged in ("", "x", token[:-1], token + "x", hash_token(token), "x" * 5000, "%00"):
        answer = await (await server.stranger()).get("/api/me", headers={"cookie": f"frontier={forged}"})
        assert (answer.status_code, answer.json()["code"]) == (401, "not_recognised")


IMPOSSIBLE = (
    *("", " ", "\t\n \u2003", "\x00", "x" * 25, "x" * 10_000),
    *("\u200b\u200d", "\u202e\u2066", "\u0301\u0302", "\ufeff", "\u3164", "\u2800"),
)
"""Nothing to be seen: blanks, marks that hide, turn or sit on other letters, and letters that look like nothing."""

CLEANED = {
    "  Ada   Lovelace ": "Ada Lovelace",
    "\u202eadA\u202c": "adA",
    "A\u200bd\u200da\ufeff": "Ada",
    "A\u034fd\ufe0fa\u180b\U000e0100\U0001d159\U00016fe4": "Ada",
    "Ada\nBob\x00\x07": "Ada Bob",
    "Cafe\u0301": "Café",
    "李雷 🚀": "李雷 🚀",
    "عمر": "عمر",
    SCRIPT: SCRIPT,
    "{{7*7}}'\"&": "{{7*7}}'\"&",
    "'; DROP TABLE users;--": "'; DROP TABLE users;--",
}


@pytest.mark.parametrize("name", IMPOSSIBLE, ids=ascii)
async def test_nobody_can_be_called_that(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


async def test_an_impossible_name_makes_nobody(server: Server, database_url: str) -> None:
    nobody = await server.stranger()
    for name in IMPOSSIBLE[:10]:
        answer = await nobody.post("/api/session", {"name": name})
        assert answer.status_code in (400, 422)
        assert answer.json()["code"] in ("bad_name", "wrong_type")
        assert "set-cookie" not in answer.headers
    long = (await nobody.post("/api/session", {"name": "x" * 10_000})).json()
    assert (long["code"], long["params"]) == ("bad_name", {"high": MAX_NAME_LENGTH}), "told in words that help"
    assert await count_of(database_url, "users") == 0


async def test_every_field_for_a_name_takes_as_much_as_the_server_does(server: Server) -> None:
    ada = await server.stranger()
    fields = re.findall(r'<input[^>]*name="name"[^>]*>', (await ada.get("/")).text)
    await ada.do("/api/session", {"name": "A" * MAX_NAME_LENGTH})
    assert len(fields) == 1
    assert all(f'maxlength="{MAX_NAME_LENGTH}"' in field for field in fields)
    account = (await ada.get("/account")).text
    assert f'data-longest-name="{MAX_NAME_LENGTH}"' in account, "for the fields that scripts make"


async def test_names_keep_what_is_visible_and_lose_what_hides_or_turns(server: Server) -> None:
    for given, kept in CLEANED.items():
        ada = await server.stranger()
        assert await ada.do("/api/session", {"name": given}) == {"name": kept}
        assert await ada.see("/api/me") == {"name": kept}
        assert not any(unicodedata.category(sign) in ("Cc", "Cf", "Cs") for sign in kept)


ALIKE = {
    "Ada": ("ADA", "Аdа", "АDА", "Ａｄａ", "𝐀𝐝𝐚", "A\u0301da", "Âda", "A\u0336d\u0336a", "Αda", "Ꭺda", "ꓮda", "ᴀᴅᴀ"),
    "Bot 1": ("Вот 1", "Bot l", "B0t I", "Bοt 1", "ＢＯＴ １"),
    "Ida": ("lda", "ida", "Ιda", "1da"),
    "1da": ("Ida", "Ιda", "Іda"),
    "Tom": ("Tօm", "Тоm", "ꓔom", "Ⲧom", "ᴛᴏᴍ"),
    "Вова": ("вова", "Bова", "BOBA"),
}
UNLIKE = (
    ("Ada", "Ida"),
    ("Bot 1", "Bot 2"),
    ("Анна", "Инна"),
    ("की", "का"),
    ("が", "か"),
    ("Ada", "Ada 2"),
    ("李", "雷"),
)


async def test_names_that_look_like_another_are_known_and_others_are_left_alone() -> None:
    for name, others in ALIKE.items():
        for other in others:
            assert likenesses(clean_name(other)) & likenesses(name), ascii(other)
    for one, other in UNLIKE:
        assert not likenesses(one) & likenesses(other), (one, other)


async def test_at_one_table_nobody_passes_for_another(server: Server) -> None:
    ada = await server.guest("Ada")
    code = await ada.open_table(4)
    for name in ("Аdа", "A\u200bd\ufe0fa"):
        await (await server.guest(name)).do(f"/api/tables/{code}/join")
    renamed = await server.guest("Bob")
    await renamed.do(f"/api/tables/{code}/join")
    await renamed.do("/api/session", {"name": "Ａｄａ"})
    names = [seat["name"] for seat in (await ada.see(f"/api/tables/{code}"))["seats"]]
    assert names == ["Ada", "Аdа 2", "Ada 3", "Ａｄａ 4"]


async def test_no_page_shows_a_hostile_name_unescaped(server: Server) -> None:
    for name in (SCRIPT, BREAKOUT, "'onload=x//", "{{'!z'*3}}"):
        ada, bob = await server.guests(name, "Bob")
        code = await server.started(ada, bob)
        for path in ("/", f"/t/{code}"):
            for reader in (ada, bob):
                page = await reader.get(path)
                assert page.status_code == 200
                assert page.headers["content-type"].startswith("text/html")
                assert name not in page.text
                assert "!z!z!z" not in page.text, "no name is a template"


async def test_a_hostile_name_in_an_answer_is_json_and_nothing_else(server: Server) -> None:
    ada = await server.guest(SCRIPT)
    code = await ada.open_table()
    answer = await ada.get(f"/api/tables/{code}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.json()["seats"][0]["name"] == SCRIPT


async def test_a_new_name_is_the_same_person(server: Server, database_url: str) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    token = ada.http.cookies["frontier"]
    assert await ada.do("/api/session", {"name": "Countess"}) == {"name": "Countess"}
    assert ada.http.cookies["frontier"] == token
    assert await ada.see("/api/me") == {"name": "Countess"}
    assert await count_of(database_url, "users") == 2
    assert (await ada.see(f"/api/tables/{code}"))["you"] == {"seat": 0, "host": True}
    refused = await ada.post("/api/session", {"name": "\u202e"})
    assert refused.json()["code"] == "bad_name"
    assert await ada.see("/api/me") == {"name": "Countess"}


async def test_a_new_name_is_seen_where_one_sits(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    await ada.do("/api/session", {"name": "Countess"})
    assert (await bob.see(f"/api/tables/{code}"))["seats"][0]["name"] == "Countess"


async def test_a_link_brings_the_same_person_and_seats_to_another_device(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    url = (await ada.do("/api/link"))["url"]
    path, _, secret = url.partition("#")
    assert path == "/link"  # what stands behind the # never reaches a server or its log
    phone = await server.stranger()
    claimed = await phone.post("/api/link/claim", {"token": secret})
    assert claimed.status_code == 200
    assert secret not in claimed.text + str(claimed.headers)
    assert await phone.see("/api/me") == {"name": "Ada"}
    assert phone.http.cookies["frontier"] != ada.http.cookies["frontier"]
    assert (await phone.see(f"/api/tables/{code}"))["you"] == {"seat": 0, "host": True}
    assert [table["code"] for table in (await phone.see("/api/tables"))["mine"]] == [code]
    assert await phone.see(f"/api/tables/{code}/view") == await ada.see(f"/api/tables/{code}/view")
    assert await ada.see("/api/me") == {"name": "Ada"}  # the old device goes on


async def test_a_link_works_once(server: Server, database_url: str) -> None:
    ada = await server.guest("Ada")
    secret = (await ada.do("/api/link"))["url"].partition("#")[2]
    assert (await (await server.stranger()).post("/api/link/claim", {"token": secret})).status_code == 200
    thief = await server.stranger()
    answer = await thief.post("/api/link/claim", {"token": secret})
    assert (answer.status_code, answer.json()["code"]) == (410, "link_used_up")
    assert "set-cookie" not in answer.headers
    assert (await thief.get("/api/me")).status_code == 401
    assert await count_of(database_url, "sessions") == 2


async def test_no_other_secret_opens_a_link(server: Server) -> None:
    ada = await server.guest("Ada")
    secret = (await ada.do("/api/link"))["url"].partition("#")[2]
    thief = await server.stranger()
    for wrong in ("", "x", secret[:-1], hash_token(secret), ada.http.cookies["frontier"], "\x00"):
        answer = await thief.post("/api/link/claim", {"token": wrong})
        assert (answer.status_code, answer.json()["code"]) == (410, "link_used_up")
    assert (await thief.post("/api/link/claim", {"token": "x" * 1000})).status_code == 422
    assert (await thief.post("/api/link/claim", {"token": secret})).status_code == 200


async def test_strangers_get_no_link(server: Server) -> None:
    answer = await (await server.stranger()).post("/api/link")
    assert (answer.status_code, answer.json()["code"]) == (401, "not_recognised")
