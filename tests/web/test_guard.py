"""Pages of other sites are refused, every response carries the security headers, and nobody asks too often."""

import asyncio
import sys
import time
from functools import _lru_cache_wrapper

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from app.people.person import Person
from app.settings import Settings
from app.web.files import asset
from app.web.limits import Rate
from tests.web.server import Guest, Server, play_on, quick, serving

pytestmark = pytest.mark.anyio

FOREIGN = (
    *("https://evil.example", "http://127.0.0.1", "http://127.0.0.1:1", "null", "", "http://localhost", "file://"),
    *("http://[", "http://evil.example@127.0.0.1", "//", "x", "http://127.0.0.1.evil.example"),
)


def policy_of(answer: httpx.Response) -> dict[str, list[str]]:
    """Return a content security policy by its directives."""
    parts = [part.split() for part in answer.headers["content-security-policy"].split(";")]
    return {name: sources for name, *sources in parts}


async def refused_before_anything(guest: Guest, code: str, origin: str) -> bool:
    try:
        line = await guest.dial(code, Origin=origin)
    except InvalidStatus as error:
        return error.response.status_code == 403
    return [data async for data in line.connection] == [] and line.connection.close_code == 1008


async def test_a_socket_of_another_sites_page_is_refused_before_anything_is_sent(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    for origin in FOREIGN:
        if origin:
            assert await refused_before_anything(ada, code, origin), origin
    line = await ada.dial(code, Origin=server.address)
    assert (await line.receive())["type"] == "snapshot"
    assert await refused_before_anything(ada, code, server.address + ".evil.example")


async def test_an_origin_that_the_settings_name_may_talk_to_us(database_url: str) -> None:
    async with serving(quick(database_url, origins=["https://play.example"])) as server:
        ada, bob = await server.guests("Ada", "Bob")
        code = await server.started(ada, bob)
        line = await ada.dial(code, Origin="https://play.example")
        assert (await line.receive())["type"] == "snapshot"
        assert (await ada.post("/api/link", headers={"origin": "https://play.example"})).status_code == 200
        assert await refused_before_anything(ada, code, "https://play.example.evil.example")
        assert await refused_before_anything(ada, code, "http://play.example")


async def test_nothing_is_sent_before_it_is_known_who_comes(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    lines = [await ada.sit_at(code), await bob.sit_at(code)]
    guests, asked, known = server.inside.guests, asyncio.Event(), asyncio.Event()
    authenticate = guests.authenticate

    async def slowly(token: str | None) -> Person | None:
        asked.set()
        await known.wait()
        return await authenticate(token)

    monkeypatch.setattr(guests, "authenticate", slowly)
    thief = await server.stranger()
    thief.http.cookies.set("frontier", ada.http.cookies["frontier"][:-1] + "!")
    coming = asyncio.create_task(thief.dial(code))
    await asked.wait()
    await play_on(lines, moves=5)
    room = await server.room(code)
    assert len(room.subscribers) == 2
    known.set()
    line = await coming
    first = await line.receive()
    assert (first["type"], first["v"]) == ("snapshot", lines[0].mirror.version)
    assert (first["you"]["seat"], first["view"]["hands"]) == (None, {})


async def test_a_post_of_another_sites_page_is_refused(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    path = f"/api/tables/{code}/start"
    for origin in FOREIGN:
        answer = await ada.post(path, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin"), origin
    for site in ("cross-site", "same-site"):
        answer = await ada.post(path, headers={"sec-fetch-site": site})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
    assert (await ada.see(f"/api/tables/{code}"))["status"] == "lobby"
    assert (await ada.post(path, headers={"origin": server.address})).status_code == 200


async def test_what_a_form_can_send_is_refused(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    kinds = (
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/plain",
        "",
        "application/xml",
    )
    for kind in (*kinds, "text/plain; application/json", "application/jsonx", "application/json, text/plain"):
        for path in (f"/api/tables/{code}/start", "/api/session", "/api/play"):
            answer = await ada.http.post(path, content=b'{"name":"Eve"}', headers={"content-type": kind})
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin"), kind
    assert (await ada.see(f"/api/tables/{code}"))["status"] == "lobby"
    assert (await ada.see("/api/me"))["name"] == "Ada"
    assert (await ada.http.post("/api/link", headers={"content-type": "application/json; charset=utf-8"})).is_success


async def test_other_methods_are_refused_with_a_code(server: Server) -> None:
    ada = await server.guest("Ada")
    for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
        for path in ("/", "/api/me", "/api/tables", "/nowhere"):
            answer = await ada.http.request(method, path, headers={"content-type": "application/json"})
            assert answer.status_code in (404, 405)
            assert answer.json()["code"] == "no_such_page"
    for path in ("/nowhere", "/api/nowhere", "/redoc", "/api/tables/abcdefghjkmn/nowhere"):
        answer = await ada.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page")


async def test_every_answer_carries_the_security_headers(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    asked = ["/", f"/t/{code}", "/link", "/rules/outpost", "/nowhere", "/healthz", "/metrics", "/openapi.json"]
    asked += ["/api/me", "/api/games"]
    asked += [f"/api/tables/{code}", f"/api/tables/{code}/view", f"/api/tables/{code}/export", "/api/tables/x"]
    asked += [asset("img/outpost.svg"), "/static/nothing.js"]
    answers = [await ada.get(path) for path in asked]
    answers += [await ada.post("/api/session", {"name": ""}), await ada.post("/api/session", 1)]
    answers += [await ada.post("/api/link", headers={"origin": "https://evil.example"})]
    for answer in answers:
        assert answer.status_code < 500, answer.url
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] in ("same-origin", "no-referrer")
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers.get_list("content-security-policy") == [answer.headers["content-security-policy"]]
        policy = policy_of(answer)
        assert policy["default-src"] == ["'none'"]
        assert policy["frame-ancestors"] == policy["base-uri"] == ["'none'"]
        allowed = {"'self'", "'none'", "data:"}
        assert {source for sources in policy.values() for source in sources} <= allowed
        assert policy["script-src"] == ["'self'"]
        assert "access-control-allow-origin" not in answer.headers


async def test_files_of_pages_carry_only_the_headers_that_concern_files(server: Server) -> None:
    ada = await server.stranger()
    for source in ("js/pages/home.js", "css/pages/home.css", "fonts/text.woff2", "words/en/site.ftl", "favicon.png"):
        answer = await ada.get(asset(source))
        assert answer.headers["x-content-type-options"] == "nosniff", source
        assert answer.headers["cross-origin-resource-policy"] == "same-origin", source
        assert "content-security-policy" not in answer.headers, source


async def test_what_is_measured_is_shown_only_where_the_settings_say_so(database_url: str) -> None:
    async with serving(quick(database_url)) as server:
        assert "frontier_rooms" in (await (await server.stranger()).get("/metrics")).text
    async with serving(quick(database_url, metrics=Settings().metrics)) as server:
        answer = await (await server.stranger()).get("/metrics")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page")


async def test_pages_have_no_script_or_style_of_their_own(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    for path in ("/", f"/t/{code}", "/link"):
        page = await ada.get(path)
        assert all("src=" in tag.partition(">")[0] for tag in page.text.split("<script")[1:])
        assert "<style" not in page.text
        assert not [
            word
            for word in (" onclick=", " onload=", " style=", "javascript:", "http://", "https://")
            if word in page.text
        ]


async def test_what_is_private_is_kept_in_no_cache(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    for path in ("/api/me", "/api/tables", f"/api/tables/{code}", f"/api/tables/{code}/view", f"/t/{code}", "/"):
        control = (await ada.get(path)).headers.get("cache-control", "")
        assert "no-store" in control or "private" in control, path


async def test_no_path_leads_out_of_the_folders_that_are_served(server: Server) -> None:
    nobody = await server.stranger()
    outside = ("../pyproject.toml", "..%2fpyproject.toml", "%2e%2e/%2e%2e/etc/passwd", "/etc/passwd", "%2fetc%2fpasswd")
    strange = ("%00", "js/%00.js", "x" * 300, "x/" * 300, "", ".", "js", "%ff", "..%5cpyproject.toml", "a%0d%0ab")
    for path in (*outside, *strange):
        for folder in ("/static/", "/static/x/"):
            answer = await nobody.http.get(folder + path)
            assert answer.status_code in (404, 307), (folder, path)


async def test_who_asks_too_often_is_told_so_with_a_code(database_url: str) -> None:
    rates = {"rate_act": "5/minute", "rate_chat": "2/minute", "rate_session": "9/minute", "rate_http": "60/minute"}
    async with serving(quick(database_url, **rates)) as server:
        ada, bob = await server.guests("Ada", "Bob")
        code = await server.started(ada, bob)
        line = await ada.sit_at(code)
        said = [await line.ask(type="chat", text="hello") for _ in range(3)]
        assert [answer["type"] for answer in said] == ["ack", "ack", "refused"]
        assert said[2]["code"] == "too_often"
        codes = [await line.code(type="act", decision="x", action={"type": "pass"}) for _ in range(6)]
        assert codes == ["decision_closed"] * 5 + ["too_often"]
        body = {"id": "x", "decision": "x", "action": {"type": "pass"}}
        answer = await ada.post(f"/api/tables/{code}/actions", body)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_often"), "the same limit for both ways"
        other = await bob.sit_at(code)
        assert await other.code(type="act", decision="x", action={"type": "pass"}) == "decision_closed"
        nobody = await server.stranger()
        answers = [await nobody.post("/api/link/claim", {"token": "x"}) for _ in range(8)]
        assert [answer.status_code for answer in answers] == [410] * 6 + [429] * 2
        refused = await bob.post("/api/tables", {"game": "outpost", "seats": 2})
        assert (refused.status_code, refused.json()["code"]) == (429, "too_often"), "nor are there tables without end"
        while (answer := await ada.get("/api/me")).status_code == 200:
            pass
        assert (answer.status_code, answer.json()["code"]) == (429, "too_often")
        turned_away = await ada.dial(code)
        assert (await turned_away.receive())["code"] == "too_often"


async def test_every_request_counts_once_whatever_it_asks_for_but_files_do_not(database_url: str) -> None:
    async with serving(quick(database_url, rate_http="16/minute")) as server:
        ada = await server.guest("Ada")
        code = await ada.open_table()
        paths = ["/", "/link", "/rules/outpost", "/readyz", "/metrics", "/openapi.json", "/api/games", "/api/me"]
        paths += [f"/t/{code}", f"/api/tables/{code}", "/api/tables", "/nowhere", f"/replay/{code}"]
        assert 429 not in [(await ada.get(path)).status_code for path in paths]
        assert (await ada.post("/api/link", headers={"origin": "https://evil.example"})).status_code == 403
        for path in (*paths, "/static/../api/me"):
            answer = await ada.get(path)
            assert (answer.status_code, answer.json()["code"]) == (429, "too_often"), path
        shown = await ada.get("/", headers={"accept": "text/html"})
        assert (shown.status_code, shown.headers["content-type"]) == (429, "text/html; charset=utf-8")
        assert shown.headers["x-frame-options"] == "DENY"
        for path in ("/healthz", asset("css/pages/home.css"), "/favicon.ico/../healthz"):
            assert (await ada.get(path)).status_code == 200, path


async def test_nobody_escapes_the_limits_by_a_forged_address(database_url: str) -> None:
    async with serving(quick(database_url, rate_session="3/minute")) as server:
        answers = []
        for number in range(5):
            nobody = await server.stranger(headers={"x-forwarded-for": f"10.0.0.{number}"})
            answers.append((await nobody.post("/api/session", {"name": "Eve"})).status_code)
        assert answers == [200, 200, 200, 429, 429]


async def test_behind_our_own_proxy_people_are_told_apart_by_what_it_says_last(database_url: str) -> None:
    async with serving(quick(database_url, rate_session="2/minute", trusted_proxies=["127.0.0.1"])) as server:
        answers = []
        for forged, real in (("1", "a"), ("2", "a"), ("3", "a"), ("1", "b")):
            nobody = await server.stranger(headers={"x-forwarded-for": f"{forged}.1.1.1, {real}.2.2.2"})
            answers.append((await nobody.post("/api/session", {"name": "Eve"})).status_code)
        assert answers == [200, 200, 429, 200]


def remembered() -> dict[str, int]:
    """Return how much each cache without a bound holds."""
    modules = [module for name, module in sys.modules.items() if name.startswith("app.")]
    caches = {f"{module.__name__}.{name}": found for module in modules for name, found in vars(module).items()}
    infos = {name: found.cache_info() for name, found in caches.items() if isinstance(found, _lru_cache_wrapper)}
    return {name: info.currsize for name, info in infos.items() if info.maxsize is None}


async def test_junk_in_requests_is_remembered_nowhere(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)

    async def ask(word: str) -> None:
        headers = {"accept": "text/html", "accept-language": word, "accept-encoding": word}
        ada.http.cookies.set("language", word)
        paths = (f"/{word}", f"/?{word}={word}", f"/rules/{word}", f"/rules/outpost?{word}={word}", f"/t/{word}")
        files = (f"static/{word}.js", f"static/css/base.css?v={word}", f"vendor/{word}/preact/dist/preact.module.js")
        for path in (*paths, f"/t/{code}?x={word}", *(f"/{file}" for file in files)):
            await ada.get(path, headers=headers)
        await ada.post("/api/tables", {"game": word, "seats": 2})
        await ada.post("/api/tables", {"game": "outpost", "seats": 2, "options": {word: word}})
        await ada.post(f"/api/tables/{code}/bot", {"seat": 0, "kind": word})

    await ask("x")
    before = remembered()
    for word in ("y", "z"):
        await ask(word)
    assert len(before) > 5
    assert remembered() == before


def test_when_a_window_ends_everybody_may_ask_again_and_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    rate = Rate("2/minute")
    for number in range(200):
        assert rate.hit(f"10.0.0.{number}")
    assert [rate.hit("Ada") for _ in range(3)] == [True, True, False]
    now += 59
    assert not rate.hit("Ada")
    now += 1
    assert rate.hit("Ada")
    assert len(rate._counts) == 1
