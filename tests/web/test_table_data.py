"""A table whose host has edited the data of the game: shown to everybody, kept, played by, and refused where wrong."""

import html
import json
import re
from itertools import product
from typing import Any

import pytest

from app.games import TITLES
from app.games.homesteaders.components import STACKS, STAGE_ROUNDS
from app.texts import LANGUAGES, Texts
from tests.web.server import Server, play_on

pytestmark = pytest.mark.anyio

DATA = {"export_coal": [7, 1], "wheel_spaces": [3]}


async def test_the_hosts_numbers_are_shown_before_the_game_and_played_by(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob, game="red_outpost", options={"special_cards": "on", "data": DATA})
    seen = (await bob.see(f"/api/tables/{code}"))["options"]
    assert (seen["special_cards"], seen["blocking"]) == ("on", "recommended")
    assert (seen["data"]["export_coal"], seen["data"]["wheel_spaces"]) == ([7, 1], [3])
    assert seen["data"]["export_wool"] == [3, 3, 2]
    await ada.do(f"/api/tables/{code}/start")
    lines = [await person.sit_at(code) for person in (ada, bob)]
    for line in lines:
        assert (line.mirror.view["data"]["export_coal"], line.mirror.view["data"]["wheel_spaces"]) == ([7, 1], [3])
    await play_on(lines)
    assert all(line.mirror.is_over and not line.mirror.gaps for line in lines)
    assert (await ada.see(f"/api/tables/{code}/export"))["options"]["data"]["export_coal"] == [7, 1]
    again = await ada.do(f"/api/tables/{code}/rematch")
    assert (await ada.see(f"/api/tables/{again['code']}"))["options"] == seen


async def test_who_must_decide_is_told_what_each_answer_would_do_and_nobody_else(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob, game="red_outpost", options={"first_player": "first_seat"})
    own, other = [await person.sit_at(code) for person in (ada, bob)]
    assert own.mirror.decision is not None
    assert other.mirror.decision is None
    effects = [each for offer in own.mirror.decision["offers"] for each in offer["effects"]]
    told = {(each["fields"]["worker"], each["fields"]["to"]): each["effect"] for each in effects}
    assert told["miner", "mine"] == {
        "wheel": 2,
        "wheel_space": 2,
        "cubes": {"coal": 2},
        "disks": {"miner": [1, 0]},
        "leaders": {"miner": [0]},
    }


async def test_a_table_of_numbers_that_cannot_be_is_refused_with_a_reason(server: Server) -> None:
    ada = await server.guest("Ada")
    refusals: list[tuple[Any, int, str]] = [
        ({"wheel_spaces": [0]}, 400, "bad_row"),
        ({"wheel_spaces": [4, 4]}, 400, "bad_row_length"),
        ({"dragons": [1]}, 400, "unknown_row"),
        ({"mood_happy": [3, 2]}, 400, "mood_falls"),
        ("usual", 400, "bad_data"),
        ({"wheel_spaces": ["4"]}, 422, "wrong_type"),
        ({"wheel_spaces": [True]}, 422, "wrong_type"),
        ({"wheel_spaces": 4}, 422, "wrong_type"),
        ({"mood_happy": [1] * 1000}, 422, "wrong_type"),
        ({f"row{number}": [1] for number in range(61)}, 422, "wrong_type"),
        ([1, 2], 422, "wrong_type"),
    ]
    for data, status, code in refusals:
        answer = await ada.post("/api/tables", {"game": "red_outpost", "seats": 2, "options": {"data": data}})
        assert (answer.status_code, answer.json()["code"]) == (status, code), data
        assert answer.json()["text"]
    assert (await ada.see("/api/tables"))["mine"] == []


async def test_a_refused_row_is_named_in_the_readers_language(server: Server) -> None:
    ada = await server.guest("Ada")
    body = {"game": "red_outpost", "seats": 2, "options": {"data": {"wheel_spaces": [0]}}}
    for language, text in {
        "en": "Spaces of the wheel: use whole numbers from 1 to 12.",
        "fr": "Cases de la roue\u00a0: donnez des nombres entiers de 1 à 12.",
    }.items():
        assert (await ada.post("/api/tables", body, headers={"accept-language": language})).json()["text"] == text


async def test_a_lobby_is_told_how_to_show_the_table(server: Server) -> None:
    games = {game["title"]: game for game in await (await server.guest("Ada")).see("/api/games")}
    options = {option["key"]: option for option in games["red_outpost"]["options"]}
    assert options["blocking"] == {"key": "blocking", "kind": "choice", "values": ["recommended", "random"]}
    rows = {row["key"]: row for row in options["data"]["rows"]}
    assert options["data"]["kind"] == "table"
    assert rows["wheel_spaces"] == {
        "key": "wheel_spaces",
        "default": [4],
        "low": 1,
        "high": 12,
        "least": 1,
        "most": 1,
        "source": "reviews",
    }


