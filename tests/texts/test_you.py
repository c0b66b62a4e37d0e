"""Every text about a player exists in two forms: for that player, who is "you", and for everybody else, by name."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from app.texts import FOLDER, LANGUAGES, Texts
from tests.texts.scanner import keys

LISTS = {"outpost-order", "red_outpost-mood_scored"}
"""Messages in which the reader is one of a list: "Ada, you and Boris"."""

PRONOUNS = {"en": ("you", "your"), "fr": ("vous", "votre", "vos")}


@cache
def patterns(language: str) -> dict[str, ftl.Pattern]:
    """Return all messages of a language."""
    entries = (
        entry
        for file in FOLDER.glob(f"{language}/*.ftl")
        for entry in FluentParser().parse(file.read_text("utf-8")).body
    )
    return {entry.id.name: entry.value for entry in entries if isinstance(entry, ftl.Message) and entry.value}


def readings(pattern: ftl.Pattern, role: str) -> Iterator[str]:
    """Iterate over all variants of a message for this reader; variables stand for themselves: <seat>."""
    parts = [list(of_element(element, role)) for element in pattern.elements]
    return ("".join(chosen) for chosen in product(*parts))


def of_element(element: ftl.TextElement | ftl.Placeable, role: str) -> Iterator[str]:
    match element:
        case ftl.TextElement(value=text):
            yield text
        case ftl.Placeable(expression=ftl.SelectExpression(selector=selector, variants=variants)):
            if isinstance(selector, ftl.VariableReference) and selector.id.name == "you":
                named = {variant.key.name: variant for variant in variants if isinstance(variant.key, ftl.Identifier)}
                variants = [named.get(role, named["none"])]
            for variant in variants:
                yield from readings(variant.value, role)
        case ftl.Placeable(expression=ftl.VariableReference(id=name)):
            yield f"<{name.name}>"
        case ftl.Placeable(expression=ftl.FunctionReference(arguments=given)):
            yield from (f"<{name.id.name}>" for name in given.positional if isinstance(name, ftl.VariableReference))
        case _:
            yield "…"


def told(language: str) -> Iterator[tuple[str, str]]:
    """Iterate over the messages about players: events, and the parameter that contains the players."""
    for key, calls in keys().events.items():
        for message in (key, f"{key}-own"):
            if message in patterns(language):
                params = {name for public, _ in calls for name in public}
                yield from ((message, role) for role in ("seat", "seats", "winners") if role in params)


def asked() -> Iterator[tuple[str, str]]:
    """Iterate over the prompts about players, and the parameter that contains the players."""
    for key, calls in keys().prompts.items():
        yield from ((key, role) for role in ("seat", "seats") if any(role in params for params in calls))


def says_you(language: str, text: str) -> bool:
    words = "".join(letter if letter.isalpha() else " " for letter in text.lower()).split()
    return any(pronoun in words for pronoun in PRONOUNS[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_reads_about_themselves_in_the_third_person(language: str) -> None:
    found = [(key, role) for key, role in told(language) if key not in LISTS]
    assert len(found) > 50
    for key, role in found:
        for text in readings(patterns(language)[key], role):
            several = role == "winners" and f"<{role}>" in text
            assert several or says_you(language, text), f"{key} does not address its [{role}]: {text}"
            assert several or f"<{role}>" not in text, f"{key} names its [{role}]: {text}"
        for text in readings(patterns(language)[key], "none"):
            assert not says_you(language, text), f"{key} addresses everybody: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_asked_about_themselves_in_the_third_person(language: str) -> None:
    found = list(asked())
    assert found
    for key, role in found:
        for text in readings(patterns(language)[key], role):
            assert f"<{role}>" not in text, f"{key} names its [{role}]: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "role"), [("name", "seat"), ("by", "by"), ("was", "of")])
def test_what_is_logged_about_a_table_addresses_the_person_concerned(language: str, name: str, role: str) -> None:
    found = {
        key: pattern
        for key, pattern in patterns(language).items()
        if key.startswith("log-") and any(f"<{name}>" in text for text in readings(pattern, "none"))
    }
    assert found
    for key, pattern in found.items():
        if (key.split("-")[1], role) == ("seat_given", "of"):
            continue  # whose seat it was has left
        for text in readings(pattern, role):
            assert says_you(language, text), f"{key} does not address its [{role}]: {text}"
            assert f"<{name}>" not in text, f"{key} names its [{role}]: {text}"


def test_the_reader_is_found_in_the_parameters() -> None:
    words = Texts("en", strict=True)
    names = ["Ada", "Boris", "Chloé"]
    order = {"seats": [2, 0, 1]}
    assert words.tell("outpost", "outpost-order", order, names, 0) == "Player order: Chloé, you and Boris."
    assert words.tell("outpost", "outpost-bid", {"seat": 0, "amount": 3}, names, 0) == "You bid 3."
    assert words.tell("outpost", "outpost-bid", {"seat": 0, "amount": 3}, names, 1) == "Ada bids 3."
    assert words.tell("outpost", "outpost-bid", {"seat": 0, "amount": 3}, names) == "Ada bids 3."
