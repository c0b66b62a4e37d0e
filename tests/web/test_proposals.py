"""What people decide together about a seat whose person is away: a stand-in, a new link, a substitute."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from app.engine.events import Seat
from app.tables.model import TableCode
from app.tables.proposals import LINK_SECONDS, PATIENCE_OVER_DAYS
from tests.web.server import Guest, Line, Server, quick, serving, wait_for
from tests.web.test_secrets import Witness

pytestmark = pytest.mark.anyio

HOUR = 3600


async def at_table(server: Server, *names: str, **rule: Any) -> tuple[str, list[Guest], list[Line]]:
    """Return a table with this rule where everybody sits, and no bot moves."""
    people = await server.guests(*names)
    code = await server.gathered(*people)
    await people[0].do(f"/api/tables/{code}/terms", {"pace": "live", **rule})
    await people[0].do(f"/api/tables/{code}/start")
    server.inside.hub.listeners.clear()
    return code, people, [await person.sit_at(code) for person in people]


async def leave(server: Server, code: str, lines: list[Line], *seats: int) -> None:
    """Have people close their pages, and let an hour pass."""
    here = (await server.room(code)).here
    for seat in seats:
        await lines[seat].close()
        await wait_for(lambda seat=seat: Seat(seat) in here._left_at)  # type: ignore[misc]
        here._left_at[Seat(seat)] -= HOUR


async def grow_old(server: Server, code: str, seconds: float) -> None:
    """Let time pass since the proposal was made."""

    def older(table: Any) -> Any:
        return msgspec.structs.replace(
            table, proposal=msgspec.structs.replace(table.proposal, at=table.proposal.at - seconds)
        )

    await server.inside.tables._change(TableCode(code), older)


async def table_of(server: Server, code: str) -> Any:
    return await server.inside.tables.find(TableCode(code))


async def proposed(server: Server, code: str, line: Line, kind: str, seat: int) -> str:
    """Propose something; return the proposal's id."""
    answer = await line.ask(type="propose", kind=kind, seat=seat)
    assert answer["type"] == "ack", answer
    return str((await table_of(server, code)).proposal.id)


async def agree(line: Line, proposal: str) -> dict[str, Any]:
    return await line.ask(type="proposal_answer", proposal=proposal, agree=True)


async def link_of(guest: Guest, code: str) -> str:
    """Return the token of the link to the seat."""
    url = (await guest.do(f"/api/tables/{code}/seat-link"))["url"]
    assert url.startswith("/seat#")
    return str(url.partition("#")[2])


async def kinds(server: Server, code: str) -> Sequence[tuple[str, int | None]]:
    return [(entry.kind, entry.seat) for entry in await server.log(code)][1:]


# --- stand-ins by vote -------------------------------------------------------------------------------------------


async def test_by_vote_a_bot_stands_in_when_all_others_agree(server: Server) -> None:
    code, people, lines = await at_table(server, "Ada", "Bob", "Cy", "Dan", stand_in="vote")
    await leave(server, code, lines, 3)
    proposal = await proposed(server, code, lines[0], "stand_in", 3)
    told = (await people[1].see(f"/api/tables/{code}"))["proposal"]
    wanted = {
        "id": proposal,
        "kind": "stand_in",
        "seat": 3,
        "by": 0,
        "agreed": [],
        "waiting": [1, 2, 3],
        "granted": False,
    }
    assert told == wanted
    [mine] = (await people[1].see("/api/tables"))["mine"]
    assert mine["waiting"], "the table waits for an answer"
    await agree(lines[1], proposal)
    assert (await table_of(server, code)).seats[3].driver == "person", "one is still to answer"
    await agree(lines[2], proposal)
    table = await table_of(server, code)
    assert (table.seats[3].driver, table.proposal) == ("bot", None)
    assert await kinds(server, code) == [("seat_asked", 0), ("seat_agreed", 1), ("driver", 3)]
    assert dict((await server.log(code))[-1].body) == {"driver": "bot", "by": 0, "what": "stand_in"}
    told = (await people[0].get(f"/t/{code}/log")).text
    assert "Ada proposes to let a bot play for Dan." in told
    assert "Everyone agreed: a bot plays for Dan until they are back." in told


