"""Pages: what a person opens in a browser."""

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

import msgspec
from fastapi import APIRouter, Request
from fastapi.templating import Jinja2Templates
from starlette.responses import Response

from app.engine.options import Meta, TableData
from app.games import reference_of
from app.people.names import LONGEST_NAME
from app.settings import ROOT
from app.tables.access import role_at
from app.tables.model import TableCode
from app.texts import LANGUAGES, texts
from app.web.api import Code, game_info
from app.web.context import OptionalPerson, ServicesDep, Titles, services_of, titles_of
from app.web.errors import language_of, problem
from app.web.files import asset, compressed, modules_of, rebuild_if_stale
from app.web.files import router as files

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
"""What a reader may choose, the usual value first. A cookie keeps it, so that a page is right before it is shown."""


def preferences_of(request: Request) -> dict[str, str]:
    """Return what the reader chose; the usual value wherever the cookie says nothing that we know."""
    given = {name: request.cookies.get(name, "") for name in PREFERENCES}
    return {name: given[name] if given[name] in values else values[0] for name, values in PREFERENCES.items()}


def error_page(request: Request, text: str, status: int) -> Response:
    """Return a page that says why there is nothing else to see."""
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
        "t": lambda key, **params: words.tell("", key, params),
        "tell": words.tell,
        "longest_name": LONGEST_NAME,
        "asset": asset,
        "modules_of": modules_of,
        "rules_of": rules_of,
        "rules_link": lambda title, options: rules_link(titles_of(request)[title].game.meta, options),
        **content,
    }
    return templates.TemplateResponse(request, name, context, status_code=status)


def rules_of(title: str, language: str) -> str:
    """Return the template that tells a title's rules; none if nobody has written it yet."""
    name = f"rules/{title}/{language}.html"
    return name if (TEMPLATES / name).is_file() else ""


def unusual(meta: Meta, options: Mapping[str, Any]) -> dict[str, str]:
    """Return the choices among a table's options that are not as usual; tables of numbers are no choices."""
    usual = meta.read_options({})
    return {key: value for key, value in options.items() if isinstance(value, str) and usual.get(key, value) != value}


def unusual_rows(meta: Meta, options: Mapping[str, Any]) -> dict[str, str]:
    """Return the rows among a table's numbers that are not as usual, as an address spells them: `7,1`."""
    tables = [option for option in meta.options if isinstance(option, TableData)]
    return {
        row.key: ",".join(map(str, numbers))
        for table in tables
        for row in table.rows
        if tuple(numbers := options.get(table.key, {}).get(row.key, row.default)) != row.default
    }


def options_in(meta: Meta, query: Mapping[str, str]) -> dict[str, Any]:
    """Return the options that an address names: choices by their keys, numbers by the keys of their rows."""
    found: dict[str, Any] = {option.key: query[option.key] for option in meta.options if option.key in query}
    for table in meta.options:
        if isinstance(table, TableData) and (named := [row.key for row in table.rows if row.key in query]):
            found[table.key] = {key: [int(each) for each in NUMBER.findall(query[key])] for key in named}
    return found


def rules_link(meta: Meta, options: Mapping[str, Any]) -> str:
    """Return the address at which the rules are told as these options have them."""
    asked = urlencode(unusual(meta, options) | unusual_rows(meta, options), safe=",")
    return f"/rules/{meta.title}?{asked}" if asked else f"/rules/{meta.title}"


@router.get("/")
async def home(request: Request, titles: Titles, person: OptionalPerson) -> Response:
    games = [game_info(name, title) for name, title in titles.items()]
    return compressed(request, page(request, "home.html", games=games, person=person.name if person else ""))


@router.get("/options/{game}")
async def options_part(request: Request, game: str, titles: Titles) -> Response:
    """Return the fields of a title's options: hundreds of texts that most visits to the home page do without."""
    if game not in titles:
        return problem(request, "no_such_page", {}, 404)
    return compressed(request, page(request, "options.html", game=game_info(game, titles[game])))


@router.get("/rules/{game}")
async def rules_page(request: Request, game: str, titles: Titles) -> Response:
    """Return the rules of a title for its players, with the numbers that the game is played with.

    The address may name options: the page then tells the rules of such a table, and refuses one that nobody could open.
    What else stands in an address is not for us: others add to links what they like.
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
        other=unusual(meta, played),
        numbers=unusual_rows(meta, played),
        ref=reference_of(game),
        fields=msgspec.structs.asdict,
    )
    return compressed(request, told)


@router.get("/t/{code}")
async def table_page(request: Request, code: Code, services: ServicesDep, person: OptionalPerson) -> Response:
    table = await services.tables.find(TableCode(code))
    role_at(table, person.id if person else None)
    return page(
        request,
        "table.html",
        code=table.code,
        title=table.title,
        options=table.options,
        person=person.name if person else "",
    )


@router.get("/link")
async def link_page(request: Request) -> Response:
    """Return the page that uses up a link; its secret stands behind the #, which no server ever sees."""
    return page(request, "link.html")
