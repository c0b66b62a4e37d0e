"""Outpost's sealed answers: they can be changed until the last one is in."""

import json

import pytest

from tests.games.outpost.messages import choosing, discarding
from tests.games.outpost.positions import held
from tests.web.server import Server
from tests.web.staging import stage
from tests.web.test_drafts import BACK, all_reach, told

pytestmark = pytest.mark.anyio


async def test_mega_cards_can_be_chosen_otherwise_until_the_last_one_has_chosen(server: Server) -> None:
    people = await server.guests("Ada", "Bob", "Cy")
    code = await server.started(*people)
    await stage(server, code, choosing())
    lines = [await person.sit_at(code) for person in people]
    ada, bob, _ = lines
    for action in ({"type": "choose_mega", "water": 1}, BACK, {"type": "choose_mega"}, BACK):
        await all_reach(lines, await ada.act(**action))
    await all_reach(lines, await ada.act(type="choose_mega", water=1))
    assert ada.mirror.view["hands"]["0"]["megas"] == {"water": 1}
    await all_reach(lines, await bob.act(type="choose_mega"))
    produced = [params["megas"] for key, params in told(bob) if key == "outpost-produced"]
    assert sorted(map(len, produced)) == [0, 0, 1]
    assert await ada.code(type="act", decision="mega.sealed.0.5", action=BACK) == "decision_closed"


async def test_a_discard_can_be_changed_until_the_last_one_is_in(server: Server) -> None:
    people = await server.guests("Ada", "Bob", "Cy")
    code = await server.started(*people)
    state = discarding()
    await stage(server, code, state)
    lines = [await person.sit_at(code) for person in people]
    ada, bob, _ = lines
    first, second = held(state, 0)[:2], held(state, 0)[-2:]
    await all_reach(lines, await ada.act(type="discard", cards=first))
    assert not set(first) & {card["id"] for card in ada.mirror.view["hands"]["0"]["cards"]}
    assert not [card for card in first if card in json.dumps([*map(json.loads, bob.raw)])]
    await all_reach(lines, await ada.act(**BACK))
    await all_reach(lines, await ada.act(type="discard", cards=second))
    await all_reach(lines, await bob.act(type="discard", cards=held(state, 1)[:2]))
    assert {"seat": 0, "cards": second} in [params for key, params in told(bob) if key == "outpost-discarded"]
    assert {card["id"] for card in ada.mirror.view["hands"]["0"]["cards"]} == set(held(state, 0)) - set(second)
