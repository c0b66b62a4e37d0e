"""The files of the pages: compressed, kept by their content, and few enough for a first visit."""

import gzip
import json
import re
from pathlib import Path

import httpx
import pytest

from app.settings import ROOT
from app.web.files import VENDOR, asset, modules_of, packages, takes_gzip
from tests.web.server import Guest, Server

pytestmark = pytest.mark.anyio

FIRST_VISIT = 150 * 1024
"""As many bytes may the page of a table ask for on the first visit, compressed."""
ADDRESS = re.compile(r"""(?:href|src)="(/(?:static|vendor)/[^"]+)" """.strip())


async def length(person: Guest, address: str) -> int:
    """Return how many bytes of a file go over the line."""
    async with person.http.stream("GET", address) as answer:
        await answer.aread()
        assert answer.status_code == 200, address
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable", address
        return answer.num_bytes_downloaded


def asked_for(page: httpx.Response) -> set[str]:
    """Return the addresses of all that a page asks for: what it links, its words and its drawings."""
    named = re.findall(r'data-(?:catalogues|sprite)="([^"]+)"', page.text)
    lists = (json.loads(text.replace("&#34;", '"')) if text.startswith("[") else [text] for text in named)
    return {*ADDRESS.findall(page.text), *(address for found in lists for address in found)}


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_first_visit_to_a_table_is_light(server: Server, language: str) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    page = await ada.get(f"/t/{code}", headers={"accept-language": language})
    addresses = asked_for(page)
    for part in ("js/pages/table.js", "js/games/outpost/index.js", "css/tokens.css", f"{language}/outpost.ftl"):
        assert [address for address in addresses if part in address], part
    sizes = {address: await length(ada, address) for address in sorted(addresses)}
    assert sum(sizes.values()) <= FIRST_VISIT, sorted(sizes.items(), key=lambda item: -item[1])[:12]


async def test_a_page_asks_at_once_for_all_that_its_script_imports(server: Server) -> None:
    page = (await (await server.stranger()).get("/")).text
    preloaded = re.findall(r'<link rel="modulepreload" href="([^"]+)">', page)
    assert preloaded == list(modules_of("js/pages/home.js"))
    mapped = set(json.loads(re.findall(r'<script type="importmap"[^>]*>(.*?)</script>', page)[0])["imports"].values())
    ours = {address for address in preloaded if address.startswith("/static/")}
    assert ours
    assert ours <= mapped, "what is asked for early is what the import map names"
    for module in ("core/html.js", "core/http.js", "core/i18n.js"):
        assert [address for address in ours if module in address]


async def test_a_browser_that_knows_no_gzip_is_served_plainly(server: Server) -> None:
    ada = await server.stranger()
    address = "/static/css/base.css"
    packed = await ada.get(address, headers={"accept-encoding": "gzip, deflate, br"})
    plain = await ada.get(address, headers={"accept-encoding": "identity"})
    file = (ROOT / "static/css/base.css").read_bytes()
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content == file
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert int(packed.headers["content-length"]) == len(gzip.compress(file)) < int(plain.headers["content-length"])
    assert packed.headers["content-type"].startswith("text/css")


async def test_modules_come_without_their_comments_and_otherwise_as_they_are(server: Server) -> None:
    ada = await server.stranger()
    for file in sorted((ROOT / "static" / "js").rglob("*.js")):
        answer = await ada.get(f"/static/{file.relative_to(ROOT / 'static').as_posix()}")
        assert answer.headers["content-type"].startswith("text/javascript")
        written, served = file.read_text("utf-8").split("\n"), answer.text.split("\n")
        gone = [line.strip() for line, other in zip(written, served, strict=True) if line != other]
        assert all(line.startswith(("/*", "*", "//")) for line in gone), file
        assert all(line.endswith("*/") for line in gone if "*/" in line), "code beside a comment stays"
        assert {other for line, other in zip(written, served, strict=True) if line != other} <= {""}
        assert "/**" not in answer.text, file


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
    assert takes_gzip(accepted) is wanted


async def test_what_is_kept_is_not_sent_again(server: Server) -> None:
    ada = await server.stranger()
    address = "/static/css/base.css"
    first = await ada.get(address)
    assert first.headers["cache-control"] == "no-cache"
    again = await ada.get(address, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = await ada.get(address, headers={"accept-encoding": "identity"})
    assert plain.headers["etag"] != first.headers["etag"]
    other = await ada.get(address, headers={"if-none-match": '"other"'})
    assert other.status_code == 200


async def test_only_what_an_address_is_named_after_is_kept_for_ever(server: Server) -> None:
    ada = await server.stranger()
    named = [asset("js/core/store.js"), f"{packages()}/{VENDOR['preact']}"]
    others = ["/static/js/core/store.js?v=junk", "/static/js/core/store.js?v=", f"/vendor/junk/{VENDOR['preact']}"]
    for address in (*named, *others, f"{others[2]}?v=junk"):
        answer = await ada.get(address)
        kept = "public, max-age=31536000, immutable" if address in named else "no-cache"
        assert (answer.status_code, answer.headers["cache-control"]) == (200, kept), address


async def test_a_file_that_was_changed_is_served_as_it_is_now(server: Server, tmp_path: Path) -> None:
    from app.web import files  # noqa: PLC0415  # the folder is changed for this test only

    old, files.STATIC = files.STATIC, tmp_path
    try:
        file = tmp_path / "a.css"
        file.write_text("a{}")
        ada = await server.stranger()
        address = asset("a.css")
        assert (await ada.get(address)).text == "a{}"
        file.write_text("b{color:red}")
        changed = await ada.get(address)
        assert (changed.text, changed.headers["cache-control"]) == ("b{color:red}", "no-cache")
    finally:
        files.STATIC = old


@pytest.mark.parametrize("path", ["/", "/rules/outpost"])
async def test_pages_that_hold_no_secret_are_compressed_for_who_can_read_it(server: Server, path: str) -> None:
    ada = await server.guest("Ada")
    packed = await ada.get(path, headers={"accept-encoding": "gzip"})
    plain = await ada.get(path, headers={"accept-encoding": "identity"})
    assert (packed.headers["content-encoding"], plain.headers.get("content-encoding")) == ("gzip", None)
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 3
    nonce = re.compile(r'nonce="[^"]+"')
    assert nonce.sub("", packed.text) == nonce.sub("", plain.text)


async def test_nothing_that_may_hold_a_secret_is_compressed(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    paths = [
        f"/t/{code}",
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