@pytest.mark.parametrize(
    ("rule", "seat", "refusal"),
    [
        ({"stand_in": "nobody"}, 2, "no_stand_ins"),
        ({"stand_in": "away"}, 2, "no_vote_needed"),
        ({"stand_in": "vote"}, 1, "not_away"),
        ({"stand_in": "vote"}, 7, "no_such_seat"),
    ],
)
async def test_a_vote_needs_its_rule_and_somebody_who_is_away(
    server: Server, rule: dict[str, Any], seat: int, refusal: str
) -> None:
    code, _, lines = await at_table(server, "Ada", "Bob", "Cy", **rule)
    await leave(server, code, lines, 2)
    assert await lines[0].code(type="propose", kind="stand_in", seat=seat) == refusal
    assert await kinds(server, code) == []


async def test_one_who_declines_is_enough_also_the_person_whose_seat_it_is(server: Server) -> None:
    code, people, lines = await at_table(server, "Ada", "Bob", "Cy", stand_in="vote")
    await leave(server, code, lines, 2)
    proposal = await proposed(server, code, lines[0], "stand_in", 2)
    await lines[1].ask(type="proposal_answer", proposal=proposal, agree=False)
    assert await lines[1].code(type="proposal_answer", proposal=proposal, agree=True) == "nothing_to_agree_to"
    second = await proposed(server, code, lines[0], "stand_in", 2)
    assert await lines[1].code(type="proposal_answer", proposal=proposal, agree=True) == "nothing_to_agree_to", "late"
    back = await people[2].sit_at(code)
    await back.ask(type="proposal_answer", proposal=second, agree=False)
    third = [("seat_asked", 0), ("seat_declined", 1), ("seat_asked", 0), ("seat_declined", 2)]
    assert await kinds(server, code) == third
    assert (await table_of(server, code)).proposal is None


async def test_who_has_come_back_must_agree_like_everybody_else(server: Server) -> None:
    code, people, lines = await at_table(server, "Ada", "Bob", "Cy", stand_in="vote")
    await leave(server, code, lines, 2)
    proposal = await proposed(server, code, lines[0], "stand_in", 2)
    await people[2].sit_at(code)
    await agree(lines[1], proposal)
    assert (await table_of(server, code)).seats[2].driver == "person"
    assert await lines[0].code(type="proposal_answer", proposal=proposal, agree=True) == "still_waiting"


async def test_whoever_proposed_it_can_withdraw_and_a_second_proposal_waits(server: Server) -> None:
    code, _, lines = await at_table(server, "Ada", "Bob", "Cy", "Dan")
    await leave(server, code, lines, 3)
    proposal = await proposed(server, code, lines[1], "substitute", 3)
    assert await lines[0].code(type="propose", kind="new_link", seat=3) == "already_proposed"
    await lines[1].ask(type="proposal_answer", proposal=proposal, agree=False)
    assert (await kinds(server, code))[-1] == ("seat_withdrawn", 1)
    await proposed(server, code, lines[0], "new_link", 3)


@pytest.mark.parametrize(("pace", "patience"), [("live", 5 * 60), ("days", PATIENCE_OVER_DAYS)])
async def test_others_who_are_away_are_waited_for_only_so_long(server: Server, pace: str, patience: int) -> None:
    code, _, lines = await at_table(server, "Ada", "Bob", "Cy", "Dan", pace=pace)
    await leave(server, code, lines, 2, 3)
    proposal = await proposed(server, code, lines[0], "new_link", 3)
    await agree(lines[1], proposal)
    await grow_old(server, code, patience - 60)
    assert await lines[0].code(type="proposal_answer", proposal=proposal, agree=True) == "still_waiting"
    await grow_old(server, code, 60)
    assert not (await table_of(server, code)).proposal.granted, "nothing happens by itself"
    await agree(lines[1], proposal)
    assert (await table_of(server, code)).proposal.granted
    assert (await kinds(server, code))[-1] == ("seat_granted", 1)


