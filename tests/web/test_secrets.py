"""Nobody learns what they may not: the bytes of all frames and answers of whole games, held against what was hidden."""

import json
import re
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from app.engine.events import Seat
from app.games.outpost.components import names_of
from app.games.outpost.hand import hand
from app.games.outpost.state import State
from app.tables.model import TableCode, TableSettings
from app.tables.room import Room
from tests.web.server import Guest, Line, Server, play_on

pytestmark = pytest.mark.anyio

CARD = re.compile(r"[a-z_]+/\d+/\d+")


def cards_in(content: Any) -> set[str]:
    """Return the cards that are named anywhere in a part of a frame."""
    return set(CARD.findall(content if isinstance(content, str) else json.dumps(content)))


def hidden_from(state: State, seat: Seat | None) -> set[str]:
    """Return the cards that somebody in this seat (or in none) may not know: the draw piles and the others' hands."""
    piled = {name for deck in state.decks.values() for name in names_of(deck.draw)}
    held = {
        card.id
        for number, player in enumerate(state.players)
        if number != seat
        for card in hand(player)
        if card.kind == "normal"
    }
    return piled | held


class Witness:
    """Knows every position of a table, with all its secrets, and checks what was sent against it."""

    name = "witness"

    def __init__(self, server: Server, room: Room) -> None:
        self.secrets = [room.table.seed, *(seat.person for seat in room.table.seats if seat.person), room.table.host]
        self.states: dict[int, State] = {}
        self._code = room.table.code
        server.inside.hub.listeners.insert(0, self)
        self.after_step(room)

    def after_step(self, room: Room) -> None:
        if room.table.code == self._code and room.position is not None:
            self.states[room.position.seq] = room.position.state

    @property
    def last(self) -> int:
        """The newest entry before the end."""
        return max(version for version, state in self.states.items() if state.stage != "over")

    def check(self, seat: Seat | None, sent: list[bytes]) -> int:
        """Find nothing hidden in what a seat was sent before the end; return how many messages that were."""
        count = 0
        for data in sent:
            content = json.loads(data)
            if content.get("v", 0) > self.last and content["type"] in ("step", "snapshot"):
                break
            count += 1
            text = data.decode()
            assert not [secret for secret in self.secrets if secret in text]
            match content.get("type"):
                case "step":
                    self._check_step(seat, content)
                case "snapshot":
                    self._check_snapshot(seat, content)
                case _:
                    assert not cards_in(text), text
        return count

    def _check_step(self, seat: Seat | None, step: dict[str, Any]) -> None:
        """A card may be told of that was open before and is hidden now; never one that was hidden all the time."""
        now = hidden_from(self.states[step["v"]], seat)
        assert not cards_in({**step, "events": None}) & now
        assert not cards_in(step["events"]) & now & hidden_from(self.states[step["v"] - 1], seat)
        assert seat is not None or step["decision"] is None

    def _check_snapshot(self, seat: Seat | None, snapshot: dict[str, Any]) -> None:
        assert not cards_in({**snapshot, "log": None}) & hidden_from(self.states[snapshot["v"]], seat)
        for line in snapshot["log"][1:]:
            both = hidden_from(self.states[line["seq"]], seat) & hidden_from(self.states[line["seq"] - 1], seat)
            assert not cards_in(line) & both
        assert list(snapshot["view"]["hands"]) == ([] if seat is None else [str(seat)])
        assert snapshot["view"]["archive"] is None
        assert seat is not None or snapshot["decision"] is None


async def seatless_host(server: Server, host: Guest, *people: Guest) -> str:
    """Return a started table whose host has no seat."""
    code = await server.gathered(host, *people[1:])
    bobs = await server.gathered(people[0], *people[1:])
    tables = server.inside.stores.tables
    table, other = await tables.find(TableCode(code)), await tables.find(TableCode(bobs))
    assert table is not None
    assert other is not None
    assert await tables.change(msgspec.structs.replace(table, seats=other.seats))
    await host.do(f"/api/tables/{code}/start")
    return code


