"""The log behind screens: what rivals were told in earlier rounds is in nothing that they are sent again."""

import json
import re
from collections.abc import Mapping
from itertools import count
from typing import Any

import pytest

from app.games.homesteaders.components import HIDDEN
from app.tables.ledger import RECENT
from tests.web.server import Guest, Line, Server, play_on

pytestmark = pytest.mark.anyio

GOODS = re.compile(f'"({"|".join(HIDDEN)})"')
Told = Mapping[str, Any]


def betrayed(events: list[Told], seat: int | None) -> list[Told]:
    """Return the events that name goods behind the screens of others; choices of the railroad stay in the open."""
    others = [event for event in events if event["params"].get("seat", seat) != seat]
    return [each for each in others if each["key"] != "homesteaders-bonus" and GOODS.search(json.dumps(each["params"]))]


class Town:
    """Three people and a spectator at a table of Homesteaders, all of them looking."""

    def __init__(self, server: Server, code: str, people: list[Guest], lines: list[Line]) -> None:
        self.server, self.code, self.people, self.lines = server, code, people, lines

    @classmethod
    async def of(cls, server: Server, **options: str) -> "Town":
        """Sit down."""
        people = await server.guests("Ada", "Bob", "Cy")
        code = await server.started(*people, game="homesteaders", options={"first_player": "first_seat", **options})
        people.append(await server.guest("Dot"))
        return cls(server, code, people, [await person.sit_at(code) for person in people])

    async def until_round(self, number: int) -> None:
        """Play, partly as it comes and partly as is usual, until this round has begun."""
        for turn in count():
            asked = next((line for line in self.lines if line.is_asked), None)
            if asked is None:  # what comes next is a foregone conclusion
                await self.all_reach(self.lines[0].mirror.version + 1)
                continue
            assert asked.mirror.decision is not None
            if asked.mirror.view["table"]["round"] == number:
                return
            usual = asked.mirror.decision["default"]
            await self.all_reach(await (asked.move() if turn % 3 else asked.act(**usual)))

    async def all_reach(self, version: int) -> None:
        """Let everybody hear of an entry of the log."""
        for line in self.lines:
            await line.reach(version)

    async def begun(self) -> int:
        """Return the entry in which the present round has begun."""
        return max(entry.seq for entry in await self.server.log(self.code) if any(e.closes for e in entry.events))

    def heard(self, number: int) -> dict[int, list[Told]]:
        """Return the events that somebody was told when they happened."""
        frames = [json.loads(data) for data in self.lines[number].raw]
        return {frame["seq"]: frame["events"] for frame in frames if frame["type"] == "step"}

    async def logs(self, number: int, wanted: str = "") -> dict[str, list[Told]]:
        """Return the log as somebody is sent it now, on every way that there is."""
        person, line, path = self.people[number], self.lines[number], f"/api/tables/{self.code}"
        last = line.mirror.version
        pages = [await person.see(f"{path}/history?after={after}&limit=40&as={wanted}") for after in range(0, last, 40)]
        found = {"history": [entry for page in pages for entry in page["entries"]]}
        assert [entry["seq"] for entry in found["history"]] == list(range(1, last + 1))
        if not wanted:
            found["http"] = (await person.see(f"{path}/view"))["log"]
            again = await person.sit_at(self.code)
            found["reload"] = next(frame["log"] for frame in map(json.loads, again.raw) if frame["type"] == "snapshot")
            await again.close()
            await line.send({"type": "sync", "have": 0})
            found["sync"] = (await line.get("snapshot"))["log"]
        return found


async def check_logs(town: Town, begun: int) -> None:
    """Find nothing in any log that went behind another's screen before this entry, and all that came later."""
    for number in range(4):
        seat, heard = (number if number < 3 else None), town.heard(number)
        early = [events for seq, events in heard.items() if seq < begun]
        assert sum(bool(betrayed(events, seat)) for events in early) > 10, "everybody was told it in its time"
        for way, log in (await town.logs(number)).items():
            for entry in log[1:] if log[0]["seq"] == 1 else log:
                told = heard[entry["seq"]]
                if entry["seq"] >= begun:
                    assert entry["events"] == told, way
                    continue
                assert not betrayed(entry["events"], seat), way
                for event, before in zip(entry["events"], told, strict=True):
                    stays = before["params"].get("seat") == seat or "fading" not in before
                    assert event == before if stays else event["key"] == f"{before['key']}-faded"
        if seat is not None:
            watched = (await town.logs(number, "spectator"))["history"]
            assert not [entry for entry in watched if entry["seq"] < begun and betrayed(entry["events"], None)]


