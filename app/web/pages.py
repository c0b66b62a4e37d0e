"""HTML pages, health checks and metrics."""

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

import msgspec
from fastapi import APIRouter, Request
from fastapi.templating import Jinja2Templates
from starlette.responses import Response

from app.engine.options import Meta, TableData
from app.games import PLACES, reference_of
from app.people.names import MAX_NAME_LENGTH
from app.people.person import Account, Person
from app.settings import ROOT
from app.tables.access import NotAllowed, role_at
from app.tables.model import TableCode
from app.texts import LANGUAGES, texts
from app.web.api import Code, game_info
from app.web.context import OptionalPerson, Services, ServicesDep, Titles, services_of, titles_of
from app.web.cookies import others_here, session_in, set_session
from app.web.drawings import drawing
from app.web.errors import language_of, problem
from app.web.files import asset, compressed, modules_of, rebuild_if_stale
from app.web.files import router as files
from app.web.security import site_of
from app.web.unopened import unopened

router = APIRouter(include_in_schema=False)
router.include_router(files)
TEMPLATES = ROOT / "templates"
templates = Jinja2Templates(TEMPLATES)
templates.env.trim_blocks = templates.env.lstrip_blocks = True

NUMBER = re.compile(r"-?\d{1,4}")

PREFERENCES = {
    "theme": ("auto", "light", "dark"),
    "motion": ("auto", "less", "full"),
    "art": ("drawn", "text"),
    "sound": ("on", "off"),
    "notify": ("off", "on"),
}
"""Display preferences, the default value first. They are stored in cookies, so that pages render right at once."""


def preferences_of(request: Request) -> dict[str, str]:
    """Return the preferences from the cookies; the default for missing or unknown values."""
    given = {name: request.cookies.get(name, "") for name in PREFERENCES}
    return {name: given[name] if given[name] in values else values[0] for name, values in PREFERENCES.items()}


def error_page(request: Request, text: str, status: int) -> Response:
    return page(request, "error.html", status=status, text=text)


def page(request: Request, name: str, *, status: int = 200, **content: Any) -> Response:
    rebuild_if_stale(services_of(request).settings.rebuild)
    language = language_of(request)
    words = texts(language)
    context = {
        "lang": language,
        "languages": {code: texts(code).say("language-name") for code in LANGUAGES},
        "preferences": PREFERENCES,
        "chosen": preferences_of(request),
        "t": lambda key, **params: words.tell("", key, params) if params else words.say(key),
        "tell": words.tell,
        "longest_name": MAX_NAME_LENGTH,
        "asset": asset,
        "modules_of": modules_of,
        "drawing": drawing,
        "rules_of": rules_of,
        "rules_link": lambda title, *played: rules_link(titles_of(request)[title].game.meta, *played),
        **content,
    }
    return templates.TemplateResponse(request, name, context, status_code=status)


def rules_of(title: str, language: str) -> str:
    """Return the template with a title's rules; empty if there is none."""
    name = f"rules/{title}/{language}.html"
    return name if (TEMPLATES / name).is_file() else ""


def changed_options(meta: Meta, options: Mapping[str, Any]) -> dict[str, str]:
    """Return the options that differ from their defaults, except tables of numbers."""
    usual = meta.read_options({})
    return {key: value for key, value in options.items() if isinstance(value, str) and usual.get(key, value) != value}


def changed_rows(meta: Meta, options: Mapping[str, Any]) -> dict[str, str]:
    """Return the rows of number tables that differ from their defaults, as written in a URL: `7,1`."""
    tables = [option for option in meta.options if isinstance(option, TableData)]
    return {
        row.key: ",".join(map(str, numbers))
        for table in tables
        for row in table.rows
        if tuple(numbers := options.get(table.key, {}).get(row.key, row.default)) != row.default
    }


def options_in(meta: Meta, query: Mapping[str, str]) -> dict[str, Any]:
    """Read options from a query string: choices by option key, numbers by row key."""
    found: dict[str, Any] = {option.key: query[option.key] for option in meta.options if option.key in query}
    for table in meta.options:
        if isinstance(table, TableData) and (named := [row.key for row in table.rows if row.key in query]):
            found[table.key] = {key: [int(each) for each in NUMBER.findall(query[key])] for key in named}
    return found


def version_in(meta: Meta, query: Mapping[str, str]) -> int:
    """Read the version of the rules from a query string; the newest unless it names an earlier one that is known."""
    named = query.get("version", "")
    return int(named) if named.isdecimal() and meta.knows(int(named)) else meta.version


