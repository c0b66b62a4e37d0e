"""People at their browsers: what they press, what they see, and what went wrong meanwhile."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, WebSocketRoute, expect

ROOT = Path(__file__).resolve().parents[2]
COVERED = """() => {
  const page = document.querySelector("dialog:modal") ?? document;
  const parts = [...page.querySelectorAll("a[href]:not(.skip), button, input, select, summary")];
  const places = [0.5, 0.2, 0.8].flatMap((right) => [0.5, 0.2, 0.8].map((down) => [right, down]));
  const covered = parts.filter((part) => {
    if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    part.scrollIntoView({ block: "center", behavior: "instant" });
    const box = part.getBoundingClientRect();
    return places.every(([right, down]) => {
      const above = document.elementFromPoint(box.x + right * box.width, box.y + down * box.height);
      const own = part.contains(above) || part.closest("label")?.contains(above);
      return above && !own && !above.closest(".bar");
    });
  });
  return covered.map((part) => part.outerHTML.slice(0, 200));
}"""
"""What a pointer cannot press because something lies above it. A part under the bar comes out when one scrolls."""

SMALL = """() => {
  const ticks = "input:is([type=radio], [type=checkbox])";
  const parts = `a[href]:not(.skip), button, input:not(${ticks}), select, summary, label:has(${ticks})`;
  return [...document.querySelectorAll(parts)].flatMap((part) => {
    const { width, height } = part.getBoundingClientRect();
    const counts = part.checkVisibility({ visibilityProperty: true }) && getComputedStyle(part).display !== "inline";
    return counts && Math.min(width, height) < 39.5 ? [`${width} × ${height}: ${part.outerHTML.slice(0, 200)}`] : [];
  });
}"""
"""What is less than 40 pixels wide or high; a link within a sentence is as high as its line."""

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "build" / "screenshots"
DESKTOP, PHONE = (1440, 900), (390, 844)
PATIENCE = 20_000
"""Nothing on a page takes as long as this many milliseconds unless it is broken."""

END = 120_000
"""Bots need this many milliseconds at most to finish a game."""

expect.set_options(timeout=PATIENCE)


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, site: "Site", context: BrowserContext) -> None:
        self.site = site
        self.context = context
        self.troubles: list[str] = []
        self.frames: list[str] = []
        self._cut = False
        self._led: list[WebSocketRoute] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """Open another tab."""
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
        """Lead all sockets of this person over a line that can be cut."""
        self.context.route_web_socket("**", self._lead)
        return self

    def _lead(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
        else:
            socket.connect_to_server()
            self._led.append(socket)

    def lose_the_network(self) -> None:
        """Cut the line: what is open breaks, and nothing gets through."""
        self._cut = True
        self.context.set_offline(True)
        while self._led:
            self._led.pop().close()

    def find_the_network(self) -> None:
        """Mend the line."""
        self._cut = False
        self.context.set_offline(False)

    # --- going somewhere -----------------------------------------------------------------------------------------

    def go(self, path: str) -> "Person":
        """Open a page of ours."""
        self.page.goto(path if path.startswith("http") else self.site.url + path)
        return self

    def play_now(self, name: str, players: int = 4, game: str = "Outpost") -> "Person":
        """Begin a game against bots from the home page, in two clicks at most."""
        self.go("/")
        form = self.page.locator("form", has=self.button("Play now against bots"))
        form.get_by_label(game, exact=True).check()
        form.locator("select[name=seats]:enabled").select_option(str(players))
        form.get_by_label("Your name, if you like").fill(name)
        self.press("Play now against bots")
        self.page.wait_for_url("**/t/*")
        expect(self.page.get_by_text("Connected", exact=True)).to_be_visible()
        return self

    def come_to_turn(self) -> "Person":
        """Wait for one's own turn of Outpost as Ada, and stay out of what is auctioned before."""
        passes = self.page.locator(".log .said", has_text="Ada passes.")
        while True:
            expect(self.button(re.compile("^(End turn|Pass)$"))).to_be_enabled()
            if self.button("End turn").is_visible():
                return self
            passed = passes.count()
            self.press("Pass")
            expect(passes).to_have_count(passed + 1)

    # --- pressing and seeing -------------------------------------------------------------------------------------

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Return the first button of that name."""
        return self.page.get_by_role("button", name=name).first

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press a button."""
        self.button(name).click()

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Expect a text on the page, sooner or later."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    @property
    def status(self) -> Locator:
        """The sentence that says who must do what."""
        return self.page.locator(".status").first

    def latest(self) -> dict[str, Any]:
        """Return the newest snapshot or step that came over the socket."""
        found = (json.loads(data) for data in reversed(self.frames))
        return next(frame for frame in found if frame["type"] in ("snapshot", "step"))

    # --- looking closely -----------------------------------------------------------------------------------------

    def picture(self, name: str) -> None:
        """Keep a picture of the whole page for people to look at."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png", full_page=True)

    def check_width(self) -> None:
        """Assert that nothing has to be scrolled sideways."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{wide} pixels too wide"

    def check_access(self) -> None:
        """Assert that axe-core finds nothing serious, and that a finger can press whatever there is to press."""
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
    """The server as people reach it, and all who have come."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.people: list[Person] = []

    def person(self, size: tuple[int, int] = DESKTOP, locale: str = "en-GB", scheme: Any = "dark") -> Person:
        """Let somebody new come."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            color_scheme=scheme,
            reduced_motion="reduce",
            has_touch=size == PHONE,
        )
        self.people.append(Person(self, context))
        return self.people[-1]

    def close(self) -> None:
        """Let everybody leave; nothing may have gone wrong in any page."""
        troubles = [trouble for person in self.people for trouble in person.troubles]
        for person in self.people:
            person.context.close()
        assert not troubles, troubles


# --- what people do together ---------------------------------------------------------------------------------------


def hosted(site: Site, *guests: Person, game: str = "Outpost") -> tuple[Person, str]:
    """Let somebody host a table, and the guests sit down at it; return the host and the link."""
    host = site.person().go("/")
    form = host.page.locator("form", has=host.button("Open the table"))
    form.get_by_label(game, exact=True).check()
    form.locator("select[name=seats]:enabled").select_option(str(1 + len(guests)))
    form.get_by_label("Your name").fill("Ada")
    host.press("Open the table")
    host.page.wait_for_url("**/t/*")
    link = host.page.get_by_label("Link to this table").input_value()
    for number, guest in enumerate(guests):
        guest.go(link)
        guest.page.get_by_label("Your name").first.fill(f"Guest {number + 1}")
        guest.press("Sit down")
        guest.press("I am ready")
    if guests:
        host.sees("Everybody is ready: you can start.")
    return host, link


def hand_over(*people: Person) -> None:
    """Let bots play to the end for everybody."""
    for person in people:
        person.press("Let a bot play for me")


def final_ranking(person: Person) -> Locator:
    """Return what stands on the page when the game is over."""
    return person.page.get_by_role("heading", name="Final ranking")


def at_the_end(person: Person) -> None:
    """Expect the end of the game."""
    expect(final_ranking(person)).to_be_visible(timeout=END)
