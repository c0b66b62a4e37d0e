"""Who may do what: every route of the app × every kind of caller, in one table; no response contains a secret."""

from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from app.main import create_app
from app.tables.model import TableCode
from app.web.files import asset
from tests.notices.receivers import noticing
from tests.web.server import Guest, Server, quick, serving

pytestmark = pytest.mark.anyio

# Statuses of a table at play, where `own` is to move. 'stranger' gave no name, 'watcher' has no seat.
# Every column sees the game as it began: a step that would change it is tried on a table of its own.
ROUTES = """
route                              stranger  watcher  other  own  host
GET  /                             200       200      200    200  200
GET  /link                         200       200      200    200  200
GET  /account                      200       200      200    200  200
GET  /options/{game}               200       200      200    200  200
GET  /rules/{game}                 200       200      200    200  200
GET  /t/{code}                     200       200      200    200  200
GET  /t/{code}/about               200       200      200    200  200
GET  /static/{path:path}           200       200      200    200  200
GET  /worker.js                    200       200      200    200  200
GET  /manifest.webmanifest         200       200      200    200  200
GET  /healthz                      200       200      200    200  200
GET  /readyz                       200       200      200    200  200
GET  /metrics                      200       200      200    200  200
GET  /openapi.json                 200       200      200    200  200
GET  /docs                         200       200      200    200  200
GET  /api/games                    200       200      200    200  200
GET  /api/me                       401       200      200    200  200
POST /api/session                  200       200      200    200  200
POST /api/link                     401       200      200    200  200
POST /api/link/claim               410       410      410    410  410
GET  /seat                         200       200      200    200  200
POST /api/seat/claim               410       410      410    410  410
GET  /api/account                  401       200      200    200  200
POST /api/account/code             401       200      200    200  200
POST /api/account/passkeys/options 401       200      200    200  200
POST /api/account/passkeys         401       403      403    403  403
POST /api/account/passkeys/{passkey}/remove 401 404   404    404  404
POST /api/account/sessions/{session}/end 401 404      404    404  404
POST /api/account/sessions/end-others 401    200      200    200  200
POST /api/account/tokens           401       200      200    200  200
POST /api/account/tokens/{token}/revoke 401  404      404    404  404
POST /api/sign-in/code             403       403      403    403  403
POST /api/sign-in/passkey/options  200       200      200    200  200
POST /api/sign-in/passkey          403       403      403    403  403
POST /api/sign-in/switch           404       404      404    404  404
POST /api/sign-out                 401       200      200    200  200
GET  /api/notices                  401       200      200    200  200
POST /api/notices/hooks            401       400      400    400  400
POST /api/notices/mail             401       403      403    403  403
POST /api/notices/push             401       403      403    403  403
POST /api/notices/channels/{channel}/kinds  401 404   404    404  404
POST /api/notices/channels/{channel}/remove 401 404   404    404  404
POST /api/notices/times            401       200      200    200  200
GET  /stop/{token}                 404       404      404    404  404
POST /stop/{token}                 404       404      404    404  404
GET  /confirm/{token}              404       404      404    404  404
POST /confirm/{token}              404       404      404    404  404
POST /api/tables                   401       200      200    200  200
GET  /api/tables                   200       200      200    200  200
GET  /api/finished                 401       200      200    200  200
POST /api/play                     200       200      200    200  200
POST /api/learn                    200       200      200    200  200
GET  /api/tables/{code}            200       200      200    200  200
GET  /api/tables/{code}/view       200       200      200    200  200
GET  /api/tables/{code}/export     403       403      403    403  403
GET  /api/tables/{code}/verify     403       403      403    403  403
GET  /t/{code}/log                 200       200      200    200  200
GET  /api/tables/{code}/history    200       200      200    200  200
GET  /api/tables/{code}/length     200       200      200    200  200
GET  /api/tables/{code}/history/{seq} 200    200      200    200  200
GET  /replay/{code}                200       200      200    200  200
POST /api/tables/{code}/join       401       403      200    200  200
POST /api/tables/{code}/leave      401       403      200    200  200
POST /api/tables/{code}/start      401       403      403    403  403
POST /api/tables/{code}/ready      401       403      403    403  403
POST /api/tables/{code}/seats      401       403      403    403  403
POST /api/tables/{code}/kick       401       403      403    403  403
GET  /api/tables/{code}/spectators 401       403      403    403  200
POST /api/tables/{code}/remove     401       403      403    403  403
POST /api/tables/{code}/bot        401       403      403    403  403
POST /api/tables/{code}/arrange    401       403      403    403  403
POST /api/tables/{code}/terms      401       403      403    403  403
POST /api/tables/{code}/host       401       403      403    403  403
POST /api/tables/{code}/coach      401       403      403    403  403
POST /api/tables/{code}/advice     401       403      403    403  403
GET  /api/tables/{code}/qr         200       200      200    200  200
GET  /api/tables/{code}/rules      200       200      200    200  200
POST /api/tables/{code}/seat-link  401       403      403    403  403
POST /api/tables/{code}/close      401       403      403    403  403
POST /api/tables/{code}/rematch    401       403      403    403  403
GET  /api/waiting                  401       200      200    200  200
GET  /api/tables/{code}/memo       401       403      200    200  200
POST /api/tables/{code}/memo       401       403      200    200  200
POST /api/tables/{code}/actions    401       403      403    200  403
POST /api/tables/{code}/frames     200       200      200    200  200
WS   /ws/tables/{code}             see       see      see    act  see
"""

