"""The younger titles at two, three and four browsers: pressed at random, then played to the end by bots."""

import random
import re

import pytest
from playwright.sync_api import Error, Locator, expect

from tests.browser.people import DESKTOP, PHONE, Person, Site, at_the_end, hand_over, hosted

LEAVE_ALONE = re.compile("bot play|undo|restart|fold|drop it|withdraw", re.IGNORECASE)


def buttons_of(person: Person) -> list[Locator]:
    """Return what somebody might press who wants to get on."""
    bar = person.page.get_by_role("region", name="What you can do").get_by_role("button")
    board = person.page.locator(".board button")
    # The bar is what one looks at first, so it is as likely as the whole board.
    shown = [*bar.all()] * 3 + board.all()
    found = [each for each in shown if each.is_visible() and each.is_enabled()]
    return [each for each in found if not LEAVE_ALONE.search(each.get_attribute("aria-label") or each.inner_text())]


def press_at_random(people: list[Person], moves: int, dice: random.Random) -> None:
    """Let everybody press what they are offered, in any order, until the game has moved on so often."""
    goal = max(person.latest()["v"] for person in people) + moves
    for _ in range(60 * moves):
        for person in people:
            try:
                if choices := buttons_of(person):
                    dice.choice(choices).click(timeout=1_000)
                    person.page.wait_for_timeout(30)
            except Error:
                continue  # it went away while the finger was on its way
        if max(person.latest()["v"] for person in people) >= goal:
            return
    raise AssertionError("nobody gets anywhere")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["Homesteaders", "Red Outpost"])
def test_friends_press_what_they_are_offered_and_bots_finish(site: Site, game: str, players: int) -> None:
    guests = [site.person(PHONE if number == 0 else DESKTOP, scheme="light") for number in range(players - 1)]
    host, _ = hosted(site, *guests, game=game)
    host.press("Start the game")
    people = [host, *guests]
    for person in people:
        expect(person.page.get_by_role("region", name="What you can do")).to_be_attached()
    press_at_random(people, moves=3, dice=random.Random(f"{game} {players}"))
    for person in people[:2]:
        person.check_width()
        person.check_access()
    name = f"{game.lower().replace(' ', '-')}-{players}"
    host.picture(name)
    guests[0].picture(f"{name}-phone")
    if players > 2:
        return  # one game to the end is enough to see an end
    hand_over(*people)
    for person in people:
        at_the_end(person)
    host.picture(f"{name}-end")
    host.check_access()
    guests[0].check_width()
