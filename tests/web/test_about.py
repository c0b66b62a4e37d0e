"""The page about a table: its rules and numbers in words, where they come from, and no secret before the end."""

import re

import pytest

from app.engine.options import Meta, Row, TableData, TableOption
from app.games import TITLES
from app.settings import ROOT
from app.tables.model import Table, TableCode
from app.texts import LANGUAGES, Texts
from app.web.about import about_table
from tests.store.build import table
from tests.web.server import Guest, Server
from tests.web.test_pages import Outline, outline

pytestmark = pytest.mark.anyio

DATA = {"export_coal": [7, 1], "mood_happy": [1, 5]}


async def told(person: Guest, code: str, language: str = "en") -> str:
    """Return the words of the page as one line."""
    return re.sub(r"[ \n]+", " ", (await outline(person, f"/t/{code}/about", language)).words)


async def stored(server: Server, code: str) -> Table:
    return await server.inside.tables.find(TableCode(code))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
async def test_every_title_tells_about_a_table_in_every_language(server: Server, title: str, language: str) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    words = Texts(language, strict=True)
    for code in (await server.gathered(ada, bob, game=title), await server.started(ada, bob, game=title)):
        text = await told(ada, code, language)
        opened = await stored(server, code)
        for option in TITLES[title].game.meta.options:
            if isinstance(option, TableOption):
                assert words.say(f"{title}-option-{option.key}") in text
                assert words.say(f"{title}-option-{option.key}-{option.default}-about") in text
            else:
                told_rows = [row for row in option.rows if words.say(f"{title}-row-{row.key}") in text]
                assert told_rows == list(option.rows if option.is_used(opened.options) else ())
        assert opened.commitment in text
        assert words.say("about-seed-use") in text
        assert words.say("about-version-is", {"game": words.say(f"{title}-title"), "version": opened.version}) in text
        assert not re.search(rf"\b(?:{title}|about|lobby|tables|host)-[\w-]+\b", text), "every key has its words"


async def test_the_hosts_choices_and_numbers_stand_out(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob, game="red_outpost", options={"special_cards": "on", "data": DATA})
    text = await told(bob, code)
    assert "With changed Each player is dealt a location card" in text
    assert "20 rows are not confirmed by any rulebook." in text
    changed, *kept = re.split("Changed by the host|from public reviews|our best estimate|from the rulebook", text)[1:]
    assert re.search(r"Points of good moods .* 1 5 default: 1 2 3 4 5 6 Export of Coal .* 7 1 default: 3 3 2", changed)
    reviews, rulebook, inferred = kept
    assert re.search(r"not confirmed Spaces of the wheel 4 Points of the neutral mood 0", reviews)
    assert "Start on the wheel 0 Lake: nothing 3 Crystals 24 Cubes of each kind 6" in rulebook
    assert "not confirmed" not in rulebook
    assert re.search(r"not confirmed Points of bad moods −1 −2 −3 −4 −5 −6 Export of Wool 3 3 2", inferred)


@pytest.mark.parametrize("kicker", ["on", "off"])
async def test_prices_of_kicker_cards_are_told_where_the_cards_are_used(server: Server, kicker: str) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    text = await told(bob, await server.gathered(ada, bob, game="outpost", options={"kicker": kicker}))
    assert ("9 rows are not confirmed" in text, "Biosphere" in text) == ((kicker == "on"),) * 2


async def test_the_seed_is_told_when_the_game_is_over_and_never_before(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    people = [ada, bob, await server.guest("Watcher"), await server.stranger()]
    lobby, playing = await server.gathered(ada, bob), await server.started(ada, bob)
    closed = await ada.open_table(2)
    await ada.do(f"/api/tables/{closed}/close")
    for code in (lobby, playing, closed):
        hidden = await stored(server, code)
        for person in people:
            answer = await person.get(f"/t/{code}/about")
            assert answer.status_code == 200
            assert hidden.seed not in answer.text
            assert not [seat.person for seat in hidden.seats if seat.person and str(seat.person) in answer.text]
    over = await server.finished(ada, bob, game="red_outpost")
    text = await told(people[-1], over)
    assert (await stored(server, over)).seed in text
    assert Texts("en").say("about-seed-later") not in text


async def test_who_may_not_come_to_a_table_learns_nothing_about_it(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    stranger = await server.stranger()
    code = await server.gathered(ada, bob, spectators=False)
    assert (await stranger.get(f"/t/{code}/about")).status_code == 200
    await ada.do(f"/api/tables/{code}/start")
    refused = await stranger.get(f"/t/{code}/about")
    assert (refused.status_code, refused.json()["code"]) == (403, "no_spectators")
    assert (await stored(server, code)).commitment not in refused.text
    assert (await bob.get(f"/t/{code}/about")).status_code == 200
    assert (await bob.get("/t/abcdefghjkmn/about")).status_code == 404
    assert (await bob.get("/t/hello/about")).status_code == 404


def test_any_titles_options_and_tables_of_numbers_are_told() -> None:
    rows = (Row("price", (40,), 1, 99, source="rulebook"), Row("cards", (2, 3), 0, 9, most=2, source="photographs"))
    meta = Meta(
        "kicker",
        1,
        2,
        4,
        (
            TableOption("ring", ("left", "right")),
            TableOption("one", ("only",)),
            TableData("data", rows, lambda _: None),
        ),
    )
    options = {"ring": "right", "one": "only", "data": {"price": [50]}}
    found = about_table(table(options=options), meta)
    assert [(each.key, each.value, each.usual) for each in found.choices] == [("ring", "right", False)]
    (numbers,) = found.tables.values()
    assert [(row.key, row.numbers, row.usual) for row in numbers.changed] == [("price", [50], (40,))]
    assert [(source, [row.key for row in kept]) for source, kept in numbers.kept.items()] == [
        ("photographs", ["cards"])
    ]
    assert numbers.uncertain == 1


async def test_the_lobby_and_the_table_lead_to_the_page_and_leave_its_talk_to_it(server: Server) -> None:
    folder = ROOT / "static" / "js"
    scripts = {str(file.relative_to(folder)): file.read_text("utf-8") for file in folder.rglob("*.js")}
    leading = {name for name, text in scripts.items() if "/about`" in text}
    assert leading == {"core/terms.js", "core/rules.js", "core/end.js"}
    talk = re.compile("commitment|fingerprint|about-unsure|-source-", re.IGNORECASE)
    assert {name for name, text in scripts.items() if talk.search(text)} == set()
    ada, bob = await server.guests("Ada", "Bob")
    page = Outline((await ada.get(f"/t/{await server.started(ada, bob)}/about")).text)
    assert [target for target in page.targets if target.startswith("/t/")] != []