# --- a seat changes hands ----------------------------------------------------------------------------------------


async def granted(server: Server, kind: str, **rule: Any) -> tuple[str, list[Guest], list[Line]]:
    """Return a table of three whose last person is away; the others have agreed to give the seat away."""
    code, people, lines = await at_table(server, "Ada", "Bob", "Cy", **rule)
    await leave(server, code, lines, 2)
    proposal = await proposed(server, code, lines[1], kind, 2)
    await agree(lines[0], proposal)
    assert (await table_of(server, code)).proposal.granted
    return code, people, lines


async def test_who_lost_everything_gets_the_seat_back_with_a_new_link(server: Server) -> None:
    code, people, _ = await granted(server, "new_link")
    token = await link_of(people[0], code)
    again = await server.stranger()
    assert await again.do("/api/seat/claim", {"token": token}) == {"code": code}
    found = await again.see(f"/api/tables/{code}")
    assert (found["you"]["seat"], found["seats"][2]["name"]) == (2, "Cy")
    assert (await again.see("/api/me"))["name"] == "Cy"
    line = await again.sit_at(code)
    assert list(line.mirror.view["hands"]) == ["2"]
    assert await kinds(server, code) == [("seat_asked", 1), ("seat_granted", 0), ("seat_given", 2)]
    assert dict((await server.log(code))[-1].body) == {"what": "new_link", "was": "Cy"}


async def test_a_substitute_sits_down_under_their_own_name(server: Server) -> None:
    code, people, lines = await granted(server, "substitute")
    token = await link_of(people[1], code)
    dan = await server.guest("Ada")
    await dan.do("/api/seat/claim", {"token": token})
    step = await lines[0].until(lambda frame: frame["type"] == "step" and frame["kind"] == "seat_given")
    assert (step["seat"], step["what"], step["was"]) == (2, "substitute", "Cy")
    assert lines[0].mirror.table["seats"][2]["name"] == "Ada 2", "names stay apart"
    told = (await dan.get(f"/t/{code}/log")).text
    assert "Everyone agreed: somebody can take over Cy’s seat." in told
    assert "Ada 2 takes over Cy’s seat." in told
    line = await dan.sit_at(code)
    if line.is_asked:
        await line.move()


async def test_whom_the_host_removed_takes_no_seat_by_a_link(server: Server) -> None:
    code, people, _ = await granted(server, "substitute")
    token = await link_of(people[1], code)
    dan = await server.guest("Dan")
    await dan.sit_at(code)
    [shown] = await people[0].see(f"/api/tables/{code}/spectators")
    await people[0].do(f"/api/tables/{code}/remove", {"spectator": shown["spectator"]})
    answer = await dan.post("/api/seat/claim", {"token": token})
    assert (answer.status_code, answer.json()["code"]) == (403, "removed")
    eve = await server.guest("Eve")
    await eve.do("/api/seat/claim", {"token": token})


async def test_at_once_the_old_owner_sees_nothing_more_of_the_hand_and_the_new_one_does(server: Server) -> None:
    code, people, _ = await granted(server, "substitute")
    old = await people[2].sit_at(code)
    new_person = await server.guest("Dan")
    new = await new_person.sit_at(code)
    assert (list(old.mirror.view["hands"]), list(new.mirror.view["hands"])) == (["2"], [])
    await new_person.do("/api/seat/claim", {"token": await link_of(people[0], code)})
    for line in (old, new):
        await line.get("snapshot")
    assert (list(old.mirror.view["hands"]), list(new.mirror.view["hands"])) == ([], ["2"])
    assert (old.mirror.you["seat"], old.mirror.you["lost"], new.mirror.you["seat"]) == (None, 2, 2)
    for frame in (
        {"type": "drive", "driver": "bot"},
        {"type": "undo", "to": 1},
        {"type": "undo_answer", "agree": True},
    ):
        assert await old.code(**frame) == "not_seated"
    [told] = (await people[2].see("/api/tables"))["mine"]
    assert (told["lost"], told["waiting"], told["driven"]) == (True, False, False)
    assert (await people[2].get(f"/api/tables/{code}/history?as=seat:2")).json()["code"] == "not_over_yet"


