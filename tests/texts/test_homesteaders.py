"""What is said in Homesteaders: whole games told to everybody, and sentences as they should sound."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

from app.engine.events import Archive, Player, Seat, Spectator, Viewer
from app.engine.game import Setup
from app.engine.match import play
from app.engine.rng import seed_from
from app.games import TITLES
from app.games.homesteaders.components import ROWS
from app.texts import LANGUAGES, Texts
from tests.games.contract.record_fixtures import Erratic

NAMES = ["Ada", "Boris", "Chloé", "Dev"]
STRICT = {language: Texts(language, strict=True) for language in LANGUAGES}
TITLE = TITLES["homesteaders"]


def spoken(key: str, params: Mapping[str, Any]) -> list[str]:
    """Return the sentence in every language, after a look at it."""
    found = [words.tell("homesteaders", key, params, NAMES) for words in STRICT.values()]
    for text in found:
        assert text
        assert not re.search(r"[{}$_]|  |\u2068|\u2069|/\d", text), text
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_whole_games_can_be_told_to_everybody(players: int) -> None:
    viewers: tuple[Viewer, ...] = (Player(Seat(1)), Spectator(), Archive())
    game, bot = TITLE.game, Erratic(TITLE.bots["standard"])
    heard: set[str] = set()
    said: set[str] = set()
    for number in range(3):
        for _, step in play(game, Setup(players, seed_from(f"told {players} {number}")), [bot] * players):
            decisions = game.pending(step.state)
            reasons = [block.refusal for decision in decisions for block in decision.blocked]
            sentences: list[tuple[str, Mapping[str, Any]]] = [
                (told.key, told.params_for(viewer))
                for event in step.events
                for viewer in viewers
                for told in (event, event.faded_for(viewer))
            ]
            sentences += [(decision.key, decision.params) for decision in decisions]
            sentences += [(f"refused-{reason.code}", reason.params) for reason in reasons]
            for key, params in sentences:
                if f"{key} {params}" not in said:
                    said.add(f"{key} {params}")
                    spoken(key, params)
            heard |= {key for key, _ in sentences}
    some = ("income", "wages", "built", "placed", "sold", "sold-faded", "paid-faded", "scored", "over")
    assert heard >= {f"homesteaders-{key}" for key in some}
    assert ("homesteaders-neutral" in heard) == (players == 2)


def test_every_building_is_described() -> None:
    for name in ROWS:
        spoken(f"homesteaders-building-{name}", {})
        spoken(f"homesteaders-building-{name}-about", {})


def test_whatever_somebody_decides_the_others_are_told_what_it_is_about() -> None:
    for phase in ("placing", "wages", "final"):
        one, all_ = (spoken(f"homesteaders-board-status-{phase}", {"seats": seats}) for seats in ([1], [0, 1, 2]))
        assert all(single != many for single, many in zip(one, all_, strict=True))
    for phase in ("neutral", "bidding"):
        spoken(f"homesteaders-board-status-{phase}", {"seats": [1]})
    assert spoken("homesteaders-board-status-wages", {"seats": [0, 2]}) == [
        "Ada and Chloé are paying the workers.",
        "Ada et Chloé paient leurs ouvriers.",
    ]


@pytest.mark.parametrize(
    ("key", "params", "english", "french"),
    [
        (
            "homesteaders-round",
            {"round": 5, "lot_1": "a1-05", "lot_2": "a2-t4", "lot_3": "a3-t4"},
            "Round 5: auction 1: Commercial + a worker; auction 2: Residential or Special + a rail line for wood; "
            "auction 3: any building.",
            "Manche 5\u00a0: enchère 1\u00a0: Commercial + un ouvrier\u00a0; enchère 2\u00a0: Résidentiel ou Spécial "
            "+ une ligne contre du bois\u00a0; enchère 3\u00a0: tout bâtiment.",
        ),
        (
            "homesteaders-round",
            {"round": 1, "lot_1": "a1-01", "lot_2": "a2-s4", "lot_3": ""},
            "Round 1: auction 1: Residential or Commercial; auction 2: a worker + an advance (railroad).",
            "Manche 1\u00a0: enchère 1\u00a0: Résidentiel ou Commercial\u00a0; enchère 2\u00a0: un ouvrier + une "
            "avancée (chemin de fer).",
        ),
        (
            "homesteaders-placed",
            {"seat": 0, "slots": ["farm/2", "river_port/1", "river_port/1"], "idle": 1},
            "Ada places workers: Farm 2, River Port and River Port; 1 stays idle.",
            "Ada place ses ouvriers\u00a0: Ferme 2, Port fluvial et Port fluvial\u00a0; 1 reste inoccupé.",
        ),
        (
            "homesteaders-income",
            {"seat": 1, "gets": {"silver": 5, "trade": 2, "vp": 1}, "sources": {"rail": {"silver": 1}}},
            "Boris receives 5 silver, 2 trade tokens and 1 victory point.",
            "Boris reçoit 5 pièces d’argent, 2 jetons de commerce et 1 point de victoire.",
        ),
        (
            "homesteaders-sold",
            {"seat": 2, "gives": {"wood": 2, "trade": 2}, "gets": {"silver": 2, "vp": 2}},
            "Chloé sells at the market: 2 wood and 2 trade tokens for 2 silver and 2 victory points.",
            "Chloé vend au marché\u00a0: 2 bois et 2 jetons de commerce contre 2 pièces d’argent et 2 points de "
            "victoire.",
        ),
        ("homesteaders-sold-faded", {"seat": 2}, "Chloé sells something.", "Chloé fait une vente."),
        (
            "homesteaders-hired-faded",
            {"seat": 2, "gets": {"worker": 2}},
            "Chloé hires 2 workers.",
            "Chloé embauche 2 ouvriers.",
        ),
        (
            "homesteaders-paid-faded",
            {"seat": 0, "lot": 1, "amount": 6},
            "Ada pays 6 for the lot of auction 1.",
            "Ada paie 6 pour le lot de l’enchère 1.",
        ),
        (
            "homesteaders-built",
            {"seat": 3, "building": "grain_mill", "gives": {"wood": 1, "steel": 1}},
            "Dev builds Grain Mill for 1 wood and 1 steel.",
            "Dev construit\u00a0: Moulin à grain, pour 1 bois et 1 acier.",
        ),
        (
            "homesteaders-built",
            {"seat": 3, "building": "foundry", "gives": {}},
            "Dev builds Foundry for free.",
            "Dev construit gratuitement\u00a0: Fonderie.",
        ),
        (
            "homesteaders-outbid",
            {"seat": 0, "lot": 2, "amount": 9, "seats": [3]},
            "Ada bids 9 on auction 2: Dev is outbid.",
            "Ada mise 9 sur l’enchère 2 et surpasse Dev.",
        ),
        (
            "homesteaders-scored",
            {"seat": 1, "score": 59, "sources": {"chips": 16, "buildings": 21, "bonuses": 0, "debts": -1}},
            "Boris has 59 points: 16 from chips, 21 from buildings and −1 for debts.",
            "Boris a 59 points\u00a0: 16 en jetons, 21 pour les bâtiments et −1 pour les dettes.",
        ),
        (
            "homesteaders-scored",
            {"seat": 1, "score": 0, "sources": {"chips": 3, "debts": -3}},
            "Boris has 0 points: 3 from chips and −3 for debts.",
            "Boris a 0 point\u00a0: 3 en jetons et −3 pour les dettes.",
        ),
        ("homesteaders-scored_nothing", {"seat": 1}, "Boris has no points.", "Boris n’a aucun point."),
        (
            "homesteaders-repaid",
            {"seat": 0, "gives": {"silver": 10, "debt": 2}, "gets": {}},
            "Ada repays debts: 10 silver and 2 debts go back to the supply.",
            "Ada rembourse des dettes\u00a0: 10 pièces d’argent et 2 dettes retournent à la réserve.",
        ),
        (
            "refused-bid_too_low",
            {"high": 7, "low": 9},
            "The highest bid here is 7: you need at least 9.",
            "La plus haute mise est ici de 7\u00a0: il faut au moins 9.",
        ),
        (
            "refused-missing_goods",
            {"missing": {"food": 1, "copper": 2}},
            "You lack 1 food and 2 copper.",
            "Il vous manque 1 nourriture et 2 cuivre.",
        ),
        (
            "refused-out_of_reach",
            {"missing": {"wood": 1, "steel": 1}},
            "Missing 1 wood and 1 steel (not enough trade tokens)",
            "Il manque 1 bois et 1 acier (pas assez de jetons de commerce)",
        ),
        (
            "refused-type_not_allowed",
            {"types": ["residential", "special"]},
            "Allowed here: Residential and Special.",
            "Ce terrain n’accepte que\u00a0: Résidentiel et Spécial.",
        ),
    ],
)
def test_parameters_become_words(key: str, params: dict[str, Any], english: str, french: str) -> None:
    assert spoken(key, params) == [english, french]
