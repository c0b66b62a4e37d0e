"""The command that hosts give: the other tests here fork a process that has read in the server's code already."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.databases import SQLITE
from tests.faults.people import gather_at
from tests.faults.processes import PATIENCE, ROOT, Server

pytestmark = pytest.mark.anyio


async def test_the_command_makes_the_database_serves_and_ends_when_it_is_asked_to(tmp_path: Path) -> None:
    server = Server(f"{SQLITE}:///{tmp_path}/new/folder/frontier.sqlite3")
    command = [sys.executable, "-m", "app", "serve", "--migrate"]
    process = subprocess.Popen(command, env=server.environment, cwd=ROOT, stdout=subprocess.PIPE)
    try:
        await server.until_ready(lambda: process.poll() is None)
        await gather_at(server, "command", seats=2)
        process.send_signal(signal.SIGTERM)
        told = process.communicate(timeout=PATIENCE)[0].decode()
        assert told == f"Frontier is open: {server.url}{os.linesep}"
        assert process.returncode in (0, -signal.SIGTERM)
    finally:
        process.kill()
        process.wait(PATIENCE)
