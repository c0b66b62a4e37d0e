"""Too much at once: whoever sends more than any page would is sent away, and whoever is in a crowd may come again."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.server import Line, quick, serving

pytestmark = pytest.mark.anyio

PAGE_GIVES_UP, TRY_LATER = 1008, 1013


async def closed_with(line: Line) -> tuple[str, int]:
    """Read on until the socket is closed; return the last refusal and the code."""
    why = ""
    while True:
        try:
            found = await line.receive()
        except ConnectionClosed:
            assert line.connection.close_code is not None
            return why, line.connection.close_code
        why = str(found.get("code", why))


async def test_whoever_is_kept_out_by_a_crowd_is_told_to_come_again(database_url: str) -> None:
    async with serving(quick(database_url, rate_http="12/minute")) as server:
        ada, bob = await server.guests("Ada", "Bob")
        code = await server.started(ada, bob)
        lines = [await ada.dial(code) for _ in range(30)]
        kept_out = [line for line in lines if (await line.receive())["type"] == "refused"]
        assert kept_out
        assert {(await closed_with(line))[1] for line in kept_out} == {TRY_LATER}


@pytest.mark.parametrize("frame", ['{"type":"ping"}', "nonsense", '{"type":"undo","id":"x","to":1}'])
async def test_a_flood_of_frames_is_not_answered_for_ever(database_url: str, frame: str) -> None:
    async with serving(quick(database_url, rate_frame="50/minute")) as server:
        ada, bob = await server.guests("Ada", "Bob")
        code = await server.started(ada, bob)
        flooding = await (await server.stranger()).sit_at(code)
        for _ in range(200):
            await flooding.send(frame)
        assert await closed_with(flooding) == ("too_often", PAGE_GIVES_UP)
        assert len(flooding.raw) < 100
        line = await ada.sit_at(code)
        assert (await line.ask(type="chat", text="still here"))["type"] == "ack"
