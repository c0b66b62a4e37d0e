"""A table without sockets: who can only ask now and then plays like everybody else."""

from typing import Any

import pytest

from app.engine.rng import Stream, seed_from
from app.tables import presence
from tests.web.player import Mirror, random_answer
from tests.web.server import Guest, Server

pytestmark = pytest.mark.anyio

SYNC = {"type": "sync", "have": 0}


class Caller:
    """Somebody whose network lets no socket through."""

    def __init__(self, guest: Guest, code: str) -> None:
        self.guest, self.code = guest, code
        self.mirror = Mirror()
        self.heard: list[str] = []
        self.here: list[int] = []
        self._count = 0

    async def call(self, frame: dict[str, Any]) -> list[dict[str, Any]]:
        """Send a frame; return its answers without what was said and who is here."""
        answers: list[dict[str, Any]] = await self.guest.do(f"/api/tables/{self.code}/frames", frame)
        for each in answers:
            self.mirror.take(each)
        self.heard = [each["text"] for each in answers if each["type"] == "chat"]
        (present,) = (each for each in answers if each["type"] == "presence")
        self.here = present["seats"]
        return [each for each in answers if each["type"] not in ("chat", "presence")]

    async def ask(self, **content: Any) -> dict[str, Any]:
        """Send a request with an id of its own; return what came of it."""
        self._count += 1
        (answer,) = await self.call({"id": f"c{self._count}", **content})
        return answer


async def test_who_only_asks_now_and_then_plays_like_everybody_else(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob)
    caller = Caller(ada, code)
    assert [each["type"] for each in await caller.call(SYNC)] == ["lobby"]
    await ada.do(f"/api/tables/{code}/start")
    line = await bob.sit_at(code)
    dice = Stream(seed_from("Ada"))
    for _ in range(12):
        (snapshot,) = await caller.call(SYNC)
        assert snapshot == await ada.see(f"/api/tables/{code}/view")
        if (decision := caller.mirror.decision) and decision["awaited"]:
            answer = await caller.ask(type="act", decision=decision["id"], action=random_answer(decision, dice))
            assert answer["type"] == "ack"
        else:
            await line.move()
        await line.reach(await server.settled(code))
    await line.ask(type="chat", text="hello")
    assert await caller.call({"type": "ping"}) == [{"type": "pong", "v": line.mirror.version}]
    assert caller.heard == ["hello"]
    assert (await caller.ask(type="chat", text="hello to you"))["type"] == "ack"
    assert (await line.until(lambda frame: frame.get("text") == "hello to you"))["name"] == "Ada"
    assert (await caller.ask(type="undo", to=1))["type"] == "ack"
    assert (await line.get("step"))["kind"] == "undo_asked"


async def test_who_asks_now_and_then_is_here_until_they_stop(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    line = await bob.sit_at(code)
    caller = Caller(ada, code)
    await caller.call(SYNC)
    assert caller.here == [0, 1]
    await line.until(lambda found: found["type"] == "presence" and found["seats"] == [0, 1])
    monkeypatch.setattr(presence, "POLLING_SECONDS", 0.0)
    (await server.room(code)).here.heartbeat(expire_after=60)
    await line.until(lambda found: found["type"] == "presence" and found["seats"] == [1])


async def test_what_is_refused_is_refused_in_the_same_words(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    line = await ada.sit_at(code)
    strange: list[dict[str, Any]] = [
        {"type": "dance"},
        {"type": "act", "id": "x", "decision": "none", "action": {"type": "pass"}},
        {"type": "act", "id": "x", "decision": "none", "action": {"type": "pass"}, "seat": 1},
    ]
    for frame in strange:
        await line.send(frame)
        assert await Caller(ada, code).call(frame) == [await line.get("refused")]
    watcher = Caller(await server.guest("Cy"), code)
    await watcher.call(SYNC)
    assert (watcher.mirror.you["seat"], watcher.mirror.view["hands"]) == (None, {})
    assert (await watcher.ask(type="act", decision="x", action={"type": "pass"}))["code"] == "not_seated"
    stranger = Caller(await server.stranger(), code)
    assert (await stranger.ask(type="chat", text="hello"))["code"] == "not_recognised"
    assert len(await server.log(code)) == 1
