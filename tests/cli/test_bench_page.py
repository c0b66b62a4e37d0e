"""What `bench page` reads from a trace, and what it says where it cannot measure. Times are not tested here."""

import shutil
import sys
from typing import Any

import msgspec
import pytest

from app.bench.page import answer, figures_of
from app.bench.page_trace import Event, Update, updates_of
from app.cli import main

MAIN, OTHER = 1, 2


def event(name: str, at: int, took: int = 0, thread: int = MAIN, cat: str = "devtools.timeline") -> Event:
    """An event of a trace, in microseconds."""
    return {"name": name, "ts": at, "dur": took, "tdur": took, "pid": 7, "tid": thread, "cat": cat}


def task(at: int, took: int, *inside: Event) -> list[Event]:
    return [event("RunTask", at, took), *inside]


def mark(at: int, name: str = "step") -> Event:
    """The mark that the page leaves when a step arrives."""
    return event(name, at, cat="blink.user_timing")


ARRIVAL = task(1_000, 3_000, mark(1_000))
PICTURE = task(9_000, 6_000, event("Layout", 9_500, 2_000), event("Paint", 12_000, 1_000), event("Commit", 14_000, 500))


def test_an_update_lasts_from_its_mark_until_it_is_painted() -> None:
    [found] = updates_of([*task(0, 900), *ARRIVAL, *PICTURE], "step")
    assert found == Update(render=9.0, script=5.5, later=0.0, longest=6.0, frame=9.0, is_painted=True)


def test_what_is_painted_inside_of_another_paint_is_no_less_script() -> None:
    paints = event("Paint", 10_000, 3_000), event("Paint", 11_000, 1_500)
    picture = task(9_000, 6_000, *paints, event("Commit", 14_000, 500))
    [found] = updates_of([*ARRIVAL, *picture], "step")
    assert (found.render, found.script) == (9.0, 5.5)


def test_what_comes_after_the_picture_is_counted_apart_but_may_be_the_longest_task_or_the_dearest_picture() -> None:
    rest = [*task(20_000, 4_000), *task(25_000, 7_000, event("Commit", 26_000)), *task(40_000, 90_000)]
    [found] = updates_of([*ARRIVAL, *PICTURE, *rest], "step")
    assert (found.render, found.later, found.longest, found.frame) == (9.0, 101.0, 90.0, 11.0)


def test_the_order_of_events_in_the_file_and_other_threads_do_not_matter() -> None:
    elsewhere = [event("RunTask", 2_000, 90_000, OTHER), event("Commit", 2_500, 9_000, OTHER)]
    assert updates_of([*PICTURE, *elsewhere, *reversed(ARRIVAL)], "step") == updates_of([*ARRIVAL, *PICTURE], "step")


def test_two_steps_in_one_picture_are_one_update_and_a_step_without_a_picture_is_none() -> None:
    second = task(5_000, 2_000, mark(5_500))
    last = task(30_000, 2_000, mark(30_000))
    [found] = updates_of([*ARRIVAL, *second, *PICTURE, *last], "step")
    assert found.render == 11.0


def test_only_the_mark_that_was_asked_for_begins_an_update() -> None:
    assert updates_of([*task(1_000, 3_000, mark(1_000, "floor")), *PICTURE], "step") == []
    assert updates_of([*task(1_000, 3_000, event("step", 1_000)), *PICTURE], "step") == []


def test_figures_tell_the_share_below_a_frame_and_compare_with_the_floor() -> None:
    moves = [Update(render=float(cost), frame=float(cost)) for cost in range(1, 21)]
    found = figures_of(moves, [Update(render=2.0)])
    assert found.moves == 20
    assert found.share_under_16_ms == 0.75
    assert (found.render_ms.median, found.render_ms.p90, found.render_ms.max) == (10.0, 18.0, 20.0)
    assert found.ratio == 5.0
    assert msgspec.to_builtins(figures_of([], []))["moves"] == 0


def test_an_answer_is_one_of_the_offers_with_all_its_fields() -> None:
    offers: list[Any] = [{"action": "bid", "fields": {"amount": {"spec": "amount", "low": 4, "high": 4}}}]
    assert answer(offers) == {"type": "bid", "amount": 4}


@pytest.mark.parametrize("missing", ["Playwright", "chromium"])
def test_without_a_browser_it_says_so(
    missing: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if missing == "Playwright":
        monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    else:
        monkeypatch.setattr(shutil, "which", lambda _name: None)
    assert main(["bench", "page"]) == 2
    assert missing in capsys.readouterr().err
