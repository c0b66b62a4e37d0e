"""The lobby: a guest joins with two taps, reads what the host changes, and is asked again."""

import re

from playwright.sync_api import expect

from tests.browser.people import PHONE, Site, hosted


def test_the_host_changes_the_rules_and_the_guest_agrees_again(site: Site) -> None:
    guest = site.person(PHONE)
    host, _ = hosted(site, guest)
    host.press("Change options")
    host.press(re.compile("^1991 The original"))
    host.press("Save options")
    host.page.get_by_label("Spectators").select_option("Not allowed")
    changed = guest.page.locator(".terms-changed")
    expect(changed).to_contain_text("Edition: Anniversary → 1991")
    expect(changed).to_contain_text("Spectators: Allowed → Not allowed")
    guest.check_access()
    guest.check_width()
    guest.picture("lobby-changed-phone")
    host.sees("Waiting for Guest 1.")
    host.picture("lobby-changed")
    host.check_access()
    guest.press("I’m ready")
    expect(changed).to_have_count(0)
    assert "edition=classic" in str(guest.page.get_by_role("link", name="Rules").first.get_attribute("href"))
    host.press("Start game")
    expect(guest.page.locator("#actions")).to_be_visible()


def test_a_guest_joins_from_a_phone_with_two_taps_and_may_inherit_the_table(site: Site) -> None:
    host, link = hosted(site)
    expect(host.page.locator(".scan-code svg")).to_be_visible()
    guest = site.person(PHONE).go(link)
    join = guest.button("Join")
    expect(guest.page.get_by_role("heading", name="Ada invites you to play Outpost")).to_be_in_viewport()
    guest.page.get_by_label("Your name").first.fill("Bob")
    expect(join).to_be_in_viewport()
    join.click()
    expect(guest.button("I’m ready")).to_be_visible()
    guest.page.reload()
    host.press("Leave seat")
    host.sees("Leave this table? Bob will be the host.")
    host.page.get_by_role("alertdialog").get_by_role("button", name="Leave seat").click()
    expect(guest.button("Start game")).to_be_visible()