# --- its rules -----------------------------------------------------------------------------------------------------


async def rules(server: Server, path: str, language: str = "en") -> str:
    """Return a page of rules as one line of words."""
    page = (await (await server.stranger()).get(path, headers={"accept-language": language})).text
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", " ", page)))


async def test_the_rules_of_an_edited_table_tell_its_own_numbers(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob, game="red_outpost", options={"blocking": "random", "data": DATA})
    link = "/rules/red_outpost?blocking=random&amp;wheel_spaces=3&amp;export_coal=7,1"
    assert f'data-rules="{link}"' in (await ada.get(f"/t/{code}")).text
    told, usual = [await rules(server, path) for path in (link.replace("&amp;", "&"), "/rules/red_outpost")]
    assert "Export of Coal 7, 1 Points of the spaces" in told
    assert "every 3 steps bring 2 VP" in told
    assert "Coal 7, 1 …" in told
    assert "drawn before the game, 3 for the Morning and 3 others for the Evening" in told
    assert "What differs from the default rules here" not in usual
    assert "every 4 steps bring 2 VP" in usual
    assert "Coal 3, 3, 2 …" in usual
    assert "in the Morning: Spaceship, Palace of the Soviets, Beer House" in usual


@pytest.mark.parametrize(
    ("title", "asked", "options"),
    [
        ("red_outpost", "blocking=random&wheel_spaces=3&export_coal=7,1", {"blocking": "random", "data": DATA}),
        ("outpost", "kicker=on&price_smelter=20", {"kicker": "on", "kicker_prices": {"price_smelter": [20]}}),
        ("homesteaders", "information=open&utm_source=mail", {"information": "open"}),
    ],
)
async def test_whoever_reads_the_rules_of_an_edited_table_plays_by_them_at_once(
    server: Server, title: str, asked: str, options: dict[str, Any]
) -> None:
    ada = await server.stranger()
    page = (await ada.get(f"/rules/{title}?{asked}")).text
    [given] = re.findall("data-options='([^']*)'", page)
    code = (await ada.do("/api/play", {"game": title, "seats": 2, "options": json.loads(html.unescape(given))}))["code"]
    seen = (await ada.see(f"/api/tables/{code}"))["options"]
    assert seen == TITLES[title].game.meta.read_options(options)


async def test_rules_with_numbers_that_no_table_could_have_are_refused(server: Server) -> None:
    refusals = {
        "wheel_spaces=0": "bad_row",
        "wheel_spaces=": "bad_row_length",
        "wheel_spaces=4,4": "bad_row_length",
        "mood_happy=3,2": "mood_falls",
        "data=usual": "bad_data",
    }
    for asked, code in refusals.items():
        answer = await (await server.stranger()).get(f"/rules/red_outpost?{asked}")
        assert (answer.status_code, answer.json()["code"]) == (400, code), asked


async def test_red_outposts_rules_tell_moods_decks_and_disks(server: Server) -> None:
    told = await rules(server, "/rules/red_outpost?mood_happy=1,2,9&lake_blank=5")
    assert "9 (2 players), 7 (3 players), 6 (4 players)" in told
    assert "Mood −6 −5 −4 −3 −2 −1 0 +1 +2 +3 VP −6 −5 −4 −3 −2 −1 0 +1 +2 +9" in told
    assert "Lake: nothing 5 Lake: 1 Fish 2 Lake: 2 Fish and mood +1 1 Spaceship: nothing 2 " in told


async def test_rules_do_not_speak_of_a_lot_where_the_first_seat_begins(server: Server) -> None:
    drawn = {"en": "A player drawn at random gets the first-player", "fr": "Un joueur tiré au sort reçoit"}
    seated = {"en": "The player in the first seat gets", "fr": "La personne à la première place reçoit"}
    for game, language in product(("homesteaders", "red_outpost"), LANGUAGES):
        usual = await rules(server, f"/rules/{game}", language)
        told = await rules(server, f"/rules/{game}?first_player=first_seat", language)
        assert (drawn[language] in usual, seated[language] in usual) == (True, False)
        assert (drawn[language] in told, seated[language] in told) == (False, True)


