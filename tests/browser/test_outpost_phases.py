"""Every phase of Outpost on a desktop: what is asked and what it takes to answer are in view together."""

from collections.abc import Iterator

import pytest

from app.engine.game import Setup
from app.engine.match import play
from app.engine.rng import seed_from
from app.games import TITLES
from app.games.outpost.state import State
from tests.browser.people import Person, Site
from tests.browser.staging import Staged, staged_server
from tests.faults.processes import Server

CUT = """() => {
  const found = [];
  const note = (part, what) => found.push(`${part.className}: ${what}`);
  for (const part of document.querySelectorAll('.bar, .course, .own-colony, .own-hand, .sales > *, .rival')) {
    const { top, bottom } = part.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) note(part, `from ${top} to ${bottom}`);
  }
  const bar = document.querySelector('.bar').getBoundingClientRect();
  const side = document.querySelector('.side-column').getBoundingClientRect();
  if (bar.right > side.left) note(document.querySelector('.bar'), 'lies over the side');
  for (const card of document.querySelectorAll('.card-face')) {
    const around = card.closest('.panel, .bar').getBoundingClientRect();
    if (card.getBoundingClientRect().right > around.right) note(card, 'outside');
  }
  // The frame of somebody who acts is a little wider than their row.
  const narrow = '.sign, .offer-card, .rival-line, .bidder, .stand, .lot-words, .menu-row';
  for (const part of document.querySelectorAll(narrow)) {
    if (part.scrollWidth > part.clientWidth + 2) note(part, `${part.scrollWidth - part.clientWidth} too wide`);
  }
  for (const part of document.querySelectorAll('.bar-body, .offers, .offer-card, .sign')) {
    if (part.scrollHeight > part.clientHeight + 1) note(part, `${part.scrollHeight - part.clientHeight} too high`);
  }
  return found;
}"""
"""Parts of the table that are off the screen, over others, or cut off."""

CARD = 47
"""The width of a card in pixels."""

COVERED = f"""() => [...document.querySelectorAll('.hand-groups .card-face b')].filter((value) => {{
  const {{ left, top, width, height }} = value.getBoundingClientRect();
  const above = document.elementFromPoint(left + Math.min(width, {CARD}) * 0.8, top + height / 2);
  return !value.closest('.card-face').contains(above);
}}).map((value) => value.textContent)"""
"""The cards in hand whose value lies under the next card."""


class Reached(Staged):
    """A position that bots have reached."""

    def __init__(self, name: str, options: dict[str, str], state: State, seat: int) -> None:
        super().__init__(name, options, lambda given: given, seat)
        self.players = len(state.players)
        self.reached = state

    def state(self) -> State:
        return self.reached


def reached(players: int, **options: str) -> list[Staged]:
    """Let bots play a game; return its first turn, and the last position of every other question that they met."""
    title, found = TITLES["outpost"], dict[str, Staged]()
    setup = Setup(players, seed_from(f"phases {players}"), options)
    for _, step in play(title.game, setup, [title.bots["standard"]] * players):
        for decision in title.game.pending(step.state):
            first = "first-turn" if decision.key == "outpost-ask-turn" else decision.key
            for key in {first, decision.key} if first not in found else {decision.key}:
                found[key] = Reached(f"{players} {key}", options, step.state, decision.seat)
    return list(found.values())


@pytest.fixture(scope="module")
def scenes() -> list[Staged]:
    return [*reached(2), *reached(4, kicker="on"), *reached(9)]


@pytest.fixture(scope="module")
def staged(scenes: list[Staged], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with staged_server(tmp_path_factory.mktemp("phases"), scenes) as server:
        yield server


def check(person: Person, name: str) -> None:
    """Assert that everything is in view."""
    cut = person.page.evaluate(CUT)
    assert not cut, (name, cut)
    covered = person.page.evaluate(COVERED)
    assert not covered, (name, covered)


@pytest.mark.parametrize(("players", "locale"), [(2, "en-GB"), (4, "fr-FR"), (9, "fr-FR")])
def test_question_and_answer_are_in_view_together(
    site: Site, staged: Server, scenes: list[Staged], players: int, locale: str
) -> None:
    person = site.person(locale=locale)
    for scene in scenes:
        if scene.players != players:
            continue
        person.go(scene.enter(person.context, staged.url))
        person.page.locator(".outpost .own-hand").wait_for()
        person.page.evaluate("document.fonts.ready")
        check(person, scene.name)
        options = person.page.locator(".menu-row:not(.menu-end) > .option:not(.main), .offer-card.open")
        for number in range(options.count()):
            options.nth(number).click()
            check(person, f"{scene.name}, draft {number}")
            person.page.keyboard.press("Escape")
        person.go(scene.enter(person.context, staged.url, (scene.seat + 1) % players))
        person.page.locator(".outpost .own-hand").wait_for()
        check(person, f"{scene.name}, for somebody else")
