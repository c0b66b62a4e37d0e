"""Whole games of every title over a server: no frame tells its reader more than they may know, whatever happens."""

import json
from typing import Any

import msgspec
import pytest

from app.engine.driver import drafted
from app.engine.events import Player, Seat, Spectator, Viewer
from app.engine.rng import Stream, commitment, seed_from
from app.games import TITLES
from app.tables.room import Room
from tests.databases import new_sqlite_url
from tests.games.contract.harness import Case
from tests.web.server import Guest, Line, Server

pytestmark = pytest.mark.anyio

MOST_MOVES = 2_000
COMPARED_ONE_IN = 8
"""Views add up what was told: so often it is enough to compare them with those of another world."""


class Past:
    """Every position of a table, with all its secrets."""

    name = "past"

    def __init__(self, server: Server, room: Room) -> None:
        self.room = room
        self.case = Case(room.table.title, len(room.table.seats), {})
        self.secrets = [room.table.seed, *(seat.person for seat in room.table.seats if seat.person)]
        self.states: dict[int, Any] = {}
        server.inside.hub.listeners.insert(0, self)
        self.after_step(room)

    def after_step(self, room: Room) -> None:
        assert room.position is not None
        self.states[room.position.seq] = room.position.state

    @property
    def last(self) -> int:
        """The newest entry."""
        return max(self.states)

    def hidden(self, version: int, viewer: Viewer) -> set[str]:
        """Return what was hidden from somebody after an entry."""
        return set(self.case.harness.secrets(self.states[version], viewer)) if version in self.states else set()


class Onlooker:
    """Somebody at the table, in a seat or in none, and all that every socket of theirs was sent."""

    def __init__(self, guest: Guest, line: Line, viewer: Viewer) -> None:
        self.guest, self.line, self.viewer = guest, line, viewer
        self.read = 0

    async def come_back(self, code: str) -> None:
        """Have the socket break, and open another."""
        await self.line.close()
        fresh = await self.guest.sit_at(code)
        fresh._dice = self.line._dice  # or the same answers would be given again and again
        self.line, self.read = fresh, 0

    def check(self, past: Past, dice: Stream) -> None:
        """Find nothing hidden in the frames since the last look, nor in what all frames have added up to."""
        for data in self.line.raw[self.read :]:
            text, frame = data.decode(), json.loads(data)
            assert not [secret for secret in past.secrets if secret in text], frame["type"]
            happened = json.dumps(frame.pop("events", None))
            frame.pop("log", None)  # what it names was open when it happened, and was looked at then
            version = frame["v"] if frame["type"] in ("step", "snapshot") else past.last
            now = past.hidden(version, self.viewer)
            assert not now & named(json.dumps(frame)), frame["type"]
            assert not now & past.hidden(version - 1, self.viewer) & named(happened), happened
        self.read = len(self.line.raw)
        assert self.line.mirror.decision is None or isinstance(self.viewer, Player)
        if self.line.mirror.version == past.last and dice.below(COMPARED_ONE_IN) == 0:
            state = past.states[past.last]
            other = past.case.redeal(state, self.viewer, dice)
            assert told(self.line.mirror.view, state) == told(self.expected(past.room, other), other)

    def expected(self, room: Room, state: Any) -> Any:
        """Return what they should see of a state, the own draft included."""
        if isinstance(self.viewer, Player) and (draft := room.drafts.actions_of(self.viewer.seat)):
            own = drafted(room.game, state, self.viewer.seat, draft).state
            return room.game.view_for(own, self.viewer, room.game.view_for(state, Spectator()))
        return room.game.view_for(state, self.viewer)


def named(text: str) -> set[str]:
    """Return all strings of a JSON text, whatever they stand for."""
    return set(text.split('"')[1::2])


def told(view: Any, state: Any) -> Any:
    """Return a view as a page has it, without the promise of the seed."""
    text = json.dumps(json.loads(msgspec.json.encode(view)), sort_keys=True)
    return json.loads(text.replace(commitment(state.rng.seed), ""))


async def disturb(number: int, code: str, one: Onlooker) -> None:
    """Let something happen beside the moves: refusals, talk, sockets that break."""
    if number % 3 == 0 and one.guest.name:
        await one.line.code(type="act", decision="nothing", action={"type": "nothing"})
        await one.line.ask(type="chat", text=f"move {number}")
    if number % 5 == 0:
        await one.come_back(code)


async def go_on(number: int, seated: list[Onlooker]) -> None:
    """Have somebody move, or now and then take a move back."""
    lines = [each.line for each in seated]
    undoer = next((line for line in lines if line.mirror.free is not None), None)
    if number % 11 == 0 and undoer is not None:
        assert (await undoer.ask(type="undo", to=undoer.mirror.version - 1))["type"] == "ack"
    else:
        await next(line for line in lines if line.is_asked).move()


@pytest.mark.parametrize("database_url", [new_sqlite_url], indirect=True, ids=["sqlite"])
@pytest.mark.parametrize("title", TITLES)
async def test_in_a_whole_game_of_any_title_nobody_is_told_more_than_they_may_know(server: Server, title: str) -> None:
    people = await server.guests("Ada", "Bob", "Cy")
    code = await server.started(*people, game=title)
    room = await server.room(code)
    past = Past(server, room)
    seated = [Onlooker(each, await each.sit_at(code), Player(Seat(n))) for n, each in enumerate(people)]
    others = (await server.guest("Dot"), await server.stranger())
    everybody = [*seated, *[Onlooker(each, await each.sit_at(code), Spectator()) for each in others]]
    dice = Stream(seed_from(title))
    for number in range(MOST_MOVES):
        version = await server.settled(code)
        for each in everybody:
            await each.line.reach(version)
            if not room.is_over:
                each.check(past, dice)
        if room.is_over:
            return
        one = everybody[number % len(everybody)]
        await disturb(number, code, one)
        one.check(past, dice)
        await go_on(number, seated)
    raise AssertionError("the game has no end")
