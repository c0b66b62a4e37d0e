"""`frontier bench page`: what updating the page costs after a move, and what it takes to open a table.

A headless Chromium plays against bots on a real server and answers every decision at random. Chromium's trace shows
what the page's main thread does from the arrival of each step until it is painted. All times are CPU time of that
thread, so other load on the machine does not count. The baseline (the *floor*) is the smallest possible update:
changing one text node of the same page.
"""

import argparse
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec
from tqdm import tqdm

from app.bench.page_trace import CATEGORIES, Update, updates_of
from app.bench.server import database_of, free_port, percentile, serving
from app.bench.swarm import FastDice, WireOffer
from app.bench.visit import bench_visits
from app.bots import TITLES
from app.engine.rng import pick

if TYPE_CHECKING:
    from playwright.sync_api import APIRequestContext, Browser, Page

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
SEATS = 4
FRAME_MS = 16.0
"""The budget of one frame at 60 frames per second."""

PAUSE_SECONDS = 0.15
"""Pause between moves, long enough for deferred work after the first frame to finish."""
FLOORS = 40

MARK_STEPS = """window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => data.startsWith('{"type":"step"') && performance.mark('step'));
  }
}"""
CHANGE_A_TEXT = """async (times) => {
  const text = document.querySelector('.status').appendChild(document.createTextNode(''));
  for (let time = 0; time < times; time += 1) {
    await new Promise((done) => setTimeout(done, 50));
    performance.mark('floor');
    text.data = ` ${time}`;
  }
}"""


class Spread(msgspec.Struct):
    """Percentiles in milliseconds."""

    median: float
    p90: float
    p99: float
    max: float


class PageFigures(msgspec.Struct):
    moves: int
    share_under_16_ms: float
    """Share of updates whose frames all took less than 16 ms."""
    render_ms: Spread
    """Until the first frame, which shows the board and the decision."""
    script_ms: Spread
    later_ms: Spread
    frame_ms: Spread
    """The most expensive frame of an update, the first or a later one."""
    longest_task_ms: Spread
    floor_ms: Spread
    ratio: float
    """Median update relative to the median of the floor."""


def figures_of(moves: Sequence[Update], floor: Sequence[Update]) -> PageFigures:
    render, least = spread(each.render for each in moves), spread(each.render for each in floor)
    quick = sum(each.frame < FRAME_MS for each in moves)
    return PageFigures(
        moves=len(moves),
        share_under_16_ms=round(quick / max(1, len(moves)), 3),
        render_ms=render,
        script_ms=spread(each.script for each in moves),
        later_ms=spread(each.later for each in moves),
        frame_ms=spread(each.frame for each in moves),
        longest_task_ms=spread(each.longest for each in moves),
        floor_ms=least,
        ratio=round(render.median / least.median, 2) if least.median else 0.0,
    )


def spread(values: Iterable[float]) -> Spread:
    ordered = sorted(values)
    return Spread(*(percentile(ordered, share) for share in (0.5, 0.9, 0.99, 1.0)))


# --- playing -----------------------------------------------------------------------------------------------------


def bench_page(browser: "Browser", address: str, moves: int) -> dict[str, dict[str, PageFigures]]:
    return {title: {size: measure(browser, address, title, size, moves) for size in SIZES} for title in TITLES}


def measure(browser: "Browser", address: str, title: str, size: str, moves: int) -> PageFigures:
    """Measure the first moves of a game in a browser of this size, then the floor."""
    width, height = SIZES[size]
    phone = size == "phone"
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone)
    context.add_init_script(MARK_STEPS)
    made = context.request.post(f"{address}/api/play", data={"game": title, "seats": SEATS})
    code = made.json()["code"]
    page = context.new_page()
    page.goto(f"{address}/t/{code}")
    page.locator(".board .panel").first.wait_for()

    def traced(act: Callable[[], object], mark: str) -> list[Update]:
        browser.start_tracing(page=page, categories=CATEGORIES)
        act()
        return updates_of(msgspec.json.decode(browser.stop_tracing())["traceEvents"], mark)

    table = f"{address}/api/tables/{code}"
    steps = traced(lambda: play(page, context.request, table, moves, f"{title}, {size}"), "step")
    floor = traced(lambda: page.evaluate(CHANGE_A_TEXT, FLOORS), "floor")
    context.close()
    return figures_of(steps, floor)


def play(page: "Page", request: "APIRequestContext", table: str, moves: int, name: str) -> None:
    """Answer decisions at random until this many moves were made or the game is over."""
    seen = request.get(f"{table}/view").json()
    last, numbers = seen["v"] + moves, count(1)
    with tqdm(total=moves, desc=name, unit="move", disable=not sys.stderr.isatty()) as bar:
        while seen["v"] < last and seen["table"]["status"] == "playing":
            if (asked := seen["decision"]) and asked["awaited"]:
                body = {"id": f"bench-{next(numbers)}", "decision": asked["id"], "action": answer(asked["offers"])}
                request.post(f"{table}/actions", data=body)
            page.wait_for_timeout(1000 * PAUSE_SECONDS)
            before, seen = seen, request.get(f"{table}/view").json()
            bar.update(seen["v"] - before["v"])


def answer(offers: Any) -> dict[str, Any]:
    """Return a random legal action."""
    dice, given = FastDice(), dict[str, Any]()
    offer = pick(dice, msgspec.convert(offers, list[WireOffer]))
    for field, spec in offer.fields.items():
        given[field] = spec.sample(dice, given)
    return {"type": offer.action, **given}


# --- the command -------------------------------------------------------------------------------------------------


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--moves", type=int, default=150, help="page: how many moves of a game")


def run(given: argparse.Namespace) -> int:
    try:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415
    except ImportError:
        print("bench page: Playwright is not installed (`make test` installs it)", file=sys.stderr)
        return 2
    chromium = shutil.which("chromium")
    if chromium is None:
        print("bench page: there is no chromium on this machine (`make chromium` installs it as root)", file=sys.stderr)
        return 2
    flags = ["--disable-gpu", "--no-first-run", *([] if os.geteuid() else ["--no-sandbox"])]
    port = free_port()
    serve = [sys.executable, "-m", "app", "serve", "--migrate"]
    pause = {"BOT_PAUSE_LOW": str(PAUSE_SECONDS), "BOT_PAUSE_HIGH": str(1.2 * PAUSE_SECONDS), "BOT_HASTE": "1"}
    with database_of("sqlite") as url, sync_playwright() as playwright:
        assert url is not None
        with serving(serve, f"127.0.0.1:{port}", url, **pause):
            browser = playwright.chromium.launch(executable_path=chromium, args=flags)
            visits = bench_visits(browser, port)
            found = bench_page(browser, f"http://127.0.0.1:{port}", given.moves)
            browser.close()
    if given.json:
        print(msgspec.json.encode(visits | found).decode())
        return 0
    for name, seen in visits.items():
        print(
            f"{name}: {seen.requests} requests, {seen.kib} KiB, usable after {seen.usable_ms:.0f} ms; over a line of "
            f"100 ms and 10 Mbit/s after {seen.usable_ms_at_100ms_rtt:.0f} ms"
        )
    for title, by_size in found.items():
        for size, each in by_size.items():
            print(
                f"{title}, {size}: {each.moves} moves, {each.share_under_16_ms:.0%} below 16 ms; half of them in "
                f"{each.render_ms.median:.1f} ms, nine in ten in {each.render_ms.p90:.1f} ms, all in "
                f"{each.render_ms.max:.1f} ms ({each.ratio:.1f} times the floor of {each.floor_ms.median:.1f} ms)"
            )
    return 0
