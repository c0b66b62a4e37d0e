"""The younger titles in the browser: a part of a game by two people click by click; whole ones, which bots finish."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import DESKTOP, PATIENCE, PHONE, Person, Site, at_the_end, hand_over, hosted

MOMENT = 50
"""Milliseconds between two looks."""

ROUND_2 = re.compile("Round 2. Auction 1: Industrial. Auction 2: ")
SENDING = "send a worker to a location."


def bar(person: Person) -> Locator:
    """Return what asks the person something."""
    return person.page.get_by_role("region", name="What you can do")


def answer(person: Person, name: str | re.Pattern[str]) -> None:
    """Press a button of what is asked."""
    bar(person).get_by_role("button", name=name).first.click()


def by_turn(people: list[Person], question: str) -> list[Person]:
    """Return who is asked this before the other."""
    for _ in range(PATIENCE // MOMENT):
        for person in people:
            if bar(person).get_by_text(question).is_visible():
                return [person, *(other for other in people if other is not person)]
        people[0].page.wait_for_timeout(MOMENT)
    raise AssertionError(f"nobody is asked: {question}")


def tab_to(person: Person, name: str) -> None:
    """Go to the button of this name with the keyboard alone."""
    for _ in range(200):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement?.textContent.trim()").startswith(name):
            return
    raise AssertionError(f"no way to {name}")


def check_reload_and_replay(person: Person, told: re.Pattern[str]) -> None:
    """Assert that a reloaded page asks and tells the same, and that the replay of a running game tells it too."""
    asked = bar(person).inner_text().split("\n")[0]
    person.page.reload()
    person.told(told)
    expect(bar(person)).to_contain_text(asked)
    person.turn_to("Log")
    person.page.get_by_role("link", name="Replay").click()
    person.page.wait_for_url("**/replay/*")
    person.sees("game in progress")
    person.press("End of the game")
    person.sees(told)
    person.check_access()


def test_two_play_a_round_of_homesteaders(site: Site) -> None:
    guest = site.person(PHONE, scheme="light")
    host, _ = hosted(site, guest, game="Homesteaders")
    host.press("Start game")
    people = [host, guest]
    place_and_pay(people)
    first, second = by_turn(people, "Place the neutral bid of 5.")
    answer(first, re.compile("^Auction 2"))
    answer(first, "Bid 3+ on auction 1")
    answer(first, "Bid 3 on auction 1")
    answer(second, re.compile("^Pass"))
    answer(first, re.compile("^Pay"))
    first.picture("homesteaders-2-building")
    first.page.locator("[data-card=farm]").click()
    answer(first, re.compile("^Build for 1 wood"))
    for person in people:
        person.told(ROUND_2)
        person.check_width()
    if second is guest:
        second.press("Market")
    second.press(re.compile("^Buy 1 wood for "))
    second.sees("Only you can see this yet")
    second.picture("homesteaders-2-deal")
    second.check_access()
    second.press("Undo step")
    expect(second.page.get_by_text("Only you can see this yet")).to_be_hidden()
    check_reload_and_replay(second, ROUND_2)


def send(person: Person, worker: str, place: str) -> None:
    """Send a worker somewhere: a click on each, and one to be sure."""
    answer(person, worker)
    person.page.locator(f"[data-place={place}] .tile-face").click()
    answer(person, re.compile(f"^Send the {worker} to "))
    person.told(re.compile(f"sends? the {worker} to the {place.replace('_', ' ').title()}"))


def test_two_play_a_morning_and_half_a_day_of_red_outpost(site: Site) -> None:
    guest = site.person(PHONE, scheme="light")
    host, _ = hosted(site, guest, game="Red Outpost")
    host.press("Start game")
    people = [host, guest]
    first, second = by_turn(people, SENDING)
    send(first, "Miner", "mine")
    second.told(re.compile("sends the Miner to the Mine"))
    second.page.keyboard.press("2")
    tab_to(second, "Farm.")
    second.page.keyboard.press("Enter")
    tab_to(second, "Send the Farmer to the Farm")
    second.page.keyboard.press("Enter")
    first.told(re.compile("Round 1, Day 1: "))
    first, second = by_turn(people, SENDING)
    send(first, "Shepherd", "palace")
    answer(first, "Give the Palace a crystal")
    second.told(re.compile("gives the Palace a crystal"))
    first.press("Undo step")
    answer(first, "No, thanks")
    first.picture("red-outpost-2-day")
    for worker, place in (("Miner", "pasture"), ("Farmer", "labor_camp"), ("Fisherman", "mine"), ("Commissar", "farm")):
        send(by_turn(people, SENDING)[0], worker, place)
    send(by_turn(people, SENDING)[0], "Bureaucrat", "administration")
    for person in people:
        person.told(re.compile("Round 1, Lunch: "))
        person.check_width()
    guest.picture("red-outpost-2-phone")
    guest.check_access()
    check_reload_and_replay(by_turn(people, SENDING)[0], re.compile("sends? the Bureaucrat to the Administration"))


def place_and_pay(people: list[Person]) -> None:
    """Let everybody answer at the same time, twice: where the workers go, and how they are paid."""
    for person in people:
        answer(person, "Place workers")
    for person in people:
        person.told(re.compile("(Ada receives|You receive) 2 silver and 1 wood"))
        answer(person, re.compile("^Pay"))


def send_in_turn(people: list[Person]) -> None:
    """Let everybody send a worker, one after the other."""
    sent = [("Miner", "mine"), ("Farmer", "farm"), ("Shepherd", "pasture"), ("Bureaucrat", "administration")]
    for worker, place in sent[: len(people)]:
        send(by_turn(people, SENDING)[0], worker, place)
    for person in people:
        person.told(re.compile("Round 1, Day 1: "))


@pytest.mark.parametrize(
    ("game", "begin", "players"), [("Homesteaders", place_and_pay, 4), ("Red Outpost", send_in_turn, 3)]
)
def test_three_and_four_people_begin_a_game_and_let_bots_finish_it(
    site: Site, game: str, begin: Callable[[list[Person]], None], players: int
) -> None:
    guests = [site.person(PHONE if number == 0 else DESKTOP, scheme="light") for number in range(players - 1)]
    host, _ = hosted(site, *guests, game=game)
    host.press("Start game")
    people = [host, *guests]
    begin(people)
    name = f"{game.lower().replace(' ', '-')}-{players}"
    for person, kind in ((host, ""), (guests[0], "-phone")):
        person.check_width()
        person.check_access()
        person.picture(f"{name}{kind}")
    for person in guests:
        hand_over(person)
        expect(person.button("Take over again")).to_be_visible()
        person.page.close()
    hand_over(host)
    at_the_end(host)
    host.picture(f"{name}-end")
    host.check_width()
    host.check_access()
