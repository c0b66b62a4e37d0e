"""People who are not at their table are told of it, and nobody is told anything that is hidden."""

import json
import re
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from app.games import TITLES
from app.notices.model import KINDS, TABLE_KINDS, Message, Waiting
from app.notices.words import write
from app.people.person import PersonId
from app.store.models import channels
from app.tables.model import TableCode
from app.texts import LANGUAGES, texts
from tests.notices.receivers import SITE, Receiver, noticing
from tests.notices.test_outbox import SEATS, channel
from tests.store.build import ANN, table
from tests.web.server import Guest, play_on, serving, wait_for

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def hook_of(person: Guest, hook: Receiver, form: str = "json", **more: Any) -> None:
    await person.do("/api/notices/hooks", {"form": form, "url": hook.url, **more})


async def test_who_is_away_is_told_once_with_a_link_and_again_after_having_been_there(
    database_url: str, hook: Receiver
) -> None:
    async with serving(noticing(database_url)) as server:
        ada, bob = await server.guests("Ada", "Bob")
        await hook_of(ada, hook)
        assert [request.json["title"] for request in hook.requests] == ["Frontier"]
        code = await server.started(ada, bob, game="homesteaders")
        await wait_for(lambda: len(hook.texts) == 1)
        assert hook.texts == ["Homesteaders with Bob is waiting for you."]
        told = hook.requests[-1].json
        assert told["notices"][0]["url"] == f"{SITE}/t/{code}"
        assert set(told) == {"id", "title", "notices", "stop"}
        assert set(told["notices"][0]) == {"text", "url", "kind", "game"}
        lines = [await person.sit_at(code) for person in (ada, bob)]
        await play_on(lines, moves=2)
        await lines[0].send({"type": "look", "visible": False})
        await lines[0].echo()
        while len(hook.texts) == 1:
            await play_on(lines, moves=1)
        assert hook.texts[1] == hook.texts[0]
        room = await server.room(code)
        assert server.inside.notices is not None
        await server.inside.notices.store.been({(room.table.code, room.table.host)})
        await lines[1].ask(type="chat", text="me@Ada.example, @Bob")
        await lines[1].ask(type="chat", text="Hello @ada!")
        await wait_for(lambda: len(hook.texts) == 3)
        assert hook.texts[2] == "Homesteaders with Bob: you were mentioned in the chat."


async def test_the_host_is_told_when_everybody_is_ready(database_url: str, hook: Receiver) -> None:
    async with serving(noticing(database_url)) as server:
        ada, bob = await server.guests("Ada", "Bob")
        await hook_of(ada, hook)
        await hook_of(bob, hook)
        code = await server.gathered(ada, bob)
        await bob.do(f"/api/tables/{code}/ready", {"ready": True})
        await wait_for(lambda: len(hook.texts) == 1)
        assert hook.texts == ["Outpost with Bob is waiting for you."], "who has just joined is not told"


async def test_the_address_of_a_channel_is_told_to_nobody(database_url: str, hook: Receiver) -> None:
    with capture_logs() as logs:
        async with serving(noticing(database_url)) as server:
            ada, bob = await server.guests("Ada", "Bob")
            await hook_of(ada, hook)
            code = await server.gathered(ada, bob)
            await hook_of(ada, hook, "slack", table=code)
            refused = await bob.post("/api/notices/hooks", {"form": "json", "url": hook.url, "table": code})
            assert refused.json()["code"] == "not_host"
            hook.status = 500
            refused = await bob.post("/api/notices/hooks", {"form": "json", "url": hook.url})
            assert (refused.status_code, refused.json()["code"]) == (409, "channel_refused")
            await ada.do(f"/api/tables/{code}/start")
            await wait_for(lambda: any(each["event"] == "notice.failed" for each in logs))
            shown = await ada.see("/api/notices")
            assert [each["label"] for each in shown["channels"]] == ["127.0.0.1", "127.0.0.1"]
            assert (await bob.see(f"/api/notices?table={code}"))["channels"] == []
            query = channels.select()
            database: Any = server.inside.stores
            rows = await database._database.read(lambda connection: connection.execute(query).all())
            assert len(rows) == 2
            [mine, _] = shown["channels"]
            for path, content in (("remove", None), ("kinds", {"kinds": []})):
                stolen = await bob.post(f"/api/notices/channels/{mine['id']}/{path}", content)
                assert (stolen.status_code, stolen.json()["code"]) == (404, "no_such_channel")
            told = repr(logs) + repr(rows) + "".join(map(str, (*ada.answers, *bob.answers)))
            assert str(hook.port) not in told
            await ada.do(f"/api/notices/channels/{mine['id']}/remove")
            assert len((await ada.see("/api/notices"))["channels"]) == 1


