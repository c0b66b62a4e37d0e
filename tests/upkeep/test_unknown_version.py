"""A game whose rules are not known is refused and never guessed: it can be read and closed, and stays what it is."""

import re
from dataclasses import replace
from html import unescape

import msgspec
import pytest

import app.texts
from app.engine.bots import Title
from app.engine.rng import seed_from
from app.games import TITLES
from app.tables import service
from app.tables.model import TableCode
from app.texts import LANGUAGES, Texts
from tests.example_title import SEALED_BIDS
from tests.example_title.second_version import SEALED_BIDS_2
from tests.example_title.words import catalogues_with_example
from tests.upkeep.play import play_moves
from tests.upkeep.versions import FORGETFUL, NAMES, PLAYING, Left, bid, leave_tables, server_of
from tests.web.server import Guest, play_on, quick, serving
from tests.web.test_secrets import cards_in

pytestmark = pytest.mark.anyio

OTHERS = {"a downgrade": (SEALED_BIDS_2, SEALED_BIDS), "before the oldest": (SEALED_BIDS, FORGETFUL)}
"""The releases that make the tables, and those that open them."""

ROUTES = ("view", "history", "history/1")


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Texts]:
    catalogues = catalogues_with_example(tmp_path_factory.mktemp("catalogues"))
    return {language: Texts(language, catalogues, strict=True) for language in LANGUAGES}


@pytest.fixture(params=OTHERS)
def versions(
    request: pytest.FixtureRequest, words: dict[str, Texts], monkeypatch: pytest.MonkeyPatch
) -> tuple[Title, Title]:
    monkeypatch.setattr(app.texts, "_read", words.__getitem__)
    return OTHERS[request.param]


def text_of(page: str) -> str:
    return unescape(re.sub(r"\s+", " ", re.sub("<[^>]*>", " ", page)))


async def test_it_is_refused_everywhere_with_a_sentence_and_changes_nothing(
    database_url: str, versions: tuple[Title, Title]
) -> None:
    left = await leave_tables(database_url, versions[0])
    async with server_of(database_url, versions[1]) as server:
        ada, *_ = await left.people(server)
        for condition in (*PLAYING, "over"):
            code = left.codes[condition]
            before = await server.inside.tables.find(TableCode(code)), await server.log(code)
            for path in (*ROUTES, *(("verify", "export") if condition == "over" else ())):
                answer = await ada.get(f"/api/tables/{code}/{path}")
                assert (answer.status_code, answer.json()["code"]) == (409, "unknown_version"), path
                assert f"version {before[0].version} of its rules" in answer.json()["text"]
            for path, body in (
                ("actions", {"id": "a", "decision": "bid.1.0", "action": {"type": "bid", "coins": 1}}),
                ("frames", {"type": "sync", "have": 0}),
                *([("leave", {})] if condition != "over" else []),
            ):
                answer = await ada.post(f"/api/tables/{code}/{path}", body)
                assert (answer.status_code, answer.json()["code"]) == (409, "unknown_version"), path
            line = await ada.dial(code)
            refused = await line.receive()
            assert (refused["type"], refused["code"]) == ("refused", "unknown_version")
            assert refused["params"]["version"] == before[0].version
            assert (await ada.get(f"/replay/{code}", headers={"accept": "text/html"})).status_code == 409
            assert (await ada.get(f"/t/{code}/about")).status_code == 200
            after = await server.inside.tables.find(TableCode(code)), await server.log(code)
            assert after == before


async def test_nobody_is_told_that_it_waits_for_them_and_it_is_offered_to_nobody(
    database_url: str, versions: tuple[Title, Title]
) -> None:
    left = await leave_tables(database_url, versions[0])
    async with server_of(database_url, versions[0]) as server:
        _, bob, _ = await left.people(server)
        mine = {table["code"]: table for table in (await bob.see("/api/tables"))["mine"]}
        assert [mine[left.codes[name]]["waiting"] for name in PLAYING] == [True, True], "it does where it can be played"
        public = await server.started(bob, await server.guest("Dot"), game="sealed_bids", private=False)
        assert [table["code"] for table in (await bob.see("/api/tables"))["listed"]] == [public]
    async with server_of(database_url, versions[1]) as server:
        _, bob, _ = await left.people(server)
        lists = await bob.see("/api/tables")
        finished = (await bob.see("/api/finished"))["tables"]
        mine = {table["code"]: table for table in (*lists["mine"], *finished)}
        assert [mine[left.codes[name]]["waiting"] for name in PLAYING] == [False, False]
        assert {name: mine[code]["playable"] for name, code in left.codes.items()} == {
            "sealed": False,
            "undone": False,
            "over": False,
            "lobby": True,
        }
        assert lists["listed"] == []


