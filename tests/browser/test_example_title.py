"""A title without a board, played through the generic form: nothing that a player needs is missing."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from app.texts import FOLDER
from tests.browser.people import Person, Site, at_the_end, hosted
from tests.example_title.server import ExampleServer
from tests.example_title.words import OWN

CATALOGUES = [*(FOLDER / "en" / f"{name}.ftl" for name in ("engine", "site", "table", "lobby")), OWN / "en.ftl"]
WORDS = "\n".join(file.read_text("utf-8") for file in CATALOGUES)


def speak(route: Route) -> None:
    """Give the page the words of the example too, which are not built for real servers."""
    route.fulfill(body=WORDS, content_type="text/plain; charset=utf-8")


@pytest.fixture
def site(chromium: Browser, tmp_path: Path) -> Iterator[Site]:
    server = ExampleServer(f"sqlite+aiosqlite:///{tmp_path}/frontier.db")
    with ThreadPoolExecutor(1) as aside:  # Playwright keeps a loop of its own running in this thread
        aside.submit(lambda: asyncio.run(server.start())).result()
        site = Site(chromium, server.url)
        yield site
        site.close()
        aside.submit(lambda: asyncio.run(server.stop())).result()


def newcomer(site: Site) -> Person:
    person = site.person()
    person.context.route(re.compile(r"/static/.*\.ftl"), speak)
    return person


def bid(person: Person, coins: int) -> None:
    asked = person.page.get_by_role("region", name="What you can do")
    asked.get_by_label("Coins", exact=True).fill(str(coins))
    asked.get_by_role("button", name="Bid", exact=True).click()


def bid_by_order(person: Person, coins: int) -> None:
    asked = person.page.get_by_role("region", name="What you can do")
    asked.get_by_role("button", name="Orders").click()
    asked.get_by_role("button", name="Bid the same each time …").click()
    asked.get_by_label("Coins", exact=True).fill(str(coins))
    asked.get_by_role("button", name=f"Bid {coins} for every lot").click()


def test_two_play_sealed_bids_through_the_generic_form(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, host = newcomer(site), newcomer(site)
    monkeypatch.setattr(site, "person", lambda: host)
    hosted(site, guest, game="Sealed Bids")
    host.press("Start game")
    for number, (ada, other) in enumerate(((3, 1), (2, 2), (4, 0)), 1):
        host.sees(re.compile(f"Round {number}: a lot worth"))
        bid(host, ada)
        host.sees("Only you can see this yet")
        host.sees(f"Ada bid {ada}.")
        guest.sees("Ada has answered.")
        expect(guest.page.get_by_text(f"Ada bid {ada}.")).to_have_count(0)
        (bid if number < 3 else bid_by_order)(guest, other)
        guest.sees(f"Ada bid {ada}.")
    for person in (host, guest):
        at_the_end(person)
        person.sees(re.compile("^Ada wins"))
        ranking = person.page.get_by_role("table").filter(has_text="Place")
        expect(ranking).to_contain_text("Ada")
        expect(ranking).to_contain_text("Guest 1")
        table = person.page.url
        person.page.goto(f"{table}/about")
        person.sees(re.compile("^[0-9a-f]{64}$"))
        person.page.goto(table)
        at_the_end(person)
        person.sees("Standing orders at the end")
        person.sees("Bid 0 for every lot")
    expect(host.page.locator(".sections")).to_contain_text("Guest 1")
    host.picture("sealed-bids-end")
    host.check_access()
    host.press("Rematch")
    host.page.wait_for_url(re.compile(r"/t/"))
    host.sees("Sealed Bids")
