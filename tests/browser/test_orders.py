"""Standing orders in the browser: given beside the bids, kept in a list, told in the log of their own person alone."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from app.games.outpost.state import State
from tests.browser.outpost_scenes import Scene
from tests.browser.people import DESKTOP, PHONE, Person, Site, at_the_end, hand_over, hosted
from tests.browser.staging import staged_server
from tests.browser.test_titles import answer, bar, by_turn, place_and_pay
from tests.faults.processes import Server
from tests.games.outpost.positions import colony

FRENCH = "fr-FR"
PASS = "Pass this auction"


def market_day(state: State) -> State:
    """Three colonies that can all pay for a Nodule, and Ada may open an auction."""
    for seat, card in enumerate(("moon_ore/50", "moon_ore/45", "moon_ore/40")):
        colony(state, seat, hand=card)
    return state


AUCTION = Scene("orders", {}, market_day, 0)


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with staged_server(tmp_path_factory.mktemp("orders"), [AUCTION]) as server:
        yield server


def orders(person: Person) -> Locator:
    """Return the list of the person's orders."""
    return person.page.locator("#orders")


def limit(person: Person, label: str, number: int) -> None:
    bar(person).get_by_label(label, exact=True).fill(str(number))


def french_bar(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Ce que vous pouvez faire")


def open_nodule(site: Site, *people: Person) -> None:
    for seat, person in enumerate(people):
        person.go(AUCTION.enter(person.context, site.url, seat))
    people[0].press(re.compile("^Nodule"))
    answer(people[0], "Open Nodule at 25")


def test_three_play_an_auction_with_orders(chromium: Browser, staged: Server) -> None:
    site = Site(chromium, staged.url)
    ada, bob, cleo = site.person(DESKTOP), site.person(DESKTOP, scheme="light"), site.person(PHONE, locale=FRENCH)
    open_nodule(site, ada, bob, cleo)

    # Cleo is not asked yet, and says how far she goes.
    french_bar(cleo).get_by_role("button", name="Jusqu’à…").click()
    french_bar(cleo).get_by_label("Jusqu’à", exact=True).fill("30")
    cleo.picture("orders-phone-form")
    cleo.check_width()
    cleo.check_access()
    french_bar(cleo).get_by_role("button", name="Nodule : enchérir jusqu’à 30, puis passer").click()
    expect(orders(cleo)).to_contain_text("Nodule : enchérir jusqu’à 30, puis passer")

    # Bob passes twice by hand, and is offered not to be asked again.
    answer(bob, "Pass")
    ada.told("Cleo bids 26.")
    answer(ada, "Bid 27")
    expect(bar(bob).get_by_role("button", name=PASS)).to_have_count(1)
    bob.picture("orders-desktop-bidding")
    bob.check_access()
    answer(bob, "Pass")
    hint = bar(bob).locator(".hint")
    expect(hint).to_contain_text("Not interested?")
    hint.get_by_role("button", name=PASS).click()
    expect(orders(bob)).to_contain_text("Pass for the rest of this auction")
    expect(hint).to_be_hidden()
    ada.told("Cleo bids 28.")
    answer(ada, "Bid 29")
    ada.told("Cleo bids 30.")
    bob.picture("orders-desktop-list")
    answer(ada, "Bid 31")
    ada.told(re.compile("You win"))

    # Their own persons are told what the orders did, and nobody else.
    expect(bob.page.locator(".log .ordered")).to_have_text("Your orders: passed on Nodule 2 times.")
    expect(bob.page.locator(".log .by-order")).to_have_count(2)
    expect(cleo.page.locator(".log .by-order")).to_have_count(4)
    expect(ada.page.locator(".log .by-order")).to_have_count(0)
    bob.picture("orders-desktop-told")

    # No other Nodule may come, so both orders are over; Cleo is told why she can't have one.
    expect(orders(bob)).to_be_hidden()
    expect(orders(cleo)).to_be_hidden()
    stopped = french_bar(cleo).locator(".stopped")
    expect(stopped).to_contain_text("Arrêtée. Le dernier exemplaire est vendu.")
    cleo.check_width()
    stopped.get_by_role("button", name=re.compile("^Retirer")).click()
    expect(stopped).to_be_hidden()
    cleo.page.keyboard.press("r")
    expect(orders(cleo)).to_be_focused()
    cleo.picture("orders-phone-kinds")
    cleo.check_width()
    cleo.check_access()
    orders(cleo).get_by_role("button", name="Défausser mes cartes les moins chères").click()
    expect(orders(cleo).locator(".given")).to_contain_text("Défausser mes cartes les moins chères")
    orders(cleo).get_by_role("button", name=re.compile("^Retirer")).click()
    expect(orders(cleo).locator(".given")).to_be_hidden()
    site.close()


def test_an_order_shows_on_the_market_and_to_everybody_after_the_end(site: Site) -> None:
    host = site.person().play_now("Ada", 2)
    answer(host, "Orders")
    orders(host).get_by_role("button", name="Bid up to").click()
    host.picture("orders-desktop-form")
    limit(host, "Up to", 95)
    host.page.keyboard.press("Enter")
    expect(orders(host)).to_contain_text("bid up to 95, then pass")
    host.page.reload()
    answer(host, "Orders (1)")
    expect(orders(host)).to_contain_text("bid up to 95, then pass")
    expect(host.page.locator(".market .badge.good")).to_have_text("Up to 95")
    hand_over(host)
    at_the_end(host)
    host.sees("Standing orders at the end")
    host.sees(re.compile("bid up to 95, then pass"))
    host.picture("orders-desktop-end")


def test_two_bid_by_order_in_homesteaders(site: Site) -> None:
    guest = site.person(PHONE, scheme="light")
    host, _ = hosted(site, guest, game="Homesteaders")
    host.press("Start game")
    people = [host, guest]
    place_and_pay(people)
    first, second = by_turn(people, "Place the neutral bid of 5.")
    answer(first, re.compile("^Auction 2"))
    second.press(re.compile("^Max bid Auction 1"))
    bar(second).get_by_text("4", exact=True).click()
    second.picture("orders-homesteaders-form")
    answer(second, "Bid up to 4 on auction 1")
    answer(second, "Otherwise pass and take …")
    answer(second, "When not bidding, pass and take 1 trade token")
    second.picture("orders-homesteaders-list")
    for person in people:
        person.check_width()
    second.check_access()
    answer(first, "Bid 3+ on auction 1")
    answer(first, "Bid 3 on auction 1")
    first.told(re.compile(" bids 4 on auction 1"))
    answer(first, "Bid 5+ on auction 1")
    answer(first, "Bid 5 on auction 1")
    first.told(re.compile(" takes 1 trade token from the railroad track"))
    expect(second.page.locator(".log .ordered")).to_have_text("Your orders: bid 4 on auction 1; passed.")
    second.picture("orders-homesteaders-told")
