"""The server's own logs: enough to find a fault, and nothing of what only one player, or nobody, may know."""

import logging
from typing import Any

import pytest
from starlette.requests import Request
from starlette.types import Message, Receive, Scope, Send
from structlog.testing import capture_logs

from app.engine.game import Game
from app.people.guests import Guests
from app.settings import Settings
from app.web.connections import Connections
from app.web.guard import Guard
from tests.web.authenticator import Authenticator
from tests.web.server import Server, play_on, wait_for
from tests.web.test_secrets import hidden_from

pytestmark = pytest.mark.anyio


async def test_logs_hold_no_hands_no_seeds_and_no_tokens_even_when_the_rules_break_down(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with capture_logs() as logs, caplog.at_level(logging.INFO):
        people = await server.guests("Ada", "Bob")
        link = (await people[0].do("/api/link"))["url"].partition("#")[2]
        phone = await server.stranger()
        await phone.do("/api/link/claim", {"token": link})
        code = await server.started(*people)
        lines = [await person.sit_at(code) for person in people]
        await play_on(lines, moves=12)
        room = await server.room(code)
        assert room.position is not None
        state = room.position.state

        def break_down(_game: Any, draft: Any, *_given: Any) -> None:
            raise KeyError(f"{draft} and {hidden_from(draft, None)}")

        monkeypatch.setattr(Game, "perform", break_down)
        asked = next(line for line in lines if line.is_asked)
        act = asked.random_act()
        assert await asked.code(**act) == "our_fault"
        body = {name: act[name] for name in ("id", "decision", "action")}
        answer = await people[lines.index(asked)].post(f"/api/tables/{code}/actions", body)
        assert (answer.status_code, answer.json()["code"]) == (500, "our_fault")
        await asked.ask(type="drive", driver="bot")
        await wait_for(lambda: any(found["event"] == "bot.broken" for found in logs))
    told = repr(logs) + caplog.text
    assert [found["event"] for found in logs].count("bug") == 2
    assert all("KeyError ← test_logs.py" in found["error"] for found in logs if "error" in found)
    secrets = {room.table.seed, link, *hidden_from(state, None)}
    secrets |= {person.http.cookies["frontier"] for person in (*people, phone)}
    assert len(secrets) > 50
    assert not [secret for secret in secrets if secret in told]


async def test_logs_hold_nothing_that_signs_anybody_in(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with capture_logs() as logs, caplog.at_level(logging.INFO):
        ada, phone, other = await server.guest("Ada"), await server.stranger(), await server.stranger()
        link = (await ada.do("/api/link"))["url"].partition("#")[2]
        await phone.do("/api/link/claim", {"token": link})
        code = (await ada.do("/api/account/code"))["code"]
        await phone.post("/api/sign-in/code", {"code": code[:-1]})
        await other.do("/api/sign-in/code", {"code": code})
        options = (await phone.do("/api/account/passkeys/options"))["options"]
        made = Authenticator(origin="https://evil.example").make(options)
        assert (await phone.post("/api/account/passkeys", {"credential": made})).status_code == 403

        async def break_down(*given: Any) -> None:
            raise KeyError(given)

        monkeypatch.setattr(Guests, "owner_of_code", break_down)
        assert (await phone.post("/api/sign-in/code", {"code": code})).status_code == 500
    assert [found["event"] for found in logs] == ["passkey.refused", "bug"]
    told = repr(logs) + caplog.text
    secrets = {link, code, code[:-1], options["challenge"], phone.http.cookies["frontier-challenge"], made["id"]}
    secrets |= {person.http.cookies["frontier"] for person in (ada, phone, other)}
    assert len(secrets) == 9
    assert not [secret for secret in secrets if secret in told]


async def test_who_goes_away_in_the_middle_of_asking_is_no_fault_of_ours() -> None:
    async def reading(scope: Scope, receive: Receive, _send: Send) -> None:
        await Request(scope, receive).body()

    async def gone() -> Message:
        return {"type": "http.disconnect"}

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": "/static/any", "headers": []}
    with capture_logs() as logs:
        await Guard(reading, Settings(), Connections(Settings()))(scope, gone, send)
    assert (logs, sent) == ([], [])
