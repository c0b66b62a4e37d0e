"""Clocks: how long the seats that a table waits for may take.

Over days every decision has a number of hours. Live, everybody has a bank of minutes for the whole game, to which every
answer adds an increment. What happens when the time is up is a rule of the table: its person is reminded, or a bot
answers that one decision.

The log keeps the clocks: every entry notes what each clock shows and which of them run. So they survive restarts,
every process knows the same, and whatever stops the game stops them: during a pause nobody is awaited. Time in which no
server ran does not count, nor do holidays, nor the hours and weekends that a table leaves out.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime, timedelta
from datetime import time as daytime
from math import inf
from typing import Any
from zoneinfo import ZoneInfo

import msgspec

from app.engine.events import Seat
from app.tables.model import Entry, Table, TableSettings

HOUR, MINUTE = 3600, 60
"""In seconds."""

SATURDAY = 5

ABOUT_TIME = ("paused", "resumed", "holiday", "late")
"""Entries that stop or start clocks, but set none anew."""

Span = tuple[float, float]
"""From one time to another, in seconds since 1970."""


class Clocks(msgspec.Struct, frozen=True):
    """What the clocks show after a log entry: the seconds that each seat has left; those `running` do so from `at`."""

    at: float
    left: tuple[float, ...]
    running: tuple[Seat, ...]


def is_timed(settings: TableSettings) -> bool:
    return bool(settings.decision_hours if settings.pace == "days" else settings.bank_minutes)


def is_answered_for(settings: TableSettings) -> bool:
    """Return whether a bot answers for somebody whose time is up."""
    return settings.pace == "live" or settings.when_late == "bot"


def allowance(settings: TableSettings) -> int:
    """Return what a clock shows at first, in seconds."""
    return settings.decision_hours * HOUR if settings.pace == "days" else settings.bank_minutes * MINUTE


def noted(clocks: Clocks | None) -> Mapping[str, Any]:
    """Return what the body of an entry says about the clocks."""
    if clocks is None:
        return {}
    return {"clocks": {"left": [round(left, 1) for left in clocks.left], "running": list(clocks.running)}}


def read_clocks(entry: Entry) -> Clocks | None:
    """Return the clocks as an entry noted them."""
    found = entry.body.get("clocks")
    return None if found is None else Clocks(entry.at, tuple(found["left"]), tuple(map(Seat, found["running"])))


def advanced(
    table: Table,
    before: Clocks | None,
    entry: Entry,
    awaited: Sequence[Seat],
    outages: Sequence[Span],
    answered: Iterable[Seat] = (),
    undone: Iterable[Seat] = (),
) -> Clocks | None:
    """Return the clocks after an entry; None where there are none.

    `awaited` are the persons that the game waits for then, `answered` who has answered with this entry, and `undone`
    whose answers it takes back, each as often as it does: nobody gains time by answering again.
    """
    if not is_timed(table):
        return None
    full = allowance(table)
    seats = [Seat(number) for number in range(len(table.seats))]
    left = [remaining(table, before, seat, entry.at, outages) if before else float(full) for seat in seats]
    if table.pace == "days":
        if entry.kind not in ABOUT_TIME:
            anew = [seat for seat in seats if seat not in awaited or (entry.kind == "move" and entry.seat == seat)]
            for seat in anew:
                left[seat] = full
    else:
        for seat in answered:
            left[seat] += table.increment_seconds
        for seat in undone:
            left[seat] -= table.increment_seconds
    return Clocks(entry.at, tuple(max(0.0, each) for each in left), tuple(awaited))


def remaining(table: Table, clocks: Clocks, seat: Seat, now: float, outages: Sequence[Span]) -> float:
    """Return how many seconds a seat has left; none if its time is up."""
    if seat not in clocks.running:
        return clocks.left[seat]
    return max(0.0, clocks.left[seat] - sum(to - since for since, to in _counted(table, clocks, seat, outages, now)))


def due(table: Table, clocks: Clocks, seat: Seat, outages: Sequence[Span]) -> float:
    """Return when a seat's time is up if its clock goes on running."""
    left = clocks.left[seat]
    for since, to in _counted(table, clocks, seat, outages, inf):
        if left <= to - since:
            return since + left
        left -= to - since
    raise AssertionError("time never ends")


def late_seats(table: Table, clocks: Clocks, now: float, outages: Sequence[Span]) -> list[Seat]:
    return [seat for seat in clocks.running if remaining(table, clocks, seat, now, outages) <= 0]


def first_due(table: Table, clocks: Clocks | None, outages: Sequence[Span]) -> float | None:
    """Return when the first clock runs out; None if none will. Whoever was reminded of it is not reminded again."""
    if clocks is None:
        return None
    waited_for = [seat for seat in clocks.running if is_answered_for(table) or clocks.left[seat] > 0]
    return min((due(table, clocks, seat, outages) for seat in waited_for), default=None)


def _counted(table: Table, clocks: Clocks, seat: Seat, outages: Sequence[Span], end: float) -> Iterator[Span]:
    """Return the times that count for a running clock, up to `end`."""
    start = max(clocks.at, table.seats[seat].holiday_until)
    for since, to in _without(_hours_of(table, start, end), outages):
        if since >= end:
            return
        yield since, min(to, end)


def _hours_of(settings: TableSettings, start: float, end: float) -> Iterator[Span]:
    """Return the times from `start` to `end` that the table does not leave out."""
    all_day = settings.quiet_from == settings.quiet_to
    if settings.pace == "live" or (settings.weekends and all_day):
        yield start, end
        return
    zone = ZoneInfo(settings.time_zone if is_time_zone(settings.time_zone) else "UTC")  # servers may know others
    day = datetime.fromtimestamp(start, zone).date()
    while True:
        if settings.weekends or day.weekday() < SATURDAY:
            for first, last in _open_hours(settings):
                since, to = max(start, _moment(day, first, zone)), min(end, _moment(day, last, zone))
                if since < to:
                    yield since, to
        day += timedelta(days=1)
        if _moment(day, 0, zone) >= end:
            return


def _open_hours(settings: TableSettings) -> list[tuple[int, int]]:
    """Return the hours of a day that count."""
    since, to = settings.quiet_from, settings.quiet_to
    if since == to:
        return [(0, 24)]
    return [(0, since), (to, 24)] if since < to else [(to, since)]


def _moment(day: date, hour: int, zone: ZoneInfo) -> float:
    """Return when an hour of a day begins."""
    if hour == 24:
        day, hour = day + timedelta(days=1), 0
    return datetime.combine(day, daytime(hour), zone).timestamp()


def _without(spans: Iterable[Span], outages: Sequence[Span]) -> Iterator[Span]:
    """Return the spans without the outages, which are in order."""
    for since, to in spans:
        start = since
        for down, up in outages:
            if up <= start or down >= to:
                continue
            if start < down:
                yield start, down
            start = up
        if start < to:
            yield start, to


def is_time_zone(name: str) -> bool:
    try:
        return bool(ZoneInfo(name))
    except (ValueError, OSError, KeyError):
        return False
