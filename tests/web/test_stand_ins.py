"""Bots: they fill seats and play for who is away; whoever comes back plays on; the log tells who did what."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from app.engine.events import Seat
from app.settings import Settings
from app.tables.model import DEFAULT_AWAY
from app.tables.pauses import Pauses, pause_factor
from app.tables.ports import StorageUnavailable
from tests.store.build import Breaking
from tests.web.server import Guest, Line, Server, play_on, quick, serving, wait_for

pytestmark = pytest.mark.anyio


async def test_a_table_of_one_person_and_bots_plays_to_the_end(server: Server) -> None:
    ada = await server.guest("Ada")
    code = (await ada.do("/api/play", {"game": "outpost", "seats": 3}))["code"]
    line = await ada.sit_at(code)
    while not line.mirror.is_over:
        while not (line.is_asked or line.mirror.is_over):
            await line.receive()
        if line.is_asked:
            await line.send(line.random_act())
            await line.until(lambda found: found["type"] in ("ack", "refused"))
    log = await server.log(code)
    asked = [entry for entry in log if entry.kind == "move" and "foregone" not in entry.body]
    assert {(entry.seat, entry.by_bot) for entry in asked} == {(0, False), (1, True), (2, True)}
    assert line.mirror.gaps == 0


def test_bots_that_answer_bots_wait_less_and_less_but_never_not_at_all() -> None:
    shares = [pause_factor(Settings().bot_haste, answered) for answered in range(40)]
    assert shares[0] == 1
    assert all(0 < after <= before for before, after in pairwise(shares))
    assert sum(shares[:20]) < 12, "a duel of twenty bids"


async def test_a_bot_plays_for_who_is_away_until_they_come_back(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    away, other = lines
    answer = await away.ask(type="drive", driver="bot")
    assert answer["type"] == "ack"
    for _ in range(15):
        while not other.is_asked:
            await other.receive()
        await other.move()
    other_view = await people[1].see(f"/api/tables/{code}")
    assert [seat["driver"] for seat in other_view["seats"]] == ["bot", "person"]
    await away.ask(type="drive", driver="person")
    room = await server.room(code)
    assert room.position is not None
    for line in lines:
        await line.reach(room.position.seq)
    await play_on(lines, moves=10)
    log = await server.log(code)
    marks = [(entry.seq, entry.body["driver"]) for entry in log if entry.kind == "driver"]
    assert [driver for _, driver in marks] == ["bot", "person"]
    for entry in log:
        if entry.kind == "move":
            by_bot = entry.seat == 0 and marks[0][0] < entry.seq < marks[1][0]
            assert entry.by_bot == by_bot
    assert any(entry.by_bot for entry in log)


async def test_the_others_see_that_a_bot_plays(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    asked = next(line for line in lines if line.is_asked)
    other = next(line for line in lines if line is not asked)
    await asked.ask(type="drive", driver="bot")
    mark = await other.until(lambda found: found["type"] == "step" and found["kind"] == "driver")
    assert (mark["seat"], mark["driver"]) == (lines.index(asked), "bot")
    step = await other.until(lambda found: found["type"] == "step" and found["kind"] == "move")
    assert step["bot"] is True


async def test_leaving_a_running_game_lets_a_bot_play_and_the_log_marks_it(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    await people[0].do(f"/api/tables/{code}/leave")
    marks = [(entry.seat, dict(entry.body)) for entry in await server.log(code) if entry.kind == "driver"]
    assert marks == [(0, {"driver": "bot"})]
    assert (await people[0].see(f"/api/tables/{code}"))["you"]["seat"] == 0, "one may come back"


async def test_a_drive_sent_again_changes_nothing_again(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    line = await people[0].sit_at(code)
    first = await line.ask(type="drive", id="away", driver="bot")
    await line.ask(type="drive", id="back", driver="person")
    again = await line.ask(type="drive", id="away", driver="bot")
    assert (await people[0].see(f"/api/tables/{code}"))["seats"][0]["driver"] == "person"
    assert again["v"] == first["v"]


async def test_the_answer_to_drive_is_the_entry_that_marks_it(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    line = await people[0].sit_at(code)
    answer = await line.ask(type="drive", driver="bot")
    entry = next(entry for entry in await server.log(code) if entry.kind == "driver")
    assert answer["v"] == entry.seq


async def test_a_seat_taken_back_while_the_bot_is_thinking_is_not_played_by_it(database_url: str) -> None:
    async with serving(quick(database_url, bot_pause_low=0.3, bot_pause_high=0.3)) as server:
        people = await server.guests("Ada", "Bob")
        code = await server.started(*people)
        lines = [await person.sit_at(code) for person in people]
        asked = next(line for line in lines if line.is_asked)
        await asked.ask(type="drive", driver="bot")
        await wait_for(lambda: bool(server.inside.bots._running))
        await asked.ask(type="drive", driver="person")
        await wait_for(lambda: not server.inside.bots._running)
        assert [entry.kind for entry in await server.log(code)] == ["start", "driver", "driver"]


async def test_a_bot_answers_after_a_pause_that_was_drawn_before_it_looked(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A quick answer would tell that there was nothing to think about."""
    pauses: list[float] = []

    def pause(_settings: Pauses) -> float:
        pauses.append((0.02, 0.06)[len(pauses) % 2])
        return pauses[-1]

    monkeypatch.setattr(Pauses, "draw", pause)
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    for person in people:
        await person.do(f"/api/tables/{code}/leave")
    await wait_for(lambda: len(pauses) > 16)
    moves = [entry for entry in await server.log(code) if entry.by_bot]
    waits = [later.at - earlier.at for earlier, later in pairwise(moves)]
    assert len(waits) > 12
    least = [drawn * pause_factor(Settings().bot_haste, answered) for answered, drawn in enumerate(pauses)]
    assert all(waited > 0.9 * drawn for waited, drawn in zip(waits, least[1:], strict=False))


