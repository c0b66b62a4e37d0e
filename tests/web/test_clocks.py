"""Clocks: how they run, what stops them, and what happens when somebody's time is up."""

import time
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from app.engine.events import Seat
from app.people.person import PersonId
from app.tables.clocks import HOUR, Clocks, due, is_time_zone, remaining
from app.tables.holidays import DAY, MOST_DAYS
from app.tables.model import Notice, SeatInfo, Table, TableCode
from app.tables.notices import notices_of
from app.tables.position import Evaluated
from app.tables.room import Room
from app.tables.timekeeper import Timekeeper
from tests.store.build import table as a_table
from tests.web.server import Guest, Line, Server, quick, serving, wait_for
from tests.web.test_pausing import to_move
from tests.web.test_proposals import table_of

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

PARIS = ZoneInfo("Europe/Paris")


def moment(day: int, hour: float) -> float:
    """Return a time in the week that begins on Monday, 2 March 2026."""
    return datetime(2026, 3, 1 + day, int(hour), round(hour % 1 * 60), tzinfo=PARIS).timestamp()


def over_days(hours: int, **settings: Any) -> Table:
    return msgspec.structs.replace(
        a_table("x"), pace="days", decision_hours=hours, time_zone="Europe/Paris", seats=(SeatInfo(),), **settings
    )


MON, FRI, SAT, SUN, NEXT_MON = 1, 5, 6, 7, 8


@pytest.mark.parametrize(
    ("settings", "from_day", "from_hour", "to_day", "to_hour"),
    [
        ({}, MON, 10, 2, 10),
        ({"weekends": False}, FRI, 12, NEXT_MON, 12),
        ({"weekends": False}, SUN, 12, NEXT_MON + 1, 0),
        ({"quiet_from": 22, "quiet_to": 8}, MON, 20, 3, 16),
        ({"quiet_from": 0, "quiet_to": 8}, MON, 4, 2, 16),
        ({"weekends": False, "quiet_from": 22, "quiet_to": 8}, FRI, 21, NEXT_MON + 1, 17),
    ],
)
def test_a_day_to_think_leaves_out_nights_and_weekends(
    settings: dict[str, Any], from_day: int, from_hour: int, to_day: int, to_hour: int
) -> None:
    timed = over_days(24, **settings)
    clocks = Clocks(moment(from_day, from_hour), (24.0 * HOUR,), (Seat(0),))
    end = due(timed, clocks, Seat(0), [])
    assert end == moment(to_day, to_hour)
    assert remaining(timed, clocks, Seat(0), end - 60, []) == pytest.approx(60)
    assert remaining(timed, clocks, Seat(0), end + 60, []) == 0


def test_neither_holidays_nor_times_without_a_server_count() -> None:
    timed = over_days(10)
    clocks = Clocks(moment(MON, 10), (10.0 * HOUR,), (Seat(0),))
    down = [(moment(MON, 12), moment(MON, 15)), (moment(MON, 21), moment(MON, 22))]
    assert due(timed, clocks, Seat(0), down) == moment(2, 0)
    away = msgspec.structs.replace(timed, seats=(SeatInfo(holiday_until=moment(3, 9)),))
    assert due(away, clocks, Seat(0), down) == moment(3, 19)


def test_time_zones_are_known_by_name() -> None:
    assert is_time_zone("Europe/Paris")
    for name in ("Europe/Atlantis", "../../etc/passwd", "", "/etc"):
        assert not is_time_zone(name)


# --- at a table --------------------------------------------------------------------------------------------------


def at_of(room: Room) -> Evaluated:
    assert room.position is not None
    return room.position.at


def person_at(room: Room, seat: Seat) -> PersonId:
    person = room.table.seats[seat].person
    assert person is not None
    return person


async def timed_table(server: Server, **settings: Any) -> tuple[str, list[Guest], list[Line]]:
    people = await server.guests("Ada", "Bob")
    code = await server.gathered(*people)
    await people[0].do(f"/api/tables/{code}/terms", settings)
    await people[0].do(f"/api/tables/{code}/start")
    return code, people, [await person.sit_at(code) for person in people]


def left_of(room: Room) -> tuple[float, ...]:
    assert room.clocks is not None
    return room.clocks.left


def running(room: Room) -> tuple[Seat, ...]:
    assert room.clocks is not None
    return room.clocks.running


async def pass_time(server: Server, code: str, seconds: float) -> None:
    """Let the clocks have run for so long, and look at them again."""
    room = await server.room(code)
    assert room.clocks is not None
    room.clocks = msgspec.structs.replace(room.clocks, at=room.clocks.at - seconds)
    server.inside.hub.notify(room)


async def test_when_the_bank_is_empty_a_bot_answers_that_decision(server: Server) -> None:
    code, people, lines = await timed_table(server, bank_minutes=10, increment_seconds=15)
    seat, answer = await to_move(server, code, lines)
    room = await server.room(code)
    assert left_of(room) == (600, 600)
    await lines[seat].ask(**answer)
    assert 600 < left_of(room)[seat] <= 615, "an answer adds its increment"
    late_one = running(room)[0]
    before = room.newest.seq
    await pass_time(server, code, 3600)
    await wait_for(lambda: room.newest.seq > before)
    late = (await server.log(code))[before]
    assert (late.seat, late.by_bot, late.body["late"]) == (late_one, True, True)
    assert room.table.seats[late_one].driver == "person", "for that decision alone"
    told = await people[1].see(f"/api/tables/{code}/history")
    assert told["entries"][before]["late"] is True


