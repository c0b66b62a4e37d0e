"""The example of a bot in the docs plays any title, over HTTP with a personal token, from what it is sent alone."""

import asyncio
import os
import random
import sys
from importlib.util import module_from_spec, spec_from_file_location
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.engine.codec import read_action
from app.games import TITLES
from tests.games.contract.harness import Case, random_game
from tests.web.server import Server, wait_for

EXAMPLE = Path("docs/example_bot.py")
MOVES = 150


def example() -> Any:
    spec = spec_from_file_location("example_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_the_example_is_short_enough_to_be_read() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 100


@pytest.mark.parametrize("title", TITLES)
def test_its_answers_are_legal_whatever_is_asked(title: str) -> None:
    bot = example()
    random.seed(title)
    game = TITLES[title].game
    for played in islice(random_game(Case(title, 3, {}), "example"), MOVES):
        wire = msgspec.to_builtins(played.decision.wire())
        said = bot.answer(wire)
        action = read_action(said["action"], game.action_type)
        assert played.decision.refusal(action) is None, (wire, said)


@pytest.mark.anyio
async def test_it_plays_a_game_to_the_end_on_a_real_server(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    token = (await bob.do("/api/account/tokens", {"name": "example"}))["token"]
    code = await ada.open_table(2, game="red_outpost")
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        str(EXAMPLE),
        server.address,
        code,
        env={**os.environ, "FRONTIER_TOKEN": token, "PAUSE": "0.02"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        line = await ada.sit_at(code)
        while not line.mirror.table["seats"][1].get("ready"):
            await line.receive()
        await ada.do(f"/api/tables/{code}/start")
        await ada.do(f"/api/tables/{code}/leave")  # a bot of the server plays on
        said, _ = await asyncio.wait_for(running.communicate(), 60)
    finally:
        if running.returncode is None:
            running.kill()
            await running.wait()
    assert running.returncode == 0, said.decode()
    room = await server.room(code)
    await wait_for(lambda: room.is_over)
    assert {entry.seat for entry in await server.log(code) if entry.kind == "move"} == {0, 1}
