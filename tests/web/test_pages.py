"""The pages: in the reader’s language, as the reader prefers, whole, and with no number that the games do not have."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from app.games import TITLES
from app.games.outpost.colony import box as box_of
from app.games.outpost.editions import rules_for
from app.games.outpost.meta import META
from app.settings import ROOT
from app.texts import LANGUAGES, Texts, texts
from app.web.pages import PREFERENCES, rules_link, rules_of
from tests.web.server import Guest, Server

pytestmark = pytest.mark.anyio

VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source"}


class Outline(HTMLParser):
    """Reads a page: its headings, ids, links, fields, and whether all that was opened was closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.headings: list[int] = []
        self.ids: list[str] = []
        self.targets: list[str] = []
        self.root: dict[str, str | None] = {}
        self.styled: list[str] = []
        self.words = ""
        self._open: list[str] = []
        self.feed(text)
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "html":
            self.root = given
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(int(tag[1]))
        if given.get("id"):
            self.ids.append(str(given["id"]))
        if tag == "a" and given.get("href"):
            self.targets.append(str(given["href"]))
        if "style" in given or any(name.startswith("on") for name in given):
            self.styled.append(tag)
        if tag == "img":
            assert "alt" in given
        if tag not in VOID and not (self._open and self._open[-1] == "svg" and tag in ("path", "circle")):
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A drawing's parts need no closing."""

    def handle_data(self, data: str) -> None:
        if not self._open or self._open[-1] not in ("script", "style"):
            self.words += data


async def outline(person: Guest, path: str, language: str = "en", status: int = 200) -> Outline:
    answer = await person.get(path, headers={"accept-language": language, "accept": "text/html"})
    assert answer.status_code == status
    return Outline(answer.text)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_is_whole_in_every_language(server: Server, language: str) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    pages = {
        "/": 200,
        f"/t/{code}": 200,
        "/link": 200,
        "/account": 200,
        "/nowhere": 404,
        "/t/abcdefghjkmn": 404,
        "/rules/nothing": 404,
    }
    pages |= {f"/rules/{title}": 200 for title in TITLES if rules_of(title, language)}
    pages |= {rules_link(META, preset.options): 200 for preset in META.presets} | {"/rules/outpost?money=on": 200}
    words = Texts(language, strict=True)
    for path, status in pages.items():
        for person in (ada, await server.stranger()):
            found = await outline(person, path, language, status)
            assert found.root["lang"] == language
            assert found.headings.count(1) == (0 if path.startswith("/t/") and status == 200 else 1), path
            assert all(after - before <= 1 for before, after in zip(found.headings, found.headings[1:], strict=False))
            assert len(found.ids) == len(set(found.ids)), path
            assert {target[1:] for target in found.targets if target.startswith("#")} <= set(found.ids)
            assert found.styled == [], "the content policy refuses styles and scripts in attributes"
            assert words.say("foot-licence") in found.words
            shown = re.findall(r"\b(?:outpost|prefs|tables|host|rules|foot|game|account)-[\w-]+\b", found.words)
            assert shown == [], "every key has its words"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_options_are_told_in_words(server: Server, language: str) -> None:
    ada = await server.stranger()
    for title in TITLES:
        part = (await ada.get(f"/options/{title}", headers={"accept-language": language})).text
        assert re.search(rf"\b{title}-(?:option|row|preset|source)-", Outline(part).words) is None, (
            "every key has its words"
        )
    assert (await ada.get("/options/nothing")).status_code == 404


async def test_the_language_that_was_chosen_goes_before_that_of_the_browser(server: Server) -> None:
    ada = await server.stranger()
    assert (await outline(ada, "/", "fr-CA,fr;q=0.9,en;q=0.8")).root["lang"] == "fr"
    assert (await outline(ada, "/", "de,it")).root["lang"] == "en"
    ada.http.cookies.set("language", "en")
    assert (await outline(ada, "/", "fr")).root["lang"] == "en"
    ada.http.cookies.set("language", "xx")
    assert (await outline(ada, "/", "fr")).root["lang"] == "fr"
    ada.http.cookies.set("language", "fr")
    refused = await ada.get("/api/me", headers={"accept-language": "en"})
    assert refused.json()["text"] == Texts("fr").refuse("", "not_recognised", {})


