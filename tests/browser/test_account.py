"""The account in a real browser: a code and a passkey bring people back, and nobody is lost on the way."""

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.people import DESKTOP, PHONE, Person, Site

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Keyring:
    """A browser's virtual authenticator."""

    def __init__(self, person: Person) -> None:
        self._session: CDPSession = person.context.new_cdp_session(person.page)
        self._session.send("WebAuthn.enable")
        self._id = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})

    def keys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._session.send("WebAuthn.getCredentials", self._id)["credentials"]
        return found

    def add(self, key: dict[str, Any]) -> None:
        """Take over a key, as devices of one person do that share their passkeys."""
        self._session.send("WebAuthn.addCredential", {**self._id, "credential": key})


@pytest.fixture
def at_localhost(site: Site) -> Site:
    """The same site under a name: browsers allow no passkeys at a bare address."""
    site.url = site.url.replace("127.0.0.1", "localhost")
    return site


def playing(site: Site, name: str) -> tuple[Person, str]:
    """Return a person with a seat, looking at the account, and the address of the table."""
    person = site.person().play_now(name)
    address = person.page.url
    person.go("/account")
    expect(person.page.get_by_role("heading", name="Recovery code")).to_be_visible()
    return person, address


def code_of(person: Person) -> str:
    person.press(re.compile("^Make a (recovery|new) code$"))
    field = person.page.get_by_label("Your recovery code")
    expect(field).to_have_value(re.compile("^(.{5}-){3}.{5}$"))
    return field.input_value()


def enter(person: Person, code: str) -> None:
    person.go("/account")
    person.page.get_by_label("Recovery code", exact=True).fill(code)
    person.press("Sign in")


def check_is(person: Person, name: str, table: str) -> None:
    """Expect to be on the home page as this person, who has a seat at the table."""
    person.page.wait_for_url(f"{person.site.url}/")
    person.sees(f"You are {name}.")
    person.go(table)
    expect(person.page.locator(".present .badge", has_text="you")).to_be_attached()  # phones show it in a tab


def allow_refusals(person: Person) -> None:
    """Forgive the console its lines about refused requests, and nothing else."""
    person.troubles[:] = [each for each in person.troubles if "the server responded with a status of 4" not in each]


@pytest.mark.parametrize(
    ("size", "locale", "scheme"), [(DESKTOP, "en-GB", "dark"), (PHONE, "fr-FR", "light"), (PHONE, "en-GB", "dark")]
)
def test_the_account_is_open_to_all_at_every_size(site: Site, size: tuple[int, int], locale: str, scheme: str) -> None:
    person = site.person(size, locale, scheme)
    for state in ("nobody", "somebody"):
        person.go("/account")
        expect(person.page.locator("#account h2")).to_have_count(1 if state == "nobody" else 7)
        person.check_access()
        person.check_width()
        person.picture(f"account-{state}-{locale[:2]}-{size[0]}")
        person.page.request.post(f"{site.url}/api/session", data={"name": "Ada"})


def test_who_lost_the_cookie_gets_the_seat_back_by_a_code(site: Site) -> None:
    person, table = playing(site, "Ada")
    code = code_of(person)
    person.check_access()
    person.picture("account-code")
    person.context.clear_cookies()
    enter(person, "AAAAA-AAAAA-AAAAA-AAAAA")
    person.sees("This recovery code is not valid.")
    enter(person, code.lower().replace("-", " "))
    check_is(person, "Ada", table)
    person.go("/account")
    person.sees("You have a code, made on")
    assert code not in person.page.content()
    allow_refusals(person)


