"""Lessons on the page: by keyboard and by touch, left and resumed, taken back and played on."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.people import DESKTOP, PHONE, Person, Site


def guide(person: Person) -> Locator:
    return person.page.get_by_role("region", name=re.compile("^Guide$"))


def is_at(person: Person, step: str) -> None:
    expect(guide(person).locator(".guide-count")).to_contain_text(step)


def enter(person: Person, name: str) -> None:
    """Press a button of the guide by keyboard."""
    guide(person).get_by_role("button", name=name).focus()
    person.page.keyboard.press("Enter")


def is_pointed_out(person: Person, selector: str) -> None:
    expect(person.page.locator(selector).first).to_have_css("outline-width", "4px")


def test_a_lesson_can_be_followed_left_and_resumed_by_keyboard(site: Site) -> None:
    ada = site.person(DESKTOP).go("/")
    ada.button("Learn Outpost in 10 minutes").focus()
    ada.page.keyboard.press("Enter")
    is_at(ada, "1 of 15")
    ada.page.wait_for_load_state("networkidle")
    ada.page.keyboard.press("i")
    expect(guide(ada)).to_be_focused()
    enter(ada, "Next")
    is_at(ada, "2 of 15")
    expect(guide(ada)).to_be_focused()
    is_pointed_out(ada, ".own-colony")
    ada.check_access()
    enter(ada, "Next")
    enter(ada, "Next")
    is_at(ada, "4 of 15")
    ada.press("On to factories")
    ada.sees("You made another move")
    enter(ada, "Take it back")
    is_at(ada, "4 of 15")
    enter(ada, "Fill it in")
    expect(ada.button("Buy 1 Water factory (20)")).to_be_focused()
    ada.page.keyboard.press("Enter")
    is_at(ada, "5 of 15")
    ada.go("/")
    ada.press("Learn Outpost in 10 minutes")
    is_at(ada, "5 of 15")
    enter(ada, "Hide the guide")
    expect(guide(ada)).to_have_count(0)
    ada.press("Menu")
    ada.press("Show the guide")
    is_at(ada, "5 of 15")


def test_a_lesson_is_learned_to_its_end_on_a_phone(site: Site) -> None:
    ada = site.person(PHONE).go("/")
    ada.press("Learn Red Outpost in 10 minutes")
    checked = False
    for step in range(1, 15):
        is_at(ada, f"{step} of 14")
        ada.page.wait_for_selector("#guide:not(:has(.guide-done))")
        expect(guide(ada)).to_be_in_viewport(ratio=1)
        buttons = guide(ada).get_by_role("button")
        if buttons.filter(has_text="Fill it in").count():
            buttons.filter(has_text="Fill it in").click()
            if not checked:
                ada.check_access()
                ada.check_width()
                checked = True
            ada.page.locator("#actions .bar-body .button.main").click()
        elif buttons.filter(has_text="Next").count():
            if step == 4:
                buttons.filter(has_text="Show me").click()
                expect(ada.page.locator('.portrait[data-worker="shepherd"]')).to_be_in_viewport(ratio=1)
            buttons.filter(has_text="Next").click()
        elif step < 14:
            ada.press(re.compile("Give the Palace a crystal"))
    ada.picture("lesson-end-390")
    ada.press("New game")
    ada.sees("Morning")
    expect(guide(ada)).to_have_count(0)
