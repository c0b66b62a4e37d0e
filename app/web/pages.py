"""Pages and files: what a browser is served."""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from fastapi.templating import Jinja2Templates
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import FileResponse, Response

from app.games import TITLES
from app.settings import ROOT
from app.tables.access import role_at
from app.tables.model import TableCode
from app.texts import texts
from app.web.api import Code, game_info
from app.web.context import Ours, Visitor
from app.web.errors import language_of, problem
from app.web.metrics import ROOMS

router = APIRouter(include_in_schema=False)
templates = Jinja2Templates(ROOT / "templates")

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
    return hashlib.sha256(file.read_bytes()).hexdigest()[:12]


@cache
def import_map() -> str:
    """Return where modules find each other: packages by name, our own files by their hashed address."""
    own = {
        f"/static/js/{file.relative_to(STATIC / 'js').as_posix()}": asset(file.relative_to(STATIC).as_posix())
        for file in sorted((STATIC / "js").rglob("*.js"))
    }
    return json.dumps({"imports": {name: f"{packages()}/{path}" for name, path in VENDOR.items()} | own})


def error_page(request: Request, text: str, status: int) -> Response:
    """Return a page that says why there is nothing else to see."""
    return page(request, "error.html", status=status, text=text)


def page(request: Request, name: str, *, status: int = 200, **content: Any) -> Response:
    """Return a page in the reader's language."""
    language = language_of(request)
    words = texts(language)
    context = {
        "lang": language,
        "t": lambda key, **params: words.tell("", key, params),
        "nonce": request.state.nonce,
        "import_map": import_map(),
        "asset": asset,
        **content,
    }
    return templates.TemplateResponse(request, name, context, status_code=status)


@router.get("/")
async def home(request: Request, person: Visitor) -> Response:
    """Return the home page."""
    return page(request, "home.html", games=[game_info(name) for name in TITLES], person=person.name if person else "")


@router.get("/t/{code}")
async def table_page(request: Request, code: Code, ours: Ours, person: Visitor) -> Response:
    """Return the page of a table: lobby, game and end."""
    table = await ours.tables.find(TableCode(code))
    role_at(table, person.id if person else None)
    return page(request, "table.html", code=table.code, title=table.title, person=person.name if person else "")


@router.get("/link")
async def link_page(request: Request) -> Response:
    """Return the page that uses up a link; its secret stands behind the #, which no server ever sees."""
    return page(request, "link.html")


@router.get("/static/{path:path}")
async def static_file(request: Request, path: str) -> Response:
    """Return one of our files."""
    return file_response(request, STATIC, path)


@router.get("/vendor/{_version}/{path:path}")
async def vendor_file(request: Request, path: str) -> Response:
    """Return a file of a package: its module and what stands beside it."""
    if not any(path.startswith(served.rsplit("/", 1)[0] + "/") for served in VENDOR.values()):
        return problem(request, "no_such_page", {}, 404)
    return file_response(request, PACKAGES, path)


def file_response(request: Request, folder: Path, path: str) -> Response:
    """Return a file below a folder, and nothing outside it."""
    try:
        file = (folder / path).resolve()
        found = file.is_relative_to(folder.resolve()) and file.is_file()
    except (ValueError, OSError):
        found = False
    if not found:
        return problem(request, "no_such_page", {}, 404)
    named = "v" in request.query_params or folder == PACKAGES
    return FileResponse(file, headers={"cache-control": YEAR if named else "no-cache"})


@router.get("/healthz")
async def healthz() -> dict[str, bool]:
    """Tell that this process is alive."""
    return {"ok": True}


@router.get("/readyz")
async def readyz(ours: Ours) -> dict[str, bool]:
    """Tell that this process can serve: the database answers."""
    await ours.stores.check()
    return {"ok": True}


@router.get("/metrics")
async def metrics(ours: Ours) -> Response:
    """Return what Prometheus wants to know."""
    ROOMS.set(len(ours.hub.rooms))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