def test_a_passkey_is_made_used_without_a_name_and_removed(at_localhost: Site) -> None:
    person, table = playing(at_localhost, "Ada")
    keyring = Keyring(person)
    person.press("Add a passkey")
    person.sees("Passkey added.")
    [key] = keyring.keys()
    assert (key["isResidentCredential"], key["rpId"]) == (True, "localhost")
    person.press("Add a passkey")
    person.sees("This device already has a passkey for you.")
    person.check_access()
    person.context.clear_cookies()
    person.go("/account")
    person.press("Use a passkey")
    check_is(person, "Ada", table)
    [used] = keyring.keys()
    assert used["signCount"] > key["signCount"]
    person.go("/account")
    person.button(re.compile("^Remove: Chrome on Linux")).click()
    person.sees("Passkey removed.")
    person.context.clear_cookies()
    person.go("/account")
    person.press("Use a passkey")
    person.sees("This passkey was not accepted.")
    allow_refusals(person)


def test_a_passkey_that_devices_share_signs_in_on_both(at_localhost: Site) -> None:
    person, table = playing(at_localhost, "Ada")
    keyring = Keyring(person)
    person.press("Add a passkey")
    person.sees("Passkey added.")
    other = at_localhost.person(PHONE).go("/account")
    shared = Keyring(other)
    shared.add(keyring.keys()[0])
    other.press("Use a passkey")
    check_is(other, "Ada", table)


def test_at_a_bare_address_the_page_says_that_there_are_no_passkeys(site: Site) -> None:
    person, _ = playing(site, "Ada")
    person.sees("Passkeys do not work at this address")
    expect(person.button("Add a passkey")).to_have_count(0)


def test_a_device_is_signed_out_from_another_and_its_table_closes(site: Site) -> None:
    person, table = playing(site, "Ada")
    code = code_of(person)
    other = site.person(PHONE)
    enter(other, code)
    check_is(other, "Ada", table)
    person.go("/account")
    expect(person.page.locator(".devices li")).to_have_count(2)
    person.picture("account-devices")
    person.press("Sign out: Chrome on Linux")
    person.sees("One device has been signed out.")
    expect(person.page.locator(".devices li")).to_have_count(1)
    other.sees("You have been signed out on this device.")
    other.picture("table-signed-out")


def test_who_would_lose_a_seat_by_signing_out_is_offered_a_code(site: Site) -> None:
    person, table = playing(site, "Ada")
    leave = person.page.locator("#out-heading ~ button")
    leave.click()
    person.sees("You would lose your seat in an unfinished game")
    person.check_access()
    person.picture("account-sign-out")
    person.press("Cancel")
    expect(person.page.get_by_role("alertdialog")).to_have_count(0)
    leave.press("Enter")
    expect(person.button("Make a recovery code")).to_be_focused()
    person.page.keyboard.press("Enter")
    field = person.page.get_by_label("Your recovery code")
    expect(field).to_be_focused()
    code = field.input_value()
    leave.click()
    expect(person.page.get_by_role("heading", name="Get your seats back")).to_be_visible()
    enter(person, code)
    check_is(person, "Ada", table)
    allow_refusals(person)


def test_a_browser_that_is_somebody_already_asks_first_and_can_go_back(site: Site) -> None:
    ann, hers = playing(site, "Ann")
    ann.press("Create a link")
    shown = ann.page.get_by_label("Open this on the other device")
    expect(shown).to_have_value(re.compile("#.{30}"))
    ben, his = playing(site, "Ben")
    for answer in ("Stay Ben", "Continue as Ann"):
        ben.go("/")
        ben.go(shown.input_value())
        ben.press("Continue here")
        ben.sees("This browser is signed in as Ben, who has an unfinished game. Continue as Ann?")
        ben.check_access()
        ben.picture("link-somebody")
        ben.press(answer)
        check_is(ben, *(("Ben", his) if answer == "Stay Ben" else ("Ann", hers)))
    ben.go("/")
    ben.picture("home-switch-back")
    ben.press("Switch back to Ben")
    check_is(ben, "Ben", his)
    ben.go("/account")
    ben.press("Switch back to Ann")
    check_is(ben, "Ann", hers)
    allow_refusals(ben)
