"""The terms of a table: who changes them, who is told what changed, and that nobody agrees to what they did not see."""

import re
from collections.abc import Sequence
from typing import Any, get_args

import msgspec
import pytest
import segno

from app.engine.errors import Stale
from app.games import TITLES
from app.people.person import Person, PersonId
from app.store.session import AppStores
from app.tables.hub import Hub
from app.tables.model import Notice, Table, TableCode, TableSettings
from app.tables.public import PublicTable
from app.tables.service import TableService
from app.texts import LANGUAGES
from app.web.api import SettingsRequest
from app.web.responses import TableInfo
from tests.store.build import people as add_people
from tests.texts.scanner import messages
from tests.web.server import Server
from tests.web.test_lobby import code_of, waiting

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def change(what: str, key: str, before: Any, after: Any) -> dict[str, Any]:
    return {"what": what, "key": key, "before": before, "after": after}


async def test_everybody_sees_what_the_host_changed_and_is_asked_again(server: Server) -> None:
    ada, bob, cy = await server.guests("Ada", "Bob", "Cy")
    code = await server.gathered(ada, bob, cy)
    for person in (bob, cy):
        await person.do(f"/api/tables/{code}/ready", {"ready": True})
    line = await bob.sit_at(code)
    await ada.do(f"/api/tables/{code}/terms", {"options": {"edition": "classic"}, "spectators": False})
    table = (await line.get("table"))["table"]
    changes = [change("option", "edition", "anniversary", "classic"), change("setting", "spectators", True, False)]
    assert table["terms_changes"] == changes
    assert not any(seat["ready"] for seat in table["seats"])
    assert code in await waiting(bob)
    await ada.do(f"/api/tables/{code}/seats", {"seats": 4})
    await bob.do(f"/api/tables/{code}/ready", {"ready": True})
    found = await cy.see(f"/api/tables/{code}")
    assert found["terms_changes"] == [*changes, change("seats", "seats", 3, 4)], "until all have agreed"
    agreed = await cy.do(f"/api/tables/{code}/ready", {"ready": True})
    assert agreed["terms_changes"] == []


