"""Outpost with Kicker, by the rules of 1991 and with its options: two whole games, and every question that they add."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from app.games.outpost.components import KICKER
from tests.browser.outpost_scenes import CARELESS, SCENES
from tests.browser.people import PATIENCE, PHONE, Person, Site, at_the_end, hand_over
from tests.browser.staging import Staged, staged_server
from tests.faults.processes import Server

MENDS = (
    ("over your limit of 15", "Buy 1 Titanium factory", "You buy 1 Titanium factory."),
    ("in better factories", "Move them", "You assign your operators: 4 factories run."),
    ("has no operator", "Buy 1 colonist", "You buy 1 colonist."),
)
"""What is asked at the end of a careless turn, what mends it, and what the log then says."""


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a table for every scene."""
    with staged_server(tmp_path_factory.mktemp("staged"), [*SCENES, CARELESS]) as server:
        yield server


def seated(site: Site, preset: str, seats: int, friend: Person, **ways: str) -> Person:
    """Let somebody host a table by a set of rules, with some of them changed, and the friend sit down; bots fill it."""
    host = site.person().go("/")
    form = host.page.locator("form[data-play]")
    form.locator("select[name=seats]:enabled").select_option(str(seats))
    form.get_by_label("Your name").fill("Ada")
    host.press("Play with friends")
    host.page.wait_for_url("**/t/*")
    host.press("Change options")
    host.press(re.compile(f"^{preset} "))
    if ways:
        host.page.get_by_text("All options", exact=True).click()
    for option, value in ways.items():
        host.page.locator(f"input[name=option-{option}][value={value}]").check()
    host.press("Save options")
    expect(host.button("Change options")).to_be_visible()
    friend.go(host.page.get_by_label("Link to this table").input_value())
    friend.page.get_by_label("Your name").first.fill("Bob")
    friend.press("Join")
    friend.press("I’m ready")
    if seats > 2:
        host.press("Fill with bots")
    host.sees("Everyone is ready: you can start.")
    return host


def begin(host: Person, *others: Person) -> None:
    """Start the game."""
    host.press("Start game")
    for person in (host, *others):
        expect(person.page.get_by_role("heading", name="Market")).to_be_visible()


def at_it(*people: Person) -> tuple[Person, Person]:
    """Return whose turn it is of two people, and the other one."""
    active = next(person for person in people if person.latest()["decision"]["awaited"])
    return active, next(person for person in people if person is not active)


def confirm(person: Person, button: Locator) -> None:
    """Press a button, and again if the page asks whether it is meant."""
    button.click()
    person.page.wait_for_timeout(100)
    question = person.page.get_by_role("alertdialog")
    if question.is_visible():
        question.get_by_role("button").first.click()


def test_friends_play_with_kicker_to_the_end(site: Site) -> None:
    friend = site.person(PHONE, scheme="light")
    host = seated(site, "Anniversary with Kicker", 3, friend)
    expect(host.page.get_by_text("changed", exact=True).first).to_be_visible()
    host.picture("outpost-kicker-lobby")
    host.check_access()
    begin(host, friend)
    host.sees("1 changed rule")
    expect(host.page.get_by_role("heading", name="Kicker")).to_be_visible()
    host.picture("outpost-kicker")
    host.check_access()
    friend.check_width()
    friend.picture("outpost-kicker-phone")
    hand_over(host, friend)
    for person in (host, friend):
        at_the_end(person)
    turned = set(re.findall(r'"outpost-kicker_offered"[^}]*"upgrade":"(\w+)"', "".join(host.frames)))
    assert len(turned) > 1, "each era turns up another"
    assert turned <= {row.id for row in KICKER}
    host.check_access()
    friend.check_width()


def test_an_attack_is_made_and_answered_and_a_winner_declines_to_pay(site: Site) -> None:
    friend = site.person()
    host = seated(site, "Anniversary", 2, friend, space_terrorism="on", secret_overbid="on")
    begin(host, friend)
    active, other = at_it(host, friend)

    active.press("Attack")
    active.page.get_by_label("Target").select_option(index=0)
    active.picture("outpost-attack")
    active.check_access()
    confirm(active, active.button(re.compile("^Attack .*’s Ore factory")))
    expect(other.page.get_by_role("heading", name="Attack: Ore factory")).to_be_visible()
    other.press("Defend")
    other.picture("outpost-attack-answer")
    other.check_access()
    other.press("Defend")
    for person in (active, other):
        person.sees(re.compile("the attack on .* fails"))
    expect(active.page.locator("[data-note*='safe this round']").first).to_be_visible()

    active.page.locator(".offer-card.open").first.click()
    active.page.get_by_role("spinbutton", name="Your bid").fill("70")
    confirm(active, active.button(re.compile("^Open")))
    expect(other.button("Pass")).to_be_enabled()
    other.press("Pass")
    expect(active.button(re.compile("^Don’t pay"))).to_be_visible()
    active.picture("outpost-overbid")
    active.check_access()
    text = other.page.content() + "".join(other.frames)
    assert "payment_too_low" not in text, "nobody else learns whether the bid can be paid"
    active.page.locator("form").get_by_role("button", name=re.compile("^Don’t pay")).last.click()
    other.sees(re.compile("doesn’t pay for"))
    expect(other.button(re.compile("^Bid"))).to_be_enabled()
    other.press("Pass")
    active.sees(re.compile("Nobody bids for"))


def answer(person: Person, scene: Staged) -> None:
    """Do what the page proposes, and expect the game to go on."""
    before = person.latest()["v"]
    if scene.name == "raid":
        person.press("Defend")
    if scene.name == "exchange":
        person.page.locator(".tray-cards button").first.click()
        person.page.locator(".targets button[aria-pressed]").first.click()
    proposed = person.page.locator("#actions .button.main")
    way = proposed if proposed.count() else person.page.locator("#actions .option")
    confirm(person, way.first)
    for _ in range(PATIENCE // 50):
        if person.latest()["v"] > before:
            return
        person.page.wait_for_timeout(50)
    raise AssertionError(f"{scene.name} cannot be answered")


def test_every_question_of_the_options_is_asked_and_answered_on_desktops_and_phones(site: Site, staged: Server) -> None:
    desk, phone = site.person(), site.person(PHONE, locale="fr-FR", scheme="light")
    for scene in SCENES:
        for person in (phone, desk):
            person.go(scene.enter(person.context, staged.url))
            expect(person.page.locator(".outpost")).to_be_visible()
            person.picture(f"outpost-{scene.name}{'-phone' if person is phone else ''}")
        phone.check_width()
        desk.check_access()
        answer(desk, scene)


def test_what_a_turn_would_waste_is_mended_one_click_each(site: Site, staged: Server) -> None:
    person = site.person()
    person.go(CARELESS.enter(person.context, staged.url))
    question = person.page.get_by_role("alertdialog")
    for asked, mend, told in MENDS:
        person.press("End turn")
        expect(question).to_contain_text(asked)
        question.get_by_role("button", name=mend).click()
        person.told(told)
        expect(question).to_be_hidden()
    # Nobody may be idle: this is not asked, but required.
    expect(person.button("End turn")).to_be_disabled()
    person.press("Put everyone to work")
    person.press("Assign operators")
    person.told("You assign your operators: 5 factories run.")
    expect(person.button("End turn")).to_be_enabled()
