"""Page-load benchmark: opens a table with a cold and then a warm cache, on a fast and on a slow connection."""

import statistics
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from app.bench.slow_line import slow_line

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

TIMES = 7
"""Number of visits to take the median of."""
UNTIL_USABLE = """() => new Promise((done) => {
  const look = () => (document.querySelector('.board .panel') && document.querySelector('.bar .status')
    ? done(performance.now()) : requestAnimationFrame(look));
  look();
})"""


class VisitFigures(msgspec.Struct):
    """One visit to a table's page, including the socket."""

    requests: int
    kib: float
    usable_ms: float
    """Until the board and the action bar are shown."""
    usable_ms_at_100ms_rtt: float
    """The same over a line of 100 ms round trip and 10 Mbit/s."""


def bench_visits(browser: "Browser", port: int) -> dict[str, VisitFigures]:
    """Return the figures of a first and a second visit. Fast and slow lines alternate, so other load affects both."""
    with slow_line(port) as late:
        pairs = [(both_visits(browser, port), both_visits(browser, late)) for _ in range(TIMES)]
    quick, slow = zip(*pairs, strict=True)
    return {
        name: VisitFigures(
            requests=quick[0][at].requests,
            kib=round(quick[0][at].bytes / 1024, 1),
            usable_ms=median(each[at].usable for each in quick),
            usable_ms_at_100ms_rtt=median(each[at].usable for each in slow),
        )
        for at, name in enumerate(("first_visit", "second_visit"))
    }


def median(values: Iterable[float]) -> float:
    return round(statistics.median(values))


class Visit(msgspec.Struct):
    requests: int = 0
    bytes: float = 0
    usable: float = 0


def both_visits(browser: "Browser", port: int) -> tuple[Visit, Visit]:
    """Open a table in a fresh browser context, then reopen it."""
    context, address = browser.new_context(), f"http://127.0.0.1:{port}"
    code = context.request.post(f"{address}/api/play", data={"game": "outpost", "seats": 4}).json()["code"]
    found = visit(context, f"{address}/t/{code}"), visit(context, f"{address}/t/{code}")
    context.close()
    return found


def visit(context: "BrowserContext", url: str) -> Visit:
    """Open a page and wait until it is usable."""
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    seen = Visit()
    cached = set[str]()

    def sent(event: dict[str, Any]) -> None:
        seen.requests += not event["request"]["url"].startswith("data:")

    def from_cache(event: dict[str, Any]) -> None:
        if event["requestId"] not in cached:
            cached.add(event["requestId"])
            seen.requests -= 1

    def finished(event: dict[str, Any]) -> None:
        if event["requestId"] not in cached:
            seen.bytes += event["encodedDataLength"]

    def answered(event: dict[str, Any]) -> None:
        if event["response"].get("fromDiskCache"):
            from_cache(event)

    def opened(_event: dict[str, Any]) -> None:
        seen.requests += 1

    def received(event: dict[str, Any]) -> None:
        seen.bytes += len(event["response"]["payloadData"].encode())

    line.on("Network.requestWillBeSent", sent)
    line.on("Network.requestServedFromCache", from_cache)
    line.on("Network.responseReceived", answered)
    line.on("Network.loadingFinished", finished)
    line.on("Network.webSocketCreated", opened)
    line.on("Network.webSocketFrameReceived", received)
    page.goto(url, wait_until="commit")
    seen.usable = page.evaluate(UNTIL_USABLE)
    page.wait_for_load_state("networkidle")
    page.close()
    return seen