# The same for a table without spectators: only what differs.
CLOSED_ROUTES = """
route                              stranger  watcher  other  own  host
GET  /t/{code}                     403       403      200    200  200
GET  /t/{code}/about               403       403      200    200  200
GET  /api/tables/{code}            403       403      200    200  200
GET  /api/tables/{code}/view       403       403      200    200  200
GET  /api/tables/{code}/qr         403       403      200    200  200
GET  /api/tables/{code}/rules      403       403      200    200  200
GET  /api/tables/{code}/export     403       403      403    403  403
GET  /api/tables/{code}/verify     403       403      403    403  403
GET  /t/{code}/log                 403       403      200    200  200
GET  /api/tables/{code}/history    403       403      200    200  200
GET  /api/tables/{code}/length     403       403      200    200  200
GET  /api/tables/{code}/history/{seq} 403    403      200    200  200
GET  /replay/{code}                403       403      200    200  200
POST /api/tables/{code}/join       401       403      200    200  200
POST /api/tables/{code}/actions    401       403      403    200  403
POST /api/tables/{code}/frames     403       403      200    200  200
WS   /ws/tables/{code}             none      none     see    act  see
"""

# A lobby: the host's own steps.
LOBBY_ROUTES = """
route                              stranger  watcher  other  own  host
POST /api/tables/{code}/join       401       403      200    200  200
POST /api/tables/{code}/start      401       403      403    403  200
POST /api/tables/{code}/ready      401       403      200    200  200
POST /api/tables/{code}/seats      401       403      403    403  200
POST /api/tables/{code}/kick       401       403      403    403  200
POST /api/tables/{code}/arrange    401       403      403    403  200
POST /api/tables/{code}/terms      401       403      403    403  200
POST /api/tables/{code}/host       401       403      403    403  200
POST /api/tables/{code}/coach      401       403      403    403  403
POST /api/tables/{code}/advice     401       403      403    403  403
POST /api/tables/{code}/close      401       403      403    403  200
POST /api/tables/{code}/rematch    401       403      403    403  403
POST /api/tables/{code}/actions    401       403      403    403  403
GET  /api/tables/{code}/export     403       403      403    403  403
GET  /api/tables/{code}/verify     403       403      403    403  403
GET  /t/{code}/log                 403       403      403    403  403
GET  /api/tables/{code}/history    403       403      403    403  403
GET  /api/tables/{code}/history/{seq} 403    403      403    403  403
GET  /replay/{code}                403       403      403    403  403
"""

BODIES: dict[str, Any] = {
    "/api/session": {"name": "Somebody"},
    "/api/link/claim": {"token": "no such secret"},
    "/api/seat/claim": {"token": "no such secret"},
    "/api/account/passkeys": {"credential": {}},
    "/api/account/tokens": {"name": "bot"},
    "/api/sign-in/code": {"code": "no such code"},
    "/api/sign-in/passkey": {"credential": {}},
    "/api/sign-in/switch": {"session": "0" * 16},
    "/api/notices/hooks": {"form": "json", "url": "no address"},
    "/api/notices/mail": {"address": "somebody@play.example"},
    "/api/notices/push": {"endpoint": "", "p256dh": "", "auth": ""},
    "/api/notices/channels/{channel}/kinds": {"kinds": []},
    "/api/notices/times": {"zone": "Europe/Paris"},
    "/api/tables": {"game": "outpost", "seats": 3},
    "/api/play": {"game": "outpost", "seats": 2},
    "/api/learn": {"game": "outpost"},
    "/api/tables/{code}/ready": {"ready": True},
    "/api/tables/{code}/seats": {"seats": 4},
    "/api/tables/{code}/kick": {"seat": 1},
    "/api/tables/{code}/remove": {"spectator": "nobody"},
    "/api/tables/{code}/bot": {"seat": 1},
    "/api/tables/{code}/arrange": {"order": [0, 1, 2]},
    "/api/tables/{code}/terms": {"pace": "days"},
    "/api/tables/{code}/host": {"seat": 1},
    "/api/tables/{code}/coach": {"on": True},
    "/api/tables/{code}/advice": {"decision": "none"},
    "/api/tables/{code}/memo": {"notes": "x"},
    "/api/tables/{code}/frames": {"type": "sync", "have": 0},
}
FILES = {
    "/api/account/passkeys/{passkey}/remove": f"/api/account/passkeys/{'0' * 16}/remove",
    "/api/account/sessions/{session}/end": f"/api/account/sessions/{'0' * 16}/end",
    "/api/account/tokens/{token}/revoke": f"/api/account/tokens/{'0' * 16}/revoke",
    "/api/notices/channels/{channel}/kinds": f"/api/notices/channels/{'0' * 24}/kinds",
    "/api/notices/channels/{channel}/remove": f"/api/notices/channels/{'0' * 24}/remove",
    "/stop/{token}": "/stop/no-such-token",
    "/confirm/{token}": "/confirm/no-such-token",
    "/options/{game}": "/options/outpost",
    "/rules/{game}": "/rules/outpost",
    "/static/{path:path}": asset("js/pages/home.js"),
}

