"""People with browsers, driven by Playwright: clicks, expectations, and the errors of their pages."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, WebSocketRoute, expect

ROOT = Path(__file__).resolve().parents[2]
COVERED = """() => {
  const page = document.querySelector("dialog:modal, .help:popover-open") ?? document;
  const parts = [...page.querySelectorAll("a[href]:not(.skip), button, input, select, summary")];
  const places = [0.5, 0.2, 0.8].flatMap((right) => [0.5, 0.2, 0.8].map((down) => [right, down]));
  const covered = parts.filter((part) => {
    if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    part.scrollIntoView({ block: "center", behavior: "instant" });
    const [box] = part.getClientRects();  // a link may go on in the next line
    return places.every(([right, down]) => {
      const above = document.elementFromPoint(box.x + right * box.width, box.y + down * box.height);
      const own = part.contains(above) || part.closest("label")?.contains(above);
      return above && !own && !above.closest(".bar");
    });
  });
  return covered.map((part) => part.outerHTML.slice(0, 200));
}"""
"""Controls that can't be clicked because something covers them. Those under the action bar appear on scrolling."""

SMALL = """() => {
  const ticks = "input:is([type=radio], [type=checkbox])";
  const parts = `a[href]:not(.skip), button, input:not(${ticks}), select, summary, label:has(${ticks})`;
  return [...document.querySelectorAll(parts)].flatMap((part) => {
    const { width, height } = part.getBoundingClientRect();
    const counts = part.checkVisibility({ visibilityProperty: true }) && getComputedStyle(part).display !== "inline";
    return counts && Math.min(width, height) < 39.5 ? [`${width} × ${height}: ${part.outerHTML.slice(0, 200)}`] : [];
  });
}"""
"""Controls of less than 40 pixels in width or height, except links within text."""

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "build" / "screenshots"
DESKTOP, PHONE = (1440, 900), (390, 844)
PATIENCE = 20_000
"""Timeout in milliseconds for anything on a page."""

END = 120_000
"""Timeout in milliseconds for bots to finish a game."""

expect.set_options(timeout=PATIENCE)


class Person:
    """A person with their own browser context."""

    def __init__(self, site: "Site", context: BrowserContext) -> None:
        self.site = site
        self.context = context
        self.troubles: list[str] = []
        self.frames: list[str] = []
        self._cut = False
        self._led: list[WebSocketRoute] = []
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)
        page.on("websocket", self._listen)
        return page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    # --- the network ---------------------------------------------------------------------------------------------

    def can_lose_the_network(self) -> "Person":
        """Route all sockets of this person so that they can be cut."""
        self.context.route_web_socket("**", self._lead)
        return self

    def _lead(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
        else:
            socket.connect_to_server()
            self._led.append(socket)

    def lose_the_network(self) -> None:
        """Close all sockets and block new ones."""
        self._cut = True
        self.context.set_offline(True)
        while self._led:
            self._led.pop().close()

    def find_the_network(self) -> None:
        """Allow sockets again."""
        self._cut = False
        self.context.set_offline(False)

    # --- going somewhere -----------------------------------------------------------------------------------------

    def go(self, path: str) -> "Person":
        self.page.goto(path if path.startswith("http") else self.site.url + path)
        return self

    def play_now(self, name: str, players: int = 4, game: str = "Outpost") -> "Person":
        """Start a game against bots from the home page, in two clicks at most."""
        self.go("/")
        form = self.page.locator("form", has=self.button("Play now against bots"))
        form.get_by_label(game, exact=True).check()
        form.locator("select[name=seats]:enabled").select_option(str(players))
        form.get_by_label("Your name").fill(name)
        self.press("Play now against bots")
        self.page.wait_for_url("**/t/*")
        expect(self.page.get_by_text("Connected", exact=True)).to_be_visible()
        return self

    def come_to_turn(self) -> "Person":
        """Wait for the own turn in Outpost as Ada, passing in earlier auctions."""
        passes = self.page.locator(".log .said", has_text="You pass.")
        while True:
            expect(self.button(re.compile("^(End turn|Pass)$"))).to_be_enabled()
            if self.button("End turn").is_visible():
                return self
            passed = passes.count()
            self.press("Pass")
            expect(passes).to_have_count(passed + 1)

    # --- pressing and seeing -------------------------------------------------------------------------------------

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name).first

    def press(self, name: str | re.Pattern[str]) -> None:
        self.button(name).click()

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Expect a text to appear on the page."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    @property
    def status(self) -> Locator:
        """The status line."""
        return self.page.locator(".status").first

    def latest(self) -> dict[str, Any]:
        """Return the newest snapshot or step received over the socket."""
        found = (json.loads(data) for data in reversed(self.frames))
        return next(frame for frame in found if frame["type"] in ("snapshot", "step"))

    def turn_to(self, tab: str) -> "Person":
        """Show a tab of the table; a wide page has none and shows everything."""
        if self.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
            self.page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=tab).click()
        return self

    def told(self, text: str | re.Pattern[str]) -> None:
        """Expect a text in the log; on a phone it is behind a tab."""
        self.turn_to("Log")
        expect(self.page.locator(".log-panel").get_by_text(text).first).to_be_visible()
        self.turn_to("Play")

    # --- looking closely -----------------------------------------------------------------------------------------

    def picture(self, name: str) -> None:
        """Save a screenshot of the whole page, for review."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png", full_page=True)

    def check_width(self) -> None:
        """Assert that the page does not scroll horizontally."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{wide} pixels too wide"

    def check_access(self) -> None:
        """Assert that axe-core finds no serious problem, and that all controls are large enough and not covered."""
        self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        serious = [each for each in found["violations"] if each["impact"] in ("serious", "critical")]
        told = [(each["id"], [node["html"][:200] for node in each["nodes"]][:3]) for each in serious]
        assert not serious, told
        place = self.page.evaluate("[scrollX, scrollY]")
        covered = self.page.evaluate(COVERED)
        assert not covered, covered
        small = self.page.evaluate(SMALL)
        assert not small, small
        self.page.evaluate("place => scrollTo(...place)", place)


