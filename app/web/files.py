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
from app.web.errors import problem

router = APIRouter(include_in_schema=False)

SOURCES, BUILT = ROOT / "static", ROOT / "build" / "pages"
CACHE_FOREVER = "public, max-age=31536000, immutable"
MEDIA_TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".svg": "image/svg+xml", ".map": "application/json"}
"""Media types that `mimetypes` does not know on every system."""

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
    if gzipped := accepts_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
    content = content_of(file, gzipped)
    return Response(content, headers=headers, media_type=MEDIA_TYPES.get(file.suffix) or guess_type(file.name)[0])


@cache
def content_of(file: Path, gzipped: bool) -> bytes:
    content = file.read_bytes()
    return gzip.compress(content, mtime=0) if gzipped else content


def compressed(request: Request, response: Response) -> Response:
    """Compress a page that contains no secrets, if the browser accepts gzip."""
    response.headers["vary"] = "accept-encoding"
    if accepts_gzip(request.headers.get("accept-encoding", "")):
        response.body = gzip.compress(response.body, mtime=0)
        response.headers.update({"content-encoding": "gzip", "content-length": str(len(response.body))})
    return response


def accepts_gzip(accepted: str) -> bool:
    for part in accepted.lower().split(","):
        name, *more = (word.strip() for word in part.split(";"))
        if name in ("gzip", "*"):
            return not any(re.fullmatch(r"q=0(\.0*)?", word) for word in more)
    return False
