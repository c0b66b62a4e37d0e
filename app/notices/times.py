"""When a person may be told: not in quiet hours, and with a digest, once a day."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from app.engine.errors import Malformed
from app.notices.model import Times


def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise Malformed("unknown_time_zone") from error


def ready_at(since: float, now: float, times: Times) -> float:
    """Return when something may be told that has been due since some time; at the earliest now."""
    try:
        zone = zone_of(times.zone)
    except Malformed:
        zone = ZoneInfo("UTC")
    moment = datetime.fromtimestamp(since, zone)
    if times.digest is not None:
        moment = next_hour(moment, times.digest)
    moment = max(moment, datetime.fromtimestamp(now, zone))
    if times.quiet_from is not None and times.quiet_to is not None and is_quiet(moment.hour, times):
        moment = next_hour(moment, times.quiet_to)
    return moment.timestamp()


def is_quiet(hour: int, times: Times) -> bool:
    begin, end = times.quiet_from or 0, times.quiet_to or 0
    return begin <= hour < end if begin <= end else hour >= begin or hour < end


def next_hour(moment: datetime, hour: int) -> datetime:
    """Return the next time at which a clock on the wall shows this hour."""
    at = moment.replace(hour=hour, minute=0, second=0, microsecond=0)
    return at if at >= moment else at + timedelta(days=1)
