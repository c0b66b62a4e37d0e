"""A table whose host has edited the data of the game: shown to everybody, kept, played by, and refused where wrong."""

from typing import Any

import pytest

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
        assert line.mirror.view["data"]["edited"] == ["wheel_spaces", "export_coal"]
        assert line.mirror.view["data"]["rows"]["export_coal"] == [7, 1]
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


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Spaces of the wheel: please give whole numbers from 1 to 12."),
        ("fr", "Cases de la roue\u00a0: donnez des nombres entiers de 1 à 12."),
    ],
)
async def test_a_refused_row_is_named_in_the_readers_language(server: Server, language: str, text: str) -> None:
    ada = await server.guest("Ada")
    ada.http.headers["accept-language"] = language
    body = {"game": "red_outpost", "seats": 2, "options": {"data": {"wheel_spaces": [0]}}}
    assert (await ada.post("/api/tables", body)).json()["text"] == text


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
