"""The younger titles at two, three and four browsers: pressed at random, then played to the end by bots."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, Person, Site, at_the_end, final_ranking, hand_over, hosted

PRESS = """(lot) => {
  const leaveAlone = /bot play|undo|restart|fold|drop it|withdraw/i;
  const may = (button) => !button.disabled && button.ariaDisabled !== 'true' && button.checkVisibility()
    && !leaveAlone.test(button.ariaLabel ?? button.textContent);
  const bar = [...document.querySelectorAll('[aria-label="What you can do"] button')].filter(may);
  const board = [...document.querySelectorAll('.board button')].filter(may);
  // The bar is what one looks at first, so it is as likely as the whole board.
  const from = bar.length && (lot < 0.5 || !board.length) ? bar : board;
  from[Math.floor(((lot * 2) % 1) * from.length)]?.click();
}"""
"""Press one of the buttons that somebody might press who wants to get on."""


def press_at_random(people: list[Person], moves: int, dice: random.Random) -> None:
    """Let everybody press what they are offered, in any order, until the game has moved on so often."""
    goal = max(person.latest()["v"] for person in people) + moves
    for _ in range(1000 * moves):
        for person in people:
            person.page.evaluate(PRESS, dice.random())
        people[0].page.wait_for_timeout(20)
        if max(person.latest()["v"] for person in people) >= goal:
            return
    raise AssertionError("nobody gets anywhere")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["Homesteaders", "Red Outpost"])
def test_friends_sit_down_press_what_they_are_offered_and_let_bots_finish(site: Site, game: str, players: int) -> None:
    guests = [site.person(PHONE if number == 0 else DESKTOP, scheme="light") for number in range(players - 1)]
    host, _ = hosted(site, *guests, game=game)
    host.press("Start the game")
    people = [host, *guests]
    for person in people:
        expect(person.page.get_by_role("region", name="What you can do")).to_be_attached()
    if players == 2:
        press_at_random(people, moves=3, dice=random.Random(game))
    for person in people[:2]:
        person.check_width()
        person.check_access()
    name = f"{game.lower().replace(' ', '-')}-{players}"
    host.picture(name)
    guests[0].picture(f"{name}-phone")
    hand_over(*people)
    for person in people[2:]:
        # Bots are quick: when somebody looks, the game may be over already.
        played = person.page.get_by_text("A bot is playing for you.").or_(final_ranking(person))
        expect(played.first).to_be_visible()
        person.page.close()
    for person in people[:2]:
        at_the_end(person)
    host.picture(f"{name}-end")
    host.check_access()
    guests[0].check_width()