def rules_link(meta: Meta, options: Mapping[str, Any], version: int = 0) -> str:
    """Return the URL of the rules page for these options, as of a version of the rules; 0 is the newest."""
    earlier = {"version": str(version)} if version not in (0, meta.version) else {}
    asked = urlencode(changed_options(meta, options) | changed_rows(meta, options) | earlier, safe=",")
    return f"/rules/{meta.title}?{asked}" if asked else f"/rules/{meta.title}"


@router.get("/")
async def home(request: Request, titles: Titles, services: ServicesDep, person: OptionalPerson) -> Response:
    account = await services.guests.account(person) if person else None
    shown = page(
        request,
        "home.html",
        games=[game_info(name, title) for name, title in titles.items()],
        person=person.name if person else "",
        returning=bool(account and account.open_tables),
        keep=person is not None and account is not None and await lacks_way_back(services, person, account),
        broken=person is not None and services.notices is not None and await services.notices.has_broken(person),
        others=await others_here(request, services, person),
    )
    return renewed(request, services, person, compressed(request, shown))


async def lacks_way_back(services: Services, person: Person, account: Account) -> bool:
    """Return whether the person has tables to lose, and neither a recovery code nor a passkey."""
    return bool(account.open_tables) and account.code_made_at is None and not await services.passkeys.of(person)


def renewed(request: Request, services: Services, person: Person | None, response: Response) -> Response:
    """Renew the session cookie, since browsers delete it after a fixed time, however often it is sent."""
    if person is not None:
        set_session(response, services, session_in(request, services))
    return response


@router.get("/account")
async def account_page(request: Request, services: ServicesDep, person: OptionalPerson) -> Response:
    shown = page(
        request,
        "account.html",
        person=person.name if person else "",
        others=await others_here(request, services, person),
        passkeys=bool(site_of(request, services.settings).domain),
    )
    return renewed(request, services, person, shown)


@router.get("/options/{game}")
async def options_part(request: Request, game: str, titles: Titles) -> Response:
    """Return the form with a title's options; loaded on demand, since most visits to the home page don't need it."""
    if game not in titles:
        return problem(request, "no_such_page", {}, 404)
    return compressed(request, page(request, "options.html", game=game_info(game, titles[game])))


@router.get("/rules/{game}")
async def rules_page(request: Request, game: str, titles: Titles) -> Response:
    """Return the rules of a title, for the options in the query string.

    Impossible options are an error; unknown parameters are ignored, since other sites add their own to links.
    """
    request.state.title = game
    name = rules_of(game, language_of(request)) if game in titles else ""
    if not name:
        return problem(request, "no_such_page", {}, 404)
    meta = titles[game].game.meta
    played = meta.read_options(options_in(meta, request.query_params))
    told = page(
        request,
        name,
        title=game,
        game=game_info(game, titles[game]),
        usual=meta.read_options({}),
        played=played,
        other=changed_options(meta, played),
        numbers=changed_rows(meta, played),
        version=version_in(meta, request.query_params),
        ref=reference_of(game),
        places=PLACES[game],
        fields=msgspec.structs.asdict,
    )
    return compressed(request, told)


@router.get("/t/{code}")
async def table_page(request: Request, code: Code, services: ServicesDep, person: OptionalPerson) -> Response:
    """Return a table's page, or why it can't be opened. The page asks for a name if only people with one may watch."""
    table = await services.tables.see(TableCode(code))
    try:
        role = role_at(table, person.id if person else None)
    except NotAllowed as refusal:
        if refusal.code != "name_to_watch":
            raise
    else:
        if error := await services.tables.why_unopened(table):
            told = await unopened(services.stores.tables, table, role, error, texts(language_of(request)))
            return page(request, "unopened.html", table=told, person=person.name if person else "")
    shown = page(
        request,
        "table.html",
        code=table.code,
        title=table.title,
        table_status=table.status,
        lesson=table.lesson,
        options=table.options,
        version=table.version,
        notices=services.notices is not None,
        terms=table.terms_version,
        person=person.name if person else "",
    )
    # No text of another person is in it: what happens at the table comes by its socket.
    return compressed(request, shown)


@router.get("/link")
async def link_page(request: Request) -> Response:
    """Return the page that claims a sign-in link; its script reads the token from the URL's fragment."""
    return page(request, "link.html")
