"""What is said of a game: events, prompts and refusals in every language, and never a name that is only for code."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

from app.engine.driver import start, submit
from app.engine.errors import BadSetup, Refusal
from app.engine.game import Setup
from app.engine.rng import Stream, seed_from
from app.games.red_outpost.data import ROWS
from app.games.red_outpost.flow import COURSE
from app.games.red_outpost.meta import META
from app.texts import LANGUAGES, Texts
from tests.games.contract.red_outpost import SMALL_WORLD
from tests.games.red_outpost.positions import GAME
from tests.texts.scanner import keys, messages

NAMES = ["Ada", "Boris", "Chloé", "Dev"]
STRICT = {language: Texts(language, strict=True) for language in LANGUAGES}


def spoken(key: str, params: Mapping[str, Any]) -> list[str]:
    """Return the sentence in every language, after a look at it."""
    found = [words.tell("red_outpost", key, params, NAMES) for words in STRICT.values()]
    for text in found:
        assert text
        assert not re.search(r"[{}$_]|  |\u2068|\u2069", text), text
    return found


@pytest.mark.slow
def test_whole_games_can_be_told_and_tell_everything_there_is_to_tell() -> None:
    told: dict[str, tuple[str, Mapping[str, Any]]] = {}
    reasons: dict[str, Refusal] = {}
    for number in range(36):
        options = {"special_cards": "on", "blocking": "random"} | ({"data": SMALL_WORLD} if number % 2 else {})
        dice = Stream(seed_from(f"telling {number}"))
        step = start(GAME, Setup(4, seed_from(f"telling {number}"), options))
        while decisions := GAME.pending(step.state):
            (decision,) = decisions
            for key, params in [
                *((event.key, event.public) for event in step.events),
                (decision.key, decision.params),
            ]:
                told[f"{key} {params}"] = key, params
            reasons |= {f"{block.refusal}": block.refusal for block in decision.blocked}
            step = submit(GAME, step.state, decision.seat, decision.id, decision.sample(dice))
        told |= {f"{event.key} {event.public}": (event.key, event.public) for event in step.events}
    for key, params in told.values():
        spoken(key, params)
    for reason in reasons.values():
        spoken(f"refused-{reason.code}", reason.params)
    sayable = {key for key in (*keys().events, *keys().prompts) if key.startswith("red_outpost-")}
    assert {key for key, _ in told.values()} == sayable


def test_whatever_somebody_decides_the_others_are_told_what_it_is_about() -> None:
    about = "red_outpost-board-status-"
    asked = {name for name, stage in COURSE.named.items() if stage.ask is not None}
    assert {key.removeprefix(about) for key in messages("en") if key.startswith(about)} == asked
    for stage in asked:
        spoken(f"{about}{stage}", {"seat": 2})
    english, french = spoken(f"{about}lake_before", {"seat": 2})
    assert english == "Chloé may reshuffle the Lake before drawing."
    assert french == "Chloé peut mélanger les cartes Lac avant de piocher."


@pytest.mark.parametrize(
    ("key", "params", "english", "french"),
    [
        (
            "red_outpost-visited",
            {"seat": 0, "visitor": "farmer", "to": "storehouse"},
            "Ada sends the Farmer to the Storehouse.",
            "Ada envoie la Fermière à l’Entrepôt.",
        ),
        (
            "red_outpost-mood_down",
            {"worker": "miner", "steps": 2, "mood": -3},
            "Miner: mood −2 (now −3).",
            "Mineur\u00a0: humeur −2 (maintenant −3).",
        ),
        (
            "red_outpost-mood_scored",
            {"worker": "miner", "mood": 1, "seats": [0, 2], "points": 1},
            "Miner, mood 1: 1 point for Ada and Chloé.",
            "Mineur, humeur 1\u00a0: 1 point pour Ada et Chloé.",
        ),
        (
            "red_outpost-disk_moved",
            {"seat": 0, "seats": [1], "from_worker": "miner", "to_worker": "farmer"},
            "Ada moves a disk (Boris): Miner → Farmer.",
            "Ada déplace un disque (Boris)\u00a0: Mineur → Fermière.",
        ),
        (
            "red_outpost-closed_mornings",
            {"location": ["spaceship", "palace", "mine"]},
            "Closed in the Morning: Spaceship, Palace of the Soviets and Mine.",
            "Fermés pendant la Matinée\u00a0: Astronef, Palais des Soviets et Mine.",
        ),
        (
            "red_outpost-crystals",
            {"seat": 1, "count": 2},
            "Boris gains 2 crystals.",
            "Boris gagne 2 cristaux.",
        ),
        (
            "red_outpost-edited",
            {"row": ["wheel_spaces", "export_coal"]},
            "Changed by the host: Spaces of the wheel and Export of Coal.",
            "Modifié par l’hôte\u00a0: Cases de la roue et Exportation (Charbon).",
        ),
        (
            "red_outpost-ship_card",
            {"seat": 1, "ship": "crystal_any"},
            "Boris draws a Spaceship card: a cube of your choice and a crystal.",
            "Boris pioche une carte Astronef\u00a0: un cube au choix et un cristal.",
        ),
        (
            "red_outpost-over",
            {"winners": [1], "score": 31, "scores": [20, 31]},
            "Game over: Boris wins with 31 points!",
            "Partie terminée\u00a0: Boris gagne avec 31 points\u00a0!",
        ),
        (
            "refused-not_now",
            {"action": "ship_four"},
            "“Ship one of each” is not possible right now.",
            "«\u00a0Expédier un cube de chaque sorte\u00a0» n’est pas possible pour le moment.",
        ),
    ],
)
def test_parameters_become_words(key: str, params: dict[str, Any], english: str, french: str) -> None:
    assert spoken(key, params) == [english, french]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"wheel_spaces": [99]}, "Spaces of the wheel: use whole numbers from 1 to 12."),
        ({"wheel_spaces": [1, 2]}, "Spaces of the wheel: enter one number."),
        ({"export_coal": []}, "Export of Coal: enter 1 to 4 numbers."),
        ({"wheel_start": [7]}, "The start must be one of the wheel’s 4 spaces, counted from 0."),
        ({"dragons": [7]}, "The table “Component values” has no row “dragons”."),
    ],
)
def test_a_host_is_told_what_is_wrong_with_the_table(data: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup) as caught:
        META.read_options({"data": data})
    assert spoken(f"refused-{caught.value.code}", caught.value.params)[0] == said


def test_every_row_says_what_it_is_and_where_its_usual_value_comes_from() -> None:
    for row in ROWS.values():
        for key in (f"row-{row.key}", f"row-{row.key}-about", f"source-{row.source}"):
            spoken(f"red_outpost-{key}", {})