async def test_in_a_whole_game_nobody_is_sent_what_is_hidden_from_them(server: Server) -> None:
    host, *people, watcher = await server.guests("Host", "Ada", "Bob", "Cy", "Dot")
    nobody = await server.stranger()
    code = await seatless_host(server, host, *people)
    witness = Witness(server, await server.room(code))
    everybody = [*people, host, watcher, nobody]
    lines = [await person.sit_at(code) for person in everybody]
    assert [line.mirror.you["seat"] for line in lines] == [0, 1, 2, None, None, None]
    assert [line.mirror.you["host"] for line in lines] == [False, False, False, True, False, False]
    while not lines[0].mirror.is_over:
        await play_on(lines[:3], lines[3:], moves=40)
        for person in everybody:
            for path in ("", "/view", "/export"):
                await person.get(f"/api/tables/{code}{path}")
            await person.get("/api/tables")
            await person.get(f"/t/{code}")
        await lines[0].code(type="undo", to=0)
    for seat, (person, line) in enumerate(zip(everybody, lines, strict=True)):
        assert witness.check(Seat(seat) if seat < 3 else None, line.raw) > 300
        answers = [data for data in person.answers if data.startswith(b"{")]
        assert witness.check(Seat(seat) if seat < 3 else None, answers) > 20
        pages = [data for data in person.answers if not data.startswith(b"{")]
        assert not [secret for secret in witness.secrets for data in pages if secret.encode() in data]
        assert not any(cards_in(data.decode()) for data in pages)
    for mine, other in ((0, 1), (1, 2), (0, None)):
        with pytest.raises(AssertionError):  # the witness would notice: one seat's frames are too much for another
            witness.check(None if other is None else Seat(other), lines[mine].raw)
    assert witness.secrets[0].encode() in lines[4].raw[-1] + lines[4].raw[-2], "after the end the seed is shown"


