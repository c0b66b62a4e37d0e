"""The home page: a form for a new table, and somebody with more tables than it shows at once."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, Site

TABLES = 50
OPEN_TABLES = """async (count) => {
  const headers = { "Content-Type": "application/json" };
  const post = (path, body) => fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  await post("/api/session", { name: "Ada" });
  for (let number = 0; number < count; number += 1) {
    const table = await (await post("/api/tables", { game: "outpost", seats: 2 })).json();
    if (number === 0) await post(`/api/tables/${table.code}/bot`, { seat: 1 });
  }
}"""


@pytest.mark.parametrize(
    ("size", "locale", "more", "waits"),
    [(DESKTOP, "en-GB", "Show more", "waiting for you"), (PHONE, "fr-FR", "En voir plus", "vous attend")],
    ids=["desktop", "phone"],
)
def test_what_waits_stands_first_and_the_rest_is_shown_on_demand(
    site: Site, size: tuple[int, int], locale: str, more: str, waits: str
) -> None:
    ada = site.person(size, locale).go("/")
    ada.page.evaluate(OPEN_TABLES, TABLES)
    ada.go("/")
    links = ada.page.locator("#mine .table-link")
    expect(links).to_have_count(6)
    expect(links.first).to_contain_text(waits)
    expect(links.first).to_be_in_viewport()
    ada.check_access()
    ada.check_width()
    ada.button(more).scroll_into_view_if_needed()
    ada.picture(f"home-many-{size[0]}")
    ada.press(more)
    expect(links).to_have_count(26)
    ada.press(more)
    ada.press(more)
    expect(links).to_have_count(TABLES)
    expect(ada.button(more)).to_have_count(0)


def test_friends_need_a_name_and_bots_do_not(site: Site) -> None:
    host = site.person().go("/")
    host.press("Play with friends")
    expect(host.page.get_by_label("Your name")).to_be_focused()
    host.press("Play now against bots")
    host.page.wait_for_url("**/t/*")