async def test_where_nobody_watches_the_old_owner_is_sent_away_and_told_why(server: Server) -> None:
    people = await server.guests("Ada", "Bob", "Cy")
    code = await server.started(*people, spectators=False)
    server.inside.hub.listeners.clear()
    lines = [await person.sit_at(code) for person in people]
    await leave(server, code, lines, 2)
    proposal = await proposed(server, code, lines[0], "substitute", 2)
    await agree(lines[1], proposal)
    old = await people[2].sit_at(code)
    await (await server.guest("Dan")).do("/api/seat/claim", {"token": await link_of(people[0], code)})
    assert (await old.until(lambda frame: frame["type"] == "refused"))["code"] == "seat_given_away"
    answer = await people[2].get(f"/api/tables/{code}/view")
    assert (answer.status_code, answer.json()["code"]) == (403, "seat_given_away")


async def test_no_frame_of_all_this_shows_anybody_what_is_hidden(server: Server) -> None:
    code, people, lines = await at_table(server, "Ada", "Bob", "Cy")
    witness = Witness(server, await server.room(code))
    watching = await (await server.guest("Eve")).sit_at(code)
    await leave(server, code, lines, 2)
    proposal = await proposed(server, code, lines[1], "substitute", 2)
    await agree(lines[0], proposal)
    await (await server.guest("Dan")).do("/api/seat/claim", {"token": await link_of(people[0], code)})
    for line in (*lines[:2], watching):
        await line.echo()
    for seat, line in ((Seat(0), lines[0]), (Seat(1), lines[1]), (None, watching)):
        witness.check(seat, line.raw)
        assert proposal.encode() in b"".join(line.raw)
    told = b"".join(data for line in (*lines, watching) for data in line.raw)
    table = await table_of(server, code)
    assert not [secret for secret in (table.seed, *(seat.person for seat in table.seats)) if secret.encode() in told]


async def test_a_link_is_for_the_host_and_who_proposed_it_and_only_when_all_agreed(server: Server) -> None:
    code, people, lines = await at_table(server, "Ada", "Bob", "Cy", "Dan")
    path = f"/api/tables/{code}/seat-link"
    assert (await people[0].post(path)).json()["code"] == "nothing_granted"
    await leave(server, code, lines, 3)
    proposal = await proposed(server, code, lines[1], "new_link", 3)
    await agree(lines[0], proposal)
    assert (await people[1].post(path)).json()["code"] == "nothing_granted", "somebody has not answered"
    await agree(lines[2], proposal)
    assert (await people[2].post(path)).json()["code"] == "not_your_proposal"
    assert (await (await server.guest("Eve")).post(path)).json()["code"] == "not_seated"
    first, second = await link_of(people[0], code), await link_of(people[1], code)
    assert (await (await server.stranger()).post("/api/seat/claim", {"token": first})).json()[
        "code"
    ] == "seat_link_used_up"
    await (await server.stranger()).do("/api/seat/claim", {"token": second})


