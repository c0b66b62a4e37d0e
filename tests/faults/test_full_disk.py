"""A disk that fills up while people play: nothing that was promised is lost, and they play on once there is room."""

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from sqlalchemy import make_url

from tests.databases import SQLITE, OwnPostgres, new_database, run_on
from tests.faults.people import gather_at, moved_on
from tests.faults.processes import eventually, running
from tests.faults.stored import check_kept

pytestmark = pytest.mark.anyio

BLOCK = b"x" * 4096


@pytest.fixture
def small_disk() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="frontier-disk-") as folder:
        Path(folder).chmod(0o755)
        mount = ["mount", "-t", "tmpfs", "-o", "size=32m", "tmpfs", folder]
        if subprocess.run(mount, check=False, capture_output=True).returncode:
            pytest.skip("no disk of our own can be mounted here")
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)


@pytest.fixture
def postgres_there(small_disk: Path, own_postgres: OwnPostgres) -> Iterator[str]:
    """A database on the small disk; the server's own files, such as its write-ahead log, are elsewhere."""
    owner = own_postgres.folder.stat()
    os.chown(small_disk, owner.st_uid, owner.st_gid)
    run_on(own_postgres.url, f"CREATE TABLESPACE small LOCATION '{small_disk}'")
    with new_database(own_postgres.url) as url:
        run_on(own_postgres.url, f"ALTER DATABASE {make_url(url).database} SET TABLESPACE small")
        yield url


@pytest.fixture
def sqlite_there(small_disk: Path) -> str:
    return f"{SQLITE}:///{small_disk}/frontier.sqlite3"


@pytest.fixture(params=["sqlite", "postgres"])
def url_there(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(f"{request.param}_there")
    return found


def fill(disk: Path) -> Path:
    """Write a file until there is no room for a block."""
    filler = disk / "filler"
    file = os.open(filler, os.O_CREAT | os.O_WRONLY)
    with suppress(OSError):
        while True:
            os.write(file, BLOCK)
    os.close(file)
    return filler


async def is_state(client: httpx.AsyncClient, wanted: str) -> bool:
    answer = await client.get("/readyz")
    return wanted == ("ready" if answer.status_code == 200 else answer.json()["params"]["reason"])


async def test_people_play_on_once_there_is_room_again(small_disk: Path, url_there: str) -> None:
    async with running(url_there) as [server], server.client() as client:
        group = await gather_at(server, "full", seats=3)
        group.begin(server)
        await moved_on([group], 10)
        filler = fill(small_disk)
        await eventually(lambda: is_state(client, "disk_full"), "the server says that the disk is full")
        seen = await client.get(f"/api/tables/{group.code}/view", headers=group.guests[0].headers)
        assert seen.status_code == 200, "what is stored can be read"
        filler.unlink()
        await eventually(lambda: is_state(client, "ready"), "the server is ready again")
        await moved_on([group], 10)
        await group.end()
        await check_kept(url_there, [group])