async def test_coming_back_as_somebody_else_shows_no_more(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    witness = Witness(server, await server.room(code))
    lines = [await person.sit_at(code) for person in people]
    await play_on(lines, moves=12)
    same_browser_logged_out = await server.stranger()
    as_nobody = await same_browser_logged_out.sit_at(code)
    assert witness.check(None, as_nobody.raw) == 1
    other = await server.guest("Ada")  # the same name is not the same person
    assert witness.check(None, (await other.sit_at(code)).raw) == 1
    back = await people[0].sit_at(code)
    assert witness.check(Seat(0), back.raw) == 1
    await back.ask(type="drive", driver="bot")  # who lets a bot play sees what they saw before
    await back.send({"type": "sync", "have": 0})
    await back.get("snapshot")
    assert back.mirror.you["seat"] == 0
    assert witness.check(Seat(0), back.raw) >= 3


async def test_a_table_without_spectators_shows_strangers_nothing(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people, spectators=False, private=False)
    for person in (await server.guest("Cy"), await server.stranger()):
        for path in ("", "/view", "/export"):
            answer = await person.get(f"/api/tables/{code}{path}")
            assert (answer.status_code, answer.json()["code"]) == (403, "no_spectators")
        assert (await person.get(f"/t/{code}")).status_code == 403
        line = await person.dial(code)
        assert await line.receive() == {"type": "refused", "id": "", "code": "no_spectators", "params": {}}
        await line.connection.wait_closed()
        assert code not in (await person.get("/api/tables")).text


async def test_who_waited_in_the_lobby_of_a_table_without_spectators_is_shown_nothing_of_the_game(
    server: Server,
) -> None:
    people = await server.guests("Ada", "Bob")
    watcher = await server.guest("Cy")
    code = await server.gathered(*people, spectators=False)
    watching = await watcher.sit_at(code)
    await people[0].do(f"/api/tables/{code}/start")
    lines = [await person.sit_at(code) for person in people]
    await play_on(lines, moves=3)
    await watching.connection.close()
    with suppress(ConnectionClosed):
        while True:
            await watching.receive()
    assert not [data for data in watching.raw if json.loads(data)["type"] in ("snapshot", "step")]


async def opened_in_the_lobby(server: Server) -> tuple[str, list[Guest], list[Line]]:
    people = await server.guests("Ada", "Bob", "Cy")
    code = await server.gathered(*people)
    return code, people, [await person.sit_at(code) for person in people]


async def test_new_seats_show_the_new_hands_to_sockets_that_were_open(server: Server) -> None:
    code, people, lines = await opened_in_the_lobby(server)
    await people[0].do(f"/api/tables/{code}/arrange", {"order": [2, 0, 1]})
    await people[0].do(f"/api/tables/{code}/start")
    for line, seat in zip(lines, (1, 2, 0), strict=True):
        snapshot = await line.get("snapshot")
        assert (snapshot["you"]["seat"], list(snapshot["view"]["hands"])) == (seat, [str(seat)])


async def test_who_lost_a_seat_does_not_see_the_hand_of_who_took_it(server: Server) -> None:
    code, people, lines = await opened_in_the_lobby(server)
    await people[0].do(f"/api/tables/{code}/kick", {"seat": 1})
    await (await server.guest("Dot")).do(f"/api/tables/{code}/join")
    await people[2].do(f"/api/tables/{code}/leave")
    await people[0].do(f"/api/tables/{code}/bot", {"seat": 2})
    await people[0].do(f"/api/tables/{code}/start")
    snapshot = await lines[2].get("snapshot")
    assert (snapshot["you"]["seat"], snapshot["view"]["hands"], snapshot["decision"]) == (None, {}, None)
    assert (await lines[1].get("refused"))["code"] == "removed"
    with pytest.raises(ConnectionClosed):
        await lines[1].receive()
    assert not lines[1].mirror.view


async def test_who_sits_down_after_opening_a_socket_plays_over_it(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await ada.open_table(2)
    lines = [await ada.sit_at(code), await bob.sit_at(code)]
    await bob.do(f"/api/tables/{code}/join")
    await ada.do(f"/api/tables/{code}/start")
    for seat, line in enumerate(lines):
        snapshot = await line.get("snapshot")
        assert (snapshot["you"]["seat"], list(snapshot["view"]["hands"])) == (seat, [str(seat)])
    await play_on(lines, moves=5)


async def test_private_tables_are_listed_for_those_who_sit_there_only(server: Server) -> None:
    ada, bob, cy = await server.guests("Ada", "Bob", "Cy")
    hidden = [await server.gathered(ada, bob), await server.started(ada, bob)]
    listed = await server.gathered(ada, bob, private=False)
    for person in (cy, await server.stranger()):
        answer = await person.get("/api/tables")
        assert not [code for code in hidden if code in answer.text]
        assert [table["code"] for table in answer.json()["listed"]] == [listed]
        assert answer.json()["mine"] == []
        assert not [code for code in hidden if code in (await person.get("/")).text]
    mine = (await bob.see("/api/tables"))["mine"]
    assert {table["code"] for table in mine} == {*hidden, listed}
    allowed = {"code", "title", "options", "status", "commitment", "rematch", "seats", "lesson", "proposal"}
    allowed |= {"pause", "ended_early", "terms_version", "terms_changes", "waiting", "playable", "driven", "lost"}
    allowed |= set(TableSettings.__struct_fields__)  # what a host decides is for everybody to see
    assert {key for table in mine for key in table} - allowed == set()
    shown = {"name", "bot", "driver", "free", "host", "ready", "coach", "holiday_until", "holiday_days"}
    assert all(set(seat) == shown for table in mine for seat in table["seats"])


async def test_what_somebody_cannot_afford_is_told_to_nobody_else(server: Server) -> None:
    people = await server.guests("Ada", "Bob", "Cy")
    watcher = await server.guest("Dot")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    watching = await watcher.sit_at(code)
    asked = next(line for line in lines if line.is_asked)
    for line in (*lines, watching):
        await line.echo()
    assert asked.mirror.decision is not None
    market = [offer["upgrade"] for offer in asked.mirror.view["market"]]
    reasons = set()
    for upgrade in market:
        action = {"type": "open_auction", "upgrade": upgrade, "amount": 9_999}
        refusal = await asked.ask(type="act", decision=asked.mirror.decision["id"], action=action)
        assert refusal["type"] == "refused"
        reasons.add(refusal["code"])
    for line in [line for line in lines if line is not asked] + [watching]:
        assert await line.echo() == []
    assert len(await server.log(code)) == 1
    metrics = (await watcher.get("/metrics")).text
    assert 'frontier_refused_total{kind="IllegalAction"}' in metrics
    assert not [word for word in (code, *reasons) if word in metrics]
