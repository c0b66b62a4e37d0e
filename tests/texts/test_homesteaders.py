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
    for phase in ("placing", "wages", "neutral", "bidding", "final"):
        spoken(f"homesteaders-board-status-{phase}", {"seats": [1]})
    assert spoken("homesteaders-board-status-wages", {"seats": [0, 2]}) == [
        "Paying wages: Ada and Chloé",
        "Paiement des salaires\u00a0: Ada et Chloé",
    ]
    for step in ("pay", "build", "station", "worker", "exchange", "bonus", "confirm"):
        spoken("homesteaders-board-status-lot", {"seat": 1, "step": step, "lot": 2})
    assert spoken("homesteaders-board-status", {"seat": 1, "step": "bonus"}) == [
        "Boris is choosing a bonus.",
        "À Boris de choisir un bonus.",
    ]


@pytest.mark.parametrize(
    ("key", "params", "english", "french"),
    [
        (
            "homesteaders-round",
            {"round": 5, "lot_1": "a1-05", "lot_2": "a2-t4", "lot_3": "a3-t4"},
            "Round 5. Auction 1: Commercial + 1 worker. Auction 2: Residential or Special + 1 rail line for 1 wood. "
            "Auction 3: Any building.",
            "Manche 5. Enchère 1\u00a0: Commercial + 1 ouvrier. Enchère 2\u00a0: Résidentiel ou Spécial + 1 ligne "
            "ferroviaire pour 1 bois. Enchère 3\u00a0: Tout bâtiment.",
        ),
        (
            "homesteaders-round",
            {"round": 1, "lot_1": "a1-01", "lot_2": "a2-s4", "lot_3": ""},
            "Round 1. Auction 1: Residential or Commercial. Auction 2: 1 worker + 1 railroad advance.",
            "Manche 1. Enchère 1\u00a0: Résidentiel ou Commercial. Enchère 2\u00a0: 1 ouvrier + 1 avancée ferroviaire.",
        ),
        (
            "homesteaders-placed",
            {"seat": 0, "slots": ["farm/2", "river_port/1", "river_port/1"], "idle": 1},
            "Ada places workers: Farm 2, River Port and River Port (1 idle).",
            "Ada place ses ouvriers\u00a0: Ferme 2, Port fluvial et Port fluvial (1 inactif).",
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
            "Ada pays 6 for auction 1.",
            "Ada paie 6 pour l’enchère 1.",
        ),
        (
            "homesteaders-built",
            {"seat": 3, "building": "grain_mill", "gives": {"wood": 1, "steel": 1}},
            "Dev builds Grain Mill for 1 wood and 1 steel.",
            "Dev construit\u00a0: Moulin à grain pour 1 bois et 1 acier.",
        ),
        (
            "homesteaders-built",
            {"seat": 3, "building": "foundry", "gives": {}},
            "Dev builds Foundry for free.",
            "Dev construit\u00a0: Fonderie (gratuit).",
        ),
        (
            "homesteaders-outbid",
            {"seat": 0, "lot": 2, "amount": 9, "seats": [3]},
            "Ada bids 9 on auction 2, outbidding Dev.",
            "Ada mise 9 sur l’enchère 2 et dépasse Dev.",
        ),
        (
            "homesteaders-scored",
            {"seat": 1, "score": 59, "sources": {"chips": 16, "buildings": 21, "bonuses": 0, "debts": -1}},
            "Boris scores 59 points: 16 from chips, 21 from buildings and −1 for debts.",
            "Boris marque 59 points\u00a0: 16 en jetons, 21 en bâtiments et −1 pour les dettes.",
        ),
        (
            "homesteaders-scored",
            {"seat": 1, "score": 0, "sources": {"chips": 3, "debts": -3}},
            "Boris scores 0 points: 3 from chips and −3 for debts.",
            "Boris marque 0 point\u00a0: 3 en jetons et −3 pour les dettes.",
        ),
        ("homesteaders-scored_nothing", {"seat": 1}, "Boris scores no points.", "Boris ne marque aucun point."),
        (
            "homesteaders-repaid",
            {"seat": 0, "gives": {"silver": 10, "debt": 2}, "gets": {}},
            "Ada repays debt: 10 silver and 2 debts return to the supply.",
            "Ada rembourse des dettes\u00a0: 10 pièces d’argent et 2 dettes retournent à la réserve.",
        ),
        (
            "refused-bid_too_low",
            {"high": 7, "low": 9},
            "Minimum 9: the bid is at 7.",
            "Minimum 9\u00a0: la mise est à 7.",
        ),
        (
            "refused-missing_goods",
            {"missing": {"food": 1, "copper": 2}},
            "Missing 1 food and 2 copper",
            "Il manque 1 nourriture et 2 cuivre",
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
            "Allowed here: Residential and Special",
            "Autorisé ici\u00a0: Résidentiel et Spécial",
        ),
    ],
)
def test_parameters_become_words(key: str, params: dict[str, Any], english: str, french: str) -> None:
    assert spoken(key, params) == [english, french]
