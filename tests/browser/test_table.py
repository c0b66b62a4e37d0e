"""Tables of Outpost from the link to the final score."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Request, expect

from app.web.files import asset
from tests.browser.people import DESKTOP, PHONE, Person, Site, at_the_end, hand_over, hosted


def dealt_to(person: Person) -> list[dict[str, Any]]:
    """Return the cards with which the person began, as their socket told."""
    snapshot = next(frame for frame in map(json.loads, person.frames) if frame["type"] == "snapshot")
    (hand,) = snapshot["view"]["hands"].values()
    cards: list[dict[str, Any]] = hand["cards"]
    return cards


def held_by(person: Person) -> list[str]:
    """Return the names of these cards."""
    return [card["id"] for card in dealt_to(person)]


def can_open(person: Person) -> bool:
    """Tell whether the person can open an auction, whichever it is, and keep a card: so they will be asked to pay."""
    offers = [offer for offer in person.latest()["decision"]["offers"] if offer["action"] == "open_auction"]
    values = [card["value"] for card in dealt_to(person)]
    return bool(offers) and all(offer["fields"]["amount"]["low"] <= sum(values) - min(values) for offer in offers)


def about_to_open(site: Site, invite: Callable[[], Person]) -> tuple[Person, Person]:
    """Return a host who can afford to open an auction now, and a friend; cards are dealt until it is so."""
    for _ in range(12):
        friend = invite()
        host, _ = hosted(site, friend)
        host.press("Start game")
        for person in (host, friend):
            expect(person.page.get_by_role("heading", name="Market")).to_be_visible()
        if not host.latest()["decision"]["awaited"]:
            friend.press("End turn")
        expect(host.button("End turn")).to_be_enabled()
        if can_open(host):
            return host, friend
    raise AssertionError("nobody could ever afford anything")


def fingerprint_of(person: Person) -> str:
    """Go to the page about the table and back, and return the fingerprint that it shows."""
    person.page.get_by_role("link", name="About this table").click()
    person.sees("Secret until the game is over.")
    person.check_access()
    shown = person.page.locator(".about-facts code").first.inner_text()
    person.page.go_back()
    return shown


def test_friends_play_from_the_link_to_the_final_score_while_somebody_watches(site: Site) -> None:
    friend, watcher = site.person(), site.person(scheme="light")
    host, link = hosted(site, friend)
    host.sees("Everyone is ready: you can start.")
    host.picture("outpost-lobby")
    host.check_access()
    promised = fingerprint_of(friend)
    watcher.go(link)
    host.press("Start game")
    for person in (host, friend, watcher):
        expect(person.page.get_by_role("heading", name="Market")).to_be_visible()
    host.picture("outpost-turn")
    watcher.page.locator(".table-rules > summary").click()
    assert fingerprint_of(watcher) == promised
    watcher.check_access()
    watcher.page.get_by_label("Choose a name to chat").fill("Cleo")
    watcher.press("Save")
    watcher.page.get_by_label("Say something").fill("Good luck!")
    watcher.press("Send")
    for person in (host, friend):
        person.sees("Good luck!")

    secrets = held_by(host)
    for other in (friend, watcher):
        text = other.page.content() + "".join(other.frames)
        assert secrets
        assert not [card for card in secrets if card in text]

    hand_over(host, friend)
    for person in (host, friend, watcher):
        at_the_end(person)
    host.sees(re.compile("wins? with|Shared victory"))
    for chart in ("Victory points", "Income", "Auction prices"):
        expect(host.page.get_by_role("figure").filter(has_text=chart).locator("svg").first).to_be_visible()
    host.press("Verify this game")
    host.sees(re.compile(r"Verified\."))
    with host.page.expect_download() as download:
        host.page.get_by_role("link", name="Download the game").click()
    assert download.value.suggested_filename.endswith(".json")
    host.picture("outpost-end")
    host.check_access()
    host.page.locator(".proof").get_by_role("link", name="About this table").click()
    host.sees(promised)
    host.picture("outpost-about")
    host.page.go_back()
    host.press("Rematch")
    host.page.wait_for_url(re.compile(r"/t/(?!" + link.rsplit("/", 1)[1] + ")"))


def test_a_game_on_a_phone_never_scrolls_sideways(site: Site) -> None:
    person = site.person(PHONE, scheme="light").play_now("Ada")
    for _ in range(3):
        expect(person.status).to_contain_text(re.compile("your turn|It is|You", re.IGNORECASE))
        person.check_width()
        person.press(re.compile("^(End turn|On to|Pass)"))
    person.picture("outpost-phone")
    person.check_access()
    hand_over(person)
    at_the_end(person)
    person.check_width()
    person.picture("outpost-phone-end")


def test_two_tabs_of_one_person_show_the_same(site: Site) -> None:
    person = site.person().play_now("Ada").come_to_turn()
    other = person.tab()
    other.goto(person.page.url)
    expect(other.get_by_role("heading", name="Market")).to_be_visible()
    person.press("On to factories")
    for page in (person.page, other):
        expect(page.get_by_role("button", name="On to operators").first).to_be_visible()


def settled(person: Person) -> str:
    """Return all that stands on the page once nothing moves any more, and no colony tells its latest news."""
    expect(person.page.locator(".rival-news")).to_have_count(0)
    text = ""
    while (now := person.page.locator("main").inner_text()) != text:
        text = now
        person.page.wait_for_timeout(400)
    return text


def test_a_reloaded_page_shows_the_same_after_moves_and_after_taking_one_back(site: Site) -> None:
    person = site.person().play_now("Ada").come_to_turn()
    for key, following in (("", "On to factories"), ("Enter", "On to operators"), ("Control+z", "On to factories")):
        if key == "Enter":
            person.button("On to factories").focus()
        if key:
            person.page.keyboard.press(key)
        expect(person.button(following)).to_be_enabled()
        before = settled(person)
        person.page.reload()
        expect(person.button(following)).to_be_enabled()
        assert settled(person) == before


def test_a_link_takes_the_seats_to_another_browser_and_its_secret_stays_in_no_address(site: Site) -> None:
    person = site.person().play_now("Ada").come_to_turn()
    address = person.page.url
    person.go("/account")
    person.press("Create a link")
    shown = person.page.get_by_label("Open this on the other device")
    expect(shown).to_have_value(re.compile("#.{30}"))
    link = shown.input_value()
    secret = link.partition("#")[2]
    other = site.person()
    asked: list[str] = []
    other.page.on("request", lambda request: asked.append(request.url))
    other.go(link)
    expect(other.button("Continue here")).to_be_visible()
    assert other.page.url == f"{site.url}/link"
    other.press("Continue here")
    other.page.wait_for_url(f"{site.url}/")
    other.go(address)
    expect(other.button("On to factories")).to_be_visible()
    assert secret not in other.page.content()
    assert not [url for url in asked if secret in url.partition("#")[0]]


def test_a_lost_connection_comes_back_by_itself_in_the_middle_of_an_auction(site: Site) -> None:
    active, waiting = about_to_open(site, lambda: site.person().can_lose_the_network())
    active.press(re.compile("^(Data Library|Warehouse|Nodule|Heavy Equipment)"))
    active.press(re.compile("^(Open|Start|Bid)"))
    waiting.picture("outpost-auction")
    waiting.check_access()
    waiting.lose_the_network()
    expect(waiting.page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    waiting.find_the_network()
    expect(waiting.page.get_by_text("Connected", exact=True)).to_be_visible(timeout=60_000)
    waiting.press("Pass")
    expect(active.page.get_by_text(re.compile("Pay|pays|paid", re.IGNORECASE)).first).to_be_visible()


def test_a_bot_plays_for_a_friend_who_vanished_until_the_friend_is_back(site: Site) -> None:
    friend = site.person()
    host, link = hosted(site, friend)
    host.press("Start game")
    expect(friend.page.get_by_role("heading", name="Market")).to_be_visible()
    expect(host.button(re.compile("^Let a bot play Guest 1"))).to_be_hidden()
    friend.go("/")
    host.press(re.compile("^Let a bot play Guest 1"))
    host.told("You let a bot play for Guest 1 until they are back.")
    host.picture("outpost-stand-in")
    host.check_access()
    friend.go("/")
    friend.sees("a bot is playing for you")
    friend.go(link)
    friend.sees("A bot is playing for you")
    friend.press("Take over again")
    host.told("Guest 1 is playing again.")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_lost_everything_gets_a_new_link_from_the_others(site: Site, size: tuple[int, int]) -> None:
    """And the browser that had the seat, should it turn up again, is told that it has not."""
    friend, again = site.person(), site.person(size)
    host, link = hosted(site, friend)
    host.press("Start game")
    expect(friend.page.get_by_role("heading", name="Market")).to_be_visible()
    friend.go("/")
    host.page.locator(".present li", has_text="Guest 1").locator("summary").click()
    host.check_access()
    host.press("Ask for a new link")
    host.told("Everyone agreed: Guest 1 gets a new link.")
    friend.go(link)
    friend.sees("Everyone agreed: your seat gets a new link.")
    friend.picture(f"outpost-seat-granted-{size[0]}")
    host.press("Make the link")
    seat = host.page.get_by_label("Link to the seat").input_value()
    host.picture(f"outpost-seat-link-{size[0]}")
    host.check_access()
    again.go(seat)
    again.picture(f"seat-{size[0]}")
    again.check_access()
    assert seat.partition("#")[2] not in again.page.url, "the secret stays in no address"
    again.press("Take the seat")
    again.page.wait_for_url(re.compile("/t/"))
    again.told("You are back with a new link.")
    again.check_width()
    friend.sees("All other players agreed to give your seat to Guest 1")
    friend.picture(f"outpost-seat-lost-{size[0]}")


def test_where_no_socket_gets_through_the_table_is_played_over_plain_requests(site: Site) -> None:
    person = site.person()
    shut = "class { constructor() { setTimeout(() => this.onclose?.({ code: 1006 }), 5); } close() {} }"
    person.context.add_init_script(f"window.WebSocket = {shut};")
    person.play_now("Ada", players=2).come_to_turn()
    person.press("On to factories")
    expect(person.button("On to operators")).to_be_enabled()
    person.page.keyboard.press("Control+z")
    expect(person.button("On to factories")).to_be_enabled()
    person.press("End turn")
    person.told("You end your turn.")
    person.told("Bot 2 ends their turn.")
    assert person.frames == [], "nothing came over a socket"


@pytest.mark.parametrize(("locale", "play"), [("en-GB", "Play now against bots"), ("fr-FR", None)])
def test_every_page_speaks_the_readers_language_and_is_open_to_all(site: Site, locale: str, play: str | None) -> None:
    language = locale[:2]
    person = site.person(locale=locale)
    for name, path in {
        "home": "/",
        "rules": "/rules/outpost",
        "link": "/link",
        "account": "/account",
        "nothing": "/nowhere",
    }.items():
        person.go(path)
        assert person.page.locator("html").get_attribute("lang") == language
        person.check_access()
        person.check_width()
        person.picture(f"{name}-{language}")
    person.troubles.clear()  # a page that is not there is told to the console as well


def test_a_turn_is_played_with_the_keyboard_alone(site: Site) -> None:
    person = site.person().play_now("Ada").come_to_turn()
    keys = person.page.keyboard
    keys.press("?")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    person.check_access()
    keys.press("Escape")
    expect(person.page.get_by_role("dialog")).to_be_hidden()
    for _ in range(80):
        keys.press("Tab")
        if person.page.evaluate("document.activeElement?.textContent.trim()") == "On to factories":
            break
    keys.press("Enter")
    expect(person.button("On to operators")).to_be_visible()
    keys.press("Control+z")
    expect(person.button("On to factories")).to_be_visible()


def test_a_game_is_gone_through_again_step_by_step(site: Site) -> None:
    person = site.person().play_now("Ada", players=2)
    hand_over(person)
    at_the_end(person)
    person.page.get_by_role("link", name="Watch replay").click()
    person.page.wait_for_url("**/replay/*")
    counter = person.page.get_by_text(re.compile(r"[Mm]ove 0 of \d+")).first
    person.page.keyboard.press("Home")
    expect(counter).to_be_visible()
    person.page.keyboard.press("ArrowRight")
    expect(person.page.get_by_text(re.compile(r"[Mm]ove 1 of \d+")).first).to_be_visible()
    person.page.get_by_role("combobox", name="View", exact=True).select_option(label="all hands open")
    expect(person.page.get_by_role("heading", name="Market")).to_be_visible()
    person.check_access()
    person.check_width()
    person.picture("outpost-replay")


def test_a_bid_is_won_paid_and_taken_back_and_every_step_can_be_used_by_all(site: Site) -> None:
    host, friend = about_to_open(site, lambda: site.person(PHONE))
    host.press(re.compile("^(Data Library|Warehouse|Nodule|Heavy Equipment)"))
    host.check_access()
    host.press(re.compile("^(Open|Start|Bid)"))
    friend.check_access()
    friend.check_width()
    friend.picture("outpost-phone-bid")
    friend.press("Pass")
    expect(host.button(re.compile("^Pay"))).to_be_enabled()
    host.check_access()
    host.picture("outpost-payment")
    host.press(re.compile("^Pay"))
    expect(
        host.page.get_by_text(re.compile("You receive (Data Library|Warehouse|Nodule|Heavy Equipment)")).first
    ).to_be_visible()
    friend.told(re.compile("receives"))

    expect(friend.page).not_to_have_title(re.compile("^●"))
    host.press("Ask for undo")
    friend.sees("Ada asks to undo a move. Do you agree?")
    expect(friend.page).to_have_title(re.compile("^●"))
    friend.check_access()
    friend.press("Agree")
    expect(friend.page).not_to_have_title(re.compile("^●"))
    expect(host.button(re.compile("^Pay"))).to_be_enabled()


@pytest.mark.parametrize("game", ["Outpost", "Homesteaders", "Red Outpost"])
def test_the_first_visit_to_a_table_is_light(site: Site, game: str) -> None:
    table = site.person().play_now("Ada", game=game).page.url
    visitor = site.person()
    finished: list[Request] = []
    visitor.page.on("requestfinished", lambda request: finished.append(request))  # noqa: PLW0108 - marks its handlers
    visitor.go(table)
    expect(visitor.page.get_by_text("Connected", exact=True)).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    # Only now: asking for a size inside the handler waits, and the test would go on without the rest.
    loaded = {request.url: request.sizes() for request in finished}
    sizes = {url: each["responseHeadersSize"] + each["responseBodySize"] for url, each in loaded.items()}
    sizes["frames"] = sum(len(frame.encode()) for frame in visitor.frames)
    assert len(sizes) <= 20, sizes
    assert 50_000 < sum(sizes.values()) <= 150 * 1024, sizes


INK_OF_A_LETTER = """async () => {
  const { letter } = document.querySelector('.icon.letter').dataset;
  await document.fonts.load('40px drawings', letter);
  const drawing = new OffscreenCanvas(40, 40).getContext('2d');
  drawing.font = '40px drawings';
  drawing.fillText(letter, 0, 40);
  return drawing.getImageData(0, 0, 40, 40).data.filter((value, at) => at % 4 === 3 && value > 0).length;
}"""
"""How many pixels the first icon paints."""


@pytest.mark.parametrize(("letters", "shapes"), [(True, False), (False, True)])
def test_icons_are_letters_and_where_they_cannot_be_shapes(site: Site, letters: bool, shapes: bool) -> None:
    person = site.person()
    if not letters:
        person.page.add_init_script("CSS.supports = () => false")
    person.play_now("Ada")
    expect(person.page.get_by_role("heading", name="Market")).to_be_visible()
    market = person.page.locator(".board .panel", has_text="Market")
    expect(market.locator(".icon").first).to_be_visible()
    assert (market.locator(".icon.letter").count() > 0) == letters
    assert (market.locator("svg.icon > *").count() > 0) == shapes
    if letters:
        assert person.page.evaluate(INK_OF_A_LETTER) > 0


def test_a_board_that_fails_leaves_a_table_that_can_be_played(site: Site) -> None:
    person = site.person()
    broken = "export function Board() { throw new Error('broken on purpose'); }"
    board = f"**{asset('js/games/outpost/index.js')}"
    person.context.route(board, lambda route: route.fulfill(body=broken, content_type="text/javascript"))
    person.play_now("Ada")
    person.sees("The board has crashed.")
    person.come_to_turn().press("End turn")
    person.told("You end your turn.")
    assert any("broken on purpose" in trouble for trouble in person.troubles)
    person.troubles.clear()
