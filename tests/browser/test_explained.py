"""Everything on a board opens: each icon and each bare number, in every phase of every title, has a card with words.

And the help beside the table: it opens where it is needed, can be searched, and goes away.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Person, Site
from tests.browser.staging import Staged, reached, staged_server
from tests.faults.processes import Server

UNEXPLAINED = r"""() => {
  const found = new Set();
  const isShown = (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && part.getBoundingClientRect().width > 1;
  const where = (part) => part.closest('[class]').className;
  const number = /^[+−×~]?\s*\d+(\s*[–\/→]\s*\d+)*\??$/;
  for (const fold of document.querySelectorAll('.board details')) fold.open = true;
  for (const root of document.querySelectorAll('.board, .bar')) {
    for (const part of root.querySelectorAll('[title]')) found.add(`a title on ${where(part)}`);
    for (const part of root.querySelectorAll('.icon, .building, .person, .house, .figure, .seat-mark + b')) {
      if (isShown(part) && !part.closest('[data-about], [data-note]')) found.add(`a drawing in ${where(part)}`);
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: part, textContent } = walker.currentNode;
      const text = textContent.trim();
      const isTold = !number.test(text) || !isShown(part) || part.closest('[data-about], [data-note], option');
      if (!isTold) found.add(`the number ${text} in ${where(part)}`);
    }
  }
  return [...found];
}"""
"""Icons and bare numbers that nothing explains, and explanations that only a mouse can read."""

THINGS = "[...document.querySelectorAll('main [data-about]')].map((part) => part.dataset.about)"

CARDS = r"""async () => {
  const cards = {};
  for (const part of document.querySelectorAll('main [data-about]')) {
    const { about } = part.dataset;
    if (about in cards) continue;
    part.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    for (let tries = 0; tries < 500 && !document.querySelector('.explained-rules'); tries += 1) {
      await new Promise((done) => setTimeout(done, 10));
    }
    const card = document.querySelector('.explained');
    const text = (name) => card?.querySelector(name)?.textContent ?? '';
    cards[about] = {
      name: text('.explained-name'), all: card?.innerText ?? '', rules: text('.explained-rules'),
      lines: card?.querySelectorAll('p, li').length ?? 0,
    };
    document.body.click();
  }
  return cards;
}"""
"""The cards of all things on the page, while clicks explain."""


COVERS = r"""(card) => {
  const { left, top, width } = card.getBoundingClientRect();
  return [0.25, 0.5, 0.75].filter((part) => card.contains(document.elementFromPoint(left + part * width, top + 20)));
}"""
"""Places at the top of a card that take the mouse."""


@pytest.fixture(scope="module")
def scenes() -> list[Staged]:
    return [
        *reached("outpost", 3, "outpost-ask-turn", kicker="on"),
        *reached("homesteaders", 2, "homesteaders-ask-build"),
        *reached("red_outpost", 3, "red_outpost-ask-visit", special_cards="on"),
    ]


@pytest.fixture(scope="module")
def staged(scenes: list[Staged], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with staged_server(tmp_path_factory.mktemp("explained"), scenes) as server:
        yield server


def enter(person: Person, scene: Staged, url: str) -> None:
    person.go(scene.enter(person.context, url))
    person.page.locator(".board .course").wait_for()


def early(scenes: list[Staged], name: str) -> Staged:
    """Return the first position of a question, which follows its last one."""
    return [scene for scene in scenes if scene.name == name][-1]


@pytest.mark.parametrize(
    ("game", "locale"), [("outpost", "en-GB"), ("homesteaders", "fr-FR"), ("red_outpost", "en-GB")]
)
def test_everything_in_every_phase_has_a_card_with_words_and_a_place_in_the_rules(
    site: Site, staged: Server, scenes: list[Staged], game: str, locale: str
) -> None:
    person, bad, known = site.person(locale=locale), list[str](), set[str]()
    for scene in scenes:
        if scene.game != game:
            continue
        enter(person, scene, staged.url)
        bad += [f"{scene.name}: {found}" for found in person.page.evaluate(UNEXPLAINED)]
        things = set(person.page.evaluate(THINGS))
        if things <= known:
            continue
        known |= things
        person.page.keyboard.press("x")
        person.page.locator(".asking-bar").wait_for()
        for thing, card in person.page.evaluate(CARDS).items():
            words = re.search(rf"\b{game}-[a-z]", card["all"]) is None and card["lines"] > 1
            if not (card["name"] and words and card["rules"]):
                bad.append(f"{scene.name}: {thing}: {card}")
    assert len(known) > 20
    assert not bad, "\n".join(sorted(set(bad)))


def test_a_card_is_opened_by_mouse_keyboard_and_click_and_leads_to_the_rules(
    site: Site, staged: Server, scenes: list[Staged]
) -> None:
    person = site.person()
    enter(person, early(scenes, "outpost 3 outpost-ask-turn"), staged.url)
    page, card = person.page, person.page.locator(".explained")
    offer = page.locator("button.offer-card").first
    offer.hover()
    expect(card).to_contain_text("Minimum bid")
    assert card.evaluate(COVERS) == [], "a click on something else meets the card"
    card.get_by_role("button", name="Rules: All upgrades").hover()
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    offer.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(card).to_contain_text("Minimum bid")
    assert offer.get_attribute("aria-describedby") == "explained-text"
    page.keyboard.press("?")
    rules = page.get_by_role("dialog", name="Help and rules")
    expect(rules.get_by_role("heading", name="All upgrades")).to_be_focused()
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    page.locator(".own-colony .sky-fact .count").first.click()
    expect(card).to_contain_text("75 points end the game")
    card.get_by_role("button", name="Rules: End of the game").click()
    expect(rules.get_by_role("heading", name="End of the game")).to_be_focused()
    rules.get_by_role("searchbox").fill("hand limit warehouse")
    expect(rules.get_by_role("status")).to_contain_text("place")
    expect(rules.get_by_role("heading", name="All upgrades")).to_be_visible()
    expect(rules.get_by_role("heading", name="Round overview")).to_be_hidden()
    page.mouse.click(400, 400)
    expect(rules).to_be_hidden()


def test_a_tap_explains_what_does_not_answer_and_a_long_press_what_does(
    site: Site, staged: Server, scenes: list[Staged]
) -> None:
    person = site.person(PHONE, locale="fr-FR", scheme="light")
    enter(person, early(scenes, "red_outpost 3 red_outpost-ask-visit"), staged.url)
    page, card = person.page, person.page.locator(".explained")
    page.locator(".course .round").tap()
    expect(card).to_contain_text("Journée")
    page.locator("h1").tap()
    expect(card).to_be_hidden()
    worker = page.locator(".crew-chip:not([aria-disabled])").first
    box = worker.bounding_box()
    assert box
    line = person.context.new_cdp_session(page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(card).to_contain_text("Humeur")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(worker).to_have_attribute("aria-pressed", "false")
    page.locator("h1").tap()
    worker.tap()
    expect(worker).to_have_attribute("aria-pressed", "true")
    expect(card).to_be_hidden()
    person.button("Aide et règles").tap()
    rules = page.get_by_role("dialog", name="Aide et règles")
    expect(rules.get_by_role("heading", name="Les phases d’une journée")).to_be_focused()
    assert rules.evaluate("part => part.offsetWidth === innerWidth && part.offsetHeight === innerHeight")
    expect(rules.get_by_role("searchbox")).to_be_in_viewport()
    rules.get_by_role("button", name="Fermer").tap()
    expect(rules).to_be_hidden()
