"""Looking back: every position as one saw it, nothing of what was hidden, and proof when it is over."""

import json
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from app.engine.codec import fingerprint
from app.engine.errors import BadRecord
from app.engine.events import Archive, Player, Seat, Spectator, Viewer
from app.tables.position import state_at
from app.tables.replays import check_game, effective_moves
from tests.web.player import Mirror
from tests.web.server import Guest, Line, Server, play_on
from tests.web.test_secrets import Witness, cards_in, hidden_from
from tests.web.test_undo import all_reach, at_play, before_last, until_free, until_not_free

pytestmark = pytest.mark.anyio


def steps_of(line: Line) -> dict[int, dict[str, Any]]:
    """Return the whole view after every entry, as the frames of a socket told it."""
    found: dict[int, dict[str, Any]] = {}
    mirror = Mirror()
    for data in line.raw:
        frame = json.loads(data)
        mirror.take(frame)
        if frame["type"] in ("snapshot", "step"):
            found[mirror.version] = dict(mirror.view)
    return found


async def test_every_position_is_the_one_that_was_seen_live(server: Server) -> None:
    people = await server.guests("Ada", "Bob", "Cy")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    watching = await (watcher := await server.guest("Dot")).sit_at(code)
    await play_on(lines, [watching], moves=60)
    for person, line in zip([*people, watcher], [*lines, watching], strict=True):
        for seq, view in steps_of(line).items():
            found = await person.see(f"/api/tables/{code}/history/{seq}")
            assert (found["seq"], found["view"]) == (seq, view)


