"""`serve` says that it is open once it is, and says why where it can't be."""

import asyncio
import socket
from typing import Any

import pytest
import uvicorn

from app.cli.serve import AnnouncingServer


async def app(_scope: Any, _receive: Any, _send: Any) -> None:
    """Answer nothing: only the start is tested."""


def server_at(port: int) -> AnnouncingServer:
    return AnnouncingServer(uvicorn.Config(app, port=port, lifespan="off", log_level="warning"))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def test_the_server_says_that_it_is_open_when_somebody_can_come_in(capsys: pytest.CaptureFixture[str]) -> None:
    port = free_port()
    server = server_at(port)
    server.config.load()
    server.lifespan = server.config.lifespan_class(server.config)
    assert capsys.readouterr().out == ""

    async def run() -> None:
        await server.startup()
        assert capsys.readouterr().out == f"Frontier is open: http://127.0.0.1:{port}\n"
        socket.create_connection(("127.0.0.1", port)).close()
        await server.shutdown()

    asyncio.run(run())


def test_where_the_port_is_taken_the_server_does_not_claim_to_be_open(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(SystemExit) as left:
            server_at(port).run()
    assert left.value.code
    said = capsys.readouterr()
    assert said.out == ""
    assert "address already in use" in said.err
    assert f"could not open at http://127.0.0.1:{port}" in said.err
