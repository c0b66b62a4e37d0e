"""Guests are recognised by hashes; a link to another device works once and in time; sessions can be ended."""

import asyncio

import pytest
from sqlalchemy import select

from app.people.person import Person, PersonId, Session
from app.store.models import links, recovery_codes, sessions
from app.store.session import AppStores
from tests.store.build import ANN, BEN, TABLE, table

pytestmark = pytest.mark.anyio

HER = Person(ANN, "Ann <b>\u202e")


@pytest.fixture
async def guests(stores: AppStores) -> AppStores:
    await stores.people.create(HER, "hash-1", 10.0, "Firefox/Linux")
    return stores


async def test_a_guest_is_recognised_by_the_hash_of_the_token(guests: AppStores) -> None:
    assert await guests.people.authenticate("hash-1") == (HER, 10.0)
    assert await guests.people.authenticate("hash-2") is None


async def test_a_guest_can_be_renamed(guests: AppStores) -> None:
    await guests.people.rename(ANN, "Änn")
    assert await guests.people.authenticate("hash-1") == (Person(ANN, "Änn"), 10.0)


async def test_renaming_nobody_changes_nothing(guests: AppStores) -> None:
    await guests.people.rename(PersonId("nobody"), "x")
    assert await guests.people.authenticate("hash-1") == (HER, 10.0)


async def test_a_name_that_no_database_can_hold_is_refused_and_leaves_nothing(guests: AppStores) -> None:
    for name, reason in (("a\0b", "zero"), ("\ud800", "surrogates")):
        with pytest.raises(ValueError, match=reason):
            await guests.people.create(Person(PersonId("eve"), name), "hash-9", 1.0)
    assert await guests.people.authenticate("hash-9") is None


async def test_a_link_gives_a_second_session_once(guests: AppStores) -> None:
    await guests.people.add_link(ANN, "link", 100.0, 0.0)
    assert await guests.people.owner_of_link("link", 99.0) == HER
    assert await guests.people.use_link("link", "hash-2", 99.0) == ANN
    assert await guests.people.authenticate("hash-2") == (HER, 99.0)
    assert await guests.people.authenticate("hash-1") is not None
    assert await guests.people.owner_of_link("link", 99.0) is None
    assert await guests.people.use_link("link", "hash-3", 99.0) is None
    assert await guests.people.authenticate("hash-3") is None


async def test_an_expired_or_unknown_link_is_nobodys(guests: AppStores) -> None:
    await guests.people.add_link(ANN, "link", 100.0, 0.0)
    assert await guests.people.owner_of_link("other", 50.0) is None
    assert await guests.people.use_link("other", "hash-2", 50.0) is None
    assert await guests.people.owner_of_link("link", 100.0) is None
    assert await guests.people.use_link("link", "hash-2", 100.0) is None
    assert await guests.people.authenticate("hash-2") is None


async def test_of_many_who_use_a_link_at_once_one_gets_in(guests: AppStores) -> None:
    await guests.people.add_link(ANN, "link", 100.0, 0.0)
    tries = (guests.people.use_link("link", f"new-{number}", 1.0) for number in range(8))
    answers = await asyncio.gather(*tries)
    assert [one for one in answers if one] == [ANN]
    found = [await guests.people.authenticate(f"new-{number}") for number in range(8)]
    assert len([one for one in found if one]) == 1


async def test_a_new_recovery_code_replaces_the_last_one(guests: AppStores) -> None:
    assert (await guests.people.account(ANN, 0.0)).code_made_at is None
    await guests.people.set_code(ANN, "code-1", 20.0)
    assert await guests.people.owner_of_code("code-1") == HER
    await guests.people.set_code(ANN, "code-2", 30.0)
    assert await guests.people.owner_of_code("code-1") is None
    assert await guests.people.owner_of_code("code-2") == HER
    assert (await guests.people.account(ANN, 0.0)).code_made_at == 30.0


async def test_use_is_recorded_and_what_was_not_used_for_long_is_deleted(guests: AppStores) -> None:
    await guests.people.add_session(ANN, "hash-2", 20.0, "Chrome/Android")
    await guests.people.touch("hash-2", 50.0, expired=9.0)
    found = (await guests.people.account(ANN, 0.0)).sessions
    assert found == (Session("hash-2", "Chrome/Android", 20.0, 50.0), Session("hash-1", "Firefox/Linux", 10.0, 10.0))
    assert len((await guests.people.account(ANN, 10.0)).sessions) == 1, "an expired session is not listed"
    await guests.people.touch("hash-2", 60.0, expired=10.0)
    assert await guests.people.authenticate("hash-1") is None
    assert await guests.people.authenticate("hash-2") == (HER, 60.0)


async def test_sessions_are_ended_one_by_one_or_all_but_one(guests: AppStores) -> None:
    await guests.people.create(Person(BEN, "Ben"), "b" * 64, 1.0)
    for sign in "cde":
        await guests.people.add_session(ANN, sign * 64, 1.0, "")
    assert await guests.people.end_sessions(ANN, only="b" * 16) == [], "nobody ends another's session"
    assert await guests.people.end_sessions(ANN, only="c" * 16) == ["c" * 64]
    assert await guests.people.alive(["hash-1", "b" * 64, "c" * 64]) == {"hash-1", "b" * 64}
    assert sorted(await guests.people.end_sessions(ANN, besides="d" * 16)) == ["e" * 64, "hash-1"]
    assert [each.token_hash for each in (await guests.people.account(ANN, 0.0)).sessions] == ["d" * 64]
    assert await guests.people.authenticate("b" * 64) is not None


async def test_open_tables_are_those_where_somebody_sits_or_hosts(guests: AppStores) -> None:
    await guests.people.create(Person(BEN, "Ben"), "hash-b", 1.0)
    assert (await guests.people.account(ANN, 0.0)).open_tables == 0
    await guests.tables.create(TABLE)
    await guests.tables.create(table("BBBB", status="over"))
    await guests.tables.create(table("CCCC", host=BEN, status="lobby"))
    await guests.tables.create(table("DDDD", host=BEN, status="lobby", seats=()))
    assert (await guests.people.account(ANN, 0.0)).open_tables == 2
    assert (await guests.people.account(BEN, 0.0)).open_tables == 2


async def test_only_what_was_handed_over_as_a_hash_is_stored(guests: AppStores) -> None:
    await guests.people.add_link(ANN, "link", 100.0, 0.0)
    await guests.people.set_code(ANN, "code", 20.0)
    stored = (sessions, links, recovery_codes)
    rows = await guests._database.read(
        lambda connection: [connection.execute(select(table)).mappings().one() for table in stored]
    )
    assert [dict(row) for row in rows] == [
        {"token_hash": "hash-1", "person": ANN, "created_at": 10.0, "used_at": 10.0, "device": "Firefox/Linux"},
        {"token_hash": "link", "person": ANN, "expires_at": 100.0},
        {"person": ANN, "code_hash": "code", "made_at": 20.0},
    ]