Route = tuple[str, str]


@pytest.fixture
async def server(database_url: str, fixed_seeds: None) -> AsyncIterator[Server]:
    """A server with notices, but without a mail server and a key for web push."""
    async with serving(noticing(database_url)) as found:
        yield found


def read(table: str) -> dict[Route, dict[str, str]]:
    """Return what is expected, by route and person."""
    head, *rows = [line.split() for line in table.strip().splitlines()]
    return {(method, path): dict(zip(head[1:], cells, strict=True)) for method, path, *cells in rows}


def routes_of(holder: Any) -> Iterator[Route]:
    """Go through every route of an app, those of included routers too."""
    for route in holder.routes:
        if (inner := getattr(route, "original_router", None)) is not None:
            yield from routes_of(inner)
        elif (methods := getattr(route, "methods", None)) is None:
            yield "WS", route.path
        else:
            yield from ((method, route.path) for method in methods - {"HEAD"})


def test_every_route_is_in_the_table() -> None:
    found = list(routes_of(create_app(quick("sqlite+aiosqlite:///unused"))))
    assert len(found) > 20
    assert sorted(found) == sorted(read(ROUTES))
    assert {*read(CLOSED_ROUTES), *read(LOBBY_ROUTES)} <= {*read(ROUTES)}


class Cast:
    """Everybody who may come along, at a fresh table."""

    def __init__(self, server: Server, watcher: Guest, *people: Guest) -> None:
        self.server = server
        self.watcher, self.people = watcher, people

    async def gather(self, *, start: bool, spectators: bool) -> None:
        """Sit down at a table of three; `own` is to move, as far as there is anything to."""
        self.nobody = await self.server.stranger()
        while True:
            self.code = await self.server.gathered(*self.people, spectators=spectators)
            self.own = 1
            if not start:
                return
            await self.people[0].do(f"/api/tables/{self.code}/start")
            active = (await self.people[0].see(f"/api/tables/{self.code}/view"))["view"]["table"]["active"]
            if active != 0:
                self.own = active
                return

    def person(self, who: str) -> Guest:
        """Return one of them."""
        return {
            "stranger": self.nobody,
            "watcher": self.watcher,
            "host": self.people[0],
            "own": self.people[self.own],
            "other": self.people[3 - self.own],
        }[who]

    async def come(self, who: str, method: str, path: str) -> str:
        """Use a route; return what came of it."""
        person = self.person(who)
        if method == "WS":
            return await self.connect(person)
        secrets = await self.secrets()
        if path == "/api/sign-out" and who != "stranger":
            person = await self.other_browser(person)
        body = BODIES.get(path, {})
        if path.endswith("/actions"):
            body = await self.action()
        address = FILES.get(path, path).format(code=self.code, seq=1)
        answer = await (person.get(address) if method == "GET" else person.post(address, body))
        if answer.status_code >= 400:
            assert answer.json()["code"], "every refusal has a code"
        own = f"frontier={person.http.cookies.get('frontier')};"  # a browser's own cookie may be renewed
        told = answer.text + str(answer.headers).replace(own, "")
        assert not [secret for secret in secrets if secret in told], (method, path, who)
        return str(answer.status_code)

    async def other_browser(self, person: Guest) -> Guest:
        """Return a browser that may sign out without the person being gone."""
        found = await self.server.stranger()
        link = (await person.do("/api/link"))["url"].partition("#")[2]
        await found.do("/api/link/claim", {"token": link})
        return found

    async def secrets(self) -> list[str]:
        """Return what nobody is told by any route while the game runs: the seed, who people are, their sessions."""
        table = await self.server.inside.stores.tables.find(TableCode(self.code))
        assert table is not None
        ids = {table.host, *(seat.person for seat in table.seats if seat.person)}
        return [
            table.seed,
            *ids,
            *(person.http.cookies["frontier"] for person in (*self.people, self.watcher)),
        ]

    async def action(self) -> dict[str, Any]:
        """Return the move that is to be made now."""
        decision = (await self.person("own").see(f"/api/tables/{self.code}/view")).get("decision")
        given = decision["default"] if decision else {"type": "pass"}
        return {"id": "a", "decision": decision["id"] if decision else "x", "action": given}

    async def connect(self, person: Guest) -> str:
        """Return what a socket is good for: none, see, or act."""
        line = await person.sit_at(self.code)
        if line.mirror.version < 0:
            return "none"
        answer = await line.ask(type="act", **await self.action())
        told = b"".join(line.raw).decode()
        assert not [secret for secret in await self.secrets() if secret in told]
        await line.close()
        return "act" if answer["type"] == "ack" else "see"


