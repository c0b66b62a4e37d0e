"""Reads the cost of page updates from a Chromium trace of the main thread."""

from collections.abc import Iterable
from typing import Any

import msgspec

TASK, COMMIT = "RunTask", "Commit"
DRAWING = {"UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", COMMIT}
"""Chromium's names for the phases of rendering. The rest of an update is script."""

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]

Event = dict[str, Any]
"""A trace event: `name`, `cat`, `pid`, `tid`, and in microseconds `ts` and `tdur`, the CPU time."""


class Update(msgspec.Struct):
    """CPU time of the main thread for one update, in milliseconds."""

    render: float = 0.0
    """From the arrival of the frame until it is painted."""
    script: float = 0.0
    later: float = 0.0
    """Work deferred until after that, such as the log."""
    longest: float = 0.0
    """The longest task, during which the page does not respond to input."""
    frame: float = 0.0
    """The most expensive frame, the first or one that paints deferred work."""
    is_painted: bool = False
    pending: float = 0.0
    """Cost so far of a frame that is not painted yet."""


def updates_of(events: Iterable[Event], mark: str) -> list[Update]:
    """Return the costs of the updates that start with this mark; two that are painted together count as one."""
    # Sort a task before the events inside it, even at the same microsecond.
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
    """Return whether the event is a user-timing mark of this name."""
    return bool(event["name"] == mark and "blink.user_timing" in event["cat"])


def count(found: list[Update], task: Event | None, inside: list[Event], mark: str) -> None:
    """Add a task and the events inside it to the update they belong to, if any."""
    if any(is_mark(each, mark) for each in inside) and (not found or found[-1].is_painted):
        found.append(Update())
    if task is None or not found:
        return
    update, cost = found[-1], milliseconds(task)
    is_end = any(each["name"] == COMMIT for each in inside)
    update.longest = max(update.longest, cost)
    update.pending += cost
    if is_end:
        update.frame, update.pending = max(update.frame, update.pending), 0.0
    if update.is_painted:
        update.later += cost
        return
    update.render += cost
    update.script += cost - drawing(inside)
    update.is_painted = is_end


def drawing(inside: list[Event]) -> float:
    """Return the rendering time of a task; nested events count once."""
    total = end = 0.0
    for event in inside:
        if event["name"] in DRAWING and event["ts"] >= end:
            total += milliseconds(event)
            end = event["ts"] + event.get("dur", 0)
    return total


def milliseconds(event: Event) -> float:
    return float(event.get("tdur", 0)) / 1000
