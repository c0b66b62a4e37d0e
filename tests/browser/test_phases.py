"""Every phase of every title on a desktop: what is asked and what it takes to answer are in view together."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import PHONE, Person, Site
from tests.browser.staging import Staged, reached, staged_server
from tests.faults.processes import Server

NEEDED = {
    "outpost": ".bar, .course, .own-colony, .own-hand, .sales > *, .rival",
    "homesteaders": ".bar, .course, .scene, .stock, .money, .swaps, .lot-head, .ladder, .railroad, .card.open, .plot",
    "red_outpost": ".bar, .course, .settlement, .portraits, .goods",
}
"""The parts of a board that somebody may need to answer."""

ACTIVE = {
    "outpost": ".menu-row:not(.menu-end) > .option:not(.main), .offer-card.open",
    "homesteaders": ".card.open, .rung.open",
    "red_outpost": ".portrait-face[aria-pressed], .tile-face[aria-pressed]",
}
"""What begins a draft."""

NARROW = """.sign, .offer-card, .rival-line, .bidder, .stand, .lot-words, .menu-row, .lot-line, .lot-head, .near li,
  .deal, .scene-tabs"""
"""What must be wide enough for its texts."""

CUT = """([needed, narrow]) => {
  const found = [];
  const note = (part, what) => found.push(`${part.className}: ${what}`);
  const isShown = (part) => part.checkVisibility() && part.getBoundingClientRect().width > 1;
  for (const part of document.querySelectorAll(needed)) {
    if (!isShown(part)) continue;
    const { top, bottom } = part.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) note(part, `from ${top} to ${bottom}`);
    const around = part.closest('.scene-body, .stock')?.getBoundingClientRect();
    if (around && bottom > around.bottom + 1) note(part, `${bottom - around.bottom} below the edge`);
  }
  const bar = document.querySelector('.bar').getBoundingClientRect();
  const side = document.querySelector('.side-column').getBoundingClientRect();
  if (bar.right > side.left) note(document.querySelector('.bar'), 'lies over the side');
  for (const card of document.querySelectorAll('.card-face')) {
    const around = card.closest('.panel, .bar').getBoundingClientRect();
    if (card.getBoundingClientRect().right > around.right) note(card, 'outside');
  }
  // The frame of somebody who acts is a little wider than their row.
  for (const part of document.querySelectorAll(narrow)) {
    const over = part.scrollWidth - part.clientWidth;
    if (isShown(part) && over > 2) note(part, `${over} too wide`);
  }
  for (const part of document.querySelectorAll('.bar-body, .offers, .offer-card, .sign')) {
    if (part.scrollHeight > part.clientHeight + 1) note(part, `${part.scrollHeight - part.clientHeight} too high`);
  }
  return found;
}"""
"""Parts of the table that are off the screen, over others, or cut off."""

HANDLED = {
    "outpost": ".bar-body button, .hand-groups button, .offer-card.open",
    "homesteaders": ".bar-body button, .scene-tab, .card.open, .rung.open, .plot button",
    "red_outpost": ".bar-body button",
}
"""What answers the question of a phone; a location of Red Outpost's map is in the bar as well."""

REACH = 0.2
"""The share of a phone's height, at the top, that the thumb of the hand which holds it does not reach."""

OUT_OF_REACH = """([handled, reach]) => [...document.querySelectorAll(handled)].filter((part) => {
  const { top, bottom } = part.getBoundingClientRect();
  return part.checkVisibility() && (top + bottom) / 2 < reach * innerHeight;
}).map((part) => part.outerHTML.slice(0, 200))"""

CARD = 47
"""The width of a card in pixels."""

COVERED = f"""() => [...document.querySelectorAll('.hand-groups .card-face b')].filter((value) => {{
  const {{ left, top, width, height }} = value.getBoundingClientRect();
  const above = document.elementFromPoint(left + Math.min(width, {CARD}) * 0.8, top + height / 2);
  return !value.closest('.card-face').contains(above);
}}).map((value) => value.textContent)"""
"""The cards in hand whose value lies under the next card."""


@pytest.fixture(scope="module")
def scenes() -> list[Staged]:
    outpost, homesteaders, red = "outpost-ask-turn", "homesteaders-ask-build", "red_outpost-ask-visit"
    return [
        *reached("outpost", 2, outpost),
        *reached("outpost", 4, outpost, kicker="on"),
        *reached("outpost", 9, outpost),
        *reached("homesteaders", 2, homesteaders),
        *reached("homesteaders", 4, homesteaders),
        *reached("red_outpost", 2, red),
        *reached("red_outpost", 4, red),
    ]


