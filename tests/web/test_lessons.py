"""Lessons at live tables: begun, left and resumed; who does something else can take it back or play on."""

from typing import Any

import msgspec
import pytest

from app.engine.lessons import LEARNER
from app.games import TITLES
from app.tables.model import TableCode
from app.tables.replays import export_game
from app.texts import texts
from tests.lessons.script import lesson_of
from tests.lessons.test_scripts import TAUGHT
from tests.web.server import Guest, Server, wait_for

pytestmark = pytest.mark.anyio


class Learner:
    """A person at the table of a lesson."""

    def __init__(self, server: Server, guest: Guest, title: str, code: str) -> None:
        self.server = server
        self.guest = guest
        self.lesson = lesson_of(TITLES[title])
        self.code = code
        self._sent = 0

    @classmethod
    async def of(cls, server: Server, title: str, guest: Guest) -> "Learner":
        found = await guest.do("/api/learn", {"game": title})
        assert (found["lesson"], found["private"], found["spectators"]) == (True, True, False)
        return cls(server, guest, title, found["code"])

    async def seen(self) -> Any:
        return await self.guest.see(f"/api/tables/{self.code}/view")

    async def place(self) -> Any:
        """Return where the lesson is once the opponents have answered."""
        room = await self.server.room(self.code)

        def is_asked() -> bool:
            decision = room.position.at.opened.get(LEARNER) if room.position else None
            return decision is not None and decision.awaited and not decision.foregone

        await wait_for(is_asked)
        return (await self.seen())["lesson"]

    async def act(self, *actions: dict[str, Any]) -> int:
        """Answer the open decision; return the newest entry."""
        for action in actions:
            decision = (await self.seen())["decision"]["id"]
            self._sent += 1
            sent = {"id": f"a{self._sent}", "decision": decision, "action": action}
            v = (await self.guest.do(f"/api/tables/{self.code}/actions", sent))["v"]
        return int(v)

    async def follow(self, tasks: int) -> None:
        """Do what is suggested, so many times."""
        for _ in range(tasks):
            place = await self.place()
            assert place["action"] is not None, place
            key = place["steps"][place["last"]]["key"]
            task = next(each for each in self.lesson.tasks if each.key == key)
            await self.act(*map(msgspec.to_builtins, task.actions))


@pytest.mark.parametrize("title", TAUGHT)
async def test_who_does_what_is_suggested_comes_to_the_end_of_the_lesson(server: Server, title: str) -> None:
    learner = await Learner.of(server, title, await server.stranger())
    steps = len(learner.lesson.steps)
    await learner.follow(len(learner.lesson.tasks))
    place = (await learner.seen())["lesson"]
    assert (place["last"], place["action"], place["back"]) == (steps - 1, None, None)
    assert not any(step["task"] for step in place["steps"][place["first"] :])
    assert not (await learner.seen())["practice"]


async def test_a_lesson_is_resumed_until_it_is_over_and_then_begun_anew(server: Server) -> None:
    learner = await Learner.of(server, "outpost", await server.guest("Ada"))
    await learner.follow(5)
    before = await learner.place()
    assert before["first"] > 5
    assert (await learner.guest.do("/api/learn", {"game": "outpost"}))["code"] == learner.code
    del server.inside.hub.rooms[TableCode(learner.code)]
    assert await learner.place() == before
    await learner.follow(len(learner.lesson.tasks) - 5)
    assert (await learner.guest.do("/api/learn", {"game": "outpost"}))["code"] != learner.code


async def test_who_does_something_else_can_take_it_back_or_play_on(server: Server) -> None:
    learner = await Learner.of(server, "outpost", await server.guest("Ada"))
    await learner.follow(4)
    before = await learner.place()
    await learner.act({"type": "end_turn"})
    place = await learner.place()
    assert (place["action"], place["first"]) == (None, before["first"])
    await learner.act((await learner.seen())["decision"]["default"])
    assert (await learner.place())["back"] == place["back"]
    line = await learner.guest.sit_at(learner.code)
    assert (await line.ask(type="undo", to=place["back"]))["type"] == "ack"
    await line.echo()
    assert await learner.place() == before
    assert not (await learner.seen())["practice"]
    await learner.follow(1)


async def test_what_is_free_is_the_learners_choice_as_long_as_the_lesson_can_go_on(server: Server) -> None:
    learner = await Learner.of(server, "outpost", await server.guest("Ada"))
    water = {"type": "buy_factories", "factory": "water", "count": 1}
    await learner.act({**water, "cards": ["water/10/3", "water/6/1", "ore/4/1"]})
    place = await learner.place()
    assert (place["action"], place["back"]) == ({"type": "buy_colonists", "count": 1}, None)
    line = await learner.guest.sit_at(learner.code)
    assert (await line.ask(type="undo", to=1))["type"] == "ack"
    await learner.act({**water, "cards": ["water/10/3", "water/6/1", "ore/5/3"]})
    place = await learner.place()
    assert (place["action"], place["back"]) == (None, 3)


async def test_a_lesson_is_nobody_elses_business_and_no_proof_of_anything(server: Server) -> None:
    learner = await Learner.of(server, "outpost", await server.guest("Ada"))
    eve = await server.guest("Eve")
    assert (await eve.get(f"/api/tables/{learner.code}/view")).status_code == 403
    assert (await eve.see("/api/tables"))["listed"] == []
    assert [table["lesson"] for table in (await learner.guest.see("/api/tables"))["mine"]] == [True]
    about = await learner.guest.get(f"/t/{learner.code}/about")
    assert texts("en").say("lesson-about") in about.text
    room = await server.room(learner.code)
    _, content = await export_game(server.inside.stores.tables, room.game, room.table)
    assert msgspec.json.decode(content)["lesson"] is True


async def test_only_a_game_with_a_lesson_can_be_learned(server: Server) -> None:
    ada = await server.guest("Ada")
    answer = await ada.post("/api/learn", {"game": "chess"})
    assert (answer.status_code, answer.json()["code"]) == (400, "no_lesson")