async def test_what_was_changed_back_is_no_news(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    for pace in ("days", "live"):
        found = await ada.do(f"/api/tables/{code}/terms", {"pace": pace})
    assert found["terms_changes"] == []
    assert found["terms_version"] == 2


async def test_nothing_is_news_to_a_host_alone(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await ada.open_table(2)
    await ada.do(f"/api/tables/{code}/terms", {"options": {"kicker": "on"}})
    found = await bob.do(f"/api/tables/{code}/join")
    assert (found["options"]["kicker"], found["terms_changes"]) == ("on", [])


async def test_of_numbers_the_rows_that_differ_are_told(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    options = (await ada.see(f"/api/tables/{code}"))["options"]
    [(key, rows)] = [(key, rows) for key, rows in options.items() if isinstance(rows, dict)]
    row, numbers = next(iter(rows.items()))
    changed = [numbers[0] + 1, *numbers[1:]]
    found = await ada.do(f"/api/tables/{code}/terms", {"options": {key: {row: changed}}})
    assert found["terms_changes"] == [change("option", key, {row: numbers}, {row: changed})]


async def test_impossible_terms_are_refused_and_change_nothing(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    await bob.do(f"/api/tables/{code}/ready", {"ready": True})
    before = await ada.see(f"/api/tables/{code}")
    path = f"/api/tables/{code}/terms"
    assert await code_of(ada, path, {"options": {"edition": "none"}}) == "bad_option"
    assert await code_of(ada, path, {"options": {"colour": "red"}}) == "unknown_option"
    assert await code_of(ada, path, {"spectators": "yes"}) == "wrong_type"
    assert await code_of(ada, path, {"seed": "0"}) == "wrong_type"
    assert await code_of(bob, path, {"pace": "days"}) == "not_host"
    assert await ada.see(f"/api/tables/{code}") == before


async def test_nobody_agrees_to_terms_they_have_not_seen(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    seen = (await bob.see(f"/api/tables/{code}"))["terms_version"]
    await ada.do(f"/api/tables/{code}/terms", {"pace": "days"})
    assert await code_of(bob, f"/api/tables/{code}/ready", {"ready": True, "terms": seen}) == "terms_changed"
    assert await code_of(ada, f"/api/tables/{code}/start", {"terms": seen}) == "terms_changed"
    assert (await ada.do(f"/api/tables/{code}/start", {"terms": seen + 1}))["status"] == "playing"


async def test_a_start_that_crosses_a_change_in_another_process_is_refused(stores: AppStores) -> None:
    """One process reads the lobby for the start, the other stores a change before that start is written."""
    await add_people(stores)
    host = Person(PersonId("ann"), "Ann")
    one, other = (TableService(stores, Hub(stores, TITLES), TITLES) for _ in range(2))
    code = (await one.create(host, "homesteaders", {}, 2, TableSettings())).code
    await one.put_bot(code, host, 1, "random")
    change = stores.tables.change

    async def overtaken(table: Table, notices: Sequence[Notice] = ()) -> bool:
        stores.tables.change = change  # type: ignore[method-assign]
        await other.set_terms(code, host, None, {"pace": "days"})
        return await change(table, notices)

    stores.tables.change = overtaken  # type: ignore[method-assign]
    with pytest.raises(Stale, match="terms_changed"):
        await one.start(code, host, terms=0)
    found = await stores.tables.find(TableCode(code))
    assert found is not None
    assert (found.status, found.pace, found.terms_version) == ("lobby", "days", 1)


async def test_the_host_hands_the_table_on(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await ada.open_table(3)
    await bob.do(f"/api/tables/{code}/join")
    await ada.do(f"/api/tables/{code}/bot", {"seat": 2})
    assert await code_of(bob, f"/api/tables/{code}/host", {"seat": 1}) == "not_host"
    assert await code_of(ada, f"/api/tables/{code}/host", {"seat": 2}) == "nobody_to_host"
    assert await code_of(ada, f"/api/tables/{code}/host", {"seat": 9}) == "no_such_seat"
    line = await bob.sit_at(code)
    found = await ada.do(f"/api/tables/{code}/host", {"seat": 1})
    assert [seat["host"] for seat in found["seats"]] == [False, True, False]
    assert (await line.get("table"))["you"]["host"]
    assert await code_of(ada, f"/api/tables/{code}/start", {}) == "not_host"
    await bob.do(f"/api/tables/{code}/start")


async def test_after_a_host_who_leaves_the_next_person_is_host(server: Server) -> None:
    ada, bob, cy = await server.guests("Ada", "Bob", "Cy")
    code = await server.gathered(ada, bob, cy)
    await ada.do(f"/api/tables/{code}/arrange", {"order": [1, 0, 2]})
    left = await ada.do(f"/api/tables/{code}/leave")
    assert [(seat["name"], seat["host"]) for seat in left["seats"]] == [("Bob", False), ("", False), ("Cy", True)]
    await cy.do(f"/api/tables/{code}/bot", {"seat": 1})
    left = await cy.do(f"/api/tables/{code}/leave")
    assert [seat["host"] for seat in left["seats"]] == [True, False, False]
    assert (await bob.do(f"/api/tables/{code}/leave"))["status"] == "closed", "a bot is no host"


async def test_a_host_can_close_the_table_for_everybody(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    assert await code_of(bob, f"/api/tables/{code}/close", {}) == "not_host"
    assert (await ada.do(f"/api/tables/{code}/close"))["status"] == "closed"


async def test_the_page_follows_the_rules_that_the_host_chose_meanwhile(server: Server) -> None:
    ada = await server.guest("Ada")
    code = await ada.open_table(2)
    assert await ada.see(f"/api/tables/{code}/rules") == {"url": "/rules/outpost"}
    await ada.do(f"/api/tables/{code}/terms", {"options": {"edition": "classic"}})
    assert await ada.see(f"/api/tables/{code}/rules") == {"url": "/rules/outpost?edition=classic"}


async def test_the_link_to_a_table_can_be_scanned(server: Server) -> None:
    """The drawing is all that is fetched, and has nothing in it that the page's policy forbids."""
    ada = await server.guest("Ada")
    code = await ada.open_table(2)
    answer = await ada.get(f"/api/tables/{code}/qr")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text == segno.make(f"{server.address}/t/{code}", error="m").svg_inline(
        scale=4, border=3, light="#fff", omitsize=True
    )
    assert not re.search(r"style|script|href|url\(", answer.text)


def test_every_setting_can_be_set_is_shown_and_has_words() -> None:
    names = set(TableSettings.__struct_fields__)
    assert set(SettingsRequest.model_fields) == names
    assert names <= set(PublicTable.__struct_fields__) & set(TableInfo.model_fields)
    for field in msgspec.structs.fields(TableSettings):
        values = ("true", "false") if field.type is bool else get_args(field.type)
        for language in LANGUAGES:
            told = [f"setting-{field.name}-{value}" for value in values]
            assert {f"setting-{field.name}", *told} <= messages(language).keys()
