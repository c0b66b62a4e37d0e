"""What must not last: a step without end, and what a table that was put away had in memory."""

import gc
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest

from app.tables import room as rooms
from app.tables.watchdog import StepWatchdog
from tests.web.server import Guest, Server, play_on, quick, serving, wait_for

pytestmark = pytest.mark.anyio

AT_LAST = 20.0
"""Processor seconds after which the endless step ends, so that the test does, too."""


async def test_an_endless_step_leaves_no_trace_and_others_are_served_soon(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await server.guests("Ada", "Bob")
    stuck, sound = [await server.started(*people) for _ in range(2)]
    lines = {code: [await person.sit_at(code) for person in people] for code in (stuck, sound)}
    before = [await person.see(f"/api/tables/{stuck}/view") for person in people]
    began = time.process_time()

    def endless(*_given: Any, **_more: Any) -> None:
        while time.process_time() < began + AT_LAST:
            pass

    asked = next(line for line in lines[stuck] if line.is_asked)
    with monkeypatch.context() as broken:
        broken.setattr(rooms, "submit", endless)
        act = asked.random_act()
        await asked.send(act)
        await lines[sound][0].echo()
        assert (await asked.get("refused"))["code"] == "our_fault"
    assert time.process_time() < began + AT_LAST / 2
    assert [entry.kind for entry in await server.log(stuck)] == ["start"]
    assert [await person.see(f"/api/tables/{stuck}/view") for person in people] == before
    assert (await asked.ask(**act))["type"] == "ack"
    assert [entry.kind for entry in await server.log(stuck)] == ["start", "move"], "the same message can be sent again"
    await play_on(lines[sound], moves=3)


def test_the_timer_runs_in_a_step_and_is_off_after_it_however_it_ends() -> None:
    with StepWatchdog():
        assert timer() > 0
    assert timer() == 0
    with suppress(LookupError), StepWatchdog():
        raise LookupError
    assert timer() == 0


def timer() -> float:
    """Return how many seconds of processor time are left before the watchdog's timer rings; 0 if it is off."""
    return signal.getitimer(signal.ITIMER_VIRTUAL)[0]


ENDS_SLOWLY = """
import atexit, time
from app.tables import watchdog

def linger():
    until = time.process_time() + 0.3
    while time.process_time() < until:
        pass

atexit.register(linger)
watchdog.STEP_SECONDS = 0.1
with watchdog.StepWatchdog():
    pass
"""


def test_a_process_that_ends_slowly_is_not_stopped_by_the_timer() -> None:
    ended = subprocess.run([sys.executable, "-c", ENDS_SLOWLY], check=False, capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")


MORE_TABLES = 3


async def test_however_many_tables_come_and_go_memory_holds_no_more(database_url: str) -> None:
    async with serving(quick(database_url, idle_room_seconds=0.0, poll_seconds=0.01)) as server:
        people = await server.guests("Ada", "Bob")
        await come_and_go(server, people)
        counts = [held()]
        for _ in range(MORE_TABLES):
            await come_and_go(server, people)
            counts.append(held())
        # What the last task, or the last exception, still holds is no leak: a leak grows with every table.
        growing = [kind for kind in counts[-1] if all(one[kind] < more[kind] for one, more in pairwise(counts))]
        assert growing == []


async def come_and_go(server: Server, people: list[Guest]) -> None:
    """Play a while at a new table, talk, look back, and leave."""
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    await play_on(lines, moves=25)
    await lines[0].ask(type="chat", text="hello")
    await people[1].see(f"/api/tables/{code}/history/17")
    for line in lines:
        await line.close()
    await wait_for(lambda: not server.inside.hub.rooms)


def held() -> Counter[str]:
    """Count what tables, sockets and states have in memory, by kind; the rules' own caches have bounds."""
    gc.collect()
    found = (f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())
    return Counter(kind for kind in found if kind.startswith(("app.tables.", "app.web.")) or kind.endswith(".State"))
