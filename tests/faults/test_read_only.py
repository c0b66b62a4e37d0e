"""A file or folder that may not be written: the server lives, says that it is not ready, and is as soon as it may."""

import ctypes
from collections.abc import Mapping, Sequence
from pathlib import Path

import httpx
import pytest

from tests.databases import SQLITE
from tests.faults.processes import Server, eventually, serve

pytestmark = pytest.mark.anyio

CAPABILITIES_VERSION = 0x20080522
CAP_DAC_OVERRIDE = 1 << 1


def heed_permissions() -> None:
    """Give up root's right to write whatever it likes; nobody else has it."""
    libc = ctypes.CDLL(None, use_errno=True)
    header = (ctypes.c_uint32 * 2)(CAPABILITIES_VERSION, 0)
    sets = (ctypes.c_uint32 * 6)()  # effective, permitted and inheritable, twice
    assert libc.capget(header, sets) == 0
    sets[0] &= ~CAP_DAC_OVERRIDE
    assert libc.capset(header, sets) == 0


def serve_without_override(environment: Mapping[str, str], arguments: Sequence[str]) -> None:
    heed_permissions()
    serve(environment, arguments)


class HeedfulServer(Server):
    target = staticmethod(serve_without_override)


async def has_status(client: httpx.AsyncClient, status: int) -> bool:
    return (await client.get("/readyz")).status_code == status


@pytest.mark.parametrize(("part", "locked"), [("file", 0o444), ("folder", 0o555)])
async def test_what_may_not_be_written_is_not_ready_until_it_may(tmp_path: Path, part: str, locked: int) -> None:
    path = tmp_path / "frontier.sqlite3"
    server = HeedfulServer(f"{SQLITE}:///{path}")
    try:
        await server.start()
        await server.stop()
        kept = path if part == "file" else tmp_path
        usual = kept.stat().st_mode
        kept.chmod(locked)
        await server.until_ready(server.launch(), "/healthz")
        async with server.client() as client:
            answer = await client.get("/readyz")
            assert (answer.status_code, answer.json()["params"]) == (503, {"reason": "read_only"})
            kept.chmod(usual)
            await eventually(lambda: has_status(client, 200), "the server is ready again")
            assert (await client.post("/api/session", json={"name": "Ada"})).status_code == 200
    finally:
        server.ensure_gone()