@pytest.mark.parametrize(("language", "sentence"), [("en", "doesn’t know"), ("fr", "ne connaît pas")])
async def test_its_page_tells_why_and_what_happened_and_what_can_be_done(
    database_url: str, versions: tuple[Title, Title], language: str, sentence: str
) -> None:
    left = await leave_tables(database_url, versions[0])
    async with server_of(database_url, versions[1]) as server:
        ada, *_ = await left.people(server)
        ada.http.cookies.set("language", language)
        words = app.texts.texts(language)
        for condition, tied in (("sealed", False), ("undone", True)):
            page = await ada.get(f"/t/{left.codes[condition]}")
            told = text_of(page.text)
            assert page.status_code == 200
            assert sentence in told
            assert words.say("unopened-download") in told
            assert words.say("lobby-close") in told
            assert words.say("unopened-view") in told, "an orderly stop has left the last position"
            lot = words.tell("sealed_bids", "answer-sealed", {"seat": 0}, NAMES, reader=0)
            assert lot in told
            assert ("<s>" in page.text) == tied, "what was undone is crossed out"
        over = text_of((await ada.get(f"/t/{left.codes['over']}")).text)
        assert words.say("lobby-close") not in over
        told = (await ada.get(f"/t/{left.codes['undone']}/log")).text
        assert words.say("log-undo_asked", {"name": "Ada"}) in told
        assert f"[{words.tell('sealed_bids', 'sealed_bids-bid', {'seat': 1, 'coins': 3}, NAMES)}]" in told
        assert (await ada.get(f"/t/{left.codes['lobby']}/log")).json()["code"] == "table_is_lobby"


async def everything_told(person: Guest, code: str) -> str:
    """Return all that somebody is sent about a game that can't be opened."""
    for path in (f"/t/{code}", f"/t/{code}/about", f"/replay/{code}", f"/api/tables/{code}"):
        await person.get(path)
    await person.get(f"/t/{code}/log")
    for path in (*ROUTES, "export", "verify"):
        await person.get(f"/api/tables/{code}/{path}")
    line = await person.dial(code)
    await line.receive()
    return b"\n".join([*person.answers, *line.raw]).decode()


