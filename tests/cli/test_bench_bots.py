"""What `bench bots` measures."""

import asyncio
import json
from itertools import count
from typing import Any, cast

import pytest

from app.bench import crowd
from app.bench.bots import STRENGTHS, delay_of, tables_of, times_in
from app.bench.crowd import PeoplesTable, Plan, Tally, Window
from app.bench.swarm_client import Client
from app.bots import TITLES

pytestmark = pytest.mark.anyio

PLAN = Plan("", ["outpost"], 1, 0.0, [], 1, 1.0)
ASKED = {"id": "1", "awaited": True, "offers": [{"action": "end_turn", "fields": {}}]}


class Screen:
    """A client without a socket."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.answered = ""
        self.sent: list[Any] = []

    def send(self, payload: bytes) -> None:
        self.sent.append(json.loads(payload))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock is a second later."""
    seconds = count(1)
    monkeypatch.setattr(crowd, "perf_counter", lambda: float(next(seconds)))


async def clicked(table: PeoplesTable) -> list[Client]:
    """Let the first of three people click, at second 1."""
    screens = [Screen(number) for number in range(3)]
    table.clients = cast("list[Client]", screens)
    hear(table, 0, type="snapshot", decision=ASKED)
    while not screens[0].sent:
        await asyncio.sleep(0)
    assert screens[0].sent[0]["action"] == {"type": "end_turn"}
    return table.clients


def hear(table: PeoplesTable, number: int, **frame: Any) -> None:
    table.on_frame(table.clients[number], json.dumps(frame).encode())


@pytest.mark.usefixtures("clock")
async def test_a_click_is_measured_to_every_other_screen_whichever_frame_comes_first() -> None:
    tally = Tally()
    table = PeoplesTable(PLAN, tally, "outpost")
    await clicked(table)
    hear(table, 1, type="step", v=7, seat=0)
    assert tally.latencies == [], "it is not known yet whose click that was"
    hear(table, 0, type="ack", v=7)
    hear(table, 0, type="step", v=7, seat=0)
    hear(table, 2, type="step", v=7, seat=0)
    assert tally.latencies == [1.0, 2.0]


@pytest.mark.usefixtures("clock")
async def test_a_step_that_nobody_clicked_is_not_measured() -> None:
    tally = Tally()
    table = PeoplesTable(PLAN, tally, "outpost")
    await clicked(table)
    hear(table, 0, type="ack", v=7)
    for screen in range(3):
        hear(table, screen, type="step", v=8, seat=0)
    assert tally.latencies == []


def test_delays_with_bots_are_compared_with_those_without() -> None:
    windows = [
        Window("", [1.0, 3.0], 0),
        Window("master", [9.0, 2.0], 5),
        Window("", [2.0], 0),
        Window("master", [6.0], 4),
    ]
    delay = delay_of(windows, "master")
    assert (delay.p50_ms, delay.p99_ms, delay.ratio, delay.screens, delay.bot_moves) == (6.0, 6.0, 3.0, 3, 9)
    assert delay_of(windows, "").ratio == 1.0


def test_bots_play_all_titles_that_have_them_and_every_strength_is_timed() -> None:
    assert [title for title, _ in tables_of("standard", 4)] == [*TITLES, next(iter(TITLES))]
    title = TITLES["homesteaders"]
    times = times_in(title, 2)
    assert list(times) == [kind for kind in STRENGTHS if kind in title.bots]
    assert all(time.answers == 2 and 0 < time.think_ms_p50 <= time.think_ms_p99 for time in times.values())
