"""Positions of any title put on tables of a real server, so that a browser meets questions which are rare in play.

A table is opened and started by people as usual. Then the server is stopped, the log gets an entry with the position as
its snapshot, and the server is started again: it goes on from there, as it does after every restart.
"""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import BrowserContext

from app.engine.codec import encode, fingerprint
from app.engine.game import Setup
from app.engine.match import play
from app.engine.rng import seed_from
from app.games import TITLES
from tests.faults.processes import Server
from tests.web.staging import STAGED

NAMES = ("Ada", "Bob", "Cleo", "Maximilienne", "Eve", "Frédéric", "Gus", "Hanna-Lou", "Ivo")


class Staged:
    """A table in a given position."""

    def __init__(self, name: str, game: str, players: int, options: dict[str, str], seat: int) -> None:
        self.name = name
        self.game = game
        self.players = players
        self.options = options
        self.seat = seat
        """The seat that has to decide."""
        self.code = ""
        self.cookies: list[list[dict[str, str]]] = []
        """Of each seat's person."""

    def state(self) -> Any:
        raise NotImplementedError

    def enter(self, context: BrowserContext, url: str, seat: int | None = None) -> str:
        """Sign a browser in as the person of a seat, or who has to decide; return the table's URL."""
        own = self.cookies[self.seat if seat is None else seat]
        context.add_cookies([{**cookie, "url": url} for cookie in own])  # type: ignore[typeddict-item]
        return f"{url}/t/{self.code}"


class Reached(Staged):
    """A position that bots have reached."""

    def __init__(self, name: str, game: str, setup: Setup, state: Any, seat: int) -> None:
        super().__init__(name, game, setup.players, dict(setup.options), seat)
        self.reached = state

    def state(self) -> Any:
        return self.reached


def reached(game: str, players: int, first: str, **options: str) -> list[Staged]:
    """Let bots play a game; return the last position of every question that they met, and the first of one of them."""
    title, found = TITLES[game], dict[str, Staged]()
    setup = Setup(players, seed_from(f"phases {players}"), options)
    for _, step in play(title.game, setup, [title.bots["standard"]] * players):
        for decision in title.game.pending(step.state):
            scene = Reached(f"{game} {players} {decision.key}", game, setup, step.state, decision.seat)
            found[decision.key] = scene
            if decision.key == first:
                found.setdefault("first", scene)
    return list(found.values())


# --- on the server -------------------------------------------------------------------------------------------------


def open_tables(url: str, scenes: Sequence[Staged]) -> None:
    """Create and start a table for every scene."""
    people = [httpx.Client(base_url=url, headers={"origin": url}) for _ in NAMES]

    def do(who: int, path: str, body: dict[str, Any] | None = None) -> Any:
        return people[who].post(f"/api/{path}", json=body or {}).raise_for_status().json()

    for seat, name in enumerate(NAMES):
        do(seat, "session", {"name": name})
    for scene in scenes:
        scene.code = do(0, "tables", {"game": scene.game, "options": scene.options, "seats": scene.players})["code"]
        for seat in range(1, scene.players):
            do(seat, f"tables/{scene.code}/join")
        do(0, f"tables/{scene.code}/start")
        scene.cookies = [[{"name": name, "value": value} for name, value in each.cookies.items()] for each in people]
    for person in people:
        person.close()


def set_positions(database: Path, scenes: Sequence[Staged]) -> None:
    """Give each table's log one more entry, which leads to its position; it is the newest snapshot."""
    with sqlite3.connect(database) as connection:
        for scene in scenes:
            data = encode(scene.state())
            (last,) = connection.execute("SELECT last_seq FROM tables WHERE code = ?", (scene.code,)).fetchone()
            seq = last + 1
            connection.execute(
                "INSERT INTO snapshots (table_code, seq, data) VALUES (?, ?, ?)", (scene.code, seq, data)
            )
            entry = {**STAGED, "table_code": scene.code, "seq": seq, "hash": fingerprint(data)}
            names, marks = ", ".join(entry), ", ".join("?" * len(entry))
            connection.execute(f"INSERT INTO moves ({names}) VALUES ({marks})", list(entry.values()))
            connection.execute("UPDATE tables SET last_seq = ? WHERE code = ?", (seq, scene.code))
    connection.close()


@contextmanager
def staged_server(folder: Path, scenes: Sequence[Staged]) -> Iterator[Server]:
    """Run a server with a table for every scene."""
    server = Server(f"sqlite+aiosqlite:///{folder}/frontier.db")
    with ThreadPoolExecutor(1) as aside:
        # Playwright keeps a loop of its own running in this thread.
        aside.submit(lambda: asyncio.run(server.start())).result()
        open_tables(server.url, scenes)
        aside.submit(lambda: asyncio.run(server.stop())).result()
        set_positions(folder / "frontier.db", scenes)
        aside.submit(lambda: asyncio.run(server.start())).result()
        yield server
        aside.submit(lambda: asyncio.run(server.stop())).result()