class Site:
    """The server's URL, and all people who have visited it."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.people: list[Person] = []

    def person(
        self, size: tuple[int, int] = DESKTOP, locale: str = "en-GB", scheme: Any = "dark", motion: Any = "reduce"
    ) -> Person:
        """Return a new person."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            color_scheme=scheme,
            reduced_motion=motion,
            has_touch=size == PHONE,
        )
        self.people.append(Person(self, context))
        return self.people[-1]

    def close(self) -> None:
        """Close all browsers; assert that no page had an error."""
        troubles = [trouble for person in self.people for trouble in person.troubles]
        for person in self.people:
            person.context.close()
        assert not troubles, troubles


# --- what people do together ---------------------------------------------------------------------------------------


def hosted(site: Site, *guests: Person, game: str = "Outpost", bots: int = 0) -> tuple[Person, str]:
    """Create a table and let the guests and some bots join it; return the host and the link."""
    host = site.person().go("/")
    form = host.page.locator("form", has=host.button("Play with friends"))
    form.get_by_label(game, exact=True).check()
    form.locator("select[name=seats]:enabled").select_option(str(max(2, 1 + len(guests) + bots)))
    form.get_by_label("Your name").fill("Ada")
    host.press("Play with friends")
    host.page.wait_for_url("**/t/*")
    link = host.page.get_by_label("Link to this table").input_value()
    for number, guest in enumerate(guests):
        guest.go(link)
        guest.page.get_by_label("Your name").first.fill(f"Guest {number + 1}")
        guest.press("Join")
        guest.press("I’m ready")
    if bots:
        host.press("Fill with bots")
    if guests:
        host.sees("Everyone is ready: you can start.")
    return host, link


def hand_over(*people: Person) -> None:
    """Hand all seats to bots, which play to the end."""
    for person in people:
        person.press("Menu")
        person.press("Let a bot play for me")
        person.press("Let the bot play")


def final_ranking(person: Person) -> Locator:
    return person.page.get_by_role("heading", name="Final ranking")


def at_the_end(person: Person) -> None:
    expect(final_ranking(person)).to_be_visible(timeout=END)