async def test_a_link_works_once_in_time_and_for_what_was_granted(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, people, lines = await granted(server, "substitute")
    token = await link_of(people[0], code)
    claim = "/api/seat/claim"
    for wrong in ("", "x", token[:-1], "x" * 100):
        answer = await (await server.stranger()).post(claim, {"token": wrong, "name": "Dan"})
        assert (answer.status_code, answer.json()["code"]) == (410, "seat_link_used_up")
    assert (await people[0].post(claim, {"token": token})).json()["code"] == "already_seated"
    stored = (await table_of(server, code)).proposal
    await lines[1].ask(type="proposal_answer", proposal=stored.id, agree=False)
    assert (await (await server.stranger()).post(claim, {"token": token})).json()["code"] == "seat_link_used_up"
    proposal = await proposed(server, code, lines[1], "substitute", 2)
    await agree(lines[0], proposal)
    assert (await (await server.stranger()).post(claim, {"token": token})).json()["code"] == "seat_link_used_up", (
        "an old one"
    )
    monkeypatch.setattr("app.tables.proposals.LINK_SECONDS", -1)
    late = await link_of(people[0], code)
    assert (await (await server.stranger()).post(claim, {"token": late})).json()["code"] == "seat_link_used_up"
    monkeypatch.setattr("app.tables.proposals.LINK_SECONDS", LINK_SECONDS)
    token = await link_of(people[0], code)
    both = [await server.guest("Dan"), await server.guest("Eve")]
    answers = await asyncio.gather(*(person.post(claim, {"token": token}) for person in both))
    assert sorted(answer.status_code for answer in answers) == [200, 410]
    winner = both[[answer.status_code for answer in answers].index(200)]
    assert (await winner.see(f"/api/tables/{code}"))["you"]["seat"] == 2


async def test_the_host_whose_seat_is_given_away_hands_the_table_on(server: Server) -> None:
    code, people, lines = await at_table(server, "Ada", "Bob", "Cy")
    await leave(server, code, lines, 0)
    proposal = await proposed(server, code, lines[1], "new_link", 0)
    await agree(lines[2], proposal)
    again = await server.stranger()
    await again.do("/api/seat/claim", {"token": await link_of(people[1], code)})
    assert (await again.see(f"/api/tables/{code}"))["you"] == {"seat": 0, "host": True}
    assert not (await people[0].see(f"/api/tables/{code}"))["you"]["host"]


async def test_a_running_request_for_an_undo_ends_when_one_of_those_asked_is_somebody_else(server: Server) -> None:
    code, people, lines = await granted(server, "substitute")
    lines[2] = await people[2].sit_at(code)
    mover = next(line for line in lines if line.is_asked)
    await mover.ask(**mover.random_act())
    asker = next(line for line in lines if line is not mover)
    assert (await asker.ask(type="undo", to=1))["type"] == "ack"
    assert (await people[0].see(f"/api/tables/{code}/view"))["undo"]["request"] is not None
    await (await server.guest("Dan")).do("/api/seat/claim", {"token": await link_of(people[0], code)})
    assert (await people[0].see(f"/api/tables/{code}/view"))["undo"]["request"] is None


async def test_proposals_cannot_flood_a_table(database_url: str) -> None:
    async with serving(quick(database_url, rate_chat="3/hour")) as server:
        code, _, lines = await at_table(server, "Ada", "Bob", "Cy")
        await leave(server, code, lines, 2)
        for _ in range(3):
            proposal = await proposed(server, code, lines[0], "substitute", 2)
            await lines[0].ask(type="proposal_answer", proposal=proposal, agree=False)
        assert await lines[0].code(type="propose", kind="substitute", seat=2) == "too_often"


async def test_a_move_of_the_old_owner_through_another_process_comes_too_late(postgres_url: str) -> None:
    """The other process has heard nothing of it yet, but no entry can follow the one that gave the seat away unread."""
    settings = quick(postgres_url, poll_seconds=30)
    async with serving(settings) as one, serving(settings) as other:
        code, people, lines = await at_table(one, "Ada", "Bob")
        other.inside.hub.listeners.clear()
        gone = next(seat for seat, line in enumerate(lines) if line.is_asked)
        await leave(one, code, lines, gone)
        await proposed(one, code, lines[1 - gone], "substitute", gone)
        token = await link_of(people[1 - gone], code)
        people[gone].server = other
        old = await people[gone].sit_at(code)
        assert old.is_asked
        room = await other.room(code)
        other.inside.hub._tasks[0].cancel()  # deaf to hints
        await (await one.guest("Dan")).do("/api/seat/claim", {"token": token})
        assert room.table.seats[gone].former is None, "it knows nothing of it"
        assert await old.code(**old.random_act()) == "not_seated"
        assert list(old.mirror.view["hands"]) == []
        assert [kind for kind, _ in await kinds(one, code)] == ["seat_granted", "seat_given"]