async def hold_against(server: Server, table: str, *, start: bool = True, spectators: bool = True) -> None:
    """Try every route as everybody, on a fresh table where the last step may have changed something."""
    wrong = {}
    cast = Cast(server, *await server.guests("Watcher", "Host", "Bob", "Cy"))
    fresh = False
    for (method, path), expected in read(table).items():
        for who, wanted in expected.items():
            if not fresh:
                await cast.gather(start=start, spectators=spectators)
            found = await cast.come(who, method, path)
            fresh = method == "GET" or (found.startswith("4") and wanted == found)
            if found != wanted:
                wrong[method, path, who] = f"{found} instead of {wanted}"
    assert not wrong


async def test_everybody_may_do_what_the_table_says(server: Server) -> None:
    await hold_against(server, ROUTES)


async def test_a_table_without_spectators_is_shut_to_who_has_no_seat(server: Server) -> None:
    await hold_against(server, CLOSED_ROUTES, spectators=False)


async def test_before_the_game_the_host_decides(server: Server) -> None:
    await hold_against(server, LOBBY_ROUTES, start=False)


async def test_a_table_that_does_not_exist_is_found_by_nobody(server: Server) -> None:
    ada = await server.guest("Ada")
    for method, path in read(ROUTES):
        if "{code}" in path and method != "WS":
            body = {"id": "a", "decision": "x", "action": {}} if path.endswith("actions") else BODIES.get(path, {})
            address = path.format(code="abcdefghjkmn", seq=1)
            answer = await (ada.get(address) if method == "GET" else ada.post(address, body))
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table"), path
            for wrong in ("x", "hello", "abcdefghjkm", "ABCDEFGHJKMN", "%00", "abcdefghjkmn%0a", "abcdefghjkm'"):
                address = path.format(code=wrong, seq=1)
                answer = await (ada.get(address) if method == "GET" else ada.post(address, body))
                assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table"), (path, wrong)
    for code in ("abcdefghjkmn", "x", "%00", "x" * 3000, "'"):
        line = await ada.dial(code)
        assert (await line.receive())["code"] == "no_such_table"


async def test_the_actor_is_who_the_session_says_and_nobody_else(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    for more in ({"seat": 0}, {"person": "x"}, {"by_bot": True}):
        body = {"id": "a", "decision": "x", "action": {"type": "pass"}, **more}
        answer = await bob.post(f"/api/tables/{code}/actions", body)
        assert (answer.status_code, answer.json()["code"]) == (422, "wrong_type")
    line = await bob.sit_at(code)
    await line.send({"type": "act", "id": "a", "decision": "x", "action": {"type": "pass"}, "seat": 0})
    assert (await line.get("refused"))["code"] == "unreadable_frame"
    assert len(await server.log(code)) == 1


async def test_nobody_moves_or_speaks_for_another(server: Server) -> None:
    """What would be allowed to one is refused to the other; what somebody says is theirs, whatever the frame claims."""
    people = await server.guests("Ada", "Bob")
    code = await server.started(*people)
    lines = [await person.sit_at(code) for person in people]
    asked, other = sorted(lines, key=lambda line: not line.is_asked)
    move = {name: value for name, value in asked.random_act().items() if name != "id"}
    assert await other.code(**move) == "not_your_decision"
    for claim in ({"seat": lines.index(asked)}, {"person": asked.mirror.you["name"]}, {"name": "Ada"}):
        for frame in (move, {"type": "chat", "text": "hello"}):
            await other.send({**frame, **claim, "id": "x"})
            assert (await other.get("refused"))["code"] == "unreadable_frame", (claim, frame["type"])
    assert len(await server.log(code)) == 1
    await other.ask(type="chat", text="it is me")
    heard = await asked.get("chat")
    assert (heard["name"], heard["text"]) == (other.mirror.you["name"], "it is me")
    assert (await asked.ask(**move))["type"] == "ack"
