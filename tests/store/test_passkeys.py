"""A challenge is answered once and in time; a passkey belongs to one person."""

import asyncio

import pytest

from app.people.passkeys import Challenge, Passkey
from app.people.person import Person
from app.store.session import AppStores
from tests.store.build import ANN, BEN, people

pytestmark = pytest.mark.anyio

KEY = Passkey("key", ANN, b"\x00public", 2**32 - 1, "Firefox/Linux", 1.0, 1.0)


@pytest.fixture
async def guests(stores: AppStores) -> AppStores:
    await people(stores)
    await stores.passkeys.add_challenge(Challenge("token", "challenge", 100.0, ANN), 0.0)
    return stores


async def test_a_challenge_is_there_until_it_expires(guests: AppStores) -> None:
    assert await guests.passkeys.challenge("token", 99.0) == Challenge("token", "challenge", 100.0, ANN)
    assert await guests.passkeys.challenge("other", 99.0) is None
    assert await guests.passkeys.challenge("token", 100.0) is None
    await guests.passkeys.add_challenge(Challenge("next", "challenge", 300.0), 200.0)
    assert await guests.passkeys.challenge("token", 1.0) is None, "expired ones are deleted"


async def test_a_passkey_is_added_once_and_found(guests: AppStores) -> None:
    assert not await guests.passkeys.add("other", KEY), "only in answer to a challenge"
    assert await guests.passkeys.add("token", KEY)
    assert await guests.passkeys.find("key") == (Person(ANN, "Ann"), KEY)
    assert await guests.passkeys.of_person(ANN) == [KEY]
    assert await guests.passkeys.of_person(BEN) == []
    assert await guests.passkeys.challenge("token", 1.0) is None
    await guests.passkeys.add_challenge(Challenge("again", "challenge", 100.0, BEN), 0.0)
    assert not await guests.passkeys.add("again", Passkey("key", BEN, b"", 0, "", 2.0, 2.0)), "it stays Ann's"
    assert await guests.passkeys.of_person(ANN) == [KEY]


async def test_of_many_who_answer_a_challenge_at_once_one_is_believed(guests: AppStores) -> None:
    await guests.passkeys.add("token", KEY)
    await guests.passkeys.add_challenge(Challenge("next", "challenge", 100.0), 0.0)
    answers = await asyncio.gather(*(guests.passkeys.use("next", "key", number, 5.0) for number in range(6)))
    assert sum(answers) == 1
    [found] = await guests.passkeys.of_person(ANN)
    assert (found.sign_count, found.used_at) == (answers.index(True), 5.0)


async def test_a_passkey_is_removed_by_its_person_only(guests: AppStores) -> None:
    await guests.passkeys.add("token", KEY)
    assert not await guests.passkeys.remove(BEN, "key")
    assert await guests.passkeys.remove(ANN, "key")
    assert await guests.passkeys.find("key") is None
    await guests.passkeys.add_challenge(Challenge("next", "challenge", 100.0), 0.0)
    assert not await guests.passkeys.use("next", "key", 1, 5.0)