async def test_over_days_people_are_waited_for_unless_the_table_wants_a_bot(server: Server) -> None:
    code, _, lines = await timed_table(server, pace="days", decision_hours=24)
    room = await server.room(code)
    assert room.clocks is not None
    [seat, *_] = running(room)
    await pass_time(server, code, 25 * HOUR)
    assert room.late_seats == [seat]
    assert not server.inside.bots._answerable(room), "the game waits"
    await wait_for(lambda: room.recent[-1].kind == "late")
    assert room.recent[-1].seat == seat
    assert notices_of(room.table, room.recent[-1], None, at_of(room), None, lambda _seat: False) == [
        Notice(person_at(room, seat), "waits", again=True)
    ]
    await pass_time(server, code, 25 * HOUR)
    await Timekeeper(server.inside.hub)._beat(time.time())
    assert [entry.kind for entry in await server.log(code)].count("late") == 1, "reminded once"
    await lines[seat].ask(**(await to_move(server, code, lines))[1])
    assert seat not in room.late_seats


async def test_a_pause_stops_the_clocks(server: Server) -> None:
    code, _, lines = await timed_table(server, pace="days", decision_hours=24, when_late="bot")
    room = await server.room(code)
    assert room.clocks is not None
    [seat, *_] = running(room)
    await pass_time(server, code, 20 * HOUR)
    await lines[0].ask(type="pause")
    assert running(room) == ()
    assert left_of(room)[seat] == pytest.approx(4 * HOUR, abs=5)
    assert (await server.inside.stores.tables.with_time_up(time.time() + 1000 * HOUR, 20)) == []
    await lines[1].ask(type="resume")
    assert seat in running(room)
    assert left_of(room)[seat] == pytest.approx(4 * HOUR, abs=5)


async def test_clocks_survive_a_restart_but_do_not_run_without_a_server(database_url: str) -> None:
    async with serving(quick(database_url)) as server:
        code, _, _ = await timed_table(server, pace="days", decision_hours=24)
        await server.inside.stores.uptime.beat(time.time() - 5 * HOUR)
        room = await server.room(code)
        before = room.clocks
    async with serving(quick(database_url)) as server:
        room = await server.room(code)
        assert room.clocks == before


async def test_an_outage_is_no_ones_time(server: Server) -> None:
    code, _, _ = await timed_table(server, pace="days", decision_hours=24)
    room = await server.room(code)
    assert room.clocks is not None
    now, seat = time.time(), running(room)[0]
    first = due(room.table, room.clocks, seat, room.outages)
    await Timekeeper(server.inside.hub)._beat(now + 1)
    keeper = Timekeeper(server.inside.hub)
    await keeper._beat(now + 5 * HOUR)
    assert due(room.table, room.clocks, seat, room.outages) == pytest.approx(first + 5 * HOUR, abs=20)
    assert (await server.inside.stores.tables.with_time_up(now + 26 * HOUR, 20)) == []
    assert (await server.inside.stores.tables.with_time_up(now + 30 * HOUR, 20)) == [TableCode(code)]


async def test_a_holiday_stops_ones_clock_for_so_many_days_a_game(server: Server) -> None:
    code, people, lines = await timed_table(server, pace="days", decision_hours=24)
    room = await server.room(code)
    assert room.clocks is not None
    seat = running(room)[0]
    until = time.time() + 5 * DAY - 60
    assert (await lines[seat].ask(type="holiday", until=until))["type"] == "ack"
    assert due(room.table, room.clocks, seat, []) == pytest.approx(until + 24 * HOUR, abs=10)
    seats = (await people[1 - seat].see(f"/api/tables/{code}"))["seats"]
    assert (seats[seat]["holiday_until"], seats[seat]["holiday_days"]) == (until, 5)
    assert await lines[seat].code(type="holiday", until=time.time() + (MOST_DAYS + 1) * DAY) == "too_long_a_holiday"
    await lines[seat].ask(type="holiday", until=0)
    assert (await table_of(server, code)).seats[seat].holiday_days == 0, "days that were not needed come back"
    assert "back from" in (await people[0].get(f"/t/{code}/log")).text


async def test_nobody_gains_time_by_going_back_and_forth(server: Server) -> None:
    code, _, lines = await timed_table(server, bank_minutes=10, increment_seconds=60)
    room = await server.room(code)
    assert room.clocks is not None
    seat, answer = await to_move(server, code, lines)
    for _ in range(2):
        await lines[seat].ask(**answer)
        assert left_of(room)[seat] == pytest.approx(660, abs=5)
        await lines[seat].ask(type="undo", to=room.newest.seq - 1)
        assert (await server.log(code))[-1].kind == "undo"
        assert left_of(room)[seat] == pytest.approx(600, abs=5)
        seat, answer = await to_move(server, code, lines)


async def test_settings_of_time_are_checked(server: Server) -> None:
    people = await server.guests("Ada")
    code = await people[0].open_table(2)
    for bad in (
        {"time_zone": "Europe/Atlantis"},
        {"decision_hours": -1},
        {"quiet_from": 24},
        {"evening_end": "25:00"},
        {"when_late": "kick"},
        {"bank_minutes": 10**9},
    ):
        assert (await people[0].post(f"/api/tables/{code}/terms", bad)).status_code == 422, bad


async def test_games_like_it_tell_how_long_an_evening_will_be(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    assert await people[0].see(f"/api/tables/{code}/length") == {"moves": None}
    await server.finished(*people)
    assert (await people[0].see(f"/api/tables/{code}/length"))["moves"] > 10
