"""The example is a whole title: it has its words, is in no real lobby, and is played on a server that is given it."""

from pathlib import Path

import pytest

from app.engine.events import Archive, Player, Seat, Spectator
from app.games import TITLES
from app.texts import LANGUAGES, Texts
from tests.example_title import SEALED_BIDS
from tests.example_title.words import catalogues_with_example
from tests.games.contract.harness import Case, random_game
from tests.games.places import RULES
from tests.web.server import play_on, quick, serving

NAMES = ["Ada", "Bob", "Cleo"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told_to_everybody(language: str, tmp_path: Path) -> None:
    texts = Texts(language, catalogues_with_example(tmp_path), strict=True)
    for key in ("sealed_bids-title", "game-sealed_bids", "sealed_bids-action-bid", "sealed_bids-field-coins"):
        assert texts.say(key)
    for played in random_game(Case("sealed_bids", 3, {})):
        assert texts.tell("sealed_bids", played.decision.key, played.decision.params, NAMES)
        for event in played.after.events:
            for viewer in (Player(Seat(0)), Spectator(), Archive()):
                assert texts.tell("sealed_bids", event.key, event.params_for(viewer), NAMES)


def test_it_lacks_only_what_would_put_it_into_a_real_server() -> None:
    assert {place.path for place in RULES if not place.has("sealed_bids")} == {
        "docs/rules/<title>.md",
        "app/games/<title>/__init__.py",
        "app/games/__init__.py",
        "pyproject.toml",
    }


@pytest.mark.anyio
async def test_it_is_played_to_the_end_on_a_server_that_is_given_it(database_url: str) -> None:
    async with serving(quick(database_url), {"sealed_bids": SEALED_BIDS}) as server:
        people = await server.guests("Ada", "Bob")
        assert [game["title"] for game in await people[0].see("/api/games")] == ["sealed_bids"]
        code = await server.started(*people, game="sealed_bids")
        lines = [await person.sit_at(code) for person in people]
        await play_on(lines)
        result = lines[0].mirror.view["game"]["result"]
        assert sorted(result["ranks"])[0] == 1
        assert (await people[0].do(f"/api/tables/{code}/rematch"))["code"] != code
        answer = await people[0].post("/api/tables", {"game": "outpost", "seats": 2})
        assert answer.json()["code"] == "unknown_title"


@pytest.mark.anyio
async def test_no_real_server_offers_it(database_url: str) -> None:
    async with serving(quick(database_url)) as server:
        ada = await server.guest("Ada")
        assert [game["title"] for game in await ada.see("/api/games")] == list(TITLES)
        answer = await ada.post("/api/tables", {"game": "sealed_bids", "seats": 2})
        assert answer.json()["code"] == "unknown_title"
