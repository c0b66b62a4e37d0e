"""Guests are recognised by hashes; a link to another device works once and in time."""

import asyncio

import pytest
from sqlalchemy import select

from app.people.person import Person, PersonId
from app.store.models import links, sessions
from app.store.session import AppStores
from tests.store.build import ANN

pytestmark = pytest.mark.anyio


@pytest.fixture
async def guests(stores: AppStores) -> AppStores:
    await stores.people.create(Person(ANN, "Ann <b>\u202e"), "hash-1", 10.0)
    return stores


async def test_a_guest_is_recognised_by_the_hash_of_the_token(guests: AppStores) -> None:
    assert await guests.people.authenticate("hash-1") == Person(ANN, "Ann <b>\u202e")
    assert await guests.people.authenticate("hash-2") is None


async def test_a_guest_can_be_renamed(guests: AppStores) -> None:
    await guests.people.rename(ANN, "Änn")
    assert await guests.people.authenticate("hash-1") == Person(ANN, "Änn")


async def test_renaming_nobody_changes_nothing(guests: AppStores) -> None:
    await guests.people.rename(PersonId("nobody"), "x")
    assert await guests.people.authenticate("hash-1") == Person(ANN, "Ann <b>\u202e")


async def test_a_name_that_no_database_can_hold_is_refused_and_leaves_nothing(guests: AppStores) -> None:
    for name, reason in (("a\0b", "zero"), ("\ud800", "surrogates")):
        with pytest.raises(ValueError, match=reason):
            await guests.people.create(Person(PersonId("eve"), name), "hash-9", 1.0)
    assert await guests.people.authenticate("hash-9") is None


async def test_a_link_gives_a_second_session_once(guests: AppStores) -> None:
    await guests.people.add_link(ANN, "link", 100.0)
    assert await guests.people.use_link("link", "hash-2", 99.0) == ANN
    assert await guests.people.authenticate("hash-2") == Person(ANN, "Ann <b>\u202e")
    assert await guests.people.authenticate("hash-1") is not None
    assert await guests.people.use_link("link", "hash-3", 99.0) is None
    assert await guests.people.authenticate("hash-3") is None


async def test_an_expired_or_unknown_link_is_nobodys(guests: AppStores) -> None:
    await guests.people.add_link(ANN, "link", 100.0)
    assert await guests.people.use_link("other", "hash-2", 50.0) is None
    assert await guests.people.use_link("link", "hash-2", 100.0) is None
    assert await guests.people.authenticate("hash-2") is None


async def test_of_many_who_use_a_link_at_once_one_gets_in(guests: AppStores) -> None:
    await guests.people.add_link(ANN, "link", 100.0)
    tries = (guests.people.use_link("link", f"new-{number}", 1.0) for number in range(8))
    answers = await asyncio.gather(*tries)
    assert [one for one in answers if one] == [ANN]
    found = [await guests.people.authenticate(f"new-{number}") for number in range(8)]
    assert len([one for one in found if one]) == 1


async def test_only_what_was_handed_over_as_a_hash_is_stored(guests: AppStores) -> None:
    await guests.people.add_link(ANN, "link", 100.0)
    rows = await guests._database.read(
        lambda connection: [connection.execute(select(table)).mappings().one() for table in (sessions, links)]
    )
    assert [dict(row) for row in rows] == [
        {"token_hash": "hash-1", "person": ANN, "created_at": 10.0},
        {"token_hash": "link", "person": ANN, "expires_at": 100.0},
    ]
