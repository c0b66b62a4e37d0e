import asyncio
import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from app.tables import stand_ins
from tests.browser.people import Site
from tests.faults.processes import Server, serve

CHROMIUM = shutil.which("chromium")
FLAGS = ("--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser for the tests of a file; every person gets a context of their own.

    Playwright keeps a loop running as long as it is open, in which no other test could run its own.
    """
    if CHROMIUM is None:
        pytest.skip("NO CHROMIUM: the browser tests are not run (`make chromium` installs it as root)")
    sandbox = () if os.geteuid() else ("--no-sandbox",)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, *sandbox])
        yield browser
        browser.close()


def serve_impatiently(environment: Mapping[str, str], arguments: Sequence[str]) -> None:
    """Run a server for which people who have gone are away at once."""
    stand_ins.MINUTE = 0
    serve(environment, arguments)


class ImpatientServer(Server):
    target = staticmethod(serve_impatiently)


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[Server]:
    """Run a real server whose bots stand in at once for who has gone."""
    server = ImpatientServer(f"sqlite+aiosqlite:///{folder}/frontier.db", **settings)
    # Playwright keeps a loop of its own running in this thread.
    with ThreadPoolExecutor(1) as aside:
        aside.submit(lambda: asyncio.run(server.start())).result()
        yield server
        aside.submit(lambda: asyncio.run(server.stop())).result()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once."""
    with serving(tmp_path_factory.mktemp("browser")) as server:
        yield server


@pytest.fixture
def site(chromium: Browser, server: Server) -> Iterator[Site]:
    """People who come to the server; after the test they leave, and nothing may have gone wrong in their pages."""
    site = Site(chromium, server.url)
    yield site
    site.close()
