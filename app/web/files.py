"""The files that pages are made of: scripts, styles, words, drawings. Named by their content, compressed once, kept.

Only these, and pages that are the same for everybody but for one's own name, are ever compressed: they hold no
secret. An answer that holds one, next to text that somebody else chose, must not be, for its length would tell about
the secret.
"""

import gzip
import hashlib
import json
import re
from functools import cache
from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.settings import ROOT
from app.web.errors import problem

router = APIRouter(include_in_schema=False)

STATIC, PACKAGES = ROOT / "static", ROOT / "node_modules"
VENDOR = {
    "preact": "preact/dist/preact.module.js",
    "preact/hooks": "preact/hooks/dist/hooks.module.js",
    "htm": "htm/dist/htm.module.js",
    "@preact/signals": "@preact/signals/dist/signals.module.js",
    "@preact/signals-core": "@preact/signals-core/dist/signals-core.module.js",
    "@fluent/bundle": "@fluent/bundle/esm/index.js",
}
"""The front end's packages: the names that modules import, and the one file of each that is served."""
YEAR = "public, max-age=31536000, immutable"
KINDS = {".js": "text/javascript", ".ftl": "text/plain", ".svg": "image/svg+xml"}
"""What the names of files do not tell every system alike."""
COMMENT = re.compile(r"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)[ \t]*$", re.MULTILINE | re.DOTALL)
"""A comment that has its lines to itself."""
IMPORTED = re.compile(r"""(?:\bfrom|^import)\s*['"]([^'"]+)['"]""", re.MULTILINE)


# --- addresses ---------------------------------------------------------------------------------------------------


@cache
def asset(path: str) -> str:
    """Return the address of a file of ours with the hash of its content: it may be kept for ever."""
    return f"/static/{path}?v={digest(STATIC / path)}"


@cache
def packages() -> str:
    """Return where the front end's packages stand; the address changes when any of them does."""
    return f"/vendor/{digest(ROOT / 'package-lock.json')}"


@cache
def digest(file: Path) -> str:
    """Return the hash of a file."""
    return hashed(file.read_bytes())


def hashed(content: bytes) -> str:
    """Return the hash of what a file holds, as short as an address may be."""
    return hashlib.sha256(content).hexdigest()[:12]


@cache
def import_map() -> str:
    """Return where modules find each other: packages by name, our own files by their hashed address."""
    own = {
        f"/static/js/{file.relative_to(STATIC / 'js').as_posix()}": asset(file.relative_to(STATIC).as_posix())
        for file in sorted((STATIC / "js").rglob("*.js"))
    }
    return json.dumps({"imports": {name: f"{packages()}/{path}" for name, path in VENDOR.items()} | own})


@cache
def modules_of(first: str, *more: str) -> tuple[str, ...]:
    """Return the addresses of all that a module of ours imports, however far: a page asks for them all at once.

    What is imported only when it is needed is not among them, unless it is named as one of `more`.
    """
    found: dict[Path, str] = {STATIC / path: asset(path) for path in more}
    rest = [STATIC / first, *found]
    while rest:
        file = rest.pop()
        for name in IMPORTED.findall(file.read_text("utf-8")):
            target = PACKAGES / VENDOR[name] if name in VENDOR else (file.parent / name).resolve()
            if target not in found and target.is_file():
                found[target] = address_of_file(target)
                rest.append(target)
    return tuple(found.values())


def address_of_file(file: Path) -> str:
    """Return where a browser finds a file, ours or a package's."""
    if file.is_relative_to(PACKAGES):
        return f"{packages()}/{file.relative_to(PACKAGES).as_posix()}"
    return asset(file.relative_to(STATIC).as_posix())


# --- answers -----------------------------------------------------------------------------------------------------


@router.get("/static/{path:path}")
async def static_file(request: Request, path: str) -> Response:
    """Return one of our files."""
    return file_response(request, STATIC, path)


@router.get("/vendor/{version}/{path:path}")
async def vendor_file(request: Request, version: str, path: str) -> Response:
    """Return a file of a package: its module and what stands beside it."""
    if not any(path.startswith(served.rsplit("/", 1)[0] + "/") for served in VENDOR.values()):
        return problem(request, "no_such_page", {}, 404)
    return file_response(request, PACKAGES, path, is_named=f"/vendor/{version}" == packages())


def file_response(request: Request, folder: Path, path: str, *, is_named: bool = False) -> Response:
    """Return a file below a folder, and nothing outside it.

    Only an address that is named after this very content may be kept: one from before an update, or from a process
    that has not been updated yet, would be kept for a year with the wrong content.
    """
    try:
        file = (folder / path).resolve()
        found = file.is_relative_to(folder.resolve()) and file.is_file()
    except (ValueError, OSError):
        found = False
    if not found:
        return problem(request, "no_such_page", {}, 404)
    packed = takes_gzip(request.headers.get("accept-encoding", ""))
    content, tag, name = content_of(file, file.stat().st_mtime_ns, packed)
    may_be_kept = is_named or request.query_params.get("v") == name
    headers = {"cache-control": YEAR if may_be_kept else "no-cache", "vary": "accept-encoding", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(content, headers=headers, media_type=KINDS.get(file.suffix) or guess_type(file.name)[0])


@cache
def content_of(file: Path, _changed: int, packed: bool) -> tuple[bytes, str, str]:
    """Return a file's bytes, their tag and the file's hash; read and compressed once for every change of the file.

    Our own modules go without their comments, a quarter of what they weigh. The lines stay, so that an error in a
    browser names the right one.
    """
    content = file.read_bytes()
    name = hashed(content)
    if file.suffix == ".js" and file.is_relative_to(STATIC):
        content = COMMENT.sub(lambda found: "\n" * found[0].count("\n"), content.decode()).encode()
    tag = hashed(content)
    return (gzip.compress(content, mtime=0), f'"{tag}-gzip"', name) if packed else (content, f'"{tag}"', name)


def compressed(request: Request, response: Response) -> Response:
    """Return a page that holds no secret with less to fetch, for a browser that can read it so."""
    response.headers["vary"] = "accept-encoding"
    if takes_gzip(request.headers.get("accept-encoding", "")):
        response.body = gzip.compress(response.body, mtime=0)
        response.headers.update({"content-encoding": "gzip", "content-length": str(len(response.body))})
    return response


def takes_gzip(accepted: str) -> bool:
    """Tell whether a browser that says this about encodings can read gzip."""
    for part in accepted.lower().split(","):
        name, *more = (word.strip() for word in part.split(";"))
        if name in ("gzip", "*"):
            return not any(re.fullmatch(r"q=0(\.0*)?", word) for word in more)
    return False
