"""What a page's main thread did, read from a trace of Chromium: the updates, and what each of them cost."""

from collections.abc import Iterable
from typing import Any

import msgspec

TASK, COMMIT = "RunTask", "Commit"
DRAWING = {"UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", COMMIT}
"""What Chromium calls the parts of drawing a page. The rest of an update is script."""

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]

Event = dict[str, Any]
"""As Chromium writes it: `name`, `cat`, `pid`, `tid`, and in microseconds `ts` and `tdur`, the processor time."""


class Update(msgspec.Struct):
    """What one update cost the main thread, in milliseconds."""

    render: float = 0.0
    """From the arrival of the news until they are painted."""
    script: float = 0.0
    later: float = 0.0
    """What was put off until they were: the log, for one."""
    longest: float = 0.0
    """The longest that the page could not have answered a click."""
    picture: float = 0.0
    """The dearest picture: what was put off is painted in others than the first."""
    is_painted: bool = False
    begun: float = 0.0
    """What went into a picture that is not painted yet."""


def updates_of(events: Iterable[Event], mark: str) -> list[Update]:
    """Return what each update cost that begins with this mark; two that are painted together are one."""
    # A task comes before what happens inside it, even at the same microsecond.
    ordered = sorted((each for each in events if "ts" in each), key=lambda each: (each["ts"], -each.get("dur", 0)))
    threads = {(each["pid"], each["tid"]) for each in ordered if is_mark(each, mark)}
    found: list[Update] = []
    task, inside = None, list[Event]()
    for event in ordered:
        if (event["pid"], event["tid"]) not in threads:
            continue
        if event["name"] == TASK:
            count(found, task, inside, mark)
            task, inside = event, []
        else:
            inside.append(event)
    count(found, task, inside, mark)
    return [each for each in found if each.is_painted]


def is_mark(event: Event, mark: str) -> bool:
    """Tell whether the page itself left this event."""
    return bool(event["name"] == mark and "blink.user_timing" in event["cat"])


def count(found: list[Update], task: Event | None, inside: list[Event], mark: str) -> None:
    """Add a task of the main thread and what is inside it to the update that it belongs to, if any."""
    if any(is_mark(each, mark) for each in inside) and (not found or found[-1].is_painted):
        found.append(Update())
    if task is None or not found:
        return
    update, cost = found[-1], milliseconds(task)
    is_end = any(each["name"] == COMMIT for each in inside)
    update.longest = max(update.longest, cost)
    update.begun += cost
    if is_end:
        update.picture, update.begun = max(update.picture, update.begun), 0.0
    if update.is_painted:
        update.later += cost
        return
    update.render += cost
    update.script += cost - drawing(inside)
    update.is_painted = is_end


def drawing(inside: list[Event]) -> float:
    """Return how much of a task went into drawing; a part that Chromium traces inside another one counts once."""
    total = end = 0.0
    for event in inside:
        if event["name"] in DRAWING and event["ts"] >= end:
            total += milliseconds(event)
            end = event["ts"] + event.get("dur", 0)
    return total


def milliseconds(event: Event) -> float:
    return float(event.get("tdur", 0)) / 1000