async def test_preferences_are_on_the_page_before_it_is_shown(server: Server) -> None:
    ada = await server.stranger()
    usual = {f"data-{name}": values[0] for name, values in PREFERENCES.items()}
    found = (await outline(ada, "/")).root
    assert {name: found[name] for name in usual} == usual
    for name, values in PREFERENCES.items():
        for value in values:
            ada.http.cookies.set(name, value)
            assert (await outline(ada, "/link")).root[f"data-{name}"] == value
        ada.http.cookies.set(name, "nonsense")
        assert (await outline(ada, "/link")).root[f"data-{name}"] == values[0]
        ada.http.cookies.set(name, "x><script>")
        page = (await ada.get("/link")).text
        assert "<script>" not in page


async def test_every_preference_can_be_chosen_on_every_page(server: Server) -> None:
    ada = await server.stranger()
    for path in ("/", "/link", "/account", "/rules/outpost", "/nowhere"):
        page = (await ada.get(path, headers={"accept": "text/html"})).text
        for name in (*PREFERENCES, "language"):
            assert re.search(rf'<(?:select|input)[^>]*name="{name}"', page), (path, name)


@pytest.mark.parametrize("title", TITLES)
def test_rules_are_told_in_every_language_or_in_none(title: str) -> None:
    told = {language: rules_of(title, language) for language in LANGUAGES}
    assert len({bool(name) for name in told.values()}) == 1, told
    if told["en"]:
        texts = {language: (ROOT / "templates" / name).read_text("utf-8") for language, name in told.items()}
        listed = {language: text.split("sections = {")[1].split("}")[0] for language, text in texts.items()}
        ids = {language: re.findall(r"'([\w-]+)':", text) for language, text in listed.items()}
        used = {language: re.findall(r"heading\(sections, '([\w-]+)'\)", text) for language, text in texts.items()}
        assert ids["en"] == ids["fr"] == used["en"] == used["fr"] != []


async def test_a_title_without_rules_has_no_page_of_them_and_breaks_nothing(server: Server) -> None:
    ada = await server.stranger()
    for name in ("nothing", "%2e%2e%2fbase", "x" * 41, "outpost%00", "layout", "macros"):
        answer = await ada.get(f"/rules/{name}", headers={"accept": "text/html"})
        assert answer.status_code == 404, name
    assert (await ada.get("/")).text.count('href="/rules/') == sum(bool(rules_of(title, "en")) for title in TITLES)


async def test_rules_are_told_as_a_table_has_them(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob, options={"edition": "classic", "mega_production": "on", "kicker": "off"})
    link = "/rules/outpost?edition=classic&amp;mega_production=on"
    assert f'data-rules="{link}"' in (await ada.get(f"/t/{code}")).text
    told = (await outline(ada, link.replace("&amp;", "&"))).words
    assert "What differs from the default rules here" in told
    assert "Mega cards:" in told
    assert "in any order and as often as they like" in told
    usual = (await outline(ada, "/rules/outpost")).words
    assert "What differs from the default rules here" not in usual
    assert "auctions, then factories, then operators" in usual


@pytest.mark.parametrize(
    ("asked", "told", "untold"),
    [
        ("outpost", "you pay automatically", "you decide whether to pay"),
        ("outpost?secret_overbid=on", "you decide whether to pay", "you pay automatically"),
        ("outpost?space_terrorism=on", "worst factories stop at once", "those you have keep working"),
        ("outpost?edition=classic&space_terrorism=on", "those you have keep working", "worst factories stop at once"),
        ("homesteaders", "always asked", "in one way only"),
        ("homesteaders?information=open", "in one way only", "always asked"),
    ],
)
async def test_rulings_are_told_as_the_options_of_a_table_have_them(
    server: Server, asked: str, told: str, untold: str
) -> None:
    words = (await outline(await server.stranger(), f"/rules/{asked}")).words
    assert told in words
    assert untold not in words


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ("edition=nonsense", "bad_option"),
        ("edition=classic&kicker=on", "option_not_in_edition"),
    ],
)
async def test_rules_that_no_table_could_have_are_refused(server: Server, asked: str, code: str) -> None:
    ada = await server.stranger()
    answer = await ada.get(f"/rules/outpost?{asked}")
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert (await outline(ada, f"/rules/outpost?{asked}", status=400)).headings.count(1) == 1