async def test_a_bot_goes_on_after_the_database_was_away(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    asked = next(line for line in lines if line.is_asked)
    journal = server.inside.stores.journal
    append, fails = journal.append, [True]

    async def sometimes(*given: Any, **more: Any) -> bool:
        if given[1].by_bot and fails:
            fails.pop()
            raise StorageUnavailable("away")
        return await append(*given, **more)

    monkeypatch.setattr(journal, "append", sometimes)
    await asked.ask(type="drive", driver="bot")
    await wait_for(lambda: not fails)
    async with asyncio.timeout(8):
        await asked.until(lambda found: found["type"] == "step" and found["bot"])


async def test_a_person_and_the_stand_in_never_move_twice_for_one_decision(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]

    async def restless(line: Line) -> None:
        for number in range(60):
            await line.send({"type": "drive", "id": f"d{number}", "driver": ("bot", "person")[number % 2]})
            if line.mirror.decision:
                await line.send(line.random_act())
            await line.echo()

    await asyncio.gather(*(restless(line) for line in lines))
    log = await server.log(code)
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    assert len({entry.client_id for entry in log}) == len(log)
    for line in lines:
        assert line.mirror.gaps == 0


async def test_another_player_lets_a_bot_play_for_who_has_vanished_until_they_come_back(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    gone = next(number for number, line in enumerate(lines) if line.is_asked)
    other = lines[1 - gone]
    await lines[gone].close()
    await other.until(lambda found: found["type"] == "presence" and found["seats"] == [1 - gone])
    assert await other.code(type="stand_in", seat=gone) == "not_away", "not at once: they may come back"
    here = (await server.room(code)).here
    here._left_at[Seat(gone)] -= 60 * DEFAULT_AWAY
    mark = await other.ask(type="stand_in", id="go-on", seat=gone)
    await other.until(lambda found: found["type"] == "step" and found["bot"])
    entry = next(entry for entry in await server.log(code) if entry.kind == "driver")
    assert (entry.seq, entry.seat, dict(entry.body)) == (mark["v"], gone, {"driver": "bot", "by": 1 - gone})
    assert (await other.ask(type="stand_in", id="go-on", seat=gone))["v"] == mark["v"], "the same wish, sent again"
    assert await other.code(type="stand_in", seat=gone) == "bot_plays_already"
    back = await people[gone].sit_at(code)
    assert (await back.ask(type="drive", driver="person"))["type"] == "ack"
    seats = (await people[gone].see(f"/api/tables/{code}"))["seats"]
    assert [seat["driver"] for seat in seats] == ["person", "person"]


async def test_nobody_who_is_here_is_replaced_by_a_bot_and_no_stranger_can_wish_it(server: Server) -> None:
    people = await server.guests("Ada", "Bob", "Cem", "Dan")
    code = await server.started(*people[:3])
    ada, _, watching = [await people[number].sit_at(code) for number in (0, 1, 3)]
    await people[2].do(f"/api/tables/{code}/frames", {"type": "sync", "have": 0})  # plays over plain requests
    (await server.room(code)).here._since -= 3600
    for seat in range(3):
        assert await ada.code(type="stand_in", seat=seat) == "not_away"
    assert await ada.code(type="stand_in", seat=3) == "no_such_seat"
    assert await watching.code(type="stand_in", seat=0) == "not_seated"
    assert [entry.kind for entry in await server.log(code)] == ["start"]


async def vanished(server: Server, minutes: float, **rule: Any) -> tuple[str, list[Guest], list[Line]]:
    """Return a table with this rule that waits for somebody; they have been away for so long. They come first."""
    people = await server.guests("Ada", "Bob")
    code = await server.gathered(*people)
    await people[0].do(f"/api/tables/{code}/terms", {"pace": "live", **rule})
    await people[0].do(f"/api/tables/{code}/start")
    lines = [await person.sit_at(code) for person in people]
    gone = next(number for number, line in enumerate(lines) if line.is_asked)
    await lines[gone].close()
    left_at = (await server.room(code)).here._left_at
    await wait_for(lambda: Seat(gone) in left_at)
    left_at[Seat(gone)] -= 60 * minutes
    order = [gone, 1 - gone]
    return code, [people[seat] for seat in order], [lines[seat] for seat in order]


@pytest.mark.parametrize(
    ("rule", "minutes", "refusal"),
    [
        ({}, 4, "not_away"),
        ({}, 6, None),
        ({"away_minutes": 2}, 3, None),
        ({"away_minutes": 60}, 59, "not_away"),
        ({"away_minutes": 60}, 61, None),
        ({"stand_in": "nobody"}, 500, "no_stand_ins"),
        ({"stand_in": "vote"}, 500, "stand_in_by_vote"),
        ({"pace": "days"}, 500, "no_stand_ins"),
        ({"pace": "days", "stand_in": "away"}, 6, None),
    ],
)
async def test_whether_a_bot_may_stand_in_is_the_rule_of_the_table(
    server: Server, rule: dict[str, Any], minutes: float, refusal: str | None
) -> None:
    code, people, [_, other] = await vanished(server, minutes, **rule)
    gone = (await people[0].see(f"/api/tables/{code}"))["you"]["seat"]
    answer = await other.ask(type="stand_in", seat=gone)
    assert answer.get("code") == refusal
    assert ((await server.room(code)).table.seats[gone].driver == "bot") == (refusal is None)


async def test_the_rule_is_the_hosts_in_the_lobby_and_everybody_reads_it(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.gathered(ada, bob, pace="days")
    path = f"/api/tables/{code}/terms"
    found = await bob.see(f"/api/tables/{code}")
    assert (found["pace"], found["stand_in"], found["away_minutes"]) == ("days", "nobody", 5)
    line = await bob.sit_at(code)
    await ada.do(path, {"pace": "live", "stand_in": "vote", "away_minutes": 30})
    table = (await line.get("table"))["table"]
    assert (table["pace"], table["stand_in"], table["away_minutes"]) == ("live", "vote", 30)
    for wrong in (
        {"away_minutes": 1},
        {"away_minutes": 61},
        {"away_minutes": "5"},
        {"stand_in": "me"},
        {"pace": "slow"},
    ):
        answer = await ada.post(path, {"pace": "live", **wrong})
        assert (answer.status_code, answer.json()["code"]) == (422, "wrong_type")
    assert (await bob.post(path, {"pace": "live"})).json()["code"] == "not_host"
    await ada.do(f"/api/tables/{code}/start")
    assert (await ada.post(path, {"pace": "days"})).json()["code"] == "table_is_playing"


async def test_a_rematch_keeps_the_rule(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.finished(ada, bob, pace="days")
    found = await bob.do(f"/api/tables/{code}/rematch")
    assert (found["pace"], found["stand_in"]) == ("days", "nobody")


async def test_whoever_comes_back_takes_over_with_the_first_click(server: Server) -> None:
    code, people, [_, other] = await vanished(server, 6)
    gone = (await people[0].see(f"/api/tables/{code}"))["you"]["seat"]
    server.inside.hub.listeners.clear()  # so that the bot lets them decide
    mark = await other.ask(type="stand_in", seat=gone)
    [mine] = [each for each in (await people[0].see("/api/tables"))["mine"] if each["code"] == code]
    assert (mine["driven"], mine["waiting"]) == (True, False)
    back = await people[0].sit_at(code)
    await back.reach(mark["v"])
    await back.move()
    log = await server.log(code)
    assert [(entry.kind, entry.seat, entry.by_bot) for entry in log[-2:]] == [
        ("driver", gone, False),
        ("move", gone, False),
    ]
    assert dict(log[-2].body) == {"driver": "person"}
    [mine] = [each for each in (await people[0].see("/api/tables"))["mine"] if each["code"] == code]
    assert not mine["driven"]


async def test_an_action_over_http_takes_the_seat_back_too_and_another_persons_does_not(server: Server) -> None:
    code, people, lines = await vanished(server, 6)
    gone = (await people[0].see(f"/api/tables/{code}"))["you"]["seat"]
    server.inside.hub.listeners.clear()
    await lines[1].ask(type="stand_in", seat=gone)
    decision = (await people[0].see(f"/api/tables/{code}/view"))["decision"]
    body = {"id": "a", "decision": decision["id"], "action": decision["default"]}
    assert (await people[1].post(f"/api/tables/{code}/actions", body)).json()["code"] == "not_your_decision"
    assert (await server.room(code)).table.seats[gone].driver == "bot"
    await people[0].do(f"/api/tables/{code}/actions", body)
    assert (await server.room(code)).table.seats[gone].driver == "person"


async def test_two_processes_know_alike_who_is_away(postgres_url: str) -> None:
    settings = quick(postgres_url, poll_seconds=0.3)
    async with serving(settings) as one, serving(settings) as other:
        people = await one.guests("Ada", "Bob")
        code = await one.started(*people)
        people[1].server = other
        ada, bob = [await person.sit_at(code) for person in people]
        for line in (ada, bob):
            await line.until(lambda found: found["type"] == "presence" and found["seats"] == [0, 1])
        here = (await one.room(code)).here
        here._since -= 3600
        assert await ada.code(type="stand_in", seat=1) == "not_away", "they are here, if elsewhere"
        await bob.close()
        await ada.until(lambda found: found["type"] == "presence" and found["seats"] == [0])
        assert await ada.code(type="stand_in", seat=1) == "not_away", "not at once: they may come back"
        here._left_at[Seat(1)] -= 60 * DEFAULT_AWAY
        assert (await ada.ask(type="stand_in", seat=1))["type"] == "ack"
        assert (await people[1].see(f"/api/tables/{code}"))["seats"][1]["driver"] == "bot"


@pytest.mark.parametrize("breaks", [["before", "before"], ["after", "before"]])
async def test_a_seat_changes_hands_together_with_its_entry_or_not_at_all(server: Server, breaks: list[str]) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    line = next(line for line in [await ada.sit_at(code), await bob.sit_at(code)] if line.is_asked)
    room, seat = await server.room(code), line.mirror.you["seat"]
    server.inside.hub.listeners.clear()  # so that the bot never answers
    act, done = line.random_act(), list[str]()
    for frame, driver in (({"type": "drive", "driver": "bot", "id": "gone"}, "bot"), (act, "person")):
        Breaking(server.inside.stores, breaks)  # type: ignore[arg-type]
        assert await line.code(**frame) == "trying_again"
        stored = await server.inside.tables.find(room.table.code)
        entries = [entry.body["driver"] for entry in await server.log(code) if entry.kind == "driver"]
        is_there = breaks[0] == "after"
        assert entries == [*done, *[driver] * is_there]
        assert (stored.seats[seat].driver == driver) == is_there, "neither without the other"
        assert (await line.ask(**frame))["type"] == "ack"
        done.append(driver)
    drivers = [entry.body["driver"] for entry in await server.log(code) if entry.kind == "driver"]
    assert (drivers, room.table.seats[seat].driver) == (["bot", "person"], "person"), "once each, however often sent"