async def test_what_others_got_and_gave_in_earlier_rounds_is_in_no_log_that_is_sent(server: Server) -> None:
    town = await Town.of(server)
    await town.until_round(5)
    begun = await town.begun()
    assert begun > RECENT, "what was before must not be at hand in its entirety"
    await check_logs(town, begun)
    ada = town.lines[0]
    for _ in range(RECENT // 2 + 3):
        for action in ({"type": "place_workers", "crews": {}}, {"type": "take_back"}):
            await town.all_reach(await ada.act(**action))
    assert begun == await town.begun(), "now the beginning of the round is not at hand any more"
    await check_logs(town, begun)


async def test_positions_of_earlier_rounds_show_no_screen_but_ones_own(server: Server) -> None:
    town = await Town.of(server)
    await town.until_round(2)
    for number, person in enumerate(town.people):
        own = [str(number)] if number < 3 else []
        for seq in range(1, await town.begun() + 1):
            view = (await person.see(f"/api/tables/{town.code}/history/{seq}"))["view"]
            assert (list(view["screens"]), view["scores"], view["archive"]) == (own, [], None)
            assert (view["desk"] is None, view["reach"] == {}) == (not own, not own)


async def test_lines_can_be_read_again_when_the_round_after_them_is_taken_back(server: Server) -> None:
    town = await Town.of(server)
    await town.until_round(2)
    begun = await town.begun()
    assert not any(betrayed(entry["events"], 1) for entry in (await town.logs(1))["history"] if entry["seq"] < begun)
    await town.all_reach((await town.lines[0].ask(type="undo", to=begun - 1))["v"])
    for line in town.lines[1:3]:
        await town.all_reach((await line.ask(type="undo_answer", agree=True))["v"])
    assert town.lines[0].mirror.view["table"]["round"] == 1
    heard = town.heard(1)
    for way, log in (await town.logs(1)).items():
        assert all(entry["events"] == heard[entry["seq"]] for entry in log if entry["seq"] > 1), way


async def test_when_the_game_is_over_the_whole_log_is_open(server: Server) -> None:
    ada, bob, watcher = await server.guests("Ada", "Bob", "Cy")
    code = await server.finished(ada, bob, game="homesteaders")
    truth = [[(event.key, event.public) for event in entry.events] for entry in await server.log(code)]
    assert any("gives" in params for events in truth for _, params in events)
    for person in (ada, watcher):
        for wanted in ("", "seat:0", "seat:1", "spectator", "open"):
            pages = [
                await person.see(f"/api/tables/{code}/history?after={after}&as={wanted}")
                for after in range(0, len(truth), 200)
            ]
            told = [entry["events"] for page in pages for entry in page["entries"]]
            assert [[(event["key"], event["params"]) for event in events] for events in told] == truth
        snapshot = await person.see(f"/api/tables/{code}/view")
        assert not [event for entry in snapshot["log"] for event in entry["events"] if event["key"].endswith("-faded")]


async def test_with_open_screens_the_log_keeps_everything(server: Server) -> None:
    town = await Town.of(server, information="open")
    await town.until_round(3)
    for number in (0, 3):
        heard = town.heard(number)
        for way, log in (await town.logs(number)).items():
            assert all(entry["events"] == heard[entry["seq"]] for entry in log if entry["seq"] > 1), way
        assert any(betrayed(events, None) for events in heard.values())


async def test_a_title_in_which_nothing_fades_is_told_as_ever(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    await play_on(lines, moves=60)
    log = (await people[0].see(f"/api/tables/{code}/history"))["entries"]
    sent = [json.loads(data) for line in lines for data in line.raw]
    events = [event for each in (*sent, *log) for event in each.get("events", [])]
    assert len(events) > 60
    assert {tuple(event) for event in events} == {("key", "params")}


async def test_a_deal_behind_the_screen_is_in_no_log_before_all_have_answered(server: Server) -> None:
    town = await Town.of(server)
    before = [await town.logs(number) for number in range(4)]
    await town.lines[0].act(type="take_debt", count=1)
    assert [await town.logs(number) for number in range(4)] == before
    for line in town.lines[:3]:
        await town.all_reach(await line.act(type="place_workers", crews={}))
    for number in range(4):
        for way, log in (await town.logs(number)).items():
            told = [event["params"]["seat"] for event in log[-1]["events"] if event["key"] == "homesteaders-borrowed"]
            assert told == [0], way
