"""A host removes people, before the game from their seats, at any time from among the spectators, and chooses bots."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, Site, hosted


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_whom_the_host_removes_is_told_so(site: Site, size: tuple[int, int]) -> None:
    friend, watcher = site.person(size), site.person(size)
    host, link = hosted(site, friend)
    host.page.set_viewport_size({"width": size[0], "height": size[1]})
    watcher.go(link)
    host.page.locator("summary", has_text="1 spectator.").click()
    host.press("Remove: Guest 1")
    expect(host.page.get_by_role("alertdialog")).to_contain_text("Remove Guest 1? They cannot come back to this table.")
    host.check_access()
    host.check_width()
    host.picture(f"removing-{size[0]}")
    host.press("Cancel")
    host.press("Remove: Guest 1")
    host.page.get_by_role("alertdialog").get_by_role("button", name="Remove").click()
    friend.sees("The host has removed you from this table.")
    friend.picture(f"removed-{size[0]}")

    host.press("Add bot")
    host.page.get_by_label("Strength of Bot 2").select_option("Master")
    watcher.sees(re.compile("^master$"))
    host.page.get_by_label("Temperament of Bot 2").select_option("Gambler")
    watcher.sees("master, gambler")
    host.check_access()
    host.check_width()
    host.press("Start game")
    expect(watcher.page.get_by_role("heading", name="Market")).to_be_visible()
    host.turn_to("Rivals")
    host.page.locator("summary", has_text="1 spectator").click()
    host.press("Remove: Unnamed spectators")
    host.picture(f"removing-spectator-{size[0]}")
    host.page.get_by_role("alertdialog").get_by_role("button", name="Remove").click()
    watcher.sees("Choose a name to watch this table.")
    expect(host.page.locator(".watchers")).to_have_count(0)
    watcher.page.reload()
    watcher.sees("Choose a name to watch this table.")
    watcher.picture(f"name-to-watch-{size[0]}")
    watcher.page.get_by_label("Your name").fill("Cleo")
    watcher.press("Save")
    expect(watcher.page.get_by_role("heading", name="Market")).to_be_visible()