async def test_what_others_add_to_a_link_to_the_rules_is_passed_over(server: Server) -> None:
    ada = await server.stranger()
    usual, classic = [(await outline(ada, f"/rules/outpost{asked}")).words for asked in ("", "?edition=classic")]
    assert (await outline(ada, "/rules/outpost?utm_source=x&%00=%ff")).words == usual
    assert (await outline(ada, "/rules/outpost?utm_source=x&edition=classic&nothing=on")).words == classic != usual


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_mistyped_link_to_a_table_says_that_there_is_none(server: Server, language: str) -> None:
    ada = await server.stranger()
    reason = texts(language).refuse("", "no_such_table", {})
    for path in ("/t/hello", "/t/abcdefghjkm", "/t/ABCDEFGHJKMN", "/replay/hello"):
        assert reason in (await outline(ada, path, language, status=404)).words


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"kicker": "on"},
        {"kicker": "on", "kicker_prices": {"price_smelter": [31], "price_biosphere": [199]}},
        {"edition": "classic"},
    ],
    ids=str,
)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_numbers_of_outposts_rules_are_those_it_is_played_with(
    server: Server, language: str, options: dict[str, Any]
) -> None:
    words = (await outline(await server.stranger(), rules_link(META, options), language)).words
    lines = [re.sub(r"\s+", " ", line).strip() for line in words.split("\n")]
    cells = [line for line in lines if line]
    names = Texts(language, strict=True)
    played = META.read_options(options)
    rules = rules_for(4, played, META.version)
    box = box_of(rules)
    for row in box.upgrades.values():
        at = cells.index(names.say(f"outpost-upgrade-{row.id}"))
        points = str(row.vp) if row.vp or row.factory is None else f"{box.factories[row.factory].vp}*"
        assert cells[at - 1 : at + 3] == [
            str(row.number or "I" * row.era),
            names.say(f"outpost-upgrade-{row.id}"),
            str(row.cost),
            points,
        ]
    for factory in box.factories.values():
        name = names.say(f"outpost-resource-{factory.resource}")
        after = [cells[at + 1 : at + 3] for at, cell in enumerate(cells) if cell == name]
        assert ["–" if factory.cost is None else str(factory.cost), str(factory.vp)] in after
    for players in range(META.least_players, META.most_players + 1):
        chart = rules_for(players, played, META.version)
        assert any(
            cells[at : at + 3] == [str(players), str(chart.market_size), str(chart.same_on_offer)]
            and cells[at + 5] == str(chart.era_3_vp)
            for at in range(len(cells) - 5)
        ), players
    assert f"{rules.victory_vp} {'VP' if language == 'en' else 'PV'}" in words


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_rules_page_of_a_table_tells_the_rules_that_it_was_begun_with(server: Server, language: str) -> None:
    """Ten rounds without more points ended games of version 8 for good; later ones need an end without purchases."""
    person, before = await server.stranger(), "ruling-level-rounds"
    assert rules_link(META, {}, META.version) == rules_link(META, {}) == "/rules/outpost"
    for version, told in ((8, True), (META.version, False), (0, False)):
        page = await person.get(rules_link(META, {}, version), headers={"accept-language": language})
        assert (before in page.text, "ruling-useful" in page.text) == (told, not told)
    for unknown in ("7", "99", "x", ""):
        assert before not in (await person.get(f"/rules/outpost?version={unknown}")).text


def prose_of(file: Path) -> str:
    """Return what a template says itself, without what it takes from elsewhere."""
    return re.sub(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}|<[^>]*>", "", file.read_text("utf-8"), flags=re.DOTALL)


def test_rules_have_no_number_of_their_own() -> None:
    """A digit in the prose would be a number that the games do not know of."""
    for file in sorted((ROOT / "templates" / "rules").rglob("*.html")):
        assert re.findall(r"\d+", prose_of(file)) == [], file


def test_rules_have_the_signs_of_their_language() -> None:
    for file in sorted((ROOT / "templates" / "rules").rglob("*.html")):
        assert not re.search("['\"]|\\.\\.\\.", prose_of(file)), file
        if file.stem == "fr":
            assert not re.search("(?<!\u00a0)[;:!?»]|«(?!\u00a0)", prose_of(file)), file


async def test_a_name_is_asked_for_until_one_is_given(server: Server) -> None:
    ada = await server.stranger()

    async def fields() -> int:
        return (await ada.get("/")).text.count('name="name"')

    assert await fields() == 1
    await ada.do("/api/play", {"game": "outpost"})
    assert await fields() == 1, "a guest without a name may still give one"
    await ada.do("/api/session", {"name": "Ada"})
    assert await fields() == 0
