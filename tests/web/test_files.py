"""The files of the pages: compressed, cached by their content, and few enough for a first visit."""

import gzip
import os
import re
from pathlib import Path

import httpx
import pytest

from app.games import TITLES
from app.web import files
from app.web.files import BUILT, accepts, asset, manifest, rebuild_if_stale
from tests.web.server import Guest, Server

pytestmark = pytest.mark.anyio

FIRST_VISIT = 150 * 1024
"""As many bytes may the page of a table ask for on the first visit, compressed."""
MOST_REQUESTS = 20
BESIDES = 2
"""Requests that no page names: the page itself, and the socket."""
ADDRESS = re.compile(r'(?:href|src|data-words)="(/static/[^"]+)"')


async def length(person: Guest, address: str) -> int:
    """Return how many bytes of a file go over the line."""
    async with person.http.stream("GET", address, headers={"accept-encoding": "gzip"}) as answer:
        await answer.aread()
        assert answer.status_code == 200, address
        packed = address.endswith((".png", ".woff2"))
        assert answer.headers.get("content-encoding") == (None if packed else "gzip"), address
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable", address
        return answer.num_bytes_downloaded


def asked_for(page: httpx.Response) -> set[str]:
    """Return the addresses of all that a page asks for."""
    return set(ADDRESS.findall(page.text))


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_first_visit_to_a_table_is_light(server: Server, language: str, title: str) -> None:
    ada = await server.guest("Ada")
    code = (await ada.do("/api/play", {"game": title}))["code"]
    page = await ada.get(f"/t/{code}", headers={"accept-language": language, "accept-encoding": "gzip"})
    addresses = asked_for(page)
    sent = int(page.headers["content-length"])
    for part in ("js/pages/table.js", f"js/games/{title}/index.js", f"css/games/{title}.css", f"art/{title}.woff2"):
        assert asset(part) in addresses, part
    assert asset(f"words/{language}/{title}.ftl") in addresses
    sizes = {address: await length(ada, address) for address in sorted(addresses)}
    assert sum(sizes.values()) + sent <= FIRST_VISIT, sorted(sizes.items(), key=lambda item: -item[1])[:12]
    assert len(sizes) + BESIDES <= MOST_REQUESTS, sizes


async def test_a_page_asks_at_once_for_all_that_its_board_imports(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    page = await ada.get(f"/t/{await server.started(ada, bob)}")
    preloaded = set(re.findall(r'<link rel="modulepreload" href="/static/([^"]+)">', page.text))
    for module in ("js/pages/table.js", "js/games/outpost/index.js"):
        built = manifest()[module]
        assert {built.file, *built.imports} <= preloaded
    for file in preloaded:
        imported = set(re.findall(r'from"\./([^"]+)"', (BUILT / file).read_text("utf-8")))
        assert imported <= preloaded, "nothing is asked for one after the other"


async def test_a_lobby_and_an_end_ask_at_once_for_their_own_part(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    parts = {"lobby": asset("js/core/lobby.js"), "over": asset("js/core/end.js")}
    assert all(parts.values())
    gathered = await server.gathered(ada, bob)
    lobby = asked_for(await ada.get(f"/t/{gathered}"))
    playing = asked_for(await ada.get(f"/t/{await server.started(ada, bob)}"))
    assert (lobby & {*parts.values()}, playing & {*parts.values()}) == ({parts["lobby"]}, set())


async def test_every_script_and_sheet_has_its_source_map(server: Server) -> None:
    ada = await server.stranger()
    for built in manifest().values():
        if built.file.endswith((".js", ".css")):
            answer = await ada.get(f"/static/{built.file}.map")
            assert answer.json()["sources"], built.file


async def test_a_browser_is_served_the_smallest_encoding_that_it_accepts(server: Server) -> None:
    ada = await server.stranger()
    address = asset("css/pages/home.css")
    file = BUILT / address.removeprefix("/static/")
    sent = {}
    for accepted, encoding in (("gzip, deflate, br", "br"), ("gzip, deflate", "gzip"), ("identity", None)):
        async with ada.http.stream("GET", address, headers={"accept-encoding": accepted}) as answer:
            sent[encoding] = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "accept-encoding"
        assert int(answer.headers["content-length"]) == len(sent[encoding])
        assert answer.headers["content-type"].startswith("text/css")
    assert sent[None] == gzip.decompress(sent["gzip"]) == file.read_bytes()
    assert sent["br"] == file.with_name(f"{file.name}.br").read_bytes()
    assert len(sent["br"]) < len(sent["gzip"]) < len(sent[None])


async def test_what_the_build_did_not_compress_is_served_plainly(server: Server) -> None:
    ada = await server.stranger()
    icon = await ada.get(asset("favicon.png"), headers={"accept-encoding": "gzip, br"})
    assert "content-encoding" not in icon.headers
    assert icon.content.startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("accepted", "wanted"),
    [
        ("gzip", True),
        ("deflate, GZIP;q=0.5", True),
        ("*", True),
        ("br", False),
        ("", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("gzip;q=0.01", True),
        ("x-gzip-no", False),
    ],
)
def test_what_a_browser_says_about_encodings_is_understood(accepted: str, wanted: bool) -> None:
    assert accepts("gzip", accepted) is wanted


async def test_a_source_that_was_changed_is_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, built = tmp_path / "sources" / "a.css", tmp_path / "built"
    source.parent.mkdir()
    built.mkdir()
    source.write_text("a{}")
    monkeypatch.setattr(files, "SOURCES", source.parent)
    monkeypatch.setattr(files, "BUILT", built)
    with pytest.raises(RuntimeError, match="make setup"):
        manifest()
    command = f"cp {tmp_path / 'made.json'} {built / 'manifest.json'}"
    for name in ("a-1.css", "a-2.css"):
        (tmp_path / "made.json").write_text(f'{{"a.css": {{"file": "{name}", "imports": []}}}}')
        rebuild_if_stale(command)
        assert asset("a.css") == f"/static/{name}"
        (tmp_path / "made.json").write_text("{}")
        os.utime(source, ns=(0, 0))
        os.utime(source.parent, ns=(0, 0))
        rebuild_if_stale(command)
        assert asset("a.css") == f"/static/{name}", "nothing has changed since"
        source.touch()
        os.utime(built / "manifest.json", ns=(1, 1))


@pytest.mark.parametrize("path", ["/", "/rules/outpost", "/t/{code}"])
async def test_pages_without_secrets_and_others_texts_are_compressed_where_accepted(server: Server, path: str) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    path = path.format(code=await server.started(ada, bob))
    packed = await ada.get(path, headers={"accept-encoding": "gzip"})
    plain = await ada.get(path, headers={"accept-encoding": "identity"})
    assert (packed.headers["content-encoding"], plain.headers.get("content-encoding")) == ("gzip", None)
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert packed.text == plain.text
    assert "Bob" not in packed.text


async def test_nothing_that_may_hold_a_secret_is_compressed(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    paths = [
        "/account",
        "/link",
        "/api/me",
        "/api/tables",
        f"/api/tables/{code}/view",
        "/nowhere",
    ]
    for path in paths:
        answer = await ada.get(path, headers={"accept-encoding": "gzip, br, deflate"})
        assert "content-encoding" not in answer.headers, path
    line = await ada.sit_at(code)
    assert line.connection.response is not None
    assert "sec-websocket-extensions" not in line.connection.response.headers