async def test_homesteaders_rules_have_every_tile_and_the_homestead(server: Server) -> None:
    told = await rules(server, "/rules/homesteaders")
    texts = Texts("en", strict=True)
    for lot, stack in enumerate(STACKS, start=1):
        for number, tile in enumerate(stack, start=1):
            first, last = STAGE_ROUNDS[tile.stage]
            when = f"{number}" if lot == 1 else f"{first}–{last}"
            stage, name = texts.say(f"homesteaders-stage-{tile.stage}"), texts.say(f"homesteaders-lot_{lot}-{tile.id}")
            assert f" {when} {stage} {name} " in told, tile
    assert "At the start Building Type Cost Points What it does Homestead Residential – – Income: 2 silver" in told
    assert "it stays between 3 and 9" in told


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Anyone who has not placed yet may ask for turn order",
                "A tile that nobody won is discarded.",
                "In round 5, unbuilt buildings of the stage “Settlement” leave the game",
                "In round 9, all other unbuilt buildings leave, and only those of “City” are available",
            ],
        ),
        (
            "fr",
            [
                "Qui n’a pas encore placé les siens peut demander l’ ordre du tour",
                "Une tuile que personne n’a remportée est défaussée.",
                "À la manche 5, les bâtiments non construits de l’époque « Colonie » quittent la partie",
                "À la manche 9, tous les autres bâtiments non construits partent",
                "seuls ceux de « Métropole » sont disponibles",
            ],
        ),
    ],
)
async def test_homesteaders_rules_tell_turn_order_on_request_unsold_tiles_and_which_buildings_leave(
    server: Server, language: str, sentences: list[str]
) -> None:
    told = await rules(server, "/rules/homesteaders", language)
    assert [sentence for sentence in sentences if sentence not in told] == []


async def test_who_always_places_in_turn_order_need_not_ask_for_it(server: Server) -> None:
    told = await rules(server, "/rules/homesteaders?placement=turn_order")
    assert "At this table, players place their workers one after the other" in told
    assert "may ask for turn order" not in told


RED_OUTPOST = {
    "the Lake is reshuffled when all fish cards lie face up": {
        "en": ["When all fish cards lie face up, the Lake is reshuffled."],
        "fr": ["Quand toutes les cartes de poisson sont visibles, les cartes Lac sont mélangées."],
    },
    "the Fisherman's player may reshuffle before or after drawing": {
        "en": [
            "you may reshuffle the Lake before or after drawing",
            "before drawing, or after both cards lie face up",
        ],
        "fr": ["vous pouvez mélanger les cartes Lac avant ou après la pioche", "avant la pioche, ou après"],
    },
    "a stored disk returns at the end of a round": {
        "en": ["If it is still waiting at the end of a round, it returns to you.", "it returns to its owner"],
        "fr": ["S’il attend encore à la fin d’une manche, il vous revient.", "il revient à son propriétaire"],
    },
    "the portrait of the worker visiting the Administration is protected": {
        "en": ["but not from or to the visiting worker’s"],
        "fr": ["mais ni depuis ni vers celui de l’ouvrier en visite"],
    },
    "the Shepherd's card is not for Lunch": {
        "en": ["if he could also go there in this phase: never at Lunch", "in that phase: never at Lunch"],
        "fr": [
            "s’il pouvait aussi s’y rendre pendant cette phase : jamais au Déjeuner",
            "où il pourrait aussi se rendre pendant cette phase : jamais au Déjeuner",
        ],
    },
    "where the Fisherman's card may move a worker": {
        "en": ["to an empty location that is not closed, but never to the Field Kitchen or the Barracks"],
        "fr": ["vers un lieu vide qui n’est pas fermé, mais jamais à la Cuisine de Campagne ni à la Caserne"],
    },
    "the Farm card keeps the loss of mood": {
        "en": [
            "you choose what is produced. The loss of mood stays.",
            "The card of the Farm does not: the loss of mood stays.",
        ],
        "fr": [
            "vous choisissez ce qui est produit. La perte d’humeur reste.",
            "Pas celle de la Ferme : la perte d’humeur reste.",
        ],
    },
    "a Spaceship card never gives a crystal alone": {
        "en": [
            "it adds a cube, a cube and a crystal, or nothing, but never a crystal alone",
            "nothing, but never a crystal alone. A deck",
        ],
        "fr": [
            "elle ajoute un cube, un cube et un cristal, ou rien, mais jamais un cristal seul",
            "rien, mais jamais un cristal seul. Une",
        ],
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_red_outposts_rules_and_cards_tell_what_players_ask(server: Server, language: str) -> None:
    told = await rules(server, "/rules/red_outpost", language)
    missing = {
        what: [sentence for sentence in said[language] if sentence not in told] for what, said in RED_OUTPOST.items()
    }
    assert {what: sentences for what, sentences in missing.items() if sentences} == {}
