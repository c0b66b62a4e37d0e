"""Static files as built by `static/build`, with content hashes in their names.

Only these, and pages without secrets, are compressed. A response that contains a secret next to text chosen by another
person must not be: its length would leak the secret (the BREACH attack).
"""

import gzip
import re
import shlex
import subprocess
from functools import cache
from mimetypes import guess_type
from pathlib import Path

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from app.settings import ROOT
from app.texts import texts
from app.web.errors import language_of, problem

router = APIRouter(include_in_schema=False)

SOURCES, BUILT = ROOT / "static", ROOT / "build" / "pages"
CACHE_FOREVER = "public, max-age=31536000, immutable"
MEDIA_TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".svg": "image/svg+xml", ".map": "application/json"}
"""Media types that `mimetypes` does not know on every system."""

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Suffixes of the compressed files that the build writes, by content encoding, the smallest first.

Browsers accept Brotli over HTTPS and from localhost only.
"""

NAME = re.compile(r"[\w-]{1,40}-[A-Z0-9]{8}\.\w+(\.map)?")


class Built(msgspec.Struct):
    """The output of a source: its file, and the modules it imports, transitively."""

    file: str
    imports: list[str]


def manifest() -> dict[str, Built]:
    """Return the build outputs by source name; re-read after every build."""
    file = BUILT / "manifest.json"
    try:
        return _manifest_of(file, file.stat().st_mtime_ns)
    except FileNotFoundError:
        raise RuntimeError("The pages have not been built: `make setup` does that.") from None


@cache
def _manifest_of(file: Path, _changed: int) -> dict[str, Built]:
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Built])


def asset(source: str) -> str:
    """Return the URL of a source's output; empty if there is no such source."""
    built = manifest().get(source)
    return f"/static/{built.file}" if built else ""


def modules_of(*sources: str) -> list[str]:
    """Return the URLs of these modules and all their imports, for a page to preload."""
    found = (built for source in sources if (built := manifest().get(source)))
    return list(dict.fromkeys(f"/static/{file}" for built in found for file in (built.file, *built.imports)))


def rebuild_if_stale(command: str) -> None:
    """Run the build command, if there is one and a source has changed since the last build (see `make play`)."""
    if command and any(path.stat().st_mtime_ns > built_at() for path in SOURCES.rglob("*")):
        # A failing build prints its own errors, and the previous output stays in place.
        subprocess.run(shlex.split(command), cwd=ROOT, check=False)


def built_at() -> int:
    """Return the time of the last build in nanoseconds; 0 if there was none."""
    file = BUILT / "manifest.json"
    return file.stat().st_mtime_ns if file.is_file() else 0


@router.get("/static/{path:path}")
async def static_file(request: Request, path: str) -> Response:
    """Serve a build output. Its name contains its content hash, so it may be cached forever."""
    file = BUILT / path
    if not NAME.fullmatch(path) or not file.is_file():
        return problem(request, "no_such_page", {}, 404)
    headers = {"cache-control": CACHE_FOREVER, "vary": "accept-encoding"}
    encoding, content = encoded(file, request.headers.get("accept-encoding", ""))
    if encoding:
        headers["content-encoding"] = encoding
    return Response(content, headers=headers, media_type=MEDIA_TYPES.get(file.suffix) or guess_type(file.name)[0])


@router.get("/worker.js")
async def worker() -> Response:
    """Serve the service worker, which shows push messages. Its address must stay the same, so it is not cached."""
    content = content_of(BUILT / manifest()["js/worker.js"].file)
    return Response(content, headers={"cache-control": "no-cache"}, media_type="text/javascript")


@router.get("/manifest.webmanifest")
async def web_manifest(request: Request) -> Response:
    """Describe the site as an app that can be installed."""
    words = texts(language_of(request))
    described = {
        "name": words.say("site-name"),
        "short_name": words.say("site-name"),
        "description": words.say("site-sentence"),
        "lang": words.language,
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#1b2440",
        "theme_color": "#1b2440",
        "icons": [
            {"src": asset("icon-192.png"), "sizes": "192x192", "type": "image/png"},
            {"src": asset("icon-512.png"), "sizes": "512x512", "type": "image/png"},
            {"src": asset("icon-maskable.png"), "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
        ],
    }
    headers = {"vary": "accept-language, cookie"}
    return Response(msgspec.json.encode(described), headers=headers, media_type="application/manifest+json")


def encoded(file: Path, accepted: str) -> tuple[str, bytes]:
    """Return the encoding of the smallest version of a file that the browser accepts, and its content."""
    for encoding, suffix in ENCODINGS.items():
        if accepts(encoding, accepted) and (content := content_of(file.with_name(file.name + suffix))):
            return encoding, content
    return "", content_of(file)


@cache
def content_of(file: Path) -> bytes:
    """Return the content of a file; nothing if there is no such file."""
    return file.read_bytes() if file.is_file() else b""


def compressed(request: Request, response: Response) -> Response:
    """Compress a page that contains no secrets, if the browser accepts gzip."""
    response.headers["vary"] = "accept-encoding"
    if accepts("gzip", request.headers.get("accept-encoding", "")):
        response.body = gzip.compress(response.body, mtime=0)
        response.headers.update({"content-encoding": "gzip", "content-length": str(len(response.body))})
    return response


def accepts(encoding: str, accepted: str) -> bool:
    """Return whether a browser that sends this Accept-Encoding header can read an encoding."""
    for part in accepted.lower().split(","):
        name, *more = (word.strip() for word in part.split(";"))
        if name in (encoding, "*"):
            return not any(re.fullmatch(r"q=0(\.0*)?", word) for word in more)
    return False
