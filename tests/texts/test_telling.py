"""What is said: events, prompts and refusals of whole games in every language."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.engine.decisions import Decision
from app.engine.driver import start, submit
from app.engine.errors import Refusal
from app.engine.events import Archive, Event, Player, Seat, Spectator, Viewer
from app.engine.game import Setup, Step
from app.engine.rng import Stream, pick, seed_from
from app.games import TITLES
from app.games.outpost.components import BOXES, DATA_LIBRARY
from app.texts import LANGUAGES, Texts, texts

NAMES = ["Ada", "Boris", "Chloé", "Dev"]
STRICT = {language: Texts(language, strict=True) for language in LANGUAGES}


# --- whole games, told to everybody ------------------------------------------------------------------------------


def played(seed: str, options: dict[str, str]) -> Iterator[tuple[Step[Any], tuple[Decision, ...]]]:
    """Play a game of Outpost at random to its end; whoever may speak without being asked does so now and then."""
    game, dice = TITLES["outpost"].game, Stream(seed_from(f"dice/{seed}"))
    step = start(game, Setup(4, seed_from(seed), options))
    while decisions := game.pending(step.state):
        yield step, decisions
        asides = [decision for decision in decisions if not decision.awaited]
        awaited = [decision for decision in decisions if decision.awaited]
        decision = pick(dice, asides if asides and dice.below(12) == 0 else awaited)
        step = submit(game, step.state, decision.seat, decision.id, decision.sample(dice))
    yield step, ()


def spoken(key: str, params: Mapping[str, Any], reader: int | None = None) -> list[str]:
    """Return the sentence in every language, after a look at it."""
    found = [words.tell("outpost", key, params, NAMES, reader) for words in STRICT.values()]
    for text in found:
        assert text
        assert not re.search(r"[{}$_]|  |\u2068|\u2069", text), text
    return found


@pytest.mark.parametrize("seed", ["first", "second"])
@pytest.mark.parametrize("internalizing", ["declared", "concurrent"])
def test_whole_games_can_be_told_to_everybody(seed: str, internalizing: str) -> None:
    viewers: tuple[Viewer, ...] = (Player(Seat(1)), Spectator(), Archive())
    heard: set[str] = set()
    reasons: dict[str, Refusal] = {}
    for step, decisions in played(seed, {"internalizing": internalizing}):
        for event in step.events:
            heard.add(event.key)
            told = [event.params_for(viewer) for viewer in viewers]
            for number, params in enumerate(told):
                if params not in told[:number]:
                    spoken(event.key, params)
            for text in spoken(event.key, told[0], reader=1):
                assert "Boris" not in text, f"Boris reads about himself: {text}"
        for decision in decisions:
            if decision.key not in heard:
                heard.add(decision.key)
                spoken(decision.key, decision.params)
            for block in decision.blocked:
                reasons[f"{block.refusal}"] = block.refusal
    for reason in reasons.values():
        spoken(f"refused-{reason.code}", reason.params)
    assert heard >= {"outpost-produced", "answer-sealed", "outpost-gained", "outpost-over", "outpost-ask-turn"}
    assert ("outpost-insisted" in heard) == (internalizing == "concurrent")


# --- what is said ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "params", "english", "french"),
    [
        (
            "outpost-opened",
            {"seat": 0, "upgrade": "nodule", "amount": 25},
            "Ada opens Nodule at 25.",
            "Ada ouvre l’enchère\u00a0: Nodule à 25.",
        ),
        (
            "outpost-order",
            {"seats": [2, 0, 1]},
            "Player order: Chloé, Ada and Boris.",
            "Ordre des joueurs\u00a0: Chloé, Ada et Boris.",
        ),
        (
            "outpost-built",
            {"seat": 1, "factory": "water", "count": 2},
            "Boris buys 2 Water factories.",
            "Boris achète 2 usines d’Eau.",
        ),
        (
            "outpost-built",
            {"seat": 1, "factory": "ore", "count": 1},
            "Boris buys 1 Ore factory.",
            "Boris achète 1 usine de Minerai.",
        ),
        (
            "outpost-placed",
            {"seat": 1, "factory": "moon_ore", "operator": "colonist", "source": "idle"},
            "Boris moves a colonist from the reserve to the new Moon Ore factory.",
            "Boris déplace un colon de la réserve vers sa nouvelle usine de Minerai lunaire.",
        ),
        (
            "outpost-paid",
            {"seat": 3, "cards": ["water/7/2", "water/mega/1", "ore/note/3"], "total": 40, "due": 38},
            "Dev pays 38 with Water 7, mega Water and Ore note (worth 40).",
            "Dev paie 38 avec Eau 7, méga-Eau et Minerai (dette) (valeur 40).",
        ),
        (
            "outpost-paid",
            {"seat": 3, "cards": [], "total": 0, "due": 0},
            "Dev pays nothing.",
            "Dev n’a rien à payer.",
        ),
        (
            "outpost-gained",
            {"seat": 0, "upgrade": "laboratory", "robots": 0, "factory": "research"},
            "Ada receives Laboratory and 1 Research factory.",
            "Ada reçoit Laboratoire et 1 usine de Recherche.",
        ),
        (
            "outpost-gained",
            {"seat": 0, "upgrade": "robots", "robots": 1, "factory": ""},
            "Ada receives Robots and 1 robot.",
            "Ada reçoit Robots et 1 robot.",
        ),
        (
            "outpost-produced",
            {"seat": 0, "cards": {"ore": 1, "water": 2}, "megas": {"water": 1}, "notes": {}},
            "Ada produces 1 Ore and 2 Water; mega cards: 1 Water.",
            "Ada produit 1 Minerai et 2 Eau\u00a0; méga-cartes\u00a0: 1 Eau.",
        ),
        (
            "outpost-over",
            {"winners": [1, 3], "score": 80, "scores": [70, 80, 60, 80]},
            "Game over: Boris and Dev win together with 80 points!",
            "Partie terminée\u00a0: Boris et Dev gagnent ensemble avec 80 points\u00a0!",
        ),
        (
            "refused-not_now",
            {"action": "open_auction"},
            "“Open an auction” is not possible right now.",
            "«\u00a0Ouvrir une enchère\u00a0» n’est pas possible pour le moment.",
        ),
    ],
)
def test_parameters_become_words(key: str, params: dict[str, Any], english: str, french: str) -> None:
    assert spoken(key, params) == [english, french]


def test_who_drew_cards_is_told_which_and_the_others_how_many() -> None:
    drawn = {Seat(0): {"drawn": ["ore/3/1", "water/7/2"]}}
    event = Event("outpost-dealt", {"seat": 0, "cards": {"ore": 1, "water": 1}}, drawn)
    for viewer in (Player(Seat(0)), Archive()):
        assert spoken(event.key, event.params_for(viewer))[0] == "Ada starts with Ore 3 and Water 7."
    for stranger in (Player(Seat(1)), Spectator()):
        assert spoken(event.key, event.params_for(stranger))[0] == "Ada starts with 1 Ore and 1 Water."


def test_upgrades_are_described_with_the_numbers_of_their_box() -> None:
    for box in BOXES.values():
        for row in box.upgrades.values():
            for run, limit in ((0, "colonists"), (2 * row.hand, "none")):
                told = {**msgspec.to_builtins(row), "run": run, "robots_limit": limit}
                spoken(f"outpost-upgrade-{row.id}-about", told)
    library = msgspec.to_builtins(BOXES["expert"].upgrades[DATA_LIBRARY])
    assert spoken("outpost-upgrade-data_library-about", library)[0].endswith("10 on Scientists and 10 on Laboratory.")


def test_names_stand_alone_in_the_singular() -> None:
    assert texts("en").say("outpost-factory-water") == "Water factory"
    assert texts("fr").say("outpost-upgrade-moon_base") == "Base lunaire"


def test_strange_values_are_said_as_they_are() -> None:
    words = texts("en")
    assert words.tell("outpost", "outpost-bid", {"seat": 7, "amount": 3}) == "Player 8 bids 3."
    assert words.tell("outpost", "refused-unknown_card", {"item": "{ $x }/<b>"}).startswith("{ $x }/<b>:")
    assert words.tell("outpost", "refused-unknown_card", {"item": "water"}).startswith("water:")
    assert words.tell("outpost", "no-such-key", {}) == "no-such-key"


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    for language, text in (("en", "one = One\ntwo = Two { $x }\n"), ("fr", "one = Un\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "engine.ftl").write_text(text, "utf-8")
    assert Texts("fr", tmp_path).say("one") == "Un"
    assert Texts("fr", tmp_path).say("two", {"x": 2}) == "Two 2"
    for key, params in (("two", {"x": 2}), ("three", {})):
        with pytest.raises(LookupError):
            Texts("fr", tmp_path, strict=True).say(key, params)
    with pytest.raises(LookupError):
        Texts("en", tmp_path, strict=True).say("two")


def test_a_language_is_read_once_and_an_unknown_one_is_english() -> None:
    assert texts("fr") is texts("fr")
    assert texts("tlh") is texts("en")
