"""The coach at live tables: who may have one, who sees that, and that its advice is nobody else's."""

import asyncio
from typing import Any

import pytest

from app.bots import TITLES
from app.bots.coach import Advice
from app.bots.thinking import BotFailed, InProcess
from app.engine.decisions import Decision
from tests.example_title import SEALED_BIDS
from tests.web.server import Guest, Line, Server, quick, serving, wait_for

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

OPTIONS = {"game": "homesteaders"}


async def question_of(person: Guest, code: str) -> str:
    """Return the id of the person's open decision, once there is one."""
    while not (decision := (await person.see(f"/api/tables/{code}/view"))["decision"]) or not decision["awaited"]:
        await asyncio.sleep(0.01)
    return str(decision["id"])


async def advice(person: Guest, code: str, decision: str) -> tuple[int, Any]:
    answer = await person.post(f"/api/tables/{code}/advice", {"decision": decision})
    return answer.status_code, answer.json()


async def refusal(person: Guest, code: str, decision: str) -> str:
    status, found = await advice(person, code, decision)
    assert status in (401, 403, 409, 429), found
    return str(found["code"])


async def test_who_plays_alone_switches_it_on_and_does_what_it_suggests(server: Server) -> None:
    ada = await server.guest("Ada")
    code = (await ada.do("/api/play", {"game": "homesteaders", "seats": 2}))["code"]
    decision = await question_of(ada, code)
    assert await refusal(ada, code, decision) == "no_coach"
    found = await ada.do(f"/api/tables/{code}/coach", {"on": True})
    assert [seat["coach"] for seat in found["seats"]] == ["on", "never"]
    status, told = await advice(ada, code, decision)
    assert (status, told["goal"]["key"]) == (200, "homesteaders-coach-goal")
    assert told["remarks"]
    assert (await advice(ada, code, decision))[1] == told
    sent = {"id": "a1", "decision": decision, "action": told["action"]}
    await ada.do(f"/api/tables/{code}/actions", sent)
    assert await refusal(ada, code, decision) == "advice_outdated"
    found = await ada.do(f"/api/tables/{code}/coach", {"on": False})
    assert [seat["coach"] for seat in found["seats"]] == ["off", "never"], "that there was one stays to be seen"


@pytest.mark.parametrize("rule", ["nobody", "bots"])
async def test_where_people_play_there_is_none_unless_the_table_says_so(server: Server, rule: str) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob, **OPTIONS)
    assert (await ada.see(f"/api/tables/{code}"))["coach"] == "bots"
    refused = await bob.post(f"/api/tables/{code}/terms", {"coach": "all"})
    assert refused.json()["code"] == "not_host"
    await ada.do(f"/api/tables/{code}/terms", {"coach": rule})
    await ada.do(f"/api/tables/{code}/start")
    for person in (ada, bob):
        answer = await person.post(f"/api/tables/{code}/coach", {"on": True})
        assert (answer.status_code, answer.json()["code"]) == (403, "no_coaches_here")
    refused = await ada.post(f"/api/tables/{code}/terms", {"coach": "all"})
    assert refused.json()["code"] == "table_is_playing"


async def coached(server: Server, *people: Guest, **more: Any) -> str:
    """Return the code of a running table where everybody may have a coach."""
    code = await server.gathered(*people, **{**OPTIONS, **more})
    await people[0].do(f"/api/tables/{code}/terms", {"coach": "all"})
    await people[0].do(f"/api/tables/{code}/start")
    return code


async def test_everybody_sees_who_has_one_and_nobody_else_is_told_what_it_says(server: Server) -> None:
    ada, bob, watcher = await server.guests("Ada", "Bob", "Eve")
    code = await coached(server, ada, bob)
    lines: list[Line] = [await person.sit_at(code) for person in (ada, bob, watcher)]
    await ada.do(f"/api/tables/{code}/coach", {"on": True})
    for line in lines:
        shown = await line.get("table")
        assert [seat["coach"] for seat in shown["table"]["seats"]] == ["on", "never"]
    decision = await question_of(ada, code)
    for line in lines:
        await line.echo()
    status, _ = await advice(ada, code, decision)
    assert status == 200
    for line in lines:
        assert await line.echo() == [], "no frame says that anybody asked, or what for"
    assert await refusal(bob, code, await question_of(bob, code)) == "no_coach"
    await bob.do(f"/api/tables/{code}/coach", {"on": True})
    assert await refusal(bob, code, decision) == "advice_outdated", "others' questions are not one's own"
    assert await refusal(watcher, code, decision) == "not_seated"
    assert await refusal(await server.stranger(), code, decision) == "not_recognised"
    switched = await watcher.post(f"/api/tables/{code}/coach", {"on": True})
    assert switched.json()["code"] == "not_seated"


class Slow(InProcess):
    """Thinks only when it is let; it can be made to fail."""

    def __init__(self) -> None:
        super().__init__(TITLES)
        self.asked = 0
        self.fails = False
        self.may = asyncio.Event()

    async def advise(self, title: str, view: Any, decision: Decision) -> Advice:
        self.asked += 1
        await self.may.wait()
        if self.fails:
            raise BotFailed("tired")
        return await super().advise(title, view, decision)


async def test_advice_that_comes_too_late_is_dropped_and_delays_no_move(server: Server) -> None:
    ada = await server.guest("Ada")
    code = (await ada.do("/api/play", {"game": "homesteaders", "seats": 2}))["code"]
    await ada.do(f"/api/tables/{code}/coach", {"on": True})
    slow = server.inside.coaches._thinker = Slow()
    decision = await question_of(ada, code)
    waiting = [asyncio.create_task(refusal(ada, code, decision)) for _ in range(2)]
    await wait_for(lambda: slow.asked == 1)
    default = (await ada.see(f"/api/tables/{code}/view"))["decision"]["default"]
    await ada.do(f"/api/tables/{code}/actions", {"id": "a1", "decision": decision, "action": default})
    slow.may.set()
    assert await asyncio.gather(*waiting) == ["advice_outdated"] * 2
    assert slow.asked == 1, "what nobody needs any more is not thought about"


async def test_a_coach_that_fails_says_so(server: Server) -> None:
    ada = await server.guest("Ada")
    code = (await ada.do("/api/play", {"game": "homesteaders", "seats": 2}))["code"]
    await ada.do(f"/api/tables/{code}/coach", {"on": True})
    slow = server.inside.coaches._thinker = Slow()
    slow.fails = True
    slow.may.set()
    answer = await ada.post(f"/api/tables/{code}/advice", {"decision": await question_of(ada, code)})
    assert (answer.status_code, answer.json()["code"]) == (503, "no_advice")


async def test_it_can_be_asked_only_so_often(database_url: str) -> None:
    titles = {"sealed_bids": SEALED_BIDS}
    async with serving(quick(database_url, rate_advice="2/hour"), titles) as server:
        ada, bob = await server.guests("Ada", "Bob")
        code = await coached(server, ada, bob, game="sealed_bids")
        await ada.do(f"/api/tables/{code}/coach", {"on": True})
        decision = await question_of(ada, code)
        assert [(await advice(ada, code, decision))[0] for _ in range(3)] == [200, 200, 429]
