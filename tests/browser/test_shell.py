"""The table around every board: a bar that stays where it is, the tabs of a phone, and a chat that is noticed."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import serving
from tests.browser.people import END, PHONE, Person, Site, at_the_end, hand_over, hosted
from tests.faults.processes import Server

WATCHED = """() => {
  Object.assign(globalThis, { shift: { value: 0 }, bars: new Set(), begin: Infinity, end: Infinity });
  const rect = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  const partOf = ({ node }) => (node?.nodeType === Node.TEXT_NODE ? node.parentElement : node);
  const note = ({ value, startTime, sources }) => {
    if (startTime < globalThis.begin || startTime >= globalThis.end || value <= globalThis.shift.value) return;
    if (sources.every((source) => partOf(source)?.closest('.log'))) return;
    const parts = sources.map((source) =>
      `${partOf(source)?.outerHTML.slice(0, 60)}: ${rect(source.previousRect)} → ${rect(source.currentRect)}`);
    globalThis.shift = { value, parts };
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift' });
  const look = () => {
    const part = document.querySelector('.at-play .bar');
    const bar = part.getBoundingClientRect();
    const now = performance.now();
    if (part.textContent.includes('Take over again')) globalThis.begin = Math.min(globalThis.begin, now + 100);
    if (now < globalThis.begin) return;
    if (part.matches('.over')) globalThis.end = Math.min(globalThis.end, now - 100);
    else globalThis.bars.add([bar.left, bar.top, bar.width, bar.height].map(Math.round).join(' '));
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Notes where the bar lies after each change of the page, and the largest layout shift, with what moved: from when the
bot has taken over.

Lines of the log count only if something else moves as well: the list follows its end, and bots are in a hurry.
The result takes the place of the board: what its frame moves, which began up to 100 ms before, does not count.
"""

SHIFT = 0.05
"""The largest share of the page that may be moved at once."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots leave time to paint each move: Chromium adds up what moves within one frame."""
    with serving(
        tmp_path_factory.mktemp("shell"), bot_pause_low="0.05", bot_pause_high="0.05", bot_haste="1"
    ) as server:
        yield server


def watch(person: Person) -> None:
    person.page.evaluate(WATCHED)


def check_stood_still(person: Person) -> None:
    bars, shift = person.page.evaluate("[[...globalThis.bars], globalThis.shift]")
    assert len(bars) == 1, bars
    assert shift["value"] <= SHIFT, "\n".join([str(shift["value"]), *shift["parts"]])


@pytest.mark.parametrize("game", ["Outpost", "Homesteaders", "Red Outpost"])
def test_nothing_jumps_over_a_whole_game(site: Site, game: str) -> None:
    guest = site.person(PHONE)
    host, _ = hosted(site, guest, game=game)
    host.press("Start game")
    people = [host, guest]
    for person in people:
        expect(person.page.get_by_role("region", name="What you can do")).to_be_visible()
        person.page.wait_for_load_state("networkidle")
        watch(person)
        hand_over(person)
    for person in people:
        expect(person.status).to_contain_text("The game is over.", timeout=END)
        check_stood_still(person)
        at_the_end(person)
        expect(person.page.get_by_role("heading", name=re.compile("wins? with|Shared victory"))).to_be_in_viewport()


def test_a_phone_shows_one_part_of_the_table_at_a_time(site: Site) -> None:
    person = site.person(PHONE, scheme="light").play_now("Ada", players=3, game="Red Outpost")
    shown = {
        "Play": (".settlement", ".portraits, .players, .log-panel, .chat-panel"),
        "Board": (".portraits", ".log-panel, .chat-panel"),
        "Rivals": (".present-panel", ".settlement, .log-panel, .chat-panel"),
        "Log": (".log-panel", ".board, .chat-panel, .bar-body"),
        "Chat": (".chat-panel", ".board, .log-panel, .bar-body"),
    }
    bar = person.page.locator(".bar")
    for tab, (there, gone) in shown.items():
        person.turn_to(tab)
        expect(person.page.locator(there).first).to_be_visible()
        expect(person.page.locator(gone).filter(visible=True)).to_have_count(0)
        person.check_width()
        person.check_access()
    person.turn_to("Play")
    height = person.page.evaluate("document.querySelector('.bar').offsetHeight / innerHeight")
    assert height <= 1 / 3
    person.press("Show more")
    expect(bar).to_have_class(re.compile("raised"))
    person.check_access()
    person.press("Show less")
    expect(bar).not_to_have_class(re.compile("raised"))


def test_a_line_of_the_chat_is_noticed_on_a_phone(site: Site) -> None:
    guest = site.person(PHONE)
    host, _ = hosted(site, guest, game="Red Outpost")
    host.press("Start game")
    expect(guest.page.locator(".bar")).to_be_visible()
    host.page.get_by_label("Say something").fill("Hello, @Guest 1!")
    host.page.get_by_role("button", name="Send", exact=True).click()
    toast = guest.page.get_by_role("button", name="Ada Hello, @Guest 1!")
    expect(toast).to_be_visible()
    tab = guest.page.get_by_role("button", name="Chat")
    expect(tab).to_contain_text("1")
    expect(guest.page).to_have_title(re.compile(r"^\(1\) "))
    guest.check_access()
    toast.click()
    expect(guest.page.locator(".chat-line mark.own")).to_have_text("@Guest 1")
    expect(tab).not_to_contain_text("1")
    expect(guest.page).not_to_have_title(re.compile(r"^\("))