@pytest.fixture(scope="module")
def staged(scenes: list[Staged], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with staged_server(tmp_path_factory.mktemp("phases"), scenes) as server:
        yield server


def cut(person: Person, scene: Staged, what: str) -> list[str]:
    """Return what is not in view."""
    found = person.page.evaluate(CUT, [NEEDED[scene.game], NARROW]) + person.page.evaluate(COVERED)
    return [f"{scene.name}, {what}: {each}" for each in found]


def some(found: Locator) -> list[Locator]:
    """Return the first and the last: what lies between is laid out like them."""
    all_of_them = found.all()
    return all_of_them if len(all_of_them) < 3 else [all_of_them[0], all_of_them[-1]]


@pytest.mark.parametrize(
    ("game", "players", "locale"),
    [
        ("outpost", 2, "en-GB"),
        ("outpost", 4, "fr-FR"),
        ("outpost", 9, "fr-FR"),
        ("homesteaders", 2, "en-GB"),
        ("homesteaders", 4, "fr-FR"),
        ("red_outpost", 2, "en-GB"),
        ("red_outpost", 4, "fr-FR"),
    ],
)
def test_question_and_answer_are_in_view_together(
    site: Site, staged: Server, scenes: list[Staged], game: str, players: int, locale: str
) -> None:
    person, found = site.person(locale=locale), list[str]()
    for scene in scenes:
        if (scene.game, scene.players) != (game, players):
            continue
        person.go(scene.enter(person.context, staged.url))
        person.page.locator(".board .course").wait_for()
        person.page.evaluate("document.fonts.ready")
        found += cut(person, scene, "asked")
        for number, begins in enumerate(some(person.page.locator(ACTIVE[game]))):
            begins.click()
            found += cut(person, scene, f"draft {number}")
            person.page.keyboard.press("Escape")
        if players == 2 and game != "outpost":
            continue
        person.go(scene.enter(person.context, staged.url, (scene.seat + 1) % players))
        person.page.locator(".board .course").wait_for()
        found += cut(person, scene, "for somebody else")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("game", "questions"),
    [
        ("outpost", ("turn", "pay", "discard")),
        ("homesteaders", ("place", "bid", "build")),
        ("red_outpost", ("visit", "beer")),
    ],
)
def test_on_a_phone_one_hand_is_enough(
    site: Site, staged: Server, scenes: list[Staged], game: str, questions: tuple[str, ...]
) -> None:
    person = site.person(PHONE)
    asked = [f"{game} 4 {game}-ask-{question}" for question in questions]
    for scene in {scene.name: scene for scene in scenes if scene.name in asked}.values():
        person.go(scene.enter(person.context, staged.url))
        person.page.locator(".board .course").wait_for()
        if scene.name.endswith("visit"):
            person.page.locator(".crew-chip:not([aria-disabled])").first.click()
            expect(person.page.locator(".postcard")).to_have_count(12)
            assert not person.page.evaluate(OUT_OF_REACH, [HANDLED[game], REACH])
            person.page.locator(".postcard:not([aria-disabled])").last.click()
            expect(person.button(re.compile("^Send the "))).to_be_in_viewport()
        assert not person.page.evaluate(OUT_OF_REACH, [HANDLED[game], REACH])


def test_the_last_move_by_hand_brings_the_result_into_view(site: Site, staged: Server, scenes: list[Staged]) -> None:
    """For the one who has scrolled down to make it, and for the other, who looks at the players on a phone."""
    # The last position with this question comes before the first.
    scene = next(one for one in scenes if one.name == "red_outpost 2 red_outpost-ask-visit")
    mover, other = site.person(motion="no-preference"), site.person(PHONE, motion="no-preference")
    mover.go(scene.enter(mover.context, staged.url))
    other.go(scene.enter(other.context, staged.url, 1 - scene.seat))
    for person in (mover, other):
        person.page.locator(".board .course").wait_for()
    other.turn_to("Rivals")
    mover.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    mover.page.locator(".crew-chip:not([aria-disabled])").first.click()
    mover.page.locator("[data-place=barracks] .tile-face").click()
    mover.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    mover.press(re.compile("^Send the "))
    for person in (mover, other):
        expect(person.page.get_by_role("heading", name=re.compile("wins? with|Shared victory"))).to_be_in_viewport()
