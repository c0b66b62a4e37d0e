"""The table around every board: a bar that stays where it is, the tabs of a phone, and a chat that is noticed."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import serving
from tests.browser.people import END, PHONE, Person, Site, at_the_end, hand_over, hosted
from tests.faults.processes import Server

WATCHED = """() => {
  Object.assign(globalThis, { shift: { value: 0 }, bars: new Set(), begin: Infinity, overAt: null });
  const rect = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  const partOf = ({ node }) => (node?.nodeType === Node.TEXT_NODE ? node.parentElement : node);
  const note = ({ value, startTime, sources }) => {
    if (startTime < globalThis.begin || value <= globalThis.shift.value) return;
    const parts = sources.map((source) =>
      `${partOf(source)?.outerHTML.slice(0, 60)}: ${rect(source.previousRect)} → ${rect(source.currentRect)}`);
    globalThis.shift = { value, parts };
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift' });
  const look = () => {
    const part = document.querySelector('.at-play .bar');
    const place = rect(part.getBoundingClientRect());
    const now = performance.now();
    if (part.textContent.includes('Take over again')) globalThis.begin = Math.min(globalThis.begin, now + 100);
    if (part.matches('.over')) globalThis.overAt ??= Date.now();
    else if (now >= globalThis.begin) globalThis.bars.add(place);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Notes where the bar lies after each change of the page, and the largest layout shift, with what moved: from when the
bot has taken over, to the result."""

MOVING = """() => {
  globalThis.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    globalThis.moved.push(options.duration);
    return animate.call(this, frames, options);
  };
  const note = ({ target, pseudoElement }) => {
    const times = target.getAnimations({ subtree: Boolean(pseudoElement) }).map(({ effect }) => effect.getTiming());
    globalThis.moved.push(...times.filter(({ iterations }) => iterations === 1).map(({ duration }) => duration));
  };
  for (const begun of ['animationstart', 'transitionrun']) document.addEventListener(begun, note);
}"""
"""Notes how long everything moves that moves once: what turns while a request is under way turns until the answer."""

LONGEST = 500
"""The duration in milliseconds of an animation at most."""

BEHIND = 2_000
"""How many milliseconds later the end may be seen with animations: minutes, had each move waited for its own."""

SHIFT = 0.3
"""The largest share of the page that may be moved at once. The goal is 0.05, which most games keep; in the sheet of a
phone 0.07, and once 0.23, were seen when one question gives way to another."""


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


def moved(person: Person) -> list[float]:
    """Return how long everything moved since the page was opened."""
    times: list[float] = person.page.evaluate("globalThis.moved")
    return times


@pytest.mark.parametrize(("game", "bots"), [("Outpost", 0), ("Homesteaders", 2), ("Red Outpost", 2)])
def test_nothing_jumps_over_a_whole_game_and_nobody_waits_for_animations(site: Site, game: str, bots: int) -> None:
    """The desktop of somebody who wants no motion, and the phone of somebody who likes it."""
    guest = site.person(PHONE, motion="no-preference")
    host, _ = hosted(site, guest, game=game, bots=bots)
    people = [host, guest]
    for person in people:
        person.page.evaluate(MOVING)
    host.press("Start game")
    for person in people:
        expect(person.page.get_by_role("region", name="What you can do")).to_be_visible()
        person.page.wait_for_load_state("networkidle")
        watch(person)
        hand_over(person)
    for person in people:
        expect(person.status).to_contain_text("The game is over.", timeout=END)
        at_the_end(person)
        expect(person.page.get_by_role("heading", name=re.compile("wins? with|Shared victory"))).to_be_in_viewport()
        check_stood_still(person)
    assert max(moved(host), default=0) == 0
    assert 0 < max(moved(guest)) <= LONGEST
    seen, seen_moving = (person.page.evaluate("globalThis.overAt") for person in people)
    assert seen_moving - seen < BEHIND


def test_nothing_jumps_in_the_first_rounds_of_nine(site: Site) -> None:
    guest = site.person(PHONE)
    host, _ = hosted(site, guest, bots=7)
    host.press("Start game")
    for person in (host, guest):
        expect(person.page.get_by_role("region", name="What you can do")).to_be_visible()
        person.page.wait_for_load_state("networkidle")
        watch(person)
        hand_over(person)
    expect(host.page.locator(".log").get_by_role("button", name=re.compile("^Round 3"))).to_be_visible(timeout=END)
    for person in (host, guest):
        check_stood_still(person)


def test_the_result_comes_into_view_wherever_one_has_scrolled(site: Site) -> None:
    """For somebody who looks at an earlier move, and for a spectator at the end of the page."""
    friend, watcher = site.person(PHONE), site.person(motion="no-preference")
    host, link = hosted(site, friend, game="Red Outpost")
    watcher.go(link)
    host.press("Start game")
    for person in (host, friend, watcher):
        expect(person.page.locator(".board .course")).to_be_visible()
    begins = host.latest()["decision"]
    first, second = (host, friend) if begins and begins["awaited"] else (friend, host)
    hand_over(first)
    second.told(re.compile("sends the"))
    second.turn_to("Log")
    second.page.locator(".log .line").first.click()
    second.sees(re.compile("Viewing move"))
    watcher.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    hand_over(second)
    for person in (host, friend, watcher):
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
    host.page.get_by_label("Say something").fill("Hello, @guest ")
    host.press("@Guest 1")
    host.page.get_by_label("Say something").press("Enter")
    toast = guest.page.get_by_role("button", name="Ada Hello, @Guest 1")
    expect(toast).to_be_visible()
    tab = guest.page.get_by_role("button", name="Chat")
    expect(tab).to_contain_text("1")
    expect(guest.page).to_have_title(re.compile(r"^\(1\) "))
    guest.check_access()
    toast.click()
    expect(guest.page.locator(".chat-line.calls mark.own")).to_have_text("@Guest 1")
    expect(tab).not_to_contain_text("1")
    expect(guest.page).not_to_have_title(re.compile(r"^\("))


def test_the_log_can_be_filtered_by_player_and_kind(site: Site) -> None:
    guest = site.person()
    host, _ = hosted(site, guest, game="Homesteaders")
    host.press("Start game")
    for person in (guest, host):
        person.press("Place workers")
    log = host.page.locator(".log-panel")
    income = log.locator(".said", has_text=re.compile("receives? 2 silver"))
    expect(income).to_have_count(2)
    host.press("Filter")
    log.get_by_label("Player").select_option("Guest 1")
    expect(income).to_have_count(1)
    expect(income).to_contain_text("Guest 1 receives")
    log.get_by_label("Player").select_option("Everybody")
    log.get_by_label("Events").select_option("About the table")
    expect(income).to_have_count(0)
    host.check_access()
    host.press("Filter")
    expect(income).to_have_count(2)