async def test_the_log_comes_in_pages_as_it_was_told_live(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    await play_on(lines, moves=45)
    last = lines[0].mirror.version
    for person, line in zip(people, lines, strict=True):
        told = [json.loads(data) for data in line.raw]
        live = {frame["seq"]: frame["events"] for frame in told if frame["type"] == "step"}
        pages = [await person.see(f"/api/tables/{code}/history?after={after}&limit=20") for after in (0, 20, 40)]
        entries = [entry for page in pages for entry in page["entries"]]
        assert [entry["seq"] for entry in entries] == list(range(1, last + 1))
        assert {entry["seq"]: entry["events"] for entry in entries if entry["seq"] > 1} == live
        assert all(page["last"] == last and not page["over"] for page in pages)
    assert (await people[0].see(f"/api/tables/{code}/history?after={last}"))["entries"] == []


async def look_at(person: Guest, code: str, numbers: Sequence[int], *, wanted: str = "") -> list[dict[str, Any]]:
    """Return positions and the whole log as somebody is shown them."""
    more = f"?as={wanted}" if wanted else ""
    found = [await person.see(f"/api/tables/{code}/history/{seq}{more}") for seq in numbers]
    return [*found, await person.see(f"/api/tables/{code}/history{more}")]


async def test_no_viewer_finds_anything_hidden_in_the_past(server: Server) -> None:
    """Everybody looks at every position with their own eyes; as spectators they all see what one of them saw."""
    people = await server.guests("Ada", "Bob", "Cy")
    code = await server.started(*people)
    witness = Witness(server, await server.room(code))
    lines = [await person.sit_at(code) for person in people]
    await play_on(lines, moves=30)
    last = lines[0].mirror.version
    everybody = [*people, await server.guest("Dot"), await server.stranger()]
    for number, person in enumerate(everybody):
        seat = Seat(number) if number < 3 else None
        for wanted in ("", "spectator"):
            looking = None if wanted else seat
            numbers = range(1, last + 1, 6 if wanted and number else 1)
            *positions, log = await look_at(person, code, numbers, wanted=wanted)
            for position in positions:
                assert not cards_in(position) & hidden_from(witness.states[position["seq"]], looking)
                assert list(position["view"]["hands"]) == ([] if looking is None else [str(looking)])
                assert position["view"]["archive"] is None
            for entry in log["entries"][1:]:
                before, after = witness.states[entry["seq"] - 1], witness.states[entry["seq"]]
                assert not cards_in(entry) & hidden_from(before, looking) & hidden_from(after, looking)
        raw = b"".join(person.answers).decode()
        assert not [secret for secret in witness.secrets if secret in raw]
        assert "decision" not in json.dumps(positions), "what somebody may do is nobody's past"


async def test_while_the_game_runs_nobody_looks_with_other_eyes(server: Server) -> None:
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    for person, own in ((people[0], 0), (people[1], 1), (await server.guest("Cy"), None)):
        for wanted in ("seat:0", "seat:1", "open"):
            for path in ("history", "history/1"):
                answer = await person.get(f"/api/tables/{code}/{path}?as={wanted}")
                if wanted == f"seat:{own}":
                    assert answer.json()["as"] == wanted
                else:
                    assert (answer.status_code, answer.json()["code"]) == (403, "not_over_yet")
    for wanted in ("seat:-1", "seat:x", "archive", "seat:0&as=open", "seat:٣"):
        assert (await people[0].get(f"/api/tables/{code}/history/1?as={wanted}")).status_code in (403, 422)
    answer = await people[0].get(f"/api/tables/{code}/history/1?as=seat:9")
    assert (answer.status_code, answer.json()["code"]) == (400, "no_such_seat")


async def test_when_it_is_over_every_seat_and_all_hands_are_open(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.finished(ada, bob)
    room = await server.room(code)
    assert room.position is not None
    watcher = await server.guest("Cy")
    store = server.inside.stores.tables
    viewers: dict[str, Viewer] = {
        "seat:0": Player(Seat(0)),
        "seat:1": Player(Seat(1)),
        "spectator": Spectator(),
        "open": Archive(),
    }
    for seq in (1, 17, 40, room.position.seq):
        state = msgspec.msgpack.decode(await state_at(store, room.game, room.table, seq), type=room.game.state_type)
        for wanted, viewer in viewers.items():
            found = await watcher.see(f"/api/tables/{code}/history/{seq}?as={wanted}")
            expected = json.loads(msgspec.json.encode(room.game.view_for(state, viewer)))
            assert (found["as"], found["view"]) == (wanted, expected)
    assert (await watcher.see(f"/api/tables/{code}/history"))["as"] == "open"
    answer = await watcher.get(f"/api/tables/{code}/history/{room.position.seq + 1}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_position")


async def test_what_was_taken_back_stays_to_be_seen_by_who_saw_it(server: Server) -> None:
    code, people, lines = await at_play(server, "Ada", "Bob")
    line = await until_free(lines)
    free, version = line.mirror.free, line.mirror.version
    gone = steps_of(lines[0])[version]
    await line.ask(type="undo", to=free)
    await all_reach(lines, version + 1)
    assert (await people[0].see(f"/api/tables/{code}/history/{version}"))["view"] == gone
    now = await people[0].see(f"/api/tables/{code}/history/{version + 1}")
    assert now["view"] == (await people[0].see(f"/api/tables/{code}/history/{free}"))["view"]
    kinds = [entry["kind"] for entry in (await people[0].see(f"/api/tables/{code}/history"))["entries"]]
    assert kinds[-1] == "undo"


async def test_going_to_and_fro_makes_no_position_dear(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """However moves and undos were mixed, every state is found, and no stretch of the log is read more than once."""
    code, _, lines = await at_play(server, "Ada", "Bob")
    for _ in range(6):
        line = await until_free(lines)
        while (free := line.mirror.free) is not None and line.mirror.version < 150:
            await all_reach(lines, (await line.ask(type="undo", to=free))["v"])
            await all_reach(lines, await line.move())
        asking, others = await until_not_free(lines)
        await all_reach(lines, (await asking.ask(type="undo", to=await before_last(server, code, 7)))["v"])
        for other in others:
            await all_reach(lines, (await other.ask(type="undo_answer", agree=True))["v"])
    room = await server.room(code)
    log = await server.log(code)
    assert [entry.kind for entry in log].count("undo") > 10
    store = server.inside.stores.tables
    loads: list[int] = []
    load = store.load

    async def counted(table_code: Any, up_to: int | None = None) -> Any:
        assert up_to is not None
        loads.append(up_to)
        return await load(table_code, up_to)

    monkeypatch.setattr(store, "load", counted)
    for entry in log:
        loads.clear()
        assert fingerprint(await state_at(store, room.game, room.table, entry.seq)) == entry.hash
        assert loads == sorted(set(loads), reverse=True)


async def test_a_finished_game_is_proved_move_by_move(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.finished(ada, bob)
    log = await server.log(code)
    verdict = await ada.see(f"/api/tables/{code}/verify")
    assert verdict["ok"]
    assert verdict["moves"] == len(effective_moves(log)) > 30
    assert verdict["draws"] > 30
    room = await server.room(code)
    broken = [msgspec.structs.replace(entry, hash="0" * 64) if entry.seq == 20 else entry for entry in log]
    with pytest.raises(BadRecord, match="wrong_hash"):
        check_game(room.game, room.table, broken)
    with pytest.raises(BadRecord, match="wrong_commitment"):
        check_game(room.game, msgspec.structs.replace(room.table, commitment="0" * 64), log)
    left_out = [entry for entry in log if entry.seq != 20]
    with pytest.raises(BadRecord, match=r"illegal_move|wrong_hash"):
        check_game(room.game, room.table, left_out)


async def test_the_replay_is_a_page_of_a_game_that_has_begun(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    lobby, running = await server.gathered(ada, bob), await server.started(ada, bob)
    browser = {"accept": "text/html"}
    assert (await ada.get(f"/replay/{lobby}", headers=browser)).status_code == 403
    shown = await ada.get(f"/replay/{running}", headers=browser)
    assert (shown.status_code, f'data-code="{running}"' in shown.text) == (200, True)
