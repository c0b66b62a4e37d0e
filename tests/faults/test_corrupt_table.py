"""A damaged table is mended, or says so; the lobby, the lists and all other tables know nothing of it."""

import asyncio
import time

import msgspec
import pytest
import websockets

from tests.faults.people import Group, gather_at, moved_on
from tests.faults.processes import PATIENCE, Server, eventually, running
from tests.faults.stored import check_kept
from tests.upkeep.damage import SNAPSHOTS, damage

pytestmark = pytest.mark.anyio

DAMAGES = {
    "body": ("UPDATE moves SET body = '{\"decision\": oops' WHERE table_code = '{code}'",),
    "other body": (
        "UPDATE moves SET body = '{}' WHERE table_code = '{code}' AND seq > 1",
        "DELETE FROM snapshots WHERE table_code = '{code}'",  # one of the last entry would do without what is before it
    ),
    "events": ("UPDATE moves SET events = 'garbage' WHERE table_code = '{code}'",),
    "kind": ("UPDATE moves SET kind = 'oops' WHERE table_code = '{code}'",),
    "snapshot": (
        *SNAPSHOTS,
        "DELETE FROM moves WHERE table_code = '{code}' AND seq > 10",
        "UPDATE tables SET last_seq = 10 WHERE code = '{code}'",
    ),
    "hash": ("UPDATE moves SET hash = 'other' WHERE table_code = '{code}'",),
    "options": ("UPDATE tables SET options = '[garbage' WHERE code = '{code}'",),
}


async def answers_of(server: Server, group: Group) -> list[str]:
    """Return what a damaged table answers to a request and at its socket; its people still see their lists."""
    host = group.guests[0]
    async with server.client(host.headers) as client:
        view = await client.get(f"/api/tables/{group.code}/view")
        assert (await client.get("/api/tables")).status_code == 200
        assert (await client.get("/")).status_code == 200
        assert (await client.get("/readyz")).status_code == 200
    try:
        async with host.come_to(server) as socket:
            frame = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
    except websockets.WebSocketException as error:
        frame = {"type": "closed", "code": type(error).__name__}
    return [f"{view.status_code} {view.json().get('code', '')}", f"{frame['type']} {frame.get('code', '')}"]


async def test_damaged_tables_break_nothing_but_themselves(database_url: str) -> None:
    async with running(database_url) as [server]:
        broken = {what: await gather_at(server, f"broken{n}", seats=2, private=False) for n, what in enumerate(DAMAGES)}
        sound = await gather_at(server, "sound", seats=2, private=False)
        for group in (*broken.values(), sound):
            group.begin(server)
        await moved_on([*broken.values(), sound], 12)
        for group in broken.values():
            await group.end()
        await server.kill()
        for what, group in broken.items():
            await damage(database_url, group.code, DAMAGES[what])
        await server.start()
        answers = {what: await answers_of(server, group) for what, group in broken.items()}
        await moved_on([sound], 10)
        async with server.client() as client:
            again = await gather_at(server, "after", seats=2, private=False)
            listed = [table["code"] for table in (await client.get("/api/tables")).json()["listed"]]
            assert again.code in listed
            for group in (sound, again):
                assert (await client.get(f"/api/tables/{group.code}/view")).status_code == 200
        await sound.end()
        await check_kept(database_url, [sound])
        mended = {"snapshot": ["200 ", "snapshot "]}  # rebuilt from the log
        assert answers == {what: ["503 table_broken", "refused table_broken"] for what in DAMAGES} | mended


async def test_a_damaged_table_keeps_no_bot_from_being_woken(database_url: str) -> None:
    async with running(database_url, bot_pause_low="600", bot_pause_high="600") as [server]:
        codes = [await table_of_bots(server) for _ in range(2)]
    long_ago = time.time() - 3600
    await damage(database_url, codes[0], DAMAGES["body"])
    for number, code in enumerate(codes):
        await damage(database_url, code, [f"UPDATE tables SET moved_at = {long_ago + number} WHERE code = '{code}'"])
    async with (
        running(database_url) as [server],
        server.client() as client,
    ):

        async def is_held() -> bool:
            rooms = next(
                line for line in (await client.get("/metrics")).text.splitlines() if line.startswith("frontier_rooms ")
            )
            return float(rooms.split()[1]) == 1

        await eventually(is_held, "the sound table was woken")


async def table_of_bots(server: Server) -> str:
    """Return a table at which a bot is to move, after the person has."""
    async with server.client() as client:
        answer = await client.post("/api/play", json={"game": "outpost", "seats": 2})
        assert answer.status_code == 200, answer.text
        code: str = answer.json()["code"]
        view = (await client.get(f"/api/tables/{code}/view")).json()
        if view["decision"] and view["decision"]["awaited"]:
            decision = view["decision"]
            body = {"id": "1", "decision": decision["id"], "action": decision["default"]}
            assert (await client.post(f"/api/tables/{code}/actions", json=body)).status_code == 200
        return code
