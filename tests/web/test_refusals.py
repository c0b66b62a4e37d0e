"""Refusals over HTTP speak of the game they are about, and name things as its players do."""

import pytest

from app.games import TITLES
from app.texts import LANGUAGES, texts
from tests.web.server import Server

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_values_of_an_option_are_called_by_their_names(server: Server, language: str) -> None:
    ada, words = await server.guest("Ada"), texts(language)
    headers = {"accept-language": language}
    for title in TITLES:
        option = next((each for each in TITLES[title].game.meta.options if "values" in each.wire()), None)
        assert option is not None
        bad = {"game": title, "seats": 2, "options": {option.key: "nonsense"}}
        answers = [await ada.post(f"/api/{path}", bad, headers=headers) for path in ("tables", "play")]
        answers.append(await ada.get(f"/rules/{title}?{option.key}=nonsense", headers=headers))
        for answer in answers:
            told = answer.json()
            assert (answer.status_code, told["code"]) == (400, "bad_option")
            assert told["params"]["values"] == option.wire()["values"], "as data they keep their ids"
            assert words.say(f"{title}-option-{option.key}") in told["text"]
            for value in option.wire()["values"]:
                assert words.say(f"{title}-option-{option.key}-{value}") in told["text"]


async def test_an_action_is_called_by_its_name_in_its_own_game(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob, game="homesteaders")
    refused = []
    for person in (ada, bob):
        asked = (await person.see(f"/api/tables/{code}/view"))["decision"]
        if asked is not None and asked["awaited"]:
            body = {"id": "a", "decision": asked["id"], "action": {"type": "build", "building": "farm"}}
            refused.append((await person.post(f"/api/tables/{code}/actions", body)).json())
    name = texts("en").say("homesteaders-action-build")
    assert {answer["text"] for answer in refused} == {f"“{name}” is not possible right now."}
