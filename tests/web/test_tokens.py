"""With a personal token a program plays as its person, sees what they see, and does nothing else."""

import logging

import pytest
from structlog.testing import capture_logs

from app.people import tokens
from app.people.guests import hash_token
from tests.web.server import Guest, Server, play_on, quick, serving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def program_of(server: Server, person: Guest, name: str = "bot") -> tuple[Guest, str]:
    """Return a program that uses a new token of the person's, without a cookie, and the token."""
    token = (await person.do("/api/account/tokens", {"name": name}))["token"]
    program = await server.stranger(headers={"authorization": f"Bearer {token}"})
    program.name = person.name
    return program, token


async def listed(person: Guest) -> list[dict[str, object]]:
    found: list[dict[str, object]] = (await person.see("/api/account"))["tokens"]
    return found


async def test_a_program_joins_gets_ready_and_plays_as_its_person(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    program, token = await program_of(server, bob)
    code = await ada.open_table(2)
    await program.do(f"/api/tables/{code}/join")
    await program.do(f"/api/tables/{code}/ready", {"ready": True})
    await ada.do(f"/api/tables/{code}/start")
    lines = [await ada.sit_at(code), await program.dial(code, Authorization=f"Bearer {token}")]
    await lines[1].get("snapshot")
    await play_on(lines, moves=12)
    assert {entry.seat for entry in await server.log(code) if entry.kind == "move"} == {0, 1}


async def test_it_sees_what_its_person_sees_and_no_more(server: Server) -> None:
    ada, bob, eve = await server.guests("Ada", "Bob", "Eve")
    code = await server.started(ada, bob, spectators=False)
    program, token = await program_of(server, bob)
    own = await bob.see(f"/api/tables/{code}/view")
    assert await program.see(f"/api/tables/{code}/view") == own
    assert own["decision"] is not None or own["view"] != (await ada.see(f"/api/tables/{code}/view"))["view"]
    line = await program.dial(code, Authorization=f"Bearer {token}")
    frame = await line.get("snapshot")
    assert (frame["view"], frame["you"]) == (own["view"], own["you"])
    other, _ = await program_of(server, eve)
    refused = await other.get(f"/api/tables/{code}/view")
    assert (refused.status_code, refused.json()["code"]) == (403, "no_spectators")
    for wanted in ("seat:0", "open"):
        assert (await program.get(f"/api/tables/{code}/history?as={wanted}")).status_code == 403


COOKIE_ONLY = [
    ("GET", "/"),
    ("GET", "/account"),
    ("GET", "/api/account"),
    ("GET", "/api/me"),
    ("GET", "/api/finished"),
    ("GET", "/api/notices"),
    ("POST", "/api/session"),
    ("POST", "/api/link"),
    ("POST", "/api/account/code"),
    ("POST", "/api/account/tokens"),
    ("POST", "/api/account/sessions/end-others"),
    ("POST", "/api/account/passkeys/options"),
    ("POST", "/api/sign-in/passkey/options"),
    ("POST", "/api/sign-in/switch"),
    ("POST", "/api/sign-out"),
    ("POST", "/api/tables/{code}/kick"),
    ("POST", "/api/tables/{code}/host"),
    ("POST", "/api/tables/{code}/remove"),
    ("POST", "/api/tables/{code}/seat-link"),
]


async def test_it_does_nothing_but_play(server: Server) -> None:
    ada = await server.guest("Ada")
    code = await ada.open_table()
    program, _ = await program_of(server, ada)
    bodies = {"kick": {"seat": 1}, "host": {"seat": 1}, "remove": {"spectator": "x"}, "session": {"name": "Eve"}}
    bodies |= {"tokens": {"name": "x"}, "switch": {"session": "0" * 16}}
    for method, path in COOKIE_ONLY:
        at = path.format(code=code)
        body = bodies.get(at.rpartition("/")[2], {})
        answer = await (program.get(at) if method == "GET" else program.post(at, body))
        assert (answer.status_code, answer.json()["code"]) == (403, "token_only_plays"), path
    assert (await ada.see("/api/me"))["name"] == "Ada"


async def test_beside_a_token_no_cookie_counts(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    _, token = await program_of(server, ada)
    headers = {"authorization": f"Bearer {token}"}
    assert (await bob.get(f"/api/tables/{code}", headers=headers)).json()["you"]["seat"] == 0
    unknown = await bob.get(f"/api/tables/{code}", headers={"authorization": "Bearer frontier_no"})
    assert (unknown.status_code, unknown.json()["code"]) == (401, "token_unknown")
    session = {"authorization": f"Bearer {ada.http.cookies['frontier']}"}
    assert (await bob.get(f"/api/tables/{code}", headers=session)).status_code == 401, "a session is no token"


async def test_another_site_s_origin_matters_only_beside_a_cookie(server: Server) -> None:
    ada = await server.guest("Ada")
    program, token = await program_of(server, ada)
    foreign = {"origin": "https://elsewhere.example"}
    assert (await program.post("/api/tables", {"game": "outpost", "seats": 2}, headers=foreign)).status_code == 200
    both = {**foreign, "authorization": f"Bearer {token}"}
    refused = await ada.post("/api/tables", {"game": "outpost", "seats": 2}, headers=both)
    assert (refused.status_code, refused.json()["code"]) == (403, "wrong_origin")
    assert (await ada.post("/api/tables", {"game": "outpost", "seats": 2}, headers=foreign)).status_code == 403


async def test_a_revoked_token_is_refused_at_once_and_its_sockets_close(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    program, token = await program_of(server, bob)
    line = await program.dial(code, Authorization=f"Bearer {token}")
    await line.get("snapshot")
    own = await bob.sit_at(code)
    [made] = await listed(bob)
    path = f"/api/account/tokens/{made['id']}/revoke"
    assert (await ada.post(path)).json()["code"] == "no_such_token", "nobody revokes another's"
    assert (await program.get(f"/api/tables/{code}/view")).status_code == 200
    await bob.do(path)
    assert (await line.get("refused"))["code"] == "session_ended"
    assert (await program.get(f"/api/tables/{code}/view")).json()["code"] == "token_unknown"
    again = await program.dial(code, Authorization=f"Bearer {token}")
    assert (await again.receive())["code"] == "token_unknown"
    assert await own.echo() == [] or own.mirror.version >= 0, "the person's own sockets stay open"


async def test_a_token_revoked_by_another_process_closes_sockets_here(database_url: str) -> None:
    async with serving(quick(database_url, poll_seconds=0.02)) as here:
        ada = await here.guest("Ada")
        program, token = await program_of(here, ada)
        line = await program.dial(await ada.open_table(), Authorization=f"Bearer {token}")
        await line.get("lobby")
        person = await here.inside.tokens.authenticate(token)
        assert person is not None
        await here.inside.tokens.revoke(person, hash_token(token)[:16])  # without a word to the sockets
        assert (await line.get("refused"))["code"] == "session_ended"


async def test_a_token_is_shown_once_and_the_account_says_when_it_was_used(server: Server) -> None:
    ada = await server.guest("Ada")
    program, token = await program_of(server, ada, "my   bot")
    [made] = await listed(ada)
    assert (made["name"], made["used_at"]) == ("my bot", None)
    await program.see("/api/tables")
    [made] = await listed(ada)
    assert isinstance(made["used_at"], float)
    shown = (await ada.get("/api/account")).text
    assert token not in shown
    assert hash_token(token) not in shown


async def test_nobody_makes_more_tokens_than_they_can_look_after(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    for number in range(tokens.MAX_TOKENS):
        await ada.do("/api/account/tokens", {"name": f"bot {number}"})
    refused = await ada.post("/api/account/tokens", {"name": "one more"})
    assert (refused.status_code, refused.json()["code"]) == (409, "too_many_tokens")
    assert (await ada.post("/api/account/tokens", {"name": " "})).json()["code"] == "bad_name"
    await bob.do("/api/account/tokens", {"name": "bot"})


async def test_a_program_has_the_limits_of_its_person(database_url: str) -> None:
    async with serving(quick(database_url, rate_act="3/hour")) as server:
        ada, bob = await server.guests("Ada", "Bob")
        code = await server.started(ada, bob)
        program, _ = await program_of(server, ada)
        codes = []
        for each in (ada, program, ada, program):
            body = {"id": "x", "decision": "none", "action": {"type": "none"}}
            codes.append((await each.post(f"/api/tables/{code}/actions", body)).json()["code"])
        assert codes.index("too_often") == 3


async def test_logs_hold_no_token(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    with capture_logs() as logs, caplog.at_level(logging.DEBUG):
        ada = await server.guest("Ada")
        program, token = await program_of(server, ada)
        code = await ada.open_table()
        await program.see(f"/api/tables/{code}")
        await program.get("/api/account")
        await program.dial(code, Authorization=f"Bearer {token}")
    told = repr(logs) + "".join(record.getMessage() for record in caplog.records if record.name.startswith("app"))
    told += "".join(record.getMessage() for record in caplog.records if record.name.startswith("uvicorn"))
    assert token not in told
    assert hash_token(token) not in told
