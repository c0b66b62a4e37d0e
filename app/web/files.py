"""The files that pages are made of, as `static/build` made them: every name carries the hash of its content.

Only these, and pages that are the same for everybody but for one's own name, are ever compressed: they hold no
secret. An answer that holds one, next to text that somebody else chose, must not be, for its length would tell about
the secret.
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
YEAR = "public, max-age=31536000, immutable"
KINDS = {".js": "text/javascript", ".ftl": "text/plain", ".svg": "image/svg+xml", ".map": "application/json"}
"""What the names of files do not tell every system alike."""

NAME = re.compile(r"[\w-]{1,40}-[A-Z0-9]{8}\.\w+(\.map)?")


class Built(msgspec.Struct):
    """What a source became: its file, and the modules that it imports, however far."""

    file: str
    imports: list[str]


def manifest() -> dict[str, Built]:
    """Return what was built, by the names of the sources; read anew after another build."""
    file = BUILT / "manifest.json"
    try:
        return _manifest_of(file, file.stat().st_mtime_ns)
    except FileNotFoundError:
        raise RuntimeError("The pages have not been built: `make setup` does that.") from None


@cache
def _manifest_of(file: Path, _changed: int) -> dict[str, Built]:
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Built])


def asset(source: str) -> str:
    """Return the address of what this source became; none if there is no such source."""
    built = manifest().get(source)
    return f"/static/{built.file}" if built else ""


def modules_of(*sources: str) -> list[str]:
    """Return the addresses of all that these modules import: a page asks for them at once, not one after the other."""
    found = (built for source in sources if (built := manifest().get(source)))
    return list(dict.fromkeys(f"/static/{file}" for built in found for file in (built.file, *built.imports)))


def rebuild_if_stale(command: str) -> None:
    """Build anew if a source was changed since the last time. Only a developer's server does so, see `make play`."""
    if command and any(path.stat().st_mtime_ns > built_at() for path in SOURCES.rglob("*")):
        # A build that fails says why on its own, and the pages stay as they were.
        subprocess.run(shlex.split(command), cwd=ROOT, check=False)


def built_at() -> int:
    """Return when the pages were built; 0 if never."""
    file = BUILT / "manifest.json"
    return file.stat().st_mtime_ns if file.is_file() else 0


@router.get("/static/{path:path}")
async def static_file(request: Request, path: str) -> Response:
    """Return a built file, and nothing else. Its name is its content's, so it may be cached for ever."""
    file = BUILT / path
    if not NAME.fullmatch(path) or not file.is_file():
        return problem(request, "no_such_page", {}, 404)
    headers = {"cache-control": YEAR, "vary": "accept-encoding"}
    if packed := takes_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
    content = content_of(file, packed)
    return Response(content, headers=headers, media_type=KINDS.get(file.suffix) or guess_type(file.name)[0])


@cache
def content_of(file: Path, packed: bool) -> bytes:
    """Return a file's bytes, read and compressed once."""
    content = file.read_bytes()
    return gzip.compress(content, mtime=0) if packed else content


def compressed(request: Request, response: Response) -> Response:
    """Return a page that holds no secret with less to fetch, for a browser that can read it so."""
    response.headers["vary"] = "accept-encoding"
    if takes_gzip(request.headers.get("accept-encoding", "")):
        response.body = gzip.compress(response.body, mtime=0)
        response.headers.update({"content-encoding": "gzip", "content-length": str(len(response.body))})
    return response


def takes_gzip(accepted: str) -> bool:
    for part in accepted.lower().split(","):
        name, *more = (word.strip() for word in part.split(";"))
        if name in ("gzip", "*"):
            return not any(re.fullmatch(r"q=0(\.0*)?", word) for word in more)
    return False
