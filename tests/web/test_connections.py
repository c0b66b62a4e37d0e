"""How many may come at once: sockets of a person, requests of an address, and that all are forgotten when they go."""

import asyncio

import httpx
import pytest

from app.web.addresses import TrustedProxies, client_network
from app.web.connections import BACKLOG, OTHER_FILES, max_open
from tests.web.server import Guest, Line, Server, quick, serving, wait_for

pytestmark = pytest.mark.anyio


async def refusal(guest: Guest, code: str, **headers: str) -> str:
    """Open a socket that is turned away; return with which code. It may come again later."""
    line = await guest.dial(code, **headers)
    refused = await line.receive()
    assert refused["type"] == "refused", refused
    await line.connection.wait_closed()
    assert line.connection.close_code == 1013
    return str(refused["code"])


async def test_one_person_has_so_many_sockets_and_room_again_after_closing_one(database_url: str) -> None:
    async with serving(quick(database_url, max_sockets=3)) as server:
        ada, bob = await server.guests("Ada", "Bob")
        code = await server.started(ada, bob)
        lines = [await ada.sit_at(code) for _ in range(3)]
        assert await refusal(ada, code) == "too_many_sockets"
        await bob.sit_at(code)
        assert (await lines[0].ask(type="chat", text="still here"))["type"] == "ack"
        await lines[0].close()
        await wait_for(lambda: len(server.inside.hub.rooms) == 1 and has_room(server))
        assert (await ada.sit_at(code)).mirror.version >= 0


def has_room(server: Server) -> bool:
    return sum(server.inside.limits.sockets._counts.values()) == 3


async def test_behind_our_proxy_each_address_has_so_many_sockets(database_url: str) -> None:
    async with serving(quick(database_url, max_per_address=3, trusted_proxies=["127.0.0.1"])) as server:
        ada, bob = await server.guests("Ada", "Bob")
        code = await server.started(ada, bob)
        watcher = await server.stranger()
        here, there = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
        lines: list[Line] = [await watcher.dial(code, **here) for _ in range(3)]
        for line in lines:
            assert (await line.receive())["type"] == "snapshot"
        assert await refusal(watcher, code, **here) == "too_many_requests"
        answer = await watcher.get("/api/games", headers=here)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many_requests")
        assert (await watcher.get("/healthz", headers=here)).status_code == 200
        assert (await watcher.get("/api/games", headers=there)).status_code == 200
        other = await watcher.dial(code, **there)
        assert (await other.receive())["type"] == "snapshot"


async def test_who_has_gone_is_not_counted_any_more(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    code = await server.started(ada, bob)
    for line in await asyncio.gather(*(ada.sit_at(code) for _ in range(5))):
        await line.close()
    await ada.http.aclose()
    await bob.http.aclose()
    connections, limits = server.app.state.connections, server.inside.limits
    await wait_for(lambda: not connections._open and not connections._counts)
    await wait_for(lambda: not limits.requests._counts and not limits.sockets._counts)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", "unknown"),
    ],
)
async def test_who_has_half_the_internet_of_addresses_counts_as_one(address: str, counted: str) -> None:
    assert client_network(address) == counted


async def test_only_the_proxies_that_are_named_are_ours() -> None:
    ours = TrustedProxies(["172.16.0.0/12", "192.0.2.7"])
    assert "172.20.1.1" in ours
    assert "192.0.2.7" in ours
    assert "192.0.2.8" not in ours
    assert "unknown" not in ours


async def test_there_are_never_more_connections_than_files(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (1024, 4096))
    assert max_open(100) == 100
    assert max_open(5000) == 1024 - BACKLOG - OTHER_FILES
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert max_open(5000) == 5000


STRICT = "strict-transport-security"


async def test_over_https_browsers_are_told_to_stay_there(database_url: str) -> None:
    async with serving(quick(database_url)) as server:
        nobody = await server.stranger()
        assert STRICT not in (await nobody.get("/")).headers
        forged = await nobody.get("/", headers={"x-forwarded-proto": "https"})
        assert STRICT not in forged.headers, "only our own proxy is believed"
        async with httpx.AsyncClient(transport=httpx.ASGITransport(server.app), base_url="https://play") as direct:
            for path in ("/", "/api/games", "/nowhere"):
                assert (await direct.get(path)).headers[STRICT].startswith("max-age=")
    async with serving(quick(database_url, trusted_proxies=["127.0.0.1"])) as server:
        nobody = await server.stranger()
        assert STRICT in (await nobody.get("/", headers={"x-forwarded-proto": "https"})).headers
        assert STRICT not in (await nobody.get("/", headers={"x-forwarded-proto": "http"})).headers