async def test_nothing_hidden_is_told_of_it(
    database_url: str, versions: tuple[Title, Title], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sealed bid is in its entry of the log and in the state: tables that differ in it must look the same."""
    monkeypatch.setattr(service, "token_hex", lambda _bytes: seed_from("the same"))
    async with server_of(database_url, versions[0]) as server:
        people = await server.guests(*NAMES)
        tables = []
        for coins in (1, 11):
            code = await server.started(*people, game="sealed_bids")
            await bid([await person.sit_at(code) for person in people], 0, coins)
            tables.append(await server.inside.tables.find(TableCode(code)))
        left = Left([person.cookies() for person in people], {})
    async with server_of(database_url, versions[1]) as server:
        for person in [*await left.people(server), await server.guest("Dot"), await server.stranger()]:
            told = set()
            for table in tables:
                person.answers.clear()
                text = await everything_told(person, table.code)
                secrets = [table.seed, *(seat.person for seat in table.seats if seat.person)]
                assert not [secret for secret in secrets if secret in text]
                told.add(re.sub(r"\d{4}-\d\d-\d\d \d\d:\d\d", "", text.replace(table.code, "")))
            assert len(told) == 1


async def test_of_a_hand_its_page_and_log_tell_nobody_more_than_was_told_when_it_was_played(database_url: str) -> None:
    outpost = TITLES["outpost"]
    later = msgspec.structs.replace(outpost.game.meta, version=99, oldest=99)
    async with serving(quick(database_url)) as server:
        people = await server.guests(*NAMES)
        code = await server.started(*people, game="outpost")
        await play_moves(await server.room(code), outpost, 4)
        left = Left([person.cookies() for person in people], {})
        watcher = await server.guest("Dot")
        known = [cards_in((await each.get(f"/api/tables/{code}/history")).text) for each in (*people, watcher)]
        public = cards_in((await watcher.get(f"/api/tables/{code}/view")).text)
        held = [cards_in((await each.get(f"/api/tables/{code}/view")).text) for each in people]
        assert set().union(*held) - public - known[3], "there is something to hide"
    async with serving(
        quick(database_url), {"outpost": Title(replace(outpost.game, meta=later), outpost.bots)}
    ) as server:
        for person, seen in zip([*await left.people(server), await server.guest("Eve")], known, strict=True):
            found = cards_in(await everything_told(person, code))
            assert found <= seen | public


async def test_strangers_see_no_more_than_the_table_allows(database_url: str, versions: tuple[Title, Title]) -> None:
    async with server_of(database_url, versions[0]) as server:
        ada, bob = await server.guests("Ada", "Bob")
        code = await server.started(ada, bob, game="sealed_bids", spectators=False)
    async with server_of(database_url, versions[1]) as server:
        dot = await server.guest("Dot")
        for path in (f"/t/{code}", f"/t/{code}/log", f"/api/tables/{code}/view"):
            answer = await dot.get(path)
            assert (answer.status_code, answer.json()["code"]) == (403, "no_spectators")


async def test_any_player_closes_it_and_nobody_else(database_url: str, versions: tuple[Title, Title]) -> None:
    left = await leave_tables(database_url, versions[0])
    async with server_of(database_url, versions[1]) as server:
        ada, _, cy = await left.people(server)
        code, stranger = left.codes["sealed"], await server.guest("Dot")
        answer = await stranger.post(f"/api/tables/{code}/close")
        assert (answer.status_code, answer.json()["code"]) == (403, "not_seated")
        assert (await cy.do(f"/api/tables/{code}/close"))["status"] == "closed"
        assert (await ada.do(f"/api/tables/{code}/close"))["status"] == "closed"
        assert (await ada.sit_at(code)).mirror.table["status"] == "closed"
        assert (await ada.get(f"/t/{code}/log")).status_code == 200
        over = await ada.post(f"/api/tables/{left.codes['over']}/close")
        assert (over.status_code, over.json()["code"]) == (403, "table_is_over")
    async with server_of(database_url, versions[0]) as server:
        ada, *_ = await left.people(server)
        assert (await ada.sit_at(code)).mirror.table["status"] == "closed", "who knows its rules does not open it again"
        answer = await ada.post(f"/api/tables/{left.codes['undone']}/close")
        assert (answer.status_code, answer.json()["code"]) == (403, "table_is_playing"), "a game in order is not closed"


async def test_back_where_its_rules_are_known_it_goes_on(database_url: str, versions: tuple[Title, Title]) -> None:
    left = await leave_tables(database_url, versions[0])
    async with server_of(database_url, versions[1]) as server:
        for person in await left.people(server):
            for code in left.codes.values():
                await everything_told(person, code)
    async with server_of(database_url, versions[0]) as server:
        people = await left.people(server)
        for condition in PLAYING:
            await play_on([await person.sit_at(left.codes[condition]) for person in people])


async def test_a_table_of_a_game_that_is_not_offered_is_refused_like_one_of_an_unknown_version(
    database_url: str,
) -> None:
    left = await leave_tables(database_url)
    async with serving(quick(database_url)) as server:
        ada, *_ = await left.people(server)
        for code in left.codes.values():
            for path in (f"/t/{code}/about", f"/api/tables/{code}/view", f"/replay/{code}"):
                answer = await ada.get(path)
                assert (answer.status_code, answer.json()["code"]) == (409, "unknown_title")
            page = await ada.get(f"/t/{code}")
            assert page.status_code == 200
            assert "no game called “sealed_bids”" in page.text
        mine = (await ada.see("/api/tables"))["mine"]
        assert {each["code"]: (each["playable"], each["waiting"]) for each in mine} == {
            left.codes[name]: (False, False) for name in (*PLAYING, "lobby")
        }
        for name in (*PLAYING, "lobby"):
            assert (await ada.do(f"/api/tables/{left.codes[name]}/close"))["status"] == "closed"
        assert (await ada.see("/api/tables"))["mine"] == []
        assert (await ada.do("/api/session", {"name": "Ada II"}))["name"] == "Ada II"


def test_games_from_before_the_promise_are_not_known_and_those_since_are() -> None:
    """The versions of release 0.2, the first that every later release can play on."""
    first = {"outpost": 8, "homesteaders": 4, "red_outpost": 3}
    for name, version in first.items():
        meta = TITLES[name].game.meta
        assert [meta.knows(number) for number in (version - 1, version)] == [False, True], name