async def test_a_link_in_each_message_stops_its_channel_without_signing_in_but_not_by_being_opened(
    database_url: str, hook: Receiver
) -> None:
    async with serving(noticing(database_url)) as server:
        ada, bob = await server.guests("Ada", "Bob")
        await hook_of(ada, hook)
        await hook_of(bob, hook)
        await server.started(ada, bob)
        await wait_for(lambda: len(hook.texts) >= 1)
        path = hook.requests[-1].json["stop"].removeprefix(SITE)
        async with httpx.AsyncClient(base_url=server.address, headers={"accept": "text/html"}) as anybody:
            opened = await anybody.get(path)
            assert 'method="post"' in opened.text
            assert "127.0.0.1" in opened.text
            left = [await person.see("/api/notices") for person in (ada, bob)]
            assert [len(each["channels"]) for each in left] == [1, 1]
            forged = await anybody.post(path[:-3] + "abc", data={"List-Unsubscribe": "One-Click"})
            assert forged.status_code == 404
            for _ in range(2):
                done = await anybody.post(path, data={"List-Unsubscribe": "One-Click"})
                assert done.status_code == 200
            assert 'method="post"' not in (await anybody.get(path)).text
            left = [await person.see("/api/notices") for person in (ada, bob)]
            assert sorted(len(each["channels"]) for each in left) == [0, 1]


async def test_each_service_is_told_in_its_own_form_and_names_call_nobody(database_url: str, hook: Receiver) -> None:
    async with serving(noticing(database_url)) as server:
        ada, bob = await server.guests("@everyone", "<!channel> & co")
        code = await server.gathered(ada, bob)
        for form in ("discord", "slack", "ntfy"):
            await hook_of(ada, hook, form, table=code)
        discord, _, ntfy = hook.requests
        assert set(discord.json) == {"content", "allowed_mentions"}
        assert (ntfy.path, ntfy.json["topic"], ntfy.json["click"]) == ("/", "hook", f"{SITE}/account")
        hook.requests.clear()
        await ada.do(f"/api/tables/{code}/start")
        await wait_for(lambda: len(hook.requests) >= 3)
        for request in hook.requests:
            if "text" in request.json:
                assert not re.search("[<>]|&(?!amp;|lt;|gt;)", request.json["text"])
            elif "content" in request.json:
                assert request.json["allowed_mentions"] == {"parse": []}
                assert "/stop/" not in request.json["content"], "not everybody who reads it may stop it"


@pytest.mark.parametrize("title", TITLES)
async def test_in_games_of_all_titles_messages_say_nothing_but_who_and_where(
    database_url: str, hook: Receiver, title: str
) -> None:
    """Whatever happened, each message is one of a few that are known beforehand: nothing hidden has a place in them."""
    async with serving(noticing(database_url)) as server:
        people = await server.guests("Ada", "Bob")
        code = await server.gathered(*people, game=title)
        for person in people:
            await hook_of(person, hook)
        await hook_of(people[0], hook, table=code)
        await people[0].do(f"/api/tables/{code}/start")
        lines = [await person.sit_at(code) for person in people]
        for line in lines:
            await line.send({"type": "look", "visible": False})
            await line.echo()
        await play_on(lines, moves=12)
        await lines[0].ask(type="propose", kind="new_link", seat=0)
        for person in people:
            await person.do(f"/api/tables/{code}/leave")
        room = await server.room(code)
        await wait_for(lambda: room.is_over, 60)
        await wait_for(lambda: any("is over" in text for text in hook.texts))
        words, game = texts("en"), texts("en").say(f"{title}-title")
        own = {
            words.tell("", f"notice-{kind}", {"game": game, "others": [name]})
            for kind in KINDS
            for name in ("Ada", "Bob")
        }
        whole = {
            words.tell("", f"notice-{kind}-table", {"game": game, "name": name})
            for kind in TABLE_KINDS
            for name in ("Ada", "Bob", "")
        }
        assert set(hook.texts) <= own | whole
        assert {line["url"] for request in hook.requests for line in request.json["notices"]} == {
            f"{SITE}/t/{code}",
            f"{SITE}/account",
        }


def test_all_kinds_have_words_in_all_languages() -> None:
    code = TableCode("AAAA")
    for language in LANGUAGES:
        for title in TITLES:
            for of_table, kind in [(False, kind) for kind in KINDS] + [(True, kind) for kind in TABLE_KINDS]:
                to = channel(table=code if of_table else None, language=language)
                who = PersonId("") if of_table and kind in ("ended", "seat") else ANN
                message = Message("m", to, (Waiting("w", code, who, (kind,), 0),), 0.0)
                [text] = write(message, {code: table(seats=SEATS, title=title)}, SITE, "").lines
                assert "notice-" not in text
                assert "{" not in text
                assert texts(language).say(f"{title}-title") in text


async def test_where_notices_are_not_set_up_nothing_shows_of_them(database_url: str) -> None:
    for lacking in ({"secret_key": ""}, {"public_url": ""}):
        async with serving(noticing(database_url, **lacking)) as server:
            ada, bob = await server.guests("Ada", "Bob")
            code = await server.started(ada, bob)
            assert (await ada.see("/api/notices"))["forms"] == []
            assert "data-notices" not in (await ada.get(f"/t/{code}")).text
            refused = await ada.post("/api/notices/hooks", {"form": "json", "url": "https://example.org/"})
            assert json.loads(refused.content)["code"] == "no_notices_here"


async def test_hours_and_zones_are_kept_as_they_were_set(database_url: str) -> None:
    async with serving(noticing(database_url)) as server:
        ada = await server.guest("Ada")
        times = {"zone": "Europe/Paris", "quiet_from": 22, "quiet_to": 8, "digest": 9}
        await ada.do("/api/notices/times", times)
        assert (await ada.see("/api/notices"))["times"] == times
        refused = await ada.post("/api/notices/times", {"zone": "Nowhere"})
        assert refused.json()["code"] == "unknown_time_zone"
